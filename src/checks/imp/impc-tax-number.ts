import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { unverified } from '../shared/law/law.ts';
import { legalPath } from '../shared/site/legal-path.ts';

/** Whether the tax number is published, which nobody asks for. */
export default defineCheck({
  id: 'impc-tax-number',
  area: 'imp',
  version: 2,
  weight: 1,
  confidence: 'medium',
  legalBasis: [
    unverified(
      '§ 5 Abs. 1 Nr. 6 DDG verlangt die Steuernummer nicht; sie kann missbraucht werden',
      'Section 5(1) no. 6 DDG does not ask for the tax number; it can be misused',
    ),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Steuernummer nicht veröffentlichen',
      explanation:
        'Das Gesetz verlangt die Umsatzsteuer-Identifikationsnummer, nicht die Steuernummer des Finanzamts. Mit einer Steuernummer kann sich jemand gegenüber Behörden leichter als der Betrieb ausgeben. Es gibt deshalb keinen Grund, sie zu veröffentlichen.',
      confidenceReason: 'Erkannt wird die Nummer an Bezeichnung und Schreibweise; gelesen wird nur der Text des Impressums.',
      howToFix:
        '1. Entfernen Sie die Steuernummer aus dem Impressum.\n2. Eine USt-IdNr. oder W-IdNr. gehört hinein, wenn Sie eine besitzen.',
      messages: {
        ...openMessages.de,
        published: 'Das Impressum nennt die Steuernummer {value}',
        abroad:
          'Der Anbieter sitzt nach dem Impressum im Ausland; die Nummer kann dort die öffentliche Kennnummer des Unternehmens sein ({value})',
        none: 'Im Impressum ({path}) wurde keine Steuernummer gefunden',
      },
    },
    en: {
      title: 'Do not publish the tax number',
      explanation:
        'The law asks for the VAT id, not for the tax number of the tax office. With a tax number somebody can more easily pose as the business towards authorities. There is therefore no reason to publish it.',
      confidenceReason: 'The number is recognised by its label and notation; only the text of the imprint is read.',
      howToFix: '1. Remove the tax number from the imprint.\n2. A VAT id or business id belongs there if you have one.',
      messages: {
        ...openMessages.en,
        published: 'The imprint states the tax number {value}',
        abroad:
          'According to the imprint the provider is established abroad; there the number may be the public id of the company ({value})',
        none: 'No tax number was found in the imprint ({path})',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, of, finding, complete } = read.statements;
    const [first, ...rest] = of('taxNumber');
    if (!first) {
      return complete
        ? { class: 'Conform', message: 'none', params: { path: legalPath(imprint) } }
        : { class: 'NoClassification', message: 'notRead' };
    }
    const isAbroad = duties.forms.includes('foreign-company') || of('address').some(({ country }) => country !== undefined);
    if (isAbroad) return { class: 'NotApplicable', message: 'abroad', params: { value: first.value } };
    return { class: 'Hint', findings: [finding('published', 'imprint:tax-number', [first, ...rest], { value: first.value })] };
  },
});
