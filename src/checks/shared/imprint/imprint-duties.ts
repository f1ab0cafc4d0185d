import type { ApplicabilityFact } from '../../facts/site.ts';
import { isPrivateSite } from '../services/transport-hosts.ts';
import type { ImprintElement, ImprintElements } from './imprint-elements.ts';

/** Whether an imprint must state something: always, where it exists, as advice, or not at all. */
export type Duty = 'required' | 'ifAny' | 'advised' | 'none';
/** Columns of the matrix. */
export type DutyPart = 'name' | 'legalForm' | 'representative' | 'address' | 'email' | 'secondContact' | 'register' | 'vat' | 'liquidation';
/** Registers by the letters before their numbers; `foreign`: the register of the home state. */
export type RegisterKind = 'HRA' | 'HRB' | 'VR' | 'PR' | 'GnR' | 'GsR' | 'foreign';

interface FormDuties extends Record<DutyPart, Duty> {
  registers: readonly RegisterKind[];
}

const letters: Record<string, Duty> = { P: 'required', W: 'ifAny', E: 'advised', '-': 'none' };
const parts: readonly DutyPart[] = [
  'name',
  'legalForm',
  'representative',
  'address',
  'email',
  'secondContact',
  'register',
  'vat',
  'liquidation',
];

function row(duties: string, ...registers: RegisterKind[]): FormDuties {
  const marks = duties.split(' ');
  return { ...(Object.fromEntries(parts.map((part, index) => [part, letters[marks[index]!]!])) as Record<DutyPart, Duty>), registers };
}

/**
 * What an imprint states by legal form (catalogue 2.4): P required, W where it exists, E advised, - not at all; in the order name,
 * legal form, representative, address, e-mail, second contact, register, VAT id, liquidation.
 */
const matrix: Record<string, FormDuties> = {
  'natural-private': row('P - - P E - - - -'),
  'natural-business': row('P - - P P W - W -'),
  'sole-trader': row('P - - P P W - W -'),
  freelancer: row('P - - P P W - W -'),
  ek: row('P P P P P W P W -', 'HRA'),
  gbr: row('P E P P P W - W -'),
  egbr: row('P P P P P W P W -', 'GsR'),
  ohg: row('P P P P P W P W -', 'HRA'),
  kg: row('P P P P P W P W -', 'HRA'),
  'gmbh-co-kg': row('P P P P P W P W W', 'HRA', 'HRB'),
  'ug-co-kg': row('P P P P P W P W W', 'HRA', 'HRB'),
  gmbh: row('P P P P P W P W W', 'HRB'),
  ggmbh: row('P P P P P W P W W', 'HRB'),
  ug: row('P P P P P W P W W', 'HRB'),
  ag: row('P P P P P W P W W', 'HRB'),
  se: row('P P P P P W P W W', 'HRB'),
  kgaa: row('P P P P P W P W W', 'HRB'),
  vvag: row('P P P P P W P W -', 'HRB'),
  eg: row('P P P P P W P W -', 'GnR'),
  ev: row('P P P P P W P W -', 'VR'),
  'association-unregistered': row('P E P P P W - W -'),
  foundation: row('P P P P P W W W -'),
  partg: row('P P P P P W P W -', 'PR'),
  'public-law': row('P P P P P W - W -'),
  'church-body': row('P P P P P W - W -'),
  'political-party': row('P E P P P W - W -'),
  'foreign-company': row('P P P P P W P W -', 'foreign'),
};
/** When nothing tells the legal form: what everybody owes who acts in the course of business. */
const unknownForm = row('P - - P P W - - -');

/** Forms that say the same of duties or that one body may have at once. */
const kindred: readonly (readonly string[])[] = [
  ['gmbh', 'ggmbh'],
  ['natural-private', 'sole-trader', 'freelancer', 'ek'],
  ['public-law', 'church-body', 'foundation'],
  ['ev', 'political-party', 'association-unregistered', 'church-body'],
  ['gbr', 'egbr'],
  ['gmbh', 'ggmbh', 'foundation'],
];

/** What the imprint of this site owes. */
export interface ImprintDuties {
  /** Legal form by settings, by the imprint, or null when neither tells. */
  settingsForm: string | null;
  textForm: string | null;
  /** Forms whose duties hold: both, when settings and imprint contradict each other. */
  forms: readonly string[];
  /** Settings and imprint (or what was seen of the site) exclude each other. */
  contradicts: boolean;
  /** Exclusively personal or family use: no imprint is owed. */
  isPersonal: boolean;
  registers: readonly RegisterKind[];
  duty(part: DutyPart): Duty;
  /** Required under every reading: only then its absence may be a risk. */
  isCertain(part: DutyPart): boolean;
}

/** Derives the duties from settings first and the imprint second; where both differ the stricter set holds, with doubt. */
export function imprintDuties(applicability: ApplicabilityFact, { elements }: ImprintElements): ImprintDuties {
  const { settings, isBusiness, isShop } = applicability;
  const textForm = elements.find(({ kind }) => kind === 'legalForm')?.value ?? null;
  const byType = settings.websiteType === 'privateer' ? 'natural-private' : null;
  const settingsForm = settings.legalForm ?? byType;
  const differs = settingsForm !== null && textForm !== null && !areKindred(settingsForm, textForm);
  const trades = settingsForm === 'natural-private' && (isBusiness === true || isShop === true);
  const isPersonal = isPrivateSite(applicability) && settings.purposes.includes('private-hobby') && textForm === null && !trades;
  const privateFirm = settings.websiteType === 'privateer' && settings.legalForm !== null && settings.legalForm !== 'natural-private';
  const named = differs
    ? [settingsForm, textForm]
    : [settingsForm === 'natural-private' ? (textForm ?? settingsForm) : (settingsForm ?? textForm)];
  const forms = named.flatMap((form) => (form === null ? [] : [form === 'natural-private' && trades ? 'natural-business' : form]));
  const rows = forms.length === 0 ? [unknownForm] : forms.map((form) => matrix[form] ?? unknownForm);
  const contradicts = differs || privateFirm || trades;
  return {
    settingsForm,
    textForm,
    forms,
    contradicts,
    isPersonal,
    registers: rows.flatMap(({ registers }) => registers),
    duty: (part) => (['required', 'ifAny', 'advised'] as const).find((duty) => rows.some((one) => one[part] === duty)) ?? 'none',
    isCertain: (part) =>
      rows.every((one) => one[part] === 'required') && !privateFirm && !(trades && part !== 'name' && part !== 'address'),
  };
}

/** Whether two legal forms may be told of the same provider without a contradiction. */
export function areKindred(one: string, other: string): boolean {
  return one === other || kindred.some((forms) => forms.includes(one) && forms.includes(other));
}

/** Registers a legal form is entered in; empty when in none, null when the form is not known. */
export function registersOf(form: string): readonly RegisterKind[] | null {
  return matrix[form]?.registers ?? null;
}

const kindOfNumber = /^(HRA|HRB|VR|PR|GnR|GsR)(?= )/u;

/**
 * Register numbers of a kind that the legal form does not have. None as soon as one of the right kind stands beside them: the others may
 * be those of another company in the same imprint.
 */
export function oddNumbers({ textForm, settingsForm }: ImprintDuties, numbers: readonly ImprintElement[]): readonly ImprintElement[] {
  const form = textForm ?? settingsForm;
  const kinds = form === null ? null : registersOf(form);
  // A branch of a foreign company has a German number too.
  if (kinds === null || form === 'foreign-company') return [];
  const fits = (kind: string | undefined) => kinds.some((one) => one === kind);
  const known = numbers.flatMap((number) => ({ number, kind: kindOfNumber.exec(number.value)?.[1] }));
  return known.some(({ kind }) => fits(kind)) ? [] : known.flatMap(({ number, kind }) => (kind === undefined ? [] : [number]));
}
