import type { Locale } from '#contract/vocabulary.ts';
import { html } from '#lib/html.ts';

const texts = {
  de: { title: 'Seite nicht gefunden', sentence: 'Unter dieser Adresse gibt es keine Seite.', link: 'Zur Startseite' },
  en: { title: 'Page not found', sentence: 'There is no page at this address.', link: 'To the home page' },
} as const;

/** What a browser gets outside the app for an address that does not exist. */
export function notFoundPage(locale: Locale, product: string): string {
  const { title, sentence, link } = texts[locale];
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${product}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main class="sheet short">
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/app/">${link}</a></p>
</main>
</body>
</html>
`.text;
}
