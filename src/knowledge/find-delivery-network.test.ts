import { expect, it } from 'vitest';
import { z } from 'zod';
import { deliveryNetworks, findDeliveryNetwork, type ServerClues } from './find-delivery-network.ts';
import { findVendor } from './find-vendor.ts';

const schema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3),
  vendor: z.string().refine((id) => findVendor(id) !== null, 'known vendor'),
  cnames: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/)),
  headers: z.array(z.string().regex(/^[a-z0-9-]+: /)),
  networks: z.array(z.cidrv4().or(z.cidrv6())),
  keeps: z.enum(['everywhere', 'region']).optional(),
  behind: z.array(z.string().refine((id) => deliveryNetworks.some((network) => network.id === id), 'known network')).optional(),
  source: z.string().min(3),
  checked: z.string().regex(/^20\d\d-\d\d-\d\d$/),
});

it('every network is valid and once', () => {
  expect(deliveryNetworks.length).toBeGreaterThan(10);
  for (const network of deliveryNetworks) expect(schema.safeParse(network).error?.issues ?? [], network.id).toEqual([]);
  expect(new Set(deliveryNetworks.map(({ id }) => id)).size).toBe(deliveryNetworks.length);
});

it.each<[string, Partial<ServerClues>, string | null]>([
  ['address', { ip: '104.18.2.3' }, 'cloudflare'],
  ['address, version 6', { ip: '2606:4700:10::6816:1' }, 'cloudflare'],
  ['address, mapped', { ip: '::ffff:151.101.1.1' }, 'fastly'],
  ['address in brackets', { ip: '[2a04:4e42::1]' }, 'fastly'],
  ['just outside', { ip: '104.32.0.0' }, null],
  ['address of a host of files', { ip: '185.199.110.153' }, 'github-pages'],
  ['host of files, by its header', { headers: { server: 'GitHub.com', 'x-served-by': 'cache-fra-1' } }, 'github-pages'],
  ['host of programs, by its alias', { cnames: ['example.onrender.com'] }, 'render'],
  ['German hosting', { ip: '88.198.10.10' }, null],
  ['alias', { cnames: ['www.a.de.edgekey.net'] }, 'akamai'],
  ['header', { headers: { server: 'cloudflare', 'cf-ray': '8f1-FRA' } }, 'cloudflare'],
  ['header of a plain server', { headers: { server: 'nginx' } }, null],
  ['European network', { headers: { server: 'BunnyCDN-DE1-752' } }, 'bunny'],
  ['no address', { ip: 'nonsense' }, null],
  ['too many groups', { ip: '1:2:3:4:5:6:7:8:9' }, null],
  ['nothing', {}, null],
])('%s', (_name, clues, id) => {
  expect(findDeliveryNetwork({ ip: null, cnames: [], ...clues })?.id ?? null).toBe(id);
});
