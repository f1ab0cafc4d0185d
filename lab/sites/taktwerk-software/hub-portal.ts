import { type HubSpotForm, hubSpotPortals } from '../../third-parties/hubspot/portals.ts';

const german: HubSpotForm = {
  fields: [
    { name: 'firstname', label: 'Vorname', type: 'text' },
    { name: 'lastname', label: 'Nachname', type: 'text', required: true },
    { name: 'email', label: 'Geschäftliche E-Mail-Adresse', type: 'email', required: true },
    { name: 'company', label: 'Unternehmen', type: 'text', required: true },
    { name: 'phone', label: 'Telefonnummer (freiwillig)', type: 'phonenumber' },
    {
      name: 'numemployees',
      label: 'Mitarbeitende in der Fertigung',
      type: 'select',
      options: ['bis 20', '21–50', '51–200', 'mehr als 200'],
    },
    { name: 'message', label: 'Was möchten Sie sehen?', type: 'textarea' },
    {
      name: 'LEGAL_CONSENT_subscription_type_64021877',
      label: 'Ja, ich möchte zusätzlich etwa einmal im Monat Neues zu Taktwerk per E-Mail erhalten. Abmelden kann ich mich jederzeit.',
      type: 'booleancheckbox',
    },
  ],
  consentText:
    '<p>Wir verwenden Ihre Angaben, um die Vorführung mit Ihnen zu vereinbaren. Näheres in unserer <a href="/datenschutz">Datenschutzerklärung</a>.</p>',
  submit: 'Demo anfordern',
  thanks: '<p>Vielen Dank! Wir melden uns innerhalb eines Werktags.</p>',
};

const english: HubSpotForm = {
  fields: [
    { name: 'firstname', label: 'First name', type: 'text' },
    { name: 'lastname', label: 'Last name', type: 'text', required: true },
    { name: 'email', label: 'Business email', type: 'email', required: true },
    { name: 'company', label: 'Company', type: 'text', required: true },
    { name: 'message', label: 'What would you like to see?', type: 'textarea' },
  ],
  consentText: '<p>We use these details to arrange the demo with you. See our <a href="/en/privacy-policy">privacy policy</a>.</p>',
  submit: 'Request a demo',
  thanks: '<p>Thank you. We will be in touch within one working day.</p>',
};

/** Forms of the demo pages by language. */
export const demoForms = { de: '3f0d6c52-91a7-4b7e-9c54-d1e0a86b7f23', en: 'a94c1e07-2f6b-47d1-8e3c-50b9d7f41c66' } as const;

hubSpotPortals.publish('145728391', {
  banner: {
    de: {
      notice:
        '<p>Wir verwenden Cookies, um unsere Website zu verbessern und zu verstehen, welche Inhalte gelesen werden. Statistik setzen wir nur ein, wenn Sie zustimmen. Ihre Entscheidung können Sie jederzeit über „Cookie-Einstellungen“ am Seitenende ändern.</p><p>Näheres steht in unserer <a href="/datenschutz">Datenschutzerklärung</a>, Angaben zum Anbieter im <a href="/impressum">Impressum</a>.</p>',
      accept: 'Akzeptieren',
      decline: 'Ablehnen',
      settings: 'Cookie-Einstellungen',
      dialogTitle: 'Cookies auf dieser Website',
      dialogText: 'Entscheiden Sie je Gruppe. Ohne Auswahl werden nur die notwendigen Cookies gesetzt.',
      acceptAll: 'Alle akzeptieren',
      save: 'Speichern',
      alwaysActive: 'Immer aktiv',
      categories: {
        necessary: ['Notwendige Cookies', 'Ohne diese Cookies lässt sich die Website nicht sicher ausliefern.'],
        analytics: ['Analyse', 'Zeigt uns, welche Seiten besucht werden und woher Besucher kommen.'],
        advertisement: ['Werbung', 'Hilft, Anzeigen nicht mehrfach zu zeigen und ihren Erfolg zu messen.'],
        functionality: ['Funktionalität', 'Merkt sich Eingaben und Vorlieben.'],
      },
    },
    en: {
      notice:
        '<p>We use cookies to improve our website and to see which pages are read. Statistics run only if you agree. You can change your decision at any time via “Cookie settings” at the bottom of each page.</p><p>Details are in our <a href="/en/privacy-policy">privacy policy</a>; see also the <a href="/en/legal-notice">legal notice</a>.</p>',
      accept: 'Accept',
      decline: 'Decline',
      settings: 'Cookie settings',
      dialogTitle: 'Cookies on this website',
      dialogText: 'Decide group by group. If you choose nothing, only necessary cookies are set.',
      acceptAll: 'Accept all',
      save: 'Save settings',
      alwaysActive: 'Always active',
      categories: {
        necessary: ['Necessary cookies', 'Without them the website cannot be delivered securely.'],
        analytics: ['Analytics', 'Shows us which pages are visited and where visitors come from.'],
        advertisement: ['Advertisement', 'Helps to limit how often ads are shown and to measure them.'],
        functionality: ['Functionality', 'Remembers input and preferences.'],
      },
    },
  },
  forms: { [demoForms.de]: german, [demoForms.en]: english },
});
