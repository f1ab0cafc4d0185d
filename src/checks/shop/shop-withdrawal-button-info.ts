import { defineCheck, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import { pageItem, textItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { findControls } from '../shared/offer/contract-controls.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { exemptPackageTravel, packageTravelTexts } from '../shared/offer/package-travel.ts';
import { withoutOffer } from '../shared/offer/shop-offer.ts';
import { exemptsAll } from '../shared/offer/withdrawal-exemption.ts';
import { grantsWithdrawal } from '../shared/offer/withdrawal-instruction.ts';
import { examineLegalPage, linesBesides, readablePages, searchableText, startObstacle } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { matchesOf, plainText, quoted, wholeWords } from '../shared/wording.ts';

const functionNamed = wholeWords(
  'widerrufsfunktion[a-zß-ɏ]*|widerrufs-?(?:button|schaltfläche|knopf)|vertr(?:a|ä)ge?\\s+hier\\s+widerrufen|online[\\s-]widerruf[a-zß-ɏ]*|elektronische[nrs]?\\s+widerruf[a-zß-ɏ]*|schaltfläche\\s+[^.]{0,60}widerruf[a-zß-ɏ]*|(?:(?:web|internet)?seite|link|formular|funktion|menüpunkt|button|unter)\\s+(?:vertr(?:a|ä)ge?|bestellung|kauf)\\s+(?:hier\\s+)?widerrufen(?!\\s+(?:können|kann|möchte|will|hat|haben))|withdrawal\\s+(?:function|button)|withdraw\\s+from\\s+(?:the\\s+)?contract\\s+here',
);
/** The usual words of the button in quotation marks; without them every old model speaks of withdrawing, too. */
const quotedLabel = /[„“"'»«›‹‚‘]\s?(?:vertr(?:a|ä)ge?|bestellung|kauf)\s+(?:hier\s+)?widerrufen\s?[„“”"'»«›‹‚‘’]/iu;
/** A withdrawal that can be declared on the site, told in words of one's own. */
const onlineNearby =
  /(?<![a-z\dß-ɏ])(?:auch\s+)?(?:online(?!-|\s*(?:shop|bestell|gekauft|geschlossen|erworben|abgeschlossen))|elektronisch|auf\s+(?:unserer|dieser)\s+(?:web-?site|webseite|internetseite)|electronically|on\s+our\s+website)[^.]{0,160}(?:widerruf|widerrufsrecht|ausüben|withdraw)|(?:widerruf|widerrufsrecht|withdraw)(?:[^.]|\.(?=[a-z\d])){0,160}(?:auch\s+online|elektronisch\s+(?:auf|abgeben|erkl(?:ä|ae)ren|aus(?:ü|ue)ben|(?:ü|ue)bermitteln|einreichen)|online\s+(?:unter|über|ausüben|erklären)|online\s+(?:at|via))/iu;
const cause = 'withdrawal-button-info';
/** Any control about withdrawal, however it is called; cookies and newsletters are left out where controls are searched. */
const withdrawalWords = wholeWords(
  'widerrufen|widerrufs-?(?:funktion|button|formular)|(?:online|elektronischer?)[\\s-]?widerruf|widerruf\\s+(?:jetzt\\s+|hier\\s+)?(?:erkl|start|aus|einreich|online|absend)[a-zß-ɏ]*|withdraw(?:al\\s+function|\\s+[a-z]+)?',
);
const inAccount = /konto|login|anmeld|account/i;

const longestHeading = 80;

/** A legal text without the lines of the site's menus, in which no sentence runs on from a heading into what stands below. */
function sentencesOf({ text, url }: LegalPageFact, pages: readonly PageFact[]): string {
  const others = pages.filter((page) => page.url !== url && (page.kind === 'start' || page.kind === 'other')).map((page) => page.text);
  const lines = linesBesides(text, others).map(plainText).filter(Boolean);
  return lines.map((line) => (line.length <= longestHeading && !/[.!?:,;]$/.test(line) ? `${line}.` : line)).join(' ');
}

/** The sentence in which a text tells of a function; null without. */
function nameOfFunction(text: string): string | null {
  const found = matchesOf(text, functionNamed)[0]?.index ?? text.search(quotedLabel);
  const at = found >= 0 ? found : text.search(onlineNearby);
  if (at < 0) return null;
  const before = text.slice(Math.max(0, at - 120), at);
  const after = text.slice(at, at + 220);
  return `${before.slice(before.search(/[^.!?]*$/))}${after.slice(0, after.search(/[.!?](?:\s|$)|$/))}`.trim();
}

function takesWithdrawals({ submitText, text, kind }: FormFact): boolean {
  return kind !== 'consent' && (/widerruf|withdraw/i.test(submitText) || /vertrag\s+widerrufen/i.test(text));
}

/** Whether the withdrawal instruction tells of the electronic withdrawal function and where it is. */
export default defineCheck({
  id: 'shop-withdrawal-button-info',
  area: 'shop',
  version: 14,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 246a § 1 Abs. 2 Satz 1 Nr. 1, Anlage 1 EGBGB', 'Art. 246a Section 1(2) sentence 1 no. 1, Annex 1 EGBGB')],
  volatile: {
    de: 'Die Pflicht zur elektronischen Widerrufsfunktion und das neue Muster der Belehrung gelten seit dem 19.6.2026; gefestigte Rechtsprechung gibt es noch nicht.',
    en: 'The duty to provide an electronic withdrawal function and the new model instruction apply since 19 Jun 2026; there is no settled case law yet.',
    since: '2026-11-21',
  },
  needs: ['cancellation', 'terms', 'pages', 'imprint', 'applicability'],
  wants: ['forms', 'shopPages'],
  texts: {
    de: {
      title: 'Hinweis auf die Widerrufsfunktion in der Belehrung',
      explanation:
        'Seit dem 19.6.2026 müssen Unternehmer über das Bestehen und die Platzierung der elektronischen Widerrufsfunktion informieren (Art. 246a § 1 Abs. 2 Satz 1 Nr. 1 EGBGB); das gesetzliche Muster der Belehrung enthält dazu einen eigenen Satz. Ältere Muster erwähnen die Funktion nicht. Selbst formulierte Belehrungen können denselben Inhalt anders ausdrücken.',
      confidenceReason: 'Der Hinweis wird am Wortlaut erkannt; eine frei verfasste Belehrung kann ihn anders ausdrücken.',
      howToFix:
        '1. Stellen Sie die Widerrufsbelehrung auf das seit dem 19.6.2026 geltende Muster um.\n2. Nennen Sie darin die Widerrufsfunktion und wo sie zu finden ist, am besten mit der Adresse der Seite.\n3. Aktualisieren Sie die Belehrung überall, wo sie sonst noch steht, etwa in Bestätigungs-E-Mails.',
      fixes: {
        namedNotFound:
          '1. Stellen Sie die Widerrufsfunktion dort bereit, wo die Belehrung sie nennt, oder berichtigen Sie die Fundstelle: Ein Formular zur Kündigung oder zum Kontakt ist keine Widerrufsfunktion.',
        missingAlsoInTerms:
          '1. Stellen Sie die Widerrufsbelehrung auf das seit dem 19.6.2026 geltende Muster um.\n2. Nennen Sie darin die Widerrufsfunktion und wo sie zu finden ist, am besten mit der Adresse der Seite.\n3. Aktualisieren Sie auch die Fassung in den AGB ({terms}), und überall, wo die Belehrung sonst noch steht, etwa in Bestätigungs-E-Mails.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        namedNotFound:
          'Die Belehrung sagt: „{quote}“; eine Widerrufsfunktion wurde auf den geprüften Seiten aber nicht gefunden{see:shop-withdrawal-button}',
        missing: 'Die Widerrufsbelehrung {url} erwähnt keine elektronische Widerrufsfunktion',
        missingInTerms: 'Die Widerrufsbelehrung in den AGB ({terms}) erwähnt keine elektronische Widerrufsfunktion',
        missingAlsoInTerms: 'Die Widerrufsbelehrung {url} und die in den AGB ({terms}) erwähnen keine elektronische Widerrufsfunktion',
        noInstruction: 'Es wurde keine Widerrufsbelehrung gefunden, in der die Widerrufsfunktion stehen könnte',
        packageTravel: packageTravelTexts.de.withdrawal,
        exempt: 'Für das Angebot kommt eine Ausnahme vom Widerrufsrecht in Betracht („{sign}“); ob der Hinweis nötig ist, ist offen',
        notRead: 'Die Widerrufsbelehrung oder die AGB ließen sich nicht lesen ({reason})',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Withdrawal function mentioned in the instruction',
      explanation:
        'Since 19 Jun 2026 traders must inform about the existence and placement of the electronic withdrawal function (Art. 246a Section 1(2) sentence 1 no. 1 EGBGB); the statutory model instruction contains a sentence of its own on it. Older models do not mention the function. Instructions in one’s own words may express the same differently.',
      confidenceReason: 'The note is recognised by its wording; a freely drafted instruction may put it differently.',
      howToFix:
        '1. Change the withdrawal instruction to the model in force since 19 Jun 2026.\n2. Name the withdrawal function in it and where it is found, preferably with the address of the page.\n3. Update the instruction wherever else it is reproduced, for instance in confirmation e-mails.',
      fixes: {
        namedNotFound:
          '1. Provide the withdrawal function where the instruction names it, or correct the place: a form for cancellation or contact is no withdrawal function.',
        missingAlsoInTerms:
          '1. Change the withdrawal instruction to the model in force since 19 Jun 2026.\n2. Name the withdrawal function in it and where it is found, preferably with the address of the page.\n3. Update the version in the terms ({terms}), too, and wherever else it is reproduced, for instance in confirmation e-mails.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        namedNotFound:
          'The instruction says: “{quote}”; but no withdrawal function was found on the pages examined{see:shop-withdrawal-button}',
        missing: 'The withdrawal instruction {url} mentions no electronic withdrawal function',
        missingInTerms: 'The withdrawal instruction in the terms ({terms}) mentions no electronic withdrawal function',
        missingAlsoInTerms: 'The withdrawal instruction {url} and the one in the terms ({terms}) mention no electronic withdrawal function',
        noInstruction: 'No withdrawal instruction was found in which the withdrawal function could be mentioned',
        packageTravel: packageTravelTexts.en.withdrawal,
        exempt: 'An exception from the right of withdrawal may apply to the offer (“{sign}”); whether the information is needed is open',
        notRead: 'The withdrawal instruction or the terms could not be read ({reason})',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run({ cancellation, terms, pages, imprint, applicability, forms, shopPages }): Verdict {
    const none = withoutOffer({ applicability, imprint, pages });
    if (none) return none;
    const policy = searchableText(cancellation, pages);
    const conditions = searchableText(terms, pages);
    const read = [...('text' in policy ? [cancellation] : []), ...('text' in conditions ? [terms] : [])];
    const texts = read.map((legal) => sentencesOf(legal, pages));
    const named = texts.map(nameOfFunction).find((words) => words !== null) ?? null;
    if (named !== null) {
      const readable = readablePages(pages);
      const offered = readable.filter(({ kind }) => kind === 'start' || kind === 'other');
      const unseen = offered.length > 1 && readable.every(({ textComplete }) => textComplete) && startObstacle(pages) === null;
      // In the account, in words of one's own or on a page that was not read it may well be.
      const isFound = findControls(readable, withdrawalWords).length > 0 || (forms ?? []).some(takesWithdrawals);
      if (isFound || !unseen || inAccount.test(named)) return { class: 'Conform' };
      const items = [textItem(cancellation.url ?? terms.url ?? '', named)] as const;
      return { class: 'Hint', findings: [{ message: 'namedNotFound', params: { quote: quoted(named) }, items, cause }] };
    }
    if ('reason' in policy) return { class: 'NoClassification', message: 'notRead', params: { reason: policy.reason } };
    if ('reason' in conditions) return { class: 'NoClassification', message: 'notRead', params: { reason: conditions.reason } };
    const travel = exemptPackageTravel({ applicability, pages, forms, shopPages });
    if (travel) return travel;
    const sign = exemptsAll({ applicability, pages, forms, shopPages });
    if (sign) return { class: 'NoClassification', message: 'exempt', params: { sign } };
    if (!('text' in policy) || examineLegalPage(cancellation, pages).kind !== 'read') {
      if (terms.url === null || !('text' in conditions && grantsWithdrawal(conditions.text)))
        return { class: 'NoClassification', message: 'noInstruction' };
      const params = { terms: pathsOf([terms.url]) };
      return { class: 'Hint', findings: [{ message: 'missingInTerms', params, items: [pageItem(terms.url)], cause }] };
    }
    const url = cancellation.url ?? '';
    if ('text' in conditions && terms.url !== null && terms.url !== cancellation.url && grantsWithdrawal(conditions.text)) {
      const items = [pageItem(url), pageItem(terms.url)] as const;
      return { class: 'Hint', findings: [{ message: 'missingAlsoInTerms', params: { url, terms: pathsOf([terms.url]) }, items, cause }] };
    }
    return { class: 'Hint', findings: [{ message: 'missing', params: { url }, items: [pageItem(url)], cause }] };
  },
});
