import { expect, it } from 'vitest';
import { gathered, outcome } from '../../test/factories/facts.ts';
import { passedStatement } from './default-statement.ts';

const chosen = { rejected: outcome({ state: 'reject' }), accepted: outcome({ state: 'accept' }) } as const;
const all = gathered(chosen);
const withoutReject = gathered(chosen, ['rejected']);
const noBanner = gathered();

it.each([
  ['impc-name', 'imp', all, 'Im Text der Seite wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.'],
  ['pp-present', 'pp', all, 'Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.'],
  ['tls-http-redirect', 'sec', all, 'An Server und Antworten wurde keine Auffälligkeit festgestellt.'],
  ['frm-transport', 'frm', all, 'An den geprüften Formularen wurde keine Auffälligkeit festgestellt.'],
  ['shop-terms', 'shop', all, 'Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.'],
  ['cmp-granularity', 'cmp', all, 'Am Banner wurde keine Auffälligkeit festgestellt.'],
  ['emb-maps', 'emb', all, 'Vor der Auswahl, nach dem Ablehnen und nach dem Zustimmen wurde keine Auffälligkeit festgestellt.'],
  ['emb-maps', 'emb', withoutReject, 'Vor der Auswahl und nach dem Zustimmen wurde keine Auffälligkeit festgestellt.'],
  ['ck-before-consent', 'ck', all, 'Vor der Auswahl wurde keine Auffälligkeit festgestellt.'],
  ['trk-after-reject', 'trk', all, 'Nach dem Ablehnen wurde keine Auffälligkeit festgestellt.'],
  ['emb-maps', 'emb', noBanner, 'Beim Aufruf der Seiten wurde keine Auffälligkeit festgestellt.'],
  ['cmp-granularity', 'cmp', noBanner, 'Beim Aufruf der Seiten wurde keine Auffälligkeit festgestellt.'],
] as const)('%s says where nothing was found', (id, area, facts, sentence) => {
  expect(passedStatement({ id, area }, facts, 'de')).toBe(sentence);
  expect(passedStatement({ id, area }, facts, 'en')).toMatch(/^Nothing conspicuous was found [^{}]+\.$/);
});

it('lists the states in English', () => {
  expect(passedStatement({ id: 'emb-maps', area: 'emb' }, all, 'en')).toBe(
    'Nothing conspicuous was found before the choice, after rejecting and after accepting.',
  );
});
