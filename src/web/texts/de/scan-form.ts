/** German texts of the form that orders a scan; the shape the English ones are held to. */
export const scanForm = {
  url: 'Adresse der Website',
  urlHelp: 'Beginnt mit https:// oder http://',
  urlPlaceholder: 'https://www.beispiel.de',
  terms:
    'Ich habe die <agb>AGB</agb> gelesen und bin einverstanden. Wie wir Ihre Eingaben verarbeiten, steht in der <datenschutz>Datenschutzerklärung</datenschutz>.',
  submit: 'Scan starten',
  submitting: 'Scan wird vorbereitet',
  failed: 'Der Scan wurde nicht gestartet.',
  settings: {
    summary: 'Scan-Einstellungen',
    optional: 'optional, macht das Ergebnis genauer',
    websiteType: 'Wer betreibt die Website?',
    noAnswer: 'keine Angabe',
    industry: 'Branche',
    legalForm: 'Rechtsform',
    purposes: 'Zwecke der Website',
    purposesHelp: 'Mehrere möglich',
    urlImprint: 'Adresse des Impressums',
    urlDPN: 'Adresse der Datenschutzerklärung',
    urlTermsAndConditions: 'Adresse der AGB',
    urlCancellationPolicy: 'Adresse der Widerrufsbelehrung',
    searched: 'wird sonst gesucht',
  },
};
