import { html, notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** A form as its owner has laid it out. */
export interface ActiveCampaignForm {
  title: string;
  button: string;
  /** Small print over the button, with links. */
  note: string;
}

/** Forms by account and number: `name/7`. */
export const activeCampaignForms = publications<ActiveCampaignForm>('ActiveCampaign form');

const diffuser = new URL('./diffuser.js', import.meta.url);
const embed = new URL('./embed.js', import.meta.url);

function account(request: LabRequest): LabResponse {
  const { pathname, searchParams } = request.url;
  if (pathname === '/proc.php') return html('<!DOCTYPE html><title>ActiveCampaign</title><p>Danke! Bitte bestätige deine Anmeldung.</p>');
  const id = searchParams.get('id') ?? '';
  const form = activeCampaignForms.find(`${request.host.split('.')[0]}/${id}`);
  if (pathname !== '/f/embed.php' || !form) return notFound();
  const session = setCookie('PHPSESSID', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'None' });
  const cloudflare = cloudflareCookies(request, 'activehosted.com')['set-cookie'] ?? [];
  const cookies = request.cookies['PHPSESSID'] ? cloudflare : [session, ...cloudflare];
  return clientScript(embed, { id, host: request.host, ...form }, cookies.length > 0 ? { 'set-cookie': cookies } : {});
}

/** ActiveCampaign: site tracking, its collectors, and the forms that every account has at a host of its own. */
export const activeCampaignHosts: readonly LabHost[] = [
  {
    host: 'diffuser-cdn.app-us1.com',
    address: '104.17.145.91',
    handle: ({ url }) => (url.pathname === '/diffuser/diffuser.js' ? clientScript(diffuser) : notFound()),
  },
  { host: 'prism.app-us1.com', address: '104.18.163.43', handle: () => script('/* visit noted */') },
  { host: 'trackcmp.net', address: '104.17.145.90', handle: () => pixel() },
  // Every account has a host of its own.
  ...['stimmraum-akademie'].map((name): LabHost => ({ host: `${name}.activehosted.com`, address: '104.18.10.39', handle: account })),
];

/** The script of site tracking while tracking is not allowed: a connection, nothing else. */
export const activeCampaignScript: Footprint = { service: 'ActiveCampaign', hosts: ['diffuser-cdn.app-us1.com'] };

/** Site tracking at work on a site. */
export const activeCampaignTracking = (domain: string, id: string): Footprint => ({
  service: 'ActiveCampaign',
  hosts: ['diffuser-cdn.app-us1.com', 'prism.app-us1.com', 'trackcmp.net'],
  cookies: [{ name: `prism_${id}`, domain, declaredLifetimeSeconds: lifetimes.days(30) }],
});

/** A form embedded by script. */
export const activeCampaignForm = (name: string): Footprint => ({
  service: 'ActiveCampaign',
  hosts: [`${name}.activehosted.com`],
  cookies: [
    { name: 'PHPSESSID', domain: `${name}.activehosted.com`, declaredLifetimeSeconds: null },
    { name: '__cf_bm', domain: 'activehosted.com', declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
});
