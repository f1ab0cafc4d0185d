import { cors, json, notFound, pixel, script } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { googleAddresses } from './addresses.ts';
import { adSenseAnswer } from './adsense.ts';
import { adAnswer } from './gpt.ts';

/** doubleclick.net recognises a browser by IDE and tries beforehand whether it may set cookies at all. */
function advertisingCookies(request: LabRequest): Record<string, string | string[]> {
  if (request.cookies['IDE']) return {};
  return {
    'set-cookie': [
      thirdPartyCookie('test_cookie', 'CheckForPermission', '.doubleclick.net', lifetimes.minutes(15), false),
      thirdPartyCookie('IDE', randomText(64), '.doubleclick.net', lifetimes.days(396)),
    ],
  };
}

function conversion(request: LabRequest): LabResponse {
  const id = request.url.pathname.split('/')[3] ?? '';
  const target = `//www.google.com/pagead/1p-user-list/${id}/?${request.url.searchParams}&is_vtc=1`;
  return script(
    `(function(){var s=document.createElement('img');s.src='https:'+${JSON.stringify(target)};s.height=1;s.width=1;})();`,
    advertisingCookies(request),
  );
}

/** DoubleClick and Google Ads: remarketing hits, the advertising id for video players, and the beacons of Consent Mode. */
export const adHosts: readonly LabHost[] = [
  {
    host: 'googleads.g.doubleclick.net',
    address: googleAddresses.ads,
    handle(request) {
      const { pathname } = request.url;
      if (pathname.startsWith('/pagead/viewthroughconversion/')) return conversion(request);
      if (pathname === '/pagead/id')
        return json({ id: randomText(32), type: 4 }, { ...cors(request.headers.origin), ...advertisingCookies(request) });
      return adSenseAnswer(request) ?? notFound();
    },
  },
  {
    host: 'static.doubleclick.net',
    address: googleAddresses.ads,
    handle: () => script('window.google_ad_status = 1;'),
  },
  {
    host: 'pagead2.googlesyndication.com',
    address: googleAddresses.ads,
    handle: (request) => adAnswer(request) ?? adSenseAnswer(request) ?? pixel(),
  },
];

/** The user-list pixel on www.google.com that follows a conversion hit. */
export function userListPixel(request: LabRequest): LabResponse | null {
  return request.url.pathname.startsWith('/pagead/1p-user-list/') ? pixel() : null;
}
