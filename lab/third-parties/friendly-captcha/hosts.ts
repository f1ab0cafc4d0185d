import { json, notFound } from '../../answers.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';

/** Friendly Captcha, version 1, European endpoint: hands out puzzles, without cookies. The widget comes from the site itself. */
export const friendlyCaptchaHosts: readonly LabHost[] = [
  {
    host: 'eu-api.friendlycaptcha.eu',
    address: '49.12.22.134',
    handle({ method, url }) {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'x-frc-client', 'cache-control': 'no-store' };
      if (method === 'OPTIONS') return { status: 204, headers };
      if (url.pathname !== '/api/v1/puzzle') return notFound();
      return json({ data: { puzzle: `${randomText(32)}.${randomText(44)}` }, success: true }, headers);
    },
  },
];
