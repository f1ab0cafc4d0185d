import { html, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { googleAddresses } from './addresses.ts';
import { callForwarding } from './call-forwarding.ts';

const library = new URL('./recaptcha.js', import.meta.url);
const version = 'bGi-DxR800F5_ueMVcTwXc6q';

function loader(render: string | null, enterprise: boolean): string {
  return `/* PLEASE DO NOT COPY AND PASTE THIS CODE. */(function(){var w=window,C='___grecaptcha_cfg',cfg=w[C]=w[C]||{};cfg.fns=cfg.fns||[];cfg.render=${JSON.stringify(render)};${enterprise ? 'cfg.enterprise=!0;' : ''}
var g=w.grecaptcha=w.grecaptcha||{};g.ready=g.ready||function(f){cfg.fns.push(f);};w.__google_recaptcha_client=true;
var d=document,po=d.createElement('script');po.type='text/javascript';po.async=true;po.charset='utf-8';
po.src='https://www.gstatic.com/recaptcha/releases/${version}/recaptcha__de.js';po.crossOrigin='anonymous';
var s=d.getElementsByTagName('script')[0];s.parentNode.insertBefore(po,s);})();`;
}

const anchorPage = `<!doctype html><html lang="de"><head><title>reCAPTCHA</title>
<style>@font-face{font-family:Roboto;src:url(https://fonts.gstatic.com/s/roboto/v18/KFOmCnqEu92Fr1Mu4mxK.woff2) format('woff2')}body{font:12px Roboto,Arial;margin:8px}</style>
</head><body><label><input type="checkbox"> Ich bin kein Roboter.</label>
<script>localStorage.setItem('rc::a','${'x'.repeat(12)}'+Math.random().toString(36).slice(2));sessionStorage.setItem('rc::c','${version}');</script></body></html>`;

/** reCAPTCHA's parts on www.google.com, Enterprise too: the loader and the frame, which sets _GRECAPTCHA. */
export function recaptcha(request: LabRequest): LabResponse | null {
  const { pathname, searchParams } = request.url;
  if (/^\/recaptcha\/(api|enterprise)\.js$/.test(pathname))
    return script(loader(searchParams.get('render'), pathname.includes('enterprise')));
  if (!/^\/recaptcha\/(api2|enterprise)\/anchor$/.test(pathname)) return null;
  const cookie = setCookie('_GRECAPTCHA', `09A${randomText(80)}`, {
    path: '/recaptcha',
    lifetimeSeconds: lifetimes.days(180),
    expires: true,
    secure: true,
    httpOnly: true,
    sameSite: 'None',
  });
  return html(anchorPage, request.cookies['_GRECAPTCHA'] ? {} : { 'set-cookie': cookie });
}

/** Static files of Google, the libraries of reCAPTCHA and of call forwarding among them. */
export const recaptchaHosts: readonly LabHost[] = [
  {
    host: 'www.gstatic.com',
    address: googleAddresses.static,
    handle({ url }) {
      if (url.pathname === '/wcm/loader.js') return clientScript(callForwarding);
      return url.pathname.startsWith('/recaptcha/releases/')
        ? clientScript(library, { version }, { 'access-control-allow-origin': '*' })
        : notFound();
    },
  },
];
