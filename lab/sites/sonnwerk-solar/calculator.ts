import { firm } from './firm.ts';
import { landingCode } from './tags.ts';
import { field, radio, upload, type WebflowPage, webflowForm } from './webflow.ts';

const id = '65e8d2b9041c7fa3d95b0703';
const next = '<a href="#" data-form="next-btn" class="button w-button">Weiter</a>';
const back = '<a href="#" data-form="back-btn" class="button is-secondary w-button">Zurück</a>';
const step = (title: string, inner: string, buttons: string) =>
  `<div data-form="step" class="form_step"><h3>${title}</h3>${inner}<div class="form_buttons">${buttons}</div></div>`;

// The picture of the roof comes from Google only when somebody asks for it.
const roof = `<div class="dach_embed w-embed w-script"><div class="dach_platzhalter"><p>Sie möchten Ihr Dach von oben sehen? Dafür laden wir eine Karte von Google; dabei wird Ihre IP-Adresse an Google übertragen (<a href="/datenschutz#maps">Näheres</a>). Für die Berechnung ist das nicht nötig.</p><button type="button" class="button is-secondary w-button">Dachansicht von Google laden</button></div><script>document.querySelector('.dach_platzhalter button').addEventListener('click',function(){var q=['Strasse','PLZ','Ort'].map(function(n){var f=document.getElementById(n);return f?f.value:''}).join(' '),f=document.createElement('iframe');f.src='https://www.google.com/maps/embed/v1/place?maptype=satellite&zoom=20&q='+encodeURIComponent(q);f.width='100%';f.height='320';f.title='Dachansicht';this.parentNode.replaceWith(f)});</script></div>`;

const fields = [
  step(
    '1. Welches Gebäude?',
    ['Einfamilienhaus', 'Doppelhaushälfte', 'Mehrfamilienhaus', 'Gewerbe'].map((value) => radio('Gebaeude', value, 'required=""')).join(''),
    next,
  ),
  step(
    '2. Sind Sie Eigentümer?',
    ['Ja, allein', 'Ja, gemeinsam', 'Nein'].map((value) => radio('Eigentum', value, 'required=""')).join(''),
    `${back}${next}`,
  ),
  step(
    '3. Wie sieht Ihr Dach aus?',
    `${['Satteldach', 'Pultdach', 'Flachdach', 'Weiß ich nicht'].map((value) => radio('Dachform', value, 'required=""')).join('')}${field('Dachflaeche', 'Dachfläche in m² (geschätzt)', 'type="number" min="10"')}`,
    `${back}${next}`,
  ),
  step(
    '4. Wie viel Strom verbrauchen Sie?',
    `${field('Verbrauch', 'Jahresverbrauch in kWh', 'type="number" min="500" required=""')}${['Wärmepumpe', 'Elektroauto', 'Speicher gewünscht'].map((value) => radio('Extras', value)).join('')}`,
    `${back}${next}`,
  ),
  step(
    '5. Wo steht das Haus?',
    `<div data-clarity-mask="true">${field('Strasse', 'Straße und Hausnummer', 'type="text" required="" autocomplete="street-address"')}${field('PLZ', 'Postleitzahl', 'type="text" pattern="[0-9]{5}" required="" autocomplete="postal-code"')}${field('Ort', 'Ort', 'type="text" required="" autocomplete="address-level2"')}</div>${roof}`,
    `${back}${next}`,
  ),
  step(
    '6. Wohin dürfen wir Ihre Angebote schicken?',
    `<div data-clarity-mask="true">${field('Vorname', 'Vorname *', 'type="text" required="" autocomplete="given-name"')}${field('Nachname', 'Nachname *', 'type="text" required="" autocomplete="family-name"')}${field('Email', 'E-Mail *', 'type="email" required="" autocomplete="email"')}${field('Telefon', 'Telefon * (für die Rückfrage zum Dach)', 'type="tel" required="" autocomplete="tel"')}</div><input type="hidden" name="Herkunft" data-name="Herkunft" value=""/>
<p class="text-size-small">Mit Klick auf „Kostenlose Angebote anfordern“ willige ich ein, dass mich die ${firm.name} und bis zu drei Fachpartner aus ihrem Netzwerk zu Photovoltaik, Speicher, Wärmepumpe und Stromtarifen per Telefon, E-Mail und WhatsApp kontaktieren. Meine Angaben werden dazu an die Partner weitergegeben. Die Einwilligung kann ich jederzeit widerrufen. Es gilt die <a href="/datenschutz" target="_blank">Datenschutzerklärung</a>.</p>`,
    `${back}<input type="submit" data-wait="Bitte warten ..." class="button w-button" value="Kostenlose Angebote anfordern"/>`,
  ),
].join('');

// Keeps the step over a reload, and what the page of thanks needs.
const memory = `<script>(function(){var k='sw_rechner',f=document.getElementById('wf-form-Solar-Rechner');function save(s){sessionStorage.setItem(k,JSON.stringify({schritt:s}))}save(1);f.addEventListener('step',function(e){save(e.detail)});f.addEventListener('submit',function(){sessionStorage.setItem('sw_lead',JSON.stringify({email:f.Email.value,phone:f.Telefon.value}))});})();</script>`;

/** The landing page of the advertisements. */
export const calculatorPage: WebflowPage = {
  path: '/solar-rechner',
  id,
  title: 'Solar-Rechner: Was bringt Ihr Dach?',
  description: 'In 60 Sekunden zu Ihrer Ersparnis und bis zu drei Angeboten.',
  head: landingCode,
  body: `<section class="section_hero is-landing"><div class="hero_content"><h1>Was bringt Ihr Dach?</h1><p>In 60 Sekunden zu Ihrer Ersparnis. Kostenlos und unverbindlich.</p></div></section><section class="padding-section"><div class="rechner">${webflowForm('Solar Rechner', id, fields, '', 'Danke! Wir melden uns in den nächsten 24 Stunden.', 'redirect="/danke" data-redirect="/danke" data-form="multistep"')}</div><ul class="trust"><li>Meisterbetrieb der Elektrotechnik</li><li>25 Jahre Leistungsgarantie des Herstellers</li><li><img src="${upload('provenexpert-siegel.svg')}" alt="4,8 von 5 Sternen bei ProvenExpert, 312 Bewertungen, Stand Oktober 2026" width="150" height="120" loading="lazy"/></li></ul></section>`,
  foot: `<script src="https://cdn.jsdelivr.net/gh/videsigns/webflow-tools@latest/multi-step.js"></script>\n${memory}`,
};

/** Where the calculator leads: the conversion is counted here. */
export const thanksPage: WebflowPage = {
  path: '/danke',
  id: '65e8d2b9041c7fa3d95b0707',
  title: 'Vielen Dank',
  description: 'Ihre Anfrage ist angekommen.',
  head: '<meta name="robots" content="noindex"/>',
  body: '<section class="padding-section"><h1>Vielen Dank!</h1><p>Ihre Anfrage ist bei uns. Einer unserer Solarberater ruft Sie in den nächsten 24 Stunden an.</p><p>Lieber gleich einen Termin? <a href="/beratung">Zum Kalender</a></p></section>',
  foot: `<script>(function(){var l=JSON.parse(sessionStorage.getItem('sw_lead')||'null');if(!l)return;gtag('set','user_data',{email:l.email,phone_number:l.phone});dataLayer.push({event:'generate_lead',value:45,currency:'EUR',user_data:{email:l.email,phone_number:l.phone}});sessionStorage.removeItem('sw_lead');})();</script>`,
};
