import { consentmanagerSetups } from '../../third-parties/consentmanager/complete-platform.ts';
import { accounts } from './wordpress.ts';

/** Publish the set-up at consentmanager. Who refuses is asked again after a day, who agrees after a year. */
export function publishConsent(): void {
  consentmanagerSetups.publish(accounts.code, {
    id: 84213,
    title: 'Ihre Daten, Ihre Entscheidung',
    text: 'Der Blickpunkt Isartal ist kostenlos, weil Anzeigen ihn bezahlen. Wählen Sie „Mit Werbung weiterlesen“, dürfen wir und unsere 3 Partner Informationen wie Cookies und Online-Kennungen auf Ihrem Gerät speichern und abrufen und daraus Profile bilden, um Werbung und Inhalte zu personalisieren, ihre Leistung zu messen und die Nutzung der Website zu analysieren. Empfänger sitzen teils in den USA und im Vereinigten Königreich. Wählen Sie „Ablehnen“, lesen Sie genauso weiter und sehen Anzeigen ohne Profil. Die Einwilligung ist freiwillig; Sie können sie jederzeit unter „Datenschutz-Einstellungen“ am Ende jeder Seite widerrufen.',
    accept: 'Mit Werbung weiterlesen',
    reject: 'Ablehnen',
    settings: 'Einstellungen',
    links: [
      { text: 'Datenschutzerklärung', href: '/datenschutzerklaerung/' },
      { text: 'Impressum', href: '/impressum/' },
    ],
    color: '#17599b',
    purposes: [
      {
        id: 'c1',
        name: 'Speichern von oder Zugriff auf Informationen auf einem Endgerät',
        description: 'Cookies und ähnliche Kennungen können auf Ihrem Gerät gespeichert oder ausgelesen werden.',
      },
      {
        id: 'c4',
        name: 'Personalisierte Werbung',
        description: 'Aus Ihrer Nutzung entstehen Profile, nach denen Werbung ausgewählt und gemessen wird.',
      },
      { id: 'c51', name: 'Statistik', description: 'Wir messen, welche Artikel gelesen werden.' },
    ],
    vendors: [
      { id: 's1', name: 'Google Advertising Products', purposes: ['c1', 'c4'], policy: 'https://business.safety.google/privacy/' },
      { id: 's26', name: 'Google Analytics', purposes: ['c1', 'c51'], policy: 'https://business.safety.google/privacy/' },
      { id: 's9', name: 'Taboola Europe Limited', purposes: ['c1', 'c4'], policy: 'https://www.taboola.com/policies/privacy-policy' },
    ],
    askAgainDays: { accept: 365, reject: 1 },
    strings: {
      none: 'CQuFeUAQuFeUAAfACBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wAgAVALzA.YAAAAAAAAAAA',
      reject: 'CQuFeUAQuFeUAAfACBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wAgAVALzA.YAAAAAAAAAAA',
      accept: 'CQuFeUAQuFeUAAfACBENCMFgAP_gAAAAAAYgF5wAgAVALzAAAAAA.IF5wAgAVALzA.YAAAAAAAAAAA',
    },
    tcfVendors: [42, 755],
  });
}
