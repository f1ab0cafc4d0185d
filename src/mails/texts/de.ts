import type { MailTexts } from '../mail-texts.ts';
import { duration, newPasswordPage } from './figures.ts';

/** The mails in German. */
export const de: MailTexts = {
  mails: {
    'confirm-account': ({ product }, { link, hours }) => ({
      subject: `Bestätigen Sie Ihre Registrierung bei ${product}`,
      preview: `Der Link gilt ${duration('de', hours, 'hour')}.`,
      heading: 'Registrierung bestätigen',
      parts: [
        {
          is: 'paragraph',
          text: `mit dieser E-Mail-Adresse wurde ein Konto bei ${product} angelegt. Bestätigen Sie, dass es Ihres ist; danach können Sie sich anmelden.`,
        },
        { is: 'button', label: 'Registrierung bestätigen', link },
        { is: 'paragraph', text: `Der Link gilt ${duration('de', hours, 'hour')} und lässt sich einmal verwenden.` },
      ],
      reason:
        'Sie haben sich nicht registriert? Dann müssen Sie nichts tun: Ohne Bestätigung kann sich niemand mit dieser Adresse anmelden.',
    }),
    'account-exists': ({ product }, { loginLink, resetLink }) => ({
      subject: `Sie haben schon ein Konto bei ${product}`,
      preview: 'An Ihrem Konto wurde nichts geändert.',
      heading: 'Sie haben schon ein Konto',
      parts: [
        {
          is: 'paragraph',
          text: `mit dieser E-Mail-Adresse sollte ein Konto bei ${product} angelegt werden. Es gibt schon eines; daran wurde nichts geändert. Melden Sie sich mit Ihrem Passwort an.`,
        },
        { is: 'button', label: 'Anmelden', link: loginLink },
        { is: 'link', label: 'Passwort vergessen? Hier wählen Sie ein neues:', link: resetLink },
      ],
      reason: 'Sie haben sich nicht registriert? Dann müssen Sie nichts tun.',
    }),
    'password-reset': ({ product }, { link, code, minutes }) => ({
      subject: `Neues Passwort für Ihr Konto bei ${product}`,
      preview: `Link und Code gelten ${duration('de', minutes, 'minute')}.`,
      heading: 'Neues Passwort wählen',
      parts: [
        { is: 'paragraph', text: `für Ihr Konto bei ${product} wurde ein neues Passwort angefordert.` },
        { is: 'button', label: 'Neues Passwort wählen', link },
        { is: 'code', label: 'Oder geben Sie auf der Seite, auf der Sie es angefordert haben, diesen Code ein:', code },
        {
          is: 'paragraph',
          text: `Link und Code gelten ${duration('de', minutes, 'minute')} und zusammen für ein neues Passwort. Geben Sie den Code an niemanden weiter.`,
        },
      ],
      reason: 'Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    }),
    'password-changed': (frame) => ({
      subject: `Ihr Passwort bei ${frame.product} wurde geändert`,
      preview: 'Auf anderen Geräten sind Sie abgemeldet.',
      heading: 'Ihr Passwort wurde geändert',
      parts: [
        {
          is: 'paragraph',
          text: `das Passwort Ihres Kontos bei ${frame.product} wurde geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.`,
        },
        { is: 'link', label: 'Sie waren das nicht? Wählen Sie sofort ein neues Passwort:', link: newPasswordPage(frame) },
      ],
      reason: 'Sie bekommen diese Nachricht bei jeder Änderung Ihres Passworts.',
    }),
    'second-factor-on': ({ product }) => ({
      subject: `Zweiter Faktor bei ${product} eingeschaltet`,
      preview: 'Die Anmeldung verlangt jetzt auch einen Code.',
      heading: 'Zweiter Faktor eingeschaltet',
      parts: [
        {
          is: 'paragraph',
          text: `Ihr Konto bei ${product} verlangt bei der Anmeldung jetzt außer dem Passwort einen Code aus Ihrer Authenticator-App. Bewahren Sie die Wiederherstellungscodes getrennt vom Gerät auf; jeder gilt einmal.`,
        },
      ],
      reason: 'Sie waren das nicht? Ändern Sie Ihr Passwort, und schreiben Sie uns.',
    }),
    'second-factor-off': (frame) => ({
      subject: `Zweiter Faktor bei ${frame.product} ausgeschaltet`,
      preview: 'Für die Anmeldung genügt jetzt das Passwort.',
      heading: 'Zweiter Faktor ausgeschaltet',
      parts: [
        {
          is: 'paragraph',
          text: `für die Anmeldung bei ${frame.product} genügt jetzt Ihr Passwort. Die Wiederherstellungscodes gelten nicht mehr.`,
        },
        { is: 'link', label: 'Sie waren das nicht? Wählen Sie sofort ein neues Passwort:', link: newPasswordPage(frame) },
      ],
      reason: 'Sie bekommen diese Nachricht bei jeder Änderung des zweiten Faktors.',
    }),
    'account-deleted': ({ product }) => ({
      subject: `Ihr Konto bei ${product} wurde gelöscht`,
      preview: 'Scans, Berichte und Kommentare sind mit gelöscht.',
      heading: 'Ihr Konto wurde gelöscht',
      parts: [
        {
          is: 'paragraph',
          text: `Ihr Konto bei ${product} wurde gelöscht, mit allen Scans, Berichten, Schlagwörtern und Kommentaren. Belege, die wir nach dem Gesetz aufbewahren müssen, bleiben bis zum Ende der Frist.`,
        },
      ],
      reason: 'Dies ist die letzte Nachricht zu diesem Konto.',
    }),
  },
  greeting: 'Guten Tag,',
  copyLink: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
  automatic: (product) => `Diese E-Mail hat ${product} automatisch verschickt.`,
  operator: { representedBy: 'Vertreten durch', phone: 'Telefon', email: 'E-Mail', register: 'Register', vatId: 'USt-IdNr.' },
};
