import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import type { ImprintLine } from './passages.ts';
import { passageAt, statement } from './statement.ts';
import { ownTopics } from './topics.ts';

const chamberName =
  /(?<![a-zß-ɏ])(?:(?:[a-zß-ɏ]{3,25}ische[rn]? )?(?:(?:landes|bezirks|bayerische |sächsische |hamburgische |hanseatische |berliner |westfälische |niedersächsische |hessische )?-?(?:rechtsanwalts|steuerberater|wirtschaftsprüfer|zahnärzte|tierärzte|ärzte|psychotherapeuten|apotheker|architekten(?: und stadtplaner)?|ingenieure?|notar|patentanwalts|handwerks|pflege|bau|ingenieure-bau)-?kammer|(?:industrie- und handels|wirtschafts|landes[a-zß-ɏ]{3,25}|bezirks[a-zß-ɏ]{3,25})kammer)(?:-bau)?(?![a-zß-ɏ])|(?<=(?:mitglied|handwerksrolle)[^\n]{0,20})(?:IHK|HWK|WK[OÖ]|RAK|StBK|WPK|PTK)(?![a-zß-ɏ]))(?: (?:des|der|für|zu|in|im|Bau)? ?(?:\p{Lu}[a-zß-ɏ-]+[ /-]?(?:und )?){1,5})?/giu;
const supervised = /aufsicht|behörde|erlaubnis|(?<![a-zß-ɏ])register ?:|vermittlerregister/iu;
const federal =
  /bundes(?:rechtsanwalts|steuerberater|notar|architekten|ingenieur|ärzte|zahnärzte|apotheker|psychotherapeuten|tierärzte)[a-zß-ɏ]*kammer/iu;
const chamberLabel =
  /(?<![a-zß-ɏ]|bezeichnung (?:und|\/|&) )(?:(?:zuständige |verantwortliche |aufsichtsführende )?(?:berufs|[a-zß-ɏ]{3,30}(?=kammer ?(?::|und auf|\/ ?auf)))?kammer(?:zugehörigkeit)?(?: und aufsichtsbehörde| \/ aufsichtsbehörde)?|aufsichtsbehörde und (?:zuständige )?kammer|competent chamber|responsible chamber|chamber)\s*(?::|$|ist (?:die )?)/iu;
const titleLabel =
  /(?<![a-zß-ɏ])(?:gesetzliche |geschützte )?berufsbezeichnung(?:en)?(?![a-zß-ɏ]| (?:und|\/|&) (?:berufs|zuständige|kammer))(?: (?:lautet|ist|wurde|nach|gem\S{1,3}|\([^)]{0,60}\)))?|(?:professional|job) title/iu;
const awarded = /([^\n.;:]{3,90}?)[ ,(–-]{1,3}(?:wurde )?(?:verliehen|erworben|awarded|granted) (?:in|durch|von|im)/iu;
const rulesLabel =
  /berufs-?(?:rechtliche|spezifische|ständische)[rn]? (?:regel|vorschrift|bestimmung|grundlage)[a-zß-ɏ]*|gewerberechtliche[rn]? (?:regelung|vorschrift|bestimmung)[a-zß-ɏ]*|rechtsgrundlagen?(?= ?:)|^regelungen ?:|(?:folgende|geltende|einschlägige|maßgebliche)[rn]? (?:berufs[a-zß-ɏ]* )?(?:regelung|gesetz|vorschrift|bestimmung|berufsordnung)[a-zß-ɏ]*|professional (?:rules|regulations)|berufsregel[a-zß-ɏ]*|berufs(?:ordnung|satzung)(?:en)? ?:|berufsrecht ?:/iu;
/** "Berufsordnung: www.kammer.de": the rules by their name and where they can be read. */
const linkedRules = /(?<![a-zß-ɏ])berufs(?:ordnung|satzung|recht)[a-zß-ɏ]* ?: ?(?:https?:|www\.)/iu;
/** "Es gelten das Fahrlehrergesetz und …" */
const rulesSentence = /(?:beruf|tätigkeit)[a-zß-ɏ]* (?:gilt|gelten) |(?:^|\. )es (?:gilt|gelten) (?:das|die) /iu;
const statute =
  /(?<![a-zß-ɏ])(?:BRAO|BORA|FAO|RVG|CCBE|StBerG|BOStB|StBVV|DVStB|WPO|BS WP|PAO|BNotO|MPhG|PsychThG|HebG|ErgThG|LogopG|PflBG|HPG|BÄO|ZHG|BApO|BTÄO|GOÄ|GOZ|GOP|HOAI|HwO|MBO|FahrlG|Fahrlehrergesetz|Berufsordnung|[a-zß-ɏ]*Heilberufe?-?(?:kammer)?gesetz[a-zß-ɏ]*|Heilberufs?gesetz[a-zß-ɏ]*|HeilBerG|HBKG|HKaG|Heilpraktikergesetz|Architektengesetz|Ingenieurgesetz|Baukammerngesetz|Bundesrechtsanwaltsordnung|Steuerberatungsgesetz|Wirtschaftsprüferordnung|Zahnheilkundegesetz|Bundesärzteordnung|Bundesnotarordnung|Hebammengesetz|Masseur- und Physiotherapeutengesetz|Psychotherapeutengesetz|[a-zß-ɏ]{0,30}[Kk]ammergesetz|Berufssatzung|Handwerksordnung|Versicherungsvertragsgesetz|VersVermV|GewO|MaBV|Gewerbeordnung)(?![a-zß-ɏ])/giu;
/** Where rules are announced, whatever is called a law or an order is one. */
const anyStatute =
  /(?<![a-zß-ɏ])[a-zß-ɏ-]{3,40}(?:gesetz|ordnung|satzung)(?:e[sn]?|en)?(?![a-zß-ɏ])|(?<![a-zß-ɏ])gesetz (?:über|zur|zum)/giu;
const knownTitle =
  /(?<!\p{L})(?:Rechtsanwält?(?:in|e|innen)|Rechtsanwalt|Notar(?:in)?|Patentanwalt|Patentanwältin|Steuerberater(?:in)?|Wirtschaftsprüfer(?:in)?|vereidigte[r]? Buchprüfer(?:in)?|(?:Zahn|Tier|Fach)?(?:arzt|ärztin)|(?:Psychologische[r]? |Kinder- und Jugendlichen)?Psychotherapeut(?:in)?|Apotheker(?:in)?|Architekt(?:in)?|Innenarchitekt(?:in)?|Beratende[r]? Ingenieur(?:in)?|Physiotherapeut(?:in)?|Ergotherapeut(?:in)?|Logopäd(?:e|in)|Hebamme|Heilpraktiker(?:in)?|Podolog(?:e|in)|Augenoptiker(?:meister(?:in)?)?|Hörakustiker(?:in)?)(?!\p{L})/u;

const source = /einsehbar|eingesehen|abrufbar|nachzulesen|website|homepage|internetseite|berufsordnung|satzung/iu;
/** The chamber's own address follows its name. */
const addressed = /^[^.;:\n]{0,20},[^;:\n]{3,70}(?<!\d)\d{5} \p{Lu}/u;

/** The sentence of a line that stands at a place. */
function sentenceAt(text: string, index: number): string {
  const ends = /(?<=[\p{Ll})]{3})[.;] (?=\p{Lu})/gu;
  const before = [...text.slice(0, index).matchAll(ends)].at(-1);
  const after = text.slice(index).search(ends);
  return text.slice(before ? before.index + 1 : 0, after < 0 ? undefined : index + after);
}

/** Chamber, professional title and professional rules. */
export function readProfession(lines: readonly ImprintLine[]): ImprintElement[] {
  const found: ImprintElement[] = [];
  const has = (kind: ImprintElement['kind']) => found.some((one) => one.kind === kind);
  const add = (kind: ImprintElement['kind'], value: string, quote: string) => {
    const bare = value.replace(/^[\s:,;–()-]+|[\s,;:–(-]+$/gu, '');
    if (/\p{L}{3}/u.test(bare) && !found.some((one) => one.kind === kind && (one.value.includes(bare) || bare.includes(one.value))))
      found.push(statement(kind, bare, quote));
  };
  for (const [index, line] of lines.entries()) {
    const { text, topic } = line;
    if (topic === 'privacy' || topic === 'foreign' || topic === 'prose' || (topic === 'aside' && !/^mitglied/iu.test(text))) continue;
    const below = () => passageAt(lines, index, '', 4);
    const label = chamberLabel.exec(text);
    if (label) add('chamber', text.slice(label.index + label[0].length).trim() || below(), text);
    else if (topic !== 'insurance' && topic !== 'media') {
      // Where rules can be read is no membership.
      const isSource = (index: number, name: string) => {
        const sentence = sentenceAt(text, index);
        return source.test(sentence) && !/mitglied|angehör|zuständig/iu.test(sentence) && !addressed.test(text.slice(index + name.length));
      };
      // The chamber of a trade is its authority as often.
      const isAuthority = (topic === 'authority' || supervised.test(text)) && !/mitglied|angehör/iu.test(text);
      // "die Berufsordnung der zuständigen Ärztekammer sowie …" names none.
      const isUnnamed = (index: number, name: string) =>
        /zuständigen $/iu.test(text.slice(0, index)) && !/kammer (?:\p{Lu}|de[rs] |für )/u.test(name);
      for (const { 0: name, index: at } of text.slice(0, 600).matchAll(chamberName))
        if (!isUnnamed(at, name) && !isSource(at, name) && !federal.test(name) && !(isAuthority && /industrie|IHK|handwerk/iu.test(name)))
          add('chamber', name, text);
    }
    const title = titleLabel.exec(text.slice(0, 400));
    if (title && !has('professionalTitle')) {
      const rest = text.slice(title.index + title[0].length).replace(/^[\s:.,–-]+(?:lautet|ist)?\s*/u, '');
      const value = rest.split(/;|(?<=\.) (?=\p{Lu})|(?<!\p{L})(?:Zuständige|Kammer)/u)[0]!;
      const isHeadingOnly = value.trim() === '' || /^(?:und|\/|&) /u.test(value);
      const next = isHeadingOnly ? below() : value;
      if (!titleLabel.test(next)) add('professionalTitle', next, text);
    } else if (
      !has('professionalTitle') &&
      /verliehen|erworben in|approbation als |(?:deutschland|deutschem recht) (?:zugelassen|bestellt|approbiert)|\((?:bundesrepublik )?deutschland\)|(?<![a-zß-ɏ])als [a-zß-ɏ-]{5,40} (?:zugelassen|bestellt|approbiert)/iu.test(
        text,
      )
    ) {
      const value = awarded.exec(text)?.[1] ?? knownTitle.exec(text)?.[0];
      if (value && knownTitle.test(value)) add('professionalTitle', text.length <= 160 ? text : value, text);
    }
    const rules = rulesLabel.exec(text);
    if (linkedRules.test(text)) {
      if (!has('professionalRules')) add('professionalRules', text, text);
    } else if (rules) {
      const rest = text.slice(rules.index + rules[0].length).replace(/^[\s:.,–-]+/u, '');
      const passage = passageAt(lines, index, /[\p{L}]{4}/u.test(rest) ? rest : '', 8);
      if (!/^(?:berufsbezeichnung|zuständige)/iu.test(passage)) addRules(passage, text);
    } else if (!has('professionalRules') && (ownTopics.has(topic) || topic === 'profession' || topic === 'authority')) addRules(text, text);
  }
  function addRules(passage: string, quote: string): void {
    const named = rulesLabel.test(quote) || rulesSentence.test(quote) ? [statute, anyStatute] : [statute];
    const names = [...new Set(named.flatMap((pattern) => [...passage.matchAll(pattern)].map(([name]) => name)))].filter(
      (name) => !/^(?:GewO|Gewerbeordnung)$/u.test(name) || rulesLabel.test(quote),
    );
    if (names.length > 0 && !has('professionalRules')) add('professionalRules', passage, quote);
  }
  return found;
}
