import type { Locale } from '#contract/vocabulary.ts';

/** Commands that have a help page of their own; `all` is the overview. */
export type HelpTopic = 'all' | 'scan' | 'judge' | 'verify' | 'lab';

const exitCodeTable: Record<Locale, string> = {
  de: `Exit-Codes
  0    fertig; mit --fail-on: vollständig geprüft und Schwelle nicht erreicht
  1    --fail-on ist erreicht
  2    falsche Verwendung: unbekannte Option, ungültige Adresse, Datei nicht les- oder schreibbar
  3    Scan nicht gelungen oder abgelehnt: Ziel nicht erreichbar, gesperrt, kein Browser
  4    nur mit --fail-on: ein Zustand ließ sich nicht prüfen, die Schwelle ist nicht auszuschließen
  5    Ergebnis nicht zugestellt: Datei nicht geschrieben, Ausgabeleitung geschlossen
  6    nur verify: Beweispaket beschädigt oder verändert, oder mit anderem Siegel
  130  abgebrochen (Strg-C)
Ohne --fail-on endet auch ein unvollständiger Scan mit 0; der Bericht sagt, was nicht geprüft wurde.
`,
  en: `Exit codes
  0    done; with --fail-on: examined completely and threshold not met
  1    --fail-on is met
  2    wrong use: unknown option, invalid address, file not readable or writable
  3    scan failed or refused: target not reachable, blocked, no browser
  4    only with --fail-on: a state could not be examined, the threshold cannot be ruled out
  5    result not delivered: file not written, output pipe closed
  6    verify only: evidence package damaged or changed, or with another seal
  130  interrupted (Ctrl-C)
Without --fail-on an incomplete scan ends with 0 too; the report says what was not examined.
`,
};

const outputOptions: Record<Locale, string> = {
  de: `  --json DATEI          Bericht und Monitore als JSON; - = Standardausgabe
  --fail-on KLASSE      risk oder hint: Exit-Code 1, wenn es so einen Befund gibt
  --lang SPRACHE        de (Vorgabe) oder en
  --quiet               kein Fortschritt
  --no-color            keine Farben (auch: NO_COLOR, Ausgabe in Datei oder Leitung)
  --help                diese Hilfe
`,
  en: `  --json FILE           report and monitors as JSON; - = standard output
  --fail-on CLASS       risk or hint: exit code 1 when there is such a finding
  --lang LANGUAGE       de (default) or en
  --quiet               no progress
  --no-color            no colours (also: NO_COLOR, output to a file or pipe)
  --help                this help
`,
};

const pages: Record<Locale, Record<HelpTopic, (program: string) => string>> = {
  de: {
    all: (program) => `Spurenleser prüft Websites in drei Zuständen (keine Interaktion, abgelehnt, zugestimmt)
und belegt jeden Befund.

Verwendung
  ${program} scan URL [Optionen]        Website scannen
  ${program} judge ARCHIV [Optionen]    Beweisarchiv ohne Browser neu bewerten
  ${program} verify PAKET [Optionen]    Beweispaket auf Veränderungen prüfen
  ${program} lab                        Beispiel-Websites auf diesem Rechner starten
  ${program} BEFEHL --help              Hilfe zu einem Befehl
  ${program} --version                  Version

${exitCodeTable.de}`,
    scan: (program) => `Verwendung: ${program} scan URL [Optionen]

Scannt die Website und schreibt den Bericht auf die Standardausgabe, den Fortschritt auf die
Fehlerausgabe. Mit --json - oder --har - gehört die Standardausgabe allein diesem Format.

Ergebnis
${outputOptions.de}  --har DATEI           alle Anfragen als HAR 1.2; - = Standardausgabe
  --evidence DATEI      versiegeltes Beweisarchiv

Umfang
  --pages N             weitere Seiten neben Start- und Rechtsseiten, 0 bis 100 (Vorgabe 10)
  --timeout SEKUNDEN    Zeitlimit des ganzen Scans, 10 bis 3600 (Vorgabe 300)
  --network DATEI       Hostnamen auf Adressen abbilden (Testumgebung, Staging)

Angaben zur Website
  --imprint URL         Impressum
  --privacy URL         Datenschutzerklärung
  --terms URL           AGB
  --cancellation URL    Widerrufsbelehrung
  --website-type TYP    privateer, company, society oder liberalprofession
  --industry BRANCHE    zum Beispiel retail-online
  --legal-form FORM     zum Beispiel gmbh
  --purpose ZWECK       zum Beispiel shop-goods-b2c; mehrfach möglich

${exitCodeTable.de}`,
    judge: (program) => `Verwendung: ${program} judge ARCHIV [Optionen]

Liest ein Beweisarchiv und bewertet es nach den heutigen Regeln, ohne Browser und ohne Netz.

Optionen
${outputOptions.de}
${exitCodeTable.de}`,
    verify: (program) => `Verwendung: ${program} verify PAKET [Optionen]

Vergleicht jede Datei eines Beweispakets mit dem Manifest darin und nennt, was beschädigt ist, fehlt oder
hinzugekommen ist. Mit --seal auch, ob das Manifest selbst noch das versiegelte ist.

Optionen
  --seal PRÜFSUMME      Siegel vom Ende des Berichts (SHA-256 des Manifests)
  --lang SPRACHE        de (Vorgabe) oder en
  --help                diese Hilfe

${exitCodeTable.de}`,
    lab: (program) => `Verwendung: ${program} lab [Optionen des Labors]

Startet Beispiel-Websites samt Trackern und Einwilligungsbannern auf diesem Rechner.
`,
  },
  en: {
    all: (program) => `Spurenleser examines websites in three states (no interaction, rejected, accepted)
and proves every finding.

Usage
  ${program} scan URL [options]         scan a website
  ${program} judge ARCHIVE [options]    judge an evidence archive again, without a browser
  ${program} verify PACKAGE [options]   check an evidence package for changes
  ${program} lab                        start the example websites on this machine
  ${program} COMMAND --help             help on a command
  ${program} --version                  version

${exitCodeTable.en}`,
    scan: (program) => `Usage: ${program} scan URL [options]

Scans the website and writes the report to standard output, progress to standard error.
With --json - or --har - standard output belongs to that format alone.

Result
${outputOptions.en}  --har FILE            all requests as HAR 1.2; - = standard output
  --evidence FILE       sealed evidence archive

Extent
  --pages N             further pages beside start and legal pages, 0 to 100 (default 10)
  --timeout SECONDS     time limit of the whole scan, 10 to 3600 (default 300)
  --network FILE        map host names to addresses (test environment, staging)

About the website
  --imprint URL         imprint
  --privacy URL         privacy notice
  --terms URL           terms
  --cancellation URL    withdrawal instruction
  --website-type TYPE   privateer, company, society or liberalprofession
  --industry INDUSTRY   for example retail-online
  --legal-form FORM     for example gmbh
  --purpose PURPOSE     for example shop-goods-b2c; may be repeated

${exitCodeTable.en}`,
    judge: (program) => `Usage: ${program} judge ARCHIVE [options]

Reads an evidence archive and judges it by the rules of today, without browser and network.

Options
${outputOptions.en}
${exitCodeTable.en}`,
    verify: (program) => `Usage: ${program} verify PACKAGE [options]

Compares each file of an evidence package with the manifest in it and names what is damaged, missing or was
added. With --seal also whether the manifest itself is still the one that was sealed.

Options
  --seal CHECKSUM       seal from the end of the report (SHA-256 of the manifest)
  --lang LANGUAGE       de (default) or en
  --help                this help

${exitCodeTable.en}`,
    lab: (program) => `Usage: ${program} lab [options of the lab]

Starts example websites with trackers and consent banners on this machine.
`,
  },
};

/** Help page on a command in one language. */
export function helpText(topic: HelpTopic, locale: Locale, program: string): string {
  return pages[locale][topic](program);
}
