import { readFileSync } from 'node:fs';
import { cors, css, html, json, noContent, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { publications } from '../publications.ts';
import { chatFrame } from './chat.ts';

/** Pictures that owners uploaded to Wix, by the id in front of `~mv2`. */
export const wixMedia = publications<string>('Wix media');

const file = (name: string) => new URL(name, import.meta.url);
const styles = readFileSync(file('wixui.css'), 'utf8');
const open = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000' };

function staticFile({ url }: LabRequest): LabResponse {
  const { pathname } = url;
  if (pathname.endsWith('.css')) return css(styles, open);
  if (pathname.endsWith('.woff2')) return { headers: { 'content-type': 'font/woff2', ...open }, body: tinyFont };
  if (pathname.startsWith('/services/cookie-consent-policy-client/')) return clientScript(file('consent-policy.js'), {}, open);
  if (pathname.startsWith('/services/consent-banner/')) return clientScript(file('consent-banner.js'), {}, open);
  if (pathname.startsWith('/services/wix-thunderbolt/dist/main.renderer'))
    return clientScript([file('session.js'), file('components.js')], {}, open);
  if (pathname.endsWith('.js')) return clientScript(file('commons.js'), {}, open);
  return notFound();
}

function beacon({ cookies, headers }: LabRequest): LabResponse {
  const known = cookies['_wixCIDX'];
  const identity = thirdPartyCookie('_wixCIDX', uuid(), '.wix.com', lifetimes.days(90), false);
  return noContent({ ...cors(headers.origin), ...(known ? {} : { 'set-cookie': identity }) });
}

/** Networks of the website builder Wix: scripts, pictures, its measuring (frog, panorama) and the chat window. */
export const wixHosts: readonly LabHost[] = [
  { host: 'static.parastorage.com', address: '34.96.106.200', handle: staticFile },
  {
    host: 'siteassets.parastorage.com',
    address: '34.96.106.200',
    handle: () => json({ structure: {}, css: {}, features: ['tpaCommons', 'videoPlayer', 'bookings'] }, open),
  },
  {
    host: 'static.wixstatic.com',
    address: '34.102.176.152',
    handle({ url }) {
      const id = url.pathname.match(/^\/media\/([^~/]+)/)?.[1] ?? '';
      const picture = wixMedia.find(id);
      return picture === undefined ? notFound() : svg(picture, open);
    },
  },
  { host: 'frog.wix.com', address: '52.72.49.181', handle: beacon },
  { host: 'panorama.wixapps.net', address: '34.149.206.255', handle: ({ headers }) => noContent(cors(headers.origin)) },
  {
    host: 'engage.wixapps.net',
    address: '34.149.206.255',
    handle({ url, cookies, headers }) {
      if (url.pathname !== '/chat-widget-server/renderChatWidget/index') return json({}, cors(headers.origin));
      const token = setCookie('XSRF-TOKEN', `${Math.floor(Date.now() / 1000)}|${randomText(12)}`, { secure: true, sameSite: 'None' });
      return html(chatFrame, cookies['XSRF-TOKEN'] ? {} : { 'set-cookie': token });
    },
  },
];
