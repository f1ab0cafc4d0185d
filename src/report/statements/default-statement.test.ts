import { expect, it } from 'vitest';
import { formFact, gathered, outcome, siteUrl } from '../../../test/factories/facts.ts';
import { passedStatement } from './default-statement.ts';

const chosen = { rejected: outcome({ state: 'reject' }), accepted: outcome({ state: 'accept' }) } as const;
const all = gathered(chosen);
const withoutReject = gathered(chosen, ['rejected']);
const noBanner = gathered();
const withoutNotice = gathered(chosen, ['privacy']);
const manyForms = gathered({ forms: ['', 'a', 'b', 'c', 'd'].map((path) => formFact({ pageUrl: siteUrl + path })) });

it.each([
  [
    'impc-name',
    'imp',
    all,
    'Im Impressum (/impressum) wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.',
  ],
  [
    'ppc-rights',
    'pp',
    all,
    'In der Datenschutzerklärung (/datenschutz) wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.',
  ],
  [
    'ppc-rights',
    'pp',
    withoutNotice,
    'Im Text der Seite wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.',
  ],
  [
    'pp-services-named',
    'pp',
    all,
    'Die Dienste in der Datenschutzerklärung (/datenschutz) wurden mit den beobachteten verglichen; dabei wurde keine Auffälligkeit festgestellt.',
  ],
  [
    'imp-settings-consistency',
    'imp',
    all,
    'Das Impressum (/impressum) wurde mit den Scan-Einstellungen verglichen; dabei wurde keine Auffälligkeit festgestellt.',
  ],
  [
    'frm-salutation',
    'frm',
    manyForms,
    'Bei 5 gefundenen Formularen (Startseite, /a, /b und 2 weitere Seiten) wurde keine Auffälligkeit festgestellt.',
  ],
  ['frm-salutation', 'frm', gathered({ forms: [] }), 'An den geprüften Formularen wurde keine Auffälligkeit festgestellt.'],
  ['pp-present', 'pp', all, 'Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.'],
  ['tls-http-redirect', 'sec', all, 'An Server und Antworten von www.muster.test wurde keine Auffälligkeit festgestellt.'],
  ['frm-transport', 'frm', all, 'Bei dem gefundenen Formular (/kontakt) wurde keine Auffälligkeit festgestellt.'],
  ['shop-terms', 'shop', all, 'Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.'],
  ['cmp-granularity', 'cmp', all, 'Am Banner wurde keine Auffälligkeit festgestellt.'],
  [
    'emb-maps',
    'emb',
    all,
    'Zu Karten-Diensten wurde vor der Auswahl, nach dem Ablehnen und nach dem Zustimmen keine Auffälligkeit festgestellt.',
  ],
  ['emb-maps', 'emb', withoutReject, 'Zu Karten-Diensten wurde vor der Auswahl und nach dem Zustimmen keine Auffälligkeit festgestellt.'],
  ['ck-before-consent', 'ck', all, 'Vor der Auswahl wurde keine Auffälligkeit festgestellt.'],
  ['ck-storage-before-consent', 'ck', all, 'Vor der Auswahl und nach dem Ablehnen wurde keine Auffälligkeit festgestellt.'],
  ['trk-after-reject', 'trk', all, 'Nach dem Ablehnen wurde keine Auffälligkeit festgestellt.'],
  ['emb-maps', 'emb', noBanner, 'Zu Karten-Diensten wurde beim Aufruf der Seiten keine Auffälligkeit festgestellt.'],
  ['cmp-granularity', 'cmp', noBanner, 'Beim Aufruf der Seiten wurde keine Auffälligkeit festgestellt.'],
] as const)('%s says where nothing was found', (id, area, facts, sentence) => {
  expect(passedStatement({ id, area }, facts, 'de')).toBe(sentence);
  expect(passedStatement({ id, area }, facts, 'en')).toMatch(/^[^{}]*[Nn]othing conspicuous was found[^{}]*\.$/);
});

it('lists the states in English', () => {
  expect(passedStatement({ id: 'emb-maps', area: 'emb' }, all, 'en')).toBe(
    'Nothing conspicuous was found about map services before the choice, after rejecting and after accepting.',
  );
});
