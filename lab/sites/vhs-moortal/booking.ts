import { accounts } from './accounts.ts';
import { checkbox, field, hiddenFields, select, textElement, type VhsPage } from './contao.ts';
import { courseHead } from './courses.ts';

const payer = `<fieldset class="kw-block"><legend>1. Anmeldende Person (bei Kindern: sorgeberechtigte Person)</legend>
${select('anrede', 'Anrede', ['Frau', 'Herr'])}
${field('vorname', 'Vorname', { extra: 'autocomplete="given-name"' })}
${field('nachname', 'Nachname', { extra: 'autocomplete="family-name"' })}
${field('strasse', 'Straße und Hausnummer', { extra: 'autocomplete="street-address"' })}
${field('plz', 'PLZ', { extra: 'autocomplete="postal-code" maxlength="5"' })}
${field('ort', 'Ort', { extra: 'autocomplete="address-level2"' })}
${field('email', 'E-Mail', { type: 'email', extra: 'autocomplete="email"' })}
${field('telefon', 'Telefon tagsüber (für den Fall, dass ein Termin ausfällt)', { type: 'tel', mandatory: false, extra: 'autocomplete="tel"' })}
${select('staatsangehoerigkeit', 'Staatsangehörigkeit (für die Statistik)', ['deutsch', 'EU-Staat', 'andere', 'staatenlos'])}
</fieldset>`;

const child = `<fieldset class="kw-block kw-teilnehmer"><legend>2. Teilnehmendes Kind</legend>
${field('tn_vorname', 'Vorname des Kindes')}
${field('tn_nachname', 'Nachname des Kindes')}
${field('tn_geburtsdatum', 'Geburtsdatum (der Kurs ist für 8- bis 12-Jährige)', { type: 'date' })}
<div class="widget widget-textarea mandatory"><label for="ctrl_tn_gesundheit">Allergien, Krankheiten, Medikamente, Förderbedarf Ihres Kindes<span class="mandatory">*</span></label><textarea name="tn_gesundheit" id="ctrl_tn_gesundheit" class="textarea mandatory" rows="3" required placeholder="keine"></textarea></div>
${field('tn_notfall', 'Telefonnummer für Notfälle während des Kurses', { type: 'tel' })}
</fieldset>`;

const reduction = `<fieldset class="kw-block"><legend>3. Ermäßigung (wenn Sie eine beantragen)</legend>
${select('ermaessigung', 'Grund', ['Schule, Ausbildung, Studium', 'Bürgergeld, Grundsicherung, Wohngeld', 'Schwerbehinderung ab GdB 50', 'Familienpass des Landkreises'], false)}
${field('nachweis', 'Nachweis (PDF oder Foto, höchstens 4 MB)', { type: 'file', mandatory: false, extra: 'accept=".pdf,.jpg,.png"' })}
<p class="help">Bitte schwärzen Sie alles, was wir nicht brauchen: Wir prüfen nur Name, Art der Ermäßigung und Gültigkeit, also weder Beträge noch Aktenzeichen noch Diagnosen. Die Datei löschen wir nach der Prüfung, spätestens zum Kursbeginn; gespeichert bleibt „Ermäßigung nachgewiesen“. Sie können den Nachweis auch in der Geschäftsstelle vorzeigen.</p>
</fieldset>`;

const mandate = `<fieldset class="kw-block kw-sepa"><legend>4. Zahlung</legend>
<div class="widget widget-radio"><fieldset class="radio_container"><span><input type="radio" name="zahlart" id="opt_zahlart_0" value="sepa" checked> <label for="opt_zahlart_0">SEPA-Lastschrift</label></span> <span><input type="radio" name="zahlart" id="opt_zahlart_1" value="rechnung"> <label for="opt_zahlart_1">Rechnung</label></span></fieldset></div>
${checkbox('kontoinhaber', 'Die anmeldende Person ist Inhaberin des Kontos', { checked: true })}
${field('iban', 'IBAN', { mandatory: false, extra: 'autocomplete="off" maxlength="34"' })}
<p class="kw-mandat">Gläubiger-Identifikationsnummer DE00ZZZ00000555512, die Mandatsreferenz wird Ihnen mit der Anmeldebestätigung mitgeteilt. Ich ermächtige die Volkshochschule Moortal, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von der Volkshochschule Moortal auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.</p>
${checkbox('mandat', 'Ich erteile das SEPA-Lastschriftmandat.')}
</fieldset>`;

const order = `<fieldset class="kw-block"><legend>5. Prüfen und anmelden</legend>
<table class="kw-table"><tbody><tr><td>${accounts.course.number}</td><td>Malwerkstatt: Farbe, Licht und Moor, 04.01. bis 06.01.2027, Hagenmoor</td><td>64,00 €</td></tr><tr><td></td><td>Material</td><td>8,00 €</td></tr><tr><td></td><td><strong>Gesamtbetrag</strong></td><td><strong>72,00 €</strong></td></tr></tbody></table>
${checkbox('agb', 'Ich habe die <a href="/agb" target="_blank">Teilnahmebedingungen</a> und die <a href="/agb#widerruf" target="_blank">Widerrufsbelehrung</a> gelesen und bin mit ihrer Geltung einverstanden.', { mandatory: true })}
${checkbox('newsletter', 'Ja, ich möchte den vhs-Newsletter mit neuen Kursen per E-Mail erhalten.', { checked: true })}
<p class="help">Ihre Angaben verarbeiten wir, um den Kurs durchzuführen und abzurechnen; eine Einwilligung brauchen wir dafür nicht. <a href="/datenschutz#kurse">Hinweise zum Datenschutz</a></p>
<button type="submit" class="submit kw-buchen">Zahlungspflichtig anmelden</button>
</fieldset>`;

const booking: VhsPage = {
  id: 7,
  alias: 'anmeldung',
  title: 'Anmeldung',
  description: 'Anmeldung zu einem Kurs der Volkshochschule Moortal.',
  hasSession: true,
  hideFromRobots: true,
  head: courseHead,
  main: `<h1>Anmeldung zum Kurs ${accounts.course.number}</h1>
${textElement('<p>Felder mit * brauchen wir. Die Übertragung ist verschlüsselt.</p>')}
<form action="/anmeldung" method="post" enctype="multipart/form-data" class="kw-anmeldeformular">
${hiddenFields('kw_anmeldung')}
${payer}
${child}
${reduction}
${mandate}
${order}
</form>`,
};

const withdrawal: VhsPage = {
  id: 16,
  alias: 'vertrag-widerrufen',
  title: 'Vertrag widerrufen',
  description: 'Hier widerrufen Sie eine Anmeldung.',
  main: `<h1>Vertrag widerrufen</h1>
<div class="ce_form content-form kasten"><form action="/vertrag-widerrufen" method="post"><div class="formbody">
${hiddenFields('auto_form_6')}
${field('name', 'Name', { extra: 'autocomplete="name"' })}
${field('kursnummer', 'Kursnummer oder Rechnungsnummer')}
${field('email', 'E-Mail für die Bestätigung', { type: 'email', extra: 'autocomplete="email"' })}
<div class="widget widget-submit"><button type="submit" class="submit">Widerruf bestätigen</button></div>
</div></form></div>
${textElement('<p>Sie erhalten sofort eine Bestätigung mit Datum und Uhrzeit des Eingangs. Einen Grund müssen Sie nicht angeben. Ihr Widerrufsrecht steht in den <a href="/agb#widerruf">Teilnahmebedingungen</a>.</p>')}`,
};

/** Booking a course, and taking it back. */
export const bookingPages: readonly VhsPage[] = [booking, withdrawal];
