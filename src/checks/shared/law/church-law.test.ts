import { expect, it } from 'vitest';
import { legalPage, pageFact } from '../../../../test/factories/facts.ts';
import { churchLawOf } from './church-law.ts';

const page = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text }), pages: [pageFact()] });

it.each([
  ['Nach Art. 91 DSGVO gilt das DSG-EKD. Rechtsgrundlage ist § 6 Nr. 4 DSG-EKD. Den Auftrag regelt § 30 DSG-EKD.', 'DSG-EKD'],
  ['Wir informieren nach §§ 14, 15 KDG. Rechtsgrundlage ist § 6 Abs. 1 lit. g KDG.', 'KDG'],
  ['Rechtsgrundlage ist § 6 Abs. 1 lit. b KDG bzw. Art. 6 Abs. 1 lit. a DSGVO. Auskunft: § 17 KDG, Art. 15 DSGVO.', null],
  ['Als Dienstleister der Kirchen beachten wir auch das DSG-EKD und das KDG. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO.', null],
  ['Kabel liefert die KDG. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.', null],
])('%s', (text, law) => {
  expect(churchLawOf(page(text))).toBe(law);
});
