import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** Openings on a job board: title and line below. */
export const ashbyBoards: Publications<readonly (readonly [string, string])[]> = publications('Ashby job board');

const embed = new URL('./embed.js', import.meta.url);
const board = new URL('./board.js', import.meta.url);

/** Ashby: the script that puts a job board into a page, the board itself and its files. Cloudflare stands in front of it. */
export const ashbyHosts: readonly LabHost[] = [
  {
    host: 'jobs.ashbyhq.com',
    address: '104.18.29.155',
    handle(request) {
      const [, name = '', part] = request.url.pathname.split('/');
      if (name === 'api') return json({ jobPostings: ashbyBoards.find(request.url.searchParams.get('board') ?? '') ?? [] });
      if (!ashbyBoards.find(name)) return notFound();
      const cookies = cloudflareCookies(request, 'ashbyhq.com');
      if (part === 'embed') return clientScript(embed, { name }, cookies);
      return html(
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Jobs</title><link rel="stylesheet" href="https://cdn.ashbyprd.com/frontend_non_user/9f31c0/assets/index.css"></head><body><div id="root"></div><script src="https://cdn.ashbyprd.com/frontend_non_user/9f31c0/assets/index.js"></script></body></html>',
        cookies,
      );
    },
  },
  {
    host: 'cdn.ashbyprd.com',
    address: '18.66.147.30',
    handle: ({ url }) =>
      url.pathname.endsWith('.css')
        ? css(
            'body{margin:0;font:15px/1.5 Arial,sans-serif}.ashby-job-posting-brief{display:block;border:1px solid #e2e4ea;border-radius:8px;padding:14px 18px;margin-bottom:10px;color:#151827;text-decoration:none}h3{margin:0}',
          )
        : clientScript(board),
  },
];

/** What a job board in a page leaves behind. */
export const ashbyFootprint: Footprint = {
  service: 'Ashby',
  hosts: ['jobs.ashbyhq.com', 'cdn.ashbyprd.com'],
  cookies: [{ name: '__cf_bm', domain: 'ashbyhq.com', declaredLifetimeSeconds: lifetimes.minutes(30) }],
};
