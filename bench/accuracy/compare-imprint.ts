import { type ImprintElement, type ImprintElementKind, imprintElementKinds } from '#checks/shared/imprint/imprint-elements.ts';
import type { Part } from './held-out.ts';
import type { MaterialPage } from './material-pages.ts';
import type { Outcome } from './score.ts';

/** The label names words that must occur, not the whole passage. */
const freeTexts: ReadonlySet<ImprintElementKind> = new Set([
  'authority',
  'chamber',
  'professionalTitle',
  'professionalRules',
  'insurance',
  'liquidation',
  'capital',
  'mediaAuthority',
]);
/** Names of persons, or of firms that may stand in their place. */
const personal: ReadonlySet<ImprintElementKind> = new Set(['name', 'representative', 'editorial']);
/** Numbers that some write in groups. */
const numbers: ReadonlySet<ImprintElementKind> = new Set(['postBox', 'registerNumber']);
const academicTitle =
  /^(?:(?:prof|dr|dres|dipl|mag|med|dent|vet|jur|rer|nat|phil|pol|oec|ing|iur|h|c|psych|theol|habil|b|m|a|sc|inform|kfm|betriebsw|phys|päd|biol)\.[- ]?|(?:kfm|mba|ll\.m\.|univ)\s+|(?:Prof|Dr|PD|MBA|RA|StB|WP)\s+)+/iu;

/** Compares the statements read off a page with those a person found. Several passages that hold one expected word are all right. */
export function compareImprint(part: Part, { id, label, url }: MaterialPage, found: readonly ImprintElement[]): Outcome[] {
  return imprintElementKinds.flatMap((kind): Outcome[] => {
    const expected = [...new Set((label.elements?.[kind] ?? []).map((value) => normal(kind, value, url)))];
    const given = [...new Set(found.filter((element) => element.kind === kind).map(({ value }) => normal(kind, value, url)))];
    if (expected.length + given.length === 0) return [];
    const agrees = (want: string, have: string) => (freeTexts.has(kind) ? have.includes(want) : have === want);
    const missing = expected.filter((want) => !given.some((have) => agrees(want, have)));
    // Of several professional rules the label names one.
    const counted =
      kind === 'professionalRules' && expected.length > 0 ? given.filter((have) => expected.some((want) => agrees(want, have))) : given;
    const surplus = counted.filter((have) => !expected.some((want) => agrees(want, have)));
    const errors = [
      ...missing.map((value) => `${id}: ${kind} missed: ${value}`),
      ...surplus.map((value) => `${id}: ${kind} not there: ${value}`),
    ];
    return [
      {
        part,
        kind,
        expected: expected.length,
        found: counted.length,
        met: expected.length - missing.length,
        right: counted.length - surplus.length,
        errors,
      },
    ];
  });
}

/** One writing for values that mean the same. */
function normal(kind: ImprintElementKind, value: string, base: string): string {
  const plain = value
    .normalize('NFC')
    .replace(/[„“”"‚‘’'»«]/g, '')
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (kind === 'contactForm') return URL.parse(plain, base)?.href.replace(/\/$/, '') ?? plain;
  // "148 b" and "148b" are one house.
  if (kind === 'address') return plain.replace(/(?<=\d) (?=[a-z](?:,|-|$))/gi, '').toLowerCase();
  if (numbers.has(kind)) return plain.replace(/(?<=\d) (?=\d|\p{L}$)/gu, '').toLowerCase();
  return (personal.has(kind) ? plain.replace(academicTitle, '') : plain).toLowerCase();
}
