import { defineCheck, type FindingItem, type Locale } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { RequestFact } from '../facts/requests.ts';
import { requestItem } from '../items.ts';
import { addedTo, numberedSteps, suffixed } from '../message-variants.ts';
import { stateOfTheArt } from '../shared/law/security-law.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { byFixedHeaders, hostOfFixedHeaders } from '../shared/site/fixed-headers.ts';
import { isRunByProvider, runBySystem } from '../shared/site/hosted-system.ts';
import { type Policy, policiesIn, reportsOf, type Violation, violationsOf } from '../shared/site/policy-violations.ts';
import { shortList } from '../shared/wording.ts';

/**
 * What may be wrong: the policy missing, only reported (and violated, as a report that was sent shows; `violatedBy`: by requests that
 * were seen) or without effect, the two other
 * headers missing. `Default`: the policy has no directive for scripts, so that its default holds for them.
 */
type Gap =
  | 'policy'
  | 'violated'
  | 'violatedBy'
  | 'reported'
  | 'reportedWeak'
  | 'reportedWeakDefault'
  | 'weak'
  | 'weakDefault'
  | 'sniffing'
  | 'framing';

const headerOf = {
  policy: 'Content-Security-Policy',
  reported: 'Content-Security-Policy',
  reportedWeak: 'Content-Security-Policy',
  reportedWeakDefault: 'Content-Security-Policy',
  sniffing: 'X-Content-Type-Options: nosniff',
  framing: 'X-Frame-Options / frame-ancestors',
} as const;

/** Each set of gaps has a message of its own, so that its fix holds no step for a header that is there. */
const otherGaps: readonly (readonly Gap[])[] = [['sniffing'], ['framing'], ['sniffing', 'framing']];
const reportedGaps = ['reported', 'reportedWeak', 'reportedWeakDefault'] as const;
const policyGaps: readonly (readonly Gap[])[] = [
  ['policy'],
  ...reportedGaps.flatMap((gap): Gap[][] => [[gap], ['violated', gap], ['violatedBy', gap]]),
  ['weak'],
  ['weakDefault'],
];
const gapSets: readonly (readonly Gap[])[] = [
  ...otherGaps,
  ...policyGaps.flatMap((gaps) => [gaps, ...otherGaps.map((others) => [...gaps, ...others])]),
];

const mostViolations = 3;
const reportOnly = 'Content-Security-Policy-Report-Only';

const steps: Readonly<Record<Locale, Readonly<Record<Gap, string>>>> = {
  de: {
    policy:
      'Führen Sie eine Content-Security-Policy ein, ohne „unsafe-inline“ und ohne „*“ für Skripte, zuerst als „Content-Security-Policy-Report-Only“. Geben Sie Inline-Skripte mit Nonce oder Hash frei, und ersetzen Sie Attribute wie onclick, falls vorhanden. Stellen Sie danach auf „Content-Security-Policy“ um, und prüfen Sie alle Funktionen.',
    violated:
      'Gehen Sie den Verstößen nach, die Ihre Richtlinie schon an {reports} meldet: Nehmen Sie in „Content-Security-Policy-Report-Only“ auf, was die Website braucht, und entfernen Sie das Übrige von den Seiten.',
    violatedBy:
      'Nehmen Sie in die Richtlinie „Content-Security-Policy-Report-Only“ auf, was die Website davon braucht, und entfernen Sie das Übrige von den Seiten: {violations}. Gibt es weitere Verstöße, stehen sie in den Meldungen an {reports}.',
    reported:
      'Meldet „Content-Security-Policy-Report-Only“ nichts mehr, was die Website braucht, stellen Sie die Richtlinie auf „Content-Security-Policy“ um; prüfen Sie danach alle Funktionen.',
    reportedWeak:
      'Verschärfen Sie die Richtlinie, die Sie schon als „Content-Security-Policy-Report-Only“ senden: Nehmen Sie „unsafe-inline“ und „*“ oder „https:“ aus den Skriptquellen, und geben Sie Inline-Skripte mit Nonce oder Hash frei. Lassen Sie auch diese Fassung erst melden; meldet sie nichts mehr, was die Website braucht, stellen Sie sie auf „Content-Security-Policy“ um, und prüfen Sie alle Funktionen.',
    weak: 'Nehmen Sie „unsafe-inline“ und „*“ oder „https:“ aus den Skriptquellen der Content-Security-Policy, und erproben Sie die neue Fassung zuerst als „Content-Security-Policy-Report-Only“. Geben Sie Inline-Skripte mit Nonce oder Hash frei, ersetzen Sie Attribute wie onclick, falls vorhanden, und prüfen Sie nach der Umstellung alle Funktionen.',
    reportedWeakDefault:
      "Verschärfen Sie die Richtlinie, die Sie schon als „Content-Security-Policy-Report-Only“ senden: Ergänzen Sie die Direktive script-src ohne „unsafe-inline“, „*“ und „data:“, etwa script-src 'self' mit Nonce oder Hash für Inline-Skripte. Lassen Sie auch diese Fassung erst melden; meldet sie nichts mehr, was die Website braucht, stellen Sie sie auf „Content-Security-Policy“ um, und prüfen Sie alle Funktionen.",
    weakDefault:
      "Ergänzen Sie in der Content-Security-Policy die Direktive script-src ohne „unsafe-inline“, „*“ und „data:“, etwa script-src 'self' mit Nonce oder Hash für Inline-Skripte, und erproben Sie die neue Fassung zuerst als „Content-Security-Policy-Report-Only“. Ersetzen Sie Attribute wie onclick, falls vorhanden, und prüfen Sie nach der Umstellung alle Funktionen.",
    sniffing: 'Setzen Sie im Webserver den Header „X-Content-Type-Options: nosniff“.',
    framing:
      'Legen Sie fest, wer die Seite in einen Rahmen einbinden darf: mit „frame-ancestors“ in der Content-Security-Policy oder mit „X-Frame-Options“.',
  },
  en: {
    policy:
      'Introduce a Content Security Policy, without “unsafe-inline” and without “*” for scripts, first as “Content-Security-Policy-Report-Only”. Allow inline scripts by nonce or hash and replace attributes such as onclick where there are any. Then change to “Content-Security-Policy” and test all functions.',
    violated:
      'Look into the violations that your policy already reports to {reports}: allow in “Content-Security-Policy-Report-Only” what the website needs and remove the rest from the pages.',
    violatedBy:
      'Allow in the policy “Content-Security-Policy-Report-Only” what the website needs of this and remove the rest from the pages: {violations}. If there are further violations, the reports to {reports} have them.',
    reported:
      'Once “Content-Security-Policy-Report-Only” reports nothing any more that the website needs, change the policy to “Content-Security-Policy”; test all functions after that.',
    reportedWeak:
      'Tighten the policy that you send as “Content-Security-Policy-Report-Only” already: take “unsafe-inline” and “*” or “https:” out of the script sources and allow inline scripts by nonce or hash. Let this version report first, too; once it reports nothing any more that the website needs, change it to “Content-Security-Policy” and test all functions.',
    weak: 'Take “unsafe-inline” and “*” or “https:” out of the script sources of the Content Security Policy, and try the new version first as “Content-Security-Policy-Report-Only”. Allow inline scripts by nonce or hash, replace attributes such as onclick where there are any, and test all functions after the change.',
    reportedWeakDefault:
      "Tighten the policy that you send as “Content-Security-Policy-Report-Only” already: add the directive script-src without “unsafe-inline”, “*” and “data:”, for instance script-src 'self' with a nonce or hash for inline scripts. Let this version report first, too; once it reports nothing any more that the website needs, change it to “Content-Security-Policy” and test all functions.",
    weakDefault:
      "Add the directive script-src to the Content Security Policy, without “unsafe-inline”, “*” and “data:”, for instance script-src 'self' with a nonce or hash for inline scripts, and try the new version first as “Content-Security-Policy-Report-Only”. Replace attributes such as onclick where there are any, and test all functions after the change.",
    sniffing: 'Set the header “X-Content-Type-Options: nosniff” in the web server.',
    framing: 'Say who may embed the page in a frame: with “frame-ancestors” in the Content Security Policy or with “X-Frame-Options”.',
  },
};

/** Where the provider runs the server, the owner of the site sets no header. */
const hostedStep: Readonly<Record<Locale, string>> = {
  de: '1. Bei {system} stellt der Anbieter die Antwort-Header ein. Sehen Sie dort nach, ob sich die genannten setzen lassen; sonst bitten Sie ihn darum.',
  en: '1. With {system}, the provider sets the response headers. Look there whether those named can be set; otherwise ask the provider for them.',
};

/** Where nobody can set headers, a policy can stand in the page; the rest takes somebody else who answers. */
const fixedSteps: Readonly<Record<Locale, { policy: string; rest: string }>> = {
  de: {
    policy:
      'Setzen Sie die Content-Security-Policy im Kopf jeder Seite vor alle Skripte: <meta http-equiv="Content-Security-Policy" content="…">. „frame-ancestors“ und eine Fassung, die nur meldet, wirken dort nicht; erproben Sie die Richtlinie auf einer Testseite. Diese Prüfung liest nur Header und sieht sie nicht.',
    rest: 'Als Header setzen lässt sich bei {host} nichts: Das geht nur über ein vorgeschaltetes CDN oder bei einem anderen Hoster. Wollen Sie das nicht, ist sonst nichts zu tun.',
  },
  en: {
    policy:
      'Put the Content Security Policy into the head of each page before all scripts: <meta http-equiv="Content-Security-Policy" content="…">. “frame-ancestors” and a version that only reports have no effect there; try the policy on a test page. This check reads headers only and does not see it.',
    rest: 'Nothing can be set as a header at {host}: that takes a CDN in front or another host. If you do not want that, there is nothing else to do.',
  },
};

/** Whether the start page carries the response headers that contain injected scripts, mistaken file types and foreign framing. */
export default defineCheck({
  id: 'sec-headers',
  area: 'sec',
  version: 10,
  weight: 1,
  confidence: 'high',
  legalBasis: [stateOfTheArt],
  needs: ['pages', 'site'],
  wants: ['requests', 'applicability'],
  texts: {
    de: {
      title: 'Schutz-Header (CSP, nosniff, Framing)',
      explanation:
        'Antwort-Header begrenzen den Schaden, den eingeschleuste Skripte, falsch gedeutete Dateien oder fremde Rahmen anrichten. Art. 32 Abs. 1 DSGVO verlangt dem Risiko angemessene Maßnahmen unter Berücksichtigung des Stands der Technik. Ein einzelner fehlender Header ist für sich genommen in der Regel noch kein Verstoß gegen Art. 32 DSGVO.',
      confidenceReason: 'Gelesen wird die Antwort auf die Startseite; andere Seiten der Website können andere Header senden.',
      howToFix: stepsFor('de', ['policy', 'sniffing', 'framing']),
      fixes: fixesIn('de'),
      messages: { ...messagesIn('de'), notLoaded: 'Die Startseite ließ sich nicht laden' },
    },
    en: {
      title: 'Protective response headers',
      explanation:
        'Response headers limit the damage done by injected scripts, misread files or foreign frames. Art. 32(1) GDPR asks for measures appropriate to the risk, taking into account the state of the art. A single missing header is as a rule no breach of Art. 32 GDPR on its own.',
      confidenceReason: 'The answer to the start page is read; other pages of the website may send other headers.',
      howToFix: stepsFor('en', ['policy', 'sniffing', 'framing']),
      fixes: fixesIn('en'),
      messages: { ...messagesIn('en'), notLoaded: 'The start page could not be loaded' },
    },
  },
  run({ pages, site, requests = [], applicability }) {
    const start = startPage(pages);
    if (!start || start.failure !== null || (start.status ?? 200) >= 400) return { class: 'NoClassification', message: 'notLoaded' };
    const policies = policiesIn(start.headers['content-security-policy'] ?? '');
    const weak = policies.length > 0 && policies.every(allowsEverything);
    const report = policies.length === 0 ? violationReport(start, requests) : null;
    const violations = report ? violationsSeen(start, requests) : [];
    const gaps: Gap[] = [
      ...(report ? [violations.length > 0 ? ('violatedBy' as const) : ('violated' as const)] : []),
      ...(policies.length === 0
        ? [missingPolicy(start)]
        : weak
          ? [policies.every(followsDefault) ? ('weakDefault' as const) : ('weak' as const)]
          : []),
      ...(forbidsSniffing(start) ? [] : (['sniffing'] as const)),
      ...(forbidsFraming(start, policies) ? [] : (['framing'] as const)),
    ];
    if (gaps.length === 0) return { class: 'Conform' };
    const missing = headersMissing(gaps);
    const absent = missing.map((value): FindingItem => ({ kind: 'header', ref: start.url, value, states: [], detail: { sent: false } }));
    const sent = (name: string): FindingItem => ({
      kind: 'header',
      ref: start.url,
      value: `${name}: ${(start.headers[name.toLowerCase()] ?? '').slice(0, 300)}`,
      states: [],
      detail: { sent: true },
    });
    const isReported = gaps.some((gap) => gap.startsWith('reported'));
    const [first, ...rest] = [
      ...absent,
      ...(weak ? [sent('Content-Security-Policy')] : []),
      ...(isReported ? [sent(reportOnly)] : []),
      ...violations.map(({ request, directive }) => requestItem(request, { directive })),
      ...(report ? [requestItem(report)] : []),
    ];
    const system = applicability?.system;
    const isHosted = isRunByProvider(system);
    const host = isHosted ? null : hostOfFixedHeaders(start);
    const message = `${messageOf(gaps)}${isHosted ? 'Hosted' : host === null ? '' : 'Fixed'}`;
    const told = violations.map(({ request, directive }) => `${withoutQuery(request.url)} (${directive})`);
    const params = {
      ...(report && { reports: withoutQuery(report.url), violations: shortList(told, mostViolations) }),
      ...(isHosted && { system }),
      ...(host !== null && { host }),
    };
    return { class: 'Hint', findings: [{ message, params, items: [first!, ...rest], cause: `response-headers:${site.host}` }] };
  },
});

/** A policy that only reports holds nothing back; it is the one to go on with. */
function missingPolicy({ headers }: PageFact): Gap {
  const reported = policiesIn(headers[reportOnly.toLowerCase()] ?? '');
  if (reported.length === 0) return 'policy';
  if (!reported.every(allowsEverything)) return 'reported';
  return reported.every(followsDefault) ? 'reportedWeakDefault' : 'reportedWeak';
}

/** A report of the start page to an address that its policy names. */
function violationReport(start: PageFact, requests: readonly RequestFact[]): RequestFact | null {
  return reportsOf(policiesIn(start.headers[reportOnly.toLowerCase()] ?? ''), start.url, requests)[0] ?? null;
}

/** What the policy did not allow of the requests of the start page, each address once. */
function violationsSeen(start: PageFact, requests: readonly RequestFact[]): Violation[] {
  const policies = policiesIn(start.headers[reportOnly.toLowerCase()] ?? '');
  const found = violationsOf(policies, start.url, requests);
  return [...Map.groupBy(found, ({ request }) => withoutQuery(request.url)).values()].map(([first]) => first!).slice(0, 10);
}

function withoutQuery(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

function headersMissing(gaps: readonly Gap[]): string[] {
  return gaps.flatMap((gap) =>
    gap === 'weak' || gap === 'weakDefault' || gap === 'violated' || gap === 'violatedBy' ? [] : [headerOf[gap]],
  );
}

function messageOf(gaps: readonly Gap[]): string {
  return gaps.map((gap, index) => (index === 0 ? gap : `${gap[0]!.toUpperCase()}${gap.slice(1)}`)).join('');
}

function stepsFor(locale: Locale, gaps: readonly Gap[]): string {
  return numberedSteps(gaps.map((gap) => steps[locale][gap]));
}

function fixesIn(locale: Locale): Record<string, string> {
  const own = gapSets.map((gaps) => [messageOf(gaps), stepsFor(locale, gaps)] as const);
  const asked = gapSets.map((gaps) => [messageOf(gaps), hostedStep[locale]] as const);
  const { policy, rest } = fixedSteps[locale];
  const fixed = gapSets.map((gaps) => {
    const isOfPolicy = gaps.some((gap) => gap !== 'sniffing' && gap !== 'framing');
    return [messageOf(gaps), numberedSteps(isOfPolicy ? [policy, rest] : [rest])] as const;
  });
  return { ...Object.fromEntries(own), ...suffixed(Object.fromEntries(asked), 'Hosted'), ...suffixed(Object.fromEntries(fixed), 'Fixed') };
}

function messagesIn(locale: Locale): Record<string, string> {
  const texts = Object.fromEntries(gapSets.map((gaps) => [messageOf(gaps), statementOf(locale, gaps)]));
  return { ...texts, ...addedTo(texts, runBySystem[locale]), ...addedTo(texts, byFixedHeaders[locale]) };
}

function statementOf(locale: Locale, gaps: readonly Gap[]): string {
  const names = headersMissing(gaps).join(', ');
  const isOne = !names.includes(', ');
  const missing =
    locale === 'de'
      ? `Die Startseite wird ohne ${isOne ? 'den' : 'die'} Schutz-Header ${names} ausgeliefert`
      : `The start page is delivered without the protective ${isOne ? 'header' : 'headers'} ${names}`;
  const weak =
    locale === 'de'
      ? 'Die Content-Security-Policy der Startseite erlaubt Skripte von überall („unsafe-inline“ und „*“ oder „https:“)'
      : 'The Content Security Policy of the start page allows scripts from anywhere (“unsafe-inline” and “*” or “https:”)';
  const reported =
    locale === 'de'
      ? 'Eine Richtlinie sendet sie nur als „Content-Security-Policy-Report-Only“, die meldet und nichts sperrt'
      : 'It sends a policy only as “Content-Security-Policy-Report-Only”, which reports and blocks nothing';
  const reportedWeak =
    locale === 'de'
      ? `${reported}; sie erlaubt Skripte von überall („unsafe-inline“ und „*“ oder „https:“)`
      : `${reported}; it allows scripts from anywhere (“unsafe-inline” and “*” or “https:”)`;
  const violated =
    locale === 'de'
      ? 'Beim Aufruf der Startseite meldete der Browser schon einen Verstoß gegen sie an {reports}'
      : 'When the start page was loaded, the browser already reported a violation of it to {reports}';
  const violatedBy =
    locale === 'de'
      ? `${violated}; nach der Richtlinie nicht erlaubt: {violations}`
      : `${violated}; not allowed by the policy: {violations}`;
  const byDefault = locale === 'de' ? 'für Skripte gilt dort default-src' : 'default-src holds for scripts there';
  return [
    ...(names === '' ? [] : [missing]),
    ...(gaps.includes('weak') ? [weak] : []),
    ...(gaps.includes('reported') ? [reported] : []),
    ...(gaps.includes('weakDefault') ? [`${weak}; ${byDefault}`] : []),
    ...(gaps.includes('reportedWeak') ? [reportedWeak] : []),
    ...(gaps.includes('reportedWeakDefault') ? [`${reportedWeak}; ${byDefault}`] : []),
    ...(gaps.includes('violated') ? [violated] : []),
    ...(gaps.includes('violatedBy') ? [violatedBy] : []),
  ].join('. ');
}

function forbidsSniffing({ headers }: PageFact): boolean {
  return /^\s{0,20}nosniff/i.test(headers['x-content-type-options'] ?? '');
}

function forbidsFraming({ headers }: PageFact, policies: readonly Policy[]): boolean {
  if (/^\s{0,20}(?:deny|sameorigin)/i.test(headers['x-frame-options'] ?? '')) return true;
  return policies.some((policy) => policy.has('frame-ancestors') && !policy.get('frame-ancestors')!.includes('*'));
}

function followsDefault(policy: Policy): boolean {
  return !policy.has('script-src');
}

/** With a nonce or hash browsers ignore `unsafe-inline`; `strict-dynamic` ignores hosts. */
function allowsEverything(policy: Policy): boolean {
  const sources = policy.get('script-src') ?? policy.get('default-src');
  if (!sources) return false;
  const bound = sources.some((source) => /^'(?:nonce-|sha\d{3}-|strict-dynamic)/.test(source));
  // A scheme alone lets any host in, as the star does.
  return !bound && sources.includes("'unsafe-inline'") && sources.some((source) => /^(?:\*|https?:)$/.test(source));
}
