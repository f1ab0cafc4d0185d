import { html, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./digistore.js', import.meta.url);

/** What the script for affiliates leaves behind on a sales page. No cookies without an affiliate in the address. */
export const digistoreScripts: Footprint = { service: 'Digistore24', hosts: ['www.digistore24-scripts.com'] };

const order = (product: string) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Bestellformular – Digistore24</title></head><body><h1>Bestellformular</h1><p>Produkt ${product}</p><form method="post"><label>E-Mail-Adresse <input type="email" name="email" required></label> <button type="submit">Zahlungspflichtig bestellen</button></form><p>Verkäufer: Digistore24 GmbH, St.-Godehard-Straße 32, 31139 Hildesheim</p></body></html>`;

/** Digistore24: the script that keeps track of affiliates and the order form that links lead to. */
export const digistoreHosts: readonly LabHost[] = [
  {
    host: 'www.digistore24-scripts.com',
    address: '52.222.214.77',
    handle({ url }) {
      if (url.pathname === '/service/digistore.js') return clientScript(library);
      return url.pathname === '/service/promocode.js' ? script('/* no promo code */') : notFound();
    },
  },
  {
    host: 'www.digistore24.com',
    address: '34.111.136.88',
    handle: ({ url }) => (/^\/product\/\d+$/.test(url.pathname) ? html(order(url.pathname.split('/')[2] ?? '')) : notFound()),
  },
];
