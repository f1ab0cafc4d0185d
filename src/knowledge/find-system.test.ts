import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findSystems, type SystemClue, systemNamed, systemOf, systems } from './find-system.ts';

const bilingual = z.strictObject({ de: z.string().min(20), en: z.string().min(20) });
const sources = z.array(z.string().min(2));
const schema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3),
  kind: z.enum(['cms', 'shop', 'builder', 'framework']),
  partOf: z.string().nullable(),
  generator: sources,
  paths: z.array(z.string().startsWith('^/')),
  hosts: z.array(z.string().regex(/^\.?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/)),
  globals: z.array(z.string().regex(/^[A-Za-z_$][\w$]+$/)),
  headers: z.array(z.string().regex(/^[a-z0-9-]+(\[a-z-\]\{1,\d+\})?: .+/)),
  cookies: z.array(z.string().min(3)),
  hint: bilingual.nullable(),
  source: z.string().min(3),
  checked: z.string().regex(/^20\d\d-\d\d-\d\d$/),
});

describe('systems', () => {
  it('are at least fifty, each valid, once, and with something to be told by', () => {
    expect(systems.length).toBeGreaterThanOrEqual(50);
    for (const system of systems) expect(schema.safeParse(system).error?.issues ?? [], system.id).toEqual([]);
    expect(new Set(systems.map(({ id }) => id)).size).toBe(systems.length);
    expect(new Set(systems.map(({ name }) => name)).size).toBe(systems.length);
    const blind = systems.filter(({ generator, paths, hosts, globals, headers, cookies }) =>
      [generator, paths, hosts, globals, headers, cookies].every((clues) => clues.length === 0),
    );
    expect(blind.map(({ id }) => id)).toEqual([]);
  });

  it('refine a system that exists, and share hosts with none', () => {
    expect(systems.filter(({ partOf }) => partOf !== null && !systemOf(partOf)).map(({ id }) => id)).toEqual([]);
    const hosts = systems.flatMap(({ hosts: own }) => own);
    expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual([]);
  });

  it('say where to repair in the systems most German sites use', () => {
    const named = ['wordpress', 'woocommerce', 'shopware-6', 'jtl', 'oxid', 'gambio', 'magento', 'shopify', 'wix', 'jimdo', 'ionos'];
    expect([...named, 'typo3', 'contao', 'joomla', 'drupal'].filter((id) => systemOf(id)?.hint == null)).toEqual([]);
  });
});

describe('findSystems', () => {
  it.each<[SystemClue, string]>([
    [{ generator: 'WordPress 6.8.1' }, 'wordpress'],
    [{ generator: 'Incomedia WebSite X5 Pro 2023.1.5 - www.websitex5.com' }, 'website-x5'],
    [{ path: '/res/x5engine.js?2023-1-5-0' }, 'website-x5'],
    [{ generator: 'Mobirise v5.9.0, mobirise.com' }, 'mobirise'],
    [{ path: '/assets/mobirise/css/mbr-additional.css' }, 'mobirise'],
    [{ path: '/rw_common/themes/delta/consolidated.css' }, 'rapidweaver'],
    [{ path: '/index_htm_files/xr_main.css' }, 'xara'],
    [{ generator: 'Zeta Producer 16.3.1, 27.06.2023' }, 'zeta-producer'],
    [{ generator: 'Nicepage 5.10.9, nicepage.com' }, 'nicepage'],
    [{ generator: 'SIQUANDO Pro Web (#1234)' }, 'siquando'],
    [{ generator: 'Odoo' }, 'odoo'],
    [{ path: '/web/assets/1/abc1234/web.assets_frontend.min.css' }, 'odoo'],
    [{ generator: 'Plone - https://plone.org/' }, 'plone'],
    [{ header: 'x-generator: Sulu/2.5.1' }, 'sulu'],
    [{ path: '/var/ezdemo_site/storage/images/media/x.jpg' }, 'ibexa'],
    [{ path: '/wiki/lib/exe/css.php?t=dokuwiki' }, 'dokuwiki'],
    [{ generator: 'Webnode 2' }, 'webnode'],
    [{ generator: 'Hostinger Website Builder' }, 'hostinger'],
    [{ host: 'assets.zyrosite.com' }, 'hostinger'],
    [{ path: '/onewebstatic/e47f208c3a.css' }, 'one-com'],
    [{ path: '/onewebmedia/logo.png' }, 'one-com'],
    [{ host: 'custom-images.strikinglycdn.com' }, 'strikingly'],
    [{ path: '/GXModules/Gambio/Hub/x.js' }, 'gambio'],
    [{ host: 'cdn.website-editor.net' }, 'duda'],
    [{ generator: 'blogger' }, 'blogger'],
    [{ generator: 'Smartstore 5.1' }, 'smartstore'],
    [{ cookie: '.Nop.Customer' }, 'nopcommerce'],
    [{ generator: 'MODX Revolution' }, 'modx'],
    [{ generator: 'NetObjects Fusion 2015' }, 'netobjects-fusion'],
    [{ generator: 'Microsoft FrontPage 6.0' }, 'frontpage'],
    [{ generator: 'WordPress.com' }, 'wordpress-com'],
    [{ generator: 'WooCommerce 9.4.1' }, 'woocommerce'],
    [{ generator: 'TYPO3 CMS' }, 'typo3'],
    [{ generator: 'Drupal 10 (https://www.drupal.org)' }, 'drupal'],
    [{ generator: 'Joomla! - Open Source Content Management' }, 'joomla'],
    [{ generator: 'Contao Open Source CMS' }, 'contao'],
    [{ generator: 'Wix.com Website Builder' }, 'wix'],
    [{ generator: 'IONOS MyWebsite' }, 'ionos'],
    [{ generator: '(c) 2024 by Gambio' }, ''],
    [{ generator: 'Hugo 0.128.0' }, 'hugo'],
    [{ header: 'x-shopid: 12345678' }, 'shopify'],
    [{ header: 'X-Drupal-Cache: HIT' }, 'drupal'],
    [{ header: 'link: <https://www.a.de/wp-json/>; rel="https://api.w.org/"' }, 'wordpress'],
    [{ header: 'x-powered-by: Next.js' }, 'nextjs'],
    [{ header: 'x-powered-by: PHP/8.3' }, ''],
    [{ header: 'server: Squarespace' }, 'squarespace'],
    [{ global: 'Shopify' }, 'shopify'],
    [{ global: 'toString' }, ''],
    [{ cookie: 'wp-settings-time-1' }, 'wordpress'],
    [{ cookie: 'JTLSHOP' }, 'jtl'],
    [{ cookie: 'PHPSESSID' }, ''],
    [{ path: '/wp-content/plugins/woocommerce/a.js' }, 'wordpress woocommerce'],
    [{ path: '/themes/Frontend/Responsive/a.css' }, 'shopware-5'],
    [{ path: '/skin/frontend/base/default/a.css' }, 'magento-1'],
    [{ path: '/static/version1700000000/frontend/a.js' }, 'magento'],
    [{ path: '/on/demandware.static/Sites-x/a.js' }, 'salesforce-commerce'],
    [{ path: '/etc.clientlibs/site/a.js' }, 'aem'],
    [{ path: '/_next/static/chunks/a.js' }, 'nextjs'],
    [{ path: '/templates/NOVA/themes/a.css' }, 'jtl'],
    [{ path: '/images/logo.svg' }, ''],
    [{ path: '/blog/about-wp-content' }, ''],
    [{ host: 'static.parastorage.com' }, 'wix'],
    [{ host: 'verein.clubdesk.com' }, 'clubdesk'],
    [{ host: 'notwixstatic.com' }, ''],
  ])('%j → %s', (clue, ids) => {
    expect(
      findSystems(clue)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });

  it('finds what the site’s fact names', () => {
    expect(systemNamed('JTL-Shop')?.id).toBe('jtl');
    expect(systemNamed('nothing')).toBeNull();
  });

  it('stays fast on hostile text', () => {
    const hostile = ['/'.repeat(100_000), `/${'a-'.repeat(50_000)}`, `x-${'a'.repeat(100_000)}: ${'b'.repeat(9)}`, '<'.repeat(100_000)];
    for (const text of hostile) {
      expect(findSystems({ path: text })).toEqual([]);
      expect(findSystems({ header: text })).toEqual([]);
      expect(findSystems({ generator: text })).toEqual([]);
      expect(findSystems({ cookie: text })).toEqual([]);
    }
  });

  it('has no pattern that repeats a repetition', () => {
    const patterns = systems.flatMap(({ generator, paths, headers }) => [...generator, ...paths, ...headers]);
    expect(patterns.filter((source) => /\([^()]*[+*}]\)[+*{]/.test(source) || /[^\\\]][*+](?!\?)/.test(source))).toEqual([]);
  });
});
