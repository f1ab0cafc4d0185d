import type { AreaId, Check, CheckTexts, LegalBasis } from '#checks/define-check.ts';
import type { ChurchLaw } from '#checks/shared/law/church-law.ts';
import type { Locale } from '#contract/vocabulary.ts';

/**
 * Which section of the church's act says what an article of the GDPR says; with a paragraph or letter where the section tells them
 * apart in the same way.
 */
const counterparts: Readonly<Record<ChurchLaw, Readonly<Record<string, string>>>> = {
  'DSG-EKD': {
    ...{
      '4': '4',
      '4/11': '4 Nr. 13',
      '5': '5',
      '6': '6',
      '6a': '6 Nr. 2',
      '6b': '6 Nr. 5',
      '6c': '6 Nr. 6',
      '7': '11',
      '7(3)': '11 Abs. 3',
      '8': '12',
    },
    '9(2)h': '13 Abs. 2 Nr. 8, Abs. 3',
    ...{ '9': '13', '9(2)': '13 Abs. 2', '10': '14', '12': '16', '13': '17', '14': '18', '15': '19', '16': '20', '17': '21' },
    ...{ '18': '22', '19': '23', '20': '24', '21': '25', '25': '28', '26': '29', '28': '30', '30': '31', '32': '27', '33': '32' },
    ...{ '34': '33', '35': '34', '37': '36', '44': '10', '45': '10', '46': '10', '77': '46' },
  },
  KDG: {
    ...{ '4': '4', '4/11': '4 Nr. 13', '5': '7', '6': '6', '6a': '6 Abs. 1 lit. b', '6b': '6 Abs. 1 lit. c', '6c': '6 Abs. 1 lit. d' },
    ...{ '6e': '6 Abs. 1 lit. f', '6f': '6 Abs. 1 lit. g', '7': '8', '9': '11', '9(2)': '11 Abs. 2', '10': '12', '12': '14' },
    '9(2)h': '11 Abs. 2 lit. h, Abs. 3',
    ...{ '13': '15', '14': '16', '15': '17', '16': '18', '17': '19', '18': '20', '19': '21', '20': '22', '21': '23', '22': '24' },
    ...{ '25': '27', '26': '28', '28': '29', '30': '31', '32': '26', '33': '33', '34': '34', '35': '35', '37': '36', '44': '39' },
    ...{ '45': '40', '46': '40', '49': '41', '77': '48' },
  },
};

/** What § 25 TDDDG asks of consent it takes from the GDPR itself, for churches too: here these articles stay. */
const deviceAreas: ReadonlySet<AreaId> = new Set(['ck', 'trk', 'cmp']);
const consentArticles = new Set(['4', '7']);

const recognised: Record<Locale, string> = {
  de: 'Laut Ihrer Datenschutzerklärung gilt für Sie statt der DSGVO das {law} (Art. 91 DSGVO).',
  en: 'According to your privacy notice the {law} applies to you in place of the GDPR (Art. 91 GDPR).',
};
const consentStays: Record<Locale, string> = {
  de: 'Für die Einwilligung verweist § 25 Abs. 1 TDDDG auf die DSGVO, auch bei kirchlichen Stellen.',
  en: 'For consent, Section 25(1) TDDDG refers to the GDPR, for church bodies too.',
};
/** Both acts except it from what they protect as religion, which Art. 9 GDPR does not. */
const membership: Record<Locale, string> = {
  de: 'Die bloße Zugehörigkeit zu einer Kirche oder Religionsgemeinschaft zählt nach § 4 Nr. 2 {law} nicht zu den besonders geschützten Angaben.',
  en: 'Under Section 4 no. 2 {law}, mere membership of a church or religious community is not among the specially protected information.',
};
const specialReligion =
  /(?<!\p{L})(?:Religion|religiös|religio)[^.]{0,200}(?:Art\. 9|Article 9)(?!\d)|(?:Art\. 9|Article 9)(?!\d)[^.]{0,200}(?<!\p{L})(?:Religion|religiös|religio)/u;

const joint = '(?:,|;| und| oder| bis|–| sowie| i\\. V\\. m\\.| mit| ggf\\.| to| and| or)';
const detail: Record<Locale, string> = {
  de: `(?: (?:Abs\\.|Satz|S\\.|UAbs\\.|Nr\\.|lit\\.|ff\\.)(?: (?:\\d+|[a-z])(?![\\p{L}\\d])(?:${joint} (?:[a-z](?![\\p{L}])|\\d(?!\\d)))*)?)*(?:, Abs\\. \\d)?`,
  en: '(?:\\([\\da-z]+\\))*(?: sentence \\d| no\\. \\d+)?(?:, \\(\\d\\))?',
};
const citations: Record<Locale, RegExp> = {
  de: new RegExp(`Art\\. \\d+${detail.de}(?:${joint}{1,2} (?:Art\\. )?\\d+${detail.de})* DSGVO`, 'gu'),
  en: new RegExp(`(?:Art\\.|Articles?) \\d+${detail.en}(?:${joint}{1,2} (?:(?:Art\\.|Articles?) )?\\d+${detail.en})* GDPR`, 'gu'),
};
const articles: Record<Locale, RegExp> = {
  de: new RegExp(`(Art\\. )?(\\d+)(${detail.de})`, 'gu'),
  en: new RegExp(`((?:Art\\.|Articles?) )?(\\d+)(${detail.en})`, 'gu'),
};
/** What a court held, it held on the GDPR; told in brackets, it belongs to what stands before it. */
const ofCourt = /(?<!\p{L})(?:EuGH|EuG|BGH|BVerwG|BAG|OLG|LG|VG|OVG|KG|VGH|CJEU|ECJ|Court|EDSA|EDPB)(?!\p{L})/u;

/** A check as it speaks to a church: articles of the GDPR in its texts and bases are those of the church's act, and it says so. */
export function underChurchLaw(check: Check, law: ChurchLaw | null): Check {
  if (law === null) return check;
  const texts = { de: textsUnder(check, 'de', law), en: textsUnder(check, 'en', law) };
  const legalBasis = check.legalBasis.map((basis) => basisUnder(basis, check.area, law));
  // Messages are many and only some of them are told; a report that says it of each of these would say it where nothing changed.
  const isChanged =
    legalBasis.some(({ text }, index) => text.de !== check.legalBasis[index]!.text.de) ||
    texts.de.explanation !== check.texts.de.explanation ||
    texts.de.howToFix !== check.texts.de.howToFix;
  const isKept = deviceAreas.has(check.area) && [texts.de.explanation, ...legalBasis.map(({ text }) => text.de)].some(citesConsent);
  const notes = [...(isChanged ? [recognised] : []), ...(isKept ? [consentStays] : [])];
  if (specialReligion.test(check.texts.de.explanation)) notes.push(membership);
  const told = (locale: Locale): CheckTexts => ({
    ...texts[locale],
    explanation: [texts[locale].explanation, ...notes.map((note) => note[locale].replace('{law}', law))].join(' '),
  });
  return { ...check, legalBasis, texts: { de: told('de'), en: told('en') } };
}

/** Whether a German text cites what the GDPR says of consent. */
function citesConsent(text: string): boolean {
  return [...text.matchAll(citations.de)].some(([citation]) =>
    [...citation.matchAll(articles.de)].some(([, , article = '']) => consentArticles.has(article)),
  );
}

function textsUnder({ texts, area }: Check, locale: Locale, law: ChurchLaw): CheckTexts {
  const own = texts[locale];
  const { explanation, howToFix, fixes, messages } = own;
  const swap = (text: string) => sectionsFor(text, locale, area, law);
  const each = (some: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(some).map(([name, text]) => [name, swap(text)]));
  return {
    ...own,
    explanation: swap(explanation),
    howToFix: swap(howToFix),
    messages: each(messages),
    ...(fixes && { fixes: each(fixes) }),
  };
}

function basisUnder(basis: LegalBasis, area: AreaId, law: ChurchLaw): LegalBasis {
  if (basis.status !== 'statute') return basis;
  return { ...basis, text: { de: sectionsFor(basis.text.de, 'de', area, law), en: sectionsFor(basis.text.en, 'en', area, law) } };
}

/** A text with the sections of the church's act; sentences on what a court held stay, and articles without a counterpart. */
export function sectionsFor(text: string, locale: Locale, area: AreaId, law: ChurchLaw): string {
  return text
    .split(/(?<=(?:[\p{Ll})]|\p{Lu}{3})\.)(?=\s+[\p{Lu}„“])|(?<=;)(?=\s+\p{Ll})|(?<=\n)|(?<=\((?:EuGH|CJEU|BGH) [^()]{1,40}\))/u)
    .map((sentence) =>
      ofCourt.test(sentence) ? sentence : sentence.replace(citations[locale], (citation) => sectionsOf(citation, locale, area, law)),
    )
    .join('')
    .replace(federalBasis, '$1');
}

/** The church's act says itself what Section 22 BDSG adds to the GDPR for the care of patients. */
const federalBasis =
  /((?:§|Section)\s1[13]\s?(?:Abs\.\s2|\(2\))[^()§;]{0,40}(?:KDG|DSG-EKD)|Section\s1[13]\(2\)[^;§]{0,40}(?:KDG|DSG-EKD)),?(?: mit| with| in conjunction with)? (?:§\s22\sAbs\.\s1\sNr\.\s1\slit\.\sb|Section\s22\(1\) no\. 1\(b\)) BDSG/gu;

function sectionsOf(citation: string, locale: Locale, area: AreaId, law: ChurchLaw): string {
  const cited = [...citation.matchAll(articles[locale])].map(([, , article = '', rest = '']) => ({ article, rest }));
  if (deviceAreas.has(area) && cited.some(({ article }) => consentArticles.has(article))) return citation;
  const sections = cited.map(({ article, rest }) => sectionOf(article, rest, law));
  if (sections.includes(undefined)) return citation;
  const sign = locale === 'de' ? '§ ' : 'Section ';
  const [only, ...others] = new Set(sections);
  if (others.length === 0) return `${sign}${inWords(only!, locale)} ${law}`;
  let next = 0;
  const written = citation
    .replace(/ (?:DSGVO|GDPR)$/, '')
    .replace(articles[locale], (_, prefix?: string) => `${prefix === undefined ? '' : sign}${inWords(sections[next++]!, locale)}`);
  const several = locale === 'de' ? '§§ ' : 'Sections ';
  return `${written.replace(severalAfterSign, (_, rest: string) => `${several}${rest}`)} ${law}`;
}

/** One sign before several bare numbers. */
const severalAfterSign = /(?:§|Section) (\d+(?:,| und| oder| bis| and| or| to) (?=\d))/g;

function sectionOf(article: string, rest: string, law: ChurchLaw): string | undefined {
  const letter = /(?:lit\. |\()([a-f])\)?$/.exec(rest)?.[1];
  const paragraph = /(?:Abs\. |\()(\d)/.exec(rest)?.[1];
  const table = counterparts[law];
  if (article === '9' && /lit\. h|\(h\)/.test(rest)) return table['9(2)h'];
  if (article === '4' && /(?:Nr\. |\()11\)?$/.test(rest)) return table['4/11'];
  return (article === '6' && letter !== undefined ? table[`6${letter}`] : undefined) ?? table[`${article}(${paragraph})`] ?? table[article];
}

/** A section as a language writes it. */
function inWords(section: string, locale: Locale): string {
  if (locale === 'de') return section;
  return section
    .replace(/, Abs\. (\d)/, ', ($1)')
    .replace(/ Abs\. (\d)/, '($1)')
    .replace(/ lit\. ([a-z])/, '($1)')
    .replace(' Nr.', ' no.');
}
