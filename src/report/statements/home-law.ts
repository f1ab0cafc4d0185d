import type { Check } from '#checks/define-check.ts';
import { numberedSteps } from '#checks/message-variants.ts';
import { bindsGermanSeatsOnly, type HomeLaw, isConsumerLaw, seatMessages } from '#checks/shared/law/home-law.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { JudgedCheck } from '../score/scoring.ts';

type Told = Readonly<Record<Locale, string>>;

/** What stands in an owner's state beside or in place of German law, by how a check's legal basis cites the latter. */
interface Counterpart {
  cited: RegExp;
  german: Told;
  own: Partial<Record<HomeLaw, Told>>;
}

const sameIn = (de: string, en = de): Told => ({ de, en });

/** Only what is known for certain: where nothing stands, nothing is said. */
const counterparts: readonly Counterpart[] = [
  {
    cited: /§\s?25(?!\d)[^;]{0,40}TDDDG/u,
    german: sameIn('§ 25 TDDDG', 'Section 25 TDDDG'),
    own: {
      AT: sameIn('§ 165 Abs. 3 TKG 2021', 'Section 165(3) TKG 2021'),
      CH: sameIn('Art. 45c FMG', 'Art. 45c FMG'),
    },
  },
  {
    cited: /§\s?7(?!\d)[^;]{0,40}UWG/u,
    german: sameIn('§ 7 UWG', 'Section 7 UWG'),
    own: {
      AT: sameIn('§ 174 TKG 2021', 'Section 174 TKG 2021'),
      CH: sameIn('Art. 3 Abs. 1 lit. o des Schweizer UWG', 'Art. 3(1)(o) of the Swiss UWG'),
    },
  },
  {
    cited: /§\s?5(?!\d)[^;]{0,40}DDG(?!\p{L})/u,
    german: sameIn('§ 5 DDG', 'Section 5 DDG'),
    own: {
      AT: sameIn('§ 5 ECG', 'Section 5 ECG'),
      CH: sameIn('Art. 3 Abs. 1 lit. s des Schweizer UWG', 'Art. 3(1)(s) of the Swiss UWG'),
    },
  },
  {
    cited: /§\s?(?:312[dfgj]|355|356(?!\p{L}))(?!\d)[^;]{0,40}BGB/u,
    german: sameIn('§§ 312 ff., 355 BGB', 'Sections 312 et seq., 355 BGB'),
    own: { AT: sameIn('das FAGG', 'the FAGG') },
  },
  {
    cited: /PAngV(?!\p{L})/u,
    german: sameIn('PAngV'),
    own: { AT: sameIn('das Preisauszeichnungsgesetz (PrAG)', 'the Price Marking Act (PrAG)') },
  },
  { cited: /BFSG(?!\p{L})/u, german: sameIn('BFSG'), own: { AT: sameIn('das BaFG', 'the BaFG') } },
];

/**
 * Provisions that have one counterpart in Austria, as messages and steps name them: a step that asks for the German one in a notice or at a
 * price would have a false statement published. What has none there, or several, stays as it is; the explanation names the act.
 */
const inAustria: readonly { german: RegExp; own: string }[] = [
  {
    german: /§[ \u00a0]25(?:[ \u00a0]Abs\.[ \u00a0]1)?[ \u00a0]TDDDG|Section[ \u00a0]25(?:\(1\))?[ \u00a0]TDDDG/gu,
    own: '165 Abs. 3 TKG 2021',
  },
  {
    german: /§[ \u00a0]19(?:[ \u00a0]Abs\.[ \u00a0]1)?[ \u00a0]UStG|Section[ \u00a0]19(?:\(1\))?[ \u00a0]UStG/gu,
    own: '6 Abs. 1 Z 27 UStG',
  },
  { german: /§[ \u00a0]14c[ \u00a0]UStG|Section[ \u00a0]14c[ \u00a0]UStG/gu, own: '11 Abs. 12 UStG' },
  { german: /§[ \u00a0]3(?:[ \u00a0]Abs\.[ \u00a0]1)?[ \u00a0]PAngV|Section[ \u00a0]3(?:\(1\))?[ \u00a0]PAngV/gu, own: '9 Abs. 1 PrAG' },
  { german: /§[ \u00a0]4(?:[ \u00a0]Abs\.[ \u00a0]1)?[ \u00a0]PAngV|Section[ \u00a0]4(?:\(1\))?[ \u00a0]PAngV/gu, own: '10a PrAG' },
  { german: /§[ \u00a0]11(?:[ \u00a0]Abs\.[ \u00a0]1)?[ \u00a0]PAngV|Section[ \u00a0]11(?:\(1\))?[ \u00a0]PAngV/gu, own: '9a PrAG' },
  { german: /§[ \u00a0]312c[ \u00a0]BGB|Section[ \u00a0]312c[ \u00a0]BGB/gu, own: '3 Z 2 FAGG' },
  // Calls first: what is cited beside them, how consents are kept, has no counterpart of its own.
  {
    german:
      /§[ \u00a0]7[ \u00a0]Abs\.[ \u00a0]2[ \u00a0]Nr\.[ \u00a0]1(?:(?:,| und)[ \u00a0]§[ \u00a0]7a)?[ \u00a0]UWG|Section[ \u00a0]7\(2\)[ \u00a0]no\.[ \u00a0]1(?:(?:,| and)[ \u00a0]Section[ \u00a0]7a)?[ \u00a0]UWG/gu,
    own: '174 Abs. 1 TKG 2021',
  },
  {
    german:
      /§[ \u00a0]7[ \u00a0]Abs\.[ \u00a0]2[ \u00a0]Nr\.[ \u00a0]2[ \u00a0]UWG|Section[ \u00a0]7\(2\)[ \u00a0]no\.[ \u00a0]2[ \u00a0]UWG/gu,
    own: '174 Abs. 3 TKG 2021',
  },
  { german: /§[ \u00a0]7[ \u00a0]Abs\.[ \u00a0]3[ \u00a0]UWG|Section[ \u00a0]7\(3\)[ \u00a0]UWG/gu, own: '174 Abs. 4 TKG 2021' },
  { german: /§[ \u00a0]7(?:[ \u00a0]Abs\.[ \u00a0]2)?[ \u00a0]UWG|Section[ \u00a0]7(?:\(2\))?[ \u00a0]UWG/gu, own: '174 TKG 2021' },
  { german: /§[ \u00a0]22[ \u00a0]KUG|Section[ \u00a0]22[ \u00a0](?:KUG|KunstUrhG)/gu, own: '78 UrhG' },
];

function asInAustria(text: string): string {
  return inAustria.reduce(
    (told, { german, own }) =>
      told.replace(german, (cited) => (cited.startsWith('S') ? `Section\u00a0${inEnglish(own)}` : `§\u00a0${own}`)),
    text,
  );
}

/** "165 Abs. 3 TKG 2021" as English texts cite it. */
function inEnglish(provision: string): string {
  return provision.replace(/ Abs\. (\d+)/, '($1)').replace(' Z ', ' no. ');
}

function allInAustria(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, asInAustria(text)]));
}

const places: Readonly<Record<HomeLaw, Told>> = { AT: sameIn('Österreich', 'Austria'), CH: sameIn('der Schweiz', 'Switzerland') };

/** The Swiss act stands beside the GDPR, which reaches Swiss owners by what they offer and observe. */
const swissDataLaw: Told = {
  de: 'Mit Sitz in der Schweiz gilt für Sie das Schweizer DSG; die DSGVO gilt daneben, soweit Art. 3 Abs. 2 DSGVO greift.',
  en: 'With your seat in Switzerland the Swiss FADP applies to you; the GDPR applies beside it as far as Art. 3(2) GDPR reaches.',
};

/** Why a check of a duty of German seats is open, by the state; where the state's own rule is known, it is named. */
const seats: Readonly<Record<HomeLaw, Told>> = {
  AT: {
    de: 'Sitz in Österreich; die Prüfung misst an deutschem Recht',
    en: 'The seat is in Austria; the check measures by German law',
  },
  CH: {
    de: 'Sitz in der Schweiz; die Prüfung misst an deutschem Recht',
    en: 'The seat is in Switzerland; the check measures by German law',
  },
};
const imprintLaw: Readonly<Record<HomeLaw, Told>> = {
  AT: sameIn('§ 5 ECG, § 25 MedienG', 'Section 5 ECG and Section 25 MedienG'),
  CH: sameIn('Art. 3 Abs. 1 lit. s UWG', 'Art. 3(1)(s) UWG'),
};
const ownLaw: Readonly<Record<string, Partial<Record<HomeLaw, Told>>>> = {
  'impc-legal-form': {
    AT: sameIn(
      '§ 5 ECG, § 25 MedienG, für im Firmenbuch Eingetragene auch §§ 14, 19 UGB (Rechtsform, etwa „e.U.“)',
      'Section 5 ECG and Section 25 MedienG, for those in the Firmenbuch also Sections 14 and 19 UGB (legal form, such as “e.U.”)',
    ),
    CH: sameIn(
      'Art. 3 Abs. 1 lit. s UWG, für im Handelsregister Eingetragene auch Art. 954a OR',
      'Art. 3(1)(s) UWG, for those in the commercial register also Art. 954a OR',
    ),
  },
  'impc-register': {
    AT: sameIn(
      '§ 5 Abs. 1 Z 4 ECG, § 14 UGB (Firmenbuchnummer und Firmenbuchgericht)',
      'Section 5(1) no. 4 ECG and Section 14 UGB (Firmenbuch number and court)',
    ),
  },
  'impc-vat': { AT: sameIn('§ 5 Abs. 1 Z 7 ECG (UID-Nummer, sofern vorhanden)', 'Section 5(1) no. 7 ECG (UID number, where one exists)') },
  'shop-vsbg-notice': { AT: sameIn('§ 19 AStG', 'Section 19 AStG') },
  'a11y-statement': { AT: sameIn('das BaFG', 'the BaFG') },
};
const step: Told = {
  de: '1. Prüfen Sie die Angabe nach dem Recht Ihres Sitzes; die Belege zeigen, was der Scan gelesen hat.',
  en: '1. Check the statement by the law of your seat; the evidence shows what the scan read.',
};

/** Consumers are protected by the law of their own state where an offer is directed to it. */
const directedOnly: Told = {
  de: '. Was sie verlangt, schulden Sie nur Verbrauchern in Deutschland, auf die Ihr Angebot ausgerichtet ist (Art. 6 Rom-I-VO)',
  en: '. What it asks for you owe only to consumers in Germany to whom your offer is directed (Art. 6 Rome I)',
};
const directed: Told = {
  de: 'Richtet sich Ihr Angebot nicht an Verbraucher in Deutschland (etwa nur Preise in Franken, Lieferung nur in der Schweiz), ist nichts zu tun; sonst:',
  en: 'If your offer is not directed to consumers in Germany (prices in francs only, say, delivery within Switzerland only), there is nothing to do; otherwise:',
};

/** A check as it speaks to an owner in Austria or Switzerland: with the rule that stands there for the German one. */
export function speakingTo(home: HomeLaw | null, { check, result }: Pick<JudgedCheck, 'check' | 'result'>): Check {
  const left = (['AT', 'CH'] as const).find((state) => 'message' in result && result.message === seatMessages[state]);
  if (left !== undefined) return leftOpen(check, left);
  if (home === null) return check;
  const spoken = home === 'AT' ? withTexts(check, (_locale, texts) => wordedInAustria(texts)) : check;
  const bases = check.legalBasis.filter(({ status }) => status === 'statute').map(({ text }) => text.de);
  const found = counterparts.filter(({ cited, own }) => own[home] !== undefined && bases.some((basis) => cited.test(basis)));
  const isOnData = home === 'CH' && bases.some((basis) => /DSGVO/.test(basis));
  if (found.length === 0 && !isOnData) return spoken;
  const notes = (locale: Locale) => [
    ...(found.length === 0 ? [] : [inPlaceOf(found, home, locale)]),
    ...(isOnData ? [swissDataLaw[locale]] : []),
  ];
  return withTexts(spoken, (locale, texts) => ({ ...texts, explanation: [texts.explanation, ...notes(locale)].join(' ') }));
}

/** Messages and steps; the explanation keeps the German provisions and says what stands in their place. */
function wordedInAustria(texts: Check['texts'][Locale]): Check['texts'][Locale] {
  const { howToFix, fixes, messages } = texts;
  return { ...texts, howToFix: asInAustria(howToFix), ...(fixes && { fixes: allInAustria(fixes) }), messages: allInAustria(messages) };
}

function inPlaceOf(found: readonly Counterpart[], home: HomeLaw, locale: Locale): string {
  const rules = found.map(
    ({ german, own }) => `${own[home]![locale]} (in ${locale === 'de' ? 'Deutschland' : 'Germany'} ${german[locale]})`,
  );
  return locale === 'de' ? `In ${places[home].de} gilt ${rules.join(', ')}.` : `In ${places[home].en}, ${rules.join(', ')} applies.`;
}

function leftOpen(check: Check, home: HomeLaw): Check {
  const rule = ownLaw[check.id]?.[home] ?? (check.area === 'imp' ? imprintLaw[home] : undefined);
  const message = seatMessages[home];
  const isDirected = isConsumerLaw(check.id) && !bindsGermanSeatsOnly(check.id);
  return withTexts(check, (locale, texts) => {
    const there = rule === undefined ? '' : locale === 'de' ? `. Dort gilt ${rule.de}` : `. There, ${rule.en} applies`;
    return {
      ...texts,
      messages: { ...texts.messages, [message]: `${seats[home][locale]}${isDirected ? directedOnly[locale] : there}` },
      fixes: { ...texts.fixes, [message]: isDirected ? numberedSteps([directed[locale], ...linesOf(texts.howToFix)]) : step[locale] },
    };
  });
}

function linesOf(steps: string): string[] {
  return steps.split('\n').map((line) => line.replace(/^\d+\. /, ''));
}

function withTexts(check: Check, change: (locale: Locale, texts: Check['texts'][Locale]) => Check['texts'][Locale]): Check {
  return { ...check, texts: { de: change('de', check.texts.de), en: change('en', check.texts.en) } };
}
