import { defineCheck, type FindingItem } from '../define-check.ts';
import type { PageFact } from '../facts.ts';
import { stateOfTheArt } from '../security-law.ts';
import { startPage } from '../transport-hosts.ts';

/** Whether the start page carries the response headers that contain injected scripts, mistaken file types and foreign framing. */
export default defineCheck({
  id: 'sec-headers',
  area: 'sec',
  version: 1,
  weight: 1,
  confidence: 'high',
  legalBasis: [stateOfTheArt],
  needs: ['pages', 'site'],
  texts: {
    de: {
      title: 'Schutz-Header (CSP, nosniff, Framing)',
      explanation:
        'Antwort-Header begrenzen den Schaden, den eingeschleuste Skripte, falsch gedeutete Dateien oder fremde Rahmen anrichten. Sie gehören zum Stand der Technik, an dem Art. 32 Abs. 1 DSGVO die Sicherheit misst. Fehlen sie, ist das allein kein Datenschutzverstoß.',
      confidenceReason: 'Gelesen wird die Antwort auf die Startseite; andere Seiten der Website können andere Header senden.',
      howToFix:
        '1. Fehlt die Content-Security-Policy: Führen Sie sie ein, zuerst als „Content-Security-Policy-Report-Only“, und schalten Sie sie nach dem Test scharf, ohne „unsafe-inline“ zusammen mit „*“.\n2. Fehlt der Schutz vor fremden Rahmen: Ergänzen Sie „frame-ancestors“ in der Content-Security-Policy oder „X-Frame-Options“.\n3. Fehlt „X-Content-Type-Options“: Setzen Sie im Webserver „X-Content-Type-Options: nosniff“.',
      messages: {
        missing: 'Die Startseite wird ohne den Schutz-Header {names} ausgeliefert',
        missingMany: 'Die Startseite wird ohne die Schutz-Header {names} ausgeliefert',
        weakPolicy: 'Die Content-Security-Policy der Startseite erlaubt Skripte von überall („unsafe-inline“ und „*“)',
        notLoaded: 'Die Startseite ließ sich nicht laden',
      },
    },
    en: {
      title: 'Protective response headers',
      explanation:
        'Response headers limit the damage done by injected scripts, misread files or foreign frames. They belong to the state of the art by which Art. 32(1) GDPR measures security. Their absence alone is no breach of data protection.',
      confidenceReason: 'The answer to the start page is read; other pages of the website may send other headers.',
      howToFix:
        '1. If the Content Security Policy is missing: introduce one, first as “Content-Security-Policy-Report-Only”, and enforce it after testing, without “unsafe-inline” together with “*”.\n2. If protection against foreign frames is missing: add “frame-ancestors” to the Content Security Policy or set “X-Frame-Options”.\n3. If “X-Content-Type-Options” is missing: set “X-Content-Type-Options: nosniff” in the web server.',
      messages: {
        missing: 'The start page is delivered without the protective header {names}',
        missingMany: 'The start page is delivered without the protective headers {names}',
        weakPolicy: 'The Content Security Policy of the start page allows scripts from anywhere (“unsafe-inline” and “*”)',
        notLoaded: 'The start page could not be loaded',
      },
    },
  },
  run({ pages, site }) {
    const start = startPage(pages);
    if (!start || start.failure !== null || (start.status ?? 200) >= 400) return { class: 'NoClassification', message: 'notLoaded' };
    const policies = directivesOf(start.headers['content-security-policy'] ?? '');
    const missing = [
      ...(policies.length === 0 ? ['Content-Security-Policy'] : []),
      ...(forbidsSniffing(start) ? [] : ['X-Content-Type-Options: nosniff']),
      ...(forbidsFraming(start, policies) ? [] : ['X-Frame-Options / frame-ancestors']),
    ];
    const weak = policies.length > 0 && policies.every(allowsEverything);
    if (missing.length === 0 && !weak) return { class: 'Conform' };
    const absent = missing.map((value): FindingItem => ({ kind: 'header', ref: start.url, value, states: [], detail: { sent: false } }));
    const policy: FindingItem = {
      kind: 'header',
      ref: start.url,
      value: `Content-Security-Policy: ${(start.headers['content-security-policy'] ?? '').slice(0, 300)}`,
      states: [],
      detail: { sent: true },
    };
    const [first, ...rest] = [...absent, ...(weak ? [policy] : [])];
    const message = missing.length > 1 ? 'missingMany' : missing.length > 0 ? 'missing' : 'weakPolicy';
    const params = { names: missing.join(', ') };
    return { class: 'Hint', findings: [{ message, params, items: [first!, ...rest], cause: `response-headers:${site.host}` }] };
  },
});

type Policy = ReadonlyMap<string, readonly string[]>;

/** Policies of one header; a comma separates policies that hold together. */
function directivesOf(header: string): Policy[] {
  return header
    .slice(0, 20_000)
    .split(',')
    .map((policy) => {
      const parts = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
      return new Map(parts.filter(([name]) => name !== undefined && name !== '').map(([name, ...sources]) => [name!, sources]));
    })
    .filter((policy) => policy.size > 0);
}

function forbidsSniffing({ headers }: PageFact): boolean {
  return /^\s{0,20}nosniff/i.test(headers['x-content-type-options'] ?? '');
}

function forbidsFraming({ headers }: PageFact, policies: readonly Policy[]): boolean {
  if (/^\s{0,20}(?:deny|sameorigin)/i.test(headers['x-frame-options'] ?? '')) return true;
  return policies.some((policy) => policy.has('frame-ancestors') && !policy.get('frame-ancestors')!.includes('*'));
}

/** With a nonce or hash browsers ignore `unsafe-inline`; `strict-dynamic` ignores hosts. */
function allowsEverything(policy: Policy): boolean {
  const sources = policy.get('script-src') ?? policy.get('default-src');
  if (!sources) return false;
  const bound = sources.some((source) => /^'(?:nonce-|sha\d{3}-|strict-dynamic)/.test(source));
  return !bound && sources.includes("'unsafe-inline'") && sources.includes('*');
}
