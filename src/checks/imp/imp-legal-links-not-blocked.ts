import { bannerTextItem } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding, type FindingItem, type Verdict } from '../define-check.ts';
import type { LegalAccessFact } from '../facts.ts';
import { controlItem, pageItem, verdictOf } from '../items.ts';
import { statute } from '../law.ts';

const cause = 'banner-blocks-legal';

const linkFix = (page: string): string =>
  `1. Nehmen Sie einen Link auf ${page} in die erste Ebene des Banners auf, oder zeigen Sie das Banner so, dass der Link der Seite frei bleibt.\n2. Öffnen Sie die Startseite in einem neuen Browserprofil, und folgen Sie dem Link, ohne im Banner zu wählen.`;
const coveredFix = (pages: string): string =>
  `1. Nehmen Sie Links auf ${pages} in die erste Ebene des Banners auf.\n2. Zeigen Sie das Banner auf {page} nicht oder nur ohne abdunkelnde Fläche, die die Seite sperrt.\n3. Öffnen Sie die Startseite und {page} in einem neuen Browserprofil, ohne im Banner zu wählen.`;
const linkFixEnglish = (page: string): string =>
  `1. Include a link to the ${page} on the first layer of the banner, or show the banner so that the link of the page stays free.\n2. Open the start page in a fresh browser profile and follow the link without choosing in the banner.`;
const coveredFixEnglish = (pages: string): string =>
  `1. Include links to the ${pages} on the first layer of the banner.\n2. Do not show the banner on {page}, or only without a dimming layer that locks the page.\n3. Open the start page and {page} in a fresh browser profile without choosing in the banner.`;
const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

export default defineCheck({
  id: 'imp-legal-links-not-blocked',
  area: 'imp',
  version: 1,
  weight: 4,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 DDG', 'Section 5(1) DDG'), statute('Art. 12 Abs. 1 DSGVO', 'Art. 12(1) GDPR'), consentLaw.dskGuidance],
  needs: ['banner', 'legalAccess'],
  texts: {
    de: {
      title: 'Impressum und Datenschutzerklärung trotz Banner aufrufbar',
      explanation:
        'Das Impressum muss unmittelbar erreichbar und ständig verfügbar sein (§ 5 Abs. 1 DDG), die Datenschutzerklärung leicht zugänglich (Art. 12 Abs. 1 DSGVO). Beides gilt auch, solange der Besucher im Banner noch nichts gewählt hat.',
      confidenceReason: 'Gemessen wird, ob der Link unter dem Banner frei liegt; auf kleineren Bildschirmen kann das Banner anders liegen.',
      howToFix:
        '1. Nehmen Sie Links auf Impressum und Datenschutzerklärung in die erste Ebene des Banners auf, oder zeigen Sie das Banner so, dass die Links der Seite frei bleiben.\n2. Öffnen Sie die Startseite in einem neuen Browserprofil, und folgen Sie den Links, ohne im Banner zu wählen.',
      fixes: {
        imprintBlocked: linkFix('das Impressum'),
        imprintBlockedCovered: coveredFix('Impressum und Datenschutzerklärung'),
        bothBlocked: coveredFix('Impressum und Datenschutzerklärung'),
        linksBlockedCovered: coveredFix('Impressum und Datenschutzerklärung'),
        privacyBlocked: linkFix('die Datenschutzerklärung'),
        privacyBlockedCovered: coveredFix('Impressum und Datenschutzerklärung'),
      },
      messages: {
        bothBlocked:
          'Impressum und Datenschutzerklärung ({page}) sind vor der Auswahl im Banner weder über Links zu erreichen noch zu lesen',
        linksBlocked:
          'Auf der Startseite lassen sich die Links zu Impressum und Datenschutzerklärung nicht anklicken, solange das Banner offen ist; im Banner stehen keine',
        linksBlockedCovered:
          'Auf der Startseite lassen sich die Links zu Impressum und Datenschutzerklärung nicht anklicken, solange das Banner offen ist; im Banner stehen keine. Auch beim direkten Aufruf verdeckt das Banner {page}',
        imprintBlocked:
          'Auf der Startseite lässt sich der Link zum Impressum nicht anklicken, solange das Banner offen ist; im Banner steht keiner',
        imprintBlockedCovered:
          'Auf der Startseite lässt sich der Link zum Impressum nicht anklicken, solange das Banner offen ist; im Banner steht keiner. Auch beim direkten Aufruf verdeckt das Banner {page}',
        privacyBlocked:
          'Auf der Startseite lässt sich der Link zur Datenschutzerklärung nicht anklicken, solange das Banner offen ist; im Banner steht keiner',
        privacyBlockedCovered:
          'Auf der Startseite lässt sich der Link zur Datenschutzerklärung nicht anklicken, solange das Banner offen ist; im Banner steht keiner. Auch beim direkten Aufruf verdeckt das Banner {page}',
        reachable: 'Bei offenem Banner ließen sich auf der Startseite oder im Banner diese Links erreichen: {links}',
        reachableCovered:
          'Bei offenem Banner ließen sich auf der Startseite oder im Banner diese Links erreichen: {links}. Beim direkten Aufruf verdeckt das Banner {page}',
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
      howToFix:
        '1. Include links to imprint and privacy notice on the first layer of the banner, or show the banner so that the links of the page stay free.\n2. Open the start page in a fresh browser profile and follow the links without choosing in the banner.',
      fixes: {
        imprintBlocked: linkFixEnglish('imprint'),
        imprintBlockedCovered: coveredFixEnglish('imprint and privacy notice'),
        bothBlocked: coveredFixEnglish('imprint and privacy notice'),
        linksBlockedCovered: coveredFixEnglish('imprint and privacy notice'),
        privacyBlocked: linkFixEnglish('privacy notice'),
        privacyBlockedCovered: coveredFixEnglish('imprint and privacy notice'),
      },
      messages: {
        bothBlocked: 'Before the choice in the banner, imprint and privacy notice ({page}) can neither be reached by links nor be read',
        linksBlocked:
          'On the start page the links to imprint and privacy notice cannot be clicked while the banner is open; the banner has none',
        linksBlockedCovered:
          'On the start page the links to imprint and privacy notice cannot be clicked while the banner is open; the banner has none. Opened directly, the banner covers {page} as well',
        imprintBlocked: 'On the start page the link to the imprint cannot be clicked while the banner is open; the banner has none',
        imprintBlockedCovered:
          'On the start page the link to the imprint cannot be clicked while the banner is open; the banner has none. Opened directly, the banner covers {page} as well',
        privacyBlocked: 'On the start page the link to the privacy notice cannot be clicked while the banner is open; the banner has none',
        privacyBlockedCovered:
          'On the start page the link to the privacy notice cannot be clicked while the banner is open; the banner has none. Opened directly, the banner covers {page} as well',
        reachable: 'With the banner open, these links could be reached on the start page or in the banner: {links}',
        reachableCovered:
          'With the banner open, these links could be reached on the start page or in the banner: {links}. Opened directly, the banner covers {page}',
        scripted: 'The link in the banner leads to no address; what a click on it opens could not be examined',
        noLinks: 'No links to imprint and privacy notice were found',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner }, legalAccess }): Verdict {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const linked = legalAccess.filter(({ inBanner, onPage }) => inBanner !== null || onPage !== null);
    if (linked.length === 0) return { class: 'NoClassification', message: 'noLinks' };
    const blocked = linked.filter(({ inBanner, onPage }) => inBanner === null && onPage?.reach !== 'free');
    const covered = linked.filter(({ pageUrl, pageCovered }) => pageUrl !== null && pageCovered === true);
    const params = { page: covered.map(({ pageUrl }) => pathOf(pageUrl ?? '')).join(', ') };
    // Two links that cannot be clicked, two pages that cannot be read: nothing is left to the visitor.
    if (banner.blocksPage && blocked.length === 2 && blocked.every(({ pageCovered }) => pageCovered === true)) {
      const [first, ...rest] = blocked.flatMap(itemsOf);
      return { class: 'Risk', findings: [{ message: 'bothBlocked', params, items: [first ?? bannerTextItem(banner), ...rest], cause }] };
    }
    // A link in the banner is enough, whatever lies over the page it leads to.
    const [first, ...rest] = [...blocked.flatMap(itemsOf), ...covered.filter((one) => !blocked.includes(one)).flatMap(coveredPage)];
    const which = blocked.length === 2 ? 'links' : (blocked[0]?.kind ?? 'links');
    const finding: Finding = {
      message: `${which}Blocked${covered.length > 0 ? 'Covered' : ''}`,
      params,
      items: [first ?? bannerTextItem(banner), ...rest],
      cause,
    };
    const hints = blocked.length > 0 ? [finding] : [];
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    const scripted = linked.find(({ inBanner, onPage }) => inBanner?.dead === true && onPage?.reach !== 'free');
    return scripted
      ? { class: 'NoClassification', message: 'scripted', items: [controlItem(banner.pageId, scripted.inBanner!.text, ['none'])] }
      : {
          class: 'Conform',
          message: covered.length > 0 ? 'reachableCovered' : 'reachable',
          params: { ...params, links: linked.map(labelOf).join(', ') },
        };
  },
});

function labelOf({ inBanner, onPage }: LegalAccessFact): string {
  return (inBanner ?? onPage)?.text ?? '';
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
