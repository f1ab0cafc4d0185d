import { clinic } from './clinic.ts';
import { block, kirbyPage } from './kirby.ts';

// kirby-uniform: token of the session and a field that people do not see.
const guard =
  '<input type="hidden" name="csrf_token" value="9f3b6c1e7a0d42588c1f5e6b2a904d7c"><input type="hidden" name="herkunft" value=""><div class="uniform__potty"><label for="website">Bitte leer lassen</label><input type="text" name="website" id="website" tabindex="-1" autocomplete="off"></div>';
const field = (name: string, label: string, attributes = 'type="text"') =>
  `<label for="f-${name}">${label}<input id="f-${name}" name="${name}" ${attributes}></label>`;
const options = (name: string, label: string, entries: readonly string[], attributes = '') =>
  `<label for="f-${name}">${label}<select id="f-${name}" name="${name}" ${attributes}><option value="">Bitte wählen</option>${entries.map((entry) => `<option>${entry}</option>`).join('')}</select></label>`;
const area = (name: string, label: string, attributes = '') =>
  `<label for="f-${name}">${label}<textarea id="f-${name}" name="${name}" rows="4" ${attributes}></textarea></label>`;
const keeper = `${field('name', 'Ihr Name *', 'type="text" autocomplete="name" required')}${field('telefon', 'Telefon *', 'type="tel" autocomplete="tel" required')}`;
const species = options('tierart', 'Tierart *', ['Hund', 'Katze', 'Kaninchen / Nager', 'Vogel', 'Reptil'], 'required');

/** Emergency: asks for what the team on duty needs. */
export const emergency = kirbyPage({
  path: '/notfall',
  template: 'emergency',
  title: 'Notfall',
  description: 'Notdienst der Tierklinik Wiesengrund, Tag und Nacht.',
  content: `<h1>Notfall: bitte zuerst anrufen</h1>
<p><a class="button" href="tel:+4941015550799">${clinic.emergencyPhone}</a></p>
${block('Sie sind schon unterwegs?', 'Dann melden Sie Ihr Tier hier an, während jemand anderes fährt. Das Team im Dienst sieht Ihre Angaben sofort.')}
<form method="post" action="/notfall" class="uniform" enctype="multipart/form-data">${guard}
<fieldset><legend>Zu Ihnen</legend>${keeper}</fieldset>
<fieldset><legend>Zu Ihrem Tier</legend>${species}${field('tiername', 'Name des Tieres')}${field('geburtsdatum', 'Geburtsdatum (ungefähr genügt)', 'type="text"')}${area('symptome', 'Was ist passiert? Welche Beschwerden, seit wann? *', 'required')}${area('medikamente', 'Vorerkrankungen und Medikamente')}${field('foto', 'Foto, wenn es hilft', 'type="file" accept="image/*"')}</fieldset>
<p class="small">Wir verwenden diese Angaben, um die Behandlung vorzubereiten und Sie zurückzurufen (Art. 6 Abs. 1 Buchst. b DSGVO). Kommen Sie nicht, löschen wir sie nach 14 Tagen; sonst werden sie Teil der Patientenakte Ihres Tieres. Mehr dazu in der <a href="/datenschutz#formulare">Datenschutzerklärung</a>.</p>
<button type="submit">Tier anmelden</button></form>`,
});

/** Order of food and of medicine that the animal already gets: a reservation, paid at the desk. */
export const order = kirbyPage({
  path: '/bestellung',
  template: 'order',
  ownStyle: true,
  title: 'Futter & Rezept bestellen',
  description: 'Diätfutter und Dauermedikamente vorbestellen, in der Klinik abholen.',
  content: `<h1>Futter und Rezept bestellen</h1>
<ol class="order-steps"><li>Formular ausfüllen</li><li>Wir prüfen und rufen zurück</li><li>Abholen und bezahlen</li></ol>
<p>Ihre Bestellung ist eine unverbindliche Reservierung. Einen Vertrag schließen wir erst bei der Abholung in der Klinik. Verschreibungspflichtige Arzneimittel geben wir nur ab, wenn wir Ihr Tier in den letzten sechs Monaten untersucht haben.</p>
<form method="post" action="/bestellung" class="uniform" data-draft>${guard}
<fieldset><legend>Tierhalter</legend>${keeper}${field('email', 'E-Mail *', 'type="email" autocomplete="email" required')}${field('kundennummer', 'Kundennummer (steht auf der Rechnung)')}</fieldset>
<fieldset><legend>Patient</legend>${species}${field('tiername', 'Name des Tieres *', 'type="text" required')}${field('geburtsdatum', 'Geburtsdatum', 'type="date"')}${field('chipnummer', 'Chipnummer', 'type="text" inputmode="numeric" maxlength="15"')}${field('gewicht', 'Gewicht in kg', 'type="number" min="0" step="0.1"')}</fieldset>
<fieldset><legend>Bestellung</legend>${options('futter', 'Diätfutter', ['Niere 2 kg – 24,90 €', 'Niere 8 kg – 79,50 €', 'Magen-Darm 2 kg – 22,40 €', 'Harnwege 7 kg – 69,90 €'])}${field('menge', 'Anzahl', 'type="number" min="1" value="1"')}${area('arznei', 'Dauermedikament: Name, Stärke, Dosis')}${area('diagnose', 'Wogegen bekommt Ihr Tier das Mittel?')}
<label class="check"><input type="radio" name="uebergabe" value="abholung" checked> Abholung in der Klinik</label><label class="check"><input type="radio" name="uebergabe" value="rezept"> Rezept für die Apotheke</label></fieldset>
<label class="check"><input type="checkbox" name="vorsorge_werbung" value="1" checked> Ja, ich möchte an Impfungen erinnert werden und Angebote der Tierklinik per E-Mail und WhatsApp erhalten. Abbestellen kann ich jederzeit.</label>
<p class="small">Preise mit 7 % bzw. 19 % Umsatzsteuer. Es gelten unsere <a href="/agb">Bedingungen</a>; was mit Ihren Angaben geschieht, steht in der <a href="/datenschutz#formulare">Datenschutzerklärung</a>.</p>
<button type="submit">Reservierung absenden</button></form>`,
});

/** Vacancies and the form of application. */
export const career = kirbyPage({
  path: '/karriere',
  template: 'jobs',
  title: 'Karriere',
  description: 'Tierärztin, TFA, Auszubildende: offene Stellen in der Tierklinik Wiesengrund.',
  content: `<h1>Arbeiten bei uns</h1>
${block('Tierärztin / Tierarzt (m/w/d), Voll- oder Teilzeit', 'Innere Medizin oder Chirurgie, ab sofort. 30 Tage Urlaub, Fortbildungsbudget 2.000 € im Jahr, Nachtdienste nach Plan mit Ausgleich.')}
${block('Tiermedizinische Fachangestellte (m/w/d)', 'Station und OP, 38 Stunden in vier Tagen, Vergütung über dem Tarif des Verbands medizinischer Fachberufe.')}
${block('Ausbildung zum 1. August', 'Zwei Plätze. Ein Praktikum vorher ist willkommen.')}
${block('Jetzt bewerben, in drei Minuten')}
<form method="post" action="/karriere" class="uniform" enctype="multipart/form-data">${guard}
${options('stelle', 'Stelle *', ['Tierärztin / Tierarzt', 'TFA', 'Ausbildung', 'Initiativ'], 'required')}
${keeper}${field('email', 'E-Mail *', 'type="email" autocomplete="email" required')}${field('geboren', 'Ihr Geburtsdatum *', 'type="date" autocomplete="bday" required')}
${options('familienstand', 'Familienstand *', ['ledig', 'verheiratet', 'geschieden', 'verwitwet'], 'required')}
${options('roentgen', 'Besteht eine Schwangerschaft? (wegen Röntgen und Narkosegas)', ['nein', 'ja', 'keine Angabe'])}
${field('lebenslauf', 'Lebenslauf (PDF)', 'type="file" accept=".pdf"')}${area('motivation', 'Was sollten wir über Sie wissen?')}
<button type="submit">Bewerbung absenden</button></form>`,
});

/** Contact: ways to the clinic, map on request, chat with the front desk. */
export const contact = kirbyPage({
  path: '/kontakt',
  template: 'contact',
  title: 'Kontakt & Anfahrt',
  description: 'So erreichen Sie die Tierklinik Wiesengrund in Pinneberg.',
  content: `<h1>Kontakt und Anfahrt</h1>
${block('', `Wiesengrund 18, 25421 Pinneberg<br>Telefon <a href="tel:+4941015550730">${clinic.phone}</a><br>E-Mail <a href="mailto:anmeldung@${clinic.domain}">anmeldung@${clinic.domain}</a>`, 'Unsere Anmeldung erreichen Sie werktags auch im Chat unten rechts.', '<p><a href="https://wa.me/4941015550730" rel="noopener nofollow" target="_blank">WhatsApp öffnen</a> <span class="small">(nur für Terminfragen, bitte keine Befunde; WhatsApp gehört zu Meta)</span></p>')}
${block('Anfahrt', '<p><img src="/media/pages/kontakt/1f5ab2c7d0-1731415022/anfahrt.svg" alt="Skizze der Anfahrt von der A 23" width="640" height="300"></p>', '<div data-service="googlemaps" data-id="!1m18!1m12!1m3!1d2362.8!2d9.79!3d53.66" data-title="Karte: Wiesengrund 18, Pinneberg" data-autoscale></div>')}`,
  bodyEnd: `<script src="//code.tidio.co/${clinic.tidio}.js" async></script>`,
});
