import { altcha, checkbox, field, hiddenFields, select, textElement, type VhsPage } from './contao.ts';
import { pastedMap } from './pages.ts';

/** Consultation on integration courses: its form, and a map pasted above it. */
export const consultation: VhsPage = {
  id: 8,
  alias: 'deutsch-integration',
  title: 'Deutsch und Integration: Beratung',
  description: 'Beratungstermin für Integrationskurse und Berufssprachkurse an der vhs Moortal.',
  main: `<h1>Deutsch und Integration</h1>
${textElement('<p>Die vhs Moortal ist vom Bundesamt für Migration und Flüchtlinge als Träger für Integrationskurse zugelassen. Vor dem Kurs steht eine Beratung mit Einstufungstest. Bitte fordern Sie Ihren Termin hier an, dann prüfen wir vorab, ob Sie einen Berechtigungsschein erhalten können.</p><p><strong>English:</strong> Please use this form to request an appointment. <span lang="uk">Українська: запишіться на консультацію.</span></p>')}
<h2>Haus der Integration</h2>
${textElement('<p>Bahnhofstraße 3, 27799 Hagenmoor, zwei Minuten vom Bahnhof. Offene Sprechstunde ohne Anmeldung: dienstags 9 bis 12 Uhr.</p>')}
${pastedMap}
<div class="ce_form content-form kasten"><form action="/deutsch-integration" method="post" enctype="multipart/form-data"><div class="formbody">
${hiddenFields('auto_form_4')}
<fieldset><legend>Zur Person</legend>
${field('vorname', 'Vorname')}
${field('nachname', 'Nachname')}
${field('geburtsdatum', 'Geburtsdatum', { type: 'date' })}
${select('geschlecht', 'Geschlecht', ['weiblich', 'männlich', 'divers', 'keine Angabe'], false)}
${field('mobil', 'Handynummer', { type: 'tel', extra: 'autocomplete="tel"' })}
${field('email', 'E-Mail', { type: 'email', mandatory: false, extra: 'autocomplete="email"' })}
</fieldset>
<fieldset><legend>Herkunft und Aufenthalt</legend>
${field('herkunftsland', 'Herkunftsland')}
${field('muttersprache', 'Muttersprache')}
${select('religion', 'Religion', ['Islam', 'Christentum', 'Jesidentum', 'andere', 'keine'])}
${field('einreise', 'In Deutschland seit', { type: 'date' })}
${select('aufenthaltsstatus', 'Aufenthaltsstatus', ['Aufenthaltserlaubnis', 'Niederlassungserlaubnis', 'Aufenthaltsgestattung (Asylverfahren)', 'Duldung', 'Fiktionsbescheinigung', 'EU-Bürger/in', '§ 24 AufenthG (Ukraine)'])}
${field('azr', 'AZR-Nummer oder Aktenzeichen', { mandatory: false })}
${select('leistung', 'Leistungen', ['Jobcenter', 'Sozialamt (AsylbLG)', 'keine'], false)}
${field('ausweis', 'Foto Ihres Aufenthaltstitels (Vorder- und Rückseite)', { type: 'file', extra: 'accept="image/*,.pdf" multiple' })}
</fieldset>
${checkbox('datenschutz', 'Ich akzeptiere die <a href="/datenschutz" target="_blank">Datenschutzerklärung</a>.', { mandatory: true })}
${altcha}
<div class="widget widget-submit"><button type="submit" class="submit">Termin anfragen</button></div>
</div></form></div>`,
};
