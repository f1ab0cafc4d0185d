import { describe, expect, it } from 'vitest';
import { ConstantValues, findIdentifiers, ValuesOfOneView } from './identifiers.ts';
import { readParameters } from './parameters.ts';

const names = (query: string) => findIdentifiers(readParameters(`https://a.de/?${query}`, null)).map(({ name }) => name);

describe('findIdentifiers', () => {
  it.each([
    ['cid=1093847561.1763700000', ['cid']],
    ['_ga=GA1.1.1093847561.1763700000', ['_ga']],
    ['fbp=fb.1.1763700000123.938475612&id=1234567890', ['fbp']],
    ['user%5Bdevice_id%5D=abcdef12', ['user[device_id]']],
    ['anything=3f2504e0-4f89-11d3-9a0c-0305e82c3301', ['anything']],
    ['uid=undefined&cid=0&device_id=000000', []],
    ['unique_token=00000000-0000-0000-5000-000000000000&visit_token=00000000-0000-4000-8000-000000000000', []],
    ['uid=00000000-0000-0000-5000-000000000000&visitor_id=anonymous&cid=not_set&uuid=0000000000000000', []],
    ['unique_token=3f2504e0-0000-4000-9a0c-000000000000', ['unique_token']],
    ['v=8f3a9c1e77b2d4f6&sitekey=6Lc8f3a9c1e77b2d4f6&cb=8f3a9c1e77b2d4f6', []],
    ['family=Open+Sans:400,700&display=swap', []],
    ['id=GTM-ABC1234&l=dataLayer', []],
    ['tid=G-AB12CD34EF&gtm=45je5b50v9101234567za200', []],
    ['gcs=G100&gcd=13l3l3l3l1l1', []],
    ['lat=52.5200&lng=13.4050', []],
    ['id=1234567890123456&ev=PageView', []],
    ['render=6Lc8f3a9c1e77b2d4f6aXq&co=aHR0cHM6Ly93d3cubXVzdGVyLnRlc3Q6NDQz', []],
    ['ts=1763700000123&rnd=938475612938', []],
  ])('%s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });
});

describe('ConstantValues', () => {
  it('knows what two fresh browsers sent alike', () => {
    const constants = new ConstantValues();
    const account = { name: 'account', value: '8f3a9c1e77b2d4f6', where: 'url' as const };
    const visitor = { name: 'visitor', value: '1f3a9c1e77b2d4f6', where: 'url' as const };
    constants.note('a.de', account, 'none');
    constants.note('a.de', account, 'accept');
    constants.note('a.de', visitor, 'none');
    constants.note('a.de', visitor, 'none');
    expect(constants.has('a.de', account)).toBe(true);
    expect(constants.has('b.de', account)).toBe(false);
    expect(constants.has('a.de', visitor)).toBe(false);
  });

  it('knows what two runs asked for in addresses', () => {
    const constants = new ConstantValues();
    const settings = { name: 'sid', value: 'Qk7mW2xTfLz9Rb', where: 'url' as const };
    constants.note('count.de', settings, 'none');
    constants.notePublic('Qk7mW2xTfLz9Rb', 'none');
    expect(constants.has('count.de', settings)).toBe(false);
    constants.notePublic('Qk7mW2xTfLz9Rb', 'reject');
    expect(constants.has('count.de', settings)).toBe(true);
  });
});

describe('ValuesOfOneView', () => {
  const view = (values: [page: string, value: string][], run = 'reject') => {
    const passing = new ValuesOfOneView();
    for (const [page, value] of values) passing.note('a.de', { name: 'id', value, where: 'body' }, run, page);
    return passing.has('a.de', { name: 'id', value: values[0]![1], where: 'body' }, 'reject');
  };
  const [one, two, three] = [
    '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    '8a2504e0-4f89-11d3-9a0c-0305e82c3302',
    '5c2504e04f8911d39a0c0305e82c3303',
  ];

  it.each([
    [
      'drawn anew with each page',
      [
        ['p1', one],
        ['p2', two],
        ['p3', three],
      ],
      true,
    ],
    [
      'with the name of its kind in front',
      [
        ['p1', `$device:${one}`],
        ['p2', `$device:${two}`],
        ['p3', `$device:${three}`],
      ],
      true,
    ],
    [
      'twice on the same page',
      [
        ['p1', one],
        ['p1', one],
        ['p2', two],
        ['p3', three],
      ],
      true,
    ],
    [
      'the same on two pages',
      [
        ['p1', one],
        ['p2', one],
        ['p3', three],
      ],
      false,
    ],
    [
      'two pages are too few',
      [
        ['p1', one],
        ['p2', two],
      ],
      false,
    ],
    [
      'a composed value may hold a lasting part',
      [
        ['p1', `v1.${one}.1763700000`],
        ['p2', `v1.${two}.1763700001`],
        ['p3', three],
      ],
      false,
    ],
  ] as [string, [string, string][], boolean][])('%s', (_, values, expected) => {
    expect(view(values)).toBe(expected);
  });

  it('keeps runs apart', () => {
    expect(
      view(
        [
          ['p1', one],
          ['p2', two],
          ['p3', three],
        ],
        'none',
      ),
    ).toBe(false);
  });
});
