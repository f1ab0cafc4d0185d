import { css, html, notFound } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** A vacancy as the list shows it. */
export interface SoftgardenJob {
  id: number;
  title: string;
  line: string;
}

const listPage = (
  jobs: readonly SoftgardenJob[],
) => `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Stellenangebote</title>
<link rel="stylesheet" href="/assets/css/widget-jobs.css"></head><body class="sg-widget"><div class="matchElementList">${jobs
  .map(
    ({ id, title, line }) =>
      `<div class="matchElement" id="job_id_${id}"><div class="matchValue title"><a href="/job/${id}?l=de" target="_blank">${title}</a></div><div class="matchValue ProjectGeoLocationCity">${line}</div></div>`,
  )
  .join('')}</div></body></html>`;

/** The job list of a customer of softgarden as it is shown in a frame; its Java server starts a session. */
export function softgardenJobList(customer: string, jobs: readonly SoftgardenJob[]): LabHost {
  return {
    host: `${customer}.softgarden.io`,
    address: '52.58.94.131',
    handle(request) {
      if (request.url.pathname === '/assets/css/widget-jobs.css')
        return css(
          'body{margin:0;font:15px/1.5 Arial,sans-serif;color:#22313b}.matchElement{padding:14px 0;border-bottom:1px solid #d5dde2}.title a{color:#005b85;font-weight:700;text-decoration:none}',
        );
      if (!/^\/de\/widgets\/jobs\/?$/.test(request.url.pathname)) return notFound();
      const session = setCookie('JSESSIONID', randomText(32), { secure: true, httpOnly: true, sameSite: 'None' });
      return html(listPage(jobs), request.cookies['JSESSIONID'] ? {} : { 'set-cookie': session });
    },
  };
}

/** What a job list in a frame leaves behind. */
export const softgardenFootprint = (customer: string): Footprint => ({
  service: 'softgarden',
  hosts: [`${customer}.softgarden.io`],
  cookies: [{ name: 'JSESSIONID', domain: `${customer}.softgarden.io`, declaredLifetimeSeconds: null }],
});
