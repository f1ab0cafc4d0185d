import { cors, html, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A vacancy as BITE's interface hands it out. */
export interface BitePosting {
  hash: string;
  title: string;
  department: string;
  workload: string;
}

/** What a customer advertises, by the name in its listings; `key` is that of its interface. */
export const biteCustomers: Publications<{ key: string; postings: readonly BitePosting[] }> = publications('BITE customer');

const loader = new URL('./api-loader.js', import.meta.url);
const listing = new URL('./listing.js', import.meta.url);
const keysToNames = new Map<string, string>();

/** BITE (Ulm), applicant management: loader, listing of the customer, interface with the vacancies. No cookies. */
export const biteHosts: readonly LabHost[] = [
  {
    host: 'static.b-ite.com',
    address: '185.48.119.61',
    handle: ({ url }) => (url.pathname === '/jobs-api/loader-v1/api-loader-v1.min.js' ? clientScript(loader) : notFound()),
  },
  {
    host: 'cs-assets.b-ite.com',
    address: '185.48.119.62',
    handle({ url }) {
      const name = /^\/([a-z0-9-]+)\/jobs-api\/[a-z0-9-]+\.min\.js$/.exec(url.pathname)?.[1] ?? '';
      const customer = biteCustomers.find(name);
      if (!customer) return notFound();
      keysToNames.set(customer.key, name);
      return clientScript(listing, { name, key: customer.key });
    },
  },
  {
    host: 'jobs.b-ite.com',
    address: '185.48.119.63',
    handle({ url, method, headers, body }) {
      const allowed = { ...cors(headers.origin), 'access-control-allow-headers': 'content-type,bite-jobsapi-client' };
      if (method === 'OPTIONS') return noContent(allowed);
      if (url.pathname.startsWith('/jobposting/'))
        return html('<!doctype html><html lang="de"><title>Stellenanzeige</title><h1>Stellenanzeige</h1><p>Jetzt bewerben</p></html>');
      if (url.pathname !== '/api/v1/postings/search') return notFound();
      const key = /"key":"([0-9a-f]+)"/.exec(body.toString())?.[1] ?? '';
      const jobPostings = biteCustomers.find(keysToNames.get(key) ?? '')?.postings ?? [];
      return json({ page: { total: jobPostings.length }, jobPostings }, allowed);
    },
  },
];

/** What a listing in a page leaves behind. */
export const biteFootprint: Footprint = { service: 'BITE', hosts: ['static.b-ite.com', 'cs-assets.b-ite.com', 'jobs.b-ite.com'] };
