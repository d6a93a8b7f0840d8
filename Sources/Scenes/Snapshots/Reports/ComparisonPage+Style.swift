extension ComparisonPage {
    static let style = """
        :root { color-scheme: light dark; --ground: #fff; --line: #d5d9e0; --ink: #1c1e22; --quiet: #5b626e; --accent: #0a60d0;
          --sheet: #eef0f4 }
        @media (prefers-color-scheme: dark) { :root { --ground: #16181c; --line: #363b45; --ink: #e6e8ec; --quiet: #a2a9b5;
          --accent: #6fb0ff; --sheet: #22262d } }
        body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 0 auto; padding: 1.5rem; max-width: 75rem;
          background: var(--ground); color: var(--ink) }
        h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.05rem; margin: 0 0 .5rem; overflow-wrap: anywhere }
        p { margin: .5rem 0 } .summary, .keys, figcaption, summary { color: var(--quiet); font-size: 13px }
        article { border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 1.25rem 0 }
        .sentences { margin: 0; padding-left: 1.2rem; font-weight: 500 }
        .side { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem;
          align-items: start } figure { margin: 0 }
        img { max-width: 100%; display: block } figure img, .stack, .difference img { background: var(--sheet); border-radius: 8px }
        .slider, .difference, [data-view=slider] .side, [data-view=difference] .side { display: none }
        [data-view=slider] .slider, [data-view=difference] .difference { display: block }
        .stack { display: inline-grid; position: relative } .stack img { grid-area: 1 / 1 }
        .stack img + img { clip-path: inset(0 calc(100% - var(--shown, 50%)) 0 0) }
        .stack::after { content: ""; position: absolute; inset: 0 auto 0 var(--shown, 50%); width: 2px; background: var(--accent) }
        input[type=range] { display: block; width: min(100%, 24rem); accent-color: var(--accent) }
        nav { display: flex; gap: .25rem; margin: .75rem 0 } code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere }
        button { font: inherit; font-size: 13px; color: inherit; background: none; border: 1px solid var(--line);
          border-radius: 6px; padding: .15rem .6rem; cursor: pointer }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--ground) }
        kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 0 .3em }
        :focus-visible, article:focus { outline: 2px solid var(--accent); outline-offset: 2px }
        """

    static let script = """
        const articles = [...document.querySelectorAll('article')]
        let chosen = -1
        const choose = (index) => {
          chosen = Math.max(0, Math.min(articles.length - 1, index))
          articles[chosen]?.focus()
        }
        const show = (article, view) => {
          if (!article?.querySelector('nav')) return
          article.dataset.view = view
          for (const button of article.querySelectorAll('nav button'))
            button.setAttribute('aria-pressed', button.dataset.view === view)
          if (view === 'slider') article.querySelector('input').focus()
        }
        const copy = (button) => {
          navigator.clipboard?.writeText(button.dataset.copies)
          button.textContent = 'Copied'
          setTimeout(() => button.textContent = 'Copy', 1500)
        }
        addEventListener('click', ({ target }) => {
          if (target.matches('nav button')) show(target.closest('article'), target.dataset.view)
          if (target.matches('.copy')) copy(target)
        })
        addEventListener('input', ({ target }) =>
          target.closest('.slider').style.setProperty('--shown', target.value + '%'))
        addEventListener('focusin', ({ target }) => {
          const index = articles.indexOf(target.closest('article'))
          if (index >= 0) chosen = index
        })
        addEventListener('keydown', (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const views = { 1: 'side', 2: 'slider', 3: 'difference' }
          if (event.key === 'j') choose(chosen + 1)
          else if (event.key === 'k') choose(chosen - 1)
          else if (views[event.key]) show(articles[Math.max(0, chosen)], views[event.key])
          else if (event.key === 'c') copy((articles[chosen] ?? document).querySelector('.copy'))
          else return
          event.preventDefault()
        })
        """
}
