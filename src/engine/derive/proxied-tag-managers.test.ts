import { describe, expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { evidence, gathered, pageSnapshot, pageVisit, requestEvidence, scriptedRequest } from '../../../test/factories/evidence.ts';
import { findProxiedTagManagers } from './proxied-tag-managers.ts';

const loader = 'https://sst.muster.test/7kqmzrnd.js';
const script = (url: string) => requestEvidence({ type: 'script', url });
const tag = (stack: string[]) => scriptedRequest('https://sst.muster.test/gtag/js?id=G-ABC1234567', stack, { type: 'script' });
const find = (requests: RequestEvidence[], globals: string[] = ['google_tag_manager', 'google_tag_manager.GTM-ABC1234']) =>
  findProxiedTagManagers(evidence({ requests, pages: [pageVisit({ snapshot: gathered(pageSnapshot({ globals })) })] }), (url) =>
    /gtag\/js|matomo/.test(url),
  );

describe('a tag manager under another name', () => {
  it.each<[string, RequestEvidence[], string[]]>([
    ['the script that asks for Google’s tags', [script(`${loader}?s=1`), tag([`${loader}?s=1`])], [loader]],
    [
      'the one that most of them go back to',
      [script(loader), script('https://www.muster.test/a.js'), tag([loader]), tag([loader])],
      [loader],
    ],
    ['none where the container has its name', [script('https://sst.muster.test/gtm.js?id=GTM-ABC1234'), script(loader), tag([loader])], []],
    ['none where nobody asks for Google’s tags', [script(loader)], []],
    ['none that the catalogue knows', [script('https://www.muster.test/matomo.js'), tag(['https://www.muster.test/matomo.js'])], []],
  ])('%s', (_, requests, expected) => {
    expect([...find(requests)]).toEqual(expected);
  });

  it('is looked for only where a container runs', () => {
    expect(find([script(loader), tag([loader])], ['google_tag_manager', 'dataLayer']).size).toBe(0);
  });
});
