import { html, json, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A pop-up form as its owner designed it with Mailchimp. */
export interface MailchimpPopup {
  account: string;
  audience: string;
  dataCentre: string;
  delaySeconds: number;
  title: string;
  text: string;
  button: string;
}

/** Pop-ups that sites keep with Mailchimp, by the name of their connected-site script. */
export const mailchimpPopups: Publications<MailchimpPopup> = publications('Mailchimp pop-up');

/** What the pop-up leaves behind while nobody closes it. */
export const mailchimpFootprint: Footprint = {
  service: 'Mailchimp',
  hosts: ['chimpstatic.com', 'downloads.mailchimp.com', 'mc.us21.list-manage.com'],
};

const popup = new URL('./popup.js', import.meta.url);

function connectedSite(pathname: string): string | undefined {
  return pathname.match(/^\/mcjs-connected\/js\/users\/[0-9a-f]+\/([0-9a-f]+)\.js$/)?.[1];
}

function loader(id: string): string {
  return `!function(c,h,i,m,p){m=c.createElement(h);p=c.getElementsByTagName(h)[0];m.async=1;m.src=i;p.parentNode.insertBefore(m,p)}(document,"script","https://downloads.mailchimp.com/js/signup-forms/popup/unique-methods/embed.js?site=${id}");`;
}

/** Mailchimp: the script of a connected site, the code of its pop-up, and where forms are kept and sent. */
export const mailchimpHosts: readonly LabHost[] = [
  {
    host: 'chimpstatic.com',
    address: '23.50.131.20',
    handle({ url }) {
      const id = connectedSite(url.pathname);
      return id && mailchimpPopups.find(id) ? script(loader(id)) : notFound();
    },
  },
  {
    host: 'downloads.mailchimp.com',
    address: '23.50.131.33',
    handle({ url }) {
      const id = url.searchParams.get('site') ?? '';
      const site = mailchimpPopups.find(id);
      return site && url.pathname.endsWith('/embed.js') ? clientScript(popup, { id, ...site }) : notFound();
    },
  },
  {
    host: 'mc.us21.list-manage.com',
    address: '205.201.136.57',
    handle({ url }) {
      if (url.pathname !== '/signup-form/settings') return notFound();
      const callback = (url.searchParams.get('c') ?? 'callback').replaceAll(/[^\w.]/g, '');
      return script(`${callback}(${JSON.stringify({ config: { form: {}, styles: {} }, status: 'ok' })});`);
    },
  },
  {
    host: 'keramik-morgenrot.us21.list-manage.com',
    address: '205.201.136.57',
    handle: ({ url }) =>
      url.pathname === '/subscribe/post-json'
        ? json({ result: 'success' })
        : html('<!doctype html><title>Danke</title><p>Fast geschafft …</p>'),
  },
];
