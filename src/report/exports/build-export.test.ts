import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { scanExportNames } from '#contract/api/scan-export.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import { scanResultSchema } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { comparedResult, reportFinding, tagRow, unknownRow } from '../../../test/factories/comparison.ts';
import { cookieEntry } from '../../../test/factories/monitor-entries.ts';
import { reportInput } from '../../../test/factories/report.ts';
import { buildScanResult } from '../build-scan-result.ts';
import { type BuiltExport, buildExport } from './build-export.ts';
import { durationWords, lifetimeWords } from './duration-words.ts';

const whole = buildScanResult(reportInput());
const built = scanExportNames.filter((name): name is BuiltExport => name !== 'requests.har' && name !== 'evidence.zip');
const textOf = async (name: BuiltExport, result: ScanResult, locale: Locale = 'de') => strFromU8(await buildExport(name, result, locale));
/** Lines of a CSV by their headings. */
const linesOf = async (name: BuiltExport, result: ScanResult, locale: Locale = 'de'): Promise<Record<string, string>[]> =>
  parse(await textOf(name, result, locale), { bom: true, delimiter: ';', columns: true });

describe('every export', () => {
  it.each(built.flatMap((name) => (['de', 'en'] as const).map((locale) => ({ name, locale }))))(
    '$name in $locale is made of a whole scan, of an old one, of a failed one and of a site without cookies',
    async ({ name, locale }) => {
      const old = structuredClone(whole);
      delete old.tagMonitor.notice;
      for (const entry of old.cookieMonitor.entries) Reflect.deleteProperty(entry, 'purposeTexts');
      const failed: ScanResult = {
        ...whole,
        report: { ...whole.report, scanState: 'failed', finished: null, areas: [], pages: [], finalUrl: '' },
        tagMonitor: { rows: [] },
        requestHierarchy: { nodes: [] },
        cookieMonitor: { entries: [] },
      };
      for (const result of [whole, old, failed, { ...whole, cookieMonitor: { entries: [] } }])
        expect((await buildExport(name, result, locale)).length).toBeGreaterThan(50);
    },
  );

  it('has headings and words in the language that is asked for', async () => {
    expect(Object.keys((await linesOf('findings.csv', whole, 'de'))[0]!).slice(0, 3)).toEqual(['Ergebnis', 'Bereich', 'Prüfung']);
    expect(Object.keys((await linesOf('findings.csv', whole, 'en'))[0]!).slice(0, 3)).toEqual(['Result', 'Area', 'Check']);
    expect((await linesOf('cookies.csv', whole, 'en')).find(({ Name }) => Name === '_ga')).toMatchObject({
      Purpose: 'Tells visitors apart',
      'Lifetime (declared)': '2 years',
      'Declared lifetime (seconds)': '63072000',
    });
  });
});

describe('findings', () => {
  it('come with risks first, numbers as numbers, all states and pages', async () => {
    const result = comparedResult({
      findings: [
        reportFinding({ class: 'Conform', cause: null }),
        reportFinding({ class: 'Hint' }),
        reportFinding({ weight: 3 }),
        reportFinding(),
      ],
    });
    const lines = await linesOf('findings.csv', result);
    expect(lines.map((line) => [line['Ergebnis'], line['Gewicht (1–5)']])).toEqual([
      ['Risiko', '5'],
      ['Risiko', '3'],
      ['Warnung', '5'],
      ['OK', '5'],
    ]);
    expect(lines[0]).toMatchObject({
      Zustände: 'keine Interaktion',
      Seiten: '1',
      'Erste Seite': 'https://www.muster.test/',
      Belege: 'statistik.test',
    });
    expect(await textOf('findings.csv', result)).toMatch(/;5;/);
  });
});

describe('the workbook', () => {
  it('has four sheets with frozen headings', async () => {
    const files = unzipSync(await buildExport('report.xlsx', whole, 'de'));
    const workbook = strFromU8(files['xl/workbook.xml']!);
    expect([...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Befunde', 'Tags', 'Cookies', 'Seiten']);
    for (const number of [1, 2, 3, 4]) {
      const sheet = strFromU8(files[`xl/worksheets/sheet${number}.xml`]!);
      expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
      expect(sheet).toContain('<cols>');
    }
  });

  it('holds 10,000 cookies', async () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => cookieEntry({ name: `c${index}` }));
    const result = { ...comparedResult(), cookieMonitor: { entries } };
    const sheet = strFromU8(unzipSync(await buildExport('report.xlsx', result, 'de'))['xl/worksheets/sheet3.xml']!);
    expect(sheet.match(/<row /g)).toHaveLength(10_001);
    expect(await linesOf('cookies.csv', result)).toHaveLength(10_000);
    expect((await textOf('cookie-table.html', result)).match(/<tr>/g)).toHaveLength(10_001);
  });
});

describe('scan.json', () => {
  it('is what `scan --json` writes', async () => {
    const read = JSON.parse(await textOf('scan.json', whole));
    expect(Object.keys(read)).toEqual(['report', 'tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor']);
    expect(scanResultSchema.parse(read)).toEqual(JSON.parse(JSON.stringify(whole)));
  });
});

describe('the cookie table', () => {
  const entries = [
    cookieEntry({ name: 'zeta' }),
    cookieEntry({ name: 'blocked', blockedReason: 'SameSiteNoneInsecure' }),
    cookieEntry({ name: 'own', serviceId: null, service: null, category: 'necessary', declaredLifetime: null, lifetime: null }),
    cookieEntry({ name: 'strange', serviceId: null, service: null, category: null, purpose: null, purposeTexts: null }),
    cookieEntry({ name: '_ga' }),
    cookieEntry({ name: '_ga', domain: '.other.muster.test' }),
    cookieEntry({ name: 'key', type: 'localStorage', lifetime: null, declaredLifetime: null }),
  ];
  const result = { ...comparedResult(), cookieMonitor: { entries } };

  it('lists what was kept, by category, each once, what is unknown last and marked', async () => {
    const text = await textOf('cookie-table.md', result);
    expect(text.split('\n').filter((line) => /^(#|\*\*|\| (?!Name|---))/.test(line))).toEqual([
      '## Cookies und ähnliche Technologien',
      '### Notwendig',
      '| own | diese Website | Unterscheidet Besucher | Sitzung | Cookie |',
      '### Statistik',
      '| \\_ga | Google Ireland Limited | Unterscheidet Besucher | 2 Jahre | Cookie |',
      '| key | Google Ireland Limited | Unterscheidet Besucher | unbegrenzt, bis zur Löschung | Local Storage |',
      '| zeta | Google Ireland Limited | Unterscheidet Besucher | 2 Jahre | Cookie |',
      '### Nicht eingeordnet',
      '**Zweck und Kategorie dieser Einträge sind nicht bekannt. Bitte vor der Veröffentlichung ergänzen.**',
      '| strange | diese Website | \\[bitte ergänzen\\] | 2 Jahre | Cookie |',
    ]);
    const page = await textOf('cookie-table.html', result, 'en');
    expect(page).toContain('<th scope="row">own</th><td>this website</td><td>Tells visitors apart</td><td>session</td><td>Cookie</td>');
    expect(page).toContain('<td>[please complete]</td>');
    expect(page).not.toContain('blocked');
    expect(page).not.toContain('<script');
  });

  it('says so when there is nothing', async () => {
    for (const name of ['cookie-table.md', 'cookie-table.html'] as const)
      expect(await textOf(name, comparedResult())).toContain('keine Cookies und keine Einträge im Web-Speicher');
  });
});

describe('recipients', () => {
  const google = { serviceId: 'google-analytics', service: 'Google Analytics', vendor: 'Google', vendorCountry: 'IE' };
  const rows = [
    tagRow({ ...google, host: 'www.google-analytics.com', serverCountry: 'US', states: ['accept'], requests: 4 }),
    tagRow({ ...google, host: 'ssl.google-analytics.com', serverCountry: 'DE', states: ['none'], requests: 1 }),
    tagRow({ serviceId: 'matomo-cloud', host: 'muster.matomo.cloud', service: 'Matomo Cloud', serverIp: null }),
    unknownRow({ host: 'a.zaehler.test', serverCountry: 'CN' }),
    unknownRow({ host: 'b.zaehler.test', serverCountry: 'CN' }),
    unknownRow({ host: 'c.nah.test', serverCountry: 'DE' }),
    unknownRow({ host: 'd.kanada.test', serverCountry: 'CA' }),
  ];
  const result = comparedResult({ rows });

  it('are companies, each once, with what a record of processing asks for', async () => {
    const lines = await linesOf('recipients.csv', result);
    expect(lines.map((line) => line['Empfänger'])).toEqual(['Google', 'kanada.test', 'nah.test', 'zaehler.test']);
    expect(lines[0]).toMatchObject({
      'Rechtlicher Name': 'Google LLC',
      'Vertragspartner in EU/EWR': 'Google Ireland Limited',
      Anschrift: 'Gordon House, Barrow Street, Dublin 4, D04 E5W5, Irland',
      Dienste: 'Google Analytics',
      Hosts: 'www.google-analytics.com, ssl.google-analytics.com',
      'Länder der Server': 'Vereinigte Staaten, Deutschland',
      Drittland: 'ja',
      'Mögliche Grundlage der Übermittlung': 'Vereinigte Staaten: EU-US Data Privacy Framework, Beschluss (EU) 2023/1795',
      'DPF-Liste': 'gelistet',
      'Gesehen in den Zuständen': 'keine Interaktion, zugestimmt',
      'Schon vor der Einwilligung': 'ja',
      Anfragen: '5',
      'Beobachtet am': '2026-11-21',
    });
    // Nobody knows where the others are.
    expect(lines.slice(1).map((line) => line['Anschrift'])).toEqual(['', '', '']);
    expect(lines[0]!['Stand der DPF-Angabe']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(
      lines.map((line) => [line['Drittland'], line['Mögliche Grundlage der Übermittlung']?.split(':')[1]?.trim().slice(0, 30) ?? '']),
    ).toEqual([
      ['ja', 'EU-US Data Privacy Framework, '],
      ['ja', expect.stringMatching(/^Angemessenheitsbeschluss/)],
      ['unbekannt', ''],
      ['ja', 'kein Angemessenheitsbeschluss'],
    ]);
    expect((await linesOf('recipients.csv', result, 'en'))[0]).toMatchObject({
      Address: 'Gordon House, Barrow Street, Dublin 4, D04 E5W5, Ireland',
      'Third country': 'yes',
      'DPF list': 'listed',
    });
  });
});

describe('services of the privacy notice', () => {
  const named = { vendor: 'Hotjar', category: 'session-replay', quote: 'Wir nutzen Hotjar.', seen: false, visible: true };
  const result = comparedResult({
    rows: [
      tagRow({ serviceId: 'google-analytics', service: 'Google Analytics', states: ['none'] }),
      tagRow({ serviceId: 'google-analytics', service: 'Google Analytics', host: 'b.test', states: ['accept'] }),
      tagRow({ serviceId: 'x', service: 'Unprüfbar', privacyPolicyMatch: 'noRule' }),
      tagRow({ serviceId: 'y', service: 'Genannt', privacyPolicyMatch: 'found' }),
    ],
  });
  const services = [
    { ...named, serviceId: 'hotjar', service: 'Hotjar' },
    { ...named, serviceId: 'brevo', service: 'Brevo', visible: false },
    { ...named, serviceId: 'y', service: 'Genannt', seen: true },
  ];
  const lines = (notice: ScanResult['tagMonitor']['notice']) =>
    linesOf('privacy-notice-services.csv', { ...result, tagMonitor: { ...result.tagMonitor, notice } });

  it('are those that are missing, and those that were not seen', async () => {
    const read = await lines({ complete: true, services });
    expect(read.map((line) => [line['Dienst'], line['Was zu tun ist']!.split(':')[0]])).toEqual([
      ['Google Analytics', 'beobachtet, in der Datenschutzerklärung nicht gefunden'],
      ['Unprüfbar', 'beobachtet, Abgleich mit der Datenschutzerklärung nicht möglich'],
      ['Hotjar', 'genannt, aber nicht beobachtet'],
      ['Brevo', 'genannt; arbeitet meist dort, wo ein Scan nicht hinsieht'],
    ]);
    expect(read[0]).toMatchObject({ 'Gesehen in den Zuständen': 'keine Interaktion, zugestimmt', Hosts: 'cdn.statistik.test, b.test' });
    expect(read[2]).toMatchObject({ Textstelle: 'Wir nutzen Hotjar.' });
  });

  it('are called incomplete when the notice was not read, or not compared in this scan', async () => {
    for (const notice of [{ complete: false, services: [] }, undefined])
      expect((await lines(notice))[0]!['Was zu tun ist']).toContain('nicht vollständig bekannt');
  });
});

describe('lifetimes in words', () => {
  it.each([
    [null, 'Sitzung', 'session'],
    [-5, 'sofort gelöscht', 'deleted at once'],
    [0, 'sofort gelöscht', 'deleted at once'],
    [30, 'höchstens 1 Minute', 'at most 1 minute'],
    [900, '15 Minuten', '15 minutes'],
    [3600, '60 Minuten', '60 minutes'],
    [86_400, '24 Stunden', '24 hours'],
    [2 * 86_400, '2 Tage', '2 days'],
    [34_214_400, '396 Tage', '396 days'],
    [31_536_000, '1 Jahr', '1 year'],
    [31_557_600, '1 Jahr', '1 year'],
    [63_072_000, '2 Jahre', '2 years'],
    [315_360_000, '10 Jahre', '10 years'],
    [9_999_999_999, 'mehr als 10 Jahre', 'more than 10 years'],
  ])('%j seconds: %s', (seconds, german, english) =>
    expect([durationWords(seconds, 'de'), durationWords(seconds, 'en')]).toEqual([german, english]),
  );

  it.each([
    ['localStorage', 'unbegrenzt, bis zur Löschung'],
    ['sessionStorage', 'bis der Tab geschlossen wird'],
  ] as const)('%s: %s', (type, expected) =>
    expect(lifetimeWords(cookieEntry({ type, lifetime: null, declaredLifetime: null }), 'de')).toBe(expected),
  );
});
