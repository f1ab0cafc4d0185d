/** German texts of the list of exports; the shape the English ones are held to. */
export const exportMenu = {
  groups: {
    tables: 'Tabellen',
    notice: 'Für Datenschutzerklärung und Verarbeitungsverzeichnis',
    evidence: 'Belege',
    programs: 'Für Programme',
  },
  old: 'Bei älteren Scans können diese Dateien fehlen.',
  files: {
    'report.xlsx': {
      name: 'Alles in einer Arbeitsmappe',
      format: 'XLSX',
      use: 'Befunde, Tags, Cookies und Seiten zum Filtern und Weitergeben',
    },
    'findings.csv': { name: 'Befunde', format: 'CSV', use: 'Alle Prüfungen mit Ergebnis, Belegen, Recht und Behebung' },
    'tags.csv': { name: 'Tags', format: 'CSV', use: 'Jeder Host mit Dienst, Anbieter, Land und Zuständen' },
    'cookies.csv': { name: 'Cookies und Web-Speicher', format: 'CSV', use: 'Jeder Eintrag mit Zweck, Laufzeit und Setzer' },
    'cookie-table.html': { name: 'Cookie-Tabelle', format: 'HTML', use: 'Zum Einfügen in die Datenschutzerklärung; Unklares ist markiert' },
    'cookie-table.md': { name: 'Cookie-Tabelle', format: 'Markdown', use: 'Dieselbe Tabelle für Redaktionssysteme mit Markdown' },
    'privacy-notice-services.csv': {
      name: 'Abgleich der Datenschutzerklärung',
      format: 'CSV',
      use: 'Dienste, die darin fehlen, und genannte, die nicht beobachtet wurden',
    },
    'recipients.csv': {
      name: 'Empfänger und Drittländer',
      format: 'CSV',
      use: 'Anbieter, Länder, DPF-Status und Zwecke für das Verzeichnis nach Art. 30 DSGVO',
    },
    'evidence.zip': { name: 'Beweispaket', format: 'ZIP', use: 'Alle Beobachtungen, versiegelt und von Dritten nachprüfbar' },
    'requests.har': { name: 'Anfragen', format: 'HAR', use: 'Netzwerkverkehr für Entwicklerwerkzeuge, persönliche Angaben maskiert' },
    'scan.json': { name: 'Bericht und Monitore', format: 'JSON', use: 'Alle Daten des Scans zur Weiterverarbeitung' },
    'findings.sarif': { name: 'Befunde', format: 'SARIF', use: 'Für Ticketsysteme und Auswertung in der Entwicklung' },
  },
};
