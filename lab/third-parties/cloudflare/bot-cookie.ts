import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabRequest } from '../../types.ts';

/** `Set-Cookie` lines of Cloudflare's bot management (`__cf_bm`) and rate limiting (`_cfuvid`) for a host behind it; none when they are there. */
export function cloudflareCookies(request: LabRequest, domain: string, visitorId = false): Record<string, string[]> {
  const now = Math.floor(Date.now() / 1000);
  const shared = { domain: `.${domain}`, secure: true, httpOnly: true, sameSite: 'None' } as const;
  const lines: string[] = [];
  if (!request.cookies['__cf_bm'])
    lines.push(
      setCookie('__cf_bm', `${randomText(43)}-${now}-1.0.1.1-${randomText(86)}`, {
        ...shared,
        lifetimeSeconds: lifetimes.minutes(30),
        expires: true,
      }),
    );
  if (visitorId && !request.cookies['_cfuvid']) lines.push(setCookie('_cfuvid', `${randomText(43)}-${now}000-0.0.1.1-604800000`, shared));
  return lines.length > 0 ? { 'set-cookie': lines } : {};
}
