import { describe, expect, it } from 'vitest';
import { catalogueUse, traffic } from '../../../../test/factories/traffic.ts';
import { recipientFinding, recipientsOf } from './recipients.ts';

const ads = { service: 'google-ads', url: 'https://www.googletagmanager.com/gtag/js?id=AW-1' };
const viaAds = {
  service: 'google-analytics',
  url: 'https://region1.google-analytics.com/g/collect?a=2',
  embeddedBy: 'google-ads',
  parentId: 'r1',
};

describe('recipients', () => {
  it('hold what the consent tool starts, though another tag loads it too', () => {
    const chosen = {
      service: 'google-analytics',
      url: 'https://www.googletagmanager.com/gtag/js?id=G-1',
      embeddedBy: 'real-cookie-banner',
    };
    const seen = traffic(ads, chosen, viaAds);
    const services = [...seen.services, catalogueUse('real-cookie-banner')];
    expect(recipientsOf({ requests: seen.requests, services }).map(({ use }) => use.service.id)).toEqual([
      'google-ads',
      'google-analytics',
    ]);
  });

  it('leave to a tag what that alone brings to the same country', () => {
    expect(recipientsOf(traffic(ads, viaAds)).map(({ use }) => use.service.id)).toEqual(['google-ads']);
  });

  it('are those on whose servers a container runs, not those it may pass data on to', () => {
    const seen = traffic({ service: 'google-analytics', url: 'https://sst.muster.test/g/collect?v=2&tid=G-1', party: 'cloaked' });
    const requests = seen.requests.map((request) => ({ ...request, carrierId: 'stape' }));
    const services = [...seen.services, catalogueUse('stape')];
    expect(recipientsOf({ requests, services }).map(({ use }) => use.service.id)).toEqual(['stape']);
    expect(recipientsOf({ requests: seen.requests, services }).map(({ use }) => use.service.id)).toEqual(['google-analytics']);
  });

  it('are told with what brought them', () => {
    const seen = traffic(
      { service: 'trustindex', url: 'https://cdn.trustindex.io/loader.js' },
      { service: 'google-user-pictures', url: 'https://lh3.googleusercontent.com/a/x', embeddedBy: 'trustindex', parentId: 'r1' },
    );
    const brought = recipientsOf(seen).find(({ use }) => use.service.id === 'google-user-pictures')!;
    expect(recipientFinding('any', brought).params?.service).toMatch(/^Trustindex \/ /);
    const alone = recipientsOf(traffic(ads))[0]!;
    expect(recipientFinding('any', alone).params?.service).toBe('Google Ads');
  });
});
