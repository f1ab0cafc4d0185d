import { shortList } from '#checks/shared/wording.ts';
import { marksOf, type StepMark, unmarked } from '#checks/step-marks.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { cookielessModeOf } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { placeOf } from '../actions/action-effect.ts';
import { linesOf } from './step-lines.ts';

/** Marks of the ways to hold a service back: whoever has taken one for a service need not take another for it. */
const holdsBack: ReadonlySet<StepMark> = new Set([
  'tie',
  'enter',
  'call',
  'template',
  'tag-manager',
  'basic-mode',
  'any-choice',
  'later',
  'other-way',
  'through-container',
]);

const reference: Record<Locale, (place: string, isAll: boolean) => string> = {
  de: (place, isAll) => `Gehen Sie vor wie bei ${place}: Es ist dieselbe Ursache.${isAll ? '' : ' Hinzu kommt:'}`,
  en: (place, isAll) => `Proceed as under ${place}: it is the same cause.${isAll ? '' : ' What comes on top:'}`,
};
/** Another way than the one before it: told after the pointer, it is an alternative to what stands there, and comes on top of nothing. */
const alternative: Record<Locale, RegExp> = { de: /^Oder(?![a-zß-ɏ])/i, en: /^Or\b/ };
/** Looks for a script only to hold it back by the next step. */
const seeks: Record<Locale, RegExp> = { de: /^Suchen Sie (?:das|den) (?:Skript|Code)(?![a-zß-ɏ])/i, en: /^Find the (?:script|code)\b/ };
/** Where findings are put right that do not end when a service loads later: how long a cookie stays, in which country who receives data is. */
const besideLoading: ReadonlySet<string> = new Set(['lifetime', 'recipient', 'address', 'matching']);
/** Say of files no more than that the site can deliver them itself: how its products do that stands where loading is put right. */
const ofTransfers: ReadonlySet<string> = new Set(['tc-us-dpf', 'tc-disclosed']);
/** One step that is no longer than the pointer is better said again. */
const shorterSaid = 120;
const quotes = { de: '„“', en: '“”' };

/**
 * One cause, one list of steps: a finding whose cause counts under another check keeps only what is not said there, and points there for
 * the rest. Readers would otherwise take the same step several times, each time in other words.
 */
export function withSharedSteps(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const heads = new Map(
    areas.flatMap(({ findings }) => findings.map((finding) => [keyOf(finding.checkId, finding.cause), finding] as const)),
  );
  const put = (finding: ReportFinding): ReportFinding => {
    const head = finding.countedBy === null ? undefined : heads.get(keyOf(finding.countedBy, finding.cause));
    if (head === undefined || head === finding) return finding;
    const own = linesOf(finding.howToFix);
    const isOfLoading = !besideLoading.has(placeOf(finding.checkId));
    const ends: readonly StepMark[] = ofTransfers.has(finding.checkId) ? ['host-basis', 'own-files'] : ['host-basis'];
    const all = notSaidIn(linesOf(head.howToFix), own, { isOfLoading, ends });
    const unsaid = isOfLoading && startsWithMode(head, locale) ? all.filter((step) => !isBesideMode(step)) : all;
    const left = unsaid.filter((step) => !seeks[locale].test(unmarked(step)) || unsaid.includes(after(own, step)));
    const gone = own.filter((step) => !left.includes(step)).map(unmarked);
    const said = new Set(linesOf(head.howToFix).map(unmarked));
    // What the list there says in the same few words is better said again; in other words, it says more exactly how.
    if (gone.length === 0 || (gone.length === 1 && gone[0]!.length < shorterSaid && said.has(gone[0]!))) return finding;
    const isOtherWay = left.length > 0 && alternative[locale].test(unmarked(left[0]!));
    const steps = [reference[locale](headingOf(head, locale), left.length === 0 || isOtherWay), ...left];
    return { ...finding, howToFix: steps.map((step, index) => `${index + 1}. ${step}`).join('\n') };
  };
  return areas.map((area) => ({ ...area, findings: area.findings.map(put) }));
}

/** A service that stores nothing any more is put right by that: to hold it back is the other way, and its requests go on. */
function startsWithMode({ cause, howToFix }: ReportFinding, locale: Locale): boolean {
  const mode = cause === null ? null : cookielessModeOf(cause);
  return mode !== null && howToFix.startsWith(`1. ${mode[locale]}`);
}

function isBesideMode(step: string): boolean {
  const marks = [...marksOf(step)];
  return marks.length > 0 && marks.every((mark) => holdsBack.has(mark) || mark === 'no-request');
}

function after(steps: readonly string[], step: string): string {
  return steps[steps.indexOf(step) + 1] ?? '';
}

/** „Keine Cookies vor der Einwilligung“ (YouTube): where a check has a finding for each service, which one is meant, or for what is stored. */
function headingOf({ title, cause, items }: ReportFinding, locale: Locale): string {
  const service = cause === null ? null : serviceOf(cause);
  const stored = items.filter(({ kind }) => kind === 'cookie' || kind === 'storage').map(({ value }) => value);
  const which = service?.name ?? shortList([...new Set(stored)]);
  const [open, close] = quotes[locale];
  return `${open}${title}${close}${which === '' ? '' : ` (${which})`}`;
}

function keyOf(checkId: string, cause: string | null): string {
  return `${checkId}\n${cause ?? ''}`;
}

function notSaidIn(
  head: readonly string[],
  own: readonly string[],
  { isOfLoading, ends }: { isOfLoading: boolean; ends: readonly StepMark[] },
): string[] {
  const said = new Set(head.map(bare));
  const isHeld =
    isOfLoading && head.some((step) => [...marksOf(step)].some((mark) => holdsBack.has(mark) || mark === 'held' || mark === 'remove'));
  const isOfHolding = (step: string) => {
    const marks = [...marksOf(step)];
    return marks.length > 0 && marks.every((mark) => holdsBack.has(mark));
  };
  const reached = ends.filter((mark) => head.some((step) => marksOf(step).has(mark)));
  const isToldThere = (step: string) => reached.some((mark) => marksOf(step).has(mark));
  return own.filter((step) => !said.has(bare(step)) && !isToldThere(step) && !(isHeld && isOfHolding(step)));
}

/** What a step says, whether it stands first or as one way of several: “Oder ersetzen Sie …” there is “Ersetzen Sie …” here. */
function bare(step: string): string {
  return unmarked(step)
    .replace(/^(?:Oder|Or) /, '')
    .replace(/^./u, (letter) => letter.toLowerCase());
}
