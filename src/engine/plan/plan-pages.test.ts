import { describe, expect, it } from 'vitest';
import type { LinkEvidence } from '#evidence/pages.ts';
import { planFurtherForms, planPages } from './plan-pages.ts';

const startUrl = 'https://www.laden.test/';
const settings = {
  websiteType: null,
  industry: null,
  legalForm: null,
  purposes: [],
  urlImprint: null,
  urlDPN: null,
  urlTermsAndConditions: null,
  urlCancellationPolicy: null,
};

function link(text: string, href: string, area: LinkEvidence['area'] = 'body'): LinkEvidence {
  return { text, href: new URL(href, startUrl).href, visible: true, area };
}

const products = Array.from({ length: 9 }, (_, index) => link(`Artikel ${index}`, `/artikel/${index}`));
const pathsOf = (links: LinkEvidence[], maxPages: number) =>
  planPages({ startUrl, links, settings, maxPages }).map(({ url, kind }) => `${kind} ${new URL(url).pathname}`);

describe('planPages', () => {
  it('takes legal pages first and does not count them', () => {
    const links = [...products, link('Impressum', '/impressum', 'footer'), link('Datenschutz', '/datenschutz', 'footer')];
    expect(pathsOf(links, 1)).toEqual(['imprint /impressum', 'privacy /datenschutz', 'other /artikel/0']);
  });

  it('takes one page of each template before a second of any', () => {
    expect(pathsOf([...products, link('Über uns', '/ueber-uns')], 3)).toEqual(['other /artikel/0', 'other /ueber-uns', 'other /artikel/1']);
  });

  it.each(['Verträge hier kündigen', 'Abo jetzt kündigen', 'Kündigungsbutton'])('goes to “%s” before other pages', (text) => {
    expect(pathsOf([...products, link('Blog', '/blog'), link(text, '/pflicht', 'footer')], 1)).toEqual(['other /pflicht']);
  });

  it.each(['Vertrag widerrufen', 'Hier Vertrag widerrufen', 'Widerruf erklären', 'Withdraw from the contract'])(
    'prefers the instruction to the withdrawal function behind “%s”, which may hold it too',
    (text) => {
      const control = link(text, '/withdrawal.php', 'footer');
      expect(pathsOf([control, link('Widerrufsrecht und Muster-Widerrufsformular', '/info/recht.html')], 1)[0]).toBe(
        'cancellation /info/recht.html',
      );
      expect(pathsOf([control], 1)).toEqual(['cancellation /withdrawal.php']);
    },
  );

  it.each(['Vertrag widerrufen', 'Hier Vertrag widerrufen', 'Withdraw from contract here'])('does not count the page of “%s”', (text) => {
    const links = [...products, link('Blog', '/blog'), link(text, '/vertrag-widerrufen', 'footer')];
    expect(pathsOf(links, 1)).toEqual(['other /vertrag-widerrufen', 'other /artikel/0']);
  });

  it.each(['Kontakt', 'Kontakt & Anfahrt', 'Contact us'])('goes to “%s” before pages of other templates', (text) => {
    expect(pathsOf([...products, link('Blog', '/blog'), link(text, '/kontakt')], 1)).toEqual(['other /kontakt']);
  });

  it.each<[text: string, href: string, area: LinkEvidence['area']]>([
    ['Akzeptieren', '/?rCH=2', 'banner'],
    ['Ablehnen', '/?rCH=-2', 'body'],
    ['Alle Cookies akzeptieren', '/cookies/set?level=3', 'banner'],
    ['Ich stimme zu', '/ueber-uns?ok=1', 'banner'],
    ['Weiter', '/?banner=0', 'banner'],
    ['Verstanden', '/?accept-cookies=1', 'body'],
    ['OK', '/?cookie_consent=all', 'footer'],
    ['Warenkorb', '/warenkorb?action=add&id=4', 'body'],
    ['Merken', '/merkzettel?action=showcase', 'body'],
    ['Cookie-Einstellungen', '/cookie/offcanvas', 'footer'],
    ['Warenkorb', '/checkout/offcanvas', 'header'],
    ['Termine laden', '/wp-json/termine/v1/liste', 'body'],
  ])('does not follow “%s” (%s), which does something', (text, href, area) => {
    expect(pathsOf([link(text, href, area), link('Blog', '/blog')], 3)).toEqual(['other /blog']);
  });

  it.each<[text: string, href: string, area: LinkEvidence['area']]>([
    ['Warenkorb', '/warenkorb?action=show', 'header'],
    ['Weitere Informationen', '/cookie-infos', 'banner'],
    ['Segel', '/segel/offcanvas-bezug', 'body'],
    ['Datenschutz bei uns', '/infos?seite=4', 'banner'],
    ['Unsere Cookies (Gebäck)', '/?kategorie=cookies', 'body'],
    ['Beratung zu Consent', '/leistungen?thema=consent', 'body'],
    ['Opt-in-Pflicht erklärt', '/blog?beitrag=opt-in', 'body'],
  ])('follows “%s” (%s)', (text, href, area) => {
    expect(pathsOf([link(text, href, area)], 3)).toHaveLength(1);
  });

  it.each(['Cookies', 'Cookie-Richtlinie (EU)', 'Cookie Policy'])('reads “%s” beside the pages that are counted', (text) => {
    const paths = pathsOf([link('Blog', '/blog'), link('Presse', '/presse'), link(text, '/cookies', 'footer')], 1);
    expect(paths).toEqual(['other /cookies', 'other /blog']);
  });

  it('follows no link that acts', () => {
    expect(
      pathsOf(
        [link('In den Warenkorb', '/korb'), link('Abmelden', '/ende'), link('Preisliste', '/preise.pdf'), link('Liste', '/liste.pdf?v=2')],
        5,
      ),
    ).toEqual([]);
  });

  it('gives the same plan for the same links', () => {
    expect(pathsOf(products, 5)).toEqual(pathsOf(products, 5));
  });

  it.each([
    ['Jetzt buchen', '/termin'],
    ['Tisch reservieren', '/tisch'],
    ['Angebot anfordern', '/angebot'],
    ['Online', '/buchung'],
    ['Hier', '/anfrage.html'],
  ])('goes to the form behind “%s” (%s) before other pages', (text, path) => {
    expect(pathsOf([...products, link('Blog', '/blog'), link(text, path)], 1)).toEqual([`other ${path}`]);
  });

  it.each([
    ['Rezept einlösen', '/rezept'],
    ['E-Rezept hochladen', '/e-rezept'],
    ['Krankmeldung', '/eltern/krank'],
    ['Kind krank melden', '/abwesend'],
    ['Initiativbewerbung', '/jobs/initiativ'],
    ['Schaden melden', '/schaden'],
    ['Service', '/anamnesebogen/'],
    ['Mitgliedsantrag', '/verein/antrag'],
    ['Mein Konto', '/mein-konto/'],
    ['Registrieren', '/neu'],
    ['My account', '/account'],
  ])('goes to the form behind “%s” (%s) before the cart and overviews', (text, path) => {
    const links = [link('Warenkorb', '/warenkorb/'), link('Kompression', '/kompression/'), ...products, link(text, path)];
    expect(pathsOf(links, 1)).toEqual([`other ${path}`]);
  });

  it('takes delicate forms before contact, and an account after both', () => {
    const links = [
      link('Mein Konto', '/konto'),
      link('Kontakt', '/kontakt'),
      link('Termin buchen', '/termin'),
      link('Rezept einlösen', '/rx'),
    ];
    expect(pathsOf(links, 4)).toEqual(['other /rx', 'other /kontakt', 'other /termin', 'other /konto']);
  });

  it('visits forms and a short main menu before the door to an account', () => {
    const links = [
      link('Konto', '/account/login', 'header'),
      link('Angebote', '/angebote', 'header'),
      link('Beratung', '/beratung/inhalieren', 'header'),
      link('Newsletter', '/news', 'header'),
      link('Blog', '/blog'),
    ];
    expect(pathsOf(links, 4)).toEqual(['other /news', 'other /angebote', 'other /beratung/inhalieren', 'other /account/login']);
  });

  it('visits every page of a short main menu where an ordinary order leaves room', () => {
    const menu = ['haus', 'standorte', 'platzanfrage', 'karriere', 'aktuelles', 'spenden', 'leichte-sprache'];
    const links = [...products, ...menu.map((path) => link(path, `/${path}`, 'header')), link('Kontakt', '/kontakt', 'footer')];
    expect(pathsOf(links, 10)).toEqual(expect.arrayContaining(menu.map((path) => `other /${path}`)));
  });

  it('visits one thing that is sold before the rest of the menu', () => {
    const menu = ['stunden', 'zeiten', 'raeume'].map((path) => link(path, `/${path}/`, 'header'));
    const links = [...menu, link('Gutscheine', '/produkt/gutschein/', 'header'), link('Kategorie', '/shop/kategorie/', 'header')];
    expect(pathsOf(links, 2)).toEqual(['other /produkt/gutschein/', 'other /stunden/']);
  });

  it('visits an account before the categories of a catalogue', () => {
    const categories = Array.from({ length: 14 }, (_, index) =>
      link(`Abteilung ${index}`, `/abteilung-${'abcdefghijklmn'[index]}`, 'header'),
    );
    expect(pathsOf([...categories, link('Konto', '/account/login', 'header')], 1)).toEqual(['other /account/login']);
  });

  it.each([
    ['Newsletter abonnieren', '/post'],
    ['Rundbrief', '/newsletter-anmeldung'],
    ['Vorbestellung', '/abholen'],
    ['Torten bestellen', '/backstube'],
    ['Jetzt Katalog bestellen', '/service'],
    ['Feines', '/Torten-bestellen/'],
  ])('goes to the form behind “%s” (%s) before other pages', (text, path) => {
    expect(pathsOf([link('Blog', '/blog'), link(text, path)], 1)).toEqual([`other ${path}`]);
  });

  it.each(['Bestellen', 'Jetzt bestellen', '› Jetzt online bestellen', 'Zahlungspflichtig bestellen', 'Artikel bestellen'])(
    'does not follow “%s”, which may fill a cart',
    (text) => {
      expect(pathsOf([link(text, '/order/412')], 1)).toEqual([]);
    },
  );

  it('takes no issue of a newsletter for its form', () => {
    expect(pathsOf([link('Blog', '/blog'), link('Newsletter vom Mai', '/ausgabe')], 1)).toEqual(['other /blog']);
  });

  it('leaves the cart for last and loses nothing where there is room', () => {
    const links = [
      link('', '/warenkorb/'),
      link('Shop', '/shop/'),
      link('Hausmischung', '/produkt/hausmischung/'),
      link('Zur Kasse', '/kasse/'),
    ];
    const paths = ['other /produkt/hausmischung/', 'other /shop/', 'other /kasse/'];
    expect(pathsOf(links, 3)).toEqual(paths);
    expect(pathsOf(links, 9)).toEqual([...paths, 'other /warenkorb/']);
  });

  it.each([
    ['Rezepte', '/rezepte/'],
    ['Kontoauszug verstehen', '/ratgeber'],
    ['Krankenkassen', '/partner'],
    ['Unsere Register', '/stelle'],
  ])('does not take “%s” (%s) for a form', (text, path) => {
    expect(pathsOf([link('Blog', '/blog'), link(text, path)], 1)).toEqual(['other /blog']);
  });
});

describe('planFurtherForms', () => {
  const plan = [
    { url: `${startUrl}impressum`, kind: 'imprint' as const },
    { url: `${startUrl}book-online`, kind: 'other' as const },
  ];
  const found = (links: LinkEvidence[], maxPages = 10) =>
    planFurtherForms({ startUrl, links, maxPages }, plan).map(({ url }) => url.slice(startUrl.length - 1));
  const booking = link('Jetzt buchen', '/booking-form?service=erstgespraech');

  it.each<[string, LinkEvidence[], string[]]>([
    ['a form that only a second page links', [link('Blog', '/blog'), booking], ['/booking-form?service=erstgespraech']],
    ['one of each template', [booking, link('Jetzt buchen', '/booking-form?service=einzel')], ['/booking-form?service=erstgespraech']],
    ['none that is planned', [link('Jetzt buchen', '/book-online')], []],
    ['none on another host', [link('Jetzt buchen', 'https://portal.test/booking')], []],
    ['no other pages', [link('Blog', '/blog'), link('Termine', '/termine'), link('AGB', '/agb')], []],
    ['where one donates or joins', [link('Online spenden', '/dach'), link('', '/mitglied-werden')], ['/dach', '/mitglied-werden']],
    ['the checkout behind the cart', [link('Zur Kasse', '/shop.php?do=CreateGuest')], ['/shop.php?do=CreateGuest']],
    ['the checkout by its address', [link('', '/checkout/address')], ['/checkout/address']],
    ['no checkout that fills a cart', [link('Zur Kasse', '/kasse/?add-to-cart=412')], []],
    ['nothing that acts', [link('Abbestellen', '/newsletter/formular')], []],
  ])('plans %s', (_name, links, expected) => {
    expect(found(links)).toEqual(expected);
  });

  it('keeps to the room left', () => {
    const forms = ['anfrage', 'reservierung', 'bewerbung', 'rueckruf'].map((path) => link('', `/${path}`));
    expect(found(forms)).toHaveLength(3);
    expect(found(forms, 2)).toHaveLength(1);
    expect(found(forms, 1)).toHaveLength(0);
  });

  it('finds room for one checkout, which is no cart', () => {
    const links = [link('Zur Kasse', '/checkout/cart'), link('Ohne Umweg zur Kasse', '/checkout/register?wein=7'), link('', '/kasse/')];
    expect(found(links, 1)).toEqual(['/checkout/register?wein=7']);
    expect(found(links, 0)).toEqual([]);
  });
});
