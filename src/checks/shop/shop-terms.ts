import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import { atLeastOne, textItem, verdictOf } from '../items.ts';
import { settled, statute, unverified } from '../shared/law/law.ts';
import { sellsToConsumers } from '../shared/offer/contract-offer.ts';
import { openContractTexts } from '../shared/offer/contract-sign.ts';
import { courseWithoutAdmission, setsTeachingLawAside } from '../shared/offer/distance-teaching.ts';
import { isAskedOnce, siteObstacle, unclearOffer } from '../shared/offer/shop-offer.ts';
import { voidClauses, voidClauseTexts } from '../shared/offer/void-clauses.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { examineLegalPage, legalPageItem, linesBesides, pageAt, readablePages, searchableText } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const cause = 'terms';

/** Names of terms in trades of their own. */
const tradeTerms =
  '(?:nutzungs|miet|reise|[a-zß-ɏ]{0,12}liefer|verkaufs|beförderungs|teilnahme|teilnehmer|buchungs|vertrags|auftrags|einkaufs|ticket|besuchs|besucher|kurs|ausbildungs|unterrichts|lehrgangs|studien|abo(?:nnement)?|mitgliedschafts)bedingungen';
const otherNames = wholeWords(
  `${tradeTerms}|atb|avb|alb|terms\\s+(?:of\\s+(?:sale|service|use)|and\\s+conditions)|conditions\\s+of\\s+(?:sale|carriage)`,
);
/** How terms call themselves. */
const ownNames = wholeWords(
  'agb|(?:allgemeine[nr]?\\s+)?geschäftsbedingungen|(?:general\\s+)?terms\\s+(?:and|&)\\s+conditions|terms\\s+of\\s+(?:sale|service|use)',
);
/** Terms of a trade by their heading. */
const headedNames = wholeWords(`${tradeTerms}|(?:allgemeine[nr]?\\s+)?[a-zß-ɏ]{3,20}-\\s(?:und|&)\\s[a-zß-ɏ]{3,20}bedingungen`);
/** What terms regulate; several subjects in as many sections are terms, whatever they are called. */
const subjects = [
  'vertragsschluss|vertragsabschluss|zustandekommen|(?:ihre|deine)\\s+anmeldung|kartenkauf|bestellung|buchung|conclusion\\s+of\\s+(?:the\\s+)?contract',
  'preise?|zahlung[a-zß-ɏ]*|[a-zß-ɏ]*gebühren|entgelte?|prices?|payment',
  'kündigung|laufzeit|rücktritt|stornierung|rückgabe|abonnement|termination|cancellation',
  'haftung|gewährleistung|mängel[a-zß-ɏ]*|liability|warranty',
  'lieferung|versand|zustellung|leistung[a-zß-ɏ]*|delivery',
  'geltung(?:sbereich)?|gerichtsstand|anwendbares\\s+recht|scope|governing\\s+law',
  'widerruf[a-zß-ɏ]*|withdrawal',
].map(wholeWords);
const fewSubjects = 3;
/** Shorter terms may be a part or a summary of them, unless they go through their subjects one by one. */
const shortTerms = 1_500;
const fewSections = 5;
const sectionNumber = /^\s*(?:§\s?\d{1,2}|\d{1,2}\.)\s+\p{Lu}/u;

/** Whether a shop shows its terms where they can be read and kept. */
export default defineCheck({
  id: 'shop-terms',
  area: 'shop',
  version: 9,
  weight: 2,
  confidence: 'medium',
  legalBasis: [
    statute('§ 312i Abs. 1 Nr. 4 BGB', 'Section 312i(1) no. 4 BGB'),
    unverified('§ 305 Abs. 2 BGB', 'Section 305(2) BGB'),
    statute('Art. 246c EGBGB', 'Art. 246c EGBGB'),
    statute('§ 309 Nr. 13 lit. b, § 476 Abs. 1, 2 BGB', 'Sections 309 no. 13(b), 476(1), (2) BGB'),
    statute('§ 1 Abs. 1, § 7 Abs. 1, § 12 Abs. 1 FernUSG', 'Sections 1(1), 7(1), 12(1) FernUSG'),
    settled('BGH, 12.6.2025, III ZR 109/24', 'Federal Court of Justice, 12 Jun 2025, III ZR 109/24'),
  ],
  needs: ['terms', 'pages', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'AGB auffindbar und speicherbar',
      explanation:
        'Wer Verträge im elektronischen Geschäftsverkehr schließt, muss es Kunden ermöglichen, die Vertragsbestimmungen bei Vertragsschluss abzurufen und zu speichern (§ 312i Abs. 1 Nr. 4 BGB). Eigene AGB schreibt das Gesetz nicht vor; ohne sie gelten die gesetzlichen Regeln. Werden welche verwendet, müssen sie vor dem Vertragsschluss auffindbar sein.',
      confidenceReason: 'Gesucht wird auf den besuchten Seiten; was erst im Bestellvorgang erscheint, sieht der Scan nicht.',
      howToFix:
        '1. Verlinken Sie die AGB in der Fußzeile jeder Seite und vor der Bestellschaltfläche.\n2. Stellen Sie sie als lesbare Seite oder als PDF bereit, damit man sie speichern und drucken kann.\n3. Verwenden Sie keine AGB, prüfen Sie, ob alle Pflichtinformationen an anderer Stelle stehen.',
      fixes: {
        ...voidClauseTexts('de').fixes,
        teachingLaw:
          '1. Lassen Sie prüfen, ob Ihre Kurse Fernunterricht sind: entgeltlich, überwiegend räumlich getrennt (auch als Aufzeichnung) und mit Lernerfolgskontrolle, für die es genügen kann, dass Teilnehmende Fragen zum Gelernten stellen dürfen (§ 1 Abs. 1 FernUSG).\n2. Wenn ja, beantragen Sie bei der ZFU die Zulassung (§ 12 Abs. 1 FernUSG) und nennen Sie die Nummer; ohne sie sind die Verträge nichtig (§ 7 Abs. 1 FernUSG).\n3. Streichen Sie in den AGB ({path}) den Satz „{quote}“ und was dort daraus folgt, etwa dass eine Zulassung nicht nötig sei.',
        teachingLawCourse:
          '1. Lassen Sie prüfen, ob der Kurs auf {coursePath} („{course}“) Fernunterricht ist: entgeltlich, überwiegend räumlich getrennt (auch als Aufzeichnung) und mit Lernerfolgskontrolle (§ 1 Abs. 1 FernUSG).\n2. Wenn ja, beantragen Sie bei der ZFU die Zulassung (§ 12 Abs. 1 FernUSG) und nennen Sie die Nummer; ohne sie sind die Verträge nichtig (§ 7 Abs. 1 FernUSG).\n3. Streichen Sie in den AGB ({path}) den Satz „{quote}“ und was dort daraus folgt, etwa dass eine Zulassung nicht nötig sei.',
        courseAdmission:
          '1. Lassen Sie prüfen, ob der Kurs auf {coursePath} Fernunterricht ist: entgeltlich, überwiegend räumlich getrennt (auch als Aufzeichnung) und mit Lernerfolgskontrolle (§ 1 Abs. 1 FernUSG).\n2. Wenn ja, beantragen Sie bei der ZFU die Zulassung (§ 12 Abs. 1 FernUSG) und nennen Sie die Nummer; ist er schon zugelassen, ergänzen Sie sie. Sonst ist nichts zu tun.',
        other:
          '1. Prüfen Sie, ob {url} die Seite mit Ihren AGB ist; wenn nicht, berichtigen Sie den Link. Ist sie es, überschreiben Sie sie auch so, und gliedern Sie sie nach Gegenständen (etwa Vertragsschluss, Zahlung, Kündigung).\n2. Verwenden Sie keine AGB, streichen Sie den Link, und prüfen Sie, ob alle Pflichtinformationen an anderer Stelle stehen.',
        short: '1. Prüfen Sie, ob {url} alle Bedingungen enthält, die Sie verwenden; sind sie vollständig, ist nichts zu tun.',
        placeholder:
          '1. Ersetzen Sie den Platzhalter auf {url} durch Ihre vollständigen AGB, und prüfen Sie, dass man die Seite speichern und drucken kann.\n2. Verwenden Sie keine AGB, nehmen Sie Seite und Link weg, und prüfen Sie, ob alle Pflichtinformationen an anderer Stelle stehen.',
        empty:
          '1. Stellen Sie die AGB auf {url} als Text oder als PDF bereit, damit man sie speichern und drucken kann.\n2. Verwenden Sie keine AGB, nehmen Sie Seite und Link weg, und prüfen Sie, ob alle Pflichtinformationen an anderer Stelle stehen.',
        b2cUnclear:
          '1. Geben Sie in den Scan-Einstellungen an, ob über die Website Verträge geschlossen werden; wenn nicht, entfällt diese Prüfung.',
        ...openContractTexts.de.fixes,
      },
      messages: {
        ...voidClauseTexts('de').messages,
        missing: 'Auf den geprüften Seiten des Shops wurde kein Link zu AGB gefunden',
        deadLink: 'Der Link „{label}“ führt zu keiner Seite',
        gone: 'Die verlinkten AGB {url} wurden nicht gefunden',
        empty: 'Die AGB-Seite {url} enthält keinen lesbaren und speicherbaren Text',
        placeholder: 'Die AGB-Seite {url} enthält nur einen Platzhalter',
        other: 'Die Seite {url} ist als AGB verlinkt; AGB waren darin nicht zu erkennen',
        teachingLaw:
          'In den AGB ({path}) heißt es: „{quote}“; das FernUSG gilt nach dem BGH (III ZR 109/24) auch für Verträge mit Unternehmern. Ob Ihr Angebot Fernunterricht ist, prüft der Scan nicht',
        teachingLawCourse:
          'In den AGB ({path}) heißt es: „{quote}“; das FernUSG gilt nach dem BGH (III ZR 109/24) auch für Verträge mit Unternehmern. Für Fernunterricht spricht auf {coursePath}: „{course}“',
        courseAdmission:
          'Auf {coursePath} wird ein Kurs mit Preis angeboten, zu dem es heißt: „{course}“; das kann zulassungspflichtiger Fernunterricht sein, auch gegenüber Unternehmern (BGH, III ZR 109/24). Eine Zulassung der ZFU wurde auf den geprüften Seiten nicht gefunden',
        short: 'Die AGB-Seite {url} ist sehr kurz; ob es die vollständigen AGB sind, ist nicht sicher',
        titled: 'Die Seite {url} ist als AGB überschrieben; ob sie vollständig sind, prüft der Scan nicht',
        otherName: 'Die Vertragsbedingungen heißen „{label}“ und sind verlinkt',
        notRead: 'Die AGB ließen sich nicht lesen ({reason})',
        businessOnly: 'Das Angebot richtet sich nur an Unternehmen; ob AGB zu zeigen sind, hängt vom Bestellvorgang ab',
        b2cUnclear: 'Ob über die Website Verträge geschlossen werden, ließ sich nicht feststellen{see:shop-withdrawal-policy}',
        ...openContractTexts.de.messages,
        noOffer: 'Es wurde kein Angebot gefunden, das online bestellt werden kann',
        notExamined: 'Die Seiten ließen sich nicht vollständig prüfen; ob AGB verlinkt sind, ist offen',
        loginRequired: 'Der Shop ist nur nach einer Anmeldung zugänglich; ob AGB verlinkt sind, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob AGB folgen, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob AGB verlinkt sind, ist offen',
      },
    },
    en: {
      title: 'Terms available and storable',
      explanation:
        'Whoever concludes contracts in electronic commerce must enable customers to call up and save the contract terms when the contract is concluded (Section 312i(1) no. 4 BGB). The law does not demand terms of one’s own; without them the statutory rules apply. If terms are used, they must be available before the contract is concluded.',
      confidenceReason: 'The pages visited are searched; the scan does not see what appears only during the order.',
      howToFix:
        '1. Link to the terms in the footer of each page and before the order button.\n2. Provide them as a readable page or as a PDF, so that they can be saved and printed.\n3. If you use no terms, check that all mandatory information is given elsewhere.',
      fixes: {
        ...voidClauseTexts('en').fixes,
        teachingLaw:
          '1. Have it examined whether your courses are distance teaching: against payment, mostly at a distance (recordings too) and with a control of what was learnt, for which it may suffice that participants may ask questions about it (Section 1(1) FernUSG).\n2. If so, apply to the ZFU for admission (Section 12(1) FernUSG) and state the number; without it the contracts are void (Section 7(1) FernUSG).\n3. Strike the sentence “{quote}” from the terms ({path}), and what follows from it there, such as that no admission is needed.',
        teachingLawCourse:
          '1. Have it examined whether the course on {coursePath} (“{course}”) is distance teaching: against payment, mostly at a distance (recordings too) and with a control of what was learnt (Section 1(1) FernUSG).\n2. If so, apply to the ZFU for admission (Section 12(1) FernUSG) and state the number; without it the contracts are void (Section 7(1) FernUSG).\n3. Strike the sentence “{quote}” from the terms ({path}), and what follows from it there, such as that no admission is needed.',
        courseAdmission:
          '1. Have it examined whether the course on {coursePath} is distance teaching: against payment, mostly at a distance (recordings too) and with a control of what was learnt (Section 1(1) FernUSG).\n2. If so, apply to the ZFU for admission (Section 12(1) FernUSG) and state the number; if it is admitted already, add it. Otherwise there is nothing to do.',
        other:
          '1. Check whether {url} is the page with your terms; if not, correct the link. If it is, give it that heading and divide it by subjects (such as conclusion of contract, payment, termination).\n2. If you use no terms, remove the link and check that all mandatory information is given elsewhere.',
        short: '1. Check whether {url} contains all terms that you use; if they are complete, there is nothing to do.',
        placeholder:
          '1. Replace the placeholder on {url} by your complete terms, and check that the page can be saved and printed.\n2. If you use no terms, take away the page and the link, and check whether all mandatory information is given elsewhere.',
        empty:
          '1. Provide the terms on {url} as text or as a PDF, so that they can be saved and printed.\n2. If you use no terms, take away the page and the link, and check whether all mandatory information is given elsewhere.',
        b2cUnclear: '1. State in the scan settings whether contracts are concluded on the website; if not, this check does not apply.',
        ...openContractTexts.en.fixes,
      },
      messages: {
        ...voidClauseTexts('en').messages,
        missing: 'No link to terms was found on the examined pages of the shop',
        deadLink: 'The link “{label}” leads to no page',
        gone: 'The linked terms {url} were not found',
        empty: 'The terms page {url} contains no text that can be read and saved',
        placeholder: 'The terms page {url} contains only a placeholder',
        other: 'The page {url} is linked as terms; no terms could be recognised on it',
        teachingLaw:
          'The terms ({path}) say: “{quote}”; by the Federal Court of Justice (III ZR 109/24) the FernUSG applies to contracts with businesses, too. Whether your offer is distance teaching is not examined',
        teachingLawCourse:
          'The terms ({path}) say: “{quote}”; by the Federal Court of Justice (III ZR 109/24) the FernUSG applies to contracts with businesses, too. On {coursePath} this speaks for distance teaching: “{course}”',
        courseAdmission:
          'On {coursePath} a course is offered at a price, of which is said: “{course}”; that may be distance teaching that needs admission, towards businesses too (Federal Court of Justice, III ZR 109/24). No admission by the ZFU was found on the pages examined',
        short: 'The terms page {url} is very short; whether these are the complete terms is not certain',
        titled: 'The page {url} is headed as terms; the scan does not examine whether they are complete',
        otherName: 'The contract terms are called “{label}” and are linked',
        notRead: 'The terms could not be read ({reason})',
        businessOnly: 'The offer is for businesses only; whether terms have to be shown depends on the order process',
        b2cUnclear: 'Whether contracts are concluded on the site could not be established{see:shop-withdrawal-policy}',
        ...openContractTexts.en.messages,
        noOffer: 'No offer that can be ordered online was found',
        notExamined: 'The pages could not be examined completely; whether terms are linked is open',
        loginRequired: 'The shop is accessible only after a login; whether terms are linked is open',
        underConstruction: 'The start page only announces the site; whether terms follow is open',
        language: 'The language of the start page is not supported; whether terms are linked is open',
      },
    },
  },
  run({ terms, pages, imprint, applicability }): Verdict {
    const offer = sellsToConsumers(applicability, imprint);
    const forBusiness = applicability.isConsumerOffer === false && (applicability.isShop === true || applicability.isSubscription === true);
    if (offer === 'no' && !forBusiness) return { class: 'NotApplicable', message: 'noOffer' };

    const state = examineLegalPage(terms, pages);
    if (state.kind === 'read' || state.kind === 'file') {
      const teaching = teachingFinding(terms, pages);
      const clauses = offer === 'yes' && state.kind === 'read' ? voidClauses(terms) : [];
      return verdictOf({ hints: [...(teaching ? [teaching] : []), ...clauses] }) ?? { class: 'Conform' };
    }
    if (offer === 'no') return { class: 'NoClassification', message: 'businessOnly' };
    if (offer === 'unclear' && isAskedOnce({ applicability, imprint, pages })) return { class: 'NotApplicable', message: 'noOffer' };
    if (offer === 'unclear') return unclearOffer(pages);
    if (state.kind === 'open') return { class: 'NoClassification', message: 'notRead', params: { reason: state.reason } };
    const params = { url: terms.url ?? '', label: terms.linkText ?? '' };
    if (state.kind === 'faulty') {
      const isTitled = state.fault === 'other' && isHeadedAsTerms(terms, pages);
      if (isTitled && isLongEnough(ownLines(terms.text, pages)))
        return verdictOf({ hints: voidClauses(terms) }) ?? { class: 'Conform', message: 'titled', params };
      const message = isTitled ? 'short' : state.fault;
      return { class: 'Hint', findings: [{ message, params, items: [legalPageItem(terms, pages)], cause }] };
    }
    const named = readablePages(pages)
      .flatMap(({ links }) => links)
      .find(({ text, visible }) => visible && text.length <= 80 && mentions(plainText(text), otherNames));
    if (named) return { class: 'Conform', message: 'otherName', params: { label: plainText(named.text) } };
    const obstacle = siteObstacle(pages);
    if (obstacle) return { class: 'NoClassification', message: obstacle };
    return { class: 'Hint', findings: [{ message: 'missing', params, items: [legalPageItem(terms, pages)], cause }] };
  },
});

/** What terms say of the law on distance teaching and what a course shows of it; whether it applies, nobody can see from outside. */
function teachingFinding(terms: LegalPageFact, pages: readonly PageFact[]): Finding | null {
  const source = searchableText(terms, pages);
  const quote = 'text' in source ? setsTeachingLawAside(terms.text) : null;
  const course = courseWithoutAdmission(pages);
  const courseItems = course ? [textItem(course.url, course.quote)] : [];
  const params = { ...(course && { coursePath: pathsOf([course.url]), course: course.quote }) };
  if (quote !== null && terms.url !== null) {
    const message = course ? 'teachingLawCourse' : 'teachingLaw';
    const items = [textItem(terms.url, quote), ...courseItems] as const;
    return { message, params: { ...params, quote, path: pathsOf([terms.url]) }, items, cause: 'distance-teaching' };
  }
  const items = atLeastOne(courseItems);
  return items && { message: 'courseAdmission', params, items, cause: 'distance-teaching' };
}

/** Title, heading or first words say so, whatever else the page was taken for. */
function isHeadedAsTerms({ url, text }: LegalPageFact, pages: readonly PageFact[]): boolean {
  const page = url === null ? null : pageAt(pages, url);
  const shared = new Set(startPage(pages)?.headings ?? []);
  const headings = (page?.headings ?? []).filter((heading) => !shared.has(heading));
  const beginning = ownLines(text, pages).join(' ').slice(0, 200);
  const isNamed = (place: string) => mentions(plainText(place), ownNames) || (mentions(plainText(place), headedNames) && regulates(text));
  return [page?.title ?? '', ...headings, beginning].some(isNamed);
}

/** Whether headings and numbered sections of a page are about several subjects of terms. */
function regulates(text: string): boolean {
  const sections = text
    .slice(0, 100_000)
    .split('\n')
    .map(plainText)
    .filter((line) => line.length <= 80 || sectionNumber.test(line))
    .map((line) => line.slice(0, 80));
  return subjects.filter((subject) => sections.some((line) => mentions(line, subject))).length >= fewSubjects;
}

function isLongEnough(lines: readonly string[]): boolean {
  return plainText(lines.join(' ')).length >= shortTerms || lines.filter((line) => sectionNumber.test(line)).length >= fewSections;
}

/** Lines without menu and footer, which the start page shows as well. */
function ownLines(text: string, pages: readonly PageFact[]): string[] {
  return linesBesides(text, [startPage(pages)?.text ?? '']);
}
