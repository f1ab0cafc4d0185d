import { html } from '../../../answers.ts';
import { hostileSite, imprint, shortPage } from '../hostile-site.ts';

const legalWords = ['impressum', 'datenschutz', 'agb', 'widerruf', 'cookies'];

/** Sites that have too much of something. */
export const floodSites = [
  hostileSite({
    slug: 'ten-thousand-frames',
    de: 'Zehntausend eingebettete Rahmen.',
    en: 'Ten thousand embedded frames.',
    pages: {
      '/': shortPage(
        'Rahmen',
        '<div id="wall"></div>',
        "document.getElementById('wall').innerHTML = '<iframe src=\"/leer\" width=9 height=9></iframe>'.repeat(10000);",
      ),
      '/leer': html('<!doctype html><title>leer</title>'),
    },
  }),
  hostileSite({
    slug: 'frame-in-itself',
    de: 'Die Seite bettet sich selbst ein, immer tiefer.',
    en: 'The page embeds itself, deeper and deeper.',
    pages: {
      '/': ({ url }) =>
        shortPage('Spiegel', `<iframe src="/?t=${Number(url.searchParams.get('t') ?? 0) + 1}" width=600 height=400></iframe>`),
    },
  }),
  hostileSite({
    slug: 'cookie-flood',
    de: 'Dreitausend Cookies zu je vier Kilobyte und ein voller lokaler Speicher.',
    en: 'Three thousand cookies of four kilobytes each and a full local storage.',
    pages: {
      '/': {
        ...html(
          shortPage(
            'Kekse',
            '',
            "for (let i = 0; i < 3000; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(4000) + '; path=/; max-age=99999999'; try { for (let i = 0; i < 3000; i++) localStorage.setItem('k' + i, 'y'.repeat(4000)); } catch {}",
          ),
          {
            'set-cookie': [
              ...Array.from({ length: 40 }, (_, index) => `h${index}=${'z'.repeat(1_000)}; Path=/; Secure`),
              '=kein-name; Path=/',
              '__Host-falsch=1; Domain=cookie-flood.test; Path=/',
              '__proto__=1; Path=/',
              'constructor=1; Path=/',
            ],
          },
        ),
      },
      '/impressum': imprint,
    },
  }),
  hostileSite({
    slug: 'node-flood',
    de: 'Hunderttausend Elemente und tausendfach verschachtelte Listen.',
    en: 'A hundred thousand elements and lists nested a thousand deep.',
    pages: {
      '/': shortPage('Sehr viel', `${'<p><a href="/x">x</a></p>'.repeat(50_000)}${'<div>'.repeat(1_000)}tief`),
      '/impressum': imprint,
    },
  }),
  hostileSite({
    slug: 'link-maze',
    de: 'Ein Irrgarten: Jede Seite verweist auf hundert neue, die Impressum und Datenschutz heißen.',
    en: 'A maze: each page links to a hundred new ones called imprint and privacy.',
    fallback: ({ url }) =>
      shortPage(
        'Irrgarten',
        Array.from({ length: 100 }, (_, index) => {
          const word = legalWords[index % legalWords.length];
          return `<a href="${url.pathname.replace(/\/$/, '')}/${word}-${index}">${word} ${index}</a>`;
        }).join('\n'),
      ),
  }),
  hostileSite({
    slug: 'soft-404',
    de: 'Antwortet auf jede Adresse mit 200 und „nicht gefunden“.',
    en: 'Answers every address with 200 and "not found".',
    pages: { '/': '<!doctype html><html lang="de"><title>Start</title><h1>Start</h1><p>Diese Seite nennt keine Rechtstexte.</p></html>' },
    fallback:
      '<!doctype html><html lang="de"><title>Nicht gefunden</title><h1>Seite nicht gefunden</h1><p>Die angeforderte Seite gibt es nicht.</p></html>',
  }),
];
