import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countries } from './country.ts';
import { cmps } from './find-cmp.ts';
import { cookies } from './find-cookie.ts';
import { deliveryNetworks } from './find-delivery-network.ts';
import { vendors } from './find-vendor.ts';
import { services } from './services.ts';

const isoDate = z.string().regex(/^20\d\d-\d\d-\d\d$/);
const text = z
  .string()
  .min(3)
  .refine((value) => value === value.trim() && !/ {2}/.test(value), 'no stray spaces');
const bilingual = z.strictObject({ de: text, en: text });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const provenance = { source: text, checked: isoDate };
const countryCode = z.string().refine((code) => countries.some((country) => country.code === code), 'known country');
const hostPattern = z.string().regex(/^\.?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);
const domain = z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);

const vendorSchema = z.strictObject({
  id,
  name: text.or(z.literal('X')).or(z.literal('VK')).or(z.literal('3Q')).or(z.literal('CJ')),
  legalName: text,
  euEntity: text.nullable(),
  postalAddress: text.regex(/^[^,]+, .*\d[^,]*, [A-Z]{2}$/).optional(),
  country: countryCode,
  parentCountry: countryCode,
  parent: text.nullable(),
  privacyUrl: z.url({ protocol: /^https$/ }),
  dpf: z.enum(['active', 'inactive', 'not-listed', 'not-applicable', 'unknown']),
  ...provenance,
});

const serviceSchema = z.strictObject({
  id,
  name: text,
  nameEn: text.optional(),
  vendor: z.string(),
  category: z.enum([
    'necessary',
    'functional',
    'analytics',
    'marketing',
    'social',
    'video',
    'map',
    'font',
    'captcha',
    'cdn',
    'payment',
    'chat',
    'error-tracking',
    'cmp',
    'tag-manager',
    'session-replay',
    'ab-testing',
    'hosting',
    'newsletter',
    'shop',
    'booking',
    'audio',
    'unknown',
  ]),
  consent: z.enum(['yes', 'no', 'disputed']),
  reason: bilingual,
  purpose: bilingual,
  hosts: z.array(hostPattern),
  urls: z.array(z.string()),
  cnames: z.array(domain),
  globals: z.array(z.string().regex(/^[A-Za-z_$][\w$]+$/)),
  alternatives: bilingual.nullable(),
  aliases: z.array(z.string().min(2)).min(1),
  loadedBy: z.array(id),
  packages: z.array(z.string().min(2)).optional(),
  calledByClick: z.literal(true).optional(),
  keepsNoAddress: z.literal(true).optional(),
  sharedWith: z.array(id).optional(),
  selfHosted: z.boolean(),
  ...provenance,
});

const cookieSchema = z.strictObject({
  name: z.string().regex(/^[\x21-\x7e]+$/),
  service: id.nullable(),
  product: text.optional(),
  category: z.enum(['necessary', 'functional', 'analytics', 'marketing', 'social', 'security', 'consent']),
  purpose: bilingual,
  lifetimeSeconds: z.int().positive().nullable(),
  kinds: z.array(z.enum(['cookie', 'localStorage', 'sessionStorage', 'indexedDB'])).min(1),
  domains: z.array(domain),
  ...provenance,
});

const names = z.array(z.string().min(2));
const cmpSchema = z.strictObject({
  id,
  name: text,
  vendor: id.nullable(),
  tcfId: z.int().positive().nullable(),
  hosts: z.array(hostPattern),
  ownPaths: z.array(z.string().regex(/^\/\S{3,}\/$/)).optional(),
  globals: names,
  selectors: names,
  consentKeys: names,
  accept: names,
  reject: names,
  settings: names,
  save: names,
  library: z.literal(true).optional(),
  providerOnly: z.literal(true).optional(),
  blocksNothing: z.literal(true).optional(),
  byMarkup: z.literal(true).optional(),
  blocker: z.string().min(1).optional(),
  holdsNoCode: z.literal(true).optional(),
  deletes: bilingual.optional(),
  hint: bilingual.nullable(),
  ...provenance,
});

const countrySchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: bilingual,
  eea: z.boolean().nullable(),
  adequacy: z
    .strictObject({
      kind: z.enum(['full', 'partial', 'dpf-only']),
      scope: bilingual,
      decision: text,
      adopted: isoDate,
      expires: isoDate.nullable(),
    })
    .nullable(),
});

describe.each([
  ['services', services, serviceSchema, (entry: { id: string }) => entry.id, 110],
  ['vendors', vendors, vendorSchema, (entry: { id: string }) => entry.id, 100],
  ['cmps', cmps, cmpSchema, (entry: { id: string }) => entry.id, 24],
] as const)('%s', (_name, entries, schema, key, atLeast) => {
  it('have enough entries, each valid and once', () => {
    expect(entries.length).toBeGreaterThanOrEqual(atLeast);
    for (const entry of entries) {
      const result = (schema as z.ZodType).safeParse(entry);
      expect(result.error?.issues ?? [], key(entry)).toEqual([]);
    }
    expect(duplicates(entries.map(key))).toEqual([]);
  });
});

it('names the product of each cookie that needs consent and belongs to no service', () => {
  const nameless = cookies.filter(
    ({ service, product, category }) => service === null && product === undefined && /analytics|marketing|social/.test(category),
  );
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

describe('cookies', () => {
  it('have enough entries, each valid and once per domain', () => {
    expect(cookies.length).toBeGreaterThanOrEqual(140);
    for (const entry of cookies) expect(cookieSchema.safeParse(entry).error?.issues ?? [], entry.name).toEqual([]);
    const keys = cookies.flatMap((entry) =>
      (entry.domains.length > 0 ? entry.domains : ['']).flatMap((domain) => entry.kinds.map((kind) => `${entry.name} ${kind} ${domain}`)),
    );
    expect(duplicates(keys)).toEqual([]);
  });

  it('have patterns with at least three fixed characters unless tied to a domain', () => {
    const loose = cookies.filter(
      (entry) => entry.name.includes('*') && entry.domains.length === 0 && entry.name.replaceAll('*', '').length < 3,
    );
    expect(loose.map((entry) => entry.name)).toEqual([]);
  });

  it('are tied to a domain when a short name would need consent', () => {
    const known = ['_y', '_s', '_cb', 'RT'];
    const short = cookies.filter(
      (entry) => ['analytics', 'marketing', 'social'].includes(entry.category) && entry.domains.length === 0 && entry.name.length < 3,
    );
    expect(short.map((entry) => entry.name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('countries', () => {
  it('are the ISO list, each valid and once', () => {
    for (const entry of countries) expect(countrySchema.safeParse(entry).error?.issues ?? [], entry.code).toEqual([]);
    expect(duplicates(countries.map((country) => country.code))).toEqual([]);
    // 249 of ISO 3166-1, Kosovo, and the registry codes EU and AP.
    expect(countries.length).toBe(252);
    expect(countries.filter((country) => country.eea).length).toBe(30 + 7);
  });
});

describe('references', () => {
  const serviceIds = new Set(services.map((service) => service.id));
  const vendorIds = new Set(vendors.map((vendor) => vendor.id));

  it('lead to an entry', () => {
    expect(services.filter((service) => !vendorIds.has(service.vendor)).map((service) => service.id)).toEqual([]);
    expect(services.flatMap((service) => service.loadedBy.filter((parent) => !serviceIds.has(parent) || parent === service.id))).toEqual(
      [],
    );
    expect(services.flatMap((service) => (service.sharedWith ?? []).filter((other) => !serviceIds.has(other)))).toEqual([]);
    expect(cookies.filter((entry) => entry.service !== null && !serviceIds.has(entry.service)).map((entry) => entry.name)).toEqual([]);
    expect(cmps.filter((cmp) => cmp.vendor !== null && !vendorIds.has(cmp.vendor)).map((cmp) => cmp.id)).toEqual([]);
  });

  it('leave no vendor unused', () => {
    const used = new Set([...[...services, ...deliveryNetworks].map(({ vendor }) => vendor), ...cmps.map((cmp) => cmp.vendor)]);
    expect(vendors.filter((vendor) => !used.has(vendor.id)).map((vendor) => vendor.id)).toEqual([]);
  });
});

describe('patterns', () => {
  it('belong to one service each', () => {
    expect(duplicates(services.flatMap((service) => service.hosts))).toEqual([]);
    expect(duplicates(services.flatMap((service) => service.cnames))).toEqual([]);
    expect(duplicates(services.flatMap((service) => service.urls))).toEqual([]);
    expect(duplicates(cmps.flatMap((cmp) => cmp.hosts))).toEqual([]);
    expect(duplicates(cmps.flatMap((cmp) => (cmp.tcfId === null ? [] : [`${cmp.tcfId}`])))).toEqual([]);
  });

  it('give every service something to be recognised by', () => {
    const blind = services.filter((service) => service.hosts.length + service.urls.length + service.cnames.length === 0);
    expect(blind.map((service) => service.id)).toEqual([]);
  });

  it('are anchored at the host or begin with a path', () => {
    const loose = services.flatMap((service) => service.urls).filter((source) => !source.startsWith('^') && !source.startsWith('/'));
    expect(loose).toEqual([]);
    for (const service of services) if (service.selfHosted) expect(service.urls.length, service.id).toBeGreaterThan(0);
  });

  it('name CNAME targets of tracking services only, as hosting behind a name is no cloaking', () => {
    const hosting = services.filter(
      (service) => service.cnames.length > 0 && ['cdn', 'hosting', 'shop', 'cmp', 'payment', 'captcha'].includes(service.category),
    );
    expect(hosting.map((service) => service.id)).toEqual([]);
  });

  it('compile and stay fast on hostile input', () => {
    const hostile = [
      `www.google.com/${'maps/'.repeat(400)}`,
      `example.com/gtag/js?${'id=G'.repeat(500)}`,
      `example.com/${'a'.repeat(2000)}`,
      `example.com/gtm.js?${'&id='.repeat(500)}`,
      `example.com/js/script${'.hash'.repeat(300)}!`,
      `example.com/ee/${'a-'.repeat(900)}/`,
      `${'a.'.repeat(900)}com/`,
    ];
    for (const service of services) {
      for (const source of service.urls) {
        const pattern = new RegExp(source, 'i');
        // A quantifier on a group that itself ends in a quantifier is what backtracks exponentially.
        expect(/\([^()]*[+*]\)[+*]/.test(source), source).toBe(false);
        // One that backtracks too much would run into the time limit of the test.
        for (const input of hostile) pattern.test(input);
      }
    }
  });
});

describe('vendors', () => {
  it('have the address of the contract partner in the EU, or of the company itself', () => {
    const addressed = vendors.flatMap(({ postalAddress, ...vendor }) => (postalAddress ? [{ ...vendor, postalAddress }] : []));
    expect(addressed.length).toBeGreaterThanOrEqual(150);
    const wrong = addressed.filter(({ postalAddress, euEntity, country }) => {
      const at = postalAddress.slice(-2);
      return euEntity === null ? at !== country : countries.find(({ code }) => code === at)?.eea !== true;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('state a DPF status only for companies with a US seat or parent', () => {
    const wrong = vendors.filter((vendor) => {
      const american = vendor.country === 'US' || vendor.parentCountry === 'US';
      return american ? vendor.dpf === 'not-applicable' : vendor.dpf !== 'not-applicable';
    });
    expect(wrong.map((vendor) => vendor.id)).toEqual([]);
  });
});

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
