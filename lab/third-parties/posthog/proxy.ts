import type { LabHost } from '../../types.ts';
import { answerAssets, answerEvents } from './answers.ts';

/** PostHog behind a name of the site itself (managed reverse proxy): `host` is a CNAME into PostHog's proxy network. The scripts are those from npm. */
export function posthogProxy(host: string, token: string, account: string): LabHost {
  return {
    host,
    cname: [`${account}.cf-prod-eu-proxy.proxyhog.com`],
    address: '104.18.26.71',
    handle: (asked) => (asked.method === 'OPTIONS' ? null : answerAssets(token, asked)) ?? answerEvents(asked),
  };
}
