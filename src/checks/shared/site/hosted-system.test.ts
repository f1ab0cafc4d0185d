import { expect, it } from 'vitest';
import { serviceOf } from '#knowledge/find-service.ts';
import { isRunByProvider, runsTheSite } from './hosted-system.ts';

it.each([
  ['shopify', 'Shopify', true],
  ['plentymarkets', 'PlentyONE (plentymarkets)', true],
  ['wix', 'Wix', true],
  ['jimdo', 'Jimdo', true],
  ['plentymarkets', 'Shopware 5', false],
  ['plentymarkets', 'WordPress', false],
  ['google-analytics', 'PlentyONE (plentymarkets)', false],
  ['plentymarkets', null, false],
])('%s on a site of %s: %s', (id, system, expected) => expect(runsTheSite(serviceOf(id)!, system)).toBe(expected));

it.each([
  ['PlentyONE (plentymarkets)', true],
  ['Shopify', true],
  ['STRATO Homepage-Baukasten', true],
  ['Mobirise', false],
  ['WooCommerce', false],
  [null, false],
])('%s is run by its provider: %s', (system, expected) => expect(isRunByProvider(system)).toBe(expected));
