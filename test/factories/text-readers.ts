import type { Check } from '#checks/define-check.ts';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { checks } from '#checks/index.ts';
import { runCheck } from '#checks/run-checks.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { fallbackService } from '#knowledge/fallback-service.ts';
import { findCmp } from '#knowledge/find-cmp.ts';
import { findCookie } from '#knowledge/find-cookie.ts';
import { findDeliveryNetwork } from '#knowledge/find-delivery-network.ts';
import { findService } from '#knowledge/find-service.ts';
import { findSystems } from '#knowledge/find-system.ts';
import { mentionsVendor } from '#knowledge/phrases.ts';
import { readServiceNames } from '#knowledge/service-names.ts';
import { readVersions } from '#knowledge/software-support.ts';
import { bannerScore, payOrConsent } from '../../src/engine/consent/classify/banner-text.ts';
import { classifyControl } from '../../src/engine/consent/classify/classify-control.ts';
import { isWithdrawalControl } from '../../src/engine/consent/classify/withdrawal.ts';
import { catalogueDeps } from '../../src/engine/derive/catalogue-deps.ts';
import { deriveFacts } from '../../src/engine/derive/derive-facts.ts';
import { findIdentifiers } from '../../src/engine/derive/identifiers.ts';
import { isLegalAddress, isLegalText } from '../../src/engine/derive/legal-links.ts';
import { readParameters } from '../../src/engine/derive/parameters.ts';
import { findPersonalData, searchTypedText } from '../../src/engine/derive/personal-data.ts';
import { parseSetCookie } from '../../src/engine/derive/set-cookie.ts';
import { readTcString } from '../../src/engine/derive/tc-string.ts';
import { legalKindOfLink } from '../../src/engine/plan/legal-links.ts';
import { readImprint } from '../../src/engine/reading/imprint/read-imprint.ts';
import { languageOfPage } from '../../src/engine/reading/language/page-language.ts';
import { readNoticeItems } from '../../src/engine/reading/notice/read-notice.ts';
import { recognisePage } from '../../src/engine/reading/page-kind/recognise-page.ts';
import { prepareText } from '../../src/engine/reading/prepare-text.ts';
import { readNoticeServices } from '../../src/engine/reading/services/read-notice-services.ts';
import { stepsOf } from '../../src/report/statements/fill-text.ts';
import { maskText, maskUrl } from '../../src/report/statements/mask.ts';
import {
  bannerEvidence,
  cookieEvent,
  documentRequest,
  evidence,
  fieldEvidence,
  formEvidence,
  gathered,
  link,
  pageSnapshot,
  pageVisit,
  requestEvidence,
  storageEvidence,
} from './evidence.ts';
import { legalPage, siteUrl } from './facts.ts';
import { imprintText, privacyText, withdrawalText } from './legal-texts.ts';

/** Something of the product that applies patterns to what websites, and only they, decide. */
export interface TextReader {
  name: string;
  read(text: string): unknown;
}

const german = `${imprintText}\n${privacyText}\n${withdrawalText}\n`;
const page = (kind: LegalPageFact['kind'], text: string) => legalPage({ kind, text, url: `${siteUrl}${kind}` });
const kinds = ['imprint', 'privacy', 'terms', 'cancellation'] as const;
const at = (text: string) => `https://www.muster.test/${encodeURIComponent(text.toWellFormed()).slice(0, 200)}?x=${text}`;

/** Readers that take one text. Legal texts begin as real ones do, so that their language is told and they are read to the end. */
export const textReaders: readonly TextReader[] = [
  { name: 'prepareText', read: prepareText },
  { name: 'languageOfPage', read: (text) => languageOfPage(text, 'de') },
  ...kinds.map((kind) => ({
    name: `recognisePage ${kind}`,
    read: (text: string) =>
      recognisePage(
        {
          own: german + text,
          whole: german + text,
          title: text,
          headings: [text],
          links: [{ text, area: 'footer', visible: true }],
          buttons: [{ text }],
        },
        kind,
        'de',
      ),
  })),
  { name: 'readImprint', read: (text) => readImprint(page('imprint', `${imprintText}\n${text}`)) },
  { name: 'readImprint, alone', read: (text) => readImprint(page('imprint', text)) },
  { name: 'readNoticeItems', read: (text) => readNoticeItems(page('privacy', `${privacyText}\n${text}`)) },
  { name: 'readNoticeServices', read: (text) => readNoticeServices(page('privacy', `${privacyText}\n${text}`)) },
  { name: 'readServiceNames', read: readServiceNames },
  {
    name: 'mentionsVendor',
    read: (text) => mentionsVendor(text, { name: 'Google', legalName: 'Google LLC', euEntity: 'Google Ireland Limited' }),
  },
  { name: 'isLegalText', read: (text) => kinds.map((kind) => isLegalText(kind, text)) },
  { name: 'isLegalAddress', read: (text) => kinds.map((kind) => isLegalAddress(kind, at(text))) },
  { name: 'legalKindOfLink', read: (text) => legalKindOfLink({ text: text.slice(0, 80), href: at(text) }) },
  {
    name: 'classifyControl',
    read: (text) => classifyControl(text, { ariaLabel: text, title: text, href: text }),
  },
  {
    name: 'isWithdrawalControl',
    read: (text) => isWithdrawalControl({ text, ariaLabel: text, href: text, id: text, className: text }),
  },
  { name: 'bannerScore', read: (text) => bannerScore(text) },
  { name: 'payOrConsent', read: (text) => payOrConsent(text, [{ role: 'accept' }]) },
  { name: 'readParameters, findIdentifiers', read: (text) => findIdentifiers(readParameters(at(text), text)) },
  {
    name: 'findPersonalData',
    read: (text) =>
      findPersonalData(
        { url: at(text), body: text, referer: text, parameters: readParameters(at(text), text) },
        searchTypedText('Erika Muster'),
        true,
      ),
  },
  { name: 'parseSetCookie', read: (text) => parseSetCookie(`name=${text.slice(0, 4_096)}; Expires=${text}`, 0) },
  { name: 'readTcString', read: readTcString },
  { name: 'findService', read: (text) => findService(at(text), [text]) },
  {
    name: 'fallbackService',
    read: (text) => (URL.canParse(`https://${text.slice(0, 250)}/`) ? fallbackService(text.slice(0, 250)) : null),
  },
  { name: 'findCookie', read: (text) => findCookie(text.slice(0, 4_096), 'cookie', 'muster.test') },
  { name: 'findCmp', read: (text) => [{ host: text }, { global: text }, { consentKey: text }].map(findCmp) },
  {
    name: 'findSystems',
    read: (text) =>
      [{ generator: text }, { header: text }, { path: text }, { cookie: text }, { host: text }, { global: text }].map(findSystems),
  },
  { name: 'readVersions', read: (text) => [{ generator: text }, { header: text }, { path: text }].map(readVersions) },
  {
    name: 'findDeliveryNetwork',
    read: (text) => findDeliveryNetwork({ ip: null, cnames: [text], headers: { server: text } }),
  },
  { name: 'maskText, maskUrl', read: (text) => [maskText(text), maskUrl(at(text))] },
  { name: 'stepsOf', read: stepsOf },
];

/** Pages of a hostile site; each shows the text in full. */
export const shownOn = ['start', ...kinds, 'other'] as const;

/** A scan of a site that shows this text wherever a site can show one. */
export function hostileEvidence(text: string): Evidence {
  const legal = { imprint: imprintText, privacy: privacyText, terms: 'Allgemeine Geschäftsbedingungen', cancellation: withdrawalText };
  const pages = shownOn.flatMap((kind, index) =>
    (['none'] as const).map((state) =>
      pageVisit({
        id: `${state}-p${index + 1}`,
        state,
        kind,
        url: kind === 'start' ? siteUrl : `${siteUrl}${kind}`,
        headers: { 'content-type': 'text/html', server: text, 'x-powered-by': text, link: text },
        snapshot: gathered(
          pageSnapshot({
            text: `${kind === 'start' || kind === 'other' ? '' : legal[kind]}\n${text}`,
            title: text,
            generator: text,
            headings: [text, text],
            links: [
              link('Impressum', '/imprint'),
              link('Datenschutz', '/privacy'),
              link('AGB', '/terms'),
              link('Widerruf', '/cancellation'),
              link(text, at(text)),
            ],
            buttons: [{ text, visible: true, area: 'body' }],
            forms: [
              formEvidence({
                text,
                submitText: text,
                fields: [
                  fieldEvidence({ name: text, label: text, options: [text, text] }),
                  fieldEvidence({ name: 'email', label: text, type: 'email', required: true }),
                  fieldEvidence({ name: 'ok', label: text, type: 'checkbox', required: true, checked: true }),
                ],
              }),
            ],
          }),
        ),
      }),
    ),
  );
  return evidence({
    pages,
    banner: bannerEvidence({ text }),
    requests: [
      documentRequest(),
      requestEvidence({ url: at(text), body: text, requestHeaders: { referer: text, cookie: text }, responseHeaders: { server: text } }),
      requestEvidence({ url: `https://www.google-analytics.com/g/collect?v=2&cid=${text}`, type: 'fetch', body: text }),
    ],
    cookieEvents: [cookieEvent(`${text.slice(0, 200)}=${text.slice(0, 3_000)}`), cookieEvent(`_ga=${text.slice(0, 4_000)}; Max-Age=999`)],
    storage: [storageEvidence({ key: text, value: text })],
  });
}

/** Facts of that site. */
export function hostileFacts(text: string): GatheredFacts {
  return deriveFacts(hostileEvidence(text), deps);
}

const deps = catalogueDeps({ countryOf: () => null });

/** Every check as a reader of such facts. */
export const factReaders: readonly { name: string; check: Check; read(facts: GatheredFacts): unknown }[] = checks.map((check) => ({
  name: check.id,
  check,
  read: (facts) => runCheck(check, facts),
}));
