import { accounts } from './accounts.ts';
import { button, custom, type FormField, form, heading, image, row, section, text } from './elementor.ts';
import type { WordPressPage } from './wordpress.ts';

const review = (name: string, date: string, words: string, portrait: string) =>
  `<div class="ti-review-item source-Google" data-empty="0"><div class="ti-inner"><div class="ti-review-header"><div class="ti-profile-img"><trustindex-image class="ti-portrait" data-imgurl="https://lh3.googleusercontent.com/a/${portrait}=w40-h40-c-rp-mo-br100" alt="${name}"></trustindex-image></div><div class="ti-profile-details"><div class="ti-name"><strong>${name}</strong></div><div class="ti-date">${date}</div></div></div><span class="ti-stars"><trustindex-image class="ti-star" data-imgurl="https://cdn.trustindex.io/assets/platform/Google/star/f.svg" alt="Google"></trustindex-image></span><div class="ti-review-text-container">${words}</div></div></div>`;

const reviews = `<pre class="ti-widget" style="display: none"><template id="trustindex-google-widget-html"><div class="ti-widget ti-goog" data-layout-id="4" data-set-id="light-background"><div class="ti-widget-container"><div class="ti-rating-text"><strong>AUSGEZEICHNET</strong> · 4,8 von 5 auf Basis von 412 Bewertungen</div><div class="ti-reviews-container-wrapper">
${review('Heike B.', '12. Oktober 2025', 'Inspektion angemeldet, Auto gebracht, pünktlich abgeholt. Der Preis war genau der aus dem Angebot.', 'ACg8ocKq1vXw_7PzrT')}
${review('Dennis Maurer', '28. September 2025', 'Sehr ehrliche Beratung beim Kauf unseres Kamiq. Herr Yilmaz nimmt sich Zeit.', 'ACg8ocLm9hY2_bNsWu')}
${review('S. Kaplan', '3. September 2025', 'Leihwagen hat unkompliziert geklappt, gerne wieder.', 'ACg8ocJd4eRt_kQxAo')}
</div></div></div></template></pre><div data-src="https://cdn.trustindex.io/loader.js?wp-widget" data-template-id="trustindex-google-widget-html"></div><script src="https://cdn.trustindex.io/loader.js?wp-widget" async></script>`;

const offer = (title: string, price: string, facts: string, values: string) =>
  `${heading(title, 'h3')}${text(`<p><strong>${price}</strong><br>${facts}</p>`, `<p class="ak-wert">${values}</p>`)}`;

const person: readonly FormField[] = [
  { id: 'name', label: 'Vor- und Nachname', type: 'text', required: true },
  { id: 'email', label: 'E-Mail-Adresse', type: 'email', required: true },
  { id: 'telefon', label: 'Telefon', type: 'tel', required: true },
];

const testDrive = form(
  'Probefahrt',
  'probefahrt',
  accounts.recaptcha,
  [
    ...person,
    { id: 'geburtsdatum', label: 'Geburtsdatum', type: 'date', required: true },
    { id: 'fuehrerschein', label: 'Führerscheinnummer', type: 'text', required: true },
    {
      id: 'modell',
      label: 'Wunschmodell',
      type: 'select',
      options: ['Škoda Kamiq', 'Škoda Octavia', 'Škoda Elroq', 'Hyundai i20', 'Hyundai Kona', 'Hyundai Ioniq 5'],
    },
    { id: 'termin', label: 'Wunschtermin', type: 'date' },
    { id: 'nachricht', label: 'Ihre Nachricht', type: 'textarea' },
    {
      id: 'zustimmung',
      label:
        'Ich habe die <a href="/datenschutz/">Datenschutzerklärung</a> gelesen und willige ein, dass die Autohaus Kessler GmbH und die jeweilige Fahrzeugmarke mich per E-Mail, Telefon und WhatsApp über Angebote informieren. *',
      type: 'acceptance',
      required: true,
    },
  ],
  'Probefahrt anfragen',
);

const contact = form(
  'Kontaktformular',
  'kontakt',
  accounts.recaptcha,
  [
    { id: 'name', label: 'Name', type: 'text', required: true },
    { id: 'email', label: 'E-Mail-Adresse', type: 'email', required: true },
    { id: 'telefon', label: 'Telefon (freiwillig)', type: 'tel' },
    { id: 'nachricht', label: 'Nachricht', type: 'textarea', required: true },
  ],
  'Nachricht senden',
);

/** The pages that advertise; the legal ones are apart. */
export const salesPages: readonly WordPressPage[] = [
  {
    path: '/',
    id: 12,
    title: 'Škoda und Hyundai in Reutlingen',
    description: 'Neuwagen, Gebrauchtwagen und Meisterwerkstatt: Ihr Autohaus für Škoda und Hyundai in Reutlingen-Betzingen.',
    content: [
      section(
        'ak-hero',
        row(
          `${heading('Zwei Marken. Ein Handschlag.', 'h1')}${text('Seit 1974 verkaufen und reparieren wir in Betzingen Autos – heute Škoda und Hyundai, vom Kleinwagen bis zum Elektro-SUV.')}${button('Jetzt Probefahrt vereinbaren', '/probefahrt/')}`,
          image('autohaus-kessler-halle.svg', 'Ausstellungshalle des Autohauses Kessler'),
        ),
      ),
      section(
        'ak-plain',
        heading('Aktuelle Angebote'),
        row(
          offer(
            'Škoda Kamiq Essence 1.0 TSI',
            '21.490 € Hauspreis',
            'Neuwagen, 70 kW (95 PS), 5-Gang, sofort verfügbar',
            'Škoda Kamiq 1.0 TSI: Energieverbrauch kombiniert 5,5 l/100 km; CO₂-Emissionen kombiniert 125 g/km; CO₂-Klasse D.*',
          ),
          offer(
            'Hyundai Kona Hybrid Trend',
            'mtl. 239 € Leasingrate',
            'Neuwagen, 104 kW (141 PS), 6-Gang-DCT, 48 Monate, 10.000 km im Jahr, 1.990 € Sonderzahlung',
            'Hyundai Kona 1.6 GDI Hybrid: Energieverbrauch kombiniert 4,6 l/100 km; CO₂-Emissionen kombiniert 103 g/km.*',
          ),
          offer(
            'Škoda Elroq 60',
            '37.850 € Hauspreis',
            'Neuwagen, 150 kW (204 PS), Elektro, Reichweite (WLTP) 400 km',
            'Škoda Elroq 60: Energieverbrauch kombiniert 15,8 kWh/100 km; CO₂-Emissionen kombiniert 0 g/km; CO₂-Klasse A.*',
          ),
        ),
      ),
      section('ak-grey', heading('Das sagen unsere Kunden'), custom(reviews, 'shortcode')),
    ].join(''),
  },
  {
    path: '/fahrzeuge/',
    id: 214,
    title: 'Fahrzeuge',
    description: 'Unser Bestand an Gebraucht-, Jahres- und Vorführwagen.',
    content: section(
      'ak-plain',
      heading('Unser Bestand', 'h1'),
      text('Alle sofort verfügbaren Fahrzeuge, stündlich aktualisiert. Nicht fündig geworden? Wir suchen für Sie.'),
      custom(
        `<iframe id="mobilede" title="Fahrzeugbestand" src="https://home.mobile.de/home/ses.html?customerId=${accounts.mobileDe}&amp;lang=de&amp;sortOption.sortBy=price.consumerGrossEuro" width="100%" height="720" frameborder="0"></iframe>`,
      ),
    ),
  },
  {
    path: '/finanzierung/',
    id: 231,
    title: 'Finanzierung & Leasing',
    description: 'Finanzierung, Leasing und Versicherung aus einer Hand.',
    content: section(
      'ak-plain',
      heading('Finanzierung, Leasing, Versicherung', 'h1'),
      text(
        'Ob Drei-Wege-Finanzierung oder klassischer Ratenkredit: Wir rechnen mit Ihnen durch, was zu Ihrem Alltag passt. Wir vermitteln Kredite ungebunden für mehrere Banken.',
        'Repräsentatives Beispiel nach § 17 Abs. 4 PAngV: Kaufpreis 24.990 €, Anzahlung 4.000 €, Nettodarlehensbetrag 20.990 €, Laufzeit 48 Monate, gebundener Sollzinssatz 4,88 % p. a., effektiver Jahreszins 4,99 %, monatliche Rate 279 €, Schlussrate 10.121,40 €, Gesamtbetrag 23.513,40 €. Darlehensgeber: Santander Consumer Bank AG, Santander-Platz 1, 41061 Mönchengladbach. Bonität vorausgesetzt.',
      ),
      custom(
        '<div class="ak-rechner"><p>Den Finanzierungsrechner stellt die Santander Consumer Bank AG bereit. Wenn Sie ihn öffnen, wird Ihre IP-Adresse an die Bank übertragen und ein Sitzungs-Cookie gesetzt. Mehr dazu in unserer <a href="/datenschutz/#rechner">Datenschutzerklärung</a>.</p><button type="button" class="elementor-button" data-rechner="https://webrechner.santander.de/haendler/60417/ratenrechner?modell=neu">Rechner öffnen</button></div>',
      ),
    ),
  },
  {
    path: '/werkstatt/',
    id: 245,
    title: 'Werkstatt & Service',
    description: 'Meisterwerkstatt für alle Marken, Unfallinstandsetzung und Reifenhotel.',
    content: section(
      'ak-plain',
      heading('Werkstatt und Service', 'h1'),
      text(
        'Inspektion nach Herstellervorgabe, Hauptuntersuchung im Haus (dienstags und donnerstags), Achsvermessung, Klimaservice, Hochvolt-Arbeiten durch ausgebildete Fachleute und ein Reifenhotel mit 1.200 Plätzen.',
        'Termine vergeben wir am Telefon unter <a href="tel:+4971215550182">07121 555 01 82</a> oder über das <a href="/kontakt/">Kontaktformular</a>.',
      ),
      image('werkstatt.svg', 'Hebebühne in der Werkstatt'),
    ),
  },
  {
    path: '/probefahrt/',
    id: 812,
    title: 'Probefahrt vereinbaren',
    description: 'In zwei Minuten zur Probefahrt mit Ihrem Wunschmodell.',
    captcha: true,
    content: section(
      'ak-plain',
      heading('Probefahrt vereinbaren', 'h1'),
      text('Suchen Sie sich ein Modell aus, wir melden uns innerhalb eines Werktags mit einem Termin.'),
      testDrive,
    ),
  },
  {
    path: '/kontakt/',
    id: 268,
    title: 'Kontakt',
    description: 'So erreichen Sie uns.',
    captcha: true,
    content: [
      section(
        'ak-plain',
        heading('Kontakt', 'h1'),
        text(
          'Autohaus Kessler GmbH, Ferdinand-Lassalle-Straße 41, 72770 Reutlingen. Telefon 07121 555 01 80, E-Mail <a href="mailto:info@autohaus-kessler.test">info@autohaus-kessler.test</a>. Informationen zum Umgang mit Ihren Angaben finden Sie in der <a href="/datenschutz/">Datenschutzerklärung</a>.',
        ),
        contact,
      ),
      section(
        'ak-grey',
        heading('So finden Sie uns'),
        custom(
          '<div class="elementor-custom-embed"><iframe loading="eager" data-cookiefirst-category="functional" data-src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2640.8!2d9.1789!3d48.4931" title="Autohaus Kessler" aria-label="Autohaus Kessler" width="100%" height="380"></iframe></div>',
          'google_maps',
        ),
      ),
    ].join(''),
  },
];
