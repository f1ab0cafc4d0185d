import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { cards, contactForm, list, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { truth } from './truth.ts';

const address = '88.198.24.61';

const firm: Firm = {
  name: 'Tischlerei Brandtner, Inhaber: Jonas Brandtner',
  representedBy: { role: 'Inhaber', names: ['Jonas Brandtner'] },
  street: 'Mühlenweg 14',
  town: '24409 Stoltebüll',
  phone: '+49 4642 555 01 20',
  email: 'werkstatt@tischlerei-brandtner.test',
  vatDigits: '27410583',
  dataProtectionAuthority:
    'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD), Holstenstraße 98, 24103 Kiel, www.datenschutzzentrum.de',
};

const frame: SiteFrame = {
  brand: 'Tischlerei Brandtner',
  claim: 'Möbel, Treppen und Türen aus Angeln',
  look: looks.craft,
  nav: [
    { text: 'Leistungen', href: '/leistungen' },
    { text: 'Werkstatt', href: '/werkstatt' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutzerklärung', href: '/datenschutz' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  head: '<style>@font-face{font-family:Werkstatt;src:url(/fonts/werkstatt.woff2) format("woff2");font-display:swap}body{font-family:Werkstatt,Georgia,serif}</style>',
};

const pages = {
  '/': renderPage(frame, {
    title: 'Tischlerei in Stoltebüll',
    description: 'Massivholzmöbel, Treppen, Türen und Reparaturen aus der Werkstatt in Stoltebüll.',
    hero: {
      title: 'Holz, das bleibt.',
      text: 'Seit 1987 bauen wir Möbel, Treppen und Türen aus heimischem Holz. Alles entsteht in unserer Werkstatt zwischen Kappeln und Süderbrarup, vom Aufmaß bis zur letzten Schicht Öl.',
      action: { text: 'Anfrage stellen', href: '/kontakt' },
    },
    main: `${section(
      'Was wir für Sie tun',
      'Ob eine Küche, die in eine schiefe Reetdachkate passt, oder eine Haustür, die auch nach dreißig Wintern noch schließt: Wir hören zu, messen nach und zeichnen, bevor wir sägen. Sie bekommen einen Festpreis und einen Termin, auf den Sie sich verlassen können.',
    )}${cards([
      { title: 'Möbel nach Maß', text: 'Tische, Schränke, Regale und Betten aus Eiche, Esche und Lärche, geölt oder gewachst.', hue: 30 },
      { title: 'Treppen und Türen', text: 'Wangentreppen, Haustüren und Innentüren, auch im Denkmal und mit Einbruchschutz.', hue: 24 },
      { title: 'Reparatur', text: 'Fenster gangbar machen, Stühle leimen, Erbstücke aufarbeiten. Wegwerfen können Sie später.', hue: 40 },
    ])}${section(
      'So arbeiten wir',
      'Unser Holz kommt aus Wäldern in Schleswig-Holstein und Dänemark. Wir trocknen es selbst, zwei Jahre an der Luft und einige Wochen in der Kammer. Späne heizen im Winter die Werkstatt, und was übrig bleibt, holt sich der Kindergarten zum Basteln.',
      'Vier Gesellinnen und Gesellen und zwei Auszubildende gehören zum Betrieb. Wenn Sie wissen möchten, wie aus einem Stamm ein Tisch wird, kommen Sie an einem Freitagnachmittag vorbei. Der Kaffee ist dann fertig.',
    )}`,
  }),
  '/leistungen': renderPage(frame, {
    title: 'Leistungen',
    main: `${section(
      'Möbel',
      'Wir bauen einzelne Stücke, keine Serien. Nach einem Gespräch bei Ihnen zu Hause zeichnen wir zwei Entwürfe, besprechen Holz und Oberfläche und liefern in der Regel nach acht bis zwölf Wochen.',
      list('Esstische und Bänke', 'Einbauschränke unter Dachschrägen', 'Küchen mit Fronten aus Massivholz', 'Betten ohne Metall'),
    )}${section(
      'Innenausbau',
      'Treppen, Türen, Fußböden, Wandverkleidungen. Wir arbeiten mit den Betrieben zusammen, die Sie ohnehin im Haus haben, und räumen abends auf.',
    )}${section('Denkmalpflege', 'Kastenfenster, Haustüren und Vertäfelungen erneuern wir nach Befund und in Abstimmung mit der Behörde. Ein Verzeichnis unserer Arbeiten zeigen wir Ihnen gern in der Werkstatt.')}`,
  }),
  '/werkstatt': renderPage(frame, {
    title: 'Die Werkstatt',
    main: `${section(
      'Ein Betrieb in zweiter Generation',
      'Hinrich Brandtner hat 1987 in einer Scheune angefangen, mit einer Kreissäge und einem Lehrling. Heute führt sein Sohn Jonas, Tischlermeister und Restaurator im Handwerk, den Betrieb. Die Kreissäge läuft noch immer.',
    )}${section(
      'Maschinen und Hände',
      'Zugeschnitten und gefräst wird mit Maschinen, verbunden und geschliffen von Hand. Schwalbenschwänze, Zapfen und Gratleisten brauchen keine Schrauben und lassen sich nach hundert Jahren noch reparieren.',
    )}${section('Öffnungszeiten', 'Montag bis Donnerstag 7 bis 16 Uhr, Freitag 7 bis 15 Uhr. Termine am Abend gern nach Absprache.')}`,
  }),
  '/kontakt': renderPage(frame, {
    title: 'Kontakt',
    main: `${section(
      'Schreiben Sie uns',
      'Beschreiben Sie kurz, worum es geht, am besten mit ungefähren Maßen. Wir melden uns innerhalb von drei Werktagen. Am Telefon erreichen Sie uns unter +49 4642 555 01 20.',
    )}${contactForm('/kontakt/gesendet', '/datenschutz')}${section('Anfahrt', 'Mühlenweg 14, 24409 Stoltebüll. Von der Landesstraße 21 am alten Meierei-Schornstein abbiegen, dann sind es noch 300 Meter. Parken können Sie auf dem Hof.')}`,
  }),
  '/kontakt/gesendet': renderPage(frame, {
    title: 'Vielen Dank',
    main: section('Ihre Nachricht ist da', 'Wir melden uns in den nächsten Tagen.'),
  }),
  '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm) }),
  '/datenschutz': renderPage(frame, { title: 'Datenschutzerklärung', main: privacyNotice(firm) }),
};

/** A craft business that does everything right: no third party, no cookie, own fonts, complete legal pages. */
export const tischlereiBrandtner: LabSite = {
  slug: 'tischlerei-brandtner',
  url: 'https://www.tischlerei-brandtner.test/',
  about: {
    de: 'Handwerksbetrieb ohne Drittdienste und ohne Cookies, mit vollständigen Rechtstexten: hier ist nichts zu finden.',
    en: 'A craft business without third parties or cookies and with complete legal texts: nothing to be found here.',
  },
  hosts: [
    siteHost({
      host: 'www.tischlerei-brandtner.test',
      address,
      headers: {
        'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      },
      pages: {
        ...pages,
        '/fonts/werkstatt.woff2': {
          headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' },
          body: tinyFont,
        },
      },
    }),
    apexHost('tischlerei-brandtner.test', address),
  ],
  truth,
  choices: { reject: [], accept: [] },
};
