import { css, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const toolbar = new URL('./eyeAble.js', import.meta.url);

/** Eye-Able (Web Inclusion GmbH, Würzburg): configuration by customer's host, toolbar and skin. No cookies; storage only once somebody sets something. */
export const eyeAbleHosts: readonly LabHost[] = [
  {
    host: 'cdn.eye-able.com',
    address: '49.12.21.186',
    handle({ url }) {
      if (/^\/configs\/[a-z0-9.-]+\.js$/.test(url.pathname))
        return script(
          'var eyeAble_pluginConfig={blacklistFontsize:".navbar-brand",sRootColor:"#1d6a64",customPosition:{right:"14px",top:"42%"},forceInstance:null};',
        );
      if (url.pathname === '/public/js/eyeAble.js') return clientScript(toolbar);
      return url.pathname === '/public/css/eyeAble.css' ? css('#eyeAble_container_ID{position:fixed;z-index:9000}') : notFound();
    },
  },
];

/** What the toolbar leaves behind as long as nobody uses it. */
export const eyeAbleFootprint: Footprint = { service: 'Eye-Able', hosts: ['cdn.eye-able.com'] };
