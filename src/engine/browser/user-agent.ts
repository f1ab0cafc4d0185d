import type { Protocol } from 'devtools-protocol';
import type { Browser } from './launch-browser.ts';

/** What an ordinary Chrome on Linux tells of itself. "HeadlessChrome" makes banners hide and servers answer differently. */
export function emulationMetadata(browser: Browser): {
  userAgent: string;
  acceptLanguage: string;
  userAgentMetadata: Protocol.Emulation.UserAgentMetadata;
} {
  const { major, userAgent } = browser;
  const brands = [
    { brand: 'Chromium', version: major },
    { brand: 'Google Chrome', version: major },
    { brand: 'Not_A Brand', version: '24' },
  ];
  return {
    userAgent,
    acceptLanguage: 'de-DE,de,en',
    userAgentMetadata: {
      brands,
      fullVersionList: brands.map(({ brand, version }) => ({ brand, version: `${version}.0.0.0` })),
      platform: 'Linux',
      platformVersion: '6.8.0',
      architecture: 'x86',
      model: '',
      mobile: false,
      bitness: '64',
      wow64: false,
    },
  };
}
