import { type Firm, imprintText } from '../../firm.ts';
import { looks } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { analyticsSnippet, cards, list, renderPage, type SiteFrame, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { oneTrustScripts } from '../../third-parties/onetrust/hosts.ts';
import type { LabSite } from '../../types.ts';
import { truth } from './truth.ts';

const address = '88.198.33.147';
const domainScript = '5f1d2c9e-77aa-4c0b-8a51-0f9d3b6e2c44';

const firm: Firm = {
  name: 'Planwerk Software GmbH',
  representedBy: { role: 'Geschäftsführer', names: ['Leyla Demircan', 'Hauke Jessen'] },
  street: 'Kaistraße 101',
  town: '24114 Kiel',
  phone: '+49 431 555 07 70',
  email: 'hallo@planwerk.test',
  register: { court: 'Amtsgericht Kiel', number: 'HRB 22817' },
  vatDigits: '32760915',
  dataProtectionAuthority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD), Holstenstraße 98, 24103 Kiel',
  dataProtectionOfficer: 'Nordkontor Datenschutz GmbH, Walkerdamm 1, 24103 Kiel, E-Mail: datenschutz@planwerk.test',
};

oneTrustScripts.publish(domainScript, {
  text: 'Wir möchten mit Google Analytics messen, wie unsere Website genutzt wird, und mit dem LinkedIn Insight Tag den Erfolg unserer Anzeigen bewerten. Daten können dabei an 2 Partner und in die USA gelangen. Ihre Einwilligung können Sie jederzeit über „Cookie-Einstellungen“ am Seitenende widerrufen.',
  details: 'Hier entscheiden Sie für jeden Zweck einzeln. Ihre Auswahl gilt 12 Monate und lässt sich jederzeit ändern.',
  privacyPath: '/datenschutz',
  blocking: true,
  rejectOnFirstLayer: false,
  refuseAllOnSecondLayer: true,
  hidesFromRobots: false,
  groups: [
    {
      id: 'C0001',
      name: 'Unbedingt erforderliche Cookies',
      description: 'Sie speichern Ihre Auswahl (OptanonConsent, OptanonAlertBoxClosed).',
      always: true,
    },
    { id: 'C0002', name: 'Leistungs-Cookies', description: 'Google Analytics: _ga und _ga_*, 2 Jahre, Google Ireland Limited.' },
    {
      id: 'C0004',
      name: 'Werbe-Cookies',
      description:
        'LinkedIn Insight Tag: bcookie (1 Jahr), li_sugr (90 Tage), lidc (1 Tag), UserMatchHistory (30 Tage), li_adsId, LinkedIn Ireland.',
    },
  ],
});

const frame: SiteFrame = {
  brand: 'Planwerk',
  claim: 'Einsatzplanung für Pflegedienste und Werkstätten',
  look: looks.saas,
  nav: [
    { text: 'Produkt', href: '/produkt' },
    { text: 'Preise', href: '/preise' },
    { text: 'Karriere', href: '/karriere' },
    { text: 'Vorführung', href: '/vorfuehrung' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
    { text: 'Nutzungsbedingungen', href: '/nutzungsbedingungen' },
  ],
  footerExtra: '<a href="#" class="ot-sdk-show-settings" onclick="OneTrust.ToggleInfoDisplay();return false">Cookie-Einstellungen</a>',
  head: `<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" data-document-language="true" type="text/javascript" charset="UTF-8" data-domain-script="${domainScript}"></script>
${analyticsSnippet('G-PLNW3RK24C', 'type="text/plain" class="optanon-category-C0002"')}
<script type="text/plain" class="optanon-category-C0004">window._linkedin_data_partner_ids=['7701234'];(function(){var s=document.createElement('script');s.async=true;s.src='https://snap.licdn.com/li.lms-analytics/insight.min.js';document.head.appendChild(s);})();</script>`,
};

const pages = {
  '/': renderPage(frame, {
    title: 'Einsatzplanung ohne Zettel',
    hero: {
      title: 'Der Plan für morgen steht heute um vier.',
      text: 'Planwerk verteilt Einsätze nach Qualifikation, Weg und Wunsch. Ihre Leute sehen den Plan auf dem Telefon, und wer krank wird, löst keine Kettenreaktion aus.',
      action: { text: 'Vorführung vereinbaren', href: '/vorfuehrung' },
    },
    main: `${cards([
      {
        title: 'Planen',
        text: 'Ziehen Sie Einsätze auf Personen; Planwerk warnt bei Ruhezeiten, Überstunden und fehlenden Nachweisen.',
        hue: 240,
      },
      {
        title: 'Fahren',
        text: 'Touren werden so gelegt, dass niemand zweimal durch die Stadt fährt. Im Schnitt sparen unsere Kunden 11 % der Wege.',
        hue: 260,
      },
      { title: 'Abrechnen', text: 'Zeiten fließen in Lohn und Rechnung, mit den Schnittstellen, die Ihr Steuerbüro kennt.', hue: 220 },
    ])}${section('Für Betriebe, nicht für Konzerne', 'Planwerk richtet sich ausschließlich an Unternehmen. Über 400 Pflegedienste, Werkstätten und Gebäudereiniger arbeiten damit, die kleinsten mit fünf, die größten mit 280 Leuten. Alle Daten liegen in einem Rechenzentrum in Schleswig-Holstein.')}`,
  }),
  '/produkt': renderPage(frame, {
    title: 'Produkt',
    main: `${section('Was Planwerk kann', list('Dienst- und Tourenplanung in einer Ansicht', 'Abwesenheiten und Vertretung', 'Nachweise und Fortbildungen mit Erinnerung', 'Zeiterfassung am Telefon, auch ohne Netz'))}${section('Einführung in zwei Wochen', 'Wir übernehmen Ihre Stammdaten, schulen an zwei Vormittagen und sind danach telefonisch da. Die erste Woche planen Sie doppelt, danach werfen Sie die Zettel weg.')}`,
  }),
  '/preise': renderPage(frame, {
    title: 'Preise',
    main: `${section('Preise für Unternehmen', '<table><thead><tr><th>Tarif</th><th>Preis je Person und Monat</th></tr></thead><tbody><tr><td>Start, bis 20 Personen</td><td>4,50 € zzgl. MwSt.</td></tr><tr><td>Betrieb, bis 150 Personen</td><td>3,90 € zzgl. MwSt.</td></tr><tr><td>Groß</td><td>auf Anfrage</td></tr></tbody></table>')}${section('Vertrag', 'Angebote richten sich nur an Unternehmer im Sinne des § 14 BGB. Verträge schließen wir schriftlich nach einer Vorführung; online bestellen können Sie hier nichts.')}`,
  }),
  '/karriere': renderPage(frame, {
    title: 'Karriere',
    main: `${section('Wir suchen', list('Softwareentwicklung (Vollzeit oder Teilzeit), Kiel oder von zu Hause', 'Kundenbetreuung mit Pflegeerfahrung, 30 Stunden'))}${section('Bewerbung', 'Schicken Sie Ihren Lebenslauf per E-Mail an hallo@planwerk.test. Ein Foto brauchen wir nicht. Sie hören innerhalb von zwei Wochen von uns.')}`,
  }),
  '/vorfuehrung': renderPage(frame, {
    title: 'Vorführung vereinbaren',
    main: `${section('30 Minuten, Ihr Betrieb, unser Programm', 'Wir zeigen Planwerk am Bildschirm mit Beispieldaten aus Ihrer Branche.')}<form class="form" method="post" action="/vorfuehrung/danke"><label>Geschäftliche E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label><label>Unternehmen (freiwillig) <input name="firma"></label><p>Hinweise zur Verarbeitung stehen in der <a href="/datenschutz">Datenschutzerklärung</a>.</p><button class="button" type="submit">Termin anfragen</button></form>`,
  }),
  '/vorfuehrung/danke': renderPage(frame, { title: 'Danke', main: section('Danke', 'Wir melden uns mit drei Vorschlägen.') }),
  '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm) }),
  '/datenschutz': renderPage(frame, {
    title: 'Datenschutz',
    main: privacyNotice(firm, {
      services: [noticeServices.oneTrust, noticeServices.googleAnalytics, noticeServices.linkedInInsight],
      applications: true,
    }),
  }),
  '/nutzungsbedingungen': renderPage(frame, {
    title: 'Nutzungsbedingungen',
    main: `${section('1. Geltung', 'Diese Bedingungen gelten gegenüber Unternehmern im Sinne des § 14 BGB für die Nutzung der Software Planwerk.')}${section('2. Verfügbarkeit', 'Wir schulden eine Verfügbarkeit von 99,5 % im Jahresmittel. Wartungen kündigen wir drei Tage vorher an.')}`,
  }),
};

/** A software firm with OneTrust that hides rejection on the second layer. */
export const planwerk: LabSite = {
  slug: 'planwerk',
  url: 'https://www.planwerk.test/',
  about: {
    de: 'Software-Anbieter für Unternehmen mit OneTrust: Zustimmen geht mit einem Klick, Ablehnen erst auf der zweiten Ebene.',
    en: 'A business software vendor with OneTrust: accepting takes one click, rejecting is on the second layer only.',
  },
  hosts: [siteHost({ host: 'www.planwerk.test', address, pages }), apexHost('planwerk.test', address)],
  truth,
  choices: {
    reject: [{ selector: '#onetrust-pc-btn-handler' }, { selector: '.ot-pc-refuse-all-handler' }],
    accept: [{ selector: '#onetrust-accept-btn-handler' }],
  },
};
