import { redirect } from '../../../answers.ts';
import { hostileSite, shortPage } from '../hostile-site.ts';

const counted = (url: URL) => Number(url.searchParams.get('n') ?? '0') + 1;

/** Sites that never arrive. */
export const circleSites = [
  hostileSite({
    slug: 'self-redirect',
    de: 'Leitet auf sich selbst weiter.',
    en: 'Redirects to itself.',
    error: 'redirect-loop',
    fallback: ({ url }) => redirect(url.href, 302),
  }),
  hostileSite({
    slug: 'ping-pong',
    de: 'Zwei Adressen leiten aufeinander weiter.',
    en: 'Two addresses redirect to each other.',
    error: 'redirect-loop',
    pages: { '/': redirect('/b', 302), '/b': redirect('/', 302) },
  }),
  hostileSite({
    slug: 'endless-redirects',
    de: 'Leitet ohne Ende weiter, jedes Mal woandershin.',
    en: 'Redirects without end, each time elsewhere.',
    error: 'redirect-loop',
    fallback: ({ url }) => redirect(`/?n=${counted(url)}`, 302),
  }),
  hostileSite({
    slug: 'script-reloads',
    de: 'Ein Skript ruft die Seite immer wieder neu auf.',
    en: 'A script opens the page again and again.',
    error: 'redirect-loop',
    pages: { '/': ({ url }) => shortPage('Noch einmal', '', `setTimeout(() => { location.href = '/?n=${counted(url)}'; }, 50);`) },
  }),
  hostileSite({
    slug: 'meta-reloads',
    de: 'Meta-Refresh auf sich selbst, sofort.',
    en: 'Meta refresh to itself, at once.',
    error: 'redirect-loop',
    pages: { '/': shortPage('Noch einmal', '<meta http-equiv="refresh" content="0; url=/">') },
  }),
];
