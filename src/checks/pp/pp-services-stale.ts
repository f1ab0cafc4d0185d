import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, textItem, verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { examineLegalPage, readablePages } from '../legal-page.ts';
import { mayBeSeen, wasSeen } from '../notice-services.ts';
import { formerName, namesOf, type OutdatedTerm, outdatedUses } from '../outdated-terms.ts';
import { shortList } from '../stored-findings.ts';
import { startPage } from '../transport-hosts.ts';
import { plainText, wholeWords } from '../wording.ts';

const fewest = 3;
const enoughPages = 5;

const dead = (name: string, pattern: string): OutdatedTerm => ({
  name,
  pattern: wholeWords(pattern),
  unless: goneWords,
  reach: 120,
});
const goneWords = new RegExp(
  `${formerName.source}|${wholeWords('eingestellt|abgeschaltet|nicht\\s+mehr|kein(?:e|en)?|discontinued|no\\s+longer').source}`,
  'giu',
);
/** Services that no longer exist under this name. */
const deadServices: readonly OutdatedTerm[] = [
  dead('Google+', 'google\\s?(?:\\+|plus)(?:-?[a-zß-ɏ]+)?|google\\s?\\+1'),
  dead('Universal Analytics', '(?:google\\s+)?universal[\\s-]analytics'),
  dead('Google Optimize', 'google\\s+optimize'),
  dead('Google AdWords', 'google\\s+adwords'),
  dead('Twitter-Plugin', 'twitter-?\\s?(?:plug-?ins?|widgets?|buttons?|schaltflächen?|timeline)'),
  dead('Periscope', 'periscope'),
  dead('Piwik', 'piwik(?!\\s+pro)'),
  dead('AddThis', 'addthis'),
  dead('StumbleUpon', 'stumbleupon'),
  dead('Skype', 'skype'),
];

/** Whether the notice describes services of which nothing was seen. */
export default defineCheck({
  id: 'pp-services-stale',
  area: 'pp',
  version: 2,
  weight: 1,
  confidence: 'medium',
  legalBasis: [statute('Art. 5 Abs. 1 lit. a, Art. 12 Abs. 1 DSGVO', 'Art. 5(1)(a), Art. 12(1) GDPR')],
  needs: ['noticeServices', 'services', 'cookies', 'storage', 'privacy', 'pages', 'site', 'accepted'],
  texts: {
    de: {
      title: 'Beschriebene Dienste sind im Einsatz',
      explanation:
        'Eine Datenschutzerklärung soll verständlich zeigen, was tatsächlich geschieht (Art. 5 Abs. 1 lit. a, Art. 12 Abs. 1 DSGVO). Dienste, die nicht mehr eingesetzt werden, verdecken die wirklichen. Was auf dem Server oder außerhalb der Website läuft, etwa ein Versanddienst, sieht der Scan nicht.',
      confidenceReason:
        'Was auf Servern geschieht, etwa der Versand von Newslettern, und was auf anderen Seiten lädt, sieht der Scan nicht.',
      howToFix:
        '1. Prüfen Sie, ob die genannten Dienste noch eingesetzt werden, auch im Hintergrund oder auf nicht besuchten Seiten.\n2. Streichen Sie die Abschnitte zu Diensten, die Sie nicht mehr nutzen.\n3. Versehen Sie die Datenschutzerklärung mit einem Stand.',
      messages: {
        notSeen: 'Werden diese Dienste noch eingesetzt? Sie sind beschrieben, wurden aber nicht beobachtet: {names}',
        dead: 'Werden diese Abschnitte noch gebraucht? Die Dienste gibt es unter diesem Namen nicht mehr: {names}',
        fewPages: 'Einige beschriebene Dienste wurden nicht beobachtet ({names}); es wurden aber nicht genügend Seiten besucht',
        allSeen: 'Die Datenschutzerklärung nennt keinen Dienst, der sich beobachten ließe, aber nicht beobachtet wurde',
        fewUnseen: 'Beschrieben, aber nicht beobachtet: {names}; das kann an den besuchten Seiten liegen und wird nicht beanstandet',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
        notRead: 'Der Text der Datenschutzerklärung ließ sich nicht lesen',
      },
    },
    en: {
      title: 'Described services are in use',
      explanation:
        'A privacy notice should show intelligibly what really happens (Art. 5(1)(a), Art. 12(1) GDPR). Services no longer in use hide the real ones. What runs on the server or outside the website, such as a mailing service, is not visible to the scan.',
      confidenceReason: 'The scan does not see what happens on servers, such as sending newsletters, or what loads on other pages.',
      howToFix:
        '1. Check whether the services named are still in use, in the background or on pages not visited too.\n2. Delete the sections on services you no longer use.\n3. Date the privacy notice.',
      messages: {
        notSeen: 'Are these services still in use? They are described but were not observed: {names}',
        dead: 'Are these sections still needed? The services no longer exist under this name: {names}',
        fewPages: 'Some services described were not observed ({names}); but not enough pages were visited',
        allSeen: 'The privacy notice names no service that could be observed but was not',
        fewUnseen: 'Described but not observed: {names}; that may be due to the pages visited and is not objected to',
        noNotice: 'No readable privacy notice was found',
        notRead: 'The text of the privacy notice could not be read',
      },
    },
  },
  run(facts) {
    const { noticeServices, privacy, pages } = facts;
    const { kind } = examineLegalPage(privacy, pages);
    if (kind === 'missing' || kind === 'faulty') return { class: 'NotApplicable', message: 'noNotice' };
    const text = plainText(privacy.text);
    if (text === '') return { class: 'NoClassification', message: 'notRead' };

    const url = privacy.url ?? '';
    const unseen = noticeServices.used.filter((named) => !wasSeen(named, facts) && mayBeSeen(named) && !isVendorOfSeen(named, facts));
    const names = shortList(unseen.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId));
    const uses = outdatedUses(text, deadServices);
    const deadItems = atLeastOne(uses.map(({ quote }) => textItem(url, quote)));
    const unseenItems = unseen.length >= fewest ? atLeastOne(unseen.map(({ quote }) => textItem(url, quote))) : null;
    const enough = visitedEnough(facts);
    const findings: Finding[] = [];
    if (unseenItems && enough)
      findings.push({ message: 'notSeen', params: { names }, items: unseenItems, cause: 'privacy-notice:stale-services' });
    if (deadItems)
      findings.push({ message: 'dead', params: { names: namesOf(uses) }, items: deadItems, cause: 'privacy-notice:dead-services' });
    const verdict = verdictOf({ hints: findings });
    if (verdict) return verdict;
    if (unseenItems) return { class: 'NoClassification', message: 'fewPages', params: { names }, items: unseenItems };
    if (!noticeServices.complete) return { class: 'NoClassification', message: 'notRead' };
    if (noticeServices.used.length === 0) return { class: 'Conform' };
    return unseen.length > 0 ? { class: 'Conform', message: 'fewUnseen', params: { names } } : { class: 'Conform', message: 'allSeen' };
  },
});

/** The name is also that of the company behind a service in use: the notice may mean no more than the company. */
function isVendorOfSeen({ serviceId }: { serviceId: string }, { services }: Pick<Facts, 'services'>): boolean {
  const name = serviceOf(serviceId)?.name;
  const companies = services.flatMap(({ service }) => findVendor(service.vendor)?.legalName ?? []);
  return name !== undefined && companies.some((company) => ` ${company} `.includes(` ${name} `));
}

/** All pages that the start page links were visited, or a good sample of them. */
function visitedEnough({ pages, site }: Pick<Facts, 'pages' | 'site'>): boolean {
  const read = readablePages(pages);
  if (read.length >= enoughPages) return true;
  const visited = new Set(pages.map(({ url }) => plainAddress(url)));
  const targets = (startPage(pages)?.links ?? []).flatMap(({ href }) => URL.parse(href, site.finalUrl) ?? []);
  return targets
    .filter(({ host, protocol }) => host === site.host && protocol.startsWith('http'))
    .every(({ href }) => visited.has(plainAddress(href)));
}

function plainAddress(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/$/, '');
}
