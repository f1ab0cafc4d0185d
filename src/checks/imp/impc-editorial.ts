import { defineCheck } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { statute } from '../shared/law/law.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:editorial';
const company = /(?<!\p{L})(?:GmbH|mbH|UG|AG|SE|KG|OHG|GbR|e\. ?V\.|eG|e\. ?K\.|Stiftung|Ltd\.?|Inc\.|B\.V\.|PartG)(?!\p{L})/u;
const located =
  /(?<!\d)\d{4,5} \p{Lu}|(?:anschrift|adresse)? ?(?:wie|siehe|s\.) ?(?:oben|vorstehend|impressum)|(?<![a-zß-ɏ])s\. ?o\.|(?:oben|vor)stehend|oben ?genannt|o\. ?g\.|obige[rn]? (?:anschrift|adresse)|ebenda|ebendort|address (?:as )?above|see above|(?:gleiche|selbe)[rn]? (?:anschrift|adresse)/iu;
/** "Verantwortlich für den Inhalt" alone is said of any website; with the law or the press it is the statement of that law. */
const ofPress = /MStV|RStV|MDStV|staatsvertrag|redakt|journalist|presse|v\. ?i\. ?s\. ?d|visdp|§ ?(?:18|55)(?!\d)|editor/iu;
const article = /\/(?:blog|news|aktuelles|magazin|artikel|beitraege|beitrag|presse|podcast|ratgeber|20\d\d\/\d{1,2})\/[\w%-]{8,}/iu;

/** Whether editorial offers name a natural person who is responsible. Advertising in a firm's blog owes none: never a risk. */
export default defineCheck({
  id: 'impc-editorial',
  area: 'imp',
  version: 3,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('§ 18 Abs. 2 MStV', 'Section 18(2) MStV')],
  needs: [...statementNeeds, 'pages'],
  texts: {
    de: {
      title: 'Verantwortliche Person für redaktionelle Inhalte',
      explanation:
        'Journalistisch-redaktionelle Angebote wie Nachrichten, Magazine, Blogs oder Podcasts müssen eine verantwortliche natürliche Person mit Name und Anschrift nennen (§ 18 Abs. 2 MStV). Ein Unternehmen kann diese Verantwortung nicht tragen. Ein Firmenblog, der nur wirbt, fällt nicht darunter.',
      confidenceReason:
        'Ob Beiträge redaktionell oder nur Werbung sind, liest der Scan nicht heraus; er zählt Beiträge und nutzt die Einstellungen.',
      howToFix:
        '1. Ergänzen Sie „Verantwortlich für den Inhalt“ mit Vor- und Nachnamen einer Person.\n2. Nennen Sie deren Anschrift oder schreiben Sie „Anschrift wie oben“.\n3. Lassen Sie die Angabe weg, wenn Ihre Beiträge ausschließlich werben.',
      messages: {
        ...openMessages.de,
        missing: 'Die Website enthält redaktionelle Inhalte, im Impressum wurde aber keine verantwortliche Person gefunden',
        blogUnclear: 'Die Website enthält mehrere Beiträge; sind sie redaktionell und nicht nur Werbung, fehlt eine verantwortliche Person',
        pressTitle:
          'Nach dem Titel der Startseite („{title}“) bietet die Website journalistisch-redaktionelle Inhalte; im Impressum wurde keine dafür verantwortliche Person gefunden',
        companyOnly: 'Als verantwortlich für den Inhalt ist ein Unternehmen genannt, keine Person: {name}',
        noAddress: 'Zur verantwortlichen Person fehlt die Anschrift: {name}',
        notOwed: 'Weder die Einstellungen noch die Seiten weisen auf redaktionelle Inhalte hin',
      },
    },
    en: {
      title: 'Person responsible for editorial content',
      explanation:
        'Journalistic and editorial offers such as news, magazines, blogs or podcasts must name a responsible natural person with name and address (Section 18(2) MStV). A company cannot bear this responsibility. A company blog that only advertises is not covered.',
      confidenceReason: 'The scan cannot tell whether posts are editorial or mere advertising; it counts posts and uses the settings.',
      howToFix:
        '1. Add “Verantwortlich für den Inhalt” (responsible for the content) with first and last name of a person.\n2. State that person’s address or write “Anschrift wie oben” (address as above).\n3. Leave the statement out if your posts only advertise.',
      messages: {
        ...openMessages.en,
        missing: 'The site has editorial content, but no responsible person was found in the imprint',
        blogUnclear: 'The site has several posts; if they are editorial and not only advertising, a responsible person is missing',
        pressTitle:
          'According to the title of the start page (“{title}”) the site offers journalistic or editorial content; no person responsible for it was found in the imprint',
        companyOnly: 'A company is named as responsible for the content, not a person: {name}',
        noAddress: 'The address of the responsible person is missing: {name}',
        notOwed: 'Neither the settings nor the pages point to editorial content',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { applicability, of, finding, absent } = read.statements;
    const { settings } = applicability;
    const responsible = of('editorial');
    const persons = responsible.filter(({ value }) => !company.test(value));
    const [first] = responsible;
    const isEditorial = settings.industry === 'media-publishing' || settings.purposes.includes('editorial');
    const title = pressTitle(facts.pages);
    const isPress = title !== null && aboutPress.test(read.statements.imprint.text);
    const isBlog = countArticles(facts.pages) >= 5;
    // Whoever owes no such statement may word it freely.
    const isFree = !isEditorial && !isPress && !isBlog && responsible.every(({ quote }) => !ofPress.test(quote));
    if (first && persons.length === 0)
      return isFree
        ? { class: 'NotApplicable', message: 'notOwed' }
        : { class: 'Hint', findings: [finding('companyOnly', cause, responsible, { name: first.value })] };
    const [person] = persons;
    if (person) {
      // The provider's own address stands above.
      const own = new Set([...of('name'), ...of('representative')].map(({ value }) => value));
      if (persons.some(({ value, quote }) => located.test(quote) || own.has(value))) return { class: 'Conform' };
      if (isFree) return { class: 'NotApplicable', message: 'notOwed' };
      return { class: 'Hint', findings: [finding('noAddress', cause, [person], { name: person.value })] };
    }
    if (isEditorial) return absent('Hint', 'missing', cause);
    if (title !== null && isPress) return absent('Hint', 'pressTitle', cause, { title });
    return isBlog ? absent('Hint', 'blogUnclear', cause) : { class: 'NotApplicable', message: 'notOwed' };
  },
});

/** What newspapers, magazines and news sites call themselves. */
const press = wholeWords(
  '(?:online-?)?nachrichten(?:portal|magazin)?|news-?portal|lokalnachrichten|(?:online|stadt|fach|reise|kultur|politik|lifestyle|sport)-?magazin|(?:tages|wochen|online|stadt|volks|lokal)-?zeitung|[a-zß-ɏ]{3,20}(?:tagblatt|tageblatt|kurier|anzeiger)|newspaper|news\\s+site|online\\s+magazine',
);
/** A publisher or an editorial office says so in its imprint. */
const aboutPress = /verlag|redaktion|chefredak|presse|medienhaus|herausgeber|publisher|editor/iu;

function pressTitle(pages: readonly PageFact[]): string | null {
  const start = startPage(pages);
  return (
    [start?.title ?? '', start?.headings[0] ?? ''].map((line) => plainText(line).slice(0, 100)).find((line) => mentions(line, press)) ??
    null
  );
}

/** Posts of the site itself, by the addresses its pages link to. */
function countArticles(pages: readonly PageFact[]): number {
  const found = new Set<string>();
  for (const { url, links } of pages) {
    const host = URL.parse(url)?.host;
    for (const { href } of links) {
      const target = URL.parse(href, url);
      if (target && target.host === host && article.test(target.pathname)) found.add(target.pathname);
    }
  }
  return found.size;
}
