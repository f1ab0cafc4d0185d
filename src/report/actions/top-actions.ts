import { isEmbed } from '#checks/shared/services/initiator-chains.ts';
import { shortList } from '#checks/shared/wording.ts';
import type { ReportArea, ReportFinding, TopAction } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { LoadingTagManager } from '../fixes/loading-tag-manager.ts';
import { areaWeights } from '../score/scoring.ts';
import { comesFirst, pagesOf, placeOf, placeOfStep } from './action-effect.ts';
import { actionStep, alikeInNotice, alikeStep, serviceNamesOf } from './action-title.ts';
import { describeAction, sameSubject, titledFor } from './describe-action.ts';
import { endedByMoving, movedInstead } from './moved-files.ts';
import { heldBackInstead, heldContainer, keptAwayToo, neededNoMore } from './one-way.ts';
import { pictureLeft } from './picture-left.ts';
import { endedWith } from './taken-away.ts';

const most = 3;

/** The section of a notice on a service says what is done about the service: which words fit is known only after that. */
const writtenAfterwards: ReadonlySet<string> = new Set(['ppc-legal-bases']);

/**
 * The most effective next steps: risks before warnings, then severity × confidence × pages. A step settles every finding with the
 * same root causes, so each further step is chosen among what is then still unsettled, first of causes that no step has named.
 */
export function chooseTopActions(
  areas: readonly ReportArea[],
  locale: Locale,
  tagManagers: ReadonlyMap<string, LoadingTagManager> = new Map(),
): TopAction[] {
  const actions: TopAction[] = [];
  // Areas that are shown, not scored, would push out what moves the score.
  const scored = areas.filter(({ id }) => areaWeights[id] > 0);
  const found = scored.flatMap(({ findings }) => findings).filter(({ cause }) => cause !== null);
  const areaOf = new Map(scored.flatMap(({ title, findings }) => findings.map((finding) => [finding, title] as const)));
  const sitePages = Math.max(1, ...found.map((finding) => pagesOf([finding])));
  const told = new Set<string | null>();
  let open = found;
  while (actions.length < most) {
    const leading = unnamedFirst(
      open.filter((finding) => !endsWithEmbeds(finding, found) && !waitsForEmbeds(finding, open) && !isWrittenAfterwards(finding, told)),
      told,
    );
    if (leading.length === 0) break;
    // Findings whose fix reads the same are one step; one that names its service is a step of its own, unless it is written in the notice.
    const alike = (finding: ReportFinding) =>
      placeOfStep(finding, locale) === 'notice' ? alikeInNotice(finding, locale) : alikeStep(finding.howToFix, locale);
    const steps = [...Map.groupBy(leading, (finding) => `${finding.checkId} ${alike(finding)}`).values()];
    const first = steps.reduce((a, b) => (goesBefore(b, a, open, sitePages, locale) ? b : a));
    const wide = heldBackInstead(first, leading, tagManagers, locale);
    // Where the step is told by what it says about one of the services, the others have steps of their own.
    const best = sameSubject(wide, titledFor(wide, settledWith(wide, open, tagManagers, locale), sitePages, locale));
    const moved = movedInstead(best, open, locale);
    const settled = settledWith(best, open, tagManagers, locale);
    const subject = subjectOf(moved.length > 0 ? moved : best, areaOf);
    const instead = moved.length > 0 ? moved : pictureLeft(best, settled, told, tagManagers, locale);
    actions.push({ ...describeAction(best, settled, sitePages, locale, instead), subject });
    for (const { cause } of settled) told.add(cause);
    const needless = neededNoMore(best, settled, open, tagManagers, locale);
    const isLeft = (finding: ReportFinding) => !settled.includes(finding) && !needless.includes(finding);
    open = open.filter((finding) => isLeft(finding) && !isOnlyOfStored(finding, settled, locale));
  }
  return actions;
}

/** Whether what it says of its services waits for what an earlier step does about each of them; it may tell of several at once. */
function isWrittenAfterwards({ checkId, cause, items }: ReportFinding, told: ReadonlySet<string | null>): boolean {
  if (!writtenAfterwards.has(checkId)) return false;
  const services = items.filter(({ kind }) => kind === 'service');
  return told.has(cause) || (services.length > 0 && services.every(({ ref }) => told.has(ref)));
}

/** All that ends with the steps of some findings. */
function settledWith(
  best: readonly ReportFinding[],
  open: readonly ReportFinding[],
  tagManagers: ReadonlyMap<string, LoadingTagManager>,
  locale: Locale,
): ReportFinding[] {
  const moved = movedInstead(best, open, locale);
  const keyOf = (finding: ReportFinding) => remedyKey(finding, locale);
  const causes = new Set([...best, ...alsoSettled(best, open, tagManagers, locale), ...endedWith(best, open, locale)].map(keyOf));
  const away = [...keptAwayToo(best, open, locale), ...endedByMoving([...best, ...moved], open, locale)];
  const said = new Set(best.map((finding) => saidStep(finding, locale)));
  // Whatever a finding is about, the very same step against the same cause is taken once.
  const ofCauses = open.filter((finding) => causes.has(keyOf(finding)) || said.has(saidStep(finding, locale)) || away.includes(finding));
  return [...ofCauses, ...ofSameFiles(best, ofCauses, open, locale)];
}

/** The heavier step; of two that weigh the same the one whose causes bring more risks. */
function goesBefore(
  own: readonly ReportFinding[],
  other: readonly ReportFinding[],
  open: readonly ReportFinding[],
  sitePages: number,
  locale: Locale,
): boolean {
  if (comesFirst(own, other, sitePages, locale)) return true;
  if (comesFirst(other, own, sitePages, locale)) return false;
  const risksOf = (findings: readonly ReportFinding[]) => {
    const causes = new Set(findings.map(({ cause }) => cause));
    return open.filter((finding) => finding.class === 'Risk' && causes.has(finding.cause)).length;
  };
  return risksOf(own) > risksOf(other);
}

function saidStep({ cause, howToFix }: ReportFinding, locale: Locale): string {
  return `${cause} ${actionStep(howToFix, locale).text}`;
}

/** Of the gravest class that is left, what no step has named yet; where each cause has been named, what else is to be done about them. */
function unnamedFirst(findings: readonly ReportFinding[], told: ReadonlySet<string | null>): readonly ReportFinding[] {
  const risks = findings.filter((finding) => finding.class === 'Risk');
  const gravest = risks.length > 0 ? risks : findings;
  const unnamed = gravest.filter(({ cause }) => !told.has(cause));
  return unnamed.length > 0 ? unnamed : gravest;
}

/** Another sentence of the notice about the very files that a step moves to the own server: nothing else speaks against it. */
function ofSameFiles(
  best: readonly ReportFinding[],
  settled: readonly ReportFinding[],
  open: readonly ReportFinding[],
  locale: Locale,
): ReportFinding[] {
  const isOfFiles = ({ howToFix }: ReportFinding) => actionStep(howToFix, locale).marks.has('own-files');
  if (!best.some(isOfFiles)) return [];
  const moved = new Set(settled.flatMap(({ items }) => items.map(seenItem)));
  return open.filter(
    (finding) =>
      !settled.includes(finding) &&
      isOfFiles(finding) &&
      finding.items.length > 0 &&
      finding.items.every((item) => moved.has(seenItem(item))),
  );
}

/**
 * Held back itself, a tag manager fires nothing of what comes only through it. Not the other way round: where all that it fires waits
 * for consent, its own container loads as early as before.
 */
function alsoSettled(
  best: readonly ReportFinding[],
  open: readonly ReportFinding[],
  tagManagers: ReadonlyMap<string, LoadingTagManager>,
  locale: Locale,
): ReportFinding[] {
  const isOfSite = (finding: ReportFinding) => placeOfStep(finding, locale) === 'site';
  if (!best.every(isOfSite)) return [];
  const held = heldContainer(best, tagManagers);
  const causes = new Set([...best.map(({ cause }) => cause), ...(held ? [held.id] : [])]);
  return open.filter((finding) => {
    if (held !== null && finding.cause === held.id) return isOfSite(finding);
    const manager = finding.cause === null ? undefined : tagManagers.get(finding.cause);
    return manager?.loadsAll === true && !manager.hasPicture && causes.has(manager.id) && isOfSite(finding) && !isAfterConsent(finding);
  });
}

/** What was seen only after accepting does not change when something waits for that. */
function isAfterConsent({ items }: ReportFinding): boolean {
  const seen = items.flatMap(({ states }) => states);
  return seen.length > 0 && seen.every((state) => state === 'accept');
}

/**
 * What one step settles: the same cause, put right in the same place. A service that loads later keeps its cookies as long as
 * before, is in the notice or not as before, hears forms or not as before, and sends what addresses carry.
 */
function remedyKey(finding: ReportFinding, locale: Locale): string {
  const { cause, howToFix } = finding;
  // The model of paying or consenting is one cause for several duties, and each has a step of its own.
  if (cause === 'banner-pay') return `${actionStep(howToFix, locale).text} ${cause}`;
  return `${placeOfStep(finding, locale)} ${cause}`;
}

/** Whether a banner is only missing for embedded content that has a finding of its own: loaded after a click, or replaced, it needs none. */
function endsWithEmbeds({ checkId, items }: ReportFinding, found: readonly ReportFinding[]): boolean {
  if (checkId !== missingBanner) return false;
  // A banner that merely informs is to be put right or taken away itself.
  const same = items.some(({ kind }) => kind === 'control') ? seenItem : broughtItem;
  const ofEmbeds = new Set(
    found.filter((finding) => finding.checkId !== missingBanner && isOfEmbed(finding)).flatMap((finding) => finding.items.map(same)),
  );
  const concerned = items.filter(({ kind }) => kind !== 'control');
  return concerned.length > 0 && concerned.every((item) => ofEmbeds.has(same(item)));
}

/**
 * Whether a banner is missing for other things as well, while an embed among them is still to be taken away: a banner alone holds
 * back nothing that was pasted into a page, and what goes needs none.
 */
function waitsForEmbeds({ checkId, items, class: resultClass }: ReportFinding, open: readonly ReportFinding[]): boolean {
  if (checkId !== missingBanner) return false;
  const concerned = new Set(items.map(broughtItem));
  return open.some(
    (finding) =>
      finding.checkId !== missingBanner &&
      finding.class === resultClass &&
      placeOf(finding.checkId) === 'site' &&
      isOfEmbed(finding) &&
      finding.items.some((item) => concerned.has(broughtItem(item))),
  );
}

/** Whether a banner is missing, or a promise of no cookies untrue, only for what a service stores that is set to store nothing any more. */
function isOnlyOfStored({ checkId, cause, items }: ReportFinding, settled: readonly ReportFinding[], locale: Locale): boolean {
  const stopped = settled.filter((finding) => placeOfStep(finding, locale) === 'storing');
  const isOfAll = checkId === missingBanner || cause === noCookiesPromise;
  if (!isOfAll || items.length === 0 || stopped.length === 0) return false;
  const gone = new Set(stopped.flatMap((finding) => finding.items.map(seenItem)));
  return items.every((item) => gone.has(seenItem(item)));
}

function seenItem({ kind, ref, value }: ReportFinding['items'][number]): string {
  return `${kind}\n${ref}\n${value}`;
}

/** The same of what an embed brings: which of the files of a host is shown for the rest is chance. */
function broughtItem(item: ReportFinding['items'][number]): string {
  const host = item.kind === 'request' ? URL.parse(item.value)?.host : undefined;
  return host === undefined ? seenItem(item) : `${host}\n${item.page}`;
}

const missingBanner = 'cmp-required-present';
const noCookiesPromise = 'privacy-notice:no-cookies';

function isOfEmbed({ cause }: ReportFinding): boolean {
  const service = cause === null ? null : serviceOf(cause);
  return service ? isEmbed({ service }) : false;
}

/** The services that a step is about, else the area it belongs to: what a reader in a hurry looks for. */
function subjectOf(best: readonly ReportFinding[], areaOf: ReadonlyMap<ReportFinding, string>): string {
  const services = serviceNamesOf(best.flatMap(({ cause }) => cause ?? []));
  return services.length > 0 ? shortList(services) : (areaOf.get(best[0]!) ?? '');
}
