import { expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import type { PageFailure } from '#evidence/pages.ts';
import { gathered, outcome, siteFact } from '../../../test/factories/facts.ts';
import { fixedCheck } from '../../../test/factories/report.ts';
import { openFix, openStatement } from './open-statement.ts';

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
const failing = (failure: PageFailure, status: number | null): Partial<Facts> => ({
  site: siteFact({ startPage: { url: 'https://www.muster.test/', status, failure } }),
});
/** It broke off in the scanner itself, before any page. */
const brokenOff: Partial<Facts> = { site: siteFact({ startPage: null }) };
const pay = rejecting({ method: 'pay-or-consent', performed: false, verified: false });
const none = rejecting({ method: 'no-reject', performed: false, verified: false });
const control = { pageId: 'p1', kind: 'link', text: 'Cookies', reopensBanner: false } as const;
const chosen = rejecting({});

it.each<[string, string, string]>([
  ['paying', statement('rejected', pay), 'Nicht geprüft: Das Banner bietet auf der ersten Ebene kein Ablehnen ohne Bezahlung.'],
  [
    'paying, in English',
    statement('rejected', pay, 'not-performed', 'en'),
    'Not examined: The banner offers no rejection without payment on its first layer.',
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
    'Nicht geprüft: Nach dem Klick auf das, was zum Widerruf gefunden wurde, hat der Scan kein Banner erkannt. Ob das am Link oder am Scan liegt, ist offen; bitte prüfen Sie es von Hand.',
  ],
  [
    'a banner that cannot be read again',
    statement('prompts', chosen, 'unsupported'),
    'Nicht geprüft: Das Banner liegt in einem abgeschlossenen Teil der Seite (Shadow Root). Dort liest der Scan es nur auf der Startseite; auf weiteren Seiten wurde nach dem Ablehnen nicht danach gesucht. Bitte prüfen Sie von Hand, ob es ausbleibt.',
  ],
  [
    'a control on other pages alone',
    statement('withdrawalTest', { ...chosen, withdrawal: [{ ...control, text: 'Cookies', reopensBanner: null }] }),
    'Nicht geprüft: Ausprobiert wird der Widerruf auf der Startseite; „Cookies“ wurde nur auf anderen Seiten gefunden.',
  ],
  [
    'a withdrawal behind a wall',
    statement('withdrawalTest', { ...pay, withdrawal: [{ ...control, reopensBanner: null }] }),
    'Nicht geprüft: Das Banner bietet auf der ersten Ebene kein Ablehnen ohne Bezahlung.',
  ],
  [
    'a site that turns scans away',
    statement('imprint', failing('blocked-by-site', 403), 'blocked'),
    'Nicht geprüft: Die Website hat den Scan schon auf der Startseite abgewiesen (Bot-Schutz, Status 403).',
  ],
  [
    'a wall that answers as if all were well, in English',
    statement('imprint', failing('blocked-by-site', 200), 'blocked', 'en'),
    'Not examined: The website turned the scan away on the start page already (bot protection).',
  ],
  [
    'a start page in error',
    statement('requests', failing('http-error', 500), 'unreachable'),
    'Nicht geprüft: Die Startseite ließ sich nicht untersuchen (Status 500). Die Seite antwortet mit einem Fehler.',
  ],
  [
    'a scan that broke off before it called the site',
    statement('imprint', brokenOff, 'unreachable'),
    'Nicht geprüft: Der Scan brach ab, bevor er eine Seite der Website untersucht hat.',
  ],
  [
    'the server, which is asked on its own',
    statement('transport', failing('timeout', null), 'timeout'),
    'Nicht geprüft: die Verschlüsselung des Servers. Das Zeitlimit ist abgelaufen.',
  ],
  [
    'time, whatever the banner offers',
    statement('rejected', pay, 'timeout'),
    'Nicht geprüft: der Zustand nach dem Ablehnen. Das Zeitlimit ist abgelaufen.',
  ],
])('names the cause: %s', (_, given, expected) => expect(given).toBe(expected));

const fix = (missing: keyof Facts, facts: Partial<Facts>, reason = 'not-performed') =>
  openFix({ checkId: check.id, ruleVersion: 1, class: 'NoClassification', missing, reason, detail: '' }, gathered(facts), 'de');

it.each([
  [
    fix('imprint', failing('blocked-by-site', 403), 'blocked'),
    /^1\. Lassen Sie die öffentliche IP-Adresse des Scanners in Ihrem Bot-Schutz/,
  ],
  [fix('imprint', failing('refused', null), 'unreachable'), /^1\. Prüfen Sie, ob der Webserver läuft, und scannen Sie erneut\.$/],
  [fix('cookies', brokenOff), /^1\. Scannen Sie erneut/],
  [fix('rejected', pay), /^1\. Prüfen Sie im bezahlten Zugang/],
  [fix('withdrawalTest', { ...chosen, withdrawal: [] }), /^1\. Solange es keinen Widerruf gibt/],
  [fix('rejected', none), /^1\. Solange im Banner kein Ablehnen zu finden ist/],
])('leaves one step: %s', (given, step) => expect(given).toMatch(step));

it('leaves the steps to the check where they help', () => {
  expect(fix('withdrawalTest', { ...pay, withdrawal: [control] })).toBeNull();
  expect(fix('rejected', rejecting({ verified: false }))).toBeNull();
});

it.each([
  [
    'offers none without payment',
    pay,
    'Das Banner bietet auf der ersten Ebene kein Ablehnen ohne Bezahlung.',
    '1. Prüfen Sie im bezahlten Zugang',
  ],
  ['was not stored', rejecting({ verified: false }), 'Das Banner wurde bedient, es ließ sich aber nicht auslesen', null],
])('tells why a check lacks the state after rejecting: the banner’s rejection %s', (_, facts, reason, step) => {
  const own = { ...check, texts: { ...check.texts, de: { ...check.texts.de, messages: { rejectNotExamined: 'Vorher war nichts' } } } };
  const result = { checkId: check.id, ruleVersion: 1, class: 'NoClassification', message: 'rejectNotExamined' } as const;
  const given = openStatement(own, result, { facts: gathered(facts), locale: 'de', params: undefined });
  expect(given).toMatch(new RegExp(`^Vorher war nichts\\. ${reason}`));
  expect(openFix(result, gathered(facts), 'de')?.slice(0, step?.length) ?? null).toBe(step);
});

it.each([
  ['rejectNotExaminedInEmbeds', none, /^1\. Hier ist nichts Eigenes zu tun/],
  ['rejectNotExaminedInEmbeds', pay, /^1\. Hier ist nichts Eigenes zu tun/],
  ['rejectNotExaminedNone', none, /^1\. Hier ist nichts zu tun, solange/],
  ['rejectNotExaminedAccepted', none, /^1\. Solange im Banner kein Ablehnen/],
  ['rejectNotExaminedNone', pay, /^1\. Prüfen Sie im bezahlten Zugang/],
])('leaves nothing to do where nothing was seen or an embed brought it: %s', (message, facts, step) => {
  const result = { checkId: 'emb-chat', ruleVersion: 1, class: 'NoClassification', message } as const;
  expect(openFix(result, gathered(facts), 'de')).toMatch(step);
});

it.each([
  ['trk-before-consent', /nichts Einwilligungspflichtiges lädt/],
  ['cmp-tcf-valid', /TCF-Signal/],
  ['tc-no-adequacy', /Empfänger in Drittländern/],
  ['emb-google-fonts', /Dateien wie Schriften/],
])('says what to look for behind a pay wall: %s', (checkId, step) => {
  const result = { checkId, ruleVersion: 1, class: 'NoClassification', message: 'rejectNotExamined' } as const;
  expect(openFix(result, gathered(pay), 'de')).toMatch(step);
});
