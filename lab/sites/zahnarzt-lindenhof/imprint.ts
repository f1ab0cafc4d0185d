import { container, heading, text } from './elementor.ts';
import type { WordPressPage } from './theme.ts';

/** The imprint: chamber, association of panel dentists and professional rules, but no number in the register of partnerships. */
export const imprintPage: WordPressPage = {
  id: 44,
  path: '/impressum/',
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Zahnärzte am Lindenhof.',
  body: container(
    heading('Impressum', 1) +
      heading('Angaben gemäß § 5 DDG', 2) +
      text(
        'Zahnärzte am Lindenhof<br>Dr. Maren Thiessen &amp; Dr. Jonas Quade Partnerschaftsgesellschaft<br>Lindenhofstraße 8<br>31134 Hildesheim',
        '<strong>Vertreten durch die Partner:</strong><br>Dr. med. dent. Maren Thiessen<br>Dr. med. dent. Jonas Quade',
        'Die Gesellschaft ist im Partnerschaftsregister beim Amtsgericht Hannover eingetragen.',
      ) +
      heading('Kontakt', 2) +
      text('Telefon: 05121 555 04 18<br>Telefax: 05121 555 04 19<br>E-Mail: praxis@zahnarzt-lindenhof.test') +
      heading('Berufsbezeichnung und berufsrechtliche Regelungen', 2) +
      text(
        'Berufsbezeichnung: Zahnärztin, Zahnarzt (verliehen in der Bundesrepublik Deutschland)',
        'Zuständige Kammer: Zahnärztekammer Niedersachsen, Zeißstraße 11a, 30519 Hannover, www.zkn.de',
        'Zuständige Kassenzahnärztliche Vereinigung: Kassenzahnärztliche Vereinigung Niedersachsen (KZVN), Zeißstraße 11, 30519 Hannover',
        'Es gelten folgende berufsrechtliche Regelungen:',
        '<ul><li>Gesetz über die Ausübung der Zahnheilkunde (ZHG)</li><li>Kammergesetz für die Heilberufe in Niedersachsen (HKG)</li><li>Gebührenordnung für Zahnärzte (GOZ)</li><li>Berufsordnung der Zahnärztekammer Niedersachsen</li></ul>',
        'Die Regelungen sind auf den Seiten der Zahnärztekammer Niedersachsen unter „Recht“ einsehbar.',
      ) +
      heading('Aufsichtsbehörde', 2) +
      text('Zahnärztekammer Niedersachsen und Kassenzahnärztliche Vereinigung Niedersachsen (Anschriften siehe oben)') +
      heading('Redaktionell verantwortlich', 2) +
      text('Dr. Maren Thiessen, Anschrift wie oben') +
      heading('Verbraucherstreitbeilegung', 2) +
      text('Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.') +
      heading('Bildnachweis', 2) +
      text('Fotos und Zeichnungen: Studio Ilse, Hildesheim'),
  ),
};
