import { defineCheck, type FindingItem, type TextParams, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import { pageItem, textItem } from '../items.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { type StatedStaff, statedStaff } from '../shared/imprint/stated-staff.ts';
import { statute } from '../shared/law/law.ts';
import { arbitrationLine, tellsArbitration, tellsDuty, tellsPart, tellsScheme, tradeBodies } from '../shared/offer/arbitration.ts';
import { businessSign, offersPrivateChoice } from '../shared/offer/business-only.ts';
import { consumerRights } from '../shared/offer/consumer-rights.ts';
import { consumerTradeSign } from '../shared/offer/consumer-trade.ts';
import { sellsToConsumers } from '../shared/offer/contract-offer.ts';
import { contractSign } from '../shared/offer/contract-sign.ts';
import { fewStaffFixes, fewStaffMessages } from '../shared/offer/few-staff-texts.ts';
import { readablePages, searchableText } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const cause = 'vsbg-notice';
/** Bodies of those who treat people, and so contract with consumers whatever else they do. Veterinarians also treat for farmers. */
const treating = wholeWords(
  '(?:(?:landes|bezirks)?(?:zahn)?ärztekammer|(?:landes|bundes)?psychotherapeutenkammer|kassen(?:zahn)?ärztliche[a-zß-ɏ]*\\s+vereinigung)[a-zß-ɏ]*',
);

/** Terms that speak of the rights of consumers are made for contracts with them, whatever else the site shows of its offer. */
const toConsumers = wholeWords(
  'widerrufsrecht|widerrufsbelehrung|§§?\\s*(?:312[a-k]?|355|474)(?:\\s[^.]{0,40})?\\s+BGB|right\\s+of\\s+withdrawal',
);
/** Who sells to businesses only has no such right, and may say so. */
const businessesOnly = wholeWords(
  '(?:ausschließlich|nur)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:unternehme(?:n|rn?)|gewerbetreibenden?|kaufleuten?)|nicht\\s+(?:[a-zß-ɏ]+\\s+){0,3}verbrauchern?',
);

const unclearFix = {
  de: '1. Schließen Sie keine Verträge mit Verbrauchern, ist nichts zu tun: § 36 VSBG gilt nur ihnen gegenüber.\n2. Sonst sagen Sie auf der Website (etwa im Impressum) und, wenn Sie AGB verwenden, auch dort, ob Sie zur Teilnahme an einem Streitbeilegungsverfahren bereit oder verpflichtet sind; bei höchstens zehn Beschäftigten am 31. Dezember des Vorjahres ist das nur nötig, wenn Sie sich zur Teilnahme verpflichtet haben oder dazu verpflichtet sind.',
  en: '1. If you conclude no contracts with consumers, there is nothing to do: Section 36 VSBG applies towards them alone.\n2. Otherwise say on the website (for instance in the imprint) and, if you use terms, there as well whether you are willing or obliged to take part in dispute resolution proceedings; with at most ten employees on 31 December of the previous year that is necessary only if you have committed yourself to take part or are obliged to.',
};

const treatsPatientsFix = {
  de: '1. Beschäftigten Sie am 31. Dezember des Vorjahres mehr als zehn Personen, sagen Sie auf der Website (etwa im Impressum) und, wenn Sie AGB verwenden, auch dort, ob Sie zur Teilnahme an einem Streitbeilegungsverfahren bereit oder verpflichtet sind. Sonst ist nichts zu tun, solange Sie sich nicht selbst zur Teilnahme verpflichtet haben.',
  en: '1. If you employed more than ten people on 31 December of the previous year, say on the website (for instance in the imprint) and, if you use terms, there as well whether you are willing or obliged to take part in dispute resolution proceedings. Otherwise there is nothing to do unless you have committed yourself to take part.',
};

const bodyFix = {
  de: '1. Sagen Sie dort, ob Sie zur Teilnahme an einem Streitbeilegungsverfahren bereit oder verpflichtet sind; die Anschrift der Stelle gehört nur dazu, wenn Sie teilnehmen.\n2. Schließen Sie keine Verträge mit Verbrauchern, oder beschäftigten Sie am 31. Dezember des Vorjahres höchstens zehn Personen und haben sich nicht zur Teilnahme verpflichtet, können Sie die Angabe auch streichen.',
  en: '1. Say there whether you are willing or obliged to take part in dispute resolution proceedings; the address of the body belongs to it only if you take part.\n2. If you conclude no contracts with consumers, or employed at most ten people on 31 December of the previous year and have not committed yourself to take part, you may also delete the statement.',
};

/** Where a form admits private persons and it is open whether they contract as consumers, the terms lack the notice only if they do. */
const termsUnclear = {
  de: {
    message:
      'Der Hinweis zur Verbraucherschlichtung steht auf {noticePath}, aber nicht in den AGB ({path}); dort gehört er hin, wenn Sie Verträge mit Verbrauchern schließen, und das ließ sich nicht feststellen',
    fix: '1. Schließen Sie keine Verträge mit Verbrauchern, ist nichts zu tun: § 36 VSBG gilt nur ihnen gegenüber.\n2. Sonst übernehmen Sie den Hinweis in die AGB ({path}); entbehrlich ist das bei höchstens zehn Beschäftigten am 31. Dezember des Vorjahres, wenn Sie nicht zur Teilnahme verpflichtet sind.',
  },
  en: {
    message:
      'The notice on consumer arbitration is on {noticePath} but not in the terms ({path}); it belongs there if you conclude contracts with consumers, and that could not be established',
    fix: '1. If you conclude no contracts with consumers, there is nothing to do: Section 36 VSBG applies towards them alone.\n2. Otherwise take the notice over into the terms ({path}); that is dispensable with at most ten employees on 31 December of the previous year, if you are not obliged to take part.',
  },
};

/** Municipalities and districts act under public law; savings banks and hospitals of that legal form contract with consumers. */
const municipality =
  /^(?:die )?(?:(?:orts|verbands|samt|einheits|kirchspiels)?gemeinde|(?:(?:landeshaupt|hanse|universitäts|kreis|kur)?stadt)|(?:land)?kreis|markt|flecken|amt)(?![a-zß-ɏ-])/iu;

/** Up to so many employees on 31 December of the previous year, the general notice may be left out (Section 36(3) VSBG). */
const fewStaff = 10;
/** Where a page states more: the exemption is no longer an open question of its own. */
const staffStated = {
  de: { Staff: '. Auf {staffPath} steht: „{staff}“; das sind mehr als zehn Personen' },
  en: { Staff: '. {staffPath} says: “{staff}”; these are more than ten people' },
};
const staffFix = {
  de: {
    notice:
      'sagen Sie auf der Website (etwa im Impressum) und, wenn Sie AGB verwenden, auch dort, ob Sie zur Teilnahme an einem Streitbeilegungsverfahren bereit oder verpflichtet sind.',
    otherwise: 'Sonst',
    fromImprint: 'Übernehmen Sie den Satz aus dem Impressum in die AGB ({path}).',
    fromSite: 'Übernehmen Sie den Hinweis, der schon auf der Website steht, in die AGB ({path}).',
    notConsumers: 'Schließen Sie keine Verträge mit Verbrauchern, ist nichts zu tun: § 36 VSBG gilt nur ihnen gegenüber.',
    day: 'Entbehrlich ist das nur, wenn Sie am 31. Dezember des Vorjahres höchstens zehn Personen beschäftigten und nicht zur Teilnahme verpflichtet sind; „{staff}“ auf {staffPath} spricht dagegen.',
  },
  en: {
    notice:
      'say on the website (for instance in the imprint) and, if you use terms, there as well whether you are willing or obliged to take part in dispute resolution proceedings.',
    otherwise: 'Otherwise',
    fromImprint: 'Take the sentence from the imprint over into the terms ({path}).',
    fromSite: 'Take the notice that already stands on the website over into the terms ({path}).',
    notConsumers: 'If you conclude no contracts with consumers, there is nothing to do: Section 36 VSBG applies towards them alone.',
    day: 'That is dispensable only if you employed at most ten people on 31 December of the previous year and are not obliged to take part; “{staff}” on {staffPath} speaks against it.',
  },
};
/** Steps where a page states more than ten. */
function staffFixes({ notice: tell, otherwise, notConsumers, fromImprint, fromSite, day }: (typeof staffFix)['de']) {
  const open = numberedSteps([notConsumers, `${otherwise} ${tell}`, day]);
  const duty = numberedSteps([`${tell[0]!.toUpperCase()}${tell.slice(1)}`, day]);
  return {
    notInTermsStaff: numberedSteps([fromImprint, day]),
    notInTermsElsewhereStaff: numberedSteps([fromSite, day]),
    missingStaff: duty,
    treatsPatientsStaff: duty,
    consumerTradeStaff: duty,
    consumerWordsStaff: duty,
    contractStaff: open,
    bodyOnlyStaff: open,
    consumerRightsStaff: duty,
    b2cUnclearStaff: open,
    businessSignStaff: open,
  };
}
/** Messages for which the number of employees matters. */
const openMessages = {
  de: {
    missing: 'Auf den geprüften Seiten wurde kein Hinweis zur Verbraucherschlichtung gefunden; ab elf Beschäftigten ist er Pflicht',
    b2cUnclear: 'Ob Sie Verträge mit Verbrauchern schließen – auf der Website oder auf anderem Weg –, ließ sich nicht feststellen',
    consumerRights:
      'Auf {page} steht „{quote}“; das spricht für Verträge mit Verbrauchern. Ein Hinweis zur Verbraucherschlichtung wurde auf den geprüften Seiten nicht gefunden; ab elf Beschäftigten ist er Pflicht',
    consumerTrade:
      'Nach Titel oder Überschrift der Startseite („{trade}“) ist die Website die eines Betriebs, der Verträge mit Verbrauchern schließt; ein Hinweis zur Verbraucherschlichtung wurde auf den geprüften Seiten nicht gefunden. Ob er nötig ist, hängt von der Zahl der Beschäftigten ab',
    consumerWords:
      'Auf {page} steht „{quote}“; das spricht für Verträge mit Verbrauchern. Ein Hinweis zur Verbraucherschlichtung wurde auf den geprüften Seiten nicht gefunden. Ob er nötig ist, hängt von der Zahl der Beschäftigten ab',
    contract:
      'Auf {page} bindet man sich mit einem Vertrag („{quote}“); sind Sie der Vertragspartner und sind Verbraucher die Kunden, hängt von der Zahl der Beschäftigten ab, ob ein Hinweis zur Verbraucherschlichtung nötig ist; gefunden wurde keiner',
    bodyOnly: 'Auf {page} steht „{quote}“; ob Sie an solchen Verfahren teilnehmen, sagt die Website nicht',
    treatsPatients:
      'Das Impressum nennt „{chamber}“. Wer Patienten behandelt, schließt Verträge mit Verbrauchern (§ 630a BGB); ein Hinweis zur Verbraucherschlichtung wurde auf den geprüften Seiten nicht gefunden. Ob er nötig ist, hängt von der Zahl der Beschäftigten ab',
    businessSign: 'Auf {path} steht: „{quote}“; das spricht gegen Verträge mit Verbrauchern, schließt sie aber nicht sicher aus',
  },
  en: {
    missing: 'No notice on consumer arbitration was found on the pages examined; it is mandatory from eleven employees on',
    b2cUnclear: 'Whether you conclude contracts with consumers – on the website or otherwise – could not be established',
    consumerRights:
      '{page} says “{quote}”; that speaks for contracts with consumers. No notice on consumer arbitration was found on the pages examined; it is mandatory from eleven employees on',
    consumerTrade:
      'By title or headline of the start page (“{trade}”), the website is that of a business that concludes contracts with consumers; no notice on consumer arbitration was found on the pages examined. Whether it is necessary depends on the number of employees',
    consumerWords:
      '{page} says “{quote}”; that speaks for contracts with consumers. No notice on consumer arbitration was found on the pages examined. Whether it is necessary depends on the number of employees',
    contract:
      'On {page} people bind themselves by a contract (“{quote}”); if it is with you and the customers are consumers, the number of employees decides whether a notice on consumer arbitration is necessary; none was found',
    bodyOnly: '{page} says “{quote}”; whether you take part in such proceedings the website does not say',
    treatsPatients:
      'The imprint names “{chamber}”. Whoever treats patients concludes contracts with consumers (Section 630a BGB); no notice on consumer arbitration was found on the pages examined. Whether it is necessary depends on the number of employees',
    businessSign: '{path} says: “{quote}”; that speaks against contracts with consumers but does not rule them out for certain',
  },
};

/** Whether consumers learn if the firm takes part in dispute resolution. Its number of employees is known only if a page tells. */
export default defineCheck({
  id: 'shop-vsbg-notice',
  area: 'shop',
  version: 23,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('§ 36 Abs. 1–3 VSBG', 'Section 36(1)–(3) VSBG')],
  needs: ['pages', 'terms', 'imprint', 'applicability'],
  wants: ['imprintElements', 'forms'],
  texts: {
    de: {
      title: 'Hinweis zur Verbraucherschlichtung (VSBG)',
      explanation:
        'Unternehmer, die Verträge mit Verbrauchern schließen und eine Website unterhalten oder AGB verwenden, müssen informieren, ob sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen (§ 36 VSBG), auf der Website und, wenn sie AGB verwenden, zusammen mit diesen. Befreit sind Unternehmen, die am 31. Dezember des Vorjahres höchstens zehn Personen beschäftigten; die Zahl kennt der Scan allenfalls, wenn die Website sie nennt. Wer sich zur Teilnahme verpflichtet hat oder verpflichtet ist, muss die zuständige Stelle mit Anschrift und Website nennen.',
      confidenceReason: 'Der Hinweis wird am Wortlaut erkannt; ob er Pflicht ist, hängt auch von der Zahl der Beschäftigten ab.',
      howToFix:
        '1. Sagen Sie auf der Website (etwa im Impressum) und, wenn Sie AGB verwenden, auch dort, ob Sie zur Teilnahme an einem Streitbeilegungsverfahren bereit oder verpflichtet sind.\n2. Nennen Sie die zuständige Stelle mit Anschrift und Website, wenn Sie sich zur Teilnahme verpflichtet haben oder dazu verpflichtet sind.\n3. Wenn Sie am 31. Dezember des Vorjahres höchstens zehn Personen beschäftigten und nicht verpflichtet sind, können Sie den allgemeinen Hinweis weglassen.',
      fixes: {
        notInTerms:
          '1. Übernehmen Sie den Satz aus dem Impressum in die AGB ({path}).\n2. Wenn Sie am 31. Dezember des Vorjahres höchstens zehn Personen beschäftigten und nicht zur Teilnahme verpflichtet sind, ist nichts zu tun.',
        notInTermsObliged:
          '1. Übernehmen Sie den Hinweis, der schon auf der Website steht, in die AGB ({path}), mit Anschrift und Website der Schlichtungsstelle (§ 36 Abs. 1 Nr. 2 VSBG); fehlt eine davon im Impressum, ergänzen Sie sie auch dort.',
        notInTermsElsewhere:
          '1. Übernehmen Sie den Hinweis, der schon auf der Website steht, in die AGB ({path}).\n2. Wenn Sie am 31. Dezember des Vorjahres höchstens zehn Personen beschäftigten und nicht zur Teilnahme verpflichtet sind, ist nichts zu tun.',
        noBody:
          '1. Nennen Sie die zuständige Stelle mit Anschrift und Website, wenn Sie zur Teilnahme verpflichtet sind oder sich dazu verpflichtet haben.',
        termsUnclear: termsUnclear.de.fix,
        b2cUnclear: unclearFix.de,
        consumerTrade: treatsPatientsFix.de,
        consumerWords: treatsPatientsFix.de,
        contract: unclearFix.de,
        bodyOnly: bodyFix.de,
        ...fewStaffFixes.de,
        consumerRights: treatsPatientsFix.de,
        businessSign: unclearFix.de,
        treatsPatients: treatsPatientsFix.de,
        ...staffFixes(staffFix.de),
      },
      messages: {
        ...openMessages.de,
        ...addedTo(openMessages.de, staffStated.de),
        termsUnclear: termsUnclear.de.message,
        found: 'Die Website enthält einen Hinweis zur Verbraucherschlichtung ({path})',
        notInTerms: 'Der Hinweis zur Verbraucherschlichtung steht im Impressum, aber nicht in den AGB ({path})',
        notInTermsStaff: `Der Hinweis zur Verbraucherschlichtung steht im Impressum, aber nicht in den AGB ({path})${staffStated.de.Staff}`,
        notInTermsObliged: 'Der Hinweis zur Verbraucherschlichtung nennt eine Pflicht zur Teilnahme, steht aber nicht in den AGB ({path})',
        notInTermsElsewhere: 'Der Hinweis zur Verbraucherschlichtung steht auf der Website, aber nicht in den AGB ({path})',
        notInTermsElsewhereStaff: `Der Hinweis zur Verbraucherschlichtung steht auf der Website, aber nicht in den AGB ({path})${staffStated.de.Staff}`,
        ...fewStaffMessages.de,
        noBody: 'Die zuständige Schlichtungsstelle der Branche wird nicht genannt',
        notRead: 'Impressum oder AGB ließen sich nicht lesen ({reason}); ob der Hinweis dort steht, ist offen',
        noImprint: 'Es wurde kein lesbares Impressum gefunden, in dem der Hinweis stehen könnte',
        businessOnly: 'Nach eigener Angabe richtet sich die Website nur an Unternehmen',
        publicBody:
          'Die Website gehört einer Gebietskörperschaft, und ein Verkauf wurde nicht gefunden; die Pflicht trifft Unternehmer (§ 36 VSBG), etwa einen Eigenbetrieb, der Verträge mit Verbrauchern schließt',
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden',
      },
    },
    en: {
      title: 'Consumer arbitration notice',
      explanation:
        'Traders who conclude contracts with consumers and keep a website or use terms must inform whether they take part in proceedings before a consumer arbitration board (Section 36 VSBG), on the website and, if they use terms, together with these. Exempt are businesses that employed at most ten people on 31 December of the previous year; the scan knows the number at most if the website states it. Whoever has committed to take part or is obliged to must name the competent body with its address and website.',
      confidenceReason: 'The notice is recognised by its wording; whether it is compulsory also depends on the number of employees.',
      howToFix:
        '1. Say on the website (for instance in the imprint) and, if you use terms, there as well whether you are willing or obliged to take part in dispute resolution proceedings.\n2. Name the competent body with address and website if you have committed yourself to take part or are obliged to.\n3. If you employed at most ten people on 31 December of the previous year and are not obliged, you may omit the general notice.',
      fixes: {
        notInTerms:
          '1. Copy the sentence from the imprint into the terms ({path}).\n2. If you employed at most ten people on 31 December of the previous year and are not obliged to take part, there is nothing to do.',
        notInTermsObliged:
          '1. Take the notice that is on the website already over into the terms ({path}), with address and website of the arbitration body (Section 36(1) no. 2 VSBG); where the imprint lacks one of them, add it there too.',
        notInTermsElsewhere:
          '1. Copy the notice that is on the website already into the terms ({path}).\n2. If you employed at most ten people on 31 December of the previous year and are not obliged to take part, there is nothing to do.',
        noBody: '1. Name the competent body with address and website if you are obliged to take part or have committed yourself to it.',
        termsUnclear: termsUnclear.en.fix,
        b2cUnclear: unclearFix.en,
        consumerTrade: treatsPatientsFix.en,
        consumerWords: treatsPatientsFix.en,
        contract: unclearFix.en,
        bodyOnly: bodyFix.en,
        ...fewStaffFixes.en,
        consumerRights: treatsPatientsFix.en,
        businessSign: unclearFix.en,
        treatsPatients: treatsPatientsFix.en,
        ...staffFixes(staffFix.en),
      },
      messages: {
        ...openMessages.en,
        ...addedTo(openMessages.en, staffStated.en),
        termsUnclear: termsUnclear.en.message,
        found: 'The website contains a notice on consumer arbitration ({path})',
        notInTerms: 'The notice on consumer arbitration is in the imprint but not in the terms ({path})',
        notInTermsStaff: `The notice on consumer arbitration is in the imprint but not in the terms ({path})${staffStated.en.Staff}`,
        notInTermsObliged: 'The notice on consumer dispute resolution names a duty to take part, but is not in the terms ({path})',
        notInTermsElsewhere: 'The notice on consumer arbitration is on the website but not in the terms ({path})',
        notInTermsElsewhereStaff: `The notice on consumer arbitration is on the website but not in the terms ({path})${staffStated.en.Staff}`,
        ...fewStaffMessages.en,
        noBody: 'The competent arbitration body of the trade is not named',
        notRead: 'Imprint or terms could not be read ({reason}); whether the notice is there is open',
        noImprint: 'No readable imprint was found in which the notice could be',
        businessOnly: 'By its own statement the website addresses businesses only',
        publicBody:
          'The website belongs to a municipality or district, and no sale was found; the duty is one of traders (Section 36 VSBG), such as a municipal enterprise that contracts with consumers',
        noOffer: 'No offer to consumers was found',
      },
    },
  },
  run({ pages, terms, imprint, applicability, imprintElements, forms }): Verdict {
    const offer = sellsToConsumers(applicability, imprint);
    const owner = searchableText(imprint, pages);
    const conditions = searchableText(terms, pages);
    const inTerms = 'text' in conditions && tellsScheme(conditions.text);
    const inImprint = 'text' in owner && tellsScheme(owner.text);
    const found = (url: string | null): Verdict => ({ class: 'Conform', message: 'found', params: { path: pathsOf([url ?? '']) } });
    const staff = statedStaff(pages);
    const isMany = staff !== null && staff.count > fewStaff;
    const few = isMany ? null : fewOf(staff, pages);
    const withoutTerms = (message: 'notInTerms' | 'notInTermsElsewhere' | 'notInTermsObliged'): Verdict => {
      if (message === 'notInTermsObliged') return hint(message, terms.url ?? '');
      if (few) {
        const told = message === 'notInTerms' ? 'fewStaffNotInTerms' : 'fewStaffNotInTermsElsewhere';
        return { ...few, message: told, params: { ...few.params, path: pathsOf([terms.url ?? '']) } };
      }
      return isMany
        ? hint(`${message}Staff`, terms.url ?? '', { staff: staff.quote, staffPath: staff.path }, [textItem(staff.url, staff.quote)])
        : hint(message, terms.url ?? '');
    };
    const isAimed = applicability.isConsumerOffer === true && applicability.isBusiness !== false && offer !== 'unclear';
    if (!isAimed) {
      const mayContract = applicability.isConsumerOffer !== false && applicability.isBusiness !== false;
      if (mayContract && 'text' in conditions && !inTerms && addressesConsumers(conditions.text) && 'text' in owner) {
        if (tellsArbitration(owner.text)) return withoutTerms(tellsDuty(owner.text) ? 'notInTermsObliged' : 'notInTerms');
      }
      if ('text' in owner && tellsArbitration(owner.text)) {
        // A form that lets private persons choose themselves may make consumers of them, whatever the terms say.
        const mayBeMissing = mayContract && few === null && forms?.some(offersPrivateChoice) === true;
        if (!mayBeMissing || !('text' in conditions) || tellsArbitration(conditions.text)) return found(imprint.url);
        const params = { noticePath: pathsOf([imprint.url ?? '']), path: pathsOf([terms.url ?? '']) };
        return { class: 'NoClassification', message: 'termsUnclear', params, items: [pageItem(terms.url ?? '')] };
      }
      if ('text' in conditions && tellsArbitration(conditions.text)) return found(terms.url);
      // An imprint that is a template otherwise may have this sentence all the same.
      const elsewhere = readablePages(pages).find(({ kind, text }) => kind !== 'privacy' && tellsPart(plainText(text.slice(0, 200_000))));
      if (elsewhere) return found(elsewhere.url);
    }
    if (applicability.isConsumerOffer === false || applicability.isBusiness === false)
      return { class: 'NotApplicable', message: applicability.signs.includes('business-only-notice') ? 'businessOnly' : 'noOffer' };
    const stated = (kind: string) => imprintElements?.elements.find((element) => element.kind === kind)?.value ?? '';
    const isPublic = applicability.settings.legalForm === 'public-law' || stated('legalForm') === 'public-law';
    if (isPublic && municipality.test(stated('name')) && applicability.isConsumerOffer === null && applicability.isShop !== true)
      return { class: 'NotApplicable', message: 'publicBody' };
    const open = (message: string, params: TextParams = {}, items: readonly FindingItem[] = []): Verdict =>
      isMany
        ? {
            class: 'NoClassification',
            message: `${message}Staff`,
            params: { ...params, staff: staff.quote, staffPath: staff.path },
            items: [...items, textItem(staff.url, staff.quote)],
          }
        : { class: 'NoClassification', message, params, items };
    const sign = applicability.isConsumerOffer === null ? businessSign(pages) : null;
    if (sign) {
      const params = { path: pathsOf([sign.url]), quote: sign.quote };
      return open('businessSign', params, [textItem(sign.url, sign.quote)]);
    }
    const texts = [
      ...('text' in owner ? [owner.text] : []),
      ...('text' in conditions ? [conditions.text] : []),
      ...readablePages(pages).flatMap(({ kind, text }) => (kind === 'privacy' ? [] : [plainText(text.slice(0, 200_000))])),
    ];
    const isTold = texts.some(tellsScheme);
    if (applicability.isConsumerOffer === null || offer === 'unclear') {
      const chamber = imprintElements?.elements.find(
        ({ kind, value }) => /^(?:chamber|authority)$/.test(kind) && mentions(value, treating),
      );
      const named = isTold ? arbitrationLine(pages) : null;
      if (named) return open('bodyOnly', { page: pathsOf([named.url]), quote: named.quote }, [textItem(named.url, named.quote)]);
      if (isTold || 'reason' in conditions) return open('b2cUnclear');
      const rights = consumerRights(pages);
      if (rights) {
        const params = { page: pathsOf([rights.url]), quote: rights.quote, ...(isMany && { staff: staff.quote, staffPath: staff.path }) };
        const items = [textItem(rights.url, rights.quote), ...(isMany ? [textItem(staff.url, staff.quote)] : [])];
        if (few) return few;
        return hint(isMany ? 'consumerRightsStaff' : 'consumerRights', imprint.url ?? '', params, items);
      }
      if (chamber === undefined) {
        const trade = consumerTradeSign(pages);
        const contract = trade === null ? contractSign(pages) : null;
        if (trade?.kind === 'trade') return open('consumerTrade', { trade: trade.quote }, [textItem(trade.url, trade.quote)]);
        const told = trade ?? contract;
        if (told === null) return open('b2cUnclear');
        const params = { page: pathsOf([told.url]), quote: told.quote };
        return open(trade ? 'consumerWords' : 'contract', params, [textItem(told.url, told.quote)]);
      }
      // Its address stands there as often.
      const name = (chamber.value.split(/[,;\n]/).find((part) => mentions(part, treating)) ?? chamber.value).trim();
      return open('treatsPatients', { chamber: name }, [textItem(imprint.url ?? '', chamber.quote || chamber.value)]);
    }
    if (isTold) {
      const body = tradeBodies[applicability.settings.industry ?? ''];
      if (body && !texts.some((text) => mentions(text, body))) return hint('noBody', imprint.url ?? '');
      if ('text' in conditions && !inTerms) {
        const message = texts.some(tellsDuty) ? 'notInTermsObliged' : inImprint ? 'notInTerms' : 'notInTermsElsewhere';
        return withoutTerms(message);
      }
      if (inImprint || inTerms) return found(inImprint ? imprint.url : terms.url);
      return found(readablePages(pages).find(({ kind, text }) => kind !== 'privacy' && tellsScheme(plainText(text)))?.url ?? null);
    }
    const unread = [owner, conditions].find((source) => 'reason' in source);
    if (unread) return { class: 'NoClassification', message: 'notRead', params: { reason: unread.reason } };
    if (!('text' in owner)) return { class: 'NoClassification', message: 'noImprint' };
    if (few) return few;
    return isMany
      ? hint('missingStaff', imprint.url ?? '', { staff: staff.quote, staffPath: staff.path }, [textItem(staff.url, staff.quote)])
      : hint('missing', imprint.url ?? '');
  },
});

function addressesConsumers(text: string): boolean {
  return mentions(text, toConsumers) && !mentions(text, businessesOnly);
}

const wholeBusiness = wholeWords(
  '[a-zß-ɏ]{0,20}betrieb|unternehmen|firma|[a-zß-ɏ]{0,20}praxis|kanzlei|agentur|verlag|team|(?:bei|für)\\s+uns|company|business|firm|practice',
);

type OpenVerdict = Extract<Verdict, { class: 'NoClassification' }>;

/** Where the owner says that not more than ten work for it, in the privacy notice too: there it stands for why no officer is named. */
function fewOf(staff: StatedStaff | null, pages: readonly PageFact[]): OpenVerdict | null {
  // „Einen Beauftragten müssen wir nicht benennen; bei uns arbeiten …“: what is denied is not the number.
  const notices = pages.filter(({ kind }) => kind === 'privacy');
  const asOffer = notices.map((page) => ({ ...page, kind: 'other' as const, text: page.text.replaceAll('; ', ';\n') }));
  const told = staff ?? statedStaff(asOffer);
  // Some of them may be four where all are forty.
  if (told === null || told.count > fewStaff || !(told.isWhole || mentions(told.quote, wholeBusiness))) return null;
  const params = { staff: told.quote, staffPath: told.path };
  return { class: 'NoClassification', message: 'fewStaff', params, items: [textItem(told.url, told.quote)] };
}

function hint(message: string, url: string, params: TextParams = {}, items: readonly FindingItem[] = []): Verdict {
  return { class: 'Hint', findings: [{ message, params: { path: pathsOf([url]), ...params }, items: [pageItem(url), ...items], cause }] };
}
