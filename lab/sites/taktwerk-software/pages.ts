import { demoForms } from './hub-portal.ts';
import { imprintEnglish, imprintGerman } from './imprint.ts';
import { privacyGerman } from './privacy-de.ts';
import { privacyEnglish } from './privacy-en.ts';
import { cardRow, dndSection, type HubPage } from './template.ts';

const hero = (title: string, text: string, button: string, href: string) =>
  dndSection(
    `<div class="hero"><div><h1>${title}</h1><p>${text}</p><a class="button hs-cta-trigger-button" href="${href}">${button}</a></div><img src="/hubfs/plantafel.svg" width="460" height="260" alt="Plantafel"></div>`,
    'dnd-section--hero',
  );

const hubSpotForm = (form: string) =>
  `<div id="hs_cos_wrapper_form_1" class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_module widget-type-form"><script charset="utf-8" type="text/javascript" src="//js-eu1.hsforms.net/forms/embed/v2.js"></script>
<script>
  hbspt.forms.create({
    region: "eu1",
    portalId: "145728391",
    formId: "${form}"
  });
</script></div>`;

const german: Omit<HubPage, 'language'>[] = [
  {
    path: '/',
    other: '/en/',
    id: '218840117801',
    title: 'Taktwerk | Feinplanung für Fertigungsbetriebe',
    description: 'Taktwerk plant Aufträge auf Maschinen und Menschen, minutengenau und mit einem Blick.',
    body: `${hero('Wissen, was morgen um sieben auf der Fräse liegt.', 'Taktwerk verteilt Ihre Aufträge auf Maschinen, Schichten und Werkzeuge und rechnet neu, sobald sich etwas verschiebt. Für Betriebe mit 20 bis 500 Beschäftigten.', 'Demo anfordern', '/demo')}
${dndSection(
  `<h2>Warum Betriebe umsteigen</h2>${cardRow([
    [
      'Eine Plantafel statt sechs Listen',
      'Arbeitsvorbereitung, Meister und Vertrieb sehen denselben Stand. Änderungen sind in Sekunden überall.',
    ],
    ['Rechnet mit der Wirklichkeit', 'Rüstzeiten, Urlaub, Werkzeugstand: Taktwerk plant nur, was auch geht.'],
    ['Spricht mit Ihrem ERP', 'Schnittstellen zu gängigen Systemen, dazu eine offene REST-Schnittstelle.'],
  ])}`,
)}
${dndSection('<h2>„Die Terminrunde dauert jetzt zehn Minuten.“</h2><p>Silke Ahrweiler, Fertigungsleiterin bei einem Zulieferer in Hennef, über das erste Jahr mit Taktwerk.</p>', 'dnd-section--dark')}`,
  },
  {
    path: '/funktionen',
    other: '/en/features',
    id: '218840117802',
    title: 'Funktionen | Taktwerk',
    description: 'Plantafel, Rückmeldung, Auswertung: was Taktwerk kann.',
    body: dndSection(
      `<h1>Funktionen</h1>${cardRow([
        ['Plantafel', 'Aufträge ziehen, fallen lassen, vergleichen. Jede Verschiebung zeigt sofort, welcher Termin wackelt.'],
        ['Rückmeldung', 'Am Terminal oder auf dem Tablet: Start, Stopp, Menge, Ausschuss.'],
        ['Auswertung', 'Auslastung je Maschine und Woche, Durchlaufzeiten, Termintreue.'],
      ])}<h2>Betrieb</h2><p>Taktwerk läuft in zwei Rechenzentren in Frankfurt und Düsseldorf. Auf Wunsch auch bei Ihnen im Haus. Einmal im Monat erscheint eine neue Fassung, ohne Stillstand.</p>`,
    ),
  },
  {
    path: '/preise',
    id: '218840117803',
    title: 'Preise | Taktwerk',
    description: 'Drei Pakete, monatlich kündbar.',
    body: dndSection(
      `<h1>Preise</h1>${cardRow([
        ['Werkstatt: 290 € im Monat', 'Bis zehn Maschinen, drei Planer, Rückmeldung am Terminal.'],
        ['Betrieb: 690 € im Monat', 'Bis vierzig Maschinen, zehn Planer, ERP-Schnittstelle.'],
        ['Werk: auf Anfrage', 'Mehrere Standorte, eigene Auswertungen, Betrieb bei Ihnen.'],
      ])}<p>Alle Preise zuzüglich der gesetzlichen Umsatzsteuer. Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne des § 14 BGB. Verträge schließen wir schriftlich.</p><p><a class="button" href="/termin">Beratung vereinbaren</a></p>`,
    ),
  },
  {
    path: '/termin',
    id: '218840117804',
    title: 'Termin buchen | Taktwerk',
    description: 'Dreißig Minuten, ein Gespräch, keine Folien.',
    body: dndSection(
      `<h1>Termin buchen</h1><p>Suchen Sie sich eine freie halbe Stunde aus. Sie sprechen mit Tobias Rennebaum oder Frauke Issing aus unserem Vertrieb.</p>
<div class="hs-embed-wrapper" style="position:relative;overflow:hidden;width:100%;height:auto;padding:0"><div class="hs-embed-content-wrapper"><iframe src="https://calendly.com/taktwerk-vertrieb/erstgespraech?embed_domain=www.taktwerk-software.test&amp;embed_type=Inline&amp;hide_gdpr_banner=1&amp;primary_color=0b5f59" width="100%" height="640" frameborder="0" title="Terminkalender"></iframe></div></div>
<p>Lieber telefonisch? +49 221 4710 1740, werktags von 8 bis 17 Uhr.</p>`,
    ),
  },
  {
    path: '/demo',
    other: '/en/demo',
    id: '218840117805',
    title: 'Demo anfordern | Taktwerk',
    description: 'Taktwerk mit Ihren Aufträgen sehen.',
    body: dndSection(
      `<div class="form-columns"><div><h1>Demo anfordern</h1><p>Schicken Sie uns vorab eine Auftragsliste, und wir zeigen Taktwerk mit Ihren eigenen Daten. Die Vorführung dauert 45 Minuten und kostet nichts.</p><ul><li>Per Videokonferenz oder bei Ihnen</li><li>Testzugang für 30 Tage</li><li>Keine Kreditkarte</li></ul></div><div>${hubSpotForm(demoForms.de)}</div></div>`,
    ),
  },
  {
    path: '/impressum',
    other: '/en/legal-notice',
    id: '218840117806',
    title: 'Impressum | Taktwerk',
    description: 'Anbieterkennzeichnung',
    body: dndSection(imprintGerman),
  },
  {
    path: '/datenschutz',
    other: '/en/privacy-policy',
    id: '218840117807',
    title: 'Datenschutzerklärung | Taktwerk',
    description: 'Datenschutzerklärung',
    body: dndSection(privacyGerman),
  },
];

const english: Omit<HubPage, 'language'>[] = [
  {
    path: '/en/',
    other: '/',
    id: '218840117811',
    title: 'Taktwerk | Detailed scheduling for manufacturers',
    description: 'Taktwerk schedules orders on machines and people, to the minute.',
    body: `${hero('Know what is on the mill at seven tomorrow.', 'Taktwerk spreads your orders over machines, shifts and tools and recalculates as soon as something moves. For companies with 20 to 500 people.', 'Request a demo', '/en/demo')}
${dndSection(
  `<h2>Why manufacturers switch</h2>${cardRow([
    ['One board instead of six lists', 'Planners, foremen and sales see the same state.'],
    ['Plans with reality', 'Set-up times, holidays, tool wear: Taktwerk plans what is possible.'],
    ['Talks to your ERP', 'Connectors to common systems and an open REST interface.'],
  ])}`,
)}`,
  },
  {
    path: '/en/features',
    other: '/funktionen',
    id: '218840117812',
    title: 'Features | Taktwerk',
    description: 'Planning board, feedback, reports.',
    body: dndSection(
      `<h1>Features</h1>${cardRow([
        ['Planning board', 'Drag, drop, compare. Every move shows which date is at risk.'],
        ['Shop-floor feedback', 'On the terminal or a tablet: start, stop, quantity, scrap.'],
        ['Reports', 'Load by machine and week, lead times, on-time delivery.'],
      ])}<p>Taktwerk runs in two data centres in Frankfurt and Düsseldorf.</p>`,
    ),
  },
  {
    path: '/en/demo',
    other: '/demo',
    id: '218840117813',
    title: 'Request a demo | Taktwerk',
    description: 'See Taktwerk with your own orders.',
    body: dndSection(
      `<div class="form-columns"><div><h1>Request a demo</h1><p>Send us a list of orders and we will show Taktwerk with your own data. It takes 45 minutes and costs nothing.</p></div><div>${hubSpotForm(demoForms.en)}</div></div>`,
    ),
  },
  {
    path: '/en/legal-notice',
    other: '/impressum',
    id: '218840117814',
    title: 'Legal notice | Taktwerk',
    description: 'Legal notice',
    body: dndSection(imprintEnglish),
  },
  {
    path: '/en/privacy-policy',
    other: '/datenschutz',
    id: '218840117815',
    title: 'Privacy policy | Taktwerk',
    description: 'Privacy policy',
    body: dndSection(privacyEnglish),
  },
];

/** Every page of both languages. */
export const hubPages: readonly HubPage[] = [
  ...german.map((page) => ({ ...page, language: 'de' as const })),
  ...english.map((page) => ({ ...page, language: 'en' as const })),
];
