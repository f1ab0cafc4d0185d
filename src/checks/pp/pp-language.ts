import { defineCheck, type Finding } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, pageItem, verdictOf } from '../items.ts';
import { guidance, statute, unverified } from '../shared/law/law.ts';
import { foreignNoticeLinks, foreignNotices } from '../shared/notice/foreign-notices.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { examineLegalPage, plainAddress, readablePages } from '../shared/site/legal-page.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { languageOf } from '../shared/site/text-language.ts';
import { mentions, plainText, shortList, wholeWords } from '../shared/wording.ts';

/** Address of a language version: `/en/…`. */
const versionPath = /\/(?:en|fr|it|es|nl|pl|tr|pt|cs|da|sv|de)(?:[-_][a-z]{2})?(?:\/|$)/i;
const toGerman = wholeWords('deutsch(?:e\\s+(?:version|fassung))?|german(?:\\s+version)?|DE');

/** Whether visitors can read the notice in the language of the pages. */
export default defineCheck({
  id: 'pp-language',
  area: 'pp',
  version: 4,
  weight: 1,
  confidence: 'high',
  legalBasis: [
    statute('Art. 12 Abs. 1 DSGVO', 'Art. 12(1) GDPR'),
    guidance('Artikel-29-Gruppe, WP260 rev.01', 'Article 29 Working Party, WP260 rev.01'),
    unverified(
      'KG Berlin, 8.4.2016, 5 U 156/14 (zu deutschen AGB)',
      'Higher Regional Court Berlin, 8 Apr 2016, 5 U 156/14, on terms in German',
    ),
  ],
  needs: ['privacy', 'pages', 'applicability'],
  texts: {
    de: {
      title: 'Datenschutzerklärung in der Sprache der Website',
      explanation:
        'Informationen zum Datenschutz müssen in verständlicher und leicht zugänglicher Form bereitstehen (Art. 12 Abs. 1 DSGVO). Wer Besucher auf Deutsch anspricht, muss ihnen die Datenschutzerklärung auf Deutsch anbieten. Für weitere Sprachfassungen gilt dasselbe.',
      confidenceReason: 'Die Sprache wird am Text selbst erkannt; eine Fassung, die keine besuchte Seite verlinkt, bleibt ungesehen.',
      howToFix:
        '1. Stellen Sie die Datenschutzerklärung in jeder Sprache bereit, in der Sie die Website anbieten, mindestens auf Deutsch.\n2. Verlinken Sie in jeder Sprachfassung die passende Datenschutzerklärung.',
      messages: {
        noGerman:
          'Die Website spricht deutsche Verbraucher an; eine Datenschutzerklärung auf Deutsch wurde nicht gefunden (Sprache: {language})',
        otherLanguage: 'Startseite und Datenschutzerklärung sind in verschiedenen Sprachen (Sprachkürzel: {site} und {language})',
        german: 'Eine Datenschutzerklärung auf Deutsch, der Sprache der Startseite, ist vorhanden',
        germanRead:
          'Eine Datenschutzerklärung auf Deutsch, der Sprache der Startseite, ist vorhanden, dazu eine in der Sprache {others} ({paths}); ob beide dasselbe sagen, wurde nicht geprüft',
        germanUnread:
          'Eine Datenschutzerklärung auf Deutsch, der Sprache der Startseite, ist vorhanden; weitere Sprachfassungen ({others}) verlinken eine eigene ({paths}), die nicht gelesen wurde',
        same: 'Eine Datenschutzerklärung liegt in der Sprache der Startseite vor ({language})',
        sameRead:
          'Eine Datenschutzerklärung liegt in der Sprache der Startseite vor ({language}), dazu eine in der Sprache {others} ({paths}); ob beide dasselbe sagen, wurde nicht geprüft',
        sameUnread:
          'Eine Datenschutzerklärung liegt in der Sprache der Startseite vor ({language}); weitere Sprachfassungen ({others}) verlinken eine eigene ({paths}), die nicht gelesen wurde',
        versions: 'Für weitere Sprachfassungen ({languages}) wurde keine übersetzte Datenschutzerklärung gefunden',
        undetected: 'Die Sprache der Startseite oder der Datenschutzerklärung ließ sich nicht bestimmen',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
      },
    },
    en: {
      title: 'Privacy notice in the language of the site',
      explanation:
        'Information on data protection has to be available in an intelligible and easily accessible form (Art. 12(1) GDPR). Whoever addresses visitors in German has to offer them the privacy notice in German. The same goes for further language versions.',
      confidenceReason: 'The language is recognised by the text itself; a version that no visited page links to remains unseen.',
      howToFix:
        '1. Provide the privacy notice in every language in which you offer the website, at least in German.\n2. Link the fitting privacy notice in every language version.',
      messages: {
        noGerman: 'The website addresses German consumers; no privacy notice in German was found (language: {language})',
        otherLanguage: 'Start page and privacy notice are in different languages (language codes: {site} and {language})',
        german: 'There is a privacy notice in German, the language of the start page',
        germanRead:
          'There is a privacy notice in German, the language of the start page, and one in the language {others} ({paths}); whether both say the same was not examined',
        germanUnread:
          'There is a privacy notice in German, the language of the start page; further language versions ({others}) link one of their own ({paths}) that was not read',
        same: 'There is a privacy notice in the language of the start page ({language})',
        sameRead:
          'There is a privacy notice in the language of the start page ({language}), and one in the language {others} ({paths}); whether both say the same was not examined',
        sameUnread:
          'There is a privacy notice in the language of the start page ({language}); further language versions ({others}) link one of their own ({paths}) that was not read',
        versions: 'For further language versions ({languages}) no translated privacy notice was found',
        undetected: 'The language of the start page or of the privacy notice could not be determined',
        noNotice: 'No readable privacy notice was found',
      },
    },
  },
  run({ privacy, pages, applicability }) {
    const { kind } = examineLegalPage(privacy, pages);
    if (kind === 'missing' || kind === 'faulty') return { class: 'NotApplicable', message: 'noNotice' };
    const start = startPage(pages);
    const spoken = ownLanguages(pages);
    const site = start ? languageOfStart(start, spoken) : null;
    const language = languageOf(privacy.text);
    if (site === null || site === 'other' || language === null || start === null)
      return { class: 'NoClassification', message: 'undetected' };

    const url = privacy.url ?? '';
    const cause = 'privacy-notice:language';
    const notices = noticeLanguages(language, pages);
    if (!notices.has(site)) {
      const isRisk = site === 'de' && applicability.isConsumerOffer === true && !offersGerman(url, pages);
      const finding: Finding = {
        message: isRisk ? 'noGerman' : 'otherLanguage',
        params: isRisk ? { language } : { site, language },
        items: [pageItem(url), pageItem(start.url)],
        cause,
      };
      return isRisk ? { class: 'Risk', findings: [finding] } : { class: 'Hint', findings: [finding] };
    }
    const foreign = otherVersions(site, notices, pages, spoken);
    // One link is enough for its language: what it leads to was not read, so that nothing is missing.
    const links = foreign.flatMap((page) => unreadNotices(page, pages).map((target) => ({ target, language: spoken.get(page)! })));
    const linked = new Set(links.map((link) => link.language));
    const others = foreign.filter((page) => !linked.has(spoken.get(page)!));
    const items = atLeastOne(others.map((page) => pageItem(page.url)));
    const languages = [...new Set(others.map((page) => spoken.get(page)!))].join(', ');
    const verdict = verdictOf({ hints: items ? [{ message: 'versions', params: { languages }, items, cause }] : [] });
    if (verdict) return verdict;
    const message = site === 'de' ? 'german' : 'same';
    const read = foreignNotices({ privacy, pages }).map(({ page, language: other }) => ({ target: page.url, language: other }));
    const [told, ending] = links.length > 0 ? [links, 'Unread'] : [read, 'Read'];
    if (told.length === 0) return { class: 'Conform', message, params: { language: site } };
    const paths = shortList([...new Set(told.map(({ target }) => legalPath({ url: target })))]);
    const inLanguages = [...new Set(told.map((one) => one.language))].join(', ');
    return { class: 'Conform', message: `${message}${ending}`, params: { language: site, others: inLanguages, paths } };
  },
});

/** Language of what each page says itself, without the menu and banner of all pages, which may be in another language. */
function ownLanguages(pages: Facts['pages']): ReadonlyMap<PageFact, string | null> {
  const read = readablePages(pages)
    .filter(({ kind }) => kind !== 'privacy')
    .map(({ url, text }) => ({ url, lines: new Set(text.split('\n').map((line) => line.trim())) }));
  return new Map(
    pages.map((page) => {
      const rest = read.filter(({ url }) => url !== page.url);
      const own = page.text.split('\n').filter((line) => rest.length < 1 || !rest.every(({ lines }) => lines.has(line.trim())));
      return [page, languageOf(own.join('\n'))];
    }),
  );
}

/** The text of the start page decides; what a template declares counts when there is too little of it, or other pages speak so too. */
function languageOfStart(start: PageFact, spoken: ReadonlyMap<PageFact, string | null>): string | null {
  const own = spoken.get(start) ?? null;
  const declared = /^[a-z]{2}/i.exec(start.language)?.[0].toLowerCase() || null;
  if (own !== null) return own;
  const isSpoken = declared !== null && [...spoken].some(([{ kind }, language]) => kind === 'other' && language === declared);
  return isSpoken ? declared : (languageOf(start.text) ?? declared);
}

function noticeLanguages(own: string, pages: Facts['pages']): Set<string> {
  const others = readablePages(pages).filter(
    ({ kind, title }) => kind === 'privacy' || mentions(title, wholeWords('datenschutz[a-zß-ɏ]*|privacy(?:\\s+[a-zß-ɏ]+)?')),
  );
  return new Set([own, ...others.flatMap(({ text }) => languageOf(text) ?? [])]);
}

/** The notice, or the page it is on, links to a German version that was not visited. */
function offersGerman(url: string, pages: Facts['pages']): boolean {
  const page = pages.find((candidate) => candidate.url === url);
  return page === undefined || page.links.some(({ text, visible }) => visible && text.length < 30 && mentions(plainText(text), toGerman));
}

/** Notices that a page links by a name of its own language and that were not read: whether they are translations nobody knows. */
function unreadNotices(page: PageFact, pages: Facts['pages']): string[] {
  const visited = new Set(readablePages(pages).map(({ url }) => plainAddress(url)));
  return foreignNoticeLinks(page).filter((target) => !visited.has(plainAddress(target)));
}

/** Pages of a version of the site in a further language; one foreign text does not make a version. */
function otherVersions(
  site: string,
  notices: ReadonlySet<string>,
  pages: Facts['pages'],
  spoken: ReadonlyMap<PageFact, string | null>,
): PageFact[] {
  const foreign = readablePages(pages).filter((page) => {
    const language = page.kind === 'other' ? (spoken.get(page) ?? null) : null;
    return language !== null && language !== 'other' && language !== site && !notices.has(language);
  });
  const byLanguage = [...Map.groupBy(foreign, (page) => spoken.get(page)).values()];
  return byLanguage.filter((group) => group.length > 1 || group.some(({ url }) => versionPath.test(URL.parse(url)?.pathname ?? ''))).flat();
}
