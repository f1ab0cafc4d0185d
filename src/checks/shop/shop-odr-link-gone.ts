import { defineCheck, type FindingItem } from '../define-check.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import { atLeastOne, controlItem, textItem } from '../items.ts';
import { isPublicAuthority } from '../shared/imprint/public-body.ts';
import { statute } from '../shared/law/law.ts';
import { examineLegalPage, readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { excerpt, matchesOf, mentions, near, plainText, wholeWords } from '../shared/wording.ts';

const address =
  /^https?:\/\/(?:(?:www\.)?ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr|[a-z-]+\.ec\.europa\.eu\/consumers\/odr)/i;
const named = wholeWords(
  'ec\\.europa\\.eu/(?:consumers/)?odr|webgate\\.ec\\.europa\\.eu/odr|(?:OS|ODR)-?\\s?Plattform|(?:Internet|Online)?-?Plattform\\s+(?:[a-zß-ɏ-]+\\s+){0,4}(?:zur|für(?:\\s+die)?)\\s+(?:außergerichtlichen?\\s+)?(?:Online-?\\s?(?:Streitbeilegung|Streitschlichtung|Schlichtung|Beilegung)|(?:Streitbeilegung|Streitschlichtung)\\s+online|Beilegung\\s+(?:[a-zß-ɏ-]+\\s+){0,2}(?:Online-?)?(?:Streitigkeiten|Rechtsstreitigkeiten)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}online)|Online-?\\s?(?:Streitbeilegungs|Streitschlichtungs|Schlichtungs)-?\\s?Plattform|(?:ODR|online\\s+dispute\\s+resolution(?:\\s+\\(ODR\\))?)\\s+platform|platform\\s+for\\s+(?:the\\s+)?(?:out-of-court\\s+)?online\\s+(?:dispute\\s+resolution|resolution\\s+of\\s+disputes|settlement\\s+of\\s+disputes)',
);
/** A sentence that reports the closure is no reference to the platform. */
const closed = wholeWords('eingestellt|geschlossen|abgeschaltet|nicht\\s+mehr|beendet|closed|discontinued|shut\\s+down|no\\s+longer');

/** The notice of § 36 VSBG, which is often part of the same section and is to stay. */
const arbitration = wholeWords('VSBG|verbraucherschlichtung[a-zß-ɏ]*|verbraucherstreitbeilegung[a-zß-ɏ]*|consumer\\s+arbitration');

/** Whether legal pages or footers still refer to the platform for online dispute resolution, which was closed. */
export default defineCheck({
  id: 'shop-odr-link-gone',
  area: 'shop',
  version: 6,
  weight: 3,
  confidence: 'high',
  legalBasis: [
    statute(
      'Verordnung (EU) 2024/3228: ODR-Verordnung aufgehoben, Plattform seit dem 20.7.2025 geschlossen',
      'Regulation (EU) 2024/3228: ODR Regulation repealed, platform closed since 20 Jul 2025',
    ),
    statute('§ 5 UWG', 'Section 5 UWG'),
  ],
  needs: ['pages', 'imprint', 'terms', 'applicability', 'imprintElements'],
  stepPlaces: ['notice'],
  texts: {
    de: {
      title: 'Kein Verweis mehr auf die OS-Plattform',
      explanation:
        'Die Verordnung (EU) 2024/3228 hat die Verordnung über die Online-Streitbeilegung aufgehoben; die OS-Plattform ist seit dem 20.7.2025 geschlossen. Ein Verweis auf sie ist überholt und kann nach § 5 UWG irreführen. Die Hinweise zur Verbraucherschlichtung nach § 36 VSBG bleiben davon unberührt.',
      confidenceReason:
        'Gesucht wird nach Adresse und Name der Plattform, und nur in Rechtstexten und Fußzeilen, nicht in Beiträgen darüber.',
      howToFix:
        '1. Entfernen Sie Text und Link zur OS-Plattform aus Impressum, AGB und Fußzeile.\n2. Prüfen Sie auch E-Mail-Vorlagen, Angebote und Verkäuferseiten auf Marktplätzen.\n3. Behalten Sie den Hinweis nach § 36 VSBG bei.',
      fixes: {
        found: '1. Entfernen Sie Text und Link zur OS-Plattform auf {pages}.\n2. Prüfen Sie auch E-Mail-Vorlagen und Angebote.',
        foundBesideNotice:
          '1. Entfernen Sie Text und Link zur OS-Plattform auf {pages}; den Hinweis zur Verbraucherschlichtung auf {notice} lassen Sie stehen.\n2. Prüfen Sie auch E-Mail-Vorlagen und Angebote.',
        foundPublic: '1. Streichen Sie den Abschnitt zur OS-Plattform auf {pages}.',
      },
      messages: {
        found: 'Auf {pages} verweist die Website noch auf die geschlossene OS-Plattform',
        foundBesideNotice: 'Auf {pages} verweist die Website noch auf die geschlossene OS-Plattform',
        foundPublic: 'Auf {pages} verweist die Website noch auf die geschlossene OS-Plattform',
        notRead: 'Impressum oder AGB ließen sich nicht vollständig lesen ({reason})',
      },
    },
    en: {
      title: 'ODR platform link removed',
      explanation:
        'Regulation (EU) 2024/3228 repealed the regulation on online dispute resolution; the ODR platform has been closed since 20 July 2025. A reference to it is outdated and can be misleading under Section 5 UWG. The information on consumer arbitration under Section 36 VSBG remains unaffected.',
      confidenceReason: 'Address and name of the platform are looked for, and only in legal pages and footers, not in articles about it.',
      howToFix:
        '1. Remove text and link on the ODR platform from imprint, terms and footer.\n2. Also check e-mail templates, offers and seller pages on marketplaces.\n3. Keep the notice under Section 36 VSBG.',
      fixes: {
        found: '1. Remove text and link on the ODR platform on {pages}.\n2. Also check e-mail templates and offers.',
        foundBesideNotice:
          '1. Remove text and link on the ODR platform on {pages}; leave the notice on consumer arbitration on {notice} in place.\n2. Also check e-mail templates and offers.',
        foundPublic: '1. Delete the section on the ODR platform on {pages}.',
      },
      messages: {
        found: 'On {pages} the site still refers to the ODR platform, which was closed',
        foundBesideNotice: 'On {pages} the site still refers to the ODR platform, which was closed',
        foundPublic: 'On {pages} the site still refers to the ODR platform, which was closed',
        notRead: 'Imprint or terms could not be read completely ({reason})',
      },
    },
  },
  run({ pages, imprint, terms, applicability, imprintElements }) {
    const readable = readablePages(pages);
    const items = atLeastOne([...[imprint, terms].flatMap(referencesIn), ...readable.flatMap((page) => linksOf(page))]);
    if (items) {
      const sells = applicability.isShop === true || applicability.isConsumerOffer === true;
      const isPublic = !sells && isPublicAuthority({ applicability, imprintElements });
      const found = new Set(items.map(({ ref }) => ref));
      const beside = [imprint, terms].flatMap(({ url, text }) =>
        url !== null && found.has(url) && mentions(plainText(text), arbitration) ? [url] : [],
      );
      const message = beside.length > 0 ? 'foundBesideNotice' : isPublic ? 'foundPublic' : 'found';
      const params = { pages: pathsOf(items.map(({ ref }) => ref)), notice: pathsOf(beside) };
      return { class: 'Hint', findings: [{ message, params, items: distinct(items), cause: 'odr-platform' }] };
    }
    const unread = [imprint, terms].map((legal) => unreadReason(legal, pages)).find((reason) => reason !== null);
    return unread ? { class: 'NoClassification', message: 'notRead', params: { reason: unread } } : { class: 'Conform' };
  },
});

/** Mentions in the text of a legal page; elsewhere the topic may be reported on. */
function referencesIn({ url, text }: LegalPageFact): FindingItem[] {
  const plain = plainText(text);
  const match = matchesOf(plain, named).find((found) => !near(plain, found, closed, 120));
  return match && url !== null ? [textItem(url, excerpt(plain, match))] : [];
}

/** Links on legal pages, and in the footer of any page. */
function linksOf({ url, kind, links, states }: PageFact): FindingItem[] {
  const legal = kind === 'imprint' || kind === 'terms' || kind === 'cancellation' || kind === 'privacy';
  const found = links.find(({ href, area }) => address.test(href) && (legal || area === 'footer'));
  return found ? [controlItem(url, found.text || found.href, states, { target: found.href })] : [];
}

function unreadReason(legal: LegalPageFact, pages: readonly PageFact[]): string | null {
  const state = examineLegalPage(legal, pages);
  if (state.kind === 'open') return state.reason;
  return state.kind === 'file' && legal.text === '' ? 'PDF' : null;
}

function distinct(items: readonly [FindingItem, ...FindingItem[]]): [FindingItem, ...FindingItem[]] {
  const [first, ...rest] = [...new Map(items.map((item) => [`${item.kind} ${item.ref}`, item])).values()];
  return [first!, ...rest];
}
