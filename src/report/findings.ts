import type { Check, Finding, LegalBasis } from '#checks/define-check.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { ifItApplies } from './fixes/if-it-applies.ts';
import { mergeFixes } from './fixes/merge-fixes.ts';
import type { JudgedCheck, Score } from './score/scoring.ts';
import { passedStatement, whenLooked } from './statements/default-statement.ts';
import { asSentence, capitalized, fillText, formatDay, isFilledBy } from './statements/fill-text.ts';
import type { DescribeItem } from './statements/finding-items.ts';
import { hasNoBanner, nameMoments } from './statements/moments.ts';
import { openFix, openStatement } from './statements/open-statement.ts';
import { pathOf } from './statements/page-paths.ts';
import { spokenParams } from './statements/spoken-params.ts';
import { reportTexts } from './texts.ts';

/** What the findings of one check are made with. */
export interface FindingContext {
  locale: Locale;
  facts: GatheredFacts;
  describeItem: DescribeItem;
  countedUnder: Score['countedUnder'];
}

/** All findings of one check: one for each root cause, or one that says passed or open. None when it does not apply. */
export function findingsOf({ check, result }: JudgedCheck, context: FindingContext): ReportFinding[] {
  const { locale, facts, describeItem } = context;
  if (result.class === 'NotApplicable') return [];
  const common = commonParts(check, result.ruleVersion, locale);
  const params = spokenParams('params' in result ? result.params : undefined, locale);
  const texts = check.texts[locale];
  const fill = (text: string, values: Record<string, string | number> | undefined) => fillText(text, spokenParams(values, locale), locale);
  // The fix of a check that found nothing has nothing to name: a text that would be left with gaps is left out.
  const general = (text: string) => (isFilledBy(text, params) ? fill(text, params) : '');
  const withParams = { ...common, howToFix: general(common.howToFix), explanation: general(common.explanation) };
  const ownFix = 'message' in result && result.message !== undefined ? texts.fixes?.[result.message] : undefined;

  if (result.class === 'Conform') {
    const message = result.message === undefined ? undefined : texts.messages[result.message];
    const when = whenLooked(check.id, facts, locale);
    const statement =
      message === undefined ? passedStatement(check, facts, locale) : capitalized(asSentence(fill(message, { when, ...params })));
    const howToFix = ownFix === undefined ? withParams.howToFix : fill(ownFix, params);
    return [{ ...withParams, howToFix, id: check.id, class: 'Conform', statement, cause: null, countedBy: null, items: [] }];
  }
  if (result.class === 'NoClassification') {
    const items = 'items' in result ? (result.items ?? []).map(describeItem) : [];
    const steps = ownFix === undefined ? ifItApplies(withParams.howToFix, locale) : fill(ownFix, params);
    return [
      {
        ...withParams,
        ...(result.missing !== undefined && { confidenceReason: reportTexts[locale].notRated }),
        id: check.id,
        class: 'NoClassification',
        statement: openStatement(check, result, { facts, locale, params }),
        howToFix: openFix(result, facts, locale) ?? steps,
        cause: null,
        countedBy: null,
        items,
      },
    ];
  }
  return orderedByCause(result.findings, result.class).map(([cause, findings]) => {
    const countedUnder = context.countedUnder.get(cause);
    const first = findings[0]!;
    const paramsOf = ({ params: own, items }: Finding) => ({ when: whenSeen(items, facts, locale), ...own });
    // A moment in front begins the sentence; a name in front is written as its owner writes it.
    const toldAs = (text: string, finding: Finding) => {
      const told = asSentence(fill(text, paramsOf(finding)));
      return text.startsWith('{when}') ? capitalized(told) : told;
    };
    return {
      ...common,
      id: `${check.id}:${cause}`,
      class: classOf(findings, result.class),
      statement: [...new Set(findings.map((finding) => toldAs(texts.messages[finding.message] ?? texts.title, finding)))].join(' '),
      explanation: fill(texts.explanation, paramsOf(first)),
      howToFix: fixOfAll(
        findings,
        ({ message }) => texts.fixes?.[message] ?? texts.howToFix,
        (text, finding) => fill(text, paramsOf(finding)),
      ),
      cause,
      countedBy: countedUnder === undefined || countedUnder === check.id ? null : countedUnder,
      items: distinctItems(findings).map(describeItem),
    };
  });
}

/** What a text calls {when}: the evidence tells it. Where something happens without consent, what follows consent is beside the point. */
function whenSeen(items: Finding['items'], facts: GatheredFacts, locale: Locale): string {
  const states = items.flatMap((item) => item.states);
  const page = hasNoBanner(facts) ? onlyPage(items, facts, locale) : null;
  if (page !== null) return page;
  const unconsented = states.filter((state) => state !== 'accept');
  return nameMoments(unconsented.length > 0 ? unconsented : states, facts, locale);
}

/** The opening of the one page on which all the requests were seen; null where there are several, or where it is not known. */
function onlyPage(items: Finding['items'], facts: GatheredFacts, locale: Locale): string | null {
  if (!facts.requests.ok || items.some(({ kind, detail }) => kind !== 'request' || detail?.['pages'] !== 1)) return null;
  const refs = new Set(items.map(({ ref }) => ref));
  const [page, ...others] = new Set(facts.requests.data.flatMap(({ id, pageUrl }) => (refs.has(id) ? pageUrl : [])));
  if (page === undefined || others.length > 0) return null;
  const { opening, openingStart } = reportTexts[locale];
  const path = pathOf(page, facts, locale);
  if (path === null) return null;
  // Of all paths only the name of the start page is a word.
  return /[/.]/.test(path) ? fillText(opening, { page: path }, locale) : openingStart;
}

/**
 * The steps against all that one cause does: for each kind of finding once, filled by the first of its kind. Kinds may share a text and
 * name something else in it, a service or a page: each has its step.
 */
function fixOfAll(
  findings: readonly Finding[],
  fixOf: (finding: Finding) => string,
  fill: (text: string, finding: Finding) => string,
): string {
  const kinds = Map.groupBy(findings, (finding) => `${finding.message}\n${fixOf(finding)}`);
  return mergeFixes([...kinds.values()].map(([first]) => fill(fixOf(first!), first!)));
}

/** The gravest class among what one cause does: what is open or a warning by itself stays so only where nothing graver joins it. */
function classOf(findings: readonly Finding[], verdict: 'Risk' | 'Hint'): 'Risk' | 'Hint' | 'NoClassification' {
  const classes = new Set(findings.map((finding) => finding.class ?? verdict));
  return grades.find((grade) => classes.has(grade)) ?? verdict;
}
const grades = ['Risk', 'Hint', 'NoClassification'] as const;

/** Root causes with most evidence first, then by name: in which order they were seen is chance. Warnings stand behind the risks, open ones last. */
function orderedByCause(findings: readonly Finding[], verdict: 'Risk' | 'Hint'): [string, Finding[]][] {
  const rank = (group: readonly Finding[]) => grades.indexOf(classOf(group, verdict));
  const evidence = (group: readonly Finding[]) => group.reduce((sum, { items }) => sum + items.length, 0);
  return [...Map.groupBy(findings, ({ cause }) => cause)].sort(
    ([a, left], [b, right]) => rank(left) - rank(right) || evidence(right) - evidence(left) || (a < b ? -1 : a > b ? 1 : 0),
  );
}

function commonParts(check: Check, ruleVersion: number, locale: Locale) {
  const { title, explanation, confidenceReason, howToFix } = check.texts[locale];
  return {
    checkId: check.id,
    ruleVersion,
    confidence: check.confidence,
    confidenceReason,
    weight: check.weight,
    title,
    explanation,
    howToFix,
    legalBasis: check.legalBasis.map((basis) => basisText(basis, locale)),
    volatile: check.volatile
      ? fillText(reportTexts[locale].volatile, { text: check.volatile[locale], since: formatDay(check.volatile.since, locale) }, locale)
      : null,
  };
}

/** A reading that is disputed or not binding says so beside the law. */
function basisText({ text, status }: LegalBasis, locale: Locale): string {
  const note = status === 'disputed' || status === 'background' ? reportTexts[locale].basisNote[status] : null;
  return note === null || /\([^)]*\p{L}{3}[^)]*\)/u.test(text[locale]) ? text[locale] : `${text[locale]} (${note})`;
}

function distinctItems(findings: readonly Finding[]): Finding['items'][number][] {
  const items = findings.flatMap((finding) => finding.items);
  return [...new Map(items.map((item) => [`${item.kind}\n${item.ref}\n${item.value}`, item])).values()];
}
