import { field, form, heading, hidden, honeypot, iconBox, raw, recaptchaField, row, section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import type { AgencyPage } from './wordpress.ts';

const { origin } = firm;
const privacy = `<a href="${origin}/datenschutzerklaerung/" target="_blank">Datenschutzerklärung</a>`;

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid', 'handl_landing_page', 'handl_ip', 'user_agent']
  .map(hidden)
  .join('');

const aboutYou = [
  field({
    id: 'beruf',
    label: 'Ich bin',
    type: 'select',
    required: true,
    options: [
      'Pflegefachfrau / Pflegefachmann',
      'Gesundheits- und Krankenpfleger:in',
      'Altenpfleger:in',
      'Pflegehelfer:in LG 1/2',
      'OTA / ATA',
      'Betreuungskraft § 43b',
    ],
  }),
  field({ id: 'umfang', label: 'Umfang', type: 'select', options: ['Vollzeit', 'Teilzeit', 'Minijob', 'weiß noch nicht'] }),
].join('');

const person = [
  field({ id: 'name', label: 'Vor- und Nachname', type: 'text', required: true, extra: 'autocomplete="name"' }),
  field({ id: 'telefon', label: 'Handynummer', type: 'tel', required: true, extra: 'autocomplete="tel"' }),
  field({ id: 'email', label: 'E-Mail (freiwillig)', type: 'email', extra: 'autocomplete="email"' }),
  field({ id: 'geburtsdatum', label: 'Geburtsdatum', type: 'date', required: true, extra: 'autocomplete="bday"' }),
  field({ id: 'staatsangehoerigkeit', label: 'Staatsangehörigkeit', type: 'text', required: true }),
  field({
    id: 'impfstatus',
    label: 'Impfstatus',
    type: 'select',
    required: true,
    options: ['Masern nachgewiesen', 'Masern und Covid-19 nachgewiesen', 'nicht geimpft', 'ärztliches Attest liegt vor'],
  }),
].join('');

const papers = [
  field({
    id: 'unterlagen',
    label: 'Lebenslauf und Urkunde (freiwillig, PDF oder Foto, zusammen höchstens 10 MB)',
    type: 'upload',
    extra: 'multiple="multiple" data-maxsize="10" accept=".pdf,.jpg,.jpeg,.png,.docx"',
  }),
  honeypot,
  campaign,
  field({
    id: 'pool',
    label: '',
    type: 'acceptance',
    checked: true,
    text: 'Ja, nehmen Sie mich in den Bewerberpool auf und melden Sie sich in den nächsten 24 Monaten mit passenden Stellen. Das kann ich jederzeit widerrufen.',
  }),
  `<div class="elementor-field-type-html elementor-field-group elementor-column elementor-col-100"><p class="small">Wie wir mit Ihrer Bewerbung umgehen, steht in den <a href="${origin}/datenschutzhinweise-bewerber/">Datenschutzhinweisen für Bewerberinnen und Bewerber</a>. Ihre Unterlagen sieht zuerst nur unsere Personalabteilung; an Kunden geben wir sie erst weiter, wenn Sie zugesagt haben.</p></div>`,
].join('');

const apply: AgencyPage = {
  id: 481,
  path: '/jetzt-bewerben/',
  title: 'In 60 Sekunden bewerben',
  description: 'Kurzbewerbung für Pflegekräfte: drei Schritte, kein Anschreiben.',
  canvas: true,
  body:
    section(
      raw(
        `<style>@import url('https://fonts.googleapis.com/css2?family=Poppins:wght@600;700&display=swap');.lp-hero h1,.lp-hero p{font-family:'Poppins',sans-serif;font-weight:700}</style><div class="lp-hero"><img width="180" height="44" src="${origin}/wp-content/uploads/2024/02/logo-springerpool.svg" alt="Springerpool Weser"><h1>Deine Schicht. Deine Regeln.</h1><p>Ab 24,50 € die Stunde, Dienstwagen, freie Wochenenden. Kein Anschreiben nötig.</p></div>`,
      ),
    ) +
    section(
      form(
        'Kurzbewerbung',
        481,
        [
          ['Beruf', aboutYou],
          ['Person', person],
          ['Unterlagen', papers],
        ],
        'Bewerbung absenden',
      ),
    ) +
    section(
      text(
        `<p class="small"><a href="${origin}/impressum/">Impressum</a> | <a href="${origin}/datenschutzerklaerung/">Datenschutz</a> | <a href="${origin}/">Zur Startseite</a></p>`,
      ),
    ),
};

const callBack = [
  field({ id: 'einrichtung', label: 'Einrichtung', type: 'text', required: true, extra: 'autocomplete="organization"' }),
  field({ id: 'ansprechpartner', label: 'Ansprechpartner', type: 'text', required: true }),
  field({ id: 'rueckruf', label: 'Telefon für den Rückruf', type: 'tel', required: true }),
  field({ id: 'zeit', label: 'Wann passt es?', type: 'select', options: ['heute noch', 'morgen Vormittag', 'morgen Nachmittag'] }),
  field({ id: 'bedarf', label: 'Wen suchen Sie, ab wann?', type: 'textarea' }),
  honeypot,
  field({
    id: 'einwilligung',
    label: '',
    type: 'acceptance',
    required: true,
    text: `Ich habe die ${privacy} gelesen und bin damit einverstanden, dass Springerpool Weser mich telefonisch, per E-Mail und per WhatsApp zu dieser Anfrage sowie über weitere Angebote und freie Kräfte informiert.`,
  }),
].join('');

const institutions: AgencyPage = {
  id: 52,
  path: '/fuer-einrichtungen/',
  title: 'Personal für Kliniken, Heime und ambulante Dienste',
  description: 'Pflegepersonal auf Zeit oder zur Festanstellung: Arbeitnehmerüberlassung und Vermittlung im Weserbergland.',
  body:
    section(
      heading('Personal für Ihre Einrichtung', 1),
      text(
        'Wir überlassen Ihnen Pflegekräfte von einem Dienst bis zu 18 Monaten oder vermitteln sie in eine feste Stelle. Unbefristete Erlaubnis nach § 1 AÜG seit 2017.',
      ),
      row(
        iconBox('Binnen 24 Stunden', 'Bei kurzfristigem Ausfall nennen wir Ihnen am selben Tag, wer kommen kann.'),
        iconBox('Geprüfte Urkunden', 'Urkunde, Führungszeugnis und Masernschutz liegen vor dem ersten Dienst vor.'),
        iconBox('Vermittlung', 'Honorar erst nach unterschriebenem Arbeitsvertrag.'),
      ),
    ) + section(heading('Rückruf anfordern'), form('Rückruf', 52, [['', callBack]], 'Bitte zurückrufen')),
};

const message = [
  field({ id: 'name', label: 'Name (freiwillig)', type: 'text', extra: 'autocomplete="name"' }),
  field({ id: 'email', label: 'E-Mail-Adresse', type: 'email', required: true, extra: 'autocomplete="email"' }),
  field({ id: 'nachricht', label: 'Ihre Nachricht', type: 'textarea', required: true }),
  honeypot,
  recaptchaField(firm.recaptcha),
  `<div class="elementor-field-type-html elementor-field-group elementor-column elementor-col-100"><p class="small">Wir verwenden Ihre Angaben nur, um Ihnen zu antworten (${privacy}). Der Spamschutz reCAPTCHA läuft nur, wenn Sie Marketing und externe Inhalte erlaubt haben; ohne Zustimmung geht Ihre Nachricht ebenso durch.</p></div>`,
].join('');

const contact: AgencyPage = {
  id: 61,
  path: '/kontakt/',
  title: 'Kontakt',
  description: 'Springerpool Weser in Hameln: Anschrift, Telefon, Nachricht.',
  foot: `<script type="text/plain" data-service="google-recaptcha" data-category="marketing" data-cmplz-src="https://www.google.com/recaptcha/api.js?render=${firm.recaptcha}&#038;ver=3.33.1" id="elementor-recaptcha_v3-api-js"></script>\n`,
  body:
    section(
      heading('Kontakt', 1),
      text(
        `<p>${firm.name}<br>${firm.street}<br>${firm.town}</p>`,
        `Telefon <a href="tel:${firm.phoneLink}">${firm.phone}</a>, <a href="mailto:${firm.email}">${firm.email}</a>`,
        'Parkplätze im Hof; vom Bahnhof zehn Minuten zu Fuß. <a href="https://www.google.com/maps/dir/?api=1&amp;destination=Deisterallee+87+Hameln" target="_blank" rel="noopener">Route bei Google Maps öffnen</a>',
      ),
      form('Kontakt', 61, [['', message]], 'Nachricht senden'),
    ) +
    section(
      raw(
        '<div class="cmplz-placeholder-parent"><iframe data-category="marketing" data-service="google-maps" class="cmplz-placeholder-element cmplz-iframe cmplz-iframe-styles cmplz-no-video" data-cmplz-target="src" data-src-cmplz="https://www.google.com/maps/embed?pb=!1m18!1m12!1sdeisterallee87hameln" src="about:blank" title="Google Maps" width="100%" height="340"></iframe></div>',
      ),
    ),
};

/** Pages around a form. */
export const formPages: readonly AgencyPage[] = [apply, institutions, contact];
