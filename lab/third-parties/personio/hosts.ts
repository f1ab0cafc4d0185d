import { css, html, notFound } from '../../answers.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';
import type { Footprint } from '../footprints.ts';

/** A vacancy as the career page lists it. */
export interface Vacancy {
  id: number;
  title: string;
  place: string;
  schedule: string;
}

function page(vacancies: readonly Vacancy[]): string {
  const rows = vacancies
    .map(
      ({ id, title, place, schedule }) =>
        `<a class="job-box-link job-box" href="/job/${id}?language=de" target="_blank" data-job-position-id="${id}"><div class="job-box-body"><h3 class="jb-title">${title}</h3><span class="jb-description">${schedule} · ${place}</span></div></a>`,
    )
    .join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Offene Stellen</title><link rel="stylesheet" href="https://assets.cdn.personio.de/jobs/v2/release/main.css"></head><body class="page-index"><div id="jobs-list" class="job-list">${rows}</div></body></html>`;
}

/** The career page of a customer, often shown in a frame. Cloudflare stands in front of it. */
export function personioCareerPage(customer: string, vacancies: readonly Vacancy[]): LabHost {
  return {
    host: `${customer}.jobs.personio.de`,
    address: '104.18.36.121',
    handle: (request) => (request.url.pathname === '/' ? html(page(vacancies), cloudflareCookies(request, 'personio.de')) : notFound()),
  };
}

/** Static files of Personio. */
export const personioHosts: readonly LabHost[] = [
  {
    host: 'assets.cdn.personio.de',
    address: '18.66.122.43',
    handle: () =>
      css(
        'body{margin:0;font:15px/1.5 Arial,sans-serif}.job-box{display:block;padding:14px 18px;margin:0 0 10px;border:1px solid #d8dde3;border-radius:6px;color:#1c2733;text-decoration:none}.jb-title{margin:0 0 2px;font-size:16px}.jb-description{color:#5b6875}',
      ),
  },
];

/** What a career page in a frame leaves behind. */
export const personioFootprint = (customer: string): Footprint => ({
  service: 'Personio',
  hosts: [`${customer}.jobs.personio.de`, 'assets.cdn.personio.de'],
  cookies: [{ name: '__cf_bm', domain: 'personio.de', declaredLifetimeSeconds: lifetimes.minutes(30) }],
});
