import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import { atLeastOne, formItem, pageItem, textItem } from '../items.ts';
import { formPlace } from '../shared/forms/visitor-forms.ts';
import { statute } from '../shared/law/law.ts';
import { bulkyReturn, bulkyReturnTexts } from '../shared/offer/bulky-returns.ts';
import { consumersExcluded, offersPrivateChoice, privatePeopleInvited } from '../shared/offer/business-only.ts';
import { spotTexts, spotVerdict } from '../shared/offer/concluded-on-spot.ts';
import { isIntermediary, sellsToConsumers } from '../shared/offer/contract-offer.ts';
import { askedOfferTexts, unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { lostWithdrawal } from '../shared/offer/lost-withdrawal.ts';
import { narrowedTexts, narrowedWithdrawal } from '../shared/offer/narrowed-withdrawal.ts';
import { orderHosts } from '../shared/offer/order-hosts.ts';
import { exemptPackageTravel, packageTravelTexts } from '../shared/offer/package-travel.ts';
import { unclearOffer } from '../shared/offer/shop-offer.ts';
import { exemptInPartTexts, exemptionVerdict } from '../shared/offer/withdrawal-exemption.ts';
import { instructsIn } from '../shared/offer/withdrawal-instruction.ts';
import { examineLegalPage, labelOf, legalPageItem, readablePages, searchableText, startObstacle } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { labelNames, mentions, wholeWords } from '../shared/wording.ts';

const cause = 'withdrawal-policy';

/** The period of an instruction: whoever grants more names a longer one. */
const periods = wholeWords(
  '(?:1[4-9]|[2-9]\\d|[1-3]\\d\\d|vierzehn|dreißig|sechzig|hundert)\\s+tagen?|ein(?:en|es|em)?\\s+monats?|(?:1[4-9]|[2-9]\\d|[1-3]\\d\\d|fourteen|thirty)\\s+days|one\\s+month',
);
const consequences = wholeWords(
  'folgen\\s+des\\s+(?:widerrufs|rücktritts)|zurück(?:zu)?zahlen|zahlen\\s+[^.]{0,80}\\s+zurück|rückzahlung|erstatten|(?:effects|consequences)\\s+of\\s+(?:the\\s+)?withdrawal|reimburse[a-zß-ɏ]*|refund[a-zß-ɏ]*',
);
/** Whom to address: an e-mail address, or a postcode with a town. */
const addressee = /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]+|(?<!\d)(?:D-|DE-|A-|CH-)?\d{4,5}\s+[A-ZÄÖÜ]\p{L}{2,}/u;

const lostMessage = {
  de: 'Auf {path} heißt es: „{quote}“; so erlischt das Widerrufsrecht nicht: Nötig sind die ausdrückliche Zustimmung und die Kenntnis der Verbraucher (§ 356 BGB), von denen dort nichts steht',
  en: '{path} says: “{quote}”; the right of withdrawal is not lost that way: it takes the express consent and knowledge of consumers (Section 356 BGB), of which nothing is said there',
};

/** Whether a shop for consumers instructs them about the right of withdrawal, under a link that says so. */
export default defineCheck({
  id: 'shop-withdrawal-policy',
  area: 'shop',
  version: 17,
  weight: 5,
  confidence: 'medium',
  legalBasis: [
    statute('§ 312d, § 312g BGB', 'Sections 312d, 312g BGB'),
    statute('Art. 246a § 1 Abs. 2 EGBGB', 'Art. 246a Section 1(2) EGBGB'),
  ],
  stepPlaces: ['pages'],
  needs: ['cancellation', 'terms', 'pages', 'shopPages', 'forms', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'Widerrufsbelehrung vorhanden',
      explanation:
        'Verbraucher können Fernabsatzverträge nach § 312g BGB in der Regel innerhalb von 14 Tagen widerrufen. Nach § 312d BGB und Art. 246a § 1 Abs. 2 EGBGB müssen Unternehmer vor der Bestellung über Bedingungen, Fristen, Verfahren und Folgen belehren. Eine Belehrung, die nur in den AGB hinter einem Link „AGB“ steht, finden Verbraucher schwer.',
      confidenceReason:
        'Gelesen werden die besuchten Seiten; ob für Ihr Angebot eine Ausnahme vom Widerrufsrecht gilt, steht nicht immer dort.',
      howToFix:
        '1. Binden Sie die aktuelle gesetzliche Muster-Widerrufsbelehrung als eigene Seite ein.\n2. Verlinken Sie sie in der Fußzeile und im Bestellvorgang unter „Widerrufsbelehrung“.\n3. Nennen Sie die Frist von 14 Tagen, die Folgen des Widerrufs sowie Name, Anschrift, Telefonnummer und E-Mail-Adresse.\n4. Nennen Sie Ausnahmen nur, soweit sie für Ihr Angebot gelten.',
      fixes: {
        concludedOnSpot: spotTexts.de.fix,
        ...narrowedTexts('de').fixes,
        ...bulkyReturnTexts('de').fixes,
        exemptInPart: exemptInPartTexts.de.policyFix,
        exempt:
          '1. Besteht für alles, was Sie verkaufen, kein Widerrufsrecht (§ 312g Abs. 2 BGB, etwa Karten zu festem Termin), sagen Sie das vor der Bestellung, falls es dort fehlt (Art. 246a § 1 Abs. 3 Nr. 1 EGBGB); eine Belehrung brauchen Sie dann nicht.\n2. Sonst binden Sie für das Übrige die gesetzliche Muster-Widerrufsbelehrung als eigene, verlinkte Seite ein.',
        lostByItself:
          '1. Berichtigen Sie den Satz „{quote}“ auf {path}: Bei digitalen Inhalten, die Verbraucher bezahlen, erlischt das Widerrufsrecht erst, wenn Sie mit der Ausführung begonnen haben, und nur, wenn Verbraucher zuvor ausdrücklich zugestimmt haben, dass Sie damit vor Ablauf der Widerrufsfrist beginnen, und bestätigt haben, dass sie wissen, dadurch ihr Widerrufsrecht zu verlieren, und wenn Sie ihnen beides auf einem dauerhaften Datenträger bestätigt haben (§ 356 Abs. 5 BGB); für Dienstleistungen gilt § 356 Abs. 4 BGB.\n2. Holen Sie Zustimmung und Bestätigung im Bestellvorgang ein (nicht vorangekreuzt), und nehmen Sie beides in die Bestätigungs-E-Mail auf; sonst bleibt das Widerrufsrecht bestehen.',
        lostByItselfElsewhere:
          '1. Berichtigen Sie den Satz „{quote}“ auf {path}: Bei digitalen Inhalten, die Verbraucher bezahlen, erlischt das Widerrufsrecht erst, wenn Sie mit der Ausführung begonnen haben, und nur, wenn Verbraucher zuvor ausdrücklich zugestimmt haben, dass Sie damit vor Ablauf der Widerrufsfrist beginnen, und bestätigt haben, dass sie wissen, dadurch ihr Widerrufsrecht zu verlieren, und wenn Sie ihnen beides auf einem dauerhaften Datenträger bestätigt haben (§ 356 Abs. 5 BGB); für Dienstleistungen gilt § 356 Abs. 4 BGB.\n2. Prüfen Sie, ob bei {hosts} Zustimmung und Bestätigung eingeholt werden (nicht vorangekreuzt) und in der Bestätigungs-E-Mail stehen; sonst bleibt das Widerrufsrecht bestehen.',
        intermediary:
          '1. Schließen Verbraucher über die Website (etwa über einen eingebundenen Rechner) keine Verträge, ist bei allen Prüfungen zum Online-Verkauf nichts zu tun.\n2. Sonst klären Sie, mit wem der Vertrag zustande kommt und wer über den Widerruf belehrt: bei Versicherungen nach § 8 VVG, bei Krediten nach § 495 BGB.',
        ...unclearOfferTexts.de.fixes,
        admitted:
          '1. Sollen nur Unternehmen Verträge schließen, streichen Sie die Auswahl für Privatpersonen auf {path} und was sie sonst einlädt, und lassen Sie bestätigen, dass für ein Unternehmen bestellt wird.\n2. Sonst streichen Sie diese Aussage überall, wo sie steht ({pages}), und erfüllen die Pflichten gegenüber Verbrauchern: Preise einschließlich Umsatzsteuer (§ 3 PAngV), Widerrufsbelehrung und Widerrufsfunktion (§§ 312g, 356a BGB), eindeutige Bestellschaltfläche (§ 312j Abs. 3 BGB) und bei laufenden Verträgen die Kündigungsschaltfläche (§ 312k BGB).',
        admittedInvited:
          '1. Sollen nur Unternehmen Verträge schließen, streichen Sie die Auswahl für Privatpersonen auf {path} und die Einladung auf {inviting} („{invitation}“), und lassen Sie bestätigen, dass für ein Unternehmen bestellt wird.\n2. Sonst streichen Sie diese Aussage überall, wo sie steht ({pages}), und erfüllen die Pflichten gegenüber Verbrauchern: Preise einschließlich Umsatzsteuer (§ 3 PAngV), Widerrufsbelehrung und Widerrufsfunktion (§§ 312g, 356a BGB), eindeutige Bestellschaltfläche (§ 312j Abs. 3 BGB) und bei laufenden Verträgen die Kündigungsschaltfläche (§ 312k BGB).',
        b2cUnclear: askedOfferTexts.de.fix,
      },
      messages: {
        concludedOnSpot: spotTexts.de.message,
        found:
          'Eine Widerrufsbelehrung mit Frist, Folgen und Empfänger wurde gefunden; ob sie dem gesetzlichen Muster entspricht, prüft der Scan nicht',
        missing: 'Auf den geprüften Seiten wurde keine Widerrufsbelehrung gefunden',
        deadLink: 'Der Link „{label}“ zur Widerrufsbelehrung führt zu keiner Seite',
        gone: 'Die verlinkte Widerrufsbelehrung {url} wurde nicht gefunden',
        empty: 'Die Seite {url} enthält keinen lesbaren Text',
        placeholder: 'Die Seite {url} enthält nur einen Platzhalter',
        other: 'Die Seite {url} enthält keine Widerrufsbelehrung',
        onlyInTerms: 'Die Widerrufsbelehrung steht nur in den AGB und hat keinen eigenen Link',
        noDays: 'Die Widerrufsbelehrung nennt keine Frist von 14 Tagen',
        noConsequences: 'Die Widerrufsbelehrung nennt die Folgen des Widerrufs nicht',
        noAddressee: 'Die Widerrufsbelehrung nennt nicht, an wen der Widerruf zu richten ist',
        ...narrowedTexts('de').messages,
        ...bulkyReturnTexts('de').messages,
        lostByItself: lostMessage.de,
        lostByItselfElsewhere: `${lostMessage.de}. Bestellt wird bei {hosts}`,
        packageTravel: packageTravelTexts.de.withdrawal,
        exemptInPart: exemptInPartTexts.de.policy,
        exempt: 'Für das Angebot kommt eine Ausnahme vom Widerrufsrecht in Betracht („{sign}“); ob eine Belehrung nötig ist, ist offen',
        intermediary:
          'Nach dem Impressum vermitteln Sie mit gewerberechtlicher Erlaubnis; Warenkorb oder Bestellung wurden nicht gefunden. Ob Verbraucher über die Website dennoch Verträge schließen, ist offen',
        ...unclearOfferTexts.de.messages,
        admitted: 'Auf {page} steht „{quote}“; das Formular „{button}“ auf {path} lässt sich aber auch als Privatperson absenden',
        admittedInvited:
          'Auf {page} steht „{quote}“; das Formular „{button}“ auf {path} lässt sich aber auch als Privatperson absenden, und {inviting} lädt dazu ein („{invitation}“)',
        b2cUnclear: askedOfferTexts.de.message,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
        notRead: 'Die Widerrufsbelehrung oder die AGB ließen sich nicht lesen ({reason})',
        notExamined: 'Die Startseite ließ sich nicht vollständig prüfen; ob eine Widerrufsbelehrung verlinkt ist, ist offen',
        loginRequired: 'Der Shop ist nur nach einer Anmeldung zugänglich; ob eine Widerrufsbelehrung verlinkt ist, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob eine Widerrufsbelehrung folgt, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob eine Widerrufsbelehrung verlinkt ist, ist offen',
      },
    },
    en: {
      title: 'Withdrawal instruction present',
      explanation:
        'Under Section 312g BGB, consumers can as a rule withdraw from distance contracts within 14 days. Under Section 312d BGB and Art. 246a Section 1(2) EGBGB, traders must inform them before the order about conditions, time limits, procedure and consequences. An instruction that is found only in the terms behind a link “Terms” is hard for consumers to find.',
      confidenceReason:
        'The pages visited are read; whether your offer is exempt from the right of withdrawal does not always stand there.',
      howToFix:
        '1. Include the current statutory model withdrawal instruction as a page of its own.\n2. Link to it in the footer and in the order process under “Widerrufsbelehrung”.\n3. State the period of 14 days, the consequences of withdrawal, and name, address, telephone number and e-mail address.\n4. Name exceptions only as far as they apply to your offer.',
      fixes: {
        concludedOnSpot: spotTexts.en.fix,
        ...narrowedTexts('en').fixes,
        ...bulkyReturnTexts('en').fixes,
        exemptInPart: exemptInPartTexts.en.policyFix,
        exempt:
          '1. If there is no right of withdrawal for anything you sell (Section 312g(2) BGB, such as tickets for a fixed date), say so before the order where it is missing (Art. 246a Section 1(3) no. 1 EGBGB); you then need no instruction.\n2. Otherwise include the statutory model instruction for the rest as a linked page of its own.',
        lostByItself:
          '1. Correct the sentence “{quote}” on {path}: for digital content that consumers pay for, the right of withdrawal is lost only once you have begun, and only if consumers expressly consented before to your beginning within the withdrawal period, acknowledged that they lose the right by that, and you confirmed both on a durable medium (Section 356(5) BGB); for services Section 356(4) BGB applies.\n2. Obtain consent and acknowledgement during the order (not ticked in advance), and put both into the confirmation e-mail; otherwise the right of withdrawal persists.',
        lostByItselfElsewhere:
          '1. Correct the sentence “{quote}” on {path}: for digital content that consumers pay for, the right of withdrawal is lost only once you have begun, and only if consumers expressly consented before to your beginning within the withdrawal period, acknowledged that they lose the right by that, and you confirmed both on a durable medium (Section 356(5) BGB); for services Section 356(4) BGB applies.\n2. Check whether consent and acknowledgement are obtained at {hosts} (not ticked in advance) and stand in the confirmation e-mail; otherwise the right of withdrawal persists.',
        intermediary:
          '1. If consumers conclude no contracts on the website (not by an embedded calculator either), there is nothing to do for any of the checks on online sales.\n2. Otherwise clarify with whom the contract is concluded and who informs about withdrawal: for insurance under Section 8 VVG, for credit under Section 495 BGB.',
        ...unclearOfferTexts.en.fixes,
        admitted:
          '1. If only businesses are to conclude contracts, remove the choice for private persons on {path} and whatever else invites them, and have it confirmed that the order is for a business.\n2. Otherwise delete that statement wherever it stands ({pages}) and fulfil the duties towards consumers: prices including VAT (Section 3 PAngV), instruction on and function for withdrawal (Sections 312g, 356a BGB), an unambiguous order button (Section 312j(3) BGB) and, for continuing contracts, the cancellation button (Section 312k BGB).',
        admittedInvited:
          '1. If only businesses are to conclude contracts, remove the choice for private persons on {path} and the invitation on {inviting} (“{invitation}”), and have it confirmed that the order is for a business.\n2. Otherwise delete that statement wherever it stands ({pages}) and fulfil the duties towards consumers: prices including VAT (Section 3 PAngV), instruction on and function for withdrawal (Sections 312g, 356a BGB), an unambiguous order button (Section 312j(3) BGB) and, for continuing contracts, the cancellation button (Section 312k BGB).',
        b2cUnclear: askedOfferTexts.en.fix,
      },
      messages: {
        concludedOnSpot: spotTexts.en.message,
        found:
          'A withdrawal instruction with period, consequences and addressee was found; the scan does not examine whether it follows the statutory model',
        missing: 'No withdrawal instruction was found on the pages examined',
        deadLink: 'The link “{label}” to the withdrawal instruction leads to no page',
        gone: 'The linked withdrawal instruction {url} was not found',
        empty: 'The page {url} contains no readable text',
        placeholder: 'The page {url} contains only a placeholder',
        other: 'The page {url} contains no withdrawal instruction',
        onlyInTerms: 'The withdrawal instruction is found only in the terms and has no link of its own',
        noDays: 'The withdrawal instruction states no period of 14 days',
        noConsequences: 'The withdrawal instruction does not state the consequences of withdrawal',
        noAddressee: 'The withdrawal instruction does not state to whom the withdrawal is to be addressed',
        ...narrowedTexts('en').messages,
        ...bulkyReturnTexts('en').messages,
        lostByItself: lostMessage.en,
        lostByItselfElsewhere: `${lostMessage.en}. Orders are taken at {hosts}`,
        packageTravel: packageTravelTexts.en.withdrawal,
        exemptInPart: exemptInPartTexts.en.policy,
        exempt: 'An exception from the right of withdrawal may apply to the offer (“{sign}”); whether an instruction is needed is open',
        intermediary:
          'By the imprint you are an intermediary with a trade permission; no cart or order was found. Whether consumers conclude contracts on the website all the same is open',
        ...unclearOfferTexts.en.messages,
        admitted: '{page} says “{quote}”; but the form “{button}” on {path} can be sent as a private person too',
        admittedInvited:
          '{page} says “{quote}”; but the form “{button}” on {path} can be sent as a private person too, and {inviting} invites to that (“{invitation}”)',
        b2cUnclear: askedOfferTexts.en.message,
        noOffer: 'No offer to consumers that can be ordered online was found',
        notRead: 'The withdrawal instruction or the terms could not be read ({reason})',
        notExamined: 'The start page could not be examined completely; whether it links to a withdrawal instruction is open',
        loginRequired: 'The shop is accessible only after a login; whether it links to a withdrawal instruction is open',
        underConstruction: 'The start page only announces the site; whether a withdrawal instruction follows is open',
        language: 'The language of the start page is not supported; whether it links to a withdrawal instruction is open',
      },
    },
  },
  run({ cancellation, terms, pages, shopPages, forms, imprint, applicability }): Verdict {
    const offer = sellsToConsumers(applicability, imprint);
    if (offer === 'no') return { class: 'NotApplicable', message: 'noOffer' };
    const admitted = offer === 'unclear' ? admittedFinding(forms, pages) : null;
    if (admitted) return { class: 'Hint', findings: [admitted] };
    if (offer === 'unclear') return unclearOffer(pages, isIntermediary(applicability, imprint) ? 'intermediary' : 'b2cUnclear');

    const state = examineLegalPage(cancellation, pages);
    const elsewhere = orderHosts(applicability, { pages, shopPages, forms })?.hosts ?? null;
    const finding = (message: string): Finding => ({
      message,
      params: { url: cancellation.url ?? '', label: cancellation.linkText ?? '' },
      items: [legalPageItem(cancellation, pages)],
      cause,
    });
    if (state.kind === 'open') return { class: 'NoClassification', message: 'notRead', params: { reason: state.reason } };
    if (state.kind === 'read' || state.kind === 'file') {
      const source = searchableText(cancellation, pages);
      if (!('text' in source))
        return { class: 'NoClassification', message: 'notRead', params: { reason: 'reason' in source ? source.reason : '' } };
      const label = labelOf(cancellation, pages);
      const inTerms = cancellation.contentKind !== 'cancellation' || cancellation.url === terms.url;
      const hints = atLeastOne([
        ...(inTerms && !(label && labelNames('cancellation', label)) ? [finding('onlyInTerms')] : []),
        ...missingParts(source.text).map(finding),
        ...lostFindings([cancellation, terms], pages, elsewhere),
        ...narrowedWithdrawal([cancellation, terms], pages),
        ...bulkyReturn(cancellation, pages),
      ]);
      return hints ? { class: 'Hint', findings: hints } : { class: 'Conform', message: 'found' };
    }

    const termsSource = searchableText(terms, pages);
    if ('reason' in termsSource) return { class: 'NoClassification', message: 'notRead', params: { reason: termsSource.reason } };
    if ('text' in termsSource && instructsIn(termsSource.text)) {
      const only: Finding = { message: 'onlyInTerms', items: [pageItem(terms.url ?? '')], cause };
      return {
        class: 'Hint',
        findings: [only, ...lostFindings([terms], pages, elsewhere), ...narrowedWithdrawal([terms], pages), ...bulkyReturn(terms, pages)],
      };
    }
    const obstacle = state.kind === 'missing' ? startObstacle(pages) : null;
    if (obstacle) return { class: 'NoClassification', message: obstacle };
    const travel = exemptPackageTravel({ applicability, pages, forms, shopPages });
    if (travel) return travel;
    // Who says that nothing is concluded at a distance says more than a word about an exception.
    const onSpot = spotVerdict(pages);
    if (onSpot) return onSpot;
    const exempt = exemptionVerdict({ applicability, pages, forms, shopPages }, cause);
    if (exempt) return exempt;
    return { class: 'Risk', findings: [finding(state.kind === 'missing' ? 'missing' : state.fault)] };
  },
});

/** Private persons whom a form admits, though a sentence of the site rules them out. */
function admittedFinding(forms: readonly FormFact[], pages: readonly PageFact[]): Finding | null {
  const form = forms.find(offersPrivateChoice);
  const excluded = form ? consumersExcluded(readablePages(pages)) : [];
  const [first] = excluded;
  if (!form || !first) return null;
  const invited = privatePeopleInvited(pages);
  // Terms say it in words of their own; what stands in the foot of each page is one sentence.
  const others = excluded.filter(({ quote }, index) => excluded.findIndex((each) => each.quote === quote) === index);
  const params = {
    ...formPlace(form),
    page: pathsOf([first.url]),
    quote: first.quote,
    pages: pathsOf([...others, ...excluded].map(({ url }) => url)),
    ...(invited && { inviting: pathsOf([invited.url]), invitation: invited.quote }),
  };
  const items = [...others, ...(invited ? [invited] : [])].slice(0, 5).map(({ url, quote }) => textItem(url, quote));
  return { message: invited ? 'admittedInvited' : 'admitted', params, items: [formItem(form), ...items], cause: 'consumers-admitted' };
}

/** The sentence by which the instruction, or else the terms, have the right end without consent. */
function lostFindings(places: readonly LegalPageFact[], pages: readonly PageFact[], elsewhere: string | null): Finding[] {
  for (const place of places) {
    const source = searchableText(place, pages);
    const quote = 'text' in source ? lostWithdrawal(place.text) : null;
    if (quote === null || place.url === null) continue;
    const params = { quote, path: pathsOf([place.url]), hosts: elsewhere ?? '' };
    const message = elsewhere === null ? 'lostByItself' : 'lostByItselfElsewhere';
    return [{ message, params, items: [textItem(place.url, quote)], cause: 'withdrawal-lost' }];
  }
  return [];
}

function missingParts(text: string): ('noDays' | 'noConsequences' | 'noAddressee')[] {
  return [
    ...(mentions(text, periods) ? [] : (['noDays'] as const)),
    ...(mentions(text, consequences) ? [] : (['noConsequences'] as const)),
    ...(mentions(text, addressee) ? [] : (['noAddressee'] as const)),
  ];
}
