import { html, redirect } from '../../../answers.ts';
import { escapeHtml } from '../../../page.ts';
import type { LabHost } from '../../../types.ts';
import { hostileSite } from '../hostile-site.ts';
import { inwardNames, inwardPage } from './page.ts';

const names: LabHost[] = [
  ...Object.entries(inwardNames).map(([host, addresses]) => ({ host, addresses: [...addresses] })),
  { host: 'alias.inward.test', addresses: ['10.1.2.3'], cname: ['db.internal'] },
];

const destination = (url: URL) => url.searchParams.get('to') ?? '/';
const number = (text: string | null) => (text === null ? null : Number(text));

const page = hostileSite({
  slug: 'inward-page',
  de: 'Versucht auf jedem Weg, den ein Browser kennt, Adressen im privaten Netz zu erreichen.',
  en: 'Tries every way a browser knows to reach addresses of the private network.',
  scheme: 'http',
  pages: {
    '/': ({ url }) => {
      const udp = number(url.searchParams.get('udp')) ?? 3478;
      return html(inwardPage(number(url.searchParams.get('tcp')), udp), { 'alt-svc': `h3="127.0.0.1:${udp}"; ma=3600, h3=":${udp}"` });
    },
    '/jump': ({ url }) => redirect(destination(url), 302),
    '/meta': ({ url }) => `<!doctype html><meta http-equiv="refresh" content="0; url=${escapeHtml(destination(url))}">`,
    '/script': ({ url }) =>
      `<!doctype html><script>location.href = ${JSON.stringify(destination(url)).replaceAll('<', '\\u003c')};</script>`,
  },
});

const redirects: [slug: string, to: string, de: string, en: string, error: string][] = [
  [
    'inward-metadata',
    'http://169.254.169.254/latest/meta-data/',
    'Leitet zu den Instanzdaten des Rechenzentrums weiter.',
    "Redirects to the data centre's instance data.",
    'blocked-target',
  ],
  [
    'inward-loopback',
    'http://127.0.0.1/',
    'Leitet zum eigenen Rechner weiter.',
    'Redirects to the scanning machine itself.',
    'blocked-target',
  ],
  [
    'inward-tls',
    'https://[::1]/',
    'Leitet verschlüsselt zum eigenen Rechner weiter.',
    'Redirects to the scanning machine itself over TLS.',
    'blocked-target',
  ],
  [
    'inward-name',
    'http://a-loopback.inward.test/',
    'Leitet zu einem Namen weiter, der auf den eigenen Rechner zeigt.',
    'Redirects to a name that points to the scanning machine.',
    'blocked-target',
  ],
  [
    'inward-port',
    'http://inward-page.test:6379/',
    'Leitet zu einem Port weiter, hinter dem keine Website liegt.',
    'Redirects to a port that belongs to no website.',
    'blocked-target',
  ],
  [
    'inward-file',
    'file:///etc/passwd',
    'Leitet zu einer Datei des Rechners weiter.',
    'Redirects to a file of the machine.',
    'blocked-target',
  ],
];

/** Sites that want to use the scanner as a way into a private network. */
export const inwardSites = [
  { ...page, hosts: [...page.hosts, ...names] },
  ...redirects.map(([slug, to, de, en, error]) => hostileSite({ slug, de, en, error, pages: { '/': redirect(to, 302) } })),
  hostileSite({
    slug: 'inward-refresh',
    de: 'Leitet per Meta-Refresh zum eigenen Rechner weiter.',
    en: 'Leads to the scanning machine by meta refresh.',
    error: 'blocked-target',
    pages: { '/': '<!doctype html><title>Moment</title><meta http-equiv="refresh" content="0; url=http://127.0.0.1/"><h1>Moment</h1>' },
  }),
  hostileSite({
    slug: 'inward-address',
    de: 'Ein Name, dessen einzige Adresse im privaten Netz liegt.',
    en: 'A name whose only address lies in a private network.',
    error: 'blocked-target',
    hosts: [{ host: 'inward-address.test', addresses: ['10.0.0.1', '::1'] }],
  }),
];
