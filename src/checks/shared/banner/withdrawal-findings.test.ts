import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { cookieFact, judge, link, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { bannerSite, catalogueUse } from '../../../../test/factories/traffic.ts';
import check from '../../cmp/cmp-withdrawal-effective.ts';
import type { Facts } from '../../facts.ts';

const left = { name: '_gcl_au', domain: '.muster.test', party: 'first' as const, serviceId: 'google-ads', remains: true };
const site = (uses: readonly ConsentState[], written: readonly ConsentState[], links: readonly string[] = []): Partial<Facts> =>
  bannerSite({
    withdrawalTest: {
      control: 'Cookie-Einstellungen',
      confirmed: true,
      proofs: [],
      services: [],
      hosts: [],
      keptChoice: null,
      cookies: [left],
    },
    services: [catalogueUse('google-ads', uses)],
    cookies: [
      cookieFact({
        name: '_gcl_au',
        domain: '.muster.test',
        serviceId: 'google-ads',
        httpOnly: false,
        states: written,
        setOn: [`${siteUrl}agb`],
      }),
    ],
    pages: [pageFact({ links: links.map((text) => link({ text })) })],
  });

/** The form of a provider on a subdomain leaves cookies that scripts of the pages do not see. */
const onSubdomain = (domain: string): Partial<Facts> => {
  const facts = site(['accept'], ['accept']);
  const seen = cookieFact({ name: '_gcl_au', domain, serviceId: 'google-ads', httpOnly: false, states: ['accept'] });
  return { ...facts, cookies: [seen], withdrawalTest: { ...facts.withdrawalTest!, cookies: [{ ...left, domain }] } };
};

const ofShop = (written: readonly ConsentState[]): Partial<Facts> =>
  bannerSite({
    withdrawalTest: {
      control: 'Cookie-Einstellungen',
      confirmed: true,
      proofs: [],
      services: [],
      hosts: [],
      keptChoice: null,
      cookies: [{ name: 'sbjs_current', domain: '.muster.test', party: 'first', serviceId: null, remains: true }],
    },
    cookies: [cookieFact({ name: 'sbjs_current', domain: '.muster.test', serviceId: null, httpOnly: false, states: written })],
  });

it.each<[string, Partial<Facts>, string]>([
  ['loaded after rejecting, and written there', site(['none', 'reject', 'accept'], ['reject', 'accept']), 'cookiesComeBack'],
  ['loaded after rejecting, and written before a choice', site(['none', 'reject', 'accept'], ['none', 'accept']), 'cookiesComeBack'],
  ['loaded after rejecting, written with consent alone', site(['none', 'reject', 'accept'], ['accept']), 'cookiesOfServiceRemainCall'],
  ['loaded with consent alone', site(['accept'], ['accept']), 'cookiesOfServiceRemainCall'],
  ['another way to withdraw', site(['accept'], ['accept'], ['Einwilligungen widerrufen']), 'cookiesOfServiceRemainCallRevoke'],
  ['a link on the withdrawal of orders', site(['accept'], ['accept'], ['Vertrag widerrufen', 'Widerruf']), 'cookiesOfServiceRemainCall'],
  [
    'a shop that turns scripts away',
    { ...site(['accept'], ['accept']), applicability: { system: 'PlentyONE (plentymarkets)' } as Facts['applicability'] },
    'cookiesOfServiceRemainCallGated',
  ],
  ['on a subdomain beside the pages', onSubdomain('go.muster.test'), 'cookiesOfServiceRemainCallBeyond'],
  ['on the domain above the pages', onSubdomain('muster.test'), 'cookiesOfServiceRemainCall'],
  ['both', site(['reject', 'accept'], ['reject'], ['Zustimmung widerrufen']), 'cookiesComeBackRevoke'],
  // A script of the site's own shop is no service of the catalogue.
  ['of the shop system, written after rejecting', ofShop(['none', 'reject', 'accept']), 'cookiesComeBack'],
  ['of the shop system, written with consent alone', ofShop(['accept']), 'cookiesOfServiceRemain'],
  ['of the shop system, written before a choice alone', ofShop(['none', 'accept']), 'cookiesOfServiceRemain'],
])('%s', (_name, facts, message) => {
  const verdict = judge(check, facts);
  const findings = 'findings' in verdict ? verdict.findings : [];
  expect(findings.map((finding) => finding.message.replace('Untried', ''))).toEqual([message]);
  expect(findings[0]?.params?.control).toBe('Cookie-Einstellungen');
});

it('names the hosts whose cookies no script of the pages deletes', () => {
  const verdict = judge(check, onSubdomain('go.muster.test'));
  expect('findings' in verdict && verdict.findings[0]?.params).toMatchObject({ beyond: 'go.muster.test', beyondNames: '_gcl_au' });
});

it('asks for a call of the service only where the page is not loaded again anyway', () => {
  const fixes = check.texts.de.fixes ?? {};
  expect(fixes['cookiesOfStoppedRemainCall']).toContain('entfällt das');
  expect(fixes['continuesCall']).not.toContain('entfällt das');
});
