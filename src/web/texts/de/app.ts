/** German texts of shell, dialogs and pages around the features; the shape the English ones are held to. */
export const app = {
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  toHome: 'Zur Startseite',
  navigation: { label: 'Hauptnavigation', dashboard: 'Dashboard', profile: 'Profil', upgrade: 'Upgrade', login: 'Login', logout: 'Logout', menu: 'Menü' },
  professional: 'Professional Account',
  footer: {
    label: 'Angaben zum Angebot',
    kontakt: 'Kontakt',
    'cookie-richtlinie': 'Cookie-Richtlinie',
    agb: 'AGB',
    datenschutz: 'Datenschutz',
    impressum: 'Impressum',
    language: 'Sprache',
    scheme: 'Farben',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das System',
  },
  dialog: { title: 'Hinweis', accept: 'OK', dismiss: 'Abbrechen', close: 'Schließen' },
  unsaved: {
    title: 'Seite verlassen?',
    message: 'Ihre Eingaben auf dieser Seite sind noch nicht gespeichert und gehen verloren.',
    accept: 'Seite verlassen',
    dismiss: 'Bleiben',
  },
  offline: 'Keine Verbindung zum Internet. Eingaben werden erst wieder übertragen, wenn die Verbindung steht.',
  online: 'Die Verbindung steht wieder.',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Unter der Adresse <address>-</address> liegt nichts. Vielleicht hat sie sich geändert, oder sie wurde nicht vollständig übertragen.',
  },
  unavailable: {
    title: 'Der Dienst ist nicht erreichbar',
    text: 'Die Anwendung konnte ihre Einstellungen nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  broken: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Möglicherweise wurde die Anwendung inzwischen erneuert. Laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
};
