import { notFound } from '../../answers.ts';
import type { LabHost, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** Files that a shop has in the delivery network, by path below its hash. */
export const plentyFiles = publications<Readonly<Record<string, LabResponse>>>('plentymarkets files');

/** What every page of a plentyShop contacts. */
export const plentyFootprint: Footprint = { service: 'plentymarkets', hosts: ['cdn02.plentymarkets.com'] };

/** plentymarkets' delivery network: style sheets, scripts, fonts and pictures of the shops on it; it stores nothing. */
export const plentyHosts: readonly LabHost[] = [
  {
    host: 'cdn02.plentymarkets.com',
    address: '18.66.122.41',
    handle({ url }) {
      const [, hash = '', ...rest] = url.pathname.split('/');
      const file = plentyFiles.find(hash)?.[`/${rest.join('/')}`];
      return file ? { ...file, headers: { 'access-control-allow-origin': '*', ...file.headers } } : notFound();
    },
  },
];
