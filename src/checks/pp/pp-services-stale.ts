import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, textItem, verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { examineLegalPage, plainAddress, readablePages } from '../legal-page.ts';
import { isLinked, mayBeSeen, wasSeen } from '../notice-services.ts';
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
  version: 7,
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
        '1. Prüfen Sie, ob die genannten Dienste noch eingesetzt werden, auch im Hintergrund oder auf nicht besuchten Seiten.\n2. Streichen Sie die Abschnitte zu Diensten, die Sie nicht mehr nutzen.\n3. Aktualisieren Sie danach den Stand der Datenschutzerklärung, oder ergänzen Sie ihn, falls er fehlt.',
      messages: {
        notSeen: 'Werden diese Dienste noch eingesetzt? Sie sind beschrieben, wurden aber nicht beobachtet: {names}',
        dead: 'Werden diese Abschnitte noch gebraucht? Diese Dienste sind eingestellt oder heißen heute anders: {names}',
        deadUnseen:
          'Werden diese Abschnitte noch gebraucht? Diese Dienste sind eingestellt oder heißen heute anders: {names}; beschrieben, aber nicht beobachtet: {unseen}',
        fewPages: 'Einige beschriebene Dienste wurden nicht beobachtet ({names}); es wurden aber nicht genügend Seiten besucht',
        allSeen: 'Die Datenschutzerklärung nennt keinen Dienst, der sich beobachten ließe, aber nicht beobachtet wurde',
        fewUnseen:
          'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; wenn Sie das nicht mehr einsetzen, streichen Sie den Abschnitt',
        elsewhere:
          'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; solche Dienste laufen oft auf dem Server oder erst auf einen Klick',
        elsewhereUnvisited:
          'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; solche Dienste können auf Seiten laufen, die der Scan nicht besucht hat, etwa {unvisited}',
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
        '1. Check whether the services named are still in use, in the background or on pages not visited too.\n2. Delete the sections on services you no longer use.\n3. Then update the date of the privacy notice, or add one if it is missing.',
      messages: {
        notSeen: 'Are these services still in use? They are described but were not observed: {names}',
        dead: 'Are these sections still needed? These services were discontinued or have another name today: {names}',
        deadUnseen:
          'Are these sections still needed? These services were discontinued or have another name today: {names}; described but not observed: {unseen}',
        fewPages: 'Some services described were not observed ({names}); but not enough pages were visited',
        allSeen: 'The privacy notice names no service that could be observed but was not',
        fewUnseen:
          'Described but not observed on {pages|=one visited page|visited pages}: {names}; if you no longer use it, delete the section',
        elsewhere:
          'Described but not observed on {pages|=one visited page|visited pages}: {names}; such services often run on the server or only after a click',
        elsewhereUnvisited:
          'Described but not observed on {pages|=one visited page|visited pages}: {names}; such services may run on pages that the scan did not visit, such as {unvisited}',
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
    const unseen = noticeServices.used.filter(
      (named) =>
        mayBeSeen(named) &&
        !wasSeen(named, facts) &&
        !isVendorOfSeen(named, facts) &&
        !isLinked(named, facts) &&
        !mayBeHidden(named, facts) &&
        !servesAnother.test(named.quote),
    );
    const names = shortList(unseen.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId));
    const uses = outdatedUses(text, deadServices);
    const deadItems = atLeastOne(uses.map(({ quote }) => textItem(url, quote)));
    const unseenItems = unseen.length >= fewest ? atLeastOne(unseen.map(({ quote }) => textItem(url, quote))) : null;
    const enough = visitedEnough(facts);
    const findings: Finding[] = [];
    if (unseenItems && enough)
      findings.push({ message: 'notSeen', params: { names }, items: unseenItems, cause: 'privacy-notice:stale-services' });
    if (deadItems) {
      // The sentence on “Google Universal Analytics” names two services and describes one.
      const beside = unseen.filter(({ quote }) => !uses.some(({ term }) => quote.includes(term.name)));
      const message = !unseenItems && enough && beside.length > 0 ? 'deadUnseen' : 'dead';
      const unseenNames = shortList(beside.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId));
      findings.push({
        message,
        params: { names: namesOf(uses), unseen: unseenNames },
        items: deadItems,
        cause: 'privacy-notice:dead-services',
      });
    }
    const verdict = verdictOf({ hints: findings });
    if (verdict) return verdict;
    if (unseenItems) return { class: 'NoClassification', message: 'fewPages', params: { names }, items: unseenItems };
    if (!noticeServices.complete) return { class: 'NoClassification', message: 'notRead' };
    if (noticeServices.used.length === 0) return { class: 'Conform' };
    const visited = { pages: readablePages(pages).length };
    if (unseen.length > 0) return { class: 'Conform', message: 'fewUnseen', params: { names, ...visited } };
    const elsewhere = noticeServices.used.filter((one) => runsInProcess(one) && !wasSeen(one, facts));
    if (elsewhere.length === 0) return { class: 'Conform', message: 'allSeen' };
    const unvisited = shortList(unvisitedPaths(facts), 3);
    const params = { names: shortList(elsewhere.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId)), unvisited, ...visited };
    return { class: 'Conform', message: unvisited === '' ? 'elsewhere' : 'elsewhereUnvisited', params };
  },
});

/** "Calendly setzt über ihren Dienstleister Cloudflare …": somebody else's processor, described where it belongs, is no service of the site. */
const servesAnother =
  /(?<![a-zß-ɏ])(?:ihre[nmrs]?|deren|dessen|seine[nmrs]?|its|their)\s+(?:[a-zß-ɏ]+\s+){0,2}?(?:dienstleister[a-zß-ɏ]*|unterauftrag[a-zß-ɏ]*|auftragsverarbeiter[a-zß-ɏ]*|subunternehmer[a-zß-ɏ]*|sub-?processor[a-zß-ɏ]*|service\s+provider)\s/iu;

/** A container that comes from a server of the site under a name of its own shows no tag manager, only what that loads. */
function mayBeHidden({ serviceId }: { serviceId: string }, { cookies, services }: Pick<Facts, 'cookies' | 'services'>): boolean {
  if (serviceOf(serviceId)?.category !== 'tag-manager') return false;
  const tag = services.find(({ service }) => service.id === 'google-analytics');
  return (
    cookies.some(({ name, serviceId: of }) => of === 'google-analytics' && /^FP(?:ID|LC)$/.test(name)) ||
    (tag !== undefined && tag.cloakedHost !== null)
  );
}

/** The name is also that of the company behind a service in use: the notice may mean no more than the company. */
function isVendorOfSeen({ serviceId }: { serviceId: string }, { services }: Pick<Facts, 'services'>): boolean {
  const name = serviceOf(serviceId)?.name;
  const companies = services.flatMap(({ service }) => findVendor(service.vendor)?.legalName ?? []);
  return name !== undefined && companies.some((company) => ` ${company} `.includes(` ${name} `));
}

/** What shows in the pages of a process: payments, bookings, donations and other forms. */
const inProcess: ReadonlySet<string> = new Set(['payment', 'booking', 'functional']);

/** Whether a service that is described works on single pages, where the scan may not have been. */
function runsInProcess({ serviceId, quote }: { serviceId: string; quote: string }): boolean {
  return inProcess.has(serviceOf(serviceId)?.category ?? '') && !servesAnother.test(quote);
}

/** All pages that the start page links were visited, or a good sample of them. */
function visitedEnough(facts: Pick<Facts, 'pages' | 'site'>): boolean {
  return readablePages(facts.pages).length >= enoughPages || unvisitedPaths(facts).length === 0;
}

/** Paths of the site's pages that the start page links and that were not visited. */
function unvisitedPaths({ pages, site }: Pick<Facts, 'pages' | 'site'>): string[] {
  const visited = new Set(pages.map(({ url }) => plainAddress(url)));
  const targets = (startPage(pages)?.links ?? []).flatMap(({ href }) => URL.parse(href, site.finalUrl) ?? []);
  return targets
    .filter(({ host, protocol, href }) => host === site.host && protocol.startsWith('http') && !visited.has(plainAddress(href)))
    .map(({ pathname }) => pathname)
    .filter((path, index, all) => all.indexOf(path) === index);
}
