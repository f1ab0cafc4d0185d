import type { PageFact } from '../../facts/pages.ts';
import { startPage } from '../services/transport-hosts.ts';
import { matchesOf, plainText, wholeWords } from '../wording.ts';
import type { Statements } from './imprint-statements.ts';

const named =
  '(?:fach|syndikus)?rechtsanw(?:alt|älte|ältin|ältinnen)|fachanw(?:alt|ältin)|notar(?:in)?|patentanw(?:alt|ältin)|steuerberater(?:in)?|wirtschaftsprüfer(?:in)?|(?:zahn|tier|haus|augen|frauen|kinder|haut|fach|amts)?(?:arzt|ärztin)|psychologische[r]?\\s+psychotherapeut(?:in)?|kinder-\\s?und\\s+jugendlichen-?psychotherapeut(?:in)?|apotheker(?:in)?|(?:innen|landschafts)?architekt(?:in)?|beratende[r]?\\s+ingenieur(?:in)?';
/** At the start of a line, behind academic titles, or behind the name: "Dipl.-Ing. Freie Architektin Anna Beispiel", "Anna Beispiel, Zahnärztin". */
const atName = new RegExp(
  `(?:^|, |\\(|[–|·•-] )(?:(?:Dr|Prof|Dipl|med|dent|vet|jur)\\.\\S{0,8}(?: \\(FH\\))? |(?:Freie[r]?|Inhaber(?:in)?:?|Inh\\.:?) ){0,3}(?<title>${named})(?![a-zß-ɏ-])`,
  'iu',
);
/** Says of somebody else that they are one, or that the provider only used to be. */
const ofOthers = /beauftragt|quelle|muster|generator|haftungsausschluss|disclaimer|vertreten durch|a\. ?D\.|i\. ?R\.|©/iu;
const joined = /(?<![a-zß-ɏ])(?:für|von|mit|bei|der|des) [^,]{0,30}$/iu;
const longestLine = 110;

/** The title of a profession with a chamber that stands in the imprint at the provider's own name ("Rechtsanwältin"); null when none does. */
export function titleAtName({ of, imprint }: Pick<Statements, 'of' | 'imprint'>): string | null {
  const lines = imprint.text
    .slice(0, 50_000)
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '');
  for (const { value } of of('name')) {
    const at = lines.findIndex((line) => line.includes(value));
    if (at < 0) continue;
    // The line above is the brand of a practice or its title, those below tell the profession.
    for (const line of lines.slice(Math.max(0, at - 1), at + 3)) {
      const match = line.length <= longestLine && !ofOthers.test(line) ? atName.exec(line) : null;
      if (match && !joined.test(line.slice(0, match.index))) return match.groups!['title']!;
    }
  }
  return null;
}

/** Activities that always need a permit, a licence or a registration. */
const permitted = wholeWords(
  '(?:ferien|motorrad)?fahrschule[n]?|(?:immobilien|wohnungs|haus|versicherungs|finanz)?-?makler(?:in|büro|s)?|(?:haus|weg-|immobilien|wohnimmobilien|miet)verwaltung(?:en)?|baufinanzierung(?:en)?|(?:finanzanlagen|immobiliardarlehens|darlehens|baufinanzierungs|versicherungs)vermittl(?:er|erin|ung)|(?:wach|sicherheits|bewachungs)-?(?:dienste?|schutz|unternehmen|gesellschaft)|(?:objekt|werk)schutz|zeitarbeit|arbeitnehmerüberlassung|personalleasing|apotheken?|inkasso(?:büro|dienst|unternehmen)?|taxi(?:unternehmen|zentrale|betrieb|ruf)?|sparkasse|volksbank|raiffeisenbank|spielhallen?|spielbank|real estate agen(?:t|ts|cy)|driving school|pharmacy',
);
/** Who sells to the trade, compares it or writes about it does not practise it. */
const aboutIt =
  /(?<![a-zß-ɏ])(?:für|software|app|finden|vergleich|portal|statt|ohne|kein[a-zß-ɏ]*|tipps|ratgeber|blog|news|magazin|verband|bundesverband|innung|kammer|verein|marketing|webdesign|agentur|for|without|it-?sicherheit|brand|daten)(?![a-zß-ɏ])|\?/iu;

/** A trade that needs a permit by the provider's own name or what the start page calls itself ("Fahrschule"); null when none is told. */
export function permittedActivity({ of }: Pick<Statements, 'of'>, pages: readonly PageFact[]): string | null {
  const start = startPage(pages);
  const told = [...of('name').flatMap(({ value, quote }) => [value, quote]), start?.title ?? '', ...(start?.headings.slice(0, 1) ?? [])];
  for (const text of told) {
    const plain = plainText(text.slice(0, 200));
    const [match] = aboutIt.test(plain) ? [] : matchesOf(plain, permitted);
    if (match) return match.text;
  }
  return null;
}
