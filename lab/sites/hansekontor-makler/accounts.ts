import { cookiebotGroups } from '../../third-parties/cookiebot/hosts.ts';
import { hubSpotPortals } from '../../third-parties/hubspot/portals.ts';
import { provenExpertProfiles } from '../../third-parties/provenexpert/hosts.ts';
import type { DeclaredCookie } from '../../third-parties/publications.ts';
import { broker } from './broker.ts';

const declared = (category: string, name: string, provider: string, purpose: string, lifetime: string): DeclaredCookie => ({
  category,
  name,
  provider,
  purpose,
  lifetime,
});

// As of the last time somebody read the report of Cookiebot: Analytics is gone since, the frames were never found.
const cookies = [
  declared(
    'necessary',
    'CookieConsent',
    'Cookiebot',
    'Speichert den Zustimmungsstatus des Benutzers für Cookies auf der aktuellen Domäne',
    '1 Jahr',
  ),
  declared('necessary', '__cf_bm', 'HubSpot', 'Dieser Cookie wird verwendet, um zwischen Menschen und Bots zu unterscheiden', '1 Tag'),
  declared('preferences', '_calendly_session', 'Calendly', 'Ermöglicht die Buchung eines Termins auf der Website', '21 Tage'),
  declared('statistics', '__hstc', 'HubSpot', 'Legt eine eindeutige ID für die Sitzung fest, um Statistiken zu erhalten', '180 Tage'),
  declared('statistics', 'hubspotutk', 'HubSpot', 'Legt eine eindeutige ID für die Sitzung fest, um Statistiken zu erhalten', '180 Tage'),
  declared('statistics', '__hssc', 'HubSpot', 'Erkennt, ob die Cookie-Daten aktualisiert werden müssen', '1 Tag'),
  declared('statistics', '__hssrc', 'HubSpot', 'Erkennt, ob der Browser neu gestartet wurde', 'Sitzung'),
  declared('statistics', '_ga', 'Google', 'Registriert eine eindeutige ID, um statistische Daten zu generieren', '2 Jahre'),
  declared('marketing', 'bcookie', 'LinkedIn', 'Wird verwendet, um Spam zu erkennen und die Sicherheit zu verbessern', '1 Jahr'),
  declared('marketing', 'li_sugr', 'LinkedIn', 'Sammelt Daten über das Benutzerverhalten, um Werbung relevanter zu machen', '3 Monate'),
  declared('marketing', 'lidc', 'LinkedIn', 'Registriert, welcher Server-Cluster den Besucher bedient', '1 Tag'),
  declared('marketing', 'UserMatchHistory', 'LinkedIn', 'Wird für den Abgleich von Werbe-Kennungen verwendet', '1 Monat'),
];

/** Set up what the broker keeps with others. */
export function publishAccounts(): void {
  cookiebotGroups.publish(broker.cookiebot, {
    dialog: 'switches',
    text: 'Wir verwenden Cookies und ähnliche Techniken, um Zugriffe auf unsere Website zu messen (HubSpot), Ihnen die Terminbuchung und Videos anzuzeigen (Calendly, YouTube) und den Erfolg unserer Anzeigen bei LinkedIn zu messen. Mit „Alle zulassen“ willigen Sie auch in die Übermittlung in die USA ein (Art. 49 Abs. 1 lit. a DSGVO). Sie können Ihre Wahl jederzeit über „Cookie-Einstellungen“ am Seitenende ändern.',
    privacyPath: '/datenschutz',
    imprintPath: '/impressum',
    declineOnFirstLayer: true,
    hidesFromRobots: false,
    cookies,
  });
  hubSpotPortals.publish(String(broker.hubSpot), {
    // The banner of HubSpot stays off: Cookiebot asks.
    banner: null,
    forms: {
      [broker.contactForm]: {
        fields: [
          { name: 'firstname', label: 'Vorname', type: 'text' },
          { name: 'lastname', label: 'Nachname', type: 'text', required: true },
          { name: 'email', label: 'E-Mail', type: 'email', required: true },
          { name: 'phone', label: 'Telefonnummer', type: 'phonenumber', required: true },
          {
            name: 'anliegen',
            label: 'Worum geht es?',
            type: 'select',
            options: ['Neue Versicherung', 'Bestehender Vertrag', 'Schaden', 'Baufinanzierung', 'Sonstiges'],
          },
          { name: 'message', label: 'Ihre Nachricht', type: 'textarea', required: true },
        ],
        consentText:
          '<p>Wir verwenden Ihre Angaben, um Ihre Anfrage zu beantworten. Das Formular wird technisch von HubSpot bereitgestellt. Näheres in unserer <a href="/datenschutz#kontakt">Datenschutzerklärung</a>.</p>',
        submit: 'Absenden',
        thanks: 'Moin und danke! Wir melden uns innerhalb eines Werktags.',
      },
    },
  });
  provenExpertProfiles.publish(broker.provenExpert, {
    profile: 'hansekontor-versicherungsmakler',
    name: 'Hansekontor Versicherungsmakler',
    rating: '4,93',
    count: 187,
    latest: { text: 'Schnell, ehrlich, hanseatisch.', author: 'Anonym', date: '02.11.2026' },
  });
}
