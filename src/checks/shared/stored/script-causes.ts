import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { familyOf, productOf } from './stored-items.ts';

const pluginPath = /\/(?:wp-content|app)\/(?:mu-)?plugins\/([\w.-]{1,60})\//;
/** Spellings of software that writes its name unlike its folder. */
const spelled: Readonly<Record<string, string>> = {
  woocommerce: 'WooCommerce',
  pixelyoursite: 'PixelYourSite',
  mailpoet: 'MailPoet',
  'handl-utm-grabber': 'HandL UTM Grabber',
};

/**
 * Root cause of an item of no known service: the product it belongs to, else the script that set it, as one script is put right in
 * one place; else its own family of names. The item alone decides, so that checks that see different items of a script tell the same cause.
 */
export function causeOfUnknown(item: CookieFact | StorageFact): string {
  const script = 'name' in item ? scriptFile(item) : null;
  return productOf(item) ?? script?.pathname ?? familyOf('name' in item ? item.name : item.key);
}

/** What that cause is called: "WooCommerce (order-attribution.min.js)" for a script of an extension, else the file; the host of another company. */
export function nameOfUnknown(item: CookieFact | StorageFact): string {
  const script = 'name' in item ? scriptFile(item) : null;
  const product = productOf(item);
  if (script === null) return product ?? foreignHost(item) ?? familyOf('name' in item ? item.name : item.key);
  const file = script.pathname.slice(script.pathname.lastIndexOf('/') + 1);
  const plugin = pluginPath.exec(script.pathname)?.[1];
  const maker = product ?? (plugin === undefined ? undefined : (spelled[plugin] ?? plugin));
  return maker === undefined ? file : `${maker} (${file})`;
}

/** The folder of the WordPress plugin whose own file set a cookie; null for any other. */
export function pluginSetting(cookie: CookieFact): string | null {
  return pluginPath.exec(scriptFile(cookie)?.pathname ?? '')?.[1] ?? null;
}

/** The path of the site's own script file that wrote an entry; null for code in the pages, for extensions and for others' scripts. */
export function ownFileSetting(item: CookieFact | StorageFact): string | null {
  const { setBy, pages } = item;
  if (item.party !== 'first' || setBy === null || pages.includes(setBy) || ('name' in item && scriptFile(item) === null)) return null;
  const url = URL.parse(setBy);
  const isOfSite = url !== null && pages.some((page) => URL.parse(page)?.hostname === url.hostname);
  return isOfSite && /\.[cm]?js$/.test(url.pathname) && !pluginPath.test(url.pathname) ? url.pathname : null;
}

function scriptFile({ setBy, setVia, pages }: CookieFact): URL | null {
  if (setBy === null || setVia === 'header' || setVia === 'unknown' || pages.includes(setBy)) return null;
  const url = URL.parse(setBy);
  return url !== null && /^https?:$/.test(url.protocol) && /\/[^/]{1,80}\.[cm]?js$/.test(url.pathname) ? url : null;
}

/** Where it lies, if that is the domain of somebody else: a name alone tells nobody whom to ask. */
function foreignHost(item: CookieFact | StorageFact): string | null {
  if (item.party !== 'third') return null;
  return 'name' in item ? item.domain.replace(/^\./, '') : (URL.parse(item.origin)?.hostname ?? null);
}
