import type { DrupalPage } from './drupal.ts';

/** Imprint (which still speaks of the repealed Telemedia Act and the closed platform of the EU) and its English short form. */
export const imprints: readonly DrupalPage[] = [
  {
    language: 'de',
    path: '/de/impressum',
    other: '/en/legal-notice',
    title: 'Impressum',
    description: 'Anbieterkennzeichnung',
    node: 71,
    type: 'rechtstext',
    content: `<h2>Angaben gemäß § 5 TMG</h2>
<p>Hagener Pumpentechnik Brandscheid GmbH &amp; Co. KG<br>Eckeseyer Straße 212<br>58089 Hagen<br>Deutschland</p>
<p>Telefon: +49 2331 555084-0<br>Telefax: +49 2331 555084-19<br>E-Mail: <a href="mailto:info@pumpentechnik-hagen.test">info@pumpentechnik-hagen.test</a></p>
<p>Registergericht: Amtsgericht Hagen<br>Registernummer: HRA 5417<br>Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: DE 811 640 276</p>
<p>Persönlich haftende Gesellschafterin:<br>Brandscheid Verwaltungs-GmbH, Sitz Hagen, Amtsgericht Hagen, HRB 8830<br>Geschäftsführer: Dipl.-Ing. Henrik Brandscheid, Dr. Mareike Voß</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>Dr. Mareike Voß, Eckeseyer Straße 212, 58089 Hagen</p>
<h2>Online-Streitbeilegung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben. Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Haftung für Links</h2><p>Für Inhalte fremder Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich.</p>
<p>Bilder: Werkfotos Hagener Pumpentechnik</p>`,
  },
  {
    language: 'en',
    path: '/en/legal-notice',
    other: '/de/impressum',
    title: 'Legal notice',
    description: 'Who is behind this website',
    node: 72,
    type: 'rechtstext',
    content: `<p>Hagener Pumpentechnik Brandscheid GmbH &amp; Co. KG, Eckeseyer Straße 212, 58089 Hagen, Germany<br>Phone +49 2331 555084-0 · E-mail info@pumpentechnik-hagen.test</p>
<p>Commercial register: Amtsgericht Hagen, HRA 5417 · VAT ID: DE 811 640 276</p><p>General partner: Brandscheid Verwaltungs-GmbH, Hagen (HRB 8830), represented by its managing directors Henrik Brandscheid and Dr. Mareike Voß</p>`,
  },
];
