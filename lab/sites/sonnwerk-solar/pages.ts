import { firm } from './firm.ts';
import { checkbox, field, radio, upload, type WebflowPage, webflowForm } from './webflow.ts';

const section = (inner: string) => `<section class="padding-section">${inner}</section>`;
const cards = (...entries: readonly (readonly [string, string])[]) =>
  `<div class="grid_3">${entries.map(([title, text]) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`;
const hint = '<p class="text-size-small">Hinweise zum Umgang mit Ihren Angaben: <a href="/datenschutz">Datenschutzerklärung</a>.</p>';

const callback = webflowForm(
  'Rueckruf',
  '65e8d2b9041c7fa3d95b0701',
  `${field('Name', 'Ihr Name', 'type="text" required=""')}${field('Rufnummer', 'Rufnummer für den Rückruf', 'type="tel" required=""')}${checkbox('Werktags', 'Bitte nur werktags zwischen 9 und 17 Uhr anrufen', 'checked=""')}<p class="text-size-small">Wir rufen Sie einmal zu diesem Anliegen zurück und löschen die Nummer danach, wenn daraus kein Auftrag wird.</p>${hint}`,
  'Rückruf anfordern',
  'Danke, wir rufen Sie zurück.',
);

const beforeAfter = (place: string, size: string, number: number) =>
  `<figure class="vorher-nachher"><div class="grid_2"><img src="${upload(`dach-${number}-vorher.svg`)}" alt="Dach in ${place} vor der Montage" loading="lazy" width="320" height="200"/><img src="${upload(`dach-${number}-nachher.svg`)}" alt="Dach in ${place} nach der Montage" loading="lazy" width="320" height="200"/></div><figcaption>${place}, ${size}. Veröffentlicht mit Zustimmung der Eigentümer.</figcaption></figure>`;

const faq = (question: string, answer: string) =>
  `<div class="faq_item w-dropdown"><h3>${question}</h3><div class="faq_answer"><p>${answer}</p></div></div>`;

const start: WebflowPage = {
  path: '/',
  id: '65e8d2b9041c7fa3d95b0701',
  title: 'Photovoltaik aus Ingolstadt',
  description: 'Planung, Montage und Anmeldung Ihrer Solaranlage aus einer Hand.',
  body: `<section class="section_hero"><div class="hero_content"><h1>Strom vom eigenen Dach. Fertig in acht Wochen.</h1><p>Wir planen, montieren und melden an: über 1.400 Anlagen zwischen Donau und Altmühl.</p><a href="/solar-rechner" class="button w-button">Ersparnis berechnen</a></div></section>${section(
    `<h2>So läuft es ab</h2>${cards(
      ['Rechnen', 'Sechs Fragen zu Haus, Dach und Verbrauch.'],
      ['Planen', 'Wir kommen vorbei, messen und zeichnen. Erst danach erhalten Sie ein schriftliches Angebot.'],
      ['Montieren', 'Eigene Teams, eigener Elektromeister, Anmeldung beim Netzbetreiber und im Marktstammdatenregister.'],
    )}`,
  )}${section(
    `<h2>Was Kunden sagen</h2><div class="grid_2"><img src="${upload('provenexpert-siegel.svg')}" alt="4,8 von 5 Sternen bei ProvenExpert, 312 Bewertungen, Stand Oktober 2026" width="150" height="120" loading="lazy"/><blockquote>„Sauber gearbeitet, alles erklärt, nach sechs Wochen am Netz.“<br/>Familie K., Pfaffenhofen</blockquote></div><p><a href="https://www.provenexpert.com/sonnwerk-solar-beispiel/" target="_blank" rel="noopener">Alle Bewertungen bei ProvenExpert</a>. Bewerten kann dort nur, wer von uns nach Abschluss eine Einladung erhalten hat.</p>`,
  )}${section(`<h2>Wir rufen Sie zurück</h2>${callback}`)}`,
};

const offer: WebflowPage = {
  path: '/photovoltaik',
  id: '65e8d2b9041c7fa3d95b0702',
  title: 'Photovoltaik kaufen oder mieten',
  description: 'Anlagen mit Speicher, Wallbox und Notstrom; vorher und nachher.',
  body: `${section(
    `<h1>Kaufen oder mieten?</h1>${cards(
      ['SonnWerk 8', '8 kWp, Speicher 7 kWh, ab 14.900 Euro (0 % Umsatzsteuer nach § 12 Abs. 3 UStG).'],
      ['SonnWerk 12', '12 kWp, Speicher 10 kWh, Notstrom, ab 19.800 Euro.'],
      [
        'SonnWerk Miete',
        'Ab 129 Euro im Monat über unseren Finanzierungspartner. Vor Vertragsschluss prüft dieser Ihre Bonität; darüber informieren wir Sie vorher schriftlich.',
      ],
    )}`,
  )}${section(`<h2>Vorher – nachher</h2>${beforeAfter('Gaimersheim', '9,6 kWp', 1)}${beforeAfter('Eichstätt', '12,4 kWp', 2)}`)}${section(
    `<h2>Häufige Fragen</h2>${faq(
      'Wer sieht die Daten meiner Anlage?',
      'Der Wechselrichter meldet Erträge an das Portal des Herstellers. Achtung: In manchen Portalen steht noch „Mit der Nutzung erklären Sie sich mit der Weitergabe Ihrer Daten an Dritte einverstanden“. Das ist keine wirksame Einwilligung. Wir richten Ihr Portal deshalb ohne Weitergabe ein.',
    )}${faq(
      'Muss ich dem Smart Meter zustimmen?',
      'Nein. Ab 7 kWp ist der Einbau nach § 29 MsbG Pflicht. Ihre Verbrauchsdaten werden auch ohne Ihre Einwilligung übermittelt, aber nur soweit es das Gesetz vorsieht.',
    )}${faq('Gibt es noch Förderung?', 'Die Einspeisevergütung gilt 20 Jahre. Zusätze der Stadt Ingolstadt klären wir mit Ihnen.')}`,
  )}`,
};

const consultation: WebflowPage = {
  path: '/beratung',
  id: '65e8d2b9041c7fa3d95b0704',
  title: 'Beratung buchen',
  description: 'Dreißig Minuten mit einem Solarberater, per Video oder vor Ort.',
  body: section(
    `<h1>Beratung buchen</h1><p>Dreißig Minuten, kostenlos. Bei der Videoberatung wird nichts aufgezeichnet.</p><div class="termin_platzhalter card"><p>Hier erscheint der Kalender von Calendly (USA), wenn Sie „Marketing“ <a href="javascript:void Cookiebot.renew()">zulassen</a>. Ohne Calendly geht es genauso: <a href="tel:${firm.phoneLink}">${firm.phone}</a> oder <a href="mailto:${firm.email}?subject=Beratung">${firm.email}</a>.</p></div><iframe data-cookieconsent="marketing" data-cookieblock-src="${firm.calendly}" width="100%" height="720" frameborder="0" title="Termin mit SonnWerk Solar" class="termin_kalender" style="display:none"></iframe>`,
  ),
  foot: `<script>function swKalender(){var ja=Cookiebot.consent.marketing;document.querySelector('.termin_platzhalter').style.display=ja?'none':'';document.querySelector('.termin_kalender').style.display=ja?'':'none';}window.addEventListener('CookiebotOnConsentReady',swKalender);</script>`,
};

const lottery: WebflowPage = {
  path: '/gewinnspiel',
  id: '65e8d2b9041c7fa3d95b0705',
  title: 'Gewinnspiel: ein Balkonkraftwerk',
  description: 'Gewinnen Sie eines von fünf Balkonkraftwerken.',
  body: section(
    `<h1>Fünf Balkonkraftwerke zu gewinnen</h1><p>Wie viele Sonnenstunden hatte Ingolstadt 2025?</p>${webflowForm(
      'Gewinnspiel',
      '65e8d2b9041c7fa3d95b0705',
      `${['1.412', '1.876', '2.240'].map((value) => radio('Antwort', value, 'required=""')).join('')}${field('Name', 'Vor- und Nachname', 'type="text" required=""')}${field('Email', 'E-Mail', 'type="email" required=""')}${field('Telefon', 'Telefon', 'type="tel" required=""')}${checkbox('Teilnahme', 'Ich nehme die <a href="#bedingungen">Teilnahmebedingungen</a> an und bin mindestens 18 Jahre alt.', 'required=""')}${checkbox('Werbung', 'Ja, die SonnWerk Solar GmbH und die <a href="#sponsoren">Sponsoren</a> des Gewinnspiels dürfen mich per E-Mail und Telefon über Angebote informieren. Widerruf jederzeit möglich.', 'required=""')}<input type="hidden" name="Herkunft" data-name="Herkunft" value=""/>${hint}`,
      'Jetzt teilnehmen',
      'Viel Glück!',
    )}<h2 id="bedingungen">Teilnahmebedingungen</h2><p>Veranstalter ist die ${firm.name}, ${firm.street}, ${firm.town}. Das Gewinnspiel läuft vom 1. November bis 31. Dezember 2026. Teilnehmen können volljährige Personen mit Wohnsitz in Deutschland. Verlost werden fünf Balkonkraftwerke (je 800 W). Die Gewinner werden bis 15. Januar 2027 ausgelost und per E-Mail benachrichtigt. Eine Barauszahlung ist ausgeschlossen. Das Gewinnspiel steht in keiner Verbindung zu Facebook oder Instagram. Der Rechtsweg ist ausgeschlossen.</p><h2 id="sponsoren">Sponsoren</h2><p>Die Sponsoren wechseln während der Laufzeit. Zurzeit: Donaustrom Vertriebs GmbH, Speicherwelt24 UG, weitere Unternehmen aus Energie, Versicherung und Bauen.</p>`,
  ),
};

const contact: WebflowPage = {
  path: '/kontakt',
  id: '65e8d2b9041c7fa3d95b0706',
  title: 'Kontakt',
  description: 'So erreichen Sie SonnWerk Solar.',
  body: section(
    `<h1>Kontakt</h1><p>${firm.street}, ${firm.town}, Mo–Fr 8–17 Uhr. <a href="tel:${firm.phoneLink}">${firm.phone}</a></p><p><a href="https://www.google.com/maps/dir/?api=1&amp;destination=Manchinger+Stra%C3%9Fe+148+Ingolstadt" target="_blank" rel="noopener">Route bei Google Maps öffnen</a></p>${webflowForm(
      'Kontakt',
      '65e8d2b9041c7fa3d95b0706',
      `${field('Name', 'Name (freiwillig)')}${field('Email', 'E-Mail *', 'type="email" required=""')}${field('Telefon', 'Telefon (freiwillig)', 'type="tel"')}<label for="Nachricht" class="field-label">Nachricht *</label><textarea id="Nachricht" name="Nachricht" maxlength="5000" data-name="Nachricht" required="" class="form_input w-input"></textarea><div style="position:absolute;left:-9999px" aria-hidden="true">${field('Website', 'Bitte frei lassen', 'type="text" tabindex="-1" autocomplete="off"')}</div>${checkbox('Sonnenpost', 'Ich möchte zusätzlich die Sonnenpost per E-Mail erhalten (freiwillig, jederzeit abbestellbar).')}<p class="text-size-small">Wir verwenden Ihre Angaben, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 lit. b und f DSGVO). Näheres in der <a href="/datenschutz#kontakt">Datenschutzerklärung</a>.</p>`,
      'Nachricht senden',
      'Danke für Ihre Nachricht!',
    )}`,
  ),
};

/** The pages beside calculator and law. */
export const contentPages: readonly WebflowPage[] = [start, offer, consultation, lottery, contact];
