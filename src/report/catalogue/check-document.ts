import type { CatalogueArea, CatalogueCheck, CheckCatalogue } from '#contract/api/check-catalogue.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { fillText, formatDay } from '../statements/fill-text.ts';
import { type CheckCatalogueTexts, checkCatalogueTexts } from './check-catalogue-texts.ts';

/** Name of the document in a language; German comes first. */
export const checkDocumentNames: Record<Locale, string> = { de: 'checks.md', en: 'checks.en.md' };

const notice: Record<Locale, string> = {
  de: '<!-- Erzeugt mit `npm run docs:checks` aus src/checks; ein Test hält beides gleich. -->\n\n[English](checks.en.md) · [Bewertung](scoring.md)',
  en: '<!-- Made by `npm run docs:checks` from src/checks; a test holds both equal. -->\n\n[Deutsch](checks.md) · [Scoring](scoring.md)',
};

/** All checks as a Markdown document in one language. */
export function checkDocument(given: CheckCatalogue, locale: Locale): string {
  const catalogue = withoutMarkup(given);
  const texts = checkCatalogueTexts[locale];
  const meanings = (entries: Record<string, { name: string; meaning: string }>) =>
    Object.values(entries)
      .map(({ name, meaning }) => `- **${name}**: ${meaning}`)
      .join('\n');
  const { total, ruleVersion, areas } = catalogue;
  const markdown = [
    `# ${texts.title}`,
    notice[locale],
    fillText(texts.lead, { total, areas: areas.length, ruleVersion }, locale),
    texts.basics.map((sentence) => `- ${sentence}`).join('\n'),
    `## ${texts.classesTitle}\n\n${meanings(texts.classes)}`,
    `## ${texts.confidenceTitle}\n\n${meanings(texts.confidence)}`,
    ...areas.map((area) => describeArea(area, texts, locale)),
  ];
  return `${markdown.join('\n\n')}\n`;
}

/** Texts name elements such as <template>, which Markdown would take for HTML. */
function withoutMarkup(catalogue: CheckCatalogue): CheckCatalogue {
  return JSON.parse(JSON.stringify(catalogue, (_, value) => (typeof value === 'string' ? value.replace(/[<|*]/g, '\\$&') : value)));
}

function describeArea(area: CatalogueArea, texts: CheckCatalogueTexts, locale: Locale): string {
  const { column } = texts;
  const rows = area.checks.map(
    ({ id, title, weight, confidence, mostSevere }) =>
      `| [\`${id}\`](#${id}) | ${title[locale]} | ${weight} | ${texts.confidence[confidence].name} | ${texts.classes[mostSevere].name} |`,
  );
  return [
    `## ${area.title[locale]}`,
    area.weight === 0 ? texts.notScored : fillText(texts.areaWeight, { weight: area.weight }, locale),
    [
      `| ${column.id} | ${column.title} | ${column.weight} | ${column.confidence} | ${column.mostSevere} |`,
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
    ...area.checks.map((check) => describeCheck(check, texts, locale)),
  ].join('\n\n');
}

function describeCheck(check: CatalogueCheck, texts: CheckCatalogueTexts, locale: Locale): string {
  const { id, title, explanation, volatile, legalBasis, measuredBy, confidenceReason, statements, howToFix } = check;
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const part = (name: string, body: string) => `**${name}**\n\n${body}`;
  return [
    // The link of the table must not depend on how a viewer makes anchors of titles.
    `<a id="${id}"></a>\n\n### ${title[locale]}`,
    `\`${id}\` · ${standingOf(check, locale).join(' · ')}`,
    part(texts.why, explanation[locale]),
    part(texts.legalBasis, list(legalBasis.map(({ text, ...basis }) => `${text[locale]} – ${basisStanding(basis, locale)}`))),
    ...(volatile ? [part(texts.volatile, `${volatile[locale]} (${formatDay(volatile.since, locale)})`)] : []),
    part(texts.measuredBy, list(measuredBy.map((fact) => fact[locale]))),
    part(texts.confidenceReason, confidenceReason[locale]),
    part(texts.statements, list(statements.map((statement) => statement[locale]))),
    part(texts.howToFix, howToFix[locale].map((step, index) => `${index + 1}. ${step}`).join('\n')),
  ].join('\n\n');
}

/** Weight, confidence, most severe result and version of a check, in words. */
export function standingOf(check: CatalogueCheck, locale: Locale): string[] {
  const texts = checkCatalogueTexts[locale];
  return [
    `${texts.weight} ${check.weight}`,
    `${texts.column.confidence} ${texts.confidence[check.confidence].name}`,
    `${texts.mostSevere} ${texts.classes[check.mostSevere].name}`,
    ...(check.limitsScore ? [texts.core] : []),
    `${texts.version} ${check.version}`,
  ];
}

/** Standing of a legal basis and the day it was last looked at. */
export function basisStanding(basis: Pick<CatalogueCheck['legalBasis'][number], 'status' | 'checked'>, locale: Locale): string {
  const texts = checkCatalogueTexts[locale];
  return fillText(texts.basisStanding, { status: texts.status[basis.status], day: formatDay(basis.checked, locale) }, locale);
}
