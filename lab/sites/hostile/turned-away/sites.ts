import { html } from '../../../answers.ts';
import { hostileSite } from '../hostile-site.ts';

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;

/** Sites that answer, but let no scanner in. */
export const turnedAwaySites = [
  hostileSite({
    slug: 'bot-wall',
    de: 'Jeder Abruf wird mit 403 abgewiesen.',
    en: 'Everything is answered with 403.',
    error: 'blocked-by-site',
    fallback: { ...html(page('Access denied', 'You do not have permission to view this page.')), status: 403 },
  }),
  hostileSite({
    slug: 'too-many-requests',
    de: 'Schon der erste Abruf gilt als zu viel: 429 mit Wartezeit.',
    en: 'Even the first request is one too many: 429 with a time to wait.',
    error: 'blocked-by-site',
    fallback: { ...html(page('Too many requests', 'Slow down.'), { 'retry-after': '3600' }), status: 429 },
  }),
  hostileSite({
    slug: 'captcha-wall',
    de: 'Eine Captcha-Seite, die mit Status 200 antwortet.',
    en: 'A captcha page that answers with status 200.',
    error: 'blocked-by-site',
    fallback: page('Just a moment...', 'Checking your browser. Please complete the CAPTCHA to verify you are human.'),
  }),
  hostileSite({
    slug: 'basic-auth',
    de: 'Verlangt Benutzername und Passwort (Basic Auth).',
    en: 'Asks for user name and password (basic auth).',
    error: 'auth-required',
    fallback: { ...html(page('Login', 'Members only.'), { 'www-authenticate': 'Basic realm="Members"' }), status: 401 },
  }),
];
