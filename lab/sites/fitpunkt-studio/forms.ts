const field = (name: string, label: string, attributes = 'type="text" required') =>
  `<p class="fp-field"><label for="${name}">${label}</label><span class="wpcf7-form-control-wrap" data-name="${name}"><input id="${name}" name="${name}" class="wpcf7-form-control" ${attributes}></span></p>`;

const box = (name: string, text: string, attributes = '') =>
  `<p class="fp-check"><label><input type="checkbox" name="${name}" value="1" ${attributes}> <span>${text}</span></label></p>`;

function contactForm7(id: number, path: string, inner: string, attributes = ''): string {
  const unit = `wpcf7-f${id}-p${id - 100}-o1`;
  return `<div class="wpcf7 no-js" id="${unit}" lang="de-DE" dir="ltr" data-wpcf7-id="${id}"><form action="${path}#${unit}" method="post" class="wpcf7-form init" aria-label="Formular" ${attributes} data-status="init"><fieldset class="hidden-fields-container" hidden><input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_version" value="6.1.3"><input type="hidden" name="_wpcf7_locale" value="de_DE"><input type="hidden" name="_wpcf7_unit_tag" value="${unit}"></fieldset>${inner}</form></div>`;
}

/** Contract form of the membership: IBAN, mandate, price, and a button that does not say what it costs. */
export const membershipForm = contactForm7(
  412,
  '/mitglied-werden/',
  `<h3>1. Dein Studio und dein Tarif</h3><p class="fp-field"><label for="studio">Studio</label><select id="studio" name="studio" required><option value="">Bitte wählen</option><option>Offenbach Waldstraße</option><option>Hanau Nordstadt</option><option>Rodgau Jügesheim</option></select></p>
<p class="fp-radio"><label><input type="radio" name="tarif" value="flex" required> FLEX: 34,90 € im Monat, monatlich kündbar</label><label><input type="radio" name="tarif" value="punkt" checked> PUNKT: 24,90 € im Monat, 12 Monate Erstlaufzeit</label></p>
<h3>2. Deine Daten</h3>${field('vorname', 'Vorname', 'type="text" required autocomplete="given-name"')}${field('nachname', 'Nachname', 'type="text" required autocomplete="family-name"')}${field('geburtsdatum', 'Geburtsdatum', 'type="date" required autocomplete="bday"')}${field('strasse', 'Straße und Hausnummer', 'type="text" required autocomplete="street-address"')}${field('ort', 'PLZ und Ort')}${field('email', 'E-Mail', 'type="email" required autocomplete="email"')}${field('telefon', 'Telefon (freiwillig)', 'type="tel" autocomplete="tel"')}
<h3>3. Zahlung per SEPA-Lastschrift</h3>${field('kontoinhaber', 'Kontoinhaber/in')}${field('iban', 'IBAN', 'type="text" required maxlength="27" placeholder="DE00 0000 0000 0000 0000 00" autocomplete="off"')}${box('sepa', 'Ich ermächtige die FitPunkt Studio GmbH (Gläubiger-ID DE63ZZZ00002418837), Zahlungen von meinem Konto mittels Lastschrift einzuziehen, und weise mein Kreditinstitut an, die Lastschriften einzulösen. Ich kann binnen acht Wochen die Erstattung verlangen.', 'required')}
<h3>4. Zusammenfassung</h3><div class="fp-summary"><p><strong>Mitgliedschaft PUNKT</strong>, alle Kurse, alle drei Studios<br>24,90 € im Monat inkl. MwSt., dazu einmalig 19,90 € Startpaket (Chip-Armband, Einweisung)<br>Erstlaufzeit 12 Monate, danach unbefristet mit einem Monat Kündigungsfrist. Gesamtpreis der Erstlaufzeit: 318,70 €.</p></div>
${box('agb', 'Ich habe die <a href="/agb/">AGB</a> und die <a href="/agb/#widerrufsbelehrung">Widerrufsbelehrung</a> gelesen und bin mit den AGB einverstanden.', 'required')}${box('newsletter', 'Ja, ich möchte den FitPunkt-Newsletter mit Trainingstipps und Angeboten per E-Mail bekommen.', 'checked="checked"')}
<p>Wie wir mit deinen Daten umgehen, liest du in der <a href="/datenschutz/">Datenschutzerklärung</a>.</p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner button" type="submit" value="Jetzt anmelden"></p>`,
);

/** Application form with documents. */
export const applicationForm = contactForm7(
  418,
  '/jobs/',
  `${field('name', 'Vor- und Nachname', 'type="text" required autocomplete="name"')}${field('email', 'E-Mail', 'type="email" required autocomplete="email"')}${field('telefon', 'Telefon (freiwillig)', 'type="tel"')}
<p class="fp-field"><label for="stelle">Stelle</label><select id="stelle" name="stelle"><option>Trainer/in Fläche (m/w/d)</option><option>Kursleitung Yoga (m/w/d)</option><option>Studioleitung Hanau (m/w/d)</option></select></p>
<p class="fp-field"><label for="nachricht">Warum du?</label><textarea id="nachricht" name="nachricht" rows="5"></textarea></p>${field('lebenslauf', 'Lebenslauf und Zeugnisse (PDF, höchstens 10 MB)', 'type="file" accept=".pdf,.doc,.docx" required')}
<p>Was mit deiner Bewerbung geschieht und wann wir sie löschen, steht in der <a href="/datenschutz/#bewerbung">Datenschutzerklärung</a>.</p><p><input class="wpcf7-form-control wpcf7-submit has-spinner button" type="submit" value="Bewerbung absenden"></p>`,
  'enctype="multipart/form-data"',
);

/** Confirmation page of the cancellation button (§ 312k BGB). */
export const cancellationForm = contactForm7(
  425,
  '/kuendigung/',
  `<p class="fp-radio"><label><input type="radio" name="art" value="ordentlich" checked> Ordentliche Kündigung</label><label><input type="radio" name="art" value="ausserordentlich"> Außerordentliche Kündigung</label></p>
<p class="fp-field"><label for="grund">Grund (nur bei außerordentlicher Kündigung)</label><textarea id="grund" name="grund" rows="3"></textarea></p>${field('name', 'Vor- und Nachname')}${field('mitgliedsnummer', 'Mitgliedsnummer oder Studio und Geburtsdatum')}${field('zum', 'Kündigung zum (leer: nächstmöglicher Zeitpunkt)', 'type="date"')}${field('email', 'E-Mail für die Bestätigung', 'type="email" required')}
<p><input class="wpcf7-form-control wpcf7-submit button" type="submit" value="Jetzt kündigen"></p>`,
);

/** Electronic withdrawal from a contract made at a distance (§ 356a BGB). */
export const withdrawalForm = contactForm7(
  431,
  '/widerruf/',
  `${field('name', 'Vor- und Nachname')}${field('vertrag', 'Vertrag (Mitgliedsnummer oder Datum der Anmeldung)')}${field('email', 'E-Mail für die Eingangsbestätigung', 'type="email" required')}<p><input class="wpcf7-form-control wpcf7-submit button" type="submit" value="Widerruf bestätigen"></p>`,
);
