import { css, html, notFound, redirect } from '../../answers.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** A sign-up form as its owner has laid it out in KlickTipp's editor. */
export interface KlickTippForm {
  /** Key of the list that the form signs up to. */
  apiKey: string;
  headline: string;
  button: string;
  /** Small print under the button, with links. */
  note: string;
}

/** Forms by their path below /userimages/. */
export const klickTippForms = publications<KlickTippForm>('KlickTipp form');

/** A form in a frame. No cookies. */
export const klickTippFormFootprint: Footprint = { service: 'KlickTipp', hosts: ['assets.klicktipp.com'] };

const style =
  'body{margin:0;font:15px/1.5 "Open Sans",Arial,sans-serif;color:#333}.ktv2-form{padding:22px;background:#fff7f3;border-radius:10px}.ktv2-form-headline{font-size:20px;margin:0 0 12px}.ktv2-form-element{display:block;width:100%;box-sizing:border-box;padding:11px;margin:0 0 10px;border:1px solid #d8c3b8;border-radius:5px;font:inherit}.ktv2-submit{width:100%;padding:12px;border:0;border-radius:5px;background:#c0563f;color:#fff;font:700 16px Arial,sans-serif;cursor:pointer}.ktv2-note{font-size:12px;color:#666}';

function form(request: LabRequest): LabResponse {
  const { pathname } = request.url;
  if (pathname.endsWith('.css')) return css(style);
  const found = klickTippForms.find(pathname.replace('/userimages/', ''));
  if (!found) return notFound();
  return html(`<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>KlickTipp</title><link rel="stylesheet" href="/assets/form/ktv2.css"></head><body>
<form class="ktv2-form" accept-charset="UTF-8" target="_top" action="https://app.klicktipp.com/api/subscriber/signin.html" method="post"><input type="hidden" name="apikey" value="${found.apiKey}"><input type="hidden" name="fields[fieldDigit]" value="">
<p class="ktv2-form-headline"><strong>${found.headline}</strong></p><label>E-Mail-Adresse *<input class="ktv2-form-element" type="email" name="email" required autocomplete="email"></label>
<input class="ktv2-submit" type="submit" name="FormSubmit" value="${found.button}"><p class="ktv2-note">${found.note}</p></form></body></html>`);
}

/** KlickTipp: forms in frames, and the address that every form is sent to. It answers with the owner's page for "please confirm". */
export const klickTippHosts: readonly LabHost[] = [
  { host: 'assets.klicktipp.com', address: '18.66.147.63', handle: form },
  ...['app.klicktipp.com', 'www.klick-tipp.com'].map(
    (host): LabHost => ({
      host,
      address: '78.46.61.104',
      handle: ({ url }) =>
        url.pathname === '/api/subscriber/signin.html' ? redirect('https://app.klicktipp.com/pending', 302) : html('OK'),
    }),
  ),
];
