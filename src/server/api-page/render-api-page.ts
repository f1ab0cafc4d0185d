import { errorText } from '#contract/api/error.ts';
import { type Route, type RouteName, routes } from '#contract/api/routes.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type Html, html } from '#lib/html.ts';
import { statusOf } from '../api-error.ts';
import { errorCodesOf, type OpenApiDocument, type OpenApiOperation } from '../openapi.ts';
import { prose } from './prose.ts';
import { schemaTable, typeOf } from './schema-view.ts';
import { type ApiPageTexts, apiPageTexts } from './texts.ts';

/** The API for people: plain HTML from the document, without a script. */
export function renderApiPage(document: OpenApiDocument, product: string, locale: Locale): string {
  const texts = apiPageTexts[locale];
  const other = locale === 'de' ? 'en' : 'de';
  const fieldLanguage = locale === 'en' ? null : 'en';
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · ${product}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header class="sheet">
<a class="logo" href="/app/">${product}</a>
<nav><a href="?locale=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></nav>
</header>
<main class="sheet" id="content">
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<p><a href="/api/openapi.json">${texts.machine}</a> · <a href="/checks?locale=${locale}">${texts.checks}</a></p>
<section>
<h2>${texts.basics}</h2>
<div>
${texts.basicsSentences.map((sentence) => html`<p>${prose(sentence)}</p>\n`)}<dl>
${Object.values(texts.access).map(({ name, how }) => html`<dt>${name}</dt><dd>${prose(how)}</dd>\n`)}</dl>
</div>
</section>
<section>
<h2>${texts.contents}</h2>
<nav aria-label="${texts.contents}"><ul class="contents">
${operations.map(({ operationId }) => html`<li><a href="#${operationId}">${prose(summaryOf(operationId, texts))}</a></li>\n`)}</ul></nav>
</section>
${operations.map((operation) => call(operation, texts, locale, fieldLanguage))}
<section>
<h2 id="schemas">${texts.schemas}</h2>
<div>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<article id="${name}">
<h3><code>${name}</code></h3>
${schemaTable(name, schema, texts, fieldLanguage)}</article>
`,
)}</div>
</section>
</main>
<footer class="sheet"><a href="/app/">${texts.home}</a></footer>
</body>
</html>
`.text;
}

const summaryOf = (name: RouteName, texts: ApiPageTexts): string => texts.summaries?.[name] ?? routes[name].summary;

function call(operation: OpenApiOperation, texts: ApiPageTexts, locale: Locale, fieldLanguage: 'en' | null): Html {
  const route: Route = routes[operation.operationId];
  const request = operation.requestBody?.content['application/json'].schema;
  return html`<section id="${operation.operationId}">
<h2>${prose(summaryOf(operation.operationId, texts))}</h2>
<div>
<p class="path"><code><b>${route.method}</b> ${route.path.replace(/:(\w+)/g, '{$1}')}</code> <span class="quiet">${texts.access[route.access].name}</span></p>
${parameters(operation, texts, fieldLanguage)}${request && html`<h3>${texts.body}</h3>\n<p>${typeOf(request, texts)}</p>\n`}<h3>${texts.answer}</h3>
<p><code>${route.success.status}</code> ${answer(route, operation, texts)}</p>
${errors(operation.operationId, route, texts, locale)}</div>
</section>
`;
}

function parameters({ parameters: given }: OpenApiOperation, texts: ApiPageTexts, fieldLanguage: 'en' | null): Html | null {
  // Every call takes it; the basics say so once.
  const own = given.filter(({ name }) => name !== 'Accept-Language');
  if (own.length === 0) return null;
  return html`<h3>${texts.parameters}</h3>
<dl>
${own.map(
  ({ name, in: place, required, description, schema }) => html`<dt><code>${name}</code></dt>
<dd>${texts.place[place]}, ${typeOf(schema, texts)}${!required && `, ${texts.optional}`}${description && html`<span class="block"${fieldLanguage && html` lang="${fieldLanguage}"`}>${prose(description)}</span>`}</dd>
`,
)}</dl>
`;
}

function answer({ success }: Route, operation: OpenApiOperation, texts: ApiPageTexts): Html {
  const content = Object.entries(operation.responses[success.status]!.content ?? {});
  const [type, media] = content[0] ?? [];
  if (success.body === 'binary' || !media) return html`${texts.file} <code>${type}</code>`;
  if (success.body === 'events') return html`${prose(texts.events)} ${typeOf(media.schema, texts)}`;
  return typeOf(media.schema, texts);
}

function errors(operationId: RouteName, route: Route, texts: ApiPageTexts, locale: Locale): Html {
  const rows = errorCodesOf(route).map(
    (code) => html`<tr><td>${statusOf(code)}</td><th scope="row"><code>${code}</code></th><td>${errorText(code, locale)}</td></tr>
`,
  );
  return html`<details>
<summary>${texts.errors}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${texts.errors}: ${summaryOf(operationId, texts).replaceAll('`', '')}"><table>
<thead><tr><th scope="col">${texts.column.status}</th><th scope="col">${texts.column.code}</th><th scope="col">${texts.column.meaning}</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
</details>
`;
}
