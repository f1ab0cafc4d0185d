import { cors, css, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

const universal = new URL('./universal.js', import.meta.url);

/** Embedded forms by `account/form id`: what stands in the form block, laid out in MailerLite's editor. */
export const mailerLiteForms = publications<{ headline: string; text: string; button: string; note: string }>('MailerLite form');

/** A form on a page. No cookies. */
export const mailerLiteFootprint: Footprint = { service: 'MailerLite', hosts: ['assets.mailerlite.com', 'assets.mlcdn.com'] };

/** MailerLite: the universal script, forms, and the style sheet with their fonts. */
export const mailerLiteHosts: readonly LabHost[] = [
  {
    host: 'assets.mailerlite.com',
    address: '104.18.30.142',
    handle({ url, headers }) {
      if (url.pathname === '/js/universal.js') return clientScript(universal);
      const [, account, id, subscribe] = url.pathname.match(/^\/jsonp\/(\d+)\/forms\/(\d+)(\/subscribe)?$/) ?? [];
      const form = mailerLiteForms.find(`${account}/${id}`);
      if (!form) return notFound();
      if (subscribe) return json({ success: true }, cors(headers.origin));
      const html = `<div id="mlb2-${id}" class="ml-form-embedContainer ml-subscribe-form ml-subscribe-form-${id}"><div class="ml-form-embedWrapper embedForm"><div class="ml-form-embedContent"><h4>${form.headline}</h4><p>${form.text}</p></div><form class="ml-block-form" action="https://assets.mailerlite.com/jsonp/${account}/forms/${id}/subscribe" method="post" target="_blank"><div class="ml-field-group ml-field-email"><input aria-label="E-Mail" aria-required="true" type="email" class="form-control" name="fields[email]" placeholder="Deine E-Mail-Adresse" autocomplete="email" required></div><input type="hidden" name="ml-submit" value="1"><input type="hidden" name="anticsrf" value="true"><div class="ml-form-embedSubmit"><button type="submit" class="primary">${form.button}</button></div><p class="ml-form-note">${form.note}</p></form></div></div>`;
      return json({ html }, cors(headers.origin));
    },
  },
  {
    host: 'assets.mlcdn.com',
    address: '104.18.26.71',
    handle: ({ url }) =>
      url.pathname === '/fonts.css' ? css('.ml-form-embedContainer{font-family:"Open Sans",Arial,sans-serif}') : notFound(),
  },
];
