import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { foreignSchemes, privateLiterals, privateNames } from '#lib/target/ssrf-vectors.ts';
import { breaches } from '../hostile/expectations.ts';
import { openScanYard, type ScanYard } from '../hostile/scan-yard.ts';

let lab: Lab;
let yard: ScanYard;

beforeAll(async () => {
  lab = await startLab({ sites: [] });
  yard = await openScanYard(lab.networkFile);
});

afterAll(async () => {
  await yard?.close();
  await lab?.close();
});

/** Scans and gives the codes; a browser or gateway that was started all the same is a breach. */
async function refusal(url: string): Promise<{ codes: string[]; breaches: string[] }> {
  const phases: string[] = [];
  const outcome = await yard.scan({ url, onProgress: (event) => phases.push(event.type === 'phase' ? event.phase : event.type) });
  const started = phases.includes('visit') || outcome.evidence.run.browser.product !== '' || outcome.evidence.gateway.length > 0;
  return {
    codes: outcome.evidence.run.errors.map(({ code }) => code),
    breaches: [
      ...breaches(outcome),
      ...(started ? ['something was started'] : []),
      ...(await yard.processes()).map((pid) => `process ${pid}`),
    ],
  };
}

describe('an order for an address that is not public', () => {
  it.each([...privateLiterals, ...privateNames])('%s', async (url) => {
    const { codes, breaches: found } = await refusal(url);
    expect(found).toEqual([]);
    // Some spellings are no address at all to a browser either.
    expect(codes).toEqual([URL.canParse(url) ? 'blocked-target' : 'invalid-url']);
  });
});

describe('an order for something that is not a website', () => {
  it.each(foreignSchemes)('%s', async (url) => {
    expect(await refusal(url)).toEqual({ codes: ['unsupported-scheme'], breaches: [] });
  });

  it.each([
    '',
    '   ',
    'http://',
    'https:///',
    'kein name',
    'http://a b/',
    `https://${'a'.repeat(64)}.test/`,
    `https://example.com/${'a'.repeat(3_000)}`,
  ])('%j', async (url) => {
    expect(await refusal(url)).toEqual({ codes: ['invalid-url'], breaches: [] });
  });
});
