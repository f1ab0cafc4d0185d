import { css, json, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabResponse } from '../../types.ts';
import { publications } from '../publications.ts';
import type { TcStrings } from '../tcf/tc-strings.ts';

const platform = [new URL('../tcf/tcf-api.js', import.meta.url), new URL('./completeCmp.js', import.meta.url)];
const starter = new URL('./semiautomatic.js', import.meta.url);
const address = 'https://cdn.consentmanager.net/delivery';

/** A set-up with the box in a shadow root. Ids of purposes and vendors as the platform numbers them (`c51`, `s26`). */
export interface ConsentmanagerSetup {
  id: number;
  title: string;
  text: string;
  accept: string;
  reject: string;
  settings: string;
  links: readonly { text: string; href: string }[];
  color: string;
  purposes: readonly { id: string; name: string; description: string }[];
  vendors: readonly { id: string; name: string; purposes: readonly string[]; policy: string }[];
  /** Days until the question is asked again. */
  askAgainDays: { accept: number; reject: number };
  strings: TcStrings;
  /** Vendors of the TCF that the strings speak of. */
  tcfVendors: readonly number[];
}

/** Set-ups by code id (`data-cmp-cdid`). */
export const consentmanagerSetups = publications<ConsentmanagerSetup>('Code id');

/** What cdn.consentmanager.net and the delivery hosts answer for code ids; null for everything else. */
export function completePlatformAnswer({ pathname, searchParams }: URL): LabResponse | null {
  if (pathname === '/delivery/js/semiautomatic.min.js') return clientScript(starter);
  if (pathname === '/delivery/css/cmp.css') return css('', { 'access-control-allow-origin': '*' });
  if (pathname === '/delivery/js/cmp_final.min.js') return clientScript(platform);
  if (pathname === '/delivery/info/') return pixel();
  if (pathname === '/delivery/vendorlist/') return json({}, { 'access-control-allow-origin': '*' });
  const data = pathname.match(/^\/delivery\/customdata\/(\w+)\.js$/)?.[1];
  if (data) return script(`window.cmp_config_data=${JSON.stringify(consentmanagerSetups.find(data) ?? null)};`);
  const code = pathname === '/delivery/cmp.php' ? searchParams.get('cdid') : null;
  if (!code) return null;
  return script(
    `(function(){function l(u,n){var s=document.createElement('script');s.src=u;s.async=true;s.setAttribute('data-cmp-ab','1');if(n)s.onload=n;document.head.appendChild(s);}l('${address}/customdata/${encodeURIComponent(code)}.js',function(){l('${address}/js/cmp_final.min.js');});})();`,
  );
}
