import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { hostileResult, payloads } from '../../../test/factories/hostile-result.ts';
import { evidence, pageVisit, requestEvidence } from '../../../test/factories/report.ts';
import { buildHar } from '../har/har.ts';
import { type BuiltExport, buildExport } from './build-export.ts';
import { plainText } from './plain-text.ts';
import { formulaSafe } from './write-csv.ts';

const result = hostileResult();
const textOf = async (name: BuiltExport, locale: 'de' | 'en' = 'de') =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await buildExport(name, result, locale));
const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name]!);

describe('CSV', () => {
  it.each<BuiltExport>(['findings.csv', 'tags.csv', 'cookies.csv', 'recipients.csv', 'privacy-notice-services.csv'])(
    '%s keeps its columns and calculates nothing',
    async (name) => {
      const csv = await textOf(name);
      expect(csv.startsWith('\ufeff')).toBe(true);
      const rows: string[][] = parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
      expect(rows.length).toBeGreaterThanOrEqual(payloads.length);
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      const calculated = rows.flat().filter((cell) => /^[\s"`\p{Cf}]*[=+@\uff1d-]/u.test(cell));
      expect(calculated).toEqual([]);
      expect(rows.flat().filter((cell) => /[\u0000\u001b\ufffe]/.test(cell))).toEqual([]);
    },
  );

  it.each(payloads.map((text) => [text.slice(0, 40), text]))('shows %j as it is', async (_, text) => {
    const rows: string[][] = parse(await textOf('cookies.csv'), { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    expect(rows.map(([name]) => name)).toContain(formulaSafe(plainText(text)));
  });

  it.each([
    ['=1+1', true],
    ['+49 30 1', true],
    ['-1', true],
    ['@x', true],
    ['\t=1', true],
    ['\r=1', true],
    ['  =1', true],
    ['"=1', true],
    ["'=1", true],
    ['\u200b=1', true],
    ['＝1', true],
    ['a=1', false],
    ['', false],
    ['_ga', false],
    ['1-2', false],
    ['–', false],
  ])('formula %j: defused %s', (text, isDefused) => expect(formulaSafe(text)).toBe(isDefused ? `'${text}` : text));
});

describe('XLSX', () => {
  it('holds every text as a string, and no formula, link or macro', async () => {
    const files = unzipSync(await buildExport('report.xlsx', result, 'de'));
    const names = Object.keys(files);
    expect(names.filter((name) => /worksheets\/sheet\d+\.xml$/.test(name))).toHaveLength(4);
    expect(names.filter((name) => /vba|externalLink|macro/i.test(name))).toEqual([]);
    for (const name of names) expect(strFromU8(files[name]!), name).not.toMatch(/<f[ >]|<hyperlink|TargetMode="External"|\u0000/);
    const shared = strFromU8(files['xl/sharedStrings.xml']!);
    const strings = [...shared.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => unescapeXml(text!).trim());
    const kept = (text: string) => plainText(text).replaceAll('\ufffd', '').trim();
    const seen = new Set(strings.map((text) => text.replaceAll('\ufffd', '')));
    expect(payloads.map(kept).filter((text) => !seen.has(text))).toEqual([]);
    const cookies = strFromU8(files[names.find((name) => name.endsWith('sheet3.xml'))!]!);
    for (const [, index] of cookies.matchAll(/t="s"[^>]*><v>([^<]*)<\/v>/g)) expect(index).toMatch(/^\d+$/);
    expect(cookies).toMatch(/<pane [^>]*state="frozen"/);
  });
});

describe('cookie table', () => {
  it('as HTML holds no markup but its own', async () => {
    const page = await textOf('cookie-table.html');
    const own = [
      'html',
      'head',
      'meta',
      'title',
      'style',
      'body',
      'h2',
      'h3',
      'p',
      'strong',
      'small',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ];
    const tags = [...page.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)];
    expect([...new Set(tags.map(([, tag]) => tag!))].filter((tag) => !own.includes(tag))).toEqual([]);
    for (const [tag] of tags) expect(tag).not.toMatch(/\son\w+=|href|src=|style=/i);
    expect(page.match(/<!--/g)).toHaveLength(2);
    expect(page).not.toMatch(/[\u0000\u202e\u2066\u200b]/);
  });

  it('as Markdown holds no markup, and a cookie is one line of a table', async () => {
    const text = await textOf('cookie-table.md');
    expect(text).not.toMatch(/<|[^\\]\[|!\[|[^\\]`|https?:\/\/|[\u0000\u202e\u2066]/);
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Name |'));
    expect(rows).toHaveLength(payloads.length);
    for (const row of rows) expect(row.split('|')).toHaveLength(7);
  });
});

describe('SARIF', () => {
  it('has addresses that are addresses, and messages without links and places to fill in', async () => {
    const { runs } = JSON.parse(await textOf('findings.sarif'));
    expect(runs[0].results).toHaveLength(payloads.length);
    for (const { message, locations } of runs[0].results) {
      expect(message.text).not.toMatch(/(^|[^\\])[[\]]|\u0000/);
      expect(message.text.replaceAll('{{', '').replaceAll('}}', '')).not.toMatch(/[{}]/);
      for (const { physicalLocation } of locations) expect(URL.canParse(physicalLocation.artifactLocation.uri)).toBe(true);
    }
  });
});

describe('JSON', () => {
  it('gives every text back', async () =>
    expect(JSON.parse(await textOf('scan.json'))).toEqual(JSON.parse(JSON.stringify(result).toWellFormed())));

  it('as HAR gives them back from addresses, headers and titles', () => {
    const data = payloads.map((text, index) =>
      requestEvidence({
        id: `none-r${index}`,
        url: `https://www.muster.test/?q=${encodeURIComponent(text.toWellFormed())}`,
        requestHeaders: { 'x-text': text },
        mimeType: text,
      }),
    );
    const pages = payloads.map((text, index) => pageVisit({ id: `none-p${index}`, finalUrl: text, url: text }));
    const requests = { ...evidence().requests, none: { ok: true as const, data } };
    const facts = gathered({ requests: data.map(({ id, url }) => requestFact({ id, url })) });
    const har = buildHar({ evidence: evidence({ requests, pages }), facts });
    const read = JSON.parse(JSON.stringify(har)) as typeof har;
    expect(read).toEqual(har);
    expect(read.log.entries.filter(({ _state }) => _state === 'none')).toHaveLength(payloads.length);
    for (const { request } of read.log.entries) expect(URL.canParse(request.url)).toBe(true);
  });
});
