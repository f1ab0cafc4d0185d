import { parseAddress } from './addresses.ts';

/** What reveals the software a site is made with. Paths count only on the site's own hosts. */
const systems: readonly { name: string; generator: RegExp; paths: RegExp | null; globals: readonly string[] }[] = [
  { name: 'WordPress', generator: /^wordpress/i, paths: /^\/(?:[^/]{1,60}\/)?wp-(content|includes|json)\//, globals: [] },
  {
    name: 'Shopware',
    generator: /^shopware/i,
    paths: /^\/(bundles\/storefront|theme\/[0-9a-f]{32}|themes\/Frontend)\//,
    globals: ['Shopware'],
  },
  { name: 'Shopify', generator: /^shopify/i, paths: /^\/cdn\/shop\//, globals: ['Shopify'] },
  { name: 'TYPO3', generator: /^typo3/i, paths: /^\/(typo3temp|typo3conf|_assets\/[0-9a-f]{32})\//, globals: ['TYPO3'] },
  { name: 'Joomla', generator: /^joomla/i, paths: /^\/media\/(jui|system|vendor\/joomla|com_)/, globals: ['Joomla'] },
  {
    name: 'Drupal',
    generator: /^drupal/i,
    paths: /^\/(core\/misc|sites\/(default|all)\/(files|themes|modules))\//,
    globals: ['Drupal', 'drupalSettings'],
  },
  { name: 'Contao', generator: /^contao/i, paths: /^\/(assets\/contao|bundles\/contao)/, globals: [] },
  { name: 'Magento', generator: /^magento/i, paths: /^\/(static\/version\d+|skin\/frontend)\//, globals: ['Magento', 'Mage'] },
  { name: 'PrestaShop', generator: /^prestashop/i, paths: null, globals: ['prestashop'] },
  { name: 'JTL-Shop', generator: /^jtl-shop/i, paths: /^\/templates\/(NOVA|Evo)\//, globals: [] },
  { name: 'OXID eShop', generator: /^oxid/i, paths: /^\/out\/(flow|wave|azure|apex|pictures)\//, globals: [] },
  { name: 'Wix', generator: /^wix/i, paths: null, globals: ['Wix', 'wixBiSession'] },
  { name: 'Squarespace', generator: /^squarespace/i, paths: null, globals: ['Squarespace'] },
  { name: 'Webflow', generator: /^webflow/i, paths: null, globals: ['webflow', 'Webflow'] },
  { name: 'Jimdo', generator: /jimdo/i, paths: null, globals: ['jimdo', 'jimdoData'] },
  { name: 'IONOS MyWebsite', generator: /ionos|mywebsite/i, paths: null, globals: ['dmData'] },
  { name: 'NEOS', generator: /^neos/i, paths: /^\/_Resources\/(Static|Persistent)\//, globals: [] },
  { name: 'Ghost', generator: /^ghost/i, paths: null, globals: [] },
  { name: 'Hugo', generator: /^hugo/i, paths: null, globals: [] },
];

/** What a page tells about its software. */
export interface SystemClues {
  generators: readonly string[];
  globals: readonly string[];
  /** Addresses on the site's own hosts. */
  ownUrls: Iterable<string>;
}

/** Name of the detected system, or null: by generator, then global variables, then paths. */
export function detectSystem({ generators, globals, ownUrls }: SystemClues): string | null {
  for (const { name, generator } of systems) if (generators.some((text) => generator.test(text.trim()))) return name;
  const present = new Set(globals);
  for (const { name, globals: names } of systems) if (names.some((global) => present.has(global))) return name;
  const found = new Map<string, number>();
  for (const url of ownUrls) {
    const path = parseAddress(url)?.path;
    if (path === undefined) continue;
    for (const { name, paths } of systems) if (paths?.test(path)) found.set(name, (found.get(name) ?? 0) + 1);
  }
  // A stray file of another system (a copied picture) does not outvote the many of the real one.
  return [...found].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
