import { type ContaoPage, headline, textElement } from './contao.ts';

const star = '<span class="mandatory"><span class="invisible">Pflichtfeld </span>*</span>';

function text(id: number, name: string, label: string, isRequired = true, attributes = 'type="text"'): string {
  const mandatory = isRequired ? ' mandatory' : '';
  return `<div class="widget widget-text${mandatory}"><label for="ctrl_${id}" class="${mandatory.trim()}">${label}${isRequired ? ` ${star}` : ''}</label><input ${attributes} name="${name}" id="ctrl_${id}" class="text${mandatory}"${isRequired ? ' required' : ''}></div>`;
}

function choice(id: number, name: string, label: string, options: readonly string[]): string {
  return `<div class="widget widget-select select mandatory"><label for="ctrl_${id}" class="select mandatory">${label} ${star}</label><select name="${name}" id="ctrl_${id}" class="select mandatory" required><option value="">-</option>${options.map((option) => `<option value="${option}">${option}</option>`).join('')}</select></div>`;
}

function area(id: number, name: string, label: string): string {
  return `<div class="widget widget-textarea mandatory"><label for="ctrl_${id}" class="mandatory">${label} ${star}</label><textarea name="${name}" id="ctrl_${id}" class="textarea mandatory" rows="3" required></textarea></div>`;
}

const group = (legend: string, ...fields: string[]) => `<fieldset>\n<legend>${legend}</legend>\n${fields.join('\n')}\n</fieldset>`;

const form = `<div class="ce_form content-form"><form action="/selbstauskunft" id="f1" method="post" enctype="multipart/form-data"><div class="formbody">
<input type="hidden" name="FORM_SUBMIT" value="auto_form_1"><input type="hidden" name="REQUEST_TOKEN" value="{{request_token}}"><input type="hidden" name="MAX_FILE_SIZE" value="8388608">
${group(
  'Zu Ihrer Person',
  text(51, 'tier', 'Um welches Tier geht es?'),
  text(52, 'name', 'Vor- und Nachname', true, 'type="text" autocomplete="name"'),
  text(53, 'geburtsdatum', 'Geburtsdatum', true, 'type="date"'),
  text(54, 'anschrift', 'Anschrift', true, 'type="text" autocomplete="street-address"'),
  text(55, 'telefon', 'Telefon', true, 'type="tel" autocomplete="tel"'),
  text(56, 'email', 'E-Mail', true, 'type="email" autocomplete="email"'),
  text(57, 'ausweis', 'Personalausweisnummer'),
)}
${group(
  'Beruf und Einkommen',
  choice(58, 'berufsstand', 'Beruflicher Stand', ['angestellt', 'selbstständig', 'in Ausbildung', 'im Ruhestand', 'arbeitssuchend']),
  text(59, 'arbeitgeber', 'Arbeitgeber'),
  choice(60, 'einkommen', 'Monatliches Nettoeinkommen des Haushalts', [
    'unter 1.500 €',
    '1.500 bis 2.500 €',
    '2.500 bis 4.000 €',
    'über 4.000 €',
  ]),
  text(61, 'abwesenheit', 'Wie viele Stunden am Tag ist das Tier allein?'),
)}
${group(
  'Wohnen und Familie',
  choice(62, 'wohnen', 'Wohnsituation', ['Wohnung zur Miete', 'Haus zur Miete', 'Eigentumswohnung', 'eigenes Haus']),
  text(63, 'vermieter', 'Name und Telefonnummer des Vermieters', false),
  text(64, 'personen', 'Weitere Erwachsene im Haushalt (Namen)'),
  text(65, 'kinder', 'Kinder im Haushalt (Vornamen und Alter)'),
  choice(66, 'kinderwunsch', 'Ist weiterer Nachwuchs geplant?', ['ja', 'nein', 'noch offen']),
  area(67, 'gesundheit', 'Leidet jemand im Haushalt an Allergien, chronischen Krankheiten oder einer Behinderung? Wenn ja, wer und woran?'),
)}
${group(
  'Tiere und Erfahrung',
  area(68, 'erfahrung', 'Welche Tiere hatten Sie bisher, und was ist aus ihnen geworden?'),
  text(69, 'tierarzt', 'Ihr Tierarzt (wir fragen dort nach)', false),
  '<div class="widget widget-upload"><label for="ctrl_70">Fotos von Wohnung und Garten</label><br><input type="file" name="fotos" id="ctrl_70" class="upload" accept=".jpg,.jpeg,.png,.pdf"></div>',
)}
<div class="widget widget-checkbox mandatory"><input type="checkbox" name="wahr" id="ctrl_71" value="1" required> <label for="ctrl_71">Ich versichere, dass alle Angaben der Wahrheit entsprechen. Falsche Angaben führen zum Ausschluss von der Vermittlung. ${star}</label></div>
<div class="widget widget-checkbox"><input type="checkbox" name="vorkontrolle" id="ctrl_72" value="1" checked> <label for="ctrl_72">Das Tierheim darf meine Angaben an befreundete Tierschutzvereine weitergeben, damit diese die Vorkontrolle übernehmen und mich bei passenden Tieren ansprechen können.</label></div>
<div class="widget widget-captcha mandatory"><label for="ctrl_73" class="mandatory">Was ist die Summe aus 5 und 7? ${star}</label><input type="text" name="captcha" id="ctrl_73" class="text captcha mandatory" maxlength="2" required></div>
<div class="widget widget-submit"><button type="submit" id="ctrl_74" class="submit">Selbstauskunft abschicken</button></div>
</div></form></div>`;

/** The form that whoever wants an animal has to fill in: it asks more than it needs and does not say what becomes of it. */
export const questionnairePage: ContaoPage = {
  id: 5,
  alias: 'selbstauskunft',
  title: 'Selbstauskunft',
  description: 'Selbstauskunft für Interessentinnen und Interessenten an einem Tier.',
  main: `${headline(1, 'Selbstauskunft')}
${textElement('<p>Wir wollen, dass unsere Tiere nur noch einmal umziehen. Darum fragen wir genau nach. Felder mit Stern sind Pflichtfelder; unvollständige Bögen können wir leider nicht bearbeiten.</p>')}
${form}`,
};
