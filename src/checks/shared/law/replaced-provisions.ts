/** A statute of former imprints: how it is written, what is called by that name today, and where its provisions went. */
interface FormerLaw {
  name: string;
  words: string;
  now: string;
  /** Provision of today by number and subsection; null where it went into the law of today as a whole. */
  successor(section: number, subsection: number | null): string | null;
}

const nbsp = '\u00a0';
const cite = (section: number, subsection: number | null, law: string) =>
  `§${nbsp}${section}${subsection === null ? '' : ` Abs. ${subsection}`} ${law}`;

const formerLaws: readonly FormerLaw[] = [
  {
    name: 'TMG',
    words: 'TMG|Telemediengesetz(?:e?s)?|(?:German )?tele-?media act',
    now: 'DDG',
    successor: (section, subsection) => (section === 5 || section === 6 ? cite(section, subsection, 'DDG') : null),
  },
  {
    name: 'TDG',
    words: 'TDG|Teledienstegesetz(?:e?s)?|(?:German )?tele-?services act',
    now: 'DDG',
    successor: (section) => (section === 6 || section === 7 ? cite(section - 1, null, 'DDG') : null),
  },
  {
    name: 'RStV',
    words: 'RStV|Rundfunkstaatsvertrag(?:e?s)?|(?:German )?(?:interstate|state) broadcasting (?:treaty|agreement)',
    now: 'MStV',
    successor: (section, subsection) => (section === 55 ? cite(18, subsection, 'MStV') : null),
  },
  {
    name: 'MDStV',
    words: 'MDStV|Mediendienste-?Staatsvertrag(?:e?s)?',
    now: 'MStV',
    // Sections 6 (1997) and 10 (2002): name and address of all, what firms state of themselves, and who answers for journalism.
    successor: (section, subsection) => {
      if (section === 6) return cite(18, subsection, 'MStV');
      if (section !== 10) return null;
      if (subsection === 2) return cite(5, 1, 'DDG');
      return cite(18, subsection === 3 ? 2 : subsection, 'MStV');
    },
  },
];

const lawNames = formerLaws.map(({ words }) => words).join('|');
/** "§ 55 Absatz 2 Rundfunkstaatsvertrag", "§ 5 des Telemediengesetzes", "section 55 (2) of the Interstate Broadcasting Treaty". */
const provision = new RegExp(
  `(?:§{1,2}|(?<![a-zß-ɏ])(?:sections?|sec\\.))\\s{0,2}(\\d{1,3})(?!\\d)\\s{0,2}(?:\\(?(?:Abs(?:atz|\\.)?)?\\s{0,2}(\\d{1,2})\\)?)?(?:\\s{0,2},?\\s{0,2}(?:S(?:atz|\\.)|Nr\\.?|Ziff(?:er|\\.))\\s{0,2}\\d{1,2}){0,2}\\s{0,2}(?:(?:des|of the)\\s)?(${lawNames})(?![a-zß-ɏ])`,
  'giu',
);
const patterns = formerLaws.map((law) => ({ law, pattern: new RegExp(`^(?:${law.words})$`, 'iu') }));

/**
 * What a text quotes of these former laws, each with what stands in its place today: "§ 55 Abs. 2 RStV → § 18 Abs. 2 MStV". A law that is
 * only named, or a provision that went nowhere in particular, is told by the names of the laws.
 */
export function replacedProvisions(text: string, laws: readonly string[]): string {
  const told = new Map<string, string>();
  for (const [, section, subsection, written] of text.matchAll(provision)) {
    const law = patterns.find(({ pattern }) => pattern.test(written!))?.law;
    if (!law || !laws.includes(law.name)) continue;
    const part = subsection === undefined ? null : Number(subsection);
    const successor = law.successor(Number(section), part);
    if (successor !== null) told.set(cite(Number(section), part, law.name), successor);
  }
  for (const { name, now } of formerLaws) {
    if (laws.includes(name) && ![...told.keys()].some((quoted) => quoted.endsWith(` ${name}`))) told.set(name, now);
  }
  return [...told].map(([former, now]) => `${former} → ${now}`).join(', ');
}
