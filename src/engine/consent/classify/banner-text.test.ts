import { describe, expect, it } from 'vitest';
import type { ControlRole } from '#evidence/banner.ts';
import { bannerScore, payOrConsent } from './banner-text.ts';

describe('texts that ask for consent', () => {
  it.each([
    'Wir verwenden Cookies, um Inhalte zu personalisieren und Zugriffe zu analysieren. Alle akzeptieren Ablehnen Einstellungen',
    'Diese Website verwendet Cookies. OK',
    'Diese Seite setzt nur technisch notwendige Cookies ein. Verstanden',
    'Wir brauchen Ihre Zustimmung. Mit Ihrer Einwilligung nutzen wir Dienste Dritter zur Statistik. Sie können sie jederzeit widerrufen.',
    'Privatsphäre-Einstellungen: Wir und unsere 164 Partner speichern Informationen auf einem Gerät und verarbeiten personenbezogene Daten.',
    'Weiter mit Werbung lesen oder werbefrei im Pur-Abo für 2,99 €. Wir nutzen Cookies und Tracking für personalisierte Werbung. Akzeptieren',
    'WIR NUTZEN COOKIES UND ÄHNLICHE TECHNOLOGIEN. ZUSTIMMEN ABLEHNEN',
    'We use cookies to improve your experience. Accept all Reject all Manage preferences',
    'We and our 812 partners store and access information on a device. Consent Manage options',
    'Nous utilisons des cookies pour mesurer l’audience. Tout accepter Continuer sans accepter',
    'Utilizamos cookies propias y de terceros. Aceptar Rechazar Configurar',
    'Utilizziamo i cookie per migliorare la navigazione. Accetta Rifiuta',
    'Wij gebruiken cookies voor statistieken. Accepteren Weigeren',
    'Używamy plików cookie w celach statystycznych. Akceptuję Odrzucam',
    'Vi bruger cookies til statistik. Tillad alle Afvis',
    'Vi använder cookies för statistik. Godkänn alla Avvisa',
    'Utilizamos cookies para melhorar a sua experiência. Aceitar Rejeitar',
    'Používáme cookies k analýze návštěvnosti. Souhlasím Odmítnout',
    'Newsletter verpassen Sie nie. Spaß beiseite: Wir verwenden Cookies für Marketing und Statistik, wenn Sie einwilligen. Ablehnen Akzeptieren',
  ])('%s', (text) => {
    expect(bannerScore(text)).toBeGreaterThanOrEqual(0.5);
  });
});

describe('texts that do not', () => {
  it.each([
    'Kekse backen wie Oma: knusprige Cookies mit Schokolade. Zutaten: Mehl, Zucker, Butter. Backofen auf 180 Grad. Rezept speichern',
    'The best chocolate chip cookies: we use brown sugar and butter. Save recipe',
    'Jetzt zum Newsletter anmelden und 10 % Rabatt sichern! E-Mail-Adresse. Es gilt unsere Datenschutzerklärung.',
    'Newsletter: Ich willige ein, dass meine E-Mail-Adresse für Marketing verwendet wird. Die Einwilligung ist jederzeit widerrufbar.',
    'Sind Sie über 18 Jahre alt? Ja Nein Jugendschutz',
    'Versandkostenfrei ab 50 €. Lieferung in 2 Tagen. Verstanden',
    'Hallo! Wie kann ich Ihnen helfen? Der Chat setzt Cookies, mehr im Datenschutz. Chat starten',
    'Push-Benachrichtigungen erlauben? Später Erlauben',
    'Mit dem Laden akzeptieren Sie die Datenschutzerklärung von VideoDienst. Cookies werden gesetzt. Video laden',
    'Kundenservice Impressum Datenschutz AGB Cookie-Einstellungen',
    'Wählen Sie Ihr Land und Ihre Sprache. Weiter',
    'Anmelden Registrieren Passwort vergessen',
    `Datenschutzerklärung. 1. Verantwortlicher im Sinne der DSGVO ist die Muster GmbH. 2. Hosting und Server-Logfiles. 3. Cookies: Wir verwenden Cookies zur Analyse.
     Sie haben das Recht auf Auskunft und ein Beschwerderecht bei der Aufsichtsbehörde. Rechtsgrundlage ist Art. 6 Abs. 1 DSGVO. Kontaktformular. Einwilligungen sind jederzeit widerruflich.`,
    '',
  ])('%s', (text) => {
    expect(bannerScore(text)).toBeLessThan(0.5);
  });
});

describe('pay or consent', () => {
  const controls = (...roles: ControlRole[]) => roles.map((role) => ({ role }));
  it.each<[string, string, ControlRole[], boolean]>([
    ['a subscription beside agreement', 'Mit Werbung weiterlesen oder Abo', ['accept', 'pay', 'other'], true],
    [
      'the offer only in the text',
      'Werbefrei lesen für 2,99 € im Monat mit dem Pur-Abo, oder mit Werbung und Tracking.',
      ['accept', 'settings'],
      true,
    ],
    ['a free refusal beside it', 'Werbefrei lesen für 2,99 € im Monat mit dem Pur-Abo', ['accept', 'reject', 'pay'], false],
    ['an ordinary banner', 'Wir verwenden Cookies. Alle akzeptieren', ['accept', 'settings'], false],
    ['a price without tracking', 'Wir verwenden Cookies. Versand 4,99 €', ['accept', 'settings'], false],
    ['no agreement at all', 'Jetzt abonnieren und werbefrei lesen', ['pay'], false],
  ])('%s: %s', (_name, text, roles, expected) => {
    expect(payOrConsent(text, controls(...roles))).toBe(expected);
  });
});
