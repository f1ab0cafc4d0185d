import { checkbox, field, webflowForm } from './webflow.ts';

const area = (name: string, label: string) =>
  `<label for="${name}" class="field-label">${label}</label><textarea class="form_input w-input" maxlength="5000" id="${name}" name="${name}" data-name="${name}" rows="3"></textarea>`;

const select = (name: string, label: string, ...options: readonly string[]) =>
  `<label for="${name}" class="field-label">${label}</label><select id="${name}" name="${name}" data-name="${name}" class="form_input w-select"><option value="">Bitte wählen</option>${options.map((text) => `<option value="${text}">${text}</option>`).join('')}</select>`;

const step = (number: number, title: string, inner: string) =>
  `<div class="multi-form_step" data-form="step"${number === 1 ? '' : ' style="display:none"'}><h3>Schritt ${number} von 3: ${title}</h3>${inner}${number < 3 ? '<a href="#" data-form="next-btn" class="button is-secondary w-button">Weiter</a>' : ''}</div>`;

const steps = [
  step(
    1,
    'Zu Ihnen',
    `${field('Kuerzel', 'Kürzel oder Vorname (Ihren Namen brauchen wir nicht)')}${field('Geburtsjahr', 'Geburtsjahr', 'type="number" min="1955" max="2015" required=""')}${field('Beruf', 'Beruf und Anteil Bürotätigkeit in %', 'type="text" required=""')}${select('Rente', 'Gewünschte Monatsrente', '1.000 €', '1.500 €', '2.000 €', '2.500 €')}`,
  ),
  step(
    2,
    'Ihre Gesundheit',
    `<p>Bitte so genau wie in der Patientenakte. Wer lieber spricht als schreibt, ruft an.</p>${field('Groesse', 'Größe in cm', 'type="number"')}${field('Gewicht', 'Gewicht in kg', 'type="number"')}${select('Raucher', 'Rauchen Sie?', 'Nein', 'Ja', 'Nicht mehr, seit mindestens 12 Monaten')}${area('Behandlungen', 'Krankheiten, Beschwerden und Behandlungen der letzten 5 Jahre (Rücken, Gelenke, Herz, Haut, Allergien …)')}${area('Psyche', 'Psychotherapeutische oder psychiatrische Behandlungen der letzten 10 Jahre')}${area('Krankenhaus', 'Stationäre Aufenthalte und Operationen der letzten 10 Jahre')}${area('Medikamente', 'Medikamente, die Sie regelmäßig einnehmen')}${select('HIV', 'Liegt eine HIV-Infektion vor?', 'Nein', 'Ja')}`,
  ),
  step(
    3,
    'Ihre Erreichbarkeit',
    `${field('Antwort Email', 'E-Mail für unsere Antwort (gern eine ohne Ihren Namen)', 'type="email" required=""')}${checkbox('Datenschutz', 'Ich habe die <a href="/datenschutz" target="_blank">Datenschutzerklärung</a> gelesen und akzeptiere, dass meine Angaben gespeichert und zur Prüfung an Versicherer und Partner weitergegeben werden.', 'required=""')}`,
  ),
];

const stepping = `<script>document.querySelectorAll('[data-form="next-btn"]').forEach(function(b){b.addEventListener('click',function(e){e.preventDefault();var s=b.closest('[data-form="step"]');s.style.display='none';s.nextElementSibling.style.display='block'})});</script>`;

/** The page with the questions on health, in three steps of which one shows. */
export function healthQuestions(id: string): string {
  return `<h1>Erst fragen, dann beantragen</h1><p>Ein abgelehnter Antrag landet in der Auskunftsdatei der Branche (HIS). Eine Voranfrage nicht: Wir fragen bis zu acht Versicherer, ohne dass Ihr Name fällt.</p>${webflowForm('BU Risikovoranfrage', id, steps.join(''), 'Voranfrage absenden', 'Danke! In etwa fünf Werktagen haben Sie unsere Auswertung.')}${stepping}`;
}
