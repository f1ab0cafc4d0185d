import { cors, css, json, notFound, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A site that is published with Webflow: its style sheet, the pictures of its library and the fonts uploaded to it, by file name. */
export interface WebflowSite {
  styles: string;
  pictures: Record<string, string>;
  fonts?: Record<string, Buffer>;
}

/** Sites by their id. */
export const webflowSites: Publications<WebflowSite> = publications('Webflow site');

const runtime = new URL('./webflow.js', import.meta.url);
const webfont = new URL('./webfont.js', import.meta.url);
const open = { 'access-control-allow-origin': '*' };

function file(pathname: string): LabResponse {
  const [, id = '', ...rest] = pathname.split('/');
  const site = webflowSites.find(id);
  const name = rest.at(-1) ?? '';
  if (!site) return notFound();
  if (name.endsWith('.css')) return css(site.styles, open);
  if (name.endsWith('.js')) return clientScript(runtime, {}, open);
  const upload = name.replace(/^[0-9a-f]{24}_/, '');
  const font = site.fonts?.[upload];
  if (font) return { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000', ...open }, body: font };
  const picture = site.pictures[upload];
  return picture ? svg(picture, open) : notFound();
}

/** Webflow: the network for files of its sites, jQuery as it delivers it, the address of forms, and Google's loader for fonts. */
export const webflowHosts: readonly LabHost[] = [
  { host: 'cdn.prod.website-files.com', address: '104.18.160.117', handle: ({ url }) => file(url.pathname) },
  {
    host: 'd3e54v103j8qbb.cloudfront.net',
    address: '18.66.122.88',
    handle: ({ url }) =>
      url.pathname.startsWith('/js/jquery') ? script('/*! jQuery v3.5.1 */window.jQuery=window.$=function(){};', open) : notFound(),
  },
  {
    host: 'webflow.com',
    address: '104.18.37.19',
    handle: ({ url, headers }) =>
      url.pathname.startsWith('/api/v1/form/')
        ? json({ msg: 'ok', code: 200 }, { ...cors(headers.origin), 'access-control-allow-headers': 'content-type' })
        : notFound(),
  },
  {
    host: 'ajax.googleapis.com',
    address: '142.250.186.138',
    handle: ({ url }) => (url.pathname.endsWith('/webfont.js') ? clientScript(webfont) : notFound()),
  },
];

/** What every page of a Webflow site contacts. */
export const webflowFootprint: Footprint = {
  service: 'Webflow',
  hosts: ['cdn.prod.website-files.com', 'd3e54v103j8qbb.cloudfront.net'],
};

/** Fonts by Google's loader. */
export const webFontLoaderFootprint: Footprint = {
  service: 'Google Fonts',
  hosts: ['ajax.googleapis.com', 'fonts.googleapis.com', 'fonts.gstatic.com'],
};
