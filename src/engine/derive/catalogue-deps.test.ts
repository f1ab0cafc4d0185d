import { describe, expect, it } from 'vitest';
import {
  cookieEvent,
  documentRequest,
  evidence,
  gathered,
  pageSnapshot,
  pageVisit,
  requestEvidence,
  scriptedRequest,
} from '../../../test/factories/evidence.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { catalogueDeps } from './catalogue-deps.ts';
import { deriveFacts } from './derive-facts.ts';

const deps = catalogueDeps();

describe('with the packaged catalogue', () => {
  const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';
  const gtag = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4';
  const facts = deriveFacts(
    evidence({
      requests: [
        documentRequest(),
        requestEvidence({ url: 'https://fonts.googleapis.com/css?family=Roboto', type: 'stylesheet', remoteAddress: '142.250.185.74' }),
        requestEvidence({ url: gtm, type: 'script' }),
        scriptedRequest(gtag, [gtm], { type: 'script' }),
        scriptedRequest(
          'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC123DEF4&gcs=G111&cid=1093847561.1763700000&dl=https%3A%2F%2Fwww.muster.test%2F',
          [gtag],
        ),
        requestEvidence({ url: 'https://sst.muster.test/ea.js', type: 'script' }),
      ],
      gateway: [{ host: 'sst.muster.test', cnames: ['muster.eulerian.net'] }],
      cookieEvents: [
        cookieEvent('_ga=GA1.1.1093847561.1763700000; Max-Age=63072000; Domain=.muster.test', {
          via: 'document.cookie',
          stack: [{ url: gtag, functionName: '', line: 1, column: 1 }],
        }),
      ],
      pages: [
        pageVisit({
          snapshot: gathered(
            pageSnapshot({ links: [{ text: 'Datenschutz', href: 'https://www.muster.test/datenschutz', visible: true, area: 'footer' }] }),
          ),
        }),
        pageVisit({
          id: 'none-p2',
          kind: 'privacy',
          url: 'https://www.muster.test/datenschutz',
          snapshot: gathered(pageSnapshot({ text: `${privacyText}\nWir setzen Google Analytics ein.` })),
        }),
      ],
    }),
    deps,
  );
  const data = <T>(fact: { ok: true; data: T } | { ok: false; message: string }): T => {
    if (!fact.ok) throw new Error(fact.message);
    return fact.data;
  };

  it('names the services of a typical German website', () => {
    const services = data(facts.services);
    expect(services.map(({ service, cloakedHost, embeddedBy }) => [service.name, cloakedHost, embeddedBy === null])).toEqual([
      ['Google Fonts', null, true],
      ['Google Tag Manager', null, true],
      ['Google Analytics', null, false],
      ['Eulerian', 'sst.muster.test', true],
    ]);
    expect(services.every(({ vendorName }) => vendorName !== null)).toBe(true);
    expect(data(facts.requests)[1]?.serverCountry).toBe('US');
  });

  it('classifies its cookies and finds what the notice names', () => {
    expect(data(facts.cookies)).toMatchObject([
      { name: '_ga', category: 'analytics', needsConsent: 'yes', declaredLifetimeSeconds: 63_072_000, party: 'first' },
    ]);
    const services = data(facts.services);
    const named = data(facts.policyMatches)
      .filter(({ match }) => match === 'found')
      .map(({ serviceId }) => services.find(({ service }) => service.id === serviceId)?.service.name);
    expect(named).toContain('Google Analytics');
    expect(named).not.toContain('Eulerian');
    expect(data(facts.privacy)).toMatchObject({ contentKind: 'privacy', foundBy: 'link', linkText: 'Datenschutz' });
  });
});
