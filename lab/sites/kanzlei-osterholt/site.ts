import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { analyticsSnippet, cards, contactForm, list, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { cookiebotGroups } from '../../third-parties/cookiebot/hosts.ts';
import type { LabSite } from '../../types.ts';
import { truth } from './truth.ts';

const address = '88.198.107.19';
const group = 'b7c1d0aa-3f52-4f0e-9c61-5d2e8a9f4b10';

const firm: Firm = {
  name: 'Osterholt & Niedermann Rechtsanwälte PartG mbB',
  representedBy: { role: 'Partner', names: ['Dr. Friederike Osterholt', 'Malte Niedermann'] },
  street: 'Schillerstraße 22',
  town: '26122 Oldenburg',
  phone: '+49 441 555 03 40',
  email: 'kanzlei@kanzlei-osterholt.test',
  register: { court: 'Amtsgericht Hannover', number: 'PR 201274' },
  vatDigits: '30988214',
  authority: 'Rechtsanwaltskammer für den Oberlandesgerichtsbezirk Oldenburg, Staugraben 5, 26122 Oldenburg, www.rak-oldenburg.de',
  profession: {
    title: 'Rechtsanwältin, Rechtsanwalt',
    chamber: 'Rechtsanwaltskammer für den Oberlandesgerichtsbezirk Oldenburg, Staugraben 5, 26122 Oldenburg',
    rules:
      'Bundesrechtsanwaltsordnung (BRAO), Berufsordnung für Rechtsanwälte (BORA), Fachanwaltsordnung (FAO), Rechtsanwaltsvergütungsgesetz (RVG); nachzulesen unter www.brak.de, Rubrik Berufsrecht',
  },
  insurance:
    'Versicherer: Nordsee Versicherung AG, Deichstraße 9, 26382 Wilhelmshaven. Räumlicher Geltungsbereich der Versicherung: Europäische Union',
  dataProtectionAuthority: 'Der Landesbeauftragte für den Datenschutz Niedersachsen (LfD Niedersachsen), Prinzenstraße 5, 30159 Hannover',
};

cookiebotGroups.publish(group, {
  text: 'Mit Ihrer Einwilligung messen wir mit Google Analytics (Google Ireland Limited, 1 Partner), welche Seiten gelesen werden. Dabei können Daten in die USA übermittelt werden. Sie können Ihre Einwilligung jederzeit am Ende jeder Seite unter „Cookie-Einstellungen“ widerrufen.',
  privacyPath: '/datenschutz',
  imprintPath: '/impressum',
  declineOnFirstLayer: true,
  hidesFromRobots: false,
  cookies: [
    { category: 'necessary', name: 'CookieConsent', provider: 'Cookiebot', purpose: 'Speichert Ihre Entscheidung', lifetime: '1 Jahr' },
    { category: 'statistics', name: '_ga', provider: 'Google Analytics', purpose: 'Unterscheidet Besucher', lifetime: '2 Jahre' },
    { category: 'statistics', name: '_ga_*', provider: 'Google Analytics', purpose: 'Hält den Sitzungszustand', lifetime: '2 Jahre' },
  ],
});

const frame: SiteFrame = {
  brand: 'Osterholt & Niedermann',
  claim: 'Rechtsanwälte in Oldenburg',
  look: looks.law,
  nav: [
    { text: 'Rechtsgebiete', href: '/rechtsgebiete' },
    { text: 'Kanzlei', href: '/kanzlei' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
  ],
  footerExtra: '<a href="#" onclick="Cookiebot.renew();return false">Cookie-Einstellungen</a>',
  head: `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js?cbid=${group}" data-cbid="${group}" data-blockingmode="manual" type="text/javascript"></script>
${analyticsSnippet('G-KZL0ST3RH0', 'type="text/plain" data-cookieconsent="statistics"')}`,
};

const pages = {
  '/': renderPage(frame, {
    title: 'Rechtsanwälte für Bau-, Arbeits- und Mietrecht',
    hero: {
      title: 'Klarheit, bevor es teuer wird.',
      text: 'Wir beraten mittelständische Betriebe und Privatleute im Weser-Ems-Gebiet. Am Anfang steht ein Gespräch, in dem wir sagen, was ein Streit kostet und ob er sich lohnt.',
      action: { text: 'Erstgespräch anfragen', href: '/kontakt' },
    },
    main: `${cards([
      {
        title: 'Baurecht',
        text: 'Verträge, Nachträge, Abnahme und Mängel: Wir begleiten Bauherren und Handwerksbetriebe vom ersten Entwurf bis zur Schlussrechnung.',
      },
      {
        title: 'Arbeitsrecht',
        text: 'Kündigungsschutz, Aufhebungsverträge, Betriebsvereinbarungen. Fristen laufen hier nach Tagen; rufen Sie früh an.',
      },
      { title: 'Mietrecht', text: 'Mieterhöhung, Nebenkosten, Eigenbedarf. Wir vertreten beide Seiten und kennen deshalb beide.' },
    ])}${section(
      'Drei Anwältinnen, zwei Anwälte, ein Grundsatz',
      'Wir nehmen ein Mandat nur an, wenn wir selbst Zeit dafür haben. Ihre Akte liegt bei einer Person, die sie kennt, und Sie erreichen diese Person unter ihrer Durchwahl.',
      'Über Gebühren sprechen wir vor dem ersten Schreiben. Für die Erstberatung von Verbrauchern gilt eine Obergrenze, die wir Ihnen am Telefon nennen.',
    )}`,
  }),
  '/rechtsgebiete': renderPage(frame, {
    title: 'Rechtsgebiete',
    main: `${section('Privates Bau- und Architektenrecht', 'Wir prüfen Bauverträge, setzen Werklohn durch oder wehren ihn ab und sichern Beweise, solange die Wand noch offen ist.', list('Bauträgervertrag', 'Abnahme und Gewährleistung', 'Honorare der Planer'))}
${section('Arbeitsrecht', 'Für Arbeitgeber entwerfen wir Verträge, die halten. Für Beschäftigte führen wir Kündigungsschutzklagen an den Arbeitsgerichten Oldenburg, Wilhelmshaven und Emden.')}
${section('Miet- und Wohnungseigentumsrecht', 'Von der Betriebskostenabrechnung bis zur Beschlussanfechtung. Viele Fälle enden mit einem Brief, weil der erste Brief stimmt.')}`,
  }),
  '/kanzlei': renderPage(frame, {
    title: 'Die Kanzlei',
    main: `${section('Dr. Friederike Osterholt', 'Fachanwältin für Bau- und Architektenrecht, zugelassen seit 2004. Sie hat in Münster studiert und über die Prüf- und Hinweispflicht des Bauunternehmers promoviert.')}${section('Malte Niedermann', 'Fachanwalt für Arbeitsrecht, zugelassen seit 2009. Er war fünf Jahre Justiziar eines Landmaschinenherstellers.')}${section('Unsere Räume', 'Sie finden uns in einem Gründerzeithaus hinter dem Schloss, barrierefrei über den Hof. Fünf Gehminuten vom Hauptbahnhof.')}`,
  }),
  '/kontakt': renderPage(frame, {
    title: 'Kontakt',
    main: `${section('So erreichen Sie uns', 'Telefon +49 441 555 03 40, montags bis freitags 9 bis 12.30 Uhr und 14 bis 17 Uhr. Schicken Sie uns bitte noch keine Unterlagen, solange kein Mandat besteht.')}${contactForm('/kontakt/gesendet', '/datenschutz')}`,
  }),
  '/kontakt/gesendet': renderPage(frame, {
    title: 'Vielen Dank',
    main: section('Ihre Nachricht ist angekommen', 'Wir rufen am nächsten Werktag zurück.'),
  }),
  '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm) }),
  '/datenschutz': renderPage(frame, {
    title: 'Datenschutz',
    main: privacyNotice(firm, { services: [noticeServices.cookiebot, noticeServices.googleAnalytics] }),
  }),
};

/** A law office with Cookiebot set up as it should be. */
export const kanzleiOsterholt: LabSite = {
  slug: 'kanzlei-osterholt',
  url: 'https://www.kanzlei-osterholt.test/',
  about: {
    de: 'Anwaltskanzlei mit richtig eingestelltem Cookiebot: Google Analytics läuft erst nach der Einwilligung, Ablehnen steht auf der ersten Ebene.',
    en: 'A law office with Cookiebot done right: Google Analytics runs after consent only, rejecting is on the first layer.',
  },
  hosts: [siteHost({ host: 'www.kanzlei-osterholt.test', address, pages }), apexHost('kanzlei-osterholt.test', address)],
  truth,
  choices: {
    reject: [{ selector: '#CybotCookiebotDialogBodyButtonDecline' }],
    accept: [{ selector: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll' }],
  },
};
