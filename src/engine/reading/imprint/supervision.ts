import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import type { ImprintLine } from './passages.ts';
import { labelled, passageAt, statement } from './statement.ts';

const mediaAuthority =
  /landesmedienanstalt|medienanstalt|landesanstalt für (?:medien|kommunikation)|landeszentrale für (?:neue )?medien|(?<![a-zß-ɏ])(?:BLM|mabb|MA ?HSH|LFK|NLM|brema|SLM|TLM|MSA|MMV|LPR Hessen|Medienanstalt RLP)(?![a-zß-ɏ])|medienaufsicht|media authority/iu;
const memberState = /(?<![a-zß-ɏ])sitzland(?![a-zß-ɏ])|member state of establishment/iu;
const dataProtection = /datenschutz|data protection|(?<![a-zß-ɏ])(?:LfDI?|BfDI|ULD|BayLDA|HmbBfDI|LDI|BlnBDI|TLfDI|HBDI)(?![a-zß-ɏ])/iu;
const permit = /erlaubnis|genehmigung|zulassung|approbation|§ ?34 ?[a-i]/iu;
const body =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]*(?:amt|behörde|präsidium|regierung|ministerium|senat[a-zß-ɏ]*|kammer|gericht|direktion|verwaltung|aufsicht|vereinigung|anstalt|magistrat|kreis|bezirk)(?:e?s)?(?![a-zß-ɏ])|BaFin|IHK|DPMA|agentur für arbeit|(?:landeshaupt|haupt|hanse|kreis|universitäts|bundes)?stadt |landkreis|gemeinde |bistum|diözese|chamber|authority)/iu;
/** Authorities that are named without a label. */
const unlabelled =
  /(?:Erlaubnis|Genehmigung|Zulassung|Konzession)[a-zß-ɏ]* (?:nach|gem(?:äß|\.)|gem|zur|für|als)[^\n]{0,120}?(?:erteilt |ausgestellt )?(?:durch|von|bei)[: ](?:die |das |den |der )?(?<body>[^\n.;]{4,120})|(?:beaufsichtigt (?:durch|von)|unterlieg(?:t|en|e) der (?:[a-zß-ɏ]{0,20})?aufsicht (?:der|des|durch(?: die| das| den)?)|Aufsicht durch) (?:die |das |den |der )?(?<other>[^\n.;]{4,120})|(?:Erlaubnis|Genehmigung|Zulassung|Konzession)[a-zß-ɏ]* [^:\n]{0,90}: (?<colon>[^\n.;]{4,120})|(?:Erlaubnis|Genehmigung|Zulassung|Konzession)[a-zß-ɏ]* [^:,\n]{0,90}, (?<comma>(?:die |das |der )?(?:bundesagentur|agentur für arbeit|landratsamt|landkreis|stadt |kreis|bezirksregierung|regierung|gewerbeamt|ordnungsamt|IHK|industrie- und)[^\n.;]{2,120})|(?:Aufsichts(?:behörde|stelle)|für die Aufsicht(?: zuständig)?) ist (?:die |das |der )?(?<verb>[^\n.;]{4,120})|Aufsicht (?:führt|übt)(?: aus)? (?:die |das |der )?(?<leads>[^\n.;]{4,120})|[a-zß-ɏ]{2,25}behörde ?: ?(?<inner>[^\n;]{4,120})|(?<bafin>(?:Bundesanstalt für Finanzdienstleistungsaufsicht)[^\n]{0,100})/iu;
/** What is written where there is none. */
const noBody = /^(?:keine?r?|entfällt|nicht (?:erforderlich|vorhanden|zutreffend|notwendig)|n\. ?v\.|none|not applicable|[–-])\.?$/iu;
/** The label's own words after which the name begins. */
const labelRest =
  /^(?:(?:nach|gem(?:äß|\.)?|für|über|zur|im|i\. ?S\.|und|der|des|bei|laut|ist|ist die|ist das|lautet|erteilt|durch|von|\/|&)\b[^:]{0,110}?(?::|(?:ist|durch|von|bei) (?:die |das |der |den )?(?=\p{Lu})))/iu;

const inCharge = /aufsichts(?:behörde|stelle|führend)|aufsicht(?![a-zß-ɏ])/iu;
const chamber = /(?<![a-zß-ɏ])[a-zß-ɏ]{2,40}kammer(?![a-zß-ɏ])(?! ?(?::|und aufs|\/|$))/iu;

/**
 * Who supervises by a label with other words before, or beside being a chamber: "Zulassung / Aufsichtsbehörde", "Kammer und
 * Aufsichtsbehörde: …", "Mitglied der …kammer, die zugleich Aufsichtsbehörde ist".
 */
function alsoInCharge(lines: readonly ImprintLine[]): ImprintElement | null {
  for (const [index, { text, topic }] of lines.entries()) {
    if (topic === 'privacy' || topic === 'foreign' || topic === 'prose' || !inCharge.test(text) || dataProtection.test(text)) continue;
    const label = /^[^:.\n]{4,80}?(?::|$)/u.exec(text)?.[0] ?? '';
    if (inCharge.test(label)) {
      const below = passageAt(lines, index, text.slice(label.length)) || (lines[index + 1]?.text ?? '');
      if (body.test(below) && !dataProtection.test(below)) return statement('authority', below, labelled(text, below));
    }
    const at = text.search(chamber);
    if (at >= 0) return statement('authority', text.slice(at), text);
  }
  return null;
}

/** Supervisory authorities and media authorities. Those for data protection do not count. */
export function readSupervision(lines: readonly ImprintLine[]): ImprintElement[] {
  const found: ImprintElement[] = [];
  // Who gave a permit supervises only where nobody is named as supervising.
  let mentioned: ImprintElement | null = null;
  for (const [index, line] of lines.entries()) {
    const { start, topic, text } = line;
    if (topic === 'privacy' || topic === 'foreign' || topic === 'prose') continue;
    if (start?.topic === 'media' || (topic !== 'authority' && (mediaAuthority.test(text) || memberState.test(text)) && text.length < 250)) {
      const value = passageAt(lines, index, memberState.test(text) ? text : (start?.rest ?? text), 3) || text;
      if (!found.some(({ kind, quote }) => kind === 'mediaAuthority' && quote.includes(text.slice(0, 40))))
        found.push(statement('mediaAuthority', value, labelled(text, value)));
      continue;
    }
    if (start?.topic === 'authority') {
      const rest = start.rest.replace(labelRest, '').trim();
      const value = passageAt(lines, index, /^(?:nach|gem)[a-zß-ɏ]*\.? §/iu.test(rest) && !body.test(rest) ? '' : rest);
      if (value === '' || noBody.test(value.trim()) || dataProtection.test(`${text} ${value}`) || !/\p{L}{3}/u.test(value)) continue;
      // "Erlaubnis nach § 34c GewO" alone names no authority.
      if (permit.test(text) && !/aufsicht|behörde/iu.test(text) && !body.test(value)) continue;
      found.push(statement(mediaAuthority.test(value) ? 'mediaAuthority' : 'authority', value, labelled(text, value)));
      continue;
    }
    if (topic === 'authority') continue;
    const match = unlabelled.exec(text.slice(0, 500));
    const value = Object.values(match?.groups ?? {}).find((name) => name !== undefined);
    if (value && body.test(value) && !dataProtection.test(text))
      mentioned ??= statement('authority', value.replace(/ (?:am|vom|seit)$| (?:am|vom|seit) \d.*$/u, ''), text);
  }
  mentioned ??= alsoInCharge(lines);
  return mentioned === null || found.some(({ kind }) => kind === 'authority') ? found : [...found, mentioned];
}
