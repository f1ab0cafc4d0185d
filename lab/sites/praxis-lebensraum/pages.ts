import { button, practice, richText, section, wixDocument, wixImage } from './frame.ts';

const { portrait, room, path } = practice.media;

const home = `${section(
  `<div class="column">${richText('<h1 class="font_0">Raum für das, was gerade schwer ist.</h1><p class="font_8">Psychotherapie und Coaching in Freiburg – für Menschen in Krisen, mit Ängsten, nach Verlusten oder einfach mit dem Gefühl, dass es so nicht weitergeht. In meiner Privatpraxis nehmen wir uns Zeit.</p>')}${button('Kostenfreies Erstgespräch', '/book-online')}</div>
${wixImage(room, 540, 420, 'Zwei Sessel am Fenster im Behandlungsraum')}`,
  'two',
)}${section(
  `<div class="card">${richText('<h3 class="font_4">Einzeltherapie</h3><p class="font_8">Verhaltenstherapie bei Ängsten, Depression, Burnout und Belastungsreaktionen.</p>')}</div><div class="card">${richText('<h3 class="font_4">EMDR</h3><p class="font_8">Ein gut untersuchtes Verfahren, um belastende Erinnerungen zu verarbeiten.</p>')}</div><div class="card">${richText('<h3 class="font_4">Coaching</h3><p class="font_8">Für Führungskräfte und alle, die beruflich an einer Weggabelung stehen.</p>')}</div>`,
  'green three',
)}${section(
  `${richText('<h2 class="font_2">Kleine Pausen auf Instagram</h2><p class="font_8">Impulse zum Durchatmen, ein- bis zweimal in der Woche.</p>')}<div id="comp-lx2insta" class="tpa wixui-tpa" data-tpa-src="https://www.powr.io/instagram-feed/u/${practice.powrApp}" data-tpa-category="advertising" data-title="Instagram Feed"><p>Bitte erlauben Sie Marketing-Cookies, um diesen Inhalt zu sehen.</p></div>`,
)}`;

const about = `${section(
  `${wixImage(portrait, 440, 520, 'Mareike Thalbach')}${richText('<h1 class="font_0">Mareike Thalbach</h1><p class="font_8">Ich bin Diplom-Psychologin und approbierte Psychologische Psychotherapeutin (Verhaltenstherapie). Nach zwölf Jahren in Kliniken im Schwarzwald habe ich 2019 meine eigene Praxis eröffnet.</p><p class="font_8">Studium in Marburg, Ausbildung zur Psychotherapeutin in Freiburg, Zertifikat EMDRIA Deutschland e. V., Weiterbildung in Systemischem Coaching.</p>')}`,
  'two',
)}${section(
  `${richText('<h2 class="font_2">Wie wirkt EMDR?</h2><p class="font_8">In vier Minuten erkläre ich, was bei einer EMDR-Sitzung geschieht und für wen sie sich eignet.</p>')}<div id="comp-lx4video" class="wixui-video-player" data-video-id="Lr4umEMDR7a" data-title="Wie wirkt EMDR? | Praxis Lebensraum"></div>`,
  'green',
)}`;

const offer = `${section(
  `${richText('<h1 class="font_0">Psychotherapie &amp; Coaching</h1><p class="font_8">Meine Praxis ist eine Privatpraxis. Private Krankenversicherungen und Beihilfe erstatten in der Regel die Kosten; gesetzlich Versicherte können über das Kostenerstattungsverfahren einen Antrag stellen. Ich berate Sie dazu gern.</p>')}${wixImage(path, 1072, 360, 'Waldweg im Morgenlicht')}`,
)}${section(
  richText(
    '<h2 class="font_2">Ablauf</h2><p class="font_8">Wir beginnen mit einem kostenfreien Telefonat von 15 Minuten. Danach folgen bis zu fünf probatorische Sitzungen, in denen wir klären, ob wir gut zusammenarbeiten. Eine Sitzung dauert 50 Minuten und wird nach der Gebührenordnung für Psychotherapeuten (GOP) abgerechnet. Coaching rechne ich mit 140 Euro zuzüglich Umsatzsteuer ab.</p><p class="font_8">Bitte sagen Sie Termine spätestens 48 Stunden vorher ab.</p><p class="font_8">In einer akuten Krise erreichen Sie die TelefonSeelsorge rund um die Uhr unter 0800 1110111, den ärztlichen Bereitschaftsdienst unter 116117.</p>',
  ),
  'green',
)}${section(richText('<h2 class="font_2">Anfahrt</h2><p class="font_8">Straßenbahnlinie 2, Haltestelle Lorettostraße, von dort fünf Minuten zu Fuß. <a href="https://www.google.com/maps/search/?api=1&amp;query=Lindenmattweg+12+Freiburg" target="_blank" rel="noreferrer noopener">Route bei Google Maps öffnen</a></p>'))}`;

const voice = (text: string, who: string) =>
  `<div class="card">${richText(`<p class="quote">„${text}“</p><p class="font_8">${who}</p>`)}</div>`;

const voices = `${section(richText('<h1 class="font_0">Stimmen</h1><p class="font_8">Was Menschen nach unserer gemeinsamen Zeit geschrieben haben. Alle haben der Veröffentlichung zugestimmt, die Initialen habe ich geändert.</p>'))}${section(
  `${voice('Nach drei Jahren konnte ich zum ersten Mal wieder durchschlafen. Danke für Ihre Geduld mit mir.', 'M. K., 41, Freiburg')}${voice('Ich kam mit Panikattacken und gehe mit einem Werkzeugkasten.', 'T. S., 29, Emmendingen')}${voice('Das Coaching hat mir geholfen, mich gegen die Beförderung zu entscheiden. Das klingt komisch, war aber genau richtig.', 'R. B., 52, Lörrach')}`,
  'green three',
)}`;

const service = (name: string, meta: string, slug: string) =>
  `<div class="card" data-hook="service-card"><h3 data-hook="service-info-title-text">${name}</h3><p data-hook="service-info-duration">${meta}</p>${button('Jetzt buchen', `/booking-form?service=${slug}`)}</div>`;

const bookOnline = `${section(richText('<h1 class="font_0">Termin buchen</h1><p class="font_8">Wählen Sie aus, was zu Ihnen passt.</p>'))}${section(
  `${service('Kostenfreies Erstgespräch', '15 Min. · telefonisch · kostenlos', 'erstgespraech')}${service('Probatorische Sitzung', '50 Min. · in der Praxis · nach GOP', 'probatorik')}${service('Coaching', '90 Min. · in der Praxis oder online · 210 €', 'coaching')}`,
  'green three',
)}`;

const bookingForm =
  section(`${richText('<h1 class="font_0">Ihre Angaben</h1><p class="font_8">Kostenfreies Erstgespräch, 15 Minuten, Dienstag, 17:15 Uhr. Mit * markierte Felder sind Pflichtfelder.</p>')}
<form data-hook="form-root" data-service="erstgespraech" class="sDcyX" novalidate="" method="post" action="/booking-form">
<label for="form-field-first_name">Vorname *<input id="form-field-first_name" type="text" name="first_name" autocomplete="given-name" required aria-required="true"></label>
<label for="form-field-last_name">Nachname *<input id="form-field-last_name" type="text" name="last_name" autocomplete="family-name" required aria-required="true"></label>
<label for="form-field-email">E-Mail *<input id="form-field-email" type="email" name="email" autocomplete="email" required aria-required="true"></label>
<label for="form-field-phone">Telefon *<input id="form-field-phone" type="tel" name="phone" autocomplete="tel" required aria-required="true"></label>
<label for="form-field-geburtsdatum">Geburtsdatum *<input id="form-field-geburtsdatum" type="date" name="geburtsdatum" required aria-required="true"></label>
<label for="form-field-versicherung">Wie sind Sie krankenversichert? *<select id="form-field-versicherung" name="krankenversicherung" required aria-required="true"><option value="">Bitte wählen</option><option>privat</option><option>Beihilfe</option><option>gesetzlich</option><option>Selbstzahler</option></select></label>
<label for="form-field-anliegen">Was führt Sie zu mir? Bitte beschreiben Sie kurz Ihre Beschwerden, bisherige Diagnosen und Medikamente. *<textarea id="form-field-anliegen" name="beschwerden_diagnosen_medikamente" rows="5" required aria-required="true"></textarea></label>
<button type="submit" data-hook="submit-button">Jetzt buchen</button></form>`);

const page = (address: string, title: string, pageId: string, description: string, main: string): [string, string] => [
  address,
  wixDocument({ path: address, title: `${title} | Praxis Lebensraum Freiburg`, pageId, description, main }),
];

/** Everything but the legal pages. */
export const contentPages: Record<string, string> = Object.fromEntries([
  page('/', 'Psychotherapie & Coaching', 'c1dmp', 'Privatpraxis für Psychotherapie und Coaching in Freiburg.', home),
  page('/ueber-mich', 'Über mich', 'ks4t1', 'Mareike Thalbach, Psychologische Psychotherapeutin.', about),
  page('/angebot', 'Angebot', 'p7x0w', 'Einzeltherapie, EMDR und Coaching.', offer),
  page('/stimmen', 'Stimmen', 'q2r9z', 'Rückmeldungen aus der Praxis.', voices),
  page('/book-online', 'Termin buchen', 'h5zt3', 'Online einen Termin buchen.', bookOnline),
  page('/booking-form', 'Buchungsformular', 'y3dbf', 'Ihre Angaben zum Termin.', bookingForm),
]);
