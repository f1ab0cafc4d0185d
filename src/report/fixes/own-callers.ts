import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import { shortList } from '#checks/shared/wording.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { fillText, stepsOf } from '../statements/fill-text.ts';
import { stepForFile } from './calling-file.ts';
import { stepForBackground } from './frame-step.ts';
import { mergeFixes } from './merge-fixes.ts';
import { isOfBuilder } from './own-script.ts';

/** Checks whose steps hold a service back until there is consent, and the states in which it ran without. */
const statesOf: Readonly<Record<string, readonly ('none' | 'reject')[]>> = {
  'ck-before-consent': ['none'],
  'ck-after-reject': ['reject'],
  'trk-before-consent': ['none'],
  'trk-after-reject': ['reject'],
};

const step: Record<Locale, string> = {
  de: 'Ihre Website ruft {service} auch aus eigenen Skripten auf: {scripts}. Binden Sie auch diese Aufrufe an die Einwilligung; das Skript des Dienstes zurückzuhalten genügt nicht.',
  en: 'Your website calls {service} from scripts of its own too: {scripts}. Tie these calls to consent as well; holding back the script of the service is not enough.',
};

/** Adds a step where scripts of the site itself call a service, so that its own script held back would not end it. */
export function withOwnCallers(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const { requests, services } = facts;
  // What a builder serves under the domain of the site is its own: the owner has no script to change.
  if (!requests.ok || !services.ok || isOfBuilder(facts)) return [...areas];
  const byId = requestIndex(requests.data).byId;
  const names = new Map(services.data.map(({ service }) => [service.id, service.name]));
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const { checkId, cause, howToFix } = finding;
      const states = statesOf[checkId];
      const service = cause === null ? undefined : names.get(cause);
      if (!states || service === undefined || (finding.class !== 'Risk' && finding.class !== 'Hint')) return finding;
      const scripts = ownCallers(
        requests.data.filter(({ serviceId }) => serviceId === cause),
        states,
        byId,
      );
      // What loads the service has been told as the place of the first step.
      if (scripts.length === 0 || scripts.every((script) => howToFix.includes(script))) return finding;
      // A film behind a headline goes for good: nothing is left to tie.
      if (stepForBackground(cause, facts) !== null) return finding;
      const own = scripts.filter((script) => stepForFile(service, script) === null);
      const last = own.length === 0 ? [] : [fillText(step[locale], { service, scripts: shortList(own) }, locale)];
      const ofProducts = scripts
        .filter((script) => !howToFix.includes(script))
        .flatMap((script) => stepForFile(service, script)?.[locale] ?? []);
      return { ...finding, howToFix: withBeforeChecks(howToFix, [...ofProducts, ...last]) };
    }),
  }));
}

/** Ends in a look at what the steps before it have done. */
const verifies = /(?<![a-zß-ɏ])und prüfen Sie(?![a-zß-ɏ])|\band (?:check|verify) that\b/i;

/** What is looked at in the end can only be right once the other steps have been taken. */
function withBeforeChecks(howToFix: string, added: readonly string[]): string {
  const lines = howToFix.split('\n');
  const done = Math.max(1, lines.findLastIndex((line) => stepsOf(line).some(({ looks }) => !looks) && !verifies.test(line)) + 1);
  return mergeFixes([lines.slice(0, done).join('\n'), ...added, ...lines.slice(done)].filter((fix) => fix !== ''));
}

/** Scripts that a shop platform serves under the domain of the shop: they are not the merchant's to change. */
const ofPlatform = /^\/cdn\/(?:shopifycloud\/|s\/)/;

/**
 * Paths of first-party scripts that asked for something else than the script of the service: that one they merely embed. Who called
 * an address on a page in one visit calls it there in the others too, where the browser may not have told who did; on another page it
 * may be a consent tool that inserts what it releases.
 */
function ownCallers(
  requests: readonly RequestFact[],
  states: readonly ('none' | 'reject')[],
  byId: ReadonlyMap<string, RequestFact>,
): string[] {
  const placeOf = ({ url }: RequestFact) => (URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : url);
  const isWithout = ({ states: seen }: RequestFact) => states.some((state) => seen.includes(state));
  const onPage = (request: RequestFact) => `${request.pageUrl} ${placeOf(request)}`;
  const untold = new Set(requests.filter((request) => isWithout(request) && request.parentId === null).map(onPage));
  const scripts = requests.flatMap((request) => {
    const { type, parentId } = request;
    const isCalled = isWithout(request) || untold.has(onPage(request));
    const parent = type === 'script' || parentId === null || !isCalled ? undefined : byId.get(parentId);
    if (parent?.type !== 'script' || parent.party !== 'first' || parent.serviceId !== null) return [];
    const path = new URL(parent.url).pathname;
    return ofPlatform.test(path) ? [] : [path];
  });
  return [...new Set(scripts)];
}
