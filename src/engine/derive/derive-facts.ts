import type { LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { readImprint } from '../reading/imprint/read-imprint.ts';
import { readNoticeItems } from '../reading/notice/read-notice.ts';
import { readNoticeServices } from '../reading/services/read-notice-services.ts';
import { pageKey } from './addresses.ts';
import { deriveApplicability } from './applicability.ts';
import { deriveLegalAccess, derivePrompts } from './banner-access.ts';
import type { DeriveDeps } from './catalogue.ts';
import { attemptOf, deriveBanner, deriveChoice } from './consent.ts';
import { deriveConsentMode } from './consent-mode.ts';
import { createContext } from './context.ts';
import { deriveCookies } from './cookies.ts';
import { deriveEmbeds } from './embeds.ts';
import { deriveFingerprints } from './fingerprints.ts';
import { deriveForms, deriveFramedForms } from './forms.ts';
import { known, reasonOf, unknown } from './gathered.ts';
import { deriveLegalPages } from './legal-pages.ts';
import { withTextSources } from './legal-text-source.ts';
import { type DerivedPage, derivePages } from './pages.ts';
import { derivePolicyMatches } from './policy-matches.ts';
import { deriveRecordings } from './recordings.ts';
import { deriveRequests } from './requests.ts';
import { activeStates, deriveServices } from './services.ts';
import { deriveShopPages } from './shop-pages.ts';
import { deriveSoftware } from './software.ts';
import { deriveStorage } from './storage.ts';
import { deriveTcf } from './tcf.ts';
import { deriveTransport } from './transport.ts';
import { deriveWithdrawalControls } from './withdrawal-controls.ts';
import { deriveWithdrawalTest, withdrawalWayOf } from './withdrawal-test.ts';

/**
 * Turns what a scan observed into the facts that checks judge. Pure: the same evidence and catalogue give the same facts. A fact
 * whose evidence is missing says why; nothing is taken for absent because it was not looked at.
 */
export function deriveFacts(evidence: Evidence, deps: DeriveDeps): GatheredFacts {
  const context = createContext(evidence, deps);
  const start = examinedStart(evidence);
  /** Facts that rest on the visit without any choice: there is nothing to say when it failed. */
  const ifExamined = <T>(parts: readonly Gathered<unknown>[], derive: () => T): Gathered<T> => {
    if (!start.ok) return start;
    for (const part of parts) if (!part.ok) return part;
    return known(derive());
  };
  /** Facts about what pages show: an unread start page has no forms and no links only because nobody read it. */
  const ifRead = <T>(derive: () => T): Gathered<T> => {
    const read = readStart(pages, start);
    return read.ok ? known(derive()) : read;
  };
  const of = (name: 'requests' | 'cookieEvents' | 'jars' | 'storage' | 'fingerprints' | 'recordings') => evidence[name].none;

  const requests = deriveRequests(context);
  const cookies = deriveCookies(context);
  const storage = deriveStorage(context);
  const fingerprints = deriveFingerprints(context);
  const services = deriveServices(
    requests,
    activeStates([...cookies.filter(({ blockedReason }) => blockedReason === null), ...storage, ...fingerprints]),
    context,
  );
  const pages = derivePages(context);
  const forms = deriveForms(pages, context);
  const visited = pages.map(({ fact }) => fact);
  const examined = ifExamined([of('requests')], () => services);
  const banner = start.ok
    ? deriveBanner(requests, pages, [...cookies.map(({ name }) => name), ...storage.map(({ key }) => key)], context)
    : start;
  const embeds = deriveEmbeds(pages, context);
  const bannerText = banner.ok ? banner.data.banner?.text : undefined;
  const legal = withTextSources(deriveLegalPages(pages, evidence.run.settings, bannerText), embeds, visited);

  return {
    site: known(context.site),
    transport: deriveTransport(evidence.transport, context.site.host),
    requests: ifExamined([of('requests')], () => requests.map(({ fact }) => fact)),
    services: examined,
    cookies: ifExamined([of('cookieEvents'), of('jars')], () => cookies),
    storage: ifExamined([of('storage')], () => storage),
    fingerprints: ifExamined([of('fingerprints')], () => fingerprints),
    recordings: ifExamined([of('recordings')], () => deriveRecordings(context)),
    banner,
    rejected: deriveChoice('reject', context),
    accepted: deriveChoice('accept', context),
    attempts: known({
      reject: attemptOf('reject', context),
      accept: attemptOf('accept', context),
      ...withdrawalWayOf(context),
    }),
    closeTest: evidence.closeTest,
    withdrawal: deriveWithdrawalControls(context),
    withdrawalTest: start.ok ? deriveWithdrawalTest(context, cookies, services, banner.ok ? banner.data.banner : null) : start,
    prompts: derivePrompts(banner, context),
    legalAccess: deriveLegalAccess(banner, legal, context),
    tcf: deriveTcf(context),
    consentMode: deriveConsentMode(context),
    pages: ifExamined([], () => pages.map(({ fact }) => fact)),
    ...legal,
    imprintElements: legal.imprint.ok ? known(readImprint(legal.imprint.data, pageOf(legal.imprint.data, pages))) : legal.imprint,
    noticeItems: legal.privacy.ok ? known(readNoticeItems(legal.privacy.data, visited)) : legal.privacy,
    noticeServices: legal.privacy.ok ? known(readNoticeServices(legal.privacy.data, visited)) : legal.privacy,
    policyMatches: examined.ok
      ? derivePolicyMatches(services, legal.privacy, banner.ok ? banner.data.banner : null, context, visited)
      : examined,
    forms: ifRead(() => forms),
    framedForms: ifRead(() => deriveFramedForms(pages, context)),
    shopPages: ifRead(() => deriveShopPages(pages, forms)),
    embeds: ifRead(() => embeds),
    software: ifExamined([of('requests')], () => deriveSoftware(pages, requests)),
    applicability: ifRead(() => deriveApplicability(pages, requests, services, forms, dataOf(legal.imprint), cookies, context)),
  };
}

/** Whether the start page was seen before any choice. */
function examinedStart(evidence: Evidence): Gathered<true> {
  const visits = evidence.pages.filter((page) => page.state === 'none' && page.kind === 'start');
  if (visits.some((visit) => visit.failure === null)) return known(true);
  const failed = visits[0];
  if (failed?.failure)
    return unknown(reasonOf(failed.failure), failed.message ?? `the start page could not be examined: ${failed.failure}`);
  const error = evidence.run.errors[0];
  return unknown('not-performed', error ? `${error.code}: ${error.message}` : 'the start page was not visited');
}

/** Whether the text and links of the start page were read in any state that counts. */
function readStart(pages: readonly DerivedPage[], start: Gathered<true>): Gathered<true> {
  if (!start.ok) return start;
  const failure = pages.find(({ fact }) => fact.kind === 'start')?.fact.failure ?? null;
  return failure === null ? start : unknown(reasonOf(failure), `the start page could not be read: ${failure}`);
}

/** The visited page that carries a legal text; its links and headings help to read it. */
function pageOf(legal: LegalPageFact, pages: readonly DerivedPage[]): PageFact | undefined {
  return pages.find(({ fact }) => legal.url !== null && pageKey(fact.url) === pageKey(legal.url))?.fact;
}

function dataOf(page: Gathered<LegalPageFact>): LegalPageFact | null {
  return page.ok ? page.data : null;
}
