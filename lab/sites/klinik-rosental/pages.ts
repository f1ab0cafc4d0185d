import { addiction, clinicPage, element } from './typo3.ts';

const card = (picture: string, title: string, text: string, links: string) =>
  `<div class="card"><img src="/fileadmin/_processed_/${picture}" alt="" loading="lazy"><div><h3>${title}</h3><p>${text}</p><p>${links}</p></div></div>`;

const ask = (indication: string) => `<a href="/aufnahme?indikation=${indication}">Aufnahme anfragen</a>`;

const vimeo = (query: string, title: string) =>
  `https://player.vimeo.com/video/${query}" title="${title}" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen`;

/** Start page. */
export const start = clinicPage({
  id: 1,
  title: 'Zurück ins eigene Leben',
  description: 'Gemeinnützige Fachklinik für psychosomatische, onkologische und Suchtrehabilitation in Bad Salzschlirf.',
  path: '/',
  content: `<img class="hero" src="/fileadmin/_processed_/4/b/csm_klinik_park_3f21d8.svg" alt="Das Hauptgebäude der Klinik im Park">
${element(11, 'Willkommen in der Klinik Rosental', '<a href="https://www.klinikbewertungen.de/klinik-forum/erfahrung-mit-klinik-rosental-beispiel" target="_blank" rel="noopener"><img class="seal" src="/fileadmin/user_upload/siegel-klinikbewertungen.svg" alt="Empfohlen auf klinikbewertungen.de"></a>', 'Seit 1974 begleiten wir Menschen nach schwerer Krankheit und in Krisen. 186 Betten, 210 Mitarbeitende, ein Park mit alten Buchen. Träger ist eine gemeinnützige Gesellschaft: Überschüsse bleiben im Haus.', 'Wir behandeln Versicherte der Deutschen Rentenversicherung, aller gesetzlichen und privaten Krankenkassen.')}
${element(12, 'Ein Tag bei uns', 'Unser Film zeigt in vier Minuten, wie ein Behandlungstag aussieht.', `<iframe data-src="${vimeo('794120863?dnt=1', 'Ein Tag in der Klinik Rosental')} data-provider="Vimeo"></iframe>`)}
${element(13, 'Ambulante Nachsorge: Termin buchen', 'Termine der Nachsorgesprechstunde vergeben wir über den Dienst samedi. Der Link öffnet die Seite des Anbieters in einem neuen Fenster.', '<a class="btn" href="https://patient.samedi.de/b/klinik-rosental-beispiel" target="_blank" rel="noopener noreferrer">Zur Terminbuchung (samedi.de)</a>')}`,
});

/** What the clinic treats. */
export const topics = clinicPage({
  id: 14,
  title: 'Behandlungsschwerpunkte',
  description: 'Psychosomatik, Abhängigkeitserkrankungen und Onkologie unter einem Dach.',
  path: '/behandlungsschwerpunkte',
  content: `${element(31, '', '<p class="lead">Drei Abteilungen arbeiten bei uns eng zusammen. Körper und Seele werden nicht getrennt behandelt.</p>')}
<div id="c32" class="frame frame-type-card_group cards">${card('a/0/csm_psychosomatik_e81c02.svg', 'Psychosomatik', 'Depression, Angst, Erschöpfung, Traumafolgen. Einzel- und Gruppentherapie, Bewegung, Achtsamkeit.', ask('depression-angst'))}
${card('c/7/csm_sucht_51aa9e.svg', 'Abhängigkeitserkrankungen', 'Alkohol und Medikamente: Entwöhnung in festen Bezugsgruppen, meist zwölf bis fünfzehn Wochen.', `<a href="${addiction}">Mehr erfahren</a> · ${ask('alkohol-medikamente')}`)}
${card('1/d/csm_onkologie_77b0f4.svg', 'Onkologie', 'Nach Operation, Chemo- oder Strahlentherapie: wieder zu Kräften kommen, mit der Angst leben lernen.', ask('krebserkrankung'))}</div>
${element(33, 'Für Zuweisende', 'Sozialdienste und Praxen erreichen die Belegungssteuerung unter 06648 555 90-12. Befunde bitte über KIM oder das Aufnahmeformular, nicht per offener E-Mail.')}`,
});

const questions = [
  'Wie oft trinken Sie Alkohol?',
  'Wie viele Gläser trinken Sie an einem solchen Tag?',
  'Wie oft konnten Sie im letzten Jahr nicht aufhören, nachdem Sie angefangen hatten?',
  'Haben Angehörige oder Ärzte Ihnen geraten, weniger zu trinken?',
];
const answers = ['nie', 'selten', 'monatlich / 1–2', 'wöchentlich / 3–6', 'täglich / mehr als 6'];

/** One illness, with a film and a test to do on the spot. */
export const addictionPage = clinicPage({
  id: 17,
  title: 'Abhängigkeitserkrankungen',
  description: 'Entwöhnung bei Alkohol- und Medikamentenabhängigkeit. Mit kurzem Selbsttest.',
  path: addiction,
  content: `${element(41, 'Der erste Schritt ist der schwerste', 'Abhängigkeit ist eine Krankheit und keine Charakterschwäche. Bei uns beginnen Sie nach dem Entzug ein Leben, in dem der Alkohol oder die Tabletten nicht mehr die Hauptrolle spielen.')}
<div id="c42" class="frame frame-default frame-type-html frame-layout-0"><h2>„Ich habe es allen verschwiegen“ – Patientinnen erzählen</h2>
<!-- 12.02.: Ausnahme eingetragen, Film wurde sonst nicht angezeigt (BK) -->
<iframe data-external-content-no-protection="1" src="${vimeo('803355917?h=2f91ac4d07&badge=0&autopause=0', 'Ich habe es allen verschwiegen – Leben nach der Entwöhnung')}></iframe></div>
${element(
  43,
  'Selbsttest: Wie ist mein Umgang mit Alkohol?',
  'Vier Fragen, anonym und unverbindlich. Ihre Antworten werden nicht gespeichert.',
  `<form class="selftest" method="get" action="${addiction}/selbsttest-ergebnis">${questions.map((question, index) => `<div class="powermail_fieldwrap"><label for="alkohol${index + 1}">${question}</label><select id="alkohol${index + 1}" name="alkohol_frage${index + 1}">${answers.map((text, points) => `<option value="${points}">${text}</option>`).join('')}</select></div>`).join('')}<button class="btn" type="submit">Auswertung anzeigen</button></form>`,
)}`,
});

/** Result of the test from the answers in the address. */
export function selfTestResult(parameters: URLSearchParams): string {
  const points = questions.reduce((sum, _, index) => sum + (Number(parameters.get(`alkohol_frage${index + 1}`)) || 0), 0);
  const verdict =
    points >= 7
      ? 'Ihre Antworten sprechen für einen riskanten oder abhängigen Konsum. Bitte sprechen Sie mit einer Beratungsstelle oder mit uns.'
      : 'Ihre Antworten geben keinen deutlichen Hinweis auf eine Abhängigkeit. Wenn Sie sich trotzdem Sorgen machen: Rufen Sie an.';
  return clinicPage({
    id: 18,
    title: 'Ihr Ergebnis',
    description: 'Auswertung des Selbsttests.',
    path: `${addiction}/selbsttest-ergebnis`,
    noIndex: true,
    content: element(46, `${points} von 16 Punkten`, verdict, ask('alkohol-medikamente')),
  });
}

/** For visitors: hours and the way there. */
export const visitors = clinicPage({
  id: 21,
  title: 'Besucherinfos',
  description: 'Besuchszeiten, Anfahrt und Übernachtung für Angehörige.',
  path: '/besucherinfos',
  content: `${element(51, 'Besuchszeiten', 'Montag bis Freitag 16 bis 20 Uhr, am Wochenende 10 bis 20 Uhr. In den ersten zwei Wochen einer Entwöhnung bitten wir um Verzicht auf Besuche. Auskünfte, ob jemand bei uns in Behandlung ist, geben wir am Telefon nicht.')}
${element(52, 'Anfahrt', '<img src="/fileadmin/user_upload/anfahrtsskizze.svg" alt="Anfahrtsskizze: von Fulda über die L 3141" width="640" height="320">', 'Mit der Bahn: RB 45 bis Bad Salzschlirf, von dort 15 Minuten zu Fuß oder mit dem Klinikbus. <a href="https://www.google.com/maps/dir//Bad+Salzschlirf" target="_blank" rel="noopener">Route bei Google Maps planen</a> (externer Link).')}
${element(53, 'Interaktive Karte', '<iframe data-src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2530.7!2d9.5078!3d50.6242!5e0!3m2!1sde!2sde" data-provider="Google Maps" title="Lage der Klinik Rosental" loading="lazy"></iframe>')}`,
});

/** Vacancies from the applicant management. */
export const career = clinicPage({
  id: 24,
  title: 'Karriere',
  description: 'Stellenangebote der Klinik Rosental in Pflege, Therapie, Medizin und Verwaltung.',
  path: '/karriere',
  content: `${element(61, 'Arbeiten, wo Zeit für Menschen ist', 'Tarif nach AVR, 31 Tage Urlaub, Dienstplan sechs Wochen im Voraus, Kita in der Nachbarschaft.')}
${element(62, 'Offene Stellen', '<div data-bite-jobs-api-listing="klinik-rosental:stellen-listing"></div>', '<script src="https://static.b-ite.com/jobs-api/loader-v1/api-loader-v1.min.js" defer></script>', '<p class="small">Die Stellenliste liefert unser Bewerbungsportal BITE (Server in Deutschland, keine Cookies). Hinweise für Bewerbende in der <a href="/datenschutz#c312">Datenschutzerklärung</a>. Sie können sich auch per Post bewerben.</p>')}`,
});
