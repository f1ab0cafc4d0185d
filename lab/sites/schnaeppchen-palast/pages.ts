import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { cards, renderPage, type SiteFrame, section } from '../../page.ts';
import { headTags, leakingPixel } from './tags.ts';

const firm: Firm = {
  name: 'SP Schnäppchen-Palast GmbH',
  representedBy: { role: 'Geschäftsführer', names: ['Ronny Zabel'] },
  street: 'Gewerbering 7',
  town: '15745 Wildau',
  email: 'info@schnaeppchen-palast.test',
  dataProtectionAuthority: '',
};

const frame: SiteFrame = {
  brand: 'Schnäppchen-Palast',
  claim: 'Alles muss raus!',
  look: looks.shop,
  nav: [
    { text: 'Angebote', href: '/angebote' },
    { text: 'Filialen', href: '/filialen' },
    { text: 'Konto', href: '/registrieren' },
    { text: 'Warenkorb (0)', href: '/warenkorb' },
    { text: 'Bestellstatus', href: '/bestellstatus?nr=4711&mail=erika.musterfrau%40example.org' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
    { text: 'AGB', href: '/agb' },
    { text: 'Widerrufsbelehrung', href: '/widerrufsbelehrung' },
  ],
  head: headTags,
  bodyEnd: leakingPixel,
};

const product = (title: string, price: string, hue: number) => ({
  title,
  text: `<b>${price} €</b> inkl. MwSt., zzgl. Versand<br><a class="button" href="/warenkorb?artikel=${encodeURIComponent(title)}">In den Warenkorb</a>`,
  hue,
});

const newsletter = `<form class="form" method="get" action="/newsletter-danke"><h2>Newsletter: 5 € geschenkt!</h2>
<label>E-Mail-Adresse <input type="email" name="email" required></label>
<label class="check"><input type="checkbox" name="werbung" checked> Ja, ich möchte den Newsletter und Angebote von Partnern erhalten.</label>
<button class="button" type="submit">Gutschein sichern</button></form>`;

const oldNotice = `${section('Datenschutz auf einen Blick', 'Der Schutz Ihrer Daten liegt uns am Herzen. Verantwortliche Stelle ist die SP Schnäppchen-Palast GmbH, Gewerbering 7, 15745 Wildau, E-Mail: info@schnaeppchen-palast.test.')}
${section('Server-Logfiles', 'Der Provider der Seiten erhebt und speichert automatisch Informationen in Server-Logfiles, die Ihr Browser übermittelt: Browsertyp, Betriebssystem, Referrer, Hostname und Uhrzeit. Die Verarbeitung dient der Sicherheit. Eine Zusammenführung mit anderen Datenquellen findet nicht statt. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO und § 15 TMG; unser berechtigtes Interesse liegt in der Optimierung unseres Angebots.')}
${section('Bestellungen', 'Wenn Sie bei uns einkaufen, verarbeiten wir Ihren Namen, Ihre Anschrift und Ihre Zahlungsdaten, um die Bestellung zu bearbeiten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Eine Weitergabe an Versanddienstleister findet statt. Die Angabe ist für den Kauf nötig.')}
${section('Google Analytics', 'Diese Website benutzt Google Analytics, einen Webanalysedienst der Google Inc., 1600 Amphitheatre Parkway, Mountain View, USA. Google verwendet Textdateien, die auf Ihrem Computer gespeichert werden. Die dadurch erzeugten Informationen werden an einen Server von Google in den USA übertragen. Google ist unter dem Privacy-Shield-Abkommen zertifiziert und bietet hierdurch eine Garantie, das europäische Datenschutzrecht einzuhalten.')}
${section('Facebook', 'Wir nutzen den Besucheraktions-Pixel von Facebook (Facebook Ireland Ltd.), um das Verhalten der Besucher zu Werbezwecken auszuwerten. Auch Facebook ist nach dem EU-US Privacy Shield zertifiziert.')}
${section('Cookies', 'Unsere Seiten verwenden so genannte Textdateien. Sie richten auf Ihrem Rechner keinen Schaden an und dienen dazu, unser Angebot nutzerfreundlicher zu machen. Sie können Ihren Browser so einstellen, dass Sie darüber informiert werden.')}
${section('Ihre Rechte', 'Sie haben ein Recht auf Auskunft, Berichtigung und Löschung. Schreiben Sie uns dazu eine E-Mail.')}`;

const withdrawal = `${section('Widerrufsrecht', 'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie die Waren in Besitz genommen haben. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (SP Schnäppchen-Palast GmbH, Gewerbering 7, 15745 Wildau, info@schnaeppchen-palast.test) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss informieren.')}
${section('Folgen des Widerrufs', 'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, einschließlich der Lieferkosten, unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.')}
${section('Muster-Widerrufsformular', 'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren, bestellt am, Name, Anschrift, Unterschrift (nur bei Mitteilung auf Papier), Datum.')}`;

/** Pages of the shop by path. */
export const pages: Record<string, string> = {
  '/': renderPage(frame, {
    title: 'Markenware bis 90 % billiger',
    hero: {
      title: 'Der Palast der kleinen Preise',
      text: 'Täglich neue Restposten, Retouren und Lagerverkäufe. Nur solange der Vorrat reicht! Über 12.000 Artikel sofort lieferbar.',
      action: { text: 'Zu den Angeboten', href: '/angebote' },
    },
    main: `<img alt="Aktion" width="600" height="60" src="http://static.schnaeppchen-palast.test/aktion.gif">
${section('Unsere Knaller der Woche', 'Schlagen Sie zu, bevor es andere tun. Jede Bestellung verlässt unser Lager in Wildau noch am selben Tag.')}
${cards([product('Akku-Bohrschrauber 18 V', '39,99', 210), product('Kaffeevollautomat Milano', '189,00', 20), product('Gartenliege Rimini', '24,95', 120)])}
${section('So günstig kaufen wir ein', 'Im Video zeigt Ihnen unser Chef, wie Insolvenzware zu uns kommt.', '<iframe title="Video" width="560" height="315" src="https://www.youtube.com/embed/xW0rstV1deo" allowfullscreen></iframe>')}${newsletter}`,
  }),
  '/angebote': renderPage(frame, {
    title: 'Angebote',
    main: `${section('Nur heute', 'Alle Preise inkl. MwSt., zzgl. Versand. Lieferung innerhalb Deutschlands per Paketdienst, Zahlung per Vorkasse, Karte oder Lastschrift.')}${cards([product('Bettwäsche Renforcé', '9,99', 300), product('LED-Strahler Doppelpack', '14,90', 50), product('Kinderfahrrad 16 Zoll', '79,00', 0), product('Werkzeugkoffer 129-teilig', '29,99', 190)])}`,
  }),
  '/filialen': renderPage(frame, {
    title: 'Filialen',
    main: section(
      'Lagerverkauf Wildau',
      'Gewerbering 7, 15745 Wildau. Montag bis Samstag 9 bis 20 Uhr, 300 Parkplätze vor der Tür. Frühaufsteher bekommen samstags Kaffee umsonst.',
      '<iframe title="Karte" width="600" height="380" loading="eager" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2436.6!2d13.63!3d52.31"></iframe>',
    ),
  }),
  '/registrieren': renderPage(frame, {
    title: 'Kundenkonto anlegen',
    main: `<form class="form" method="get" action="/konto"><label>Anrede* <select name="anrede" required><option value="">Bitte wählen</option><option>Herr</option><option>Frau</option></select></label>
<label>Vorname* <input name="vorname" required></label><label>Nachname* <input name="nachname" required></label><label>E-Mail* <input type="email" name="email" required></label><label>Telefon* <input type="tel" name="telefon" required></label><label>Geburtsdatum* <input type="date" name="geburtsdatum" required></label><label>Passwort* <input type="password" name="passwort" required></label>
<label class="check"><input type="checkbox" name="newsletter" checked> Newsletter abonnieren</label><button class="button" type="submit">Registrieren</button></form>`,
  }),
  '/warenkorb': renderPage(frame, {
    title: 'Warenkorb',
    main: section('Ihr Warenkorb', 'Ihr Warenkorb ist leer. Legen Sie los!', '<a class="button" href="/kasse">Zur Kasse</a>'),
  }),
  '/kasse': renderPage(frame, {
    title: 'Kasse',
    main: section(
      'Kasse',
      'Bitte melden Sie sich an, um Ihre Bestellung abzuschließen.',
      '<a href="/registrieren">Kundenkonto anlegen</a>',
    ),
  }),
  '/bestellstatus': renderPage(frame, { title: 'Bestellstatus', main: section('Bestellung 4711', 'Ihre Bestellung ist unterwegs.') }),
  '/newsletter-danke': renderPage(frame, { title: 'Danke', main: section('Danke', 'Ihr Gutschein kommt per E-Mail.') }),
  '/impressum': renderPage(frame, {
    title: 'Impressum',
    main: imprintText(firm, { outdatedLaw: true, odrLink: true, arbitration: true, extra: '<p>Steuernummer: 049/123/45678</p>' }),
  }),
  '/datenschutz': renderPage(frame, { title: 'Datenschutz', main: oldNotice }),
  '/agb': renderPage(frame, {
    title: 'Allgemeine Geschäftsbedingungen',
    main: `${section('§ 1 Geltung', 'Für alle Bestellungen von Verbrauchern in unserem Onlineshop gelten diese Bedingungen.')}${section('§ 2 Vertragsschluss', 'Die Darstellung der Waren ist kein bindendes Angebot. Mit dem Absenden der Bestellung geben Sie ein Angebot ab, das wir durch Lieferung annehmen.')}${section('§ 3 Preise', 'Alle Preise enthalten die gesetzliche Mehrwertsteuer. Hinzu kommen Versandkosten von 5,95 €.')}`,
  }),
  '/widerrufsbelehrung': renderPage(frame, { title: 'Widerrufsbelehrung', main: withdrawal }),
};
