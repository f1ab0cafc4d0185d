import { defineCheck, type Verdict } from '../define-check.ts';
import type { LegalPageFact, PageFact } from '../facts.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { sellsToConsumers } from '../shared/offer/contract-offer.ts';
import { openContractTexts } from '../shared/offer/contract-sign.ts';
import { siteObstacle, unclearOffer } from '../shared/offer/shop-offer.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { examineLegalPage, legalPageItem, linesBesides, pageAt, readablePages } from '../shared/site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const cause = 'terms';

/** Names of terms in trades of their own. */
const otherNames = wholeWords(
  '(?:nutzungs|miet|reise|liefer|verkaufs|beförderungs|teilnahme|buchungs|vertrags|auftrags|einkaufs|ticket)bedingungen|atb|avb|alb|terms\\s+(?:of\\s+(?:sale|service|use)|and\\s+conditions)|conditions\\s+of\\s+(?:sale|carriage)',
);
/** How terms call themselves. */
const ownNames = wholeWords(
  'agb|(?:allgemeine[nr]?\\s+)?geschäftsbedingungen|(?:general\\s+)?terms\\s+(?:and|&)\\s+conditions|terms\\s+of\\s+(?:sale|service|use)',
);
/** Shorter terms may be a part or a summary of them, unless they go through their subjects one by one. */
const shortTerms = 1_500;
const fewSections = 5;
const sectionNumber = /^\s*(?:§\s?\d{1,2}|\d{1,2}\.)\s+\p{Lu}/u;

/** Whether a shop shows its terms where they can be read and kept. */
export default defineCheck({
  id: 'shop-terms',
  area: 'shop',
  version: 4,
  weight: 2,
  confidence: 'medium',
  legalBasis: [
    statute('§ 312i Abs. 1 Nr. 4 BGB', 'Section 312i(1) no. 4 BGB'),
    unverified('§ 305 Abs. 2 BGB', 'Section 305(2) BGB'),
    statute('Art. 246c EGBGB', 'Art. 246c EGBGB'),
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
        short: '1. Prüfen Sie, ob {url} alle Bedingungen enthält, die Sie verwenden; sind sie vollständig, ist nichts zu tun.',
        b2cUnclear:
          '1. Geben Sie in den Scan-Einstellungen an, ob über die Website Verträge geschlossen werden; wenn nicht, entfällt diese Prüfung.',
        ...openContractTexts.de.fixes,
      },
      messages: {
        missing: 'Auf den geprüften Seiten des Shops wurde kein Link zu AGB gefunden',
        deadLink: 'Der Link „{label}“ führt zu keiner Seite',
        gone: 'Die verlinkten AGB {url} wurden nicht gefunden',
        empty: 'Die AGB-Seite {url} enthält keinen lesbaren und speicherbaren Text',
        placeholder: 'Die AGB-Seite {url} enthält nur einen Platzhalter',
        other: 'Die Seite {url} ist als AGB verlinkt; AGB waren darin nicht zu erkennen',
        short: 'Die AGB-Seite {url} ist sehr kurz; ob es die vollständigen AGB sind, ist nicht sicher',
        titled: 'Die Seite {url} ist als AGB überschrieben; ob sie vollständig sind, prüft der Scan nicht',
        otherName: 'Die Vertragsbedingungen heißen „{label}“ und sind verlinkt',
        notRead: 'Die AGB ließen sich nicht lesen ({reason})',
        businessOnly: 'Das Angebot richtet sich nur an Unternehmen; ob AGB zu zeigen sind, hängt vom Bestellvorgang ab',
        b2cUnclear: 'Ob über die Website Verträge geschlossen werden, ließ sich nicht feststellen',
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
        short: '1. Check whether {url} contains all terms that you use; if they are complete, there is nothing to do.',
        b2cUnclear: '1. State in the scan settings whether contracts are concluded on the website; if not, this check does not apply.',
        ...openContractTexts.en.fixes,
      },
      messages: {
        missing: 'No link to terms was found on the examined pages of the shop',
        deadLink: 'The link “{label}” leads to no page',
        gone: 'The linked terms {url} were not found',
        empty: 'The terms page {url} contains no text that can be read and saved',
        placeholder: 'The terms page {url} contains only a placeholder',
        other: 'The page {url} is linked as terms; no terms could be recognised on it',
        short: 'The terms page {url} is very short; whether these are the complete terms is not certain',
        titled: 'The page {url} is headed as terms; the scan does not examine whether they are complete',
        otherName: 'The contract terms are called “{label}” and are linked',
        notRead: 'The terms could not be read ({reason})',
        businessOnly: 'The offer is for businesses only; whether terms have to be shown depends on the order process',
        b2cUnclear: 'Whether contracts are concluded on the site could not be established',
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
    if (state.kind === 'read' || state.kind === 'file') return { class: 'Conform' };
    if (offer === 'no') return { class: 'NoClassification', message: 'businessOnly' };
    if (offer === 'unclear') return unclearOffer(pages);
    if (state.kind === 'open') return { class: 'NoClassification', message: 'notRead', params: { reason: state.reason } };
    const params = { url: terms.url ?? '', label: terms.linkText ?? '' };
    if (state.kind === 'faulty') {
      const isTitled = state.fault === 'other' && isHeadedAsTerms(terms, pages);
      if (isTitled && isLongEnough(ownLines(terms.text, pages))) return { class: 'Conform', message: 'titled', params };
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

/** Title, heading or first words say so, whatever else the page was taken for. */
function isHeadedAsTerms({ url, text }: LegalPageFact, pages: readonly PageFact[]): boolean {
  const page = url === null ? null : pageAt(pages, url);
  const shared = new Set(startPage(pages)?.headings ?? []);
  const headings = (page?.headings ?? []).filter((heading) => !shared.has(heading));
  const beginning = ownLines(text, pages).join(' ').slice(0, 200);
  return [page?.title ?? '', ...headings, beginning].some((place) => mentions(plainText(place), ownNames));
}

function isLongEnough(lines: readonly string[]): boolean {
  return plainText(lines.join(' ')).length >= shortTerms || lines.filter((line) => sectionNumber.test(line)).length >= fewSections;
}

/** Lines without menu and footer, which the start page shows as well. */
function ownLines(text: string, pages: readonly PageFact[]): string[] {
  return linesBesides(text, [startPage(pages)?.text ?? '']);
}
