import { describe, expect, it } from 'vitest';
import type { ScanResult } from '#contract/scan-result.ts';
import { terminalStyle } from '#lib/terminal-style.ts';
import { textWidth } from '#lib/terminal-text.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { gathered, outcome } from '../../test/factories/facts.ts';
import { evidence, fixedCheck, pageVisit, reportInput, sampleChecks, trackedFacts } from '../../test/factories/report.ts';
import { renderSummary } from './summary.ts';

function render(result: ScanResult, columns: number | undefined = 96, coloured = false): string {
  const files = { archive: '/srv/beweis.zip', json: null, har: null };
  return renderSummary(result, { style: terminalStyle(coloured), columns, files, timeZone: 'Europe/Berlin' });
}

const german = render(buildScanResult(reportInput()));
const english = render(buildScanResult(reportInput({ locale: 'en' })));
const lineWith = (text: string, needle: string) => text.split('\n').find((line) => line.includes(needle)) ?? '';

describe('in both languages', () => {
  it.each([
    [
      'de',
      german,
      ['Ergebnis', 'Drei Zustände', 'Banner', 'Als Nächstes', 'Befunde', 'Ablage'],
      'Keine Rechtsberatung',
      '21.11.2026, 09:14 Uhr MEZ · Dauer 42 s',
    ],
    [
      'en',
      english,
      ['Result', 'Three states', 'Banner', 'Next steps', 'Findings', 'Files'],
      'not legal advice',
      '21/11/2026, 09:14 CET · took 42 s',
    ],
  ])('%s has its sections in order', (_, text, sections, disclaimer, date) => {
    const lines = text.split('\n');
    expect(lines.filter((line, index) => /^─+$/.test(lines[index + 1] ?? '') && line !== '')).toEqual(sections);
    expect(text.replace(/\s+/g, ' ')).toContain(disclaimer);
    expect(text).toContain(date);
  });

  it('mixes no languages', () => {
    expect(english).not.toMatch(/Zustand|Befund|Prüfung|Nachweis|Risiko/);
    expect(german).not.toMatch(/\bstate\b|\bchecks?\b|Evidence|Warning/);
  });
});

describe('content', () => {
  it('says class, sentence and counts by word and shape', () => {
    expect(german).toMatch(/■ Risiko\n {2}DE: Google Analytics gesehen, 1\.200 Mal\.\n/);
    expect(german).toContain('■ Risiko 2 · ▲ Warnung 1 · ● OK 8 · ○ noch offen 1');
    expect(german).toContain('69 von 100 Punkten · 11 von 12 anwendbaren Prüfungen eingestuft');
  });

  it('puts the three states side by side', () => {
    expect(
      lineWith(german, 'Dritt-Hosts')
        .trim()
        .split(/\s{2,}/),
    ).toEqual(['Dritt-Hosts', '2', '2', '3']);
    expect(
      lineWith(german, 'Einwilligungspflichtige')
        .trim()
        .split(/\s{2,}/),
    ).toEqual(['Einwilligungspflichtige Dienste', '1', '1', '1']);
  });

  it('names evidence, law and fix of a finding, and the cause it shares', () => {
    expect(german).toMatch(/Recht +§ 25 Abs\. 1 TDDDG/);
    expect(german).toMatch(/Nachweis +none-r3 \(keine Interaktion, abgelehnt, auf der Startseite\)/);
    expect(german).toMatch(/Beheben +1\. In Klaro: \S[\s\S]{20,300}/);
    expect(german).toContain('Gleiche Ursache wie „DE-Titel ck-before-consent“, zählt nur dort.');
  });

  it('collapses passed checks and lists open ones with their reason', () => {
    expect(lineWith(german, 'Formulare')).toMatch(/^ {2}Formulare +● 1 Prüfung ohne Auffälligkeit$/);
    expect(german).toMatch(/○ noch offen +DE-Titel tc-us-dpf\n +DE: offen wegen Vertrag\./);
    expect(german).not.toContain('DE-Titel frm-transport');
    expect(german).not.toContain('Shop- und Vertragspflichten');
  });

  it('shortens long evidence by a number', () => {
    const items = Array.from(
      { length: 7 },
      (_, index) =>
        ({
          kind: 'cookie',
          ref: `c${index}`,
          value: `_c${index}`,
          states: ['none', 'reject', 'accept'],
          detail: { domain: '.x.test', declaredLifetimeSeconds: 63_072_000 },
        }) as const,
    );
    const check = fixedCheck('ck-lifetime', 'ck', {
      class: 'Hint',
      findings: [{ message: 'seen', cause: 'c', items: [items[0]!, ...items.slice(1)] }],
    });
    const text = render(buildScanResult(reportInput({ checks: [check] })));
    expect(text).toMatch(/_c3 \(\.x\.test, 730 Tage, alle Zustände\)\n +und 3 weitere\n/);
    expect(text).not.toContain('_c4');
  });

  it('says how rejecting was done and read back', () => {
    const step = { time: 1, layer: 2, action: 'click', text: 'Nur notwendige', screenshot: null } as const;
    const reject = outcome({
      layer: 2,
      steps: [step],
      proofs: [
        { kind: 'tc-string', value: 'CP', confirms: true },
        { kind: 'consent-cookie', value: 'x', confirms: false },
      ],
    });
    const text = render(
      buildScanResult(reportInput({ evidence: evidence({ consent: { ...evidence().consent, reject: { ok: true, data: reject } } }) })),
    );
    expect(text).toContain('Abgelehnt mit „Nur notwendige“ auf Ebene 2, ausgelesen: TC-String.');
  });

  it('shows dashes and the reason for a state that was not examined', () => {
    const consent = {
      ...evidence().consent,
      reject: { ok: true, data: outcome({ method: 'no-reject', performed: false, verified: false }) },
    } as const;
    const text = render(buildScanResult(reportInput({ facts: trackedFacts({}, ['rejected']), evidence: evidence({ consent }) })));
    expect(text).toContain('○ 2 von 3 Zuständen geprüft');
    expect(
      lineWith(text, 'Cookies   ')
        .trim()
        .split(/\s{2,}/),
    ).toEqual(['Cookies', '2', '–', '2']);
    expect(text.replace(/\s+/g, ' ')).toContain(
      '○ „abgelehnt“ nicht geprüft: Das Banner ließ sich nicht ablehnen: Es wurde keine Schaltfläche dafür gefunden.',
    );
    expect(text).toContain('(vorläufig)');
  });

  it('shows nothing but the reason when the scan failed', () => {
    const facts = gathered({}, Object.keys(gathered()) as (keyof ReturnType<typeof gathered>)[], 'unreachable');
    const text = render(
      buildScanResult(
        reportInput({
          checks: sampleChecks.filter(({ area }) => area === 'sec'),
          facts,
          evidence: evidence({ pages: [pageVisit({ failure: 'refused' })] }),
        }),
      ),
    );
    expect(text).toContain('○ Scan nicht gelungen');
    expect(text).toContain('Der Server hat die Verbindung abgelehnt.');
    expect(text).not.toMatch(/Drei Zustände|Als Nächstes|Befunde|Punkten/);
  });
});

describe('layout', () => {
  it.each([undefined, 20, 60, 80, 100, 250])('fits %s columns', (columns) => {
    const width = Math.min(100, Math.max(60, columns ?? 100));
    for (const locale of ['de', 'en'] as const) {
      for (const line of render(buildScanResult(reportInput({ locale })), columns).split('\n'))
        expect(textWidth(line)).toBeLessThanOrEqual(width);
    }
  });

  it('is the same text with colour and without', () => {
    const coloured = render(buildScanResult(reportInput()), 96, true);
    expect(coloured).not.toBe(german);
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(german);
  });

  it('has no trailing spaces, no doubled empty lines, no no-break spaces', () => {
    expect(german).not.toMatch(/ \n|\n\n\n|\u00a0/);
  });

  it('lets a hostile site print nothing but text', () => {
    const evil = '\u001b[2J\u009b31m\u202eevil\u0007\r\nzweite {name} Zeile';
    const check = fixedCheck('ck-unclassified', 'ck', {
      class: 'Hint',
      findings: [
        {
          message: 'seen',
          params: { name: evil, count: 1 },
          cause: evil,
          items: [{ kind: 'cookie', ref: 'c', value: evil, states: ['none'], detail: { domain: evil } }],
        },
      ],
    });
    const pages = [pageVisit(), pageVisit({ kind: 'other', url: `https://www.muster.test/${evil}`, failure: 'timeout' })];
    const text = render(buildScanResult(reportInput({ checks: [check], evidence: evidence({ pages }) })));
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(text).toContain('\\x1b[2J\\x9b31m\\u{202e}evil\\x07');
  });
});
