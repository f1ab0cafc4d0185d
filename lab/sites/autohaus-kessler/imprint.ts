import { heading, section, text } from './elementor.ts';
import type { WordPressPage } from './wordpress.ts';

/** The imprint, written in 2022 and touched up since. */
export const imprint: WordPressPage = {
  path: '/impressum/',
  id: 3,
  title: 'Impressum',
  description: 'Impressum der Autohaus Kessler GmbH.',
  content: section(
    'ak-plain',
    heading('Impressum', 'h1'),
    text(
      '<h2>Angaben gemäß § 5 TMG</h2>',
      'Autohaus Kessler GmbH<br>Ferdinand-Lassalle-Straße 41<br>72770 Reutlingen',
      'Handelsregister: HRB 354817<br>Registergericht: Amtsgericht Stuttgart',
      '<strong>Vertreten durch die Geschäftsführer:</strong><br>Martina Kessler-Holzapfel, Joachim Kessler',
      '<h2>Kontakt</h2>',
      'Telefon: 07121 555 01 80<br>Telefax: 07121 555 01 89<br>E-Mail: info@autohaus-kessler.test',
      '<h2>Umsatzsteuer-ID</h2>',
      'Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: DE 146 398 275',
      '<h2>Angaben zum Beruf</h2>',
      'Kraftfahrzeugtechniker-Handwerk, eingetragen in die Handwerksrolle. Zuständige Kammer: Handwerkskammer Reutlingen, Hindenburgstraße 58, 72762 Reutlingen. Berufsbezeichnung: Kraftfahrzeugtechnikermeister, verliehen in der Bundesrepublik Deutschland. Es gilt die Handwerksordnung (HwO).',
      '<h2>Vermittlung von Versicherungen</h2>',
      'Gebundener Versicherungsvertreter nach § 34d Abs. 7 GewO. Registernummer: D-9XQ4-7HTRM-31, einsehbar unter www.vermittlerregister.info. Schlichtungsstelle: Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin.',
      '<h2>EU-Streitschlichtung</h2>',
      'Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben im Impressum.',
      '<h2>Verbraucherstreitbeilegung</h2>',
      'Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Für Streitigkeiten aus Werkstattaufträgen steht die Kfz-Schiedsstelle der Kfz-Innung Reutlingen offen.',
      '<h2>Redaktionell verantwortlich</h2>',
      'Joachim Kessler, Anschrift wie oben',
    ),
  ),
};
