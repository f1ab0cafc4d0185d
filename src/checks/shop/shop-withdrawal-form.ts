import { defineCheck, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { pageItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { exemptPackageTravel, packageTravelTexts } from '../shared/offer/package-travel.ts';
import { withoutOffer } from '../shared/offer/shop-offer.ts';
import { exemptsAll } from '../shared/offer/withdrawal-exemption.ts';
import { grantsWithdrawal } from '../shared/offer/withdrawal-instruction.ts';
import { examineLegalPage, pageAt, readablePages, searchableText } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const form = wholeWords(
  '(?:muster-?\\s?)?(?:widerrufs|rücktritts)formular[a-zß-ɏ]*|hiermit\\s+(?:trete|treten)\\s+(?:ich|wir)(?:\\s?/\\s?wir)?|hiermit\\s+widerrufe\\s?\\(n\\)\\s+ich|hiermit\\s+widerrufen?\\s+ich(?:\\s?/\\s?wir)?|model\\s+withdrawal\\s+form|withdrawal\\s+form|i/we\\s*(?:\\(\\*\\))?\\s*hereby\\s+give\\s+notice',
);

/** Words of the model itself, not of a link to it. */
const wordsOfModel = wholeWords(
  'hiermit\\s+(?:trete|treten)\\s+(?:ich|wir)(?:\\s?/\\s?wir)?|hiermit\\s+widerrufe\\s?\\(n\\)\\s+ich|hiermit\\s+widerrufen?\\s+ich(?:\\s?/\\s?wir)?|i/we\\s*(?:\\(\\*\\*\\))?\\s*hereby\\s+give\\s+notice',
);

/** The sentence of the model instruction that speaks of a form; it stands in every instruction, whether the form is there or not. */
const standardSentence =
  /(?:sie\s+können|du\s+kannst|können\s+sie|kannst\s+du|you\s+may|you\s+can)\s[^.]{0,60}?(?:muster-?\s?)?(?:widerrufsformular|withdrawal\s+form)\s*(?:verwenden|nutzen|benutzen|,?\s*but|,\s*das\s+jedoch)[^.]{0,80}|you\s+may\s+use\s[^.]{0,30}withdrawal\s+form[^.]{0,60}/giu;

/** Whether the model withdrawal form is offered with the withdrawal instruction. */
export default defineCheck({
  id: 'shop-withdrawal-form',
  area: 'shop',
  version: 12,
  weight: 2,
  confidence: 'high',
  legalBasis: [statute('Art. 246a § 1 Abs. 2 Satz 1 Nr. 1, Anlage 2 EGBGB', 'Art. 246a Section 1(2) sentence 1 no. 1, Annex 2 EGBGB')],
  needs: ['cancellation', 'terms', 'pages', 'imprint', 'applicability'],
  wants: ['forms', 'shopPages'],
  texts: {
    de: {
      title: 'Muster-Widerrufsformular',
      explanation:
        'Zur Belehrung über das Widerrufsrecht gehört nach Art. 246a § 1 Abs. 2 EGBGB auch das gesetzliche Muster-Widerrufsformular (Anlage 2). Verbraucher müssen es nicht verwenden, es muss ihnen aber zur Verfügung stehen. Ein PDF genügt.',
      confidenceReason: 'Das Muster hat einen festen Wortlaut, nach dem gesucht wird; eines, das erst per E-Mail kommt, bleibt ungesehen.',
      howToFix:
        '1. Ergänzen Sie unter der Widerrufsbelehrung das Formular nach Anlage 2 EGBGB mit Ihren Kontaktdaten.\n2. Verlinken Sie es, wenn es als eigene Seite oder PDF bereitsteht, in der Belehrung.',
      fixes: {
        perhapsFile:
          '1. Prüfen Sie, ob auf {path} das Formular nach Anlage 2 EGBGB verlinkt ist; wenn ja, nennen Sie im Linktext „Muster-Widerrufsformular“, sonst ergänzen Sie es.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        found:
          'Ein Muster-Widerrufsformular wurde gefunden ({path}); ob es dem gesetzlichen Muster (Anlage 2 EGBGB) entspricht, prüft der Scan nicht',
        named:
          'Ein Widerrufsformular wird genannt oder verlinkt ({path}); ob es dem gesetzlichen Muster (Anlage 2 EGBGB) entspricht, prüft der Scan nicht',
        missing: 'Die Widerrufsbelehrung ({path}) enthält kein Muster-Widerrufsformular, und auf den geprüften Seiten ist keines verlinkt',
        onlyNamed:
          'Die Widerrufsbelehrung ({path}) verweist auf ein Muster-Widerrufsformular; auf den geprüften Seiten wurde keines gefunden und keines verlinkt',
        perhapsFile:
          'Die Widerrufsbelehrung ({path}) verweist auf ein Muster-Widerrufsformular; ob eine der dort verlinkten Dateien dieses Formular ist, wurde nicht geprüft',
        noInstruction: 'Es wurde keine Widerrufsbelehrung gefunden, zu der ein Formular gehören könnte',
        packageTravel: packageTravelTexts.de.withdrawal,
        exempt: 'Für das Angebot kommt eine Ausnahme vom Widerrufsrecht in Betracht („{sign}“); ob ein Formular nötig ist, ist offen',
        notRead: 'Die Widerrufsbelehrung oder die AGB ließen sich nicht lesen ({reason})',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Model withdrawal form',
      explanation:
        'Under Art. 246a Section 1(2) EGBGB, the information on the right of withdrawal includes the statutory model withdrawal form (Annex 2). Consumers need not use it, but it must be available to them. A PDF suffices.',
      confidenceReason: 'The model has a fixed wording that is looked for; one that arrives only by e-mail remains unseen.',
      howToFix:
        '1. Add the form of Annex 2 EGBGB with your contact details below the withdrawal instruction.\n2. If it is provided as a page of its own or as a PDF, link to it in the instruction.',
      fixes: {
        perhapsFile:
          '1. Check whether {path} links to the form of Annex 2 EGBGB; if so, name it “Muster-Widerrufsformular” in the link, else add it.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        found: 'A model withdrawal form was found ({path}); whether it matches the statutory model (Annex 2 EGBGB) is not examined',
        named: 'A withdrawal form is mentioned or linked ({path}); whether it matches the statutory model (Annex 2 EGBGB) is not examined',
        missing: 'The withdrawal instruction ({path}) contains no model withdrawal form, and none is linked on the pages examined',
        onlyNamed: 'The withdrawal instruction ({path}) refers to a model withdrawal form; none was found or linked on the pages examined',
        perhapsFile:
          'The withdrawal instruction ({path}) refers to a model withdrawal form; whether one of the files linked there is this form was not examined',
        noInstruction: 'No withdrawal instruction was found to which a form could belong',
        packageTravel: packageTravelTexts.en.withdrawal,
        exempt: 'An exception from the right of withdrawal may apply to the offer (“{sign}”); whether a form is needed is open',
        notRead: 'The withdrawal instruction or the terms could not be read ({reason})',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run({ cancellation, terms, pages, imprint, applicability, forms, shopPages }): Verdict {
    const none = withoutOffer({ applicability, imprint, pages });
    if (none) return none;
    const linked = readablePages(pages).filter(
      ({ url, kind, text }) =>
        linksForm(url, pages) || (kind !== 'privacy' && kind !== 'imprint' && mentions(plainText(text.slice(0, 200_000)), form)),
    );
    const policy = searchableText(cancellation, pages);
    const conditions = searchableText(terms, pages);
    const texts = [
      ...[
        { source: policy, url: cancellation.url },
        { source: conditions, url: terms.url },
      ].flatMap(({ source, url }) => ('text' in source && mentions(source.text, form) ? [{ url: url ?? '', text: source.text }] : [])),
      ...linked.map(({ url, text }) => ({ url, text: plainText(text.slice(0, 200_000)) })),
    ];
    const model = texts.find(({ text }) => mentions(text, wordsOfModel));
    const place = model ?? texts.find(({ url, text }) => mentions(text.replaceAll(standardSentence, ' '), form) || linksForm(url, pages));
    if (place) return { class: 'Conform', message: model ? 'found' : 'named', params: { path: pathsOf([place.url]) } };

    if ('reason' in policy) return { class: 'NoClassification', message: 'notRead', params: { reason: policy.reason } };
    if ('reason' in conditions) return { class: 'NoClassification', message: 'notRead', params: { reason: conditions.reason } };
    const travel = exemptPackageTravel({ applicability, pages, forms, shopPages });
    if (travel) return travel;
    const sign = exemptsAll({ applicability, pages, forms, shopPages });
    if (sign) return { class: 'NoClassification', message: 'exempt', params: { sign } };
    // Without an instruction the instruction is what is missing, which another check says.
    const isOwn = 'text' in policy && examineLegalPage(cancellation, pages).kind === 'read';
    if (!isOwn && !('text' in conditions && grantsWithdrawal(conditions.text)))
      return { class: 'NoClassification', message: 'noInstruction' };
    const url = (isOwn ? cancellation.url : terms.url) ?? '';
    if (texts.length > 0) {
      // A file that no name tells may be the form.
      if (pageAt(pages, url)?.links.some(({ href }) => /\.(?:pdf|docx?|odt|rtf)(?:$|[?#])/i.test(href)))
        return { class: 'NoClassification', message: 'perhapsFile', params: { path: pathsOf([url]) } };
      const findings = [
        { message: 'onlyNamed', params: { path: pathsOf([url]) }, items: [pageItem(url)], cause: 'withdrawal-form' },
      ] as const;
      return { class: 'Hint', findings };
    }
    return {
      class: 'Hint',
      findings: [{ message: 'missing', params: { path: pathsOf([url]) }, items: [pageItem(url)], cause: 'withdrawal-form' }],
    };
  },
});

/** Whether a link on a page names the form or leads to it. */
function linksForm(url: string, pages: Facts['pages']): boolean {
  return (
    pageAt(pages, url)?.links.some(
      ({ text, href }) => mentions(plainText(text), form) || /(?:muster-?)?widerrufsformular|withdrawal-?form/i.test(href),
    ) ?? false
  );
}
