import { bakery } from './bakery.ts';
import type { BuilderPage } from './cm4all.ts';

/** A form as the builder's widget "Formular" prints it: sent to the server of the site, with a field that only robots fill in. */
const form = (id: string, rows: string, button: string) =>
  `<div id="widgetcontainer_TKWIDGET_${id}" class="cm_widget_block cm_widget com_cm4all_wdn_Form cm_widget_block_center"><form class="cm-form" method="post" enctype="multipart/form-data" accept-charset="utf-8" action="/.cm4all/widgetres.php/com.cm4all.wdn.Form/${id}/send"><div class="cm-form-hp" aria-hidden="true"><label>Bitte frei lassen<input type="text" name="hp_${id}" tabindex="-1" autocomplete="off"></label></div>${rows}<div class="cm-form-row"><button type="submit" class="cm-button cm-form-submit">${button}</button></div></form></div>`;

const label = (name: string, text: string, required: boolean) => `<label for="${name}">${text}${required ? ' *' : ''}</label>`;
const field = (name: string, text: string, type: string, required = true, more = '') =>
  `<div class="cm-form-row">${label(name, text, required)}<input id="${name}" type="${type}" name="${name}"${required ? ' required' : ''}${more}></div>`;
const area = (name: string, text: string, required: boolean) =>
  `<div class="cm-form-row">${label(name, text, required)}<textarea id="${name}" name="${name}" rows="3"${required ? ' required' : ''}></textarea></div>`;
const choose = (name: string, text: string, options: readonly string[]) =>
  `<div class="cm-form-row">${label(name, text, true)}<select id="${name}" name="${name}" required><option value="">Bitte wählen</option>${options.map((option) => `<option>${option}</option>`).join('')}</select></div>`;
const tick = (name: string, text: string, more: string) =>
  `<div class="cm-form-row"><label><input type="checkbox" name="${name}" value="ja"${more}> ${text}</label></div>`;

const branches = ['Mühlhausen', 'Bad Langensalza', 'Schlotheim'];

const order = form(
  'T5501',
  `${field('name', 'Ihr Name', 'text', true, ' autocomplete="name"')}${field('telefon', 'Telefon für unseren Rückruf', 'tel', true, ' autocomplete="tel"')}${field('email', 'E-Mail', 'email', false, ' autocomplete="email"')}
${choose('torte', 'Torte', ['Schwarzwälder Kirsch (36 €)', 'Himbeer-Joghurt (34 €)', 'Fototorte (ab 42 €)', 'Hochzeitstorte (nach Gespräch)'])}${choose('filiale', 'Abholung in', branches)}${field('abholtag', 'Tag der Abholung', 'date')}
${field('schrift', 'Schriftzug auf der Torte', 'text', false)}${area('allergien', 'Gibt es Allergien oder Unverträglichkeiten bei Ihren Gästen?', false)}${field('foto', 'Bild für die Fototorte', 'file', false, ' accept="image/jpeg,image/png"')}
<p>Mit dem Absenden fragen Sie unverbindlich bei uns an. Wir rufen Sie zurück; erst am Telefon kommt der Vertrag zustande. Bezahlt wird bei der Abholung in der Filiale. Es gelten unsere <a href="/Bestellbedingungen/">Bestellbedingungen</a>.</p>`,
  'Vorbestellung absenden',
);

const application = form(
  'J6601',
  `${choose('stelle', 'Ich bewerbe mich als', ['Bäcker/in (m/w/d)', 'Konditor/in (m/w/d)', 'Verkäufer/in (m/w/d)', 'Azubi (m/w/d)'])}${choose('filiale', 'Wunschfiliale', branches)}
${field('vorname', 'Vorname', 'text')}${field('nachname', 'Nachname', 'text')}${field('geburtsdatum', 'Geburtsdatum', 'date')}${choose('familienstand', 'Familienstand', ['ledig', 'verheiratet', 'geschieden', 'verwitwet'])}${field('telefon', 'Telefon', 'tel')}${field('email', 'E-Mail', 'email')}
${area('gesundheit', 'Leiden Sie an Mehlstauballergie, Asthma, Hautkrankheiten oder anderen Einschränkungen? Wenn ja, welche?', true)}
${choose('ifsg', 'Belehrung nach § 43 Infektionsschutzgesetz vorhanden?', ['ja', 'nein, hole ich nach'])}${field('bild', 'Bewerbungsfoto', 'file', true, ' accept="image/jpeg,image/png"')}${field('lebenslauf', 'Lebenslauf (PDF, höchstens 8 MB)', 'file', false, ' accept="application/pdf"')}${area('nachricht', 'Was Sie uns noch sagen möchten', false)}
${tick('pool', 'Bitte nehmen Sie meine Bewerbung für 24 Monate in den Bewerberpool auf.', ' checked')}${tick('dsgvo', 'Ich habe die <a href="/Datenschutz/#bewerbung">Datenschutzhinweise für Bewerber</a> gelesen.', ' required')}`,
  'Bewerbung senden',
);

const jobs = [
  [
    'Bäcker/in (m/w/d)',
    'Voll- oder Teilzeit in der Backstube Mühlhausen, 17,20 € in der Stunde plus Nachtzuschlag, jeden zweiten Samstag frei.',
  ],
  ['Verkäufer/in (m/w/d)', '20 bis 30 Stunden in Schlotheim, gern Quereinsteiger.'],
  ['Azubi Bäcker/in (m/w/d)', 'Ab August 2027. Schnuppertag jederzeit.'],
];

/** The pages with forms. */
export const formPages: readonly BuilderPage[] = [
  {
    id: '1846303',
    path: '/Torten-bestellen/',
    name: 'Torten bestellen',
    title: 'Torten vorbestellen | Backhaus Thalmann',
    description: 'Torte anfragen, abholen, in der Filiale bezahlen.',
    body: `<h1>Ihre Torte vom Konditor</h1><p>Bitte fragen Sie spätestens drei Tage vorher an, Hochzeitstorten sechs Wochen vorher. Wir liefern nicht.</p>${order}`,
  },
  {
    id: '1846307',
    path: '/Jobs/',
    name: 'Jobs',
    title: 'Jobs und Ausbildung | Backhaus Thalmann',
    description: 'Offene Stellen in Backstube, Konditorei und Verkauf.',
    body: `<h1>Komm in unsere Backstube</h1>${jobs.map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`).join('\n')}
<h2>Bewerbung</h2><p>Am schnellsten geht es per WhatsApp: <a href="https://wa.me/${bakery.whatsApp}?text=Ich%20m%C3%B6chte%20mich%20bewerben" target="_blank" rel="noopener">Nachricht an Kerstin</a>, gern mit Foto von Zeugnis und Lebenslauf. Oder hier:</p>${application}`,
  },
];
