import { reviewIds } from '#knowledge/services.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import { verdictOf } from '../items.ts';
import { atNoFiling, byRejection } from '../shared/banner/after-rejection.ts';
import { bannerTextItem, necessaryLabel } from '../shared/banner/banner-controls.ts';
import {
  type Declared,
  fixedServices,
  isReadInFull,
  labelsOf,
  listedServices,
  withoutState,
} from '../shared/banner/banner-declarations.ts';
import { filedInMarkup, withQuote } from '../shared/banner/filed-necessary.ts';
import { namedBelowNecessary } from '../shared/banner/first-layer-sections.ts';
import { fixedSwitchOf, servicesListedByCookie } from '../shared/banner/listed-cookies.ts';
import { misclassifiedFixes, misclassifiedMessages } from '../shared/banner/misclassified-texts.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { cookieListRead } from '../shared/notice/declared-cookies.ts';
import { namesService } from '../shared/notice/notice.ts';
import { isClearlyTracking, isRarelyNecessary, marksVisitors, rank } from '../shared/services/necessity.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { unpaidPages } from '../shared/services/unpaid-pages.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { shortList } from '../shared/wording.ts';

/** Whether the banner declares services necessary that are not. */
export default defineCheck({
  id: 'ck-misclassified-necessary',
  area: 'ck',
  version: 22,
  weight: 4,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25Necessary, consentLaw.edpbTaskforce, consentLaw.vgHannover],
  needs: ['banner', 'services'],
  wants: ['rejected', 'requests', 'cookies', 'shopPages', 'embeds', 'pages'],
  stepPlaces: ['wanted'],
  texts: {
    de: {
      title: 'Tracking nicht als „notwendig“ eingestuft',
      explanation:
        'Ohne Einwilligung darf nur laufen, was für den vom Besucher ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG). Reichweitenmessung, Werbung und Aufzeichnung gehören nach Auffassung der Aufsichtsbehörden in der Regel nicht dazu, gleich wie das Banner sie nennt. Bei Tag-Managern, Schriften, Karten und Videos ist es meist ebenso, aber im Einzelfall zu prüfen.',
      confidenceReason:
        'Gelesen werden Schalter und Text des Banners; ob ein Dienst im Einzelfall nötig ist, etwa beim Bezahlen, zeigen sie nicht.',
      howToFix:
        '1. Gehen Sie durch, was im Einwilligungswerkzeug als notwendig oder fest eingeschaltet geführt wird.\n2. Verschieben Sie jeden Dienst, der für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), in eine abwählbare Kategorie.\n3. Prüfen Sie, dass er danach erst nach der Zustimmung lädt.',
      fixes: misclassifiedFixes.de,
      messages: misclassifiedMessages.de,
    },
    en: {
      title: 'Tracking not labelled as necessary',
      explanation:
        'Without consent, only what is strictly necessary for the service the visitor expressly asked for may run (Section 25(2) no. 2 TDDDG). In the view of the supervisory authorities, audience measurement, advertising and recording as a rule do not belong to that, whatever the banner calls them. For tag managers, fonts, maps and videos it is mostly the same, but has to be examined in each case.',
      confidenceReason: 'Switches and text of the banner are read; they do not show whether a service is needed, such as for paying.',
      howToFix:
        '1. Go through what is kept as necessary or switched on firmly in the consent tool.\n2. Move every service that is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG) into a category that can be refused.\n3. Check that it then loads only after consent.',
      fixes: misclassifiedFixes.en,
      messages: misclassifiedMessages.en,
    },
  },
  run({ banner: shown, services, rejected, requests, cookies = [], shopPages = [], embeds = [], pages = [] }) {
    const { banner, cmpName } = shown;
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const isTracking = (use: ServiceUse) => isClearlyTracking(use) || marksVisitors(use, cookies);
    const known = { banner: shown, services, requests: requests ?? [], pages };
    const inMarkup = {
      risks: filedInMarkup(services.filter(isClearlyTracking), 'markup', known),
      hints: filedInMarkup(services.filter(isRarelyNecessary), 'examineMarkup', known),
    };
    const told = new Set([...inMarkup.risks, ...inMarkup.hints].flatMap(({ serviceIds = [] }) => serviceIds));
    const isOpen = ({ use }: Declared) => !told.has(use.service.id);
    const fixed = fixedServices(banner, services).filter(isOpen);
    const isElsewhere = (entry: Declared) => isOpen(entry) && !fixed.some(({ use }) => use === entry.use);
    const inLists = listedServices(banner, services).map((entry) => withQuote(banner, entry));
    const described = services.flatMap((use): Declared[] => {
      const named = inLists.some((entry) => entry.use === use) ? null : namedBelowNecessary(use, banner);
      return named ? [{ use, label: named.label, item: bannerTextItem(banner, named.sentence) }] : [];
    });
    const named = [...inLists, ...described];
    const byCookie = servicesListedByCookie(banner, services).filter(({ use }) => !named.some((entry) => entry.use === use));
    const inText = [...named, ...byCookie].filter(isElsewhere);
    // What stands below a switch that cannot be turned off, and runs after rejection, is filed so by that switch.
    const below = inText.flatMap((entry) => {
      const label = isTracking(entry.use) ? fixedSwitchOf(entry.use, banner) : null;
      return label === null ? [] : [{ ...entry, label }];
    });
    const listed = inText.filter(({ use }) => !below.some((entry) => entry.use === use));
    const unpaid = (message: string, entries: readonly Declared[]): Finding[] =>
      entries.flatMap((entry) => {
        const unpaidOn = unpaidPages(entry.use, { requests: requests ?? [], shopPages, embeds, cookies });
        if (unpaidOn.length === 0) return [];
        const found = findingOf(message, entry, services);
        return { ...found, params: { ...found.params, paths: pathsOf(unpaidOn) } };
      });
    const verdict = verdictOf({
      risks: [
        ...inMarkup.risks,
        ...fixed.filter(({ use }) => isTracking(use)).map((entry) => findingOf('fixedOn', entry, services)),
        ...below.map((entry) => findingOf('fixedBelow', entry, services)),
      ],
      hints: [
        ...inMarkup.hints,
        ...byRank(fixed.filter(({ use }) => isRarelyNecessary(use) && !isTracking(use))).map((entry) =>
          findingOf(kindOf('examine', entry.use), entry, services),
        ),
        ...unpaid('examinePayment', fixed),
        ...byRank(listed.filter(({ use }) => isClearlyTracking(use) || isRarelyNecessary(use))).map((entry) =>
          findingOf(byCookie.includes(entry) ? 'listedCookie' : kindOf('listed', entry.use), entry, services),
        ),
        // A row of a table tells of one cookie, not of the service.
        ...unpaid(
          'listedPayment',
          listed.filter(({ label }) => !label.includes('\t')),
        ),
      ],
    });
    if (verdict) return verdict;
    // A banner that tells only categories says nothing about what they hold.
    const tellsServices = banner.toggles.some(({ label }) => services.some((use) => namesService(withoutState(label), use)));
    const read = labelsOf(banner, cmpName);
    // Straight quotation marks: params are the same in every language.
    const labels = shortList(
      read.map((label) => `„${label}“`),
      6,
    );
    if (tellsServices) return { class: 'Conform', message: 'switches', params: { labels } };
    if (listed.length > 0) {
      return { class: 'Conform', message: 'listRead', params: { names: shortList(listed.map(({ use }) => use.service.name)) } };
    }
    if (isReadInFull(banner, services)) return { class: 'Conform', message: 'nothingListed' };
    const message = !cookieListRead(banner) ? 'notOpened' : 'noCategories';
    const byLabels = read.some((label) => necessaryLabel.test(label)) ? 'categoriesOnly' : 'switchesOnly';
    const after = byRejection({ rejected, requests, services, cookies }, banner);
    return (
      (after && atNoFiling(after, cmpName)) ??
      after ??
      (read.length > 0 ? { class: 'NoClassification', message: byLabels, params: { labels } } : { class: 'NoClassification', message })
    );
  },
});

function byRank(entries: readonly Declared[]): Declared[] {
  return [...entries].sort((a, b) => rank(a.use) - rank(b.use));
}

/** Of some kinds the reader is told what speaks for or against their being necessary. */
function kindOf(message: 'examine' | 'listed', { service }: ServiceUse): string {
  return `${message}${reviewIds.has(service.id) ? 'Reviews' : service.category === 'captcha' ? 'Captcha' : ''}`;
}

function findingOf(message: string, { use, label, item }: Declared, services: readonly ServiceUse[]): Finding {
  const { id, name } = use.service;
  return { message, params: { service: name, label }, items: [item], cause: causeOfService(id, services), serviceIds: [id] };
}
