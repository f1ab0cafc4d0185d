import type { CatalogueArea, CatalogueCheck, CheckCatalogue } from '#contract/api/check-catalogue.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type Html, html } from '#lib/html.ts';
import { type CheckCatalogueTexts, checkCatalogueTexts } from '#report/catalogue/check-catalogue-texts.ts';
import { basisStanding, standingOf } from '#report/catalogue/check-document.ts';
import { fillText, formatDay } from '#report/statements/fill-text.ts';
import { apiPageTexts } from '../api-page/texts.ts';

/** All checks for people: plain HTML in the look of the API page, without a script. */
export function renderCheckPage(catalogue: CheckCatalogue, product: string, locale: Locale): string {
  const texts = checkCatalogueTexts[locale];
  const frame = apiPageTexts[locale];
  const other = locale === 'de' ? 'en' : 'de';
  const { total, ruleVersion, areas } = catalogue;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · ${product}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#content">${frame.skip}</a>
<header class="sheet">
<a class="logo" href="/app/">${product}</a>
<nav><a href="?locale=${other}" lang="${other}" hreflang="${other}">${frame.otherLanguage}</a></nav>
</header>
<main class="sheet" id="content">
<h1>${texts.title}</h1>
<p class="lead">${fillText(texts.lead, { total, areas: areas.length, ruleVersion }, locale)}</p>
${texts.basics.map((sentence) => html`<p>${sentence}</p>\n`)}<p><a href="/api/docs?locale=${locale}#checkCatalogue">${frame.title}</a></p>
${meanings(texts.classesTitle, texts.classes)}${meanings(texts.confidenceTitle, texts.confidence)}<section>
<h2>${frame.contents}</h2>
<nav aria-label="${frame.contents}"><ul class="contents">
${areas.map(({ id, title, checks }) => html`<li><a href="#${id}">${title[locale]} (${checks.length})</a></li>\n`)}</ul></nav>
</section>
${areas.map((area) => describeArea(area, texts, locale))}</main>
<footer class="sheet"><a href="/app/">${frame.home}</a></footer>
</body>
</html>
`.text;
}

function meanings(title: string, entries: Record<string, { name: string; meaning: string }>): Html {
  return html`<section>
<h2>${title}</h2>
<dl>
${Object.values(entries).map(({ name, meaning }) => html`<dt>${name}</dt><dd>${meaning}</dd>\n`)}</dl>
</section>
`;
}

function describeArea({ id, title, weight, checks }: CatalogueArea, texts: CheckCatalogueTexts, locale: Locale): Html {
  return html`<section id="${id}">
<h2>${title[locale]}</h2>
<div>
<p class="quiet">${weight === 0 ? texts.notScored : fillText(texts.areaWeight, { weight }, locale)}</p>
${checks.map((check) => describeCheck(check, texts, locale))}</div>
</section>
`;
}

function describeCheck(check: CatalogueCheck, texts: CheckCatalogueTexts, locale: Locale): Html {
  const { id, title, explanation, legalBasis, volatile, measuredBy, confidenceReason, statements, howToFix } = check;
  const list = (lines: readonly string[]) => html`<ul>\n${lines.map((line) => html`<li>${line}</li>\n`)}</ul>\n`;
  return html`<article id="${id}">
<h3>${title[locale]}</h3>
<p class="quiet"><code>${id}</code> · ${standingOf(check, locale).join(' · ')}</p>
<p>${explanation[locale]}</p>
<details>
<summary>${texts.legalBasis}, ${texts.measuredBy}, ${texts.confidenceReason}, ${texts.statements}, ${texts.howToFix}</summary>
<h4>${texts.legalBasis}</h4>
${list(legalBasis.map(({ text, ...basis }) => `${text[locale]} – ${basisStanding(basis, locale)}`))}${volatile && html`<h4>${texts.volatile}</h4>\n<p>${volatile[locale]} (${formatDay(volatile.since, locale)})</p>\n`}<h4>${texts.measuredBy}</h4>
${list(measuredBy.map((fact) => fact[locale]))}<h4>${texts.confidenceReason}</h4>
<p>${confidenceReason[locale]}</p>
<h4>${texts.statements}</h4>
${list(statements.map((statement) => statement[locale]))}<h4>${texts.howToFix}</h4>
<ol>
${howToFix[locale].map((step) => html`<li>${step}</li>\n`)}</ol>
</details>
</article>
`;
}
