import type { Locale } from '#contract/vocabulary.ts';
import { manifestName } from './manifest.ts';

/** What the guides name of the scan. */
export interface GuidedPackage {
  url: string;
  createdAt: string;
  engineVersion: string;
  ruleVersion: string;
  browser: string;
}

/** Names of the guides within the package. */
export const guideNames: Record<Locale, string> = { de: 'LIESMICH.txt', en: 'README.txt' };

const guides: Record<Locale, (about: GuidedPackage) => string> = {
  de: ({ url, createdAt, engineVersion, ruleVersion, browser }) => `Beweispaket eines Scans von Spurenleser

Website: ${url}
Zeitpunkt (UTC): ${createdAt}
Regelstand: ${ruleVersion}
Programm: Spurenleser ${engineVersion}
Browser: ${browser}

Was das ist
  Dieses Paket enthält, was ein Browser beim Besuch der Website technisch beobachtet hat: ohne
  Interaktion (none), nach Ablehnen (reject) und nach Zustimmen (accept). Es beschreibt den genannten
  Zeitpunkt. Es ist keine Rechtsberatung.

Was darin liegt
  report.json            der Bericht und die Monitore, wie sie beim Versiegeln waren
  har.json               alle Anfragen als HAR 1.2, personenbezogene Angaben maskiert
  screenshots/           Bildschirmfotos
  scan.json              Auftrag, Zeitpunkte, Versionen, Fehler des Scans
  pages.json             besuchte Seiten mit ihren Texten
  transport.json         Verschlüsselung und Kopfzeilen
  gateway.json           jede Verbindung nach außen: Name, aufgelöste Adresse, Bytes
  states/<Zustand>/      Anfragen, Cookies, Web-Speicher, Banner, Einwilligung je Zustand
  withdrawal*.json, close-test.json  Widerruf und Schließen des Banners
  ${manifestName}          Versionen und zu jeder Datei Länge und SHA-256
  Die Dateien unter states/ sind unmaskiert und können personenbezogene Angaben der Website enthalten.
  Alle Texte sind UTF-8, Zeiten sind UTC.

Wie Sie es prüfen
  1. Mit Spurenleser:  npm run verify -- PAKET.zip --seal PRÜFSUMME
     Der Befehl nennt jede Datei, die beschädigt ist, fehlt oder hinzugekommen ist.
  2. Ohne Spurenleser: Paket entpacken. Für jede Datei „sha256sum DATEI“ mit dem Eintrag „sha256“ in
     ${manifestName} vergleichen; andere Dateien dürfen nicht vorhanden sein.
  Die Prüfsumme des Ganzen ist „sha256sum ${manifestName}“. Sie steht am Ende des Berichts („Siegel“) und
  in seinen Exporten. Stimmt sie überein und stimmen alle Dateien, ist das Paket unverändert. Ohne die
  Prüfsumme aus dem Bericht zeigt die Prüfung nur, dass das Paket in sich stimmig ist.
`,
  en: ({ url, createdAt, engineVersion, ruleVersion, browser }) => `Evidence package of a scan by Spurenleser

Website: ${url}
Time (UTC): ${createdAt}
Rules as of: ${ruleVersion}
Program: Spurenleser ${engineVersion}
Browser: ${browser}

What this is
  This package holds what a browser technically observed when it visited the website: without
  interaction (none), after rejecting (reject) and after accepting (accept). It describes the time named
  above. It is not legal advice.

What is in it
  report.json            the report and the monitors as they were when the package was sealed
  har.json               all requests as HAR 1.2, personal data masked
  screenshots/           screenshots
  scan.json              order, times, versions, errors of the scan
  pages.json             pages visited, with their texts
  transport.json         encryption and headers
  gateway.json           every connection to the outside: name, resolved address, bytes
  states/<state>/        requests, cookies, web storage, banner, consent in each state
  withdrawal*.json, close-test.json  withdrawal and closing of the banner
  ${manifestName}          versions, and length and SHA-256 of each file
  The files below states/ are not masked and may hold personal data of the website.
  All texts are UTF-8, times are UTC.

How to verify it
  1. With Spurenleser:  npm run verify -- PACKAGE.zip --seal CHECKSUM
     The command names each file that is damaged, missing or was added.
  2. Without Spurenleser: unpack the package. Compare "sha256sum FILE" of each file with the entry "sha256" in
     ${manifestName}; there must be no other files.
  The checksum of the whole is "sha256sum ${manifestName}". It stands at the end of the report ("seal") and in
  its exports. If it is the same and all files match, the package is unchanged. Without the checksum from the
  report, verifying only shows that the package is consistent in itself.
`,
};

/** The guides of a package by file name: what it is and how anybody can verify it. */
export function packageGuides(about: GuidedPackage): [name: string, text: string][] {
  const oneLine = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, String(value).replace(/\s+/g, ' ')]));
  return (['de', 'en'] as const).map((locale) => [guideNames[locale], guides[locale](oneLine as unknown as GuidedPackage)]);
}
