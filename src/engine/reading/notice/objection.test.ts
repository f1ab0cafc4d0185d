import { expect, it } from 'vitest';
import { legalPage, pageFact } from '../../../../test/factories/facts.ts';
import { germanIntro, misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';
import { readNoticeItems } from './read-notice.ts';

const cases: NoticeCase[] = [
  [
    'objection in capitals',
    'WENN DIE DATENVERARBEITUNG AUF ART. 6 ABS. 1 LIT. F DSGVO BERUHT, HABEN SIE JEDERZEIT DAS RECHT, WIDERSPRUCH EINZULEGEN.',
    ['objectionHighlighted'],
  ],
  [
    'objection at the head of one paragraph with all other rights',
    'Sie haben viele Rechte.\nWiderspruchsrecht: Sie können aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen. Sie haben das Recht auf Auskunft. Sie haben das Recht auf Berichtigung. Sie haben das Recht auf Löschung und Einschränkung.',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
  [
    'objection under its heading',
    'Widerspruchsrecht\nSie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einzulegen.',
    ['objectionHighlighted', 'rightObjection'],
  ],
  [
    'objection as a paragraph',
    'Sie haben viele Rechte.\nWiderspruchsrecht: Sie können aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen.',
    ['objectionHighlighted'],
  ],
  [
    'objection as one line of a list in which each begins with its right',
    'Ihre Rechte\nAuskunft über Ihre gespeicherten Daten nach Art. 15 DSGVO\nLöschung nach Art. 17 DSGVO\nDatenübertragbarkeit nach Art. 20 DSGVO\nWiderspruch gegen jede Verarbeitung, die sich auf Art. 6 Abs. 1 lit. f DSGVO stützt, nach Art. 21 DSGVO\nBeschwerde bei einer Aufsichtsbehörde nach Art. 77 DSGVO',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
  [
    'objection in a list only',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch gegen die Verarbeitung (Art. 21 DSGVO).',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
];

const right = 'Sie haben das Recht auf Auskunft (Art. 15 DSGVO) und Löschung (Art. 17). ';
const sentence = 'Den Verarbeitungen, die wir auf berechtigte Interessen stützen, können Sie jederzeit widersprechen (Art. 21 DSGVO).';
it.each([
  ['bold', sentence, true],
  ['bold with a heading', `Widerspruch: ${sentence}`, true],
  ['nothing bold', undefined, false],
  ['all rights bold', `Auskunft, Berichtigung, Löschung, ${sentence}`, false],
  ['bold without a ground', 'Der Speicherung Ihrer IP-Adresse können Sie jederzeit widersprechen.', true],
  ['a bold keyword', 'Widerspruch', false],
  ['bold opt-out of a measurement', 'Sie können der Messung mit etracker an dieser Stelle jederzeit widersprechen.', false],
])('%s', (_, bold, expected) => {
  const url = 'https://www.muster.test/datenschutz';
  const text = `${germanIntro}\nIhre Rechte\n${right}${sentence}`;
  const page = pageFact({ url, kind: 'privacy', text, ...(bold !== undefined && { emphasised: [bold] }) });
  const { items } = readNoticeItems(legalPage({ kind: 'privacy', url, text }), [page]);
  expect(items.some(({ kind }) => kind === 'objectionHighlighted')).toBe(expected);
});

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
