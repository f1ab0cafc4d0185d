import { clinicPage, element } from './typo3.ts';

/** Imprint: complete, but with the names of laws that have been replaced. */
export const imprint = clinicPage({
  id: 30,
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Klinik Rosental gGmbH.',
  path: '/impressum',
  content: [
    element(
      201,
      'Angaben gemäß § 5 TMG',
      'Klinik Rosental gemeinnützige GmbH<br>Rosentalweg 12<br>36364 Bad Salzschlirf',
      'Telefon: 06648 555 90-0<br>Telefax: 06648 555 90-99<br>E-Mail: <a href="mailto:info@klinik-rosental.test">info@klinik-rosental.test</a>',
      'Geschäftsführung: Dipl.-Kffr. Annegret Silberhorn<br>Ärztlicher Direktor: Prof. Dr. med. Konrad Eschweiler<br>Vorsitzender des Aufsichtsrats: Landrat a. D. Bernd Uhlenbrock',
      'Registergericht: Amtsgericht Fulda, HRB 4471<br>Die Gesellschaft ist als gemeinnützig anerkannt und mit ihren Heilbehandlungen nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit; eine Umsatzsteuer-Identifikationsnummer ist nicht vergeben.',
    ),
    element(
      202,
      'Aufsicht und Berufsrecht',
      'Konzession nach § 30 GewO: Kreisausschuss des Landkreises Fulda, Wörthstraße 15, 36037 Fulda.',
      'Die gesetzliche Berufsbezeichnung „Ärztin/Arzt“ wurde in der Bundesrepublik Deutschland verliehen. Zuständige Kammer: Landesärztekammer Hessen, Hanauer Landstraße 152, 60314 Frankfurt am Main. Es gilt die Berufsordnung für die Ärztinnen und Ärzte in Hessen, abrufbar unter <a href="https://www.laekh.de">www.laekh.de</a>.',
    ),
    element(203, 'Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV', 'Annegret Silberhorn, Rosentalweg 12, 36364 Bad Salzschlirf'),
    element(
      204,
      'Verbraucherstreitbeilegung',
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
    ),
  ].join('\n'),
});
