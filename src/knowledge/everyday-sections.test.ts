import { expect, it } from 'vitest';
import { readServiceNames } from './service-names.ts';

/** Headings with what stands below them, lists, companies and everyday tools: what is used, and what is at least named as not used. */
it.each<[text: string, used: string[], notUsed: string[]]>([
  [
    'Google Maps\nSo finden Sie uns: Unter „Anfahrt“ steht ein Link. Er führt zu Google Maps. Auf unserer Seite ist keine Karte eingebunden.',
    [],
    ['google-maps'],
  ],
  ['YouTube\nUnsere Filme stehen auf YouTube. Wir verlinken dorthin, eingebettet ist nichts.', [], ['youtube']],
  ['Hotjar\nBis Mai 2023 war dieser Dienst bei uns im Einsatz. Die Daten sind gelöscht.', [], ['hotjar']],
  ['Google Fonts\nDie Schriften haben wir auf unseren Server kopiert. Es besteht keine Verbindung zu Google.', [], ['google-fonts']],
  [
    'Google Web Fonts\nDiese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Google Fonts, die von Google bereitgestellt werden. Die Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.\nWeitere Informationen zu Google Fonts finden Sie unter https://developers.google.com/fonts/faq.',
    [],
    ['google-fonts'],
  ],
  [
    'Google Web Fonts\nDiese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Web Fonts, die von Google bereitgestellt werden. Beim Aufruf einer Seite lädt Ihr Browser die benötigten Web Fonts in ihren Browsercache, um Texte und Schriftarten korrekt anzuzeigen. Wenn Ihr Browser Web Fonts nicht unterstützt, wird eine Standardschrift von Ihrem Computer genutzt.',
    ['google-fonts'],
    [],
  ],
  ['Adobe Fonts (Typekit)\nDie Schriften kommen von Adobe Systems in Irland, sobald Sie die Seite öffnen.', ['adobe-fonts'], []],
  ['Google Maps und Google Fonts\nBeide Dienste laden wir von Google, wenn Sie zustimmen.', ['google-maps', 'google-fonts'], []],
  ['Google Analytics und Matomo\nWir verwenden keinen dieser Dienste.', [], ['google-analytics', 'matomo']],
  [
    'Facebook und Instagram\nWir haben Seiten in beiden Netzwerken. Besuchen Sie uns dort, gelten die Regeln von Meta.',
    [],
    ['facebook-plugins', 'instagram'],
  ],
  [
    'YouTube und Vimeo\nVideos auf unseren Seiten stammen von beiden Plattformen und werden nach Einwilligung geladen.',
    ['youtube', 'vimeo'],
    [],
  ],
  ['Keine Analyse-Dienste\nGoogle Analytics oder Matomo gibt es bei uns nicht.', [], ['google-analytics', 'matomo']],
  ['Kein Tracking\nWir verwenden weder Cookies noch Google Analytics.', [], ['google-analytics']],
  ['Kein Tracking\nZur Auszählung der Zugriffe läuft lediglich Matomo auf unserem Server, ohne Cookies.', ['matomo'], []],
  ['Auf welche Dienste wir verzichten\nGoogle Analytics, Google Fonts, Meta-Pixel', [], ['google-analytics', 'google-fonts', 'meta-pixel']],
  [
    'Wir setzen ein: Matomo, Friendly Captcha. Nicht mehr im Einsatz: Google Analytics, Google reCAPTCHA.',
    ['matomo', 'friendly-captcha'],
    ['google-analytics', 'google-recaptcha'],
  ],
  ['Früher: Google Analytics. Heute: Matomo.', ['matomo'], ['google-analytics']],
  ['Altsysteme\nMailchimp (bis 2022)\nTypeform (bis 2023)', [], ['mailchimp', 'typeform']],
  [
    'Server: Hetzner, Newsletter: CleverReach, Statistik: keine (insbesondere kein Google Analytics)',
    ['hetzner', 'cleverreach'],
    ['google-analytics'],
  ],
  ['Wir hosten bei Mittwald (Mittwald CM Service GmbH & Co. KG, Espelkamp).', ['mittwald'], []],
  ['Unser Hoster ist die netcup GmbH, die ihrerseits Rechenzentren von Hetzner anmietet.', ['netcup'], []],
  ['Der Anbieter ALL-INKL.COM - Neue Medien Münnich speichert Logfiles.', ['all-inkl'], []],
  ['Auftragsverarbeiter: Strato AG, Pascalstraße 10, Berlin', ['strato'], []],
  ['Empfänger\n- Strato AG (Hosting)\n- Mollie B.V. (Zahlung)\n- DHL Paket GmbH (Versand)', ['strato', 'mollie', 'dhl'], []],
  ['Zahlungsdienstleister sind die PayPal (Europe) S.à r.l. et Cie, S.C.A. und die Klarna Bank AB (publ).', ['paypal', 'klarna'], []],
  ['Bei Auswahl „Sofortüberweisung“ leitet Sie die Klarna Bank AB auf die Seite Ihrer Bank.', ['klarna'], []],
  ['Der Kundendienst arbeitet mit Zendesk; Zendesk, Inc. hat sich dem Data Privacy Framework unterworfen.', ['zendesk'], []],
  [
    'Vertragspartner ist die Vimeo.com, Inc., 330 West 34th Street, New York. Videos erscheinen erst, wenn Sie auf „Abspielen“ klicken.',
    ['vimeo'],
    [],
  ],
  ['Icons: Font Awesome (lokal), Bilder: iStock', [], ['font-awesome']],
  ['Bibliotheken wie jQuery und Bootstrap liefern wir selbst aus, nicht über cdnjs oder jsDelivr.', [], ['cdnjs', 'jsdelivr']],
  ['jQuery beziehen wir von code.jquery.com.', ['jquery-cdn'], []],
  ['Einige Skripte laden wir von jsDelivr und unpkg.', ['jsdelivr', 'unpkg'], []],
  ['Skripte von Cloudflare oder Google binden wir nicht ein.', [], ['cloudflare']],
  ['Unsere Website liegt hinter Cloudflare.', ['cloudflare'], []],
  ['Cloudflare haben wir Anfang des Jahres abgeschaltet.', [], ['cloudflare']],
  ['Spamschutz leistet Antispam Bee, nicht Akismet.', [], ['akismet']],
  ['Kommentare prüft Akismet auf Spam.', ['akismet'], []],
  ['Cookie-Banner: Real Cookie Banner (devowl.io GmbH)', ['real-cookie-banner'], []],
  ['Ihre Auswahl im Banner speichert Usercentrics.', ['usercentrics'], []],
  ['Die Einwilligung holt Complianz ein; Cookiebot haben wir ersetzt.', ['complianz'], ['cookiebot']],
  ['Das Banner von Cookiebot ist Geschichte, jetzt fragt Klaro.', ['klaro'], ['cookiebot']],
  ['Eingebettete Beiträge von Instagram und TikTok laden erst nach einem Klick.', ['instagram', 'tiktok-embed'], []],
  ['Auf der Startseite läuft unser Instagram-Feed.', ['instagram'], []],
  ['Über den Login mit Facebook können Sie sich registrieren.', ['facebook-plugins'], []],
  ['Eine Anmeldung mit Facebook oder Google bieten wir nicht an.', [], ['facebook-plugins']],
  [
    'Werbung auf Facebook, Instagram und LinkedIn schalten wir, ohne dass Daten von dieser Website dorthin fließen.',
    [],
    ['facebook-plugins', 'instagram', 'linkedin-plugins'],
  ],
  [
    'Mit dem LinkedIn Insight Tag messen wir, welche Firmen die Seite besuchen. Ein Konto bei LinkedIn brauchen Sie nicht.',
    ['linkedin-insight'],
    [],
  ],
  [
    'Wenn Sie Mitglied bei Facebook sind und nicht möchten, dass Facebook Daten sammelt, loggen Sie sich vorher aus.',
    [],
    ['facebook-plugins'],
  ],
  ['Umfragen: Typeform (nur auf Einladung per E-Mail)', ['typeform'], []],
  ['Statt Google Forms verwenden wir ein eigenes Formular.', [], []],
  ['Für Videosprechstunden setzen wir RED connect ein; Zoom und Skype sind dafür nicht zugelassen.', [], ['zoom']],
  ['Die Videosprechstunde läuft über Doctolib, nicht über WhatsApp oder Zoom.', ['doctolib'], ['whatsapp', 'zoom']],
  ['Über WhatsApp beraten wir nicht.', [], ['whatsapp']],
  ['Bitte schicken Sie uns keine Gesundheitsdaten per WhatsApp. Wir nutzen WhatsApp nur zur Terminabsprache.', ['whatsapp'], []],
  ['Termine vereinbaren Sie per WhatsApp oder Telefon.', ['whatsapp'], []],
  ['Jitsi läuft auf unserem eigenen Server, Daten gehen nicht an 8x8.', ['jitsi'], []],
  ['Online-Seminare: BigBlueButton auf Servern der Hochschule', ['bigbluebutton'], []],
  ['In unserem Büro arbeiten wir mit Microsoft 365.', ['microsoft-365'], []],
  ['Mailchimp wäre eine Möglichkeit gewesen; wir versenden mit dem eigenen Mailserver.', [], ['mailchimp']],
  ['Sie fragen sich, ob wir Google Analytics verwenden? Nein, wir verwenden Matomo.', ['matomo'], ['google-analytics']],
  ['Was ist Matomo? Matomo ist ein Programm zur Auswertung von Besuchen. Wir betreiben es auf unserem Server.', ['matomo'], []],
  ['Google reCAPTCHA v3\nSchützt unser Formular vor Robotern.', ['google-recaptcha'], []],
  ['hCaptcha (Intuition Machines, Inc.)\nPrüft, ob ein Mensch das Formular absendet.', ['hcaptcha'], []],
  [
    'Die folgenden Dienste können Sie im Banner einzeln an- und abwählen:\n- Google Analytics\n- Hotjar\n- Vimeo',
    ['google-analytics', 'hotjar', 'vimeo'],
    [],
  ],
  ['Opt-out: Google Analytics: https://tools.google.com/dlpage/gaoptout\nHotjar: https://www.hotjar.com/opt-out', [], []],
  ['Browser-Erweiterungen wie Ghostery oder ein Opt-out bei Google Analytics schützen Sie auf anderen Seiten.', [], ['google-analytics']],
  ['This site does not set cookies and does not embed YouTube, Vimeo or Google Maps.', [], ['youtube', 'vimeo', 'google-maps']],
  ['We measure visits with Fathom Analytics. No personal data go to Google Analytics.', ['fathom'], ['google-analytics']],
  ['Videos: Vimeo (after consent). Maps: none. Analytics: none.', ['vimeo'], []],
  ['Former processors: Mailchimp, Typeform', [], ['mailchimp', 'typeform']],
  ['Our hosting provider is Hetzner Online GmbH, Gunzenhausen, Germany.', ['hetzner'], []],
  ['LinkedIn\nWir verfügen über ein Profil bei LinkedIn. LinkedIn verwendet Werbecookies.', [], ['linkedin-plugins']],
  ['YouTube\nWir verfügen über ein Profil bei YouTube. Anbieter ist die Google Ireland Limited.', [], ['youtube']],
  ['Vimeo\nWir haben einen Kanal bei Vimeo.', [], ['vimeo']],
  ['YouTube\nWir betreiben einen Kanal bei YouTube. Auf unseren Seiten binden wir Videos von YouTube ein.', ['youtube'], []],
  ['LinkedIn\nAuf unserer Website verwendet LinkedIn über sein Plugin Cookies.', ['linkedin-plugins'], []],
])('%s', (text, used, notUsed) => {
  const read = readServiceNames(text);
  const ids = (named: typeof read.used) => named.map(({ serviceId }) => serviceId).sort();
  expect(ids(read.used)).toEqual([...used].sort());
  expect(ids(read.notUsed)).toEqual(expect.arrayContaining(notUsed));
});

it('counts what has taken the place of another in a notice of many words', () => {
  const filler = 'Wir verarbeiten personenbezogene Daten nur, soweit dies für unsere Angebote erforderlich ist. '.repeat(16);
  const read = readServiceNames(`${filler}\n\nUnser Newsletter wird nicht mehr über CleverReach, sondern über Brevo versendet.`);
  expect(read.used.map(({ serviceId }) => serviceId)).toEqual(['brevo']);
  expect(read.notUsed.map(({ serviceId }) => serviceId)).toEqual(['cleverreach']);
});
