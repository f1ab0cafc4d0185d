import { expect, it } from 'vitest';
import { evidence, requestEvidence } from '../../../test/factories/evidence.ts';
import { catalogueDeps } from './catalogue-deps.ts';
import { withAdServiceInUse } from './shared-ad-addresses.ts';

const adSense = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1';
const adSenseAd = 'https://pagead2.googlesyndication.com/pagead/ads?client=ca-pub-1&output=html';
const publisherTag = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
const sharedPicture = 'https://tpc.googlesyndication.com/simgad/123';

const told = (urls: string[]) => {
  const used = withAdServiceInUse(evidence({ requests: urls.map((url) => requestEvidence({ url })) }), catalogueDeps().catalogue);
  return [
    used.findService(sharedPicture, [])?.service.id,
    ...['__gads', '__gpi', '__eoi'].map((name) => used.findCookie(name, 'cookie', 'muster.test')?.service),
  ];
};

it.each<[string, string[], string]>([
  ['AdSense alone', [adSense, sharedPicture], 'google-adsense'],
  ['an ad of AdSense', [adSenseAd], 'google-adsense'],
  [
    'AdSense and the shared measurement of visibility',
    [adSense, 'https://www.googletagservices.com/activeview/js/current/rx_lidar.js'],
    'google-adsense',
  ],
  ['Ad Manager', [publisherTag, sharedPicture], 'google-ad-manager'],
  ['Ad Manager that fills up with AdSense', [publisherTag, adSenseAd], 'google-ad-manager'],
  ['limited ads of Ad Manager', [adSenseAd, 'https://pagead2.googlesyndication.com/gampad/ads?ltd=1'], 'google-ad-manager'],
  ['neither of them', [sharedPicture], 'google-ad-manager'],
])('shared addresses and cookies: %s', (_, urls, service) => {
  expect(new Set(told(urls))).toEqual(new Set([service]));
});
