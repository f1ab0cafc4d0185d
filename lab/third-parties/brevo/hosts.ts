import { css, html, json, notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { uuid } from '../../random.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import type { Footprint } from '../footprints.ts';

const loader = new URL('./sdk-loader.js', import.meta.url);
const tracker = new URL('./sa.js', import.meta.url);
const formScript = new URL('./form.js', import.meta.url);

const halfYear = lifetimes.days(180);

/** What Brevo's tracker leaves behind on the pages of `domain`. */
export const brevoTracker = (domain: string): Footprint => ({
  service: 'Brevo',
  hosts: ['cdn.brevo.com', 'sibautomation.com', 'in-automate.brevo.com'],
  cookies: [
    { name: 'sib_cuid', domain, declaredLifetimeSeconds: halfYear },
    { name: 'uuid', domain: 'sibautomation.com', declaredLifetimeSeconds: halfYear },
    { name: '__cf_bm', domain: 'sibautomation.com', declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
});

/** What a page contacts that carries a sign-up form pasted from Brevo's editor. */
export const brevoForm: Footprint = {
  service: 'Brevo',
  hosts: ['sibforms.com', 'assets.brevo.com'],
  cookies: [{ name: '__cf_bm', domain: 'sibforms.com', declaredLifetimeSeconds: lifetimes.minutes(30) }],
};

const formStyle = `#sib-container{background:#fff;border:1px solid #e2ded4;border-radius:3px;max-width:540px;padding:16px 20px;text-align:left}
.sib-form-block{padding:4px 0}.sib-form .input{width:100%;box-sizing:border-box;padding:10px;border:1px solid #c0ccd9;border-radius:3px;font:16px Roboto,Helvetica,sans-serif}
.entry__label{display:block;font:700 15px Roboto,Helvetica,sans-serif;padding:6px 0}.entry__specification{font-size:12px;color:#8390a4}
.sib-form-message-panel{display:none;margin:0 0 12px;padding:12px;border-radius:3px}.sib-form-message-panel--active{display:block}
.sib-form-block__button{border:0;padding:12px 22px;border-radius:3px;font:700 16px Roboto,Helvetica,sans-serif;color:#fff;background:#3e4857;cursor:pointer}.input--hidden{display:none}`;

function frame(request: LabRequest): LabResponse {
  const cookies = cloudflareCookies(request, 'sibautomation.com')['set-cookie'] ?? [];
  if (!request.cookies['uuid']) cookies.push(thirdPartyCookie('uuid', uuid(), '.sibautomation.com', halfYear, false));
  return html(
    '<!DOCTYPE html><html><head><title>cm</title></head><body><script>window.addEventListener("message",function(){});</script></body></html>',
    cookies.length > 0 ? { 'set-cookie': cookies } : {},
  );
}

function forms(request: LabRequest): LabResponse {
  const { pathname } = request.url;
  if (pathname === '/forms/end-form/build/sib-styles.css') return css(formStyle, cloudflareCookies(request, 'sibforms.com'));
  if (pathname === '/forms/end-form/build/main.js') return clientScript(formScript, {}, cloudflareCookies(request, 'sibforms.com'));
  if (pathname.startsWith('/serve/'))
    return json({ success: true, message: 'Bitte bestätigen Sie Ihre Anmeldung.' }, { 'access-control-allow-origin': '*' });
  return notFound();
}

/** Brevo (once Sendinblue): SDK loader, tracker with its cookie frame and collector, sign-up forms and their fonts. */
export const brevoHosts: readonly LabHost[] = [
  {
    host: 'cdn.brevo.com',
    address: '104.18.40.21',
    handle: ({ url }) => (url.pathname === '/js/sdk-loader.js' ? clientScript(loader) : notFound()),
  },
  {
    host: 'sibautomation.com',
    address: '172.64.147.226',
    handle(request) {
      const key = request.url.searchParams.get('key') ?? '';
      if (request.url.pathname === '/sa.js') return clientScript(tracker, { key }, cloudflareCookies(request, 'sibautomation.com'));
      return request.url.pathname === '/cm.html' ? frame(request) : notFound();
    },
  },
  { host: 'in-automate.brevo.com', address: '1.179.112.197', handle: () => pixel({ 'access-control-allow-origin': '*' }) },
  // Every account's forms go to a subdomain of its own.
  ...['sibforms.com', '8c41f7de.sibforms.com'].map((host): LabHost => ({ host, address: '104.18.36.148', handle: forms })),
  {
    host: 'assets.brevo.com',
    address: '104.18.39.130',
    handle: ({ url }) =>
      url.pathname.endsWith('.woff2')
        ? { headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' }, body: tinyFont }
        : script(''),
  },
];
