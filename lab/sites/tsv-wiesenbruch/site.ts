import { clientScript } from '../../client-script.ts';
import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { analyticsSnippet, cards, list, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import type { LabSite } from '../../types.ts';
import { truth } from './truth.ts';

const address = '88.198.156.200';

const firm: Firm = {
  name: 'Turn- und Sportverein Wiesenbruch von 1911 e. V.',
  representedBy: { role: 'Vorstand', names: ['Anke Petersen (1. Vorsitzende)', 'Sönke Thomsen (Kassenwart)'] },
  street: 'Am Sportplatz 3',
  town: '27432 Bremervörde',
  phone: '+49 4761 555 06 11',
  email: 'vorstand@tsv-wiesenbruch.test',
  register: { court: 'Amtsgericht Tostedt', number: 'VR 110482' },
  editor: 'Anke Petersen',
  dataProtectionAuthority: 'Der Landesbeauftragte für den Datenschutz Niedersachsen (LfD Niedersachsen), Prinzenstraße 5, 30159 Hannover',
};

const frame: SiteFrame = {
  brand: 'TSV Wiesenbruch',
  claim: 'Sport im Dorf seit 1911',
  look: looks.club,
  nav: [
    { text: 'Abteilungen', href: '/abteilungen' },
    { text: 'Spielszenen', href: '/spielszenen' },
    { text: 'Mitglied werden', href: '/mitglied-werden' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutzerklärung', href: '/datenschutz' },
    { text: 'Instagram', href: 'https://www.instagram.com/tsv.wiesenbruch.beispiel' },
  ],
  footerExtra: '<a href="#" data-einstellungen>Cookie-Einstellungen</a>',
  head: `<script src="/assets/einwilligung.js" defer></script>${analyticsSnippet('G-TSVW1911XY', 'type="text/plain" data-zweck="statistik"')}`,
};

const pages = {
  '/': renderPage(frame, {
    title: 'Willkommen beim TSV Wiesenbruch',
    hero: {
      title: 'Ein Dorf, 640 Mitglieder, neun Abteilungen.',
      text: 'Bei uns turnen Dreijährige und Neunzigjährige. Wer mitmachen will, kommt einfach vorbei: Die ersten drei Male kosten nichts.',
      action: { text: 'Abteilungen ansehen', href: '/abteilungen' },
    },
    main: `${section(
      'Neues aus dem Verein',
      '<h3>Flutlicht steht</h3><p>Nach zwei Jahren Sammeln brennt auf dem B-Platz endlich Licht. 41 Helferinnen und Helfer haben Kabel gezogen, Masten gestellt und Grünkohl gekocht. Danke!</p>',
      '<h3>Erste Herren steigen auf</h3><p>Mit einem 3:2 in Selsingen macht unsere Erste den Sprung in die Kreisliga perfekt. Die Szenen des Spiels zeigen wir unter „Spielszenen“.</p>',
    )}${cards([
      {
        title: 'Kinderturnen',
        text: 'Dienstags 15.30 Uhr in der Grundschulhalle, für Kinder von drei bis sechs mit Begleitung.',
        hue: 140,
      },
      { title: 'Fußball', text: 'Von der G-Jugend bis zu den Alten Herren, Training auf dem Platz Am Sportplatz 3.', hue: 120 },
      { title: 'Rückenschule', text: 'Mittwochs 19 Uhr. Bitte eine Matte und warme Socken mitbringen.', hue: 160 },
    ])}`,
  }),
  '/abteilungen': renderPage(frame, {
    title: 'Abteilungen',
    main: `${section('Ballsport', 'Fußball, Faustball, Tischtennis und seit diesem Jahr Walking Football für alle, die nicht mehr rennen wollen.', list('Fußball: Sönke Thomsen', 'Faustball: Wiebke Holst', 'Tischtennis: Arne Detjen'))}${section('Turnen und Gesundheit', 'Kinderturnen, Damengymnastik, Rückenschule, Seniorensport und Yoga. Alle Gruppen haben noch Platz, nur beim Yoga gibt es eine Warteliste.')}${section('Leichtathletik', 'Wir nehmen jedes Jahr das Sportabzeichen ab, donnerstags ab 18 Uhr von Mai bis September.')}`,
  }),
  '/spielszenen': renderPage(frame, {
    title: 'Spielszenen',
    main: section(
      'Der Aufstieg in Bildern',
      'Die besten Szenen aus Selsingen, gefilmt von Jannis aus der A-Jugend.',
      '<p data-platzhalter="video">Das Video liegt bei YouTube. Es erscheint hier, wenn Sie unter „Cookie-Einstellungen“ Videos erlauben.</p>',
      '<iframe title="Spielszenen" width="560" height="315" data-zweck="video" data-src="https://www.youtube.com/embed/tsv1911goal" allowfullscreen></iframe>',
    ),
  }),
  '/mitglied-werden': renderPage(frame, {
    title: 'Mitglied werden',
    main: `${section('Beiträge', 'Kinder und Jugendliche 4 € im Monat, Erwachsene 8 €, Familien 14 €. Der Verein lebt vom Ehrenamt, der Beitrag deckt Halle, Licht und Bälle. Ein Austritt ist zum Jahresende möglich; eine Zeile an den Vorstand genügt.')}
<form class="form" method="post" action="/mitglied-werden/danke"><label>Vor- und Nachname <input name="name" required autocomplete="name"></label><label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label>
<label>Anrede (freiwillig) <select name="anrede"><option>keine Angabe</option><option>Frau</option><option>Herr</option><option>divers</option></select></label><label>Abteilung <input name="abteilung"></label>
<p>Wir schicken Ihnen das Aufnahmeformular. Wie wir Ihre Angaben verarbeiten, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.</p><button class="button" type="submit">Unterlagen anfordern</button></form>`,
  }),
  '/mitglied-werden/danke': renderPage(frame, {
    title: 'Danke',
    main: section('Schön, dass Sie mitmachen', 'Das Formular kommt per E-Mail.'),
  }),
  '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm, { arbitration: false }) }),
  '/datenschutz': renderPage(frame, {
    title: 'Datenschutzerklärung',
    main: privacyNotice(firm, {
      services: [noticeServices.googleAnalytics, noticeServices.youTube],
      social: ['Instagram'],
      folded: true,
      ownCookies: [
        {
          name: 'tsv-einwilligung',
          lifetime: 'bis zur Löschung im Browser (Web-Speicher)',
          purpose: 'merkt sich Ihre Entscheidung im Einwilligungsfenster',
        },
      ],
    }),
  }),
};

/** An association with a banner of its own making that does what it says. */
export const tsvWiesenbruch: LabSite = {
  slug: 'tsv-wiesenbruch',
  url: 'https://www.tsv-wiesenbruch.test/',
  about: {
    de: 'Sportverein mit selbst gebautem Banner, das funktioniert; vor Automaten versteckt es sich.',
    en: 'A sports club with a home-made banner that works; it hides from robots.',
  },
  hosts: [
    siteHost({
      host: 'www.tsv-wiesenbruch.test',
      address,
      pages: { ...pages, '/assets/einwilligung.js': clientScript(new URL('banner.js', import.meta.url)) },
    }),
    apexHost('tsv-wiesenbruch.test', address),
  ],
  truth,
  choices: { reject: [{ selector: '[data-ablehnen]' }], accept: [{ selector: '[data-annehmen]' }] },
};
