import { expect, it } from 'vitest';
import cmpWithdrawalControl from '#checks/cmp/cmp-withdrawal-control.ts';
import frmSensitiveFields from '#checks/frm/frm-sensitive-fields.ts';
import impcVat from '#checks/imp/impc-vat.ts';
import ppcSocial from '#checks/pp/ppc-social.ts';
import tcNoAdequacy from '#checks/tc/tc-no-adequacy.ts';
import { sectionsFor, underChurchLaw } from './church-law.ts';

it.each([
  ['(Art. 13 Abs. 1 lit. c, e und f DSGVO)', '(§ 17 DSG-EKD)', '(§ 15 KDG)'],
  ['Art. 13 Abs. 1 lit. c, Art. 6 Abs. 1 DSGVO', '§ 17, § 6 DSG-EKD', '§ 15, § 6 KDG'],
  ['Ausnahme nach Art. 9 Abs. 2 lit. a DSGVO', 'Ausnahme nach § 13 Abs. 2 DSG-EKD', 'Ausnahme nach § 11 Abs. 2 KDG'],
  ['Art. 9, 10, 32, 35 DSGVO', '§§ 13, 14, 27, 34 DSG-EKD', '§§ 11, 12, 26, 35 KDG'],
  ['nach Art. 44 bis 46 DSGVO', 'nach § 10 DSG-EKD', 'nach §§ 39 bis 40 KDG'],
  ['Art. 13 Abs. 2 lit. b, Art. 15 bis 21 DSGVO', '§ 17, §§ 19 bis 25 DSG-EKD', '§ 15, §§ 17 bis 23 KDG'],
  [
    '(Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG)',
    '(§ 6 Nr. 2 DSG-EKD, § 25 Abs. 1 TDDDG)',
    '(§ 6 Abs. 1 lit. b KDG, § 25 Abs. 1 TDDDG)',
  ],
  ['Art. 7 Abs. 3, 4, Art. 9 Abs. 2 lit. a DSGVO', '§ 11 Abs. 3, § 13 Abs. 2 DSG-EKD', '§ 8, § 11 Abs. 2 KDG'],
  [
    '(Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO, § 22 Abs. 1 Nr. 1 lit. b BDSG)',
    '(§ 13 Abs. 2 Nr. 8, Abs. 3 DSG-EKD)',
    '(§ 11 Abs. 2 lit. h, Abs. 3 KDG)',
  ],
  [
    'auf Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO mit § 22 Abs. 1 Nr. 1 lit. b BDSG; nennen',
    'auf § 13 Abs. 2 Nr. 8, Abs. 3 DSG-EKD; nennen',
    'auf § 11 Abs. 2 lit. h, Abs. 3 KDG; nennen',
  ],
  ['Art. 13 und 26 DSGVO', '§§ 17 und 29 DSG-EKD', '§§ 15 und 28 KDG'],
  ['nicht auf Art. 49 Abs. 1 lit. a DSGVO', 'nicht auf Art. 49 Abs. 1 lit. a DSGVO', 'nicht auf § 41 KDG'],
  [
    'nach Art. 4 Nr. 11 DSGVO eindeutig; ein Haken ist nach dem EuGH (C-673/17) keine',
    'nach § 4 Nr. 13 DSG-EKD eindeutig; ein Haken ist nach dem EuGH (C-673/17) keine',
    'nach § 4 Nr. 13 KDG eindeutig; ein Haken ist nach dem EuGH (C-673/17) keine',
  ],
  ['nach Art. 91 DSGVO', 'nach Art. 91 DSGVO', 'nach Art. 91 DSGVO'],
  [
    'Der EuGH (C-1/20) stützt das auf Art. 6 DSGVO.',
    'Der EuGH (C-1/20) stützt das auf Art. 6 DSGVO.',
    'Der EuGH (C-1/20) stützt das auf Art. 6 DSGVO.',
  ],
  [
    'ist mitverantwortlich (EuGH C-210/16) und muss informieren (Art. 13 und 26 DSGVO).',
    'ist mitverantwortlich (EuGH C-210/16) und muss informieren (§§ 17 und 29 DSG-EKD).',
    'ist mitverantwortlich (EuGH C-210/16) und muss informieren (§§ 15 und 28 KDG).',
  ],
  [
    'Das braucht eine Grundlage nach Art. 6 DSGVO. Wer es einbindet, ist mitverantwortlich (EuGH C-40/17).',
    'Das braucht eine Grundlage nach § 6 DSG-EKD. Wer es einbindet, ist mitverantwortlich (EuGH C-40/17).',
    'Das braucht eine Grundlage nach § 6 KDG. Wer es einbindet, ist mitverantwortlich (EuGH C-40/17).',
  ],
  [
    'Der EuGH (C-1/20) stützt das auf Art. 6 DSGVO und § 7 UWG. Zu informieren ist nach Art. 13 DSGVO.',
    'Der EuGH (C-1/20) stützt das auf Art. 6 DSGVO und § 7 UWG. Zu informieren ist nach § 17 DSG-EKD.',
    'Der EuGH (C-1/20) stützt das auf Art. 6 DSGVO und § 7 UWG. Zu informieren ist nach § 15 KDG.',
  ],
  [
    'Nach Art. 7 DSGVO muss sie freiwillig sein (EuGH C-1/20).',
    'Nach Art. 7 DSGVO muss sie freiwillig sein (EuGH C-1/20).',
    'Nach Art. 7 DSGVO muss sie freiwillig sein (EuGH C-1/20).',
  ],
])('%s', (text, protestant, catholic) => {
  expect(sectionsFor(text, 'de', 'pp', 'DSG-EKD')).toBe(protestant);
  expect(sectionsFor(text, 'de', 'pp', 'KDG')).toBe(catholic);
});

it('speaks English too', () => {
  expect(sectionsFor('(Art. 13(1)(c), Art. 6(1)(a) GDPR)', 'en', 'pp', 'KDG')).toBe('(Section 15, Section 6(1)(b) KDG)');
  expect(sectionsFor('Art. 44 to 46 GDPR', 'en', 'tc', 'DSG-EKD')).toBe('Section 10 DSG-EKD');
});

it('leaves consent for the device to the GDPR', () => {
  expect(sectionsFor('Art. 4 Nr. 11, Art. 7 DSGVO', 'de', 'cmp', 'DSG-EKD')).toBe('Art. 4 Nr. 11, Art. 7 DSGVO');
  expect(sectionsFor('Art. 4 Nr. 11, Art. 7 DSGVO', 'de', 'frm', 'DSG-EKD')).toBe('§ 4 Nr. 13, § 11 DSG-EKD');
});

it('says in a check that it changes which law was recognised', () => {
  const { texts, legalBasis } = underChurchLaw(frmSensitiveFields, 'DSG-EKD');
  expect(texts.de.explanation).toContain('DSG-EKD');
  expect(texts.de.howToFix).not.toContain('DSGVO');
  expect(legalBasis[0]!.text.de).toBe('§§ 13, 14, 27, 34 DSG-EKD');
  expect(underChurchLaw(frmSensitiveFields, null)).toBe(frmSensitiveFields);
  expect(underChurchLaw(impcVat, 'DSG-EKD')).toEqual(impcVat);
});

it('names the guarantees by the law of the church, though a court is cited beside them', () => {
  const { de, en } = underChurchLaw(tcNoAdequacy, 'KDG').texts;
  expect(de.explanation).toMatch(/verlangt § 40 KDG Garantien/);
  expect(en.explanation).toMatch(/Section 40 KDG requires guarantees/);
});

it.each([
  [frmSensitiveFields, ['recognised', 'membership']],
  [cmpWithdrawalControl, ['consent']],
  [ppcSocial, ['recognised']],
  [impcVat, []],
] as const)('tells of the law what concerns the check: $id', (check, expected) => {
  const { explanation } = underChurchLaw(check, 'KDG').texts.de;
  const told = { recognised: /Art\. 91 DSGVO/, consent: /verweist § 25 Abs\. 1 TDDDG/, membership: /§ 4 Nr\. 2 KDG/ };
  expect(Object.entries(told).flatMap(([name, pattern]) => (pattern.test(explanation) ? [name] : []))).toEqual(expected);
});
