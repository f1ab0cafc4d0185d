import { cors, html, json, notFound, pixel, redirect, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie, thirdPartyCookie } from '../../cookie.ts';
import { randomDigits, randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import { counterCookies, donateButton, donatePage, isCounter, isDonateButton } from './donate.ts';

const sdk = new URL('./sdk.js', import.meta.url);
const version = '5.0.512';

/** Seconds that the cookie of the visitor's language is kept: nearly nine hours. */
const languageLifetime = 31_556;

/** What www.paypal.com sets with its first answer. */
function visitorCookies({ cookies }: LabRequest): Record<string, string | string[]> {
  if (cookies['ts_c']) return {};
  const visitor = randomText(32);
  return {
    'set-cookie': [
      thirdPartyCookie('enforce_policy', 'gdpr_v2.1', '.paypal.com', lifetimes.days(365), false),
      thirdPartyCookie('LANG', 'de_DE%3BDE', '.paypal.com', languageLifetime),
      thirdPartyCookie('tsrce', 'smartcomponentnodeweb', '.paypal.com', lifetimes.days(3)),
      thirdPartyCookie('x-pp-s', randomText(40), '.paypal.com'),
      thirdPartyCookie('ts', `vreXpYrS%3D${randomDigits(10)}%26vr%3D${visitor}`, '.paypal.com', lifetimes.years(3)),
      thirdPartyCookie('ts_c', `vr%3D${visitor}`, '.paypal.com', lifetimes.years(3), false),
      thirdPartyCookie('l7_az', 'dcg14.slc', '.paypal.com', lifetimes.minutes(30)),
      setCookie('nsid', `s%3A${randomText(40)}`, { secure: true, httpOnly: true, sameSite: 'None' }),
    ],
  };
}

const buttonFrame = `<!DOCTYPE html><html lang="de" dir="ltr"><head><meta charset="utf-8"><title>PayPal</title>
<style>html,body{margin:0;padding:0;overflow:hidden;background:transparent}.paypal-button{display:flex;align-items:center;justify-content:center;height:45px;width:100%;border:0;border-radius:4px;background:#ffc439;cursor:pointer;font:italic 800 20px Verdana,sans-serif;color:#003087}.paypal-button b{color:#009cde}</style>
<script src="https://www.paypalobjects.com/js-sdk-release/5.0.512/smart-payment-buttons.js" async></script></head>
<body><div id="buttons-container" class="paypal-button-container"><button type="button" class="paypal-button paypal-button-number-0" data-funding-source="paypal" aria-label="PayPal">Pay<b>Pal</b></button></div>
<script>localStorage.setItem('__paypal_storage__',JSON.stringify({id:'uid_'+crypto.randomUUID().slice(0,10)}));</script></body></html>`;

const messageFrame =
  '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>PayPal</title><style>body{margin:0;font:14px Verdana,sans-serif}</style></head><body><b>PayPal</b> In 3 bis 24 Raten zahlen. <u>Mehr erfahren</u></body></html>';

function paypal(request: LabRequest) {
  const { url, headers } = request;
  if (isCounter(url.pathname))
    return redirect(`https://www.paypalobjects.com${url.pathname}`, 302, { 'set-cookie': counterCookies(request.cookies) });
  const set = visitorCookies(request);
  if (url.pathname === '/sdk/js') {
    const clientId = url.searchParams.get('client-id') ?? '';
    const messages = (url.searchParams.get('components') ?? '').split(',').includes('messages');
    return clientScript(sdk, { clientId, locale: url.searchParams.get('locale') ?? 'de_DE', version, messages }, set);
  }
  if (url.pathname === '/donate') return html(donatePage, set);
  if (url.pathname === '/credit-presentment/smart/message') return html(messageFrame, set);
  if (url.pathname === '/smart/buttons') return html(buttonFrame, set);
  if (url.pathname.startsWith('/xoplatform/logger/'))
    return json(
      {},
      {
        ...cors(headers.origin),
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'POST, OPTIONS',
        ...(request.method === 'OPTIONS' ? {} : set),
      },
    );
  return notFound();
}

/** PayPal's JavaScript SDK with its buttons: cookies at .paypal.com, `__paypal_storage__`, log entries and a counting pixel. */
export const payPalHosts: readonly LabHost[] = [
  { host: 'www.paypal.com', address: '151.101.195.1', handle: paypal },
  {
    host: 'www.paypalobjects.com',
    address: '192.229.221.25',
    handle({ url }) {
      if (isCounter(url.pathname)) return pixel({ 'cache-control': 's-maxage=31536000, public,max-age=3600' });
      if (isDonateButton(url.pathname)) return donateButton;
      return url.pathname.endsWith('.js') ? script('window.spb = { version: "5.0.512" };') : notFound();
    },
  },
  { host: 't.paypal.com', address: '64.4.250.36', handle: () => pixel() },
];
