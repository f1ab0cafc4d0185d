import { html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const library = new URL('./mollie.js', import.meta.url);

/** Mollie Components: the library of the checkout and the frames in which card numbers are typed. */
export const mollieHosts: readonly LabHost[] = [
  {
    host: 'js.mollie.com',
    address: '34.98.102.180',
    handle({ url }) {
      if (url.pathname === '/v1/mollie.js') return clientScript(library);
      return url.pathname.startsWith('/components/')
        ? html(
            '<!DOCTYPE html><html><head><title>Mollie Components</title></head><body style="margin:0"><input aria-label="Kartenangabe" autocomplete="off" style="width:96%;height:34px;border:0;font-size:16px"></body></html>',
          )
        : notFound();
    },
  },
];
