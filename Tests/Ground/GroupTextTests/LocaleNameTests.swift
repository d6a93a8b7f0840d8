import GroupText
import Testing

struct LocaleNameTests {
    @Test(arguments: [
        ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "de_AT.UTF-8", "LC_ALL": "POSIX"], "en_US"),
        (["LANG": "de_AT.UTF-8"], "de_AT"), (["LANG": "de_AT@euro", "LC_ALL": ""], "de_AT"),
        (["LANG": "de_AT", "LC_ALL": "fr_FR.UTF-8"], "fr_FR"), (["LANG": "ar"], "ar"), (["LANG": "_"], "en"),
        (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "en_DE"), (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
        (["LANG": "zh-Hant-TW"], "zh_Hant_TW"), (["LANG": "en_US", "LC_MESSAGES": "es_ES"], "es_US"),
    ])
    func `The environment chooses a language, and a region of dates and numbers`(
        _ environment: [String: String], _ identifier: String
    ) {
        #expect(LocaleName { environment[$0] }.identifier == identifier)
    }
}
