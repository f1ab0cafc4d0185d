import { element, homePage } from './typo3.ts';

/** Imprint: up to date, but for the link to a platform that has been closed. */
export const imprint = homePage({
  id: 30,
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Havelblick Pflege gGmbH.',
  path: '/impressum',
  content: [
    element(
      201,
      'Angaben gemäß § 5 DDG',
      'Havelblick Pflege gemeinnützige GmbH<br>Uferpromenade 18<br>14542 Werder (Havel)',
      'Telefon: 03327 555 18-0<br>Telefax: 03327 555 18-19<br>E-Mail: <a href="mailto:info@pflege-havelblick.test">info@pflege-havelblick.test</a>',
      'Geschäftsführerin: Cornelia Wernstedt<br>Vorsitzender des Aufsichtsrats: Pfarrer i. R. Henning Radloff',
      'Registergericht: Amtsgericht Potsdam<br>Registernummer: HRB 9917 P',
      'Die Leistungen sind nach § 4 Nr. 16 UStG von der Umsatzsteuer befreit. Eine Umsatzsteuer-Identifikationsnummer wurde nicht erteilt.',
    ),
    element(
      202,
      'Zuständige Aufsicht',
      'Landesamt für Soziales und Versorgung des Landes Brandenburg, Aufsicht für unterstützende Wohnformen, Lipezker Straße 45, 03048 Cottbus',
    ),
    element(203, 'Verantwortlich nach § 18 Abs. 2 MStV', 'Cornelia Wernstedt, Uferpromenade 18, 14542 Werder (Havel)'),
    element(
      204,
      'Streitbeilegung',
      'Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr</a>.',
      'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu auch nicht verpflichtet (§ 36 VSBG).',
    ),
    element(
      205,
      'Bildnachweis',
      'Fotos: Jule Marquardt, Potsdam. Die abgebildeten Bewohnerinnen und Bewohner haben eingewilligt. Kartendaten: © OpenStreetMap-Mitwirkende.',
    ),
  ].join('\n'),
});
