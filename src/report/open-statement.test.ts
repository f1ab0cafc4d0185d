import { expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import { gathered, outcome } from '../../test/factories/facts.ts';
import { fixedCheck } from '../../test/factories/report.ts';
import { openStatement } from './open-statement.ts';

const check = fixedCheck('ck-after-reject', 'ck', { class: 'Conform' });
const accepted = outcome({ state: 'accept' });
const rejecting = (overrides: Partial<ReturnType<typeof outcome>>) => ({
  attempts: { reject: outcome({ state: 'reject', ...overrides }), accept: accepted },
});
const statement = (missing: keyof Facts, facts: Partial<Facts>, reason = 'not-performed', locale: 'de' | 'en' = 'de') =>
  openStatement(
    check,
    { checkId: check.id, ruleVersion: 1, class: 'NoClassification', missing, reason, detail: '' },
    { facts: gathered(facts), locale, params: undefined },
  );
const pay = rejecting({ method: 'pay-or-consent', performed: false, verified: false });
const none = rejecting({ method: 'no-reject', performed: false, verified: false });
const control = { pageId: 'p1', kind: 'link', text: 'Cookies', reopensBanner: false } as const;
const chosen = rejecting({});

it.each<[string, string, string]>([
  ['paying', statement('rejected', pay), 'Nicht geprüft: Das Banner bietet kein Ablehnen ohne Bezahlung.'],
  [
    'paying, in English',
    statement('rejected', pay, 'not-performed', 'en'),
    'Not examined: The banner offers no rejection without payment.',
  ],
  ['no rejection', statement('rejected', none), 'Nicht geprüft: Im Banner wurde kein Ablehnen gefunden.'],
  [
    'a choice that could not be read back',
    statement('rejected', rejecting({ verified: false })),
    'Nicht geprüft: Das Banner wurde bedient, es ließ sich aber nicht auslesen, dass die Ablehnung gespeichert ist.',
  ],
  [
    'no control',
    statement('withdrawalTest', { ...chosen, withdrawal: [] }),
    'Nicht geprüft: Es wurde keine Möglichkeit zum Widerruf gefunden.',
  ],
  [
    'a control that does nothing',
    statement('withdrawalTest', { ...chosen, withdrawal: [control, { ...control, pageId: 'p2', reopensBanner: null }] }),
    'Nicht geprüft: Was zum Widerruf gefunden wurde, öffnete das Banner im Scan nicht wieder.',
  ],
  [
    'a withdrawal behind a wall',
    statement('withdrawalTest', { ...pay, withdrawal: [{ ...control, reopensBanner: null }] }),
    'Nicht geprüft: Das Banner bietet kein Ablehnen ohne Bezahlung.',
  ],
  [
    'time, whatever the banner offers',
    statement('rejected', pay, 'timeout'),
    'Noch offen: der Zustand nach dem Ablehnen – nicht geprüft. Das Zeitlimit ist abgelaufen.',
  ],
])('names the cause: %s', (_, given, expected) => expect(given).toBe(expected));
