import type { Finding, FindingItem, TextParams, Verdict } from '../../define-check.ts';
import type { LegalPageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';
import { pageItem, textItem } from '../../items.ts';
import { type ImprintDuties, imprintDuties } from './imprint-duties.ts';
import type { ImprintElement, ImprintElementKind } from './imprint-elements.ts';
import { openFieldAbout, withoutOpenFields } from './open-fields.ts';

/** Facts every check of the imprint's content needs. */
export const statementNeeds = ['imprint', 'imprintElements', 'applicability'] as const;

/** Messages for what keeps a check of the imprint's content from judging; the same in all of them. */
export const openMessages = {
  de: {
    noImprint: 'Es gibt kein Impressum, dessen Inhalt sich prüfen ließe; siehe „Impressum vorhanden und erreichbar“',
    notRead: 'Der Text des Impressums ließ sich nicht vollständig lesen oder auswerten; ob die Angabe fehlt, ist offen',
    personal: 'Die Website dient nach den Einstellungen ausschließlich persönlichen oder familiären Zwecken',
  },
  en: {
    noImprint: 'There is no imprint whose content could be examined; see “Imprint present and reachable”',
    notRead: 'The text of the imprint could not be read or understood completely; whether the statement is missing is open',
    personal: 'According to the settings the site serves exclusively personal or family purposes',
  },
};

/** The statements of one imprint, ready for a check. */
export interface Statements {
  /** Its text without open fields: nothing is told by "[Name der Inhaberin]". */
  imprint: LegalPageFact;
  /** A field of the template about something that nobody filled in, as the page shows it; null: none. */
  openField(about: RegExp): string | null;
  applicability: ApplicabilityFact;
  duties: ImprintDuties;
  /** Absence in what was read is absence in the imprint. */
  complete: boolean;
  of(kind: ImprintElementKind): readonly ImprintElement[];
  has(...kinds: readonly ImprintElementKind[]): boolean;
  /** A finding about what is stated, with the passages that say it, or about what is not, with the imprint's address. */
  finding(message: string, cause: string, elements?: readonly ImprintElement[], params?: TextParams): Finding;
  /** The verdict for something missing: open when the text was not read completely. */
  absent(level: 'Risk' | 'Hint', message: string, cause: string, params?: TextParams, elements?: readonly ImprintElement[]): Verdict;
}

/** Prepares the statements for a check, or says why there is nothing to judge. */
export function readStatements(facts: Pick<Facts, (typeof statementNeeds)[number]>): { statements: Statements } | { verdict: Verdict } {
  const { imprint, imprintElements, applicability } = facts;
  const { elements, complete } = imprintElements;
  const duties = imprintDuties(applicability, imprintElements);
  if (duties.isPersonal) return { verdict: { class: 'NotApplicable', message: 'personal' } };
  const isImprint = imprint.contentKind === 'imprint' || imprint.contentKind === 'combined';
  if (imprint.url === null) return { verdict: { class: 'NotApplicable', message: 'noImprint' } };
  if (imprint.failure !== null || (imprint.isPdf && imprint.text === ''))
    return { verdict: { class: 'NoClassification', message: 'notRead' } };
  if (!isImprint) return { verdict: { class: 'NotApplicable', message: 'noImprint' } };
  const of = (kind: ImprintElementKind) => elements.filter((element) => element.kind === kind);
  const page = pageItem(imprint.url);
  const item = ({ kind, value, quote }: ImprintElement): FindingItem =>
    textItem(imprint.url ?? '', quote || value, { element: kind, value });
  const finding: Statements['finding'] = (message, cause, quoted = [], params = {}) => {
    const [first, ...rest] = quoted.map(item);
    return { message, params, items: first ? [first, ...rest] : [page], cause };
  };
  return {
    statements: {
      imprint: { ...imprint, text: withoutOpenFields(imprint.text) },
      openField: (about) => openFieldAbout(imprint.text, about),
      applicability,
      duties,
      complete,
      of,
      has: (...kinds) => kinds.some((kind) => of(kind).length > 0),
      finding,
      absent: (level, message, cause, params, elements = []) =>
        complete
          ? { class: level, findings: [finding(message, cause, elements, params)] }
          : { class: 'NoClassification', message: 'notRead' },
    },
  };
}
