import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { statute } from '../shared/law/law.ts';

const cause = 'imprint:liquidation';
const insolvency = /(?<!\p{L})(?:Insolvenzverfahren (?:wurde |ist )?eröffnet|in Insolvenz|Eröffnung des Insolvenzverfahrens)(?!\p{L})/u;
/** In the imprint of lawyers this is what they do. */
const administrator = /(?<!\p{L})Insolvenzverwalter(?:in)?(?!\p{L})/u;

/** Whether a company that is being wound up says so. The register itself is not asked: without a sign there is nothing to judge. */
export default defineCheck({
  id: 'impc-liquidation',
  area: 'imp',
  version: 2,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 7 DDG', 'Section 5(1) no. 7 DDG')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Hinweis auf Abwicklung oder Liquidation',
      explanation:
        'Befindet sich eine AG, KGaA oder GmbH (auch eine UG) in Abwicklung oder Liquidation, muss das Impressum dies angeben. Ob das zutrifft, steht im Handelsregister; von außen erkennbar sind nur Hinweise im Text.',
      confidenceReason: 'Gelesen wird nur der Text des Impressums; der Stand im Handelsregister wird nicht abgefragt.',
      howToFix:
        '1. Ergänzen Sie im Namen den Zusatz „i. L.“ oder „in Liquidation“.\n2. Nennen Sie die Liquidatoren als Vertretungsberechtigte.\n3. Lassen Sie den Hinweis weg, wenn die Gesellschaft fortgesetzt wird.',
      fixes: {
        insolvency:
          '1. Klären Sie mit dem Insolvenzverwalter, ob die Gesellschaft abgewickelt wird; wenn ja, geben Sie das im Impressum an, etwa mit „in Insolvenz“ hinter der Firma, und nennen Sie ihn mit Namen. Liquidatoren gibt es im Insolvenzverfahren nicht (§ 66 Abs. 1 GmbHG, § 264 Abs. 1 AktG).\n2. Ist das Verfahren beendet oder wird die Gesellschaft fortgesetzt, streichen Sie den Hinweis.',
      },
      messages: {
        ...openMessages.de,
        stated: 'Das Impressum weist auf die Abwicklung hin',
        insolvency: 'Das Impressum erwähnt ein Insolvenzverfahren, aber keine Abwicklung oder Liquidation: {quote}',
        noSign: 'Nichts im Impressum weist auf eine Abwicklung hin; der Registerstand wird nicht abgefragt',
        notOwed: 'Die Angabe betrifft nur Kapitalgesellschaften',
      },
    },
    en: {
      title: 'Statement on winding-up or liquidation',
      explanation:
        'If an AG, KGaA or GmbH (also a UG) is being wound up or in liquidation, the imprint must say so. Whether this is the case is told by the commercial register; from outside only signs in the text can be seen.',
      confidenceReason: 'Only the text of the imprint is read; the entry in the commercial register is not queried.',
      howToFix:
        '1. Add “i. L.” or “in Liquidation” to the name.\n2. Name the liquidators as authorised representatives.\n3. Leave the statement out if the company continues.',
      fixes: {
        insolvency:
          '1. Clarify with the insolvency administrator whether the company is being wound up; if so, say so in the imprint, for instance with “in Insolvenz” behind the name of the company, and name the administrator. There are no liquidators in insolvency proceedings (Section 66(1) GmbHG, Section 264(1) AktG).\n2. If the proceedings are closed or the company continues, delete the note.',
      },
      messages: {
        ...openMessages.en,
        stated: 'The imprint states the winding-up',
        insolvency: 'The imprint mentions insolvency proceedings, but no winding-up or liquidation: {quote}',
        noSign: 'Nothing in the imprint points to a winding-up; the register is not consulted',
        notOwed: 'The statement concerns limited companies only',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, has, absent } = read.statements;
    if (has('liquidation')) return { class: 'Conform', message: 'stated' };
    if (duties.duty('liquidation') === 'none') return { class: 'NotApplicable', message: 'notOwed' };
    const isLawyers = has('chamber', 'professionalTitle', 'professionalRules');
    const quote = insolvency.exec(imprint.text)?.[0] ?? (isLawyers ? undefined : administrator.exec(imprint.text)?.[0]);
    return quote === undefined ? { class: 'NotApplicable', message: 'noSign' } : absent('Hint', 'insolvency', cause, { quote });
  },
});
