import { field, form, heading, honeypot, raw, recaptchaField, row, section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import { rcb } from './rcb-config.ts';
import type { MoverPage } from './wordpress.ts';

const privacy = `${firm.origin}/datenschutzerklaerung/`;

const address = (side: string, label: string) =>
  `${field({ id: `${side}_adresse`, label: `${label}: Straße, Hausnummer, PLZ, Ort`, type: 'text', required: true })}${field({ id: `${side}_etage`, label: 'Etage', type: 'select', options: ['Erdgeschoss', '1', '2', '3', '4', '5 oder höher'] })}${field({ id: `${side}_aufzug`, label: 'Aufzug', type: 'select', options: ['nein', 'ja'] })}`;

const requestForm = form(
  'Umzugsanfrage',
  20,
  [
    [
      'Von und nach',
      `${address('von', 'Auszug')}${address('nach', 'Einzug')}${field({ id: 'datum', label: 'Wunschtermin', type: 'date', required: true })}`,
    ],
    [
      'Umzugsgut',
      `${field({ id: 'zimmer', label: 'Zimmer', type: 'number' })}${field({ id: 'besonderes', label: 'Sperriges (Klavier, Aquarium, Tresor …)', type: 'textarea' })}${field({ id: 'fotos', label: 'Fotos der Räume (JPG, PNG, PDF; höchstens 8 Dateien zu 10 MB)', type: 'upload', extra: 'multiple accept=".jpg,.jpeg,.png,.pdf" data-maxsize="10"' })}<p class="small">Bitte ohne Personen auf den Bildern. Wir löschen sie 30 Tage nach dem Angebot.</p>`,
    ],
    [
      'Zuschüsse',
      `${field({ id: 'traeger', label: 'Wer zahlt den Umzug?', type: 'select', options: ['ich selbst', 'Arbeitgeber', 'Jobcenter / Sozialamt', 'Pflegekasse'] })}${field({ id: 'pg', label: 'PG (falls vorhanden)', type: 'select', options: ['–', 'Pflegegrad 1', 'Pflegegrad 2', 'Pflegegrad 3', 'Pflegegrad 4', 'Pflegegrad 5'] })}${field({ id: 'kasse', label: 'Kasse und Versichertennummer', type: 'text' })}`,
    ],
    [
      'Kontakt',
      `${field({ id: 'name', label: 'Vor- und Nachname', type: 'text', required: true })}${field({ id: 'email', label: 'E-Mail', type: 'email', required: true })}${field({ id: 'telefon', label: 'Telefon', type: 'tel' })}${field({ id: 'partner', label: '', type: 'acceptance', text: 'Ja, ich möchte passende Angebote Ihrer Partner (Strom, Internet, Versicherung) per E-Mail und Telefon erhalten.', checked: true })}<p class="small">Wir nutzen Ihre Angaben, um ein Angebot zu erstellen (Art. 6 Abs. 1 lit. b DSGVO). Näheres in der <a href="${privacy}#anfrage">Datenschutzerklärung</a>.</p>${recaptchaField(firm.recaptcha)}`,
    ],
  ],
  'Angebot anfordern',
);

const jobForm = form(
  'Bewerbung',
  24,
  [
    [
      '',
      `${field({ id: 'name', label: 'Vor- und Nachname', type: 'text', required: true })}${field({ id: 'geburtstag', label: 'Geburtsdatum', type: 'date', required: true })}${field({ id: 'nation', label: 'Staatsangehörigkeit', type: 'text', required: true })}${field({ id: 'familie', label: 'Familienstand', type: 'select', required: true, options: ['ledig', 'verheiratet', 'geschieden', 'verwitwet'] })}${field({ id: 'telefon', label: 'Telefon', type: 'tel', required: true })}${field({ id: 'email', label: 'E-Mail', type: 'email' })}${field({ id: 'klasse', label: 'Führerschein', type: 'select', options: ['keiner', 'B', 'C1', 'C / CE'] })}${field({ id: 'lebenslauf', label: 'Lebenslauf (PDF)', type: 'upload', extra: 'accept=".pdf"' })}${field({ id: 'pool', label: '', type: 'acceptance', text: 'Wenn es diesmal nicht passt: Sie dürfen meine Bewerbung zwölf Monate behalten und mich ansprechen. Das kann ich jederzeit per E-Mail widerrufen.' })}${recaptchaField(firm.recaptcha)}`,
    ],
  ],
  'Bewerbung absenden',
);

const contactForm = form(
  'Kontakt',
  26,
  [
    [
      '',
      `${field({ id: 'name', label: 'Name', type: 'text' })}${field({ id: 'email', label: 'E-Mail', type: 'email', required: true })}${field({ id: 'telefon', label: 'Telefon', type: 'tel' })}${field({ id: 'rueckruf', label: '', type: 'acceptance', text: 'Ich bitte um Rückruf, falls ich eine Telefonnummer angegeben habe.', checked: true })}${field({ id: 'message', label: 'Nachricht', type: 'textarea', required: true })}${honeypot}<p class="small">Wir verwenden Ihre Angaben nur, um Ihnen zu antworten. <a href="${privacy}#kontakt">Mehr zum Datenschutz</a></p>`,
    ],
  ],
  'Nachricht senden',
);

const mapAddress =
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2496.4!2d7.1502!3d51.2791!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2zVW16w7xnZSBCZXJnZmVsZA!5e0!3m2!1sde!2sde!4v1731500000000';
const map = `<div class="elementor-custom-embed"><iframe loading="lazy" width="600" height="360" title="Umzüge Bergfeld auf der Karte" consent-original-src-_="${mapAddress}" consent-required="${rcb.services.maps}" consent-by="services" consent-id="${rcb.blockers.maps}"></iframe></div>`;

/** Request in four steps, application and contact. */
export const formPages: readonly MoverPage[] = [
  {
    id: 20,
    path: '/umzugsanfrage/',
    title: 'Umzug anfragen',
    description: 'In vier Schritten zum Festpreisangebot.',
    recaptcha: true,
    body: section(
      heading('In vier Schritten zum Angebot', 1),
      text('Angebot innerhalb eines Werktags, kostenlos und unverbindlich.'),
      requestForm,
    ),
  },
  {
    id: 24,
    path: '/jobs/',
    title: 'Jobs: Möbelpacker und Kraftfahrer (m/w/d)',
    description: 'Arbeiten bei Umzüge Bergfeld.',
    recaptcha: true,
    body: section(
      heading('Anpacken? Bei uns.', 1),
      text(
        'Möbelpacker (m/w/d) ab 15,80 €, Kraftfahrer C1 (m/w/d) ab 17,50 € die Stunde. Montags bis freitags, 30 Tage Urlaub.',
        `Lieber ohne Formular? <a href="mailto:${firm.email}?subject=Bewerbung">E-Mail</a> oder Anruf genügen.`,
      ),
      jobForm,
    ),
  },
  {
    id: 26,
    path: '/kontakt/',
    title: 'Kontakt und Anfahrt',
    description: 'So erreichen Sie Umzüge Bergfeld in Wuppertal.',
    body: section(
      heading('Kontakt', 1),
      row(
        contactForm,
        `${text(`Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a><br>Lager und Büro: Uellendahler Straße 417, 42109 Wuppertal. Bus 627, Haltestelle Raukamp.`)}${raw(map)}${text('<a href="https://www.openstreetmap.org/?mlat=51.2791&amp;mlon=7.1502" rel="noopener">Karte bei OpenStreetMap öffnen</a>')}`,
      ),
    ),
  },
];
