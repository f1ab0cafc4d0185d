import { cors, html, json, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const tag = new URL('./ld.js', import.meta.url);
const frameScript = new URL('./syncframe.js', import.meta.url);
const visitorLifetime = lifetimes.days(390);

function visitorCookie({ cookies }: LabRequest): Record<string, string> {
  return cookies['uid'] ? {} : { 'set-cookie': thirdPartyCookie('uid', uuid(), '.criteo.com', visitorLifetime, false) };
}

/** Criteo OneTag: the loader of an advertiser, the frame that recognises the browser, and the events with basket and products. */
export const criteoHosts: readonly LabHost[] = [
  {
    host: 'dynamic.criteo.com',
    address: '178.250.1.3',
    handle: ({ url }) =>
      url.pathname === '/js/ld/ld.js' ? clientScript(tag, { account: Number(url.searchParams.get('a')), version: '5.38.0' }) : notFound(),
  },
  {
    host: 'gum.criteo.com',
    address: '178.250.1.11',
    handle(request) {
      const { pathname } = request.url;
      if (pathname === '/syncframe')
        return html(
          '<!DOCTYPE html><html><head><title>Criteo sync</title></head><body><script src="/syncframe/main.js"></script></body></html>',
          visitorCookie(request),
        );
      return pathname === '/syncframe/main.js' ? clientScript(frameScript) : notFound();
    },
  },
  {
    host: 'mug.criteo.com',
    address: '178.250.1.12',
    handle: (request) =>
      request.url.pathname === '/sid'
        ? json({ bundle: randomText(118), bundleCookieExpiration: 390 }, { ...cors(request.headers.origin), ...visitorCookie(request) })
        : notFound(),
  },
  {
    host: 'sslwidget.criteo.com',
    address: '178.250.1.9',
    handle: (request) =>
      request.url.pathname === '/event' ? script('/* criteo */window.criteo_event_answer=1;', visitorCookie(request)) : notFound(),
  },
];

/** What OneTag leaves behind on the pages of a shop. */
export const criteoFootprint = (domain: string): Footprint => ({
  service: 'Criteo',
  hosts: ['dynamic.criteo.com', 'gum.criteo.com', 'mug.criteo.com', 'sslwidget.criteo.com'],
  cookies: [
    { name: 'cto_bundle', domain, declaredLifetimeSeconds: visitorLifetime },
    { name: 'uid', domain: 'criteo.com', declaredLifetimeSeconds: visitorLifetime },
  ],
});
