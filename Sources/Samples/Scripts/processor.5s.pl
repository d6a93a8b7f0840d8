#!/usr/bin/perl
# <xbar.title>Processor</xbar.title>
# <xbar.desc>The load of the last minute, against the number of processors.</xbar.desc>
use strict;
use warnings;

sub lines { open my $file, '<', shift or return; return <$file> }

my ($one, $five, $fifteen) = split ' ', (lines('/proc/loadavg'))[0];
my $processors = grep { /^processor/ } lines('/proc/cpuinfo');
$processors ||= 1;
my $percentage = int(100 * $one / $processors + 0.5);
$percentage = 100 if $percentage > 100;
my $class = $percentage > 90 ? 'critical' : $percentage > 60 ? 'warning' : 'good';
printf qq({"text": "Load %s", "percentage": %d, "class": "%s", "tooltip": "5 minutes: %s\\n15 minutes: %s"}\n),
    $one, $percentage, $class, $five, $fifteen;
