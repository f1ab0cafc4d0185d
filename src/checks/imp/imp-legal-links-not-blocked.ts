import { defineCheck, type Finding, type FindingItem, type TextParams, type Verdict } from '../define-check.ts';
import type { LegalAccessFact } from '../facts/pages.ts';
import { controlItem, pageItem, verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { bannerTextItem } from '../shared/banner/banner-controls.ts';
import { fixesOfOthers, messagesOfOthers, orOthers, othersLaidOver } from '../shared/banner/laid-over.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';

const cause = 'banner-blocks-legal';

const linksFix =
  '1. {#legal-links} Nehmen Sie Links auf Impressum und Datenschutzerklärung in die erste Ebene des Banners auf, oder zeigen Sie das Banner so, dass die Links der Seite frei bleiben.\n2. Öffnen Sie die Startseite in einem neuen Browserprofil, und folgen Sie den Links, ohne im Banner zu wählen.';
const linksFixEnglish =
  '1. {#legal-links} Include links to imprint and privacy notice on the first layer of the banner, or show the banner so that the links of the page stay free.\n2. Open the start page in a fresh browser profile and follow the links without choosing in the banner.';
const linkFix = (page: string): string =>
  `1. {#legal-links} Nehmen Sie einen Link auf ${page} in die erste Ebene des Banners auf, oder zeigen Sie das Banner so, dass der Link der Seite frei bleibt.\n2. Öffnen Sie die Startseite in einem neuen Browserprofil, und folgen Sie dem Link, ohne im Banner zu wählen.`;
/** One step: a link alone leads to a page that the same layer covers. */
const coveredFix = (links: string): string =>
  `1. {#legal-links} Nehmen Sie ${links} in die erste Ebene des Banners auf, und zeigen Sie das Banner auf {page} nicht oder nur ohne die Fläche, die die Seite sperrt; viele Einwilligungswerkzeuge haben dafür eine Einstellung.\n2. Öffnen Sie die Startseite und {page} in einem neuen Browserprofil, ohne im Banner zu wählen: Der Link muss sich anklicken und der Text lesen lassen.`;
const readableFix =
  '1. {#legal-links} Zeigen Sie das Banner auf {page} so, dass der Text lesbar bleibt.\n2. Öffnen Sie {page} in einem neuen Browserprofil, ohne im Banner zu wählen: Der Text muss sich lesen lassen.';
const linkFixEnglish = (page: string): string =>
  `1. {#legal-links} Include a link to the ${page} on the first layer of the banner, or show the banner so that the link of the page stays free.\n2. Open the start page in a fresh browser profile and follow the link without choosing in the banner.`;
const coveredFixEnglish = (links: string): string =>
  `1. {#legal-links} Include ${links} on the first layer of the banner, and do not show the banner on {page}, or only without the layer that locks the page; many consent tools have a setting for that.\n2. Open the start page and {page} in a fresh browser profile without choosing in the banner: the link must be clickable and the text readable.`;
const readableFixEnglish =
  '1. {#legal-links} Show the banner on {page} so that the text stays readable.\n2. Open {page} in a fresh browser profile without choosing in the banner: the text must be readable.';
/** Where the banner comes late, only a look of one's own tells whether it lies over the pages too. */
const waitStep =
  'Öffnen Sie {page} in einem neuen Browserprofil, und warten Sie, ohne zu wählen, bis das Banner kommt. Legt es sich darüber, zeigen Sie es dort so, dass der Text lesbar bleibt.';
const waitStepEnglish =
  'Open {page} in a fresh browser profile and wait, without choosing, until the banner comes. If it lies over the page, show it there so that the text stays readable.';
const enough = '. Das wertet diese Prüfung als ausreichend';
const enoughEnglish = '. This check takes that as sufficient';
const advice = '; empfohlen ist, den Text dort lesbar zu lassen';
const adviceEnglish = '; leaving the text readable there is recommended';
const overPages = '. Auch über {page} liegt das Banner, bis gewählt ist';
const overPagesEnglish = '. The banner lies over {page} as well until a choice is made';
const late =
  '. Das Banner sperrt die Startseite und kam dort erst rund {seconds|=eine Sekunde|Sekunden} nach dem Laden; ob es sich auch über {page} legt, wurde nicht abgewartet';
const lateEnglish =
  '. The banner locks the start page and came there only about {seconds|=one second|seconds} after loading; whether it lies over {page} as well was not waited for';
/** What passes, by where the links are that can be followed, and what to say where the banner lies over the pages all the same, or may. */
const reachable = (where: Record<'InBanner' | 'OnPage' | 'Mixed', string>, additions: Record<'Covered' | 'Late', string>) =>
  addedTo(Object.fromEntries(Object.entries(where).map(([place, text]) => [`reachable${place}`, text])), { '': '', ...additions });
const forEachPlace = (fixes: Record<'Covered' | 'Late', string>): Record<string, string> =>
  addedTo({ reachableInBanner: '', reachableOnPage: '', reachableMixed: '' }, fixes);
/** Links that cannot be clicked on the start page. */
const blockedTexts = {
  de: {
    linksBlocked:
      'Auf der Startseite lassen sich die Links zu Impressum und Datenschutzerklärung nicht anklicken, solange das Banner offen ist; auf der ersten Ebene des Banners stehen keine',
    imprintBlocked:
      'Auf der Startseite lässt sich der Link zum Impressum nicht anklicken, solange das Banner offen ist; auf der ersten Ebene des Banners steht keiner',
    privacyBlocked:
      'Auf der Startseite lässt sich der Link zur Datenschutzerklärung nicht anklicken, solange das Banner offen ist; auf der ersten Ebene des Banners steht keiner',
  },
  en: {
    linksBlocked:
      'On the start page the links to imprint and privacy notice cannot be clicked while the banner is open; its first layer has none',
    imprintBlocked: 'On the start page the link to the imprint cannot be clicked while the banner is open; its first layer has none',
    privacyBlocked: 'On the start page the link to the privacy notice cannot be clicked while the banner is open; its first layer has none',
  },
};
const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

export default defineCheck({
  id: 'imp-legal-links-not-blocked',
  area: 'imp',
  version: 6,
  weight: 4,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 DDG', 'Section 5(1) DDG'), statute('Art. 12 Abs. 1 DSGVO', 'Art. 12(1) GDPR'), consentLaw.dskGuidance],
  needs: ['banner', 'legalAccess'],
  wants: ['forms', 'services', 'requests', 'pages'],
  texts: {
    de: {
      title: 'Impressum und Datenschutzerklärung trotz Banner aufrufbar',
      explanation:
        'Das Impressum muss unmittelbar erreichbar und ständig verfügbar sein (§ 5 Abs. 1 DDG), die Datenschutzerklärung leicht zugänglich (Art. 12 Abs. 1 DSGVO). Beides gilt auch, solange der Besucher im Banner noch nichts gewählt hat.',
      confidenceReason: 'Gemessen wird, ob der Link unter dem Banner frei liegt; auf kleineren Bildschirmen kann das Banner anders liegen.',
      howToFix: linksFix,
      fixes: {
        imprintBlocked: linkFix('das Impressum'),
        ...fixesOfOthers(
          { linksBlocked: linksFix, imprintBlocked: linkFix('das Impressum'), privacyBlocked: linkFix('die Datenschutzerklärung') },
          'de',
        ),
        imprintBlockedLate: `${linkFix('das Impressum')}\n3. ${waitStep}`,
        linksBlockedLate: `${linksFix}\n3. ${waitStep}`,
        imprintBlockedCovered: coveredFix('einen Link auf das Impressum'),
        bothBlocked: coveredFix('Links auf Impressum und Datenschutzerklärung'),
        linksBlockedCovered: coveredFix('Links auf Impressum und Datenschutzerklärung'),
        privacyBlocked: linkFix('die Datenschutzerklärung'),
        privacyBlockedLate: `${linkFix('die Datenschutzerklärung')}\n3. ${waitStep}`,
        privacyBlockedCovered: coveredFix('einen Link auf die Datenschutzerklärung'),
        ...forEachPlace({ Covered: readableFix, Late: `1. ${waitStep}` }),
      },
      messages: {
        bothBlocked:
          'Impressum und Datenschutzerklärung ({page}) sind vor der Auswahl im Banner weder über Links zu erreichen noch zu lesen',
        ...addedTo(blockedTexts.de, { '': '', Covered: overPages, Late: late }),
        ...messagesOfOthers(blockedTexts.de, 'de'),
        ...reachable(
          {
            InBanner: 'Im Banner verlinkt: {links}',
            OnPage: 'Auf der Startseite bei offenem Banner anklickbar: {pageLinks}',
            Mixed: 'Im Banner verlinkt: {links}; auf der Startseite bei offenem Banner anklickbar: {pageLinks}',
          },
          { Covered: `${enough}${overPages}${advice}`, Late: `${enough}${late}${advice}` },
        ),
        scripted: 'Der Link im Banner führt zu keiner Adresse; was ein Klick darauf öffnet, ließ sich nicht prüfen',
        noLinks: 'Es wurden keine Links zu Impressum und Datenschutzerklärung gefunden',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Legal pages reachable despite the banner',
      explanation:
        'The imprint has to be directly reachable and constantly available (Section 5(1) DDG), the privacy notice easily accessible (Art. 12(1) GDPR). Both hold as long as the visitor has not chosen anything in the banner as well.',
      confidenceReason: 'The scan measures whether the banner covers the link; on smaller screens the banner may lie elsewhere.',
      howToFix: linksFixEnglish,
      fixes: {
        imprintBlocked: linkFixEnglish('imprint'),
        ...fixesOfOthers(
          { linksBlocked: linksFixEnglish, imprintBlocked: linkFixEnglish('imprint'), privacyBlocked: linkFixEnglish('privacy notice') },
          'en',
        ),
        imprintBlockedLate: `${linkFixEnglish('imprint')}\n3. ${waitStepEnglish}`,
        linksBlockedLate: `${linksFixEnglish}\n3. ${waitStepEnglish}`,
        imprintBlockedCovered: coveredFixEnglish('a link to the imprint'),
        bothBlocked: coveredFixEnglish('links to imprint and privacy notice'),
        linksBlockedCovered: coveredFixEnglish('links to imprint and privacy notice'),
        privacyBlocked: linkFixEnglish('privacy notice'),
        privacyBlockedLate: `${linkFixEnglish('privacy notice')}\n3. ${waitStepEnglish}`,
        privacyBlockedCovered: coveredFixEnglish('a link to the privacy notice'),
        ...forEachPlace({ Covered: readableFixEnglish, Late: `1. ${waitStepEnglish}` }),
      },
      messages: {
        bothBlocked: 'Before the choice in the banner, imprint and privacy notice ({page}) can neither be reached by links nor be read',
        ...addedTo(blockedTexts.en, { '': '', Covered: overPagesEnglish, Late: lateEnglish }),
        ...messagesOfOthers(blockedTexts.en, 'en'),
        ...reachable(
          {
            InBanner: 'Linked in the banner: {links}',
            OnPage: 'Clickable on the start page with the banner open: {pageLinks}',
            Mixed: 'Linked in the banner: {links}; clickable on the start page with the banner open: {pageLinks}',
          },
          { Covered: `${enoughEnglish}${overPagesEnglish}${adviceEnglish}`, Late: `${enoughEnglish}${lateEnglish}${adviceEnglish}` },
        ),
        scripted: 'The link in the banner leads to no address; what a click on it opens could not be examined',
        noLinks: 'No links to imprint and privacy notice were found',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner }, legalAccess, pages, ...seen }): Verdict {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const linked = legalAccess.filter(({ inBanner, onPage }) => inBanner !== null || onPage !== null);
    if (linked.length === 0) return { class: 'NoClassification', message: 'noLinks' };
    const blocked = linked.filter(({ inBanner, onPage }) => inBanner === null && onPage?.reach !== 'free');
    const covered = linked.filter(({ pageUrl, pageCovered }) => pageUrl !== null && pageCovered === true);
    const missed = banner.blocksPage ? linked.filter(({ pageUrl, pageCovered }) => pageUrl !== null && pageCovered === null) : [];
    const over = covered.length > 0 ? 'Covered' : missed.length > 0 ? 'Late' : '';
    const params = {
      page: (covered.length > 0 ? covered : missed).map(({ pageUrl }) => pathOf(pageUrl ?? '')).join(', '),
      seconds: Math.round(banner.seenAfterMs / 1_000),
    };
    // Two links that cannot be clicked, two pages that cannot be read: nothing is left to the visitor.
    if (banner.blocksPage && blocked.length === 2 && blocked.every(({ pageCovered }) => pageCovered === true)) {
      const [first, ...rest] = blocked.flatMap(itemsOf);
      return { class: 'Risk', findings: [{ message: 'bothBlocked', params, items: [first ?? bannerTextItem(banner), ...rest], cause }] };
    }
    // A link in the banner is enough, whatever lies over the page it leads to.
    const [first, ...rest] = [...blocked.flatMap(itemsOf), ...covered.filter((one) => !blocked.includes(one)).flatMap(coveredPage)];
    // A bar leaves the page free: then something else may lie over the link. Which of them does was not measured.
    const start = pages?.find(({ kind }) => kind === 'start')?.url;
    const isUnder = !banner.blocksPage && blocked.some(({ onPage }) => onPage?.reach === 'covered');
    const others = isUnder && start !== undefined ? othersLaidOver(start, seen) : '';
    const which = blocked.length === 2 ? 'links' : (blocked[0]?.kind ?? 'links');
    const finding: Finding = {
      message: `${which}Blocked${over || (others === '' ? '' : orOthers)}`,
      params: { ...params, others },
      items: [first ?? bannerTextItem(banner), ...rest],
      cause,
    };
    const hints = blocked.length > 0 ? [finding] : [];
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    const scripted = linked.find(({ inBanner, onPage }) => inBanner?.dead === true && onPage?.reach !== 'free');
    return scripted
      ? { class: 'NoClassification', message: 'scripted', items: [controlItem(banner.pageId, scripted.inBanner!.text, ['none'])] }
      : passed(linked, over, params);
  },
});

function passed(linked: readonly LegalAccessFact[], over: 'Covered' | 'Late' | '', params: TextParams): Verdict {
  const links = linked.flatMap(({ inBanner }) => (inBanner?.dead === false ? inBanner.text : []));
  const pageLinks = linked.flatMap(({ inBanner, onPage }) => (inBanner?.dead === false ? [] : (onPage?.text ?? [])));
  const place = pageLinks.length === 0 ? 'InBanner' : links.length === 0 ? 'OnPage' : 'Mixed';
  const message = `reachable${place}${over}`;
  return { class: 'Conform', message, params: { ...params, links: links.join(', '), pageLinks: pageLinks.join(', ') } };
}

function itemsOf({ onPage, pageUrl, pageCovered }: LegalAccessFact): FindingItem[] {
  return [
    ...(onPage && onPage.reach !== 'free' ? [controlItem(onPage.href, onPage.text, ['none'], { reach: onPage.reach })] : []),
    ...coveredPage({ pageUrl, pageCovered }),
  ];
}

function coveredPage({ pageUrl, pageCovered }: Pick<LegalAccessFact, 'pageUrl' | 'pageCovered'>): FindingItem[] {
  return pageUrl !== null && pageCovered === true ? [pageItem(pageUrl, ['none'], { coveredByBanner: true })] : [];
}
