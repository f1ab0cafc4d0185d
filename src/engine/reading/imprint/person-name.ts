import { isGivenName } from './given-names.ts';

/**
 * A pattern's words in capitals or small letters. Not by an inline modifier: once a process has compiled many patterns, V8 no longer
 * optimises them, and `(?i:maler|heiler|maurer)` then misses "Heiler" (Node 24; `node --no-regexp-optimization` shows it).
 */
function inAnyCase(words: string): string {
  return words.replace(/\\p\{L\}|[a-zß-ɏ]/giu, (found) => (found.length > 1 ? found : `[${found.toLowerCase()}${found.toUpperCase()}]`));
}

const occupations =
  'referent|mechatroniker|mechaniker|installateur|restaurator|maler|erzieher|mediator|moderator|verwalter|sachverständige|sachverständiger|sachverständigen|apotheker|architekt|ingenieur|therapeut|psycholog|pädagog|heilpraktiker|podolog|fotograf|redakteur|journalist|übersetzer|dolmetscher|grafiker|designer|berater|trainer|makler|gutachter|künstler|musiker|meister|pfarrer|diakon|dekan|superintendent|leiter|optiker|akustiker|notar|prüfer|anwalt|direktor|rektor|präsident|inspektor|sekretär|lehrer|jurist|betriebswirt|techniker|tischler|bäcker|schreiner|landwirt|winzer|gärtner|händler|forscher|coach|autor|historiker|biolog|chemiker|physiker|informatiker';
const wholeOccupations = 'anwältin|arzt|ärztin|hebamme|logopäde|logopädin|kauffrau|kaufmann';

/** Occupations as they stand before a name; no part of it, unlike academic titles. */
export const occupation = `(?=\\p{Lu})(?:${inAnyCase(`[\\p{L}-]{0,24}(?:${occupations})(?:in|e)?|\\p{L}{4,20}(?:rat|rätin)|\\p{L}{0,20}(?:${wholeOccupations})|coach|pfr\\.|kaplan`)})`;
const titles = `${occupation}|${'L?O?St[DR][’\x27](?:i\\. ?[KHD]\\.?)?|Kommandant(?:en|in)?|Wehrführer(?:s|in)?|(?:(?:Univ\\.-)?Prof(?:essor(?:in)?)?\\.?|PD|Priv\\.-Doz\\.|Dr\\.?(?:-Ing\\.?)?|Doktor|habil\\.|h\\.? ?c\\.?|mult\\.|med\\.?|dent\\.?|vet\\.?|jur\\.?|iur\\.?|rer\\.|nat\\.|pol\\.|oec\\.|publ\\.|soc\\.|phil\\.?|theol\\.|phil|sc\\.|agr\\.|Ing\\.|techn\\.|Dipl\\.? ?-? ?\\p{Lu}?[\\p{L}.-]{0,24}(?: ?\\((?:FH|BA|DH|TH|Univ\\.)\\))?|Mag\\.?|Magister|MMag\\.|DI|Ing\\.?|B\\.? ?(?:Sc|A|Eng)\\.?|M\\.? ?(?:Sc|A|Eng)\\.?|LL\\. ?M\\.?|MBA|Ass\\.(?: ?jur\\.)?|Assessor(?:in)?|[Ll]ic\\.|Dkfm\\.|Dkffr\\.|i\\. ?R\\.|a\\. ?D\\.|em\\.|Pater|Schwester|Bruder|MdB|MdL|MdEP|(?!(?:SV|SC|SG|FC|TV|TC|TSV|TSG|MTV|VfL|VfB|VfR|TuS|DJK|ESV|FSV|SSV|BSV|RSV|KSV|DRK|ASB|AWO|DLRG|CVJM|THW|NABU|BUND|CDU|CSU|SPD|FDP|GmbH|AG|KG)(?!\\p{L}))\\p{Lu}\\p{L}{0,3}\\p{Lu}(?:[\\u0027\\u2019]?in)?\\.?(?= \\p{Lu}[\\p{Ll}-]+(?:-\\p{Lu}\\p{Ll}+)? (?:\\p{L}\\S* ){0,3}\\p{Lu}\\p{Ll})|RA(?:in)?|StB(?:in)?|WP|Rechtsanw(?:alt|ältin)|Steuerberater(?:in)?|Notar(?:in)?|Architekt(?:in)?|Herrn?|Frau|Hr\\.|Fr\\.|Pfarrer(?:in)?|Pastor(?:in)?|Mr\\.?|Ms\\.?|Mrs\\.?|Mme\\.?|Mlle|M\\.(?= \\p{Lu}\\p{Ll}+ \\p{Lu})|Sig\\.(?:ra)?|Sra?\\.|\\p{Lu}\\p{Ll}{2,7}\\.(?= \\p{Lu}[\\p{Ll}-]{2,20} \\p{Lu}\\p{Ll}{2}))'}`;
const leading = new RegExp(`^(?:(?:${titles})(?:[ ,]+|(?<=\\.)(?=\\p{L})))+`, 'u');
const trailing =
  /(?:,? (?:LL\. ?M\.?|M\. ?A\.|M\. ?Sc\.?|B\. ?A\.|B\. ?Sc\.?|MBA|Dipl\.[\p{L}. -]{1,30}|EMBA|Ph\.? ?D\.?|MSc|BSc|[BM]\. ?(?:Eng|Ed|Mus|Phil)\.?|MPH|MPA))+$/u;
/** Whether a text is an academic degree as it stands behind a name. */
export function isDegree(text: string): boolean {
  return !/^Dipl/u.test(text) && trailing.test(` ${text}`);
}

/** Tells father from son, so it is part of the name. */
const generation = /,? (?:[Jj]un\.|[Ss]en\.|[Jj]r\.|[Ss]r\.|[Jj]unior|[Ss]enior)$/u;
const particle =
  "(?:von und zu|von der|von dem|vom|von|van der|van den|van de|van|de la|de|del|della|di|da|dos|du|zu|zur|zum|ter|ten|le|la|el|al|bin|ben|ibn|Freiherr von|Freifrau von|Graf von|Gräfin von|Graf|Gräfin|Freiherr|(?:Graf|Gräfin|Freiherr|Freifrau|Fürst|Fürstin|Prinz|Prinzessin|Herzog|Baron|Baronin|Ritter|Edler|Edle) (?:von und zu|von|zu|v\\.)|Frhr\\.? v(?:on|\\.)|v\\. ?d\\.|v\\.|genannt|gen\\.|(?:auf|in|an|aus|unter) de[rmn]|tom|thor|dalla|dal|degli|dei|das|do|e|y|abu|dell['’]|d['’]|O['’]|Mc|Mac|St\\.)";
const given = "\\p{Lu}[\\p{Ll}\\u00df'’]{1,20}(?:-\\p{Lu}[\\p{Ll}'’]{1,20}){0,2}";
const initial = '\\p{Lu}\\.(?:-?\\p{Lu}\\.)?';
const surname =
  "(?:\\p{Lu}[\\p{Ll}\\u00df'’]{1,25}(?:\\p{Lu}\\p{Ll}{1,20})?|\\p{Lu}{2,20})(?: ?- ?(?:[OD]['’])?\\p{Lu}[\\p{Ll}'’]{1,25}){0,2}";
const person = new RegExp(
  `^(?:${given}|${initial})(?: (?:${given}|${initial}|"[^"]{2,15}"|„[^“”]{2,15}[“”]|\\((?:${given})\\))){0,3} (?:${particle} ?){0,2}${surname}$`,
  'u',
);
const capitals = /^\p{Lu}{2,20}(?:-\p{Lu}{2,20})?(?: (?:\p{Lu}{2,20}|\p{Lu}\.)){0,3} \p{Lu}{2,20}(?:-\p{Lu}{2,20})?$/u;
/** "Trattoria da Enzo", "Optik in der Altstadt" */
const placeOrHost = / (?:(?:in|an|auf|aus|unter) de[rmn]|da|di|chez) /u;

/** Words that begin with a capital and are part of no person's name. */
const noName =
  /^(?:geschäft[a-zß-ɏ]*|vorst(?:and|änd)[a-zß-ɏ]*|vorsitz[a-zß-ɏ]*|stellv[a-zß-ɏ]*|vertret[a-zß-ɏ]*|inhaber[a-zß-ɏ]*|gesellschafter[a-zß-ɏ]*|komplement[a-zß-ɏ]*|register[a-zß-ɏ]*|amtsgericht|handelsregister|vereinsregister|telefon|telefax|tel|fax|e-?mail|mail|mobil|internet|web(?:site|seite|master|design|team|shop|redaktion|adresse|auftritt|hosting)?[a-zß-ɏ]{0,3}(?<!webe[rl])|kontakt[a-zß-ɏ]*|impressum|datenschutz[a-zß-ɏ]*|adresse|anschrift|postfach|deutschland|germany|österreich|schweiz|umsatzsteuer[a-zß-ɏ]*|steuer(?:nummer|nr|berat[a-zß-ɏ]*|id)?|ust|finanz(?:en|amt|vorstand|wart)?|aufsichts[a-zß-ɏ]*|behörde|kammer|mitglied[a-zß-ɏ]*|verantwort[a-zß-ɏ]*|redakt[a-zß-ɏ]*|inhalt[a-zß-ɏ]*|angaben|haftung|urheber[a-zß-ɏ]*|kass(?:e|en|ier|enwart|enführ)[a-zß-ɏ]*|schatzmeister[a-zß-ɏ]*|schrift(?:führ|leit|wart)[a-zß-ɏ]*|beisitz[a-zß-ɏ]*|präsid[a-zß-ɏ]*|direkt[a-zß-ɏ]*|rektor[a-zß-ɏ]*|(?:ober)?bürgermeister[a-zß-ɏ]*|landrat|landrätin|leiter[a-zß-ɏ]*|leitung|partner[a-zß-ɏ]*|verwaltung[a-zß-ɏ]*|gesellschaft[a-zß-ɏ]*|beteiligung[a-zß-ɏ]*|gmbh|ag|kg|ug|ohg|gbr|verein[a-zß-ɏ]*|stiftung|gemeinde|stadt|landkreis|straße|weg|platz|rechtsanw[a-zß-ɏ]*|steuerberat[a-zß-ɏ]*|ärzt[a-zß-ɏ]*|praxis|kanzlei|agentur|firma|herausgeber[a-zß-ɏ]*|betreiber[a-zß-ɏ]*|anbieter[a-zß-ɏ]*|wie|oben|siehe|vgl|[a-zß-ɏ]*(?:ingenieur|therapeut|psycholog|berater|designer|illustrator|texter|übersetzer|dolmetscher|journalist|trainer|dozent|entwickler|künstler|heilpraktiker)(?:in|innen|e)?|architekt(?:in)?|hebamme|logopädin|fach(?:anwalt|anwältin|arzt|ärztin)|coach|speaker|consultant|developer|engineer|writer|artist|photographer|translator|freelance[a-zß-ɏ]*|beratende[rs]?|diplom[a-zß-ɏ]*|(?:staatl|gepr|zert)[a-zß-ɏ]*|(?:dezernat|referat|stabsstelle|fachbereich|sachgebiet|kommunikation|marketing|presse|öffentlichkeit)[a-zß-ɏ]*|corporate|communications?|relations|department|press|public|office|affairs|diese[a-zß-ɏ]*|der|die|das|des|dem|den|und|oder|durch|nach|gemäß|gem|für|im|in|am|an|bei|mit|zur|zum|wird|ist|sind|jeweils|einzel[a-zß-ɏ]*|allein[a-zß-ɏ]*|gemeinsam[a-zß-ɏ]*|gemeinschaft[a-zß-ɏ]*|managing|director[a-zß-ɏ]*|chief|officer|executive|board|members?|owner|represented|ceo|cto|cfo|coo|prokur[a-zß-ɏ]*|sprecher[a-zß-ɏ]*|finanzen|vertrieb|technik|sitz|ort|berlin|hamburg|münchen|köln|bundesrepublik|freistaat|land|körperschaft|anstalt|öffentlich[a-zß-ɏ]*|rechts|name|vorname|nachname|team|unser[a-zß-ɏ]*|copyright|alle|rechte|startseite|home|bild(?:er|nachweis|quelle|material|rechte|ung)?[a-zß-ɏ]{0,2}|fotos?|fotograf[a-zß-ɏ]*|design|webdesign|hosting|phone|email|street|road|limited|ltd|inc|holding|service[a-zß-ɏ]*|solutions?|consulting|media|digital|studio|group|gruppe|international|liquidat[a-zß-ɏ]*|haupt(?:verwaltung|amt|sitz|geschäft|stelle|versammlung)[a-zß-ɏ]*|ehren(?:amt|vorsitz|präsid|mitglied)[a-zß-ɏ]*|jugend(?:wart|leit|haus|zentrum|amt)?[a-zß-ɏ]*|abteilung[a-zß-ɏ]*|geschäftsstelle|pfarr(?:er|amt|ei|büro|haus|gemeinde)[a-zß-ɏ]*|pastor(?:in|at)[a-zß-ɏ]*|evangelisch[a-zß-ɏ]*|katholisch[a-zß-ɏ]*|kirch(?:e|lich|en)[a-zß-ɏ]*|bezirks[a-zß-ɏ]*|landes[a-zß-ɏ]*|bundes[a-zß-ɏ]*|kreis(?:(?:verband|vorsitz|verwaltung|tag|haus)[a-zß-ɏ]*)?|orts(?:verband|verein|vorsitz|gruppe|amt|gemeinde|teil)[a-zß-ɏ]*|zuständig[a-zß-ɏ]*|deutsch(?:land[a-zß-ɏ]*|e[rnsm]?)|staatlich[a-zß-ɏ]*|freiwillig[a-zß-ɏ]*|erste[rs]?|zweite[rs]?|dritte[rs]?|companies|[a-zß-ɏ]{3,}(?:kontor|werkstatt|betriebe?|handlung|technik|service|center|shop|studio|agentur|büro|manufaktur|vertretung|vermittlung|verwaltung|beratung|praxis|kanzlei|verlag|akademie|institut|zentrum|laden|gebiet|park|passage))\.?$/iu;

/** Names of shops and places that look like a first and a last name. */
const business =
  /^(?:[a-zß-ɏ]{3,}(?:büro|praxis|kanzlei|werkstatt|atelier|salon|bahnhof|platz|betrieb|laden|studio|schule|handel|service|dienst|zentrum|verlag|agentur|shop|technik|küche|garten|stube|markt|werke?|team|kasse|bank|haus|amt|kirche|schaft|heit|keit|ung|tion|stiftung|verein|verband|bund|kreis|institut|chor|orchester|klub|gruppe|forum|netzwerk|akademie|bibliothek|bücherei|archiv|fonds|kammer|innung|siedlung|anlage|hafen|bahn|therapie|pflege|hilfe|treff|fabrik|hütte|farm|ranch|keller|küche|bühne|ensemble|projekt|portal|magazin|zeitung|journal|kontor|pension|betriebe|reisen|touristik|bau|transporte|logistik|apotheke|optik|moden?|möbel|design|media|tec|tech|sport|musik|kunst|kultur|hotel|gasthof)|[a-zß-ɏ]{2,}erei|[a-zß-ɏ]{3,}(?:ische|liche|ive|ierte|same)[rnsm]?|(?:freie|grüne|wilde|bunte|blaue|rote|weiße|schwarze|junge|schöne|gute|starke|kreative)[rnsm]?|(?:bio|erlebnis|reiter|bauern|sonnen)hof|sparkasse|fräulein|pixel|ayurveda|coworking|taxi|fahrrad|umzüge|bestattungen|notariat|zirkus|salon|(?:foto|ton|nagel|tanz|yoga|tattoo|kosmetik|fitness|film)?studio|café|cafe|restaurant|ristorante|trattoria|osteria|taverna|taverne|gelateria|enoteca|casa|maison|praxis|kanzlei|hotel|pension|gasthof|gasthaus|landgasthof|(?:blumen|auto|möbel|kauf|wirts|brau|schuh|mode|radio|elektro|reform|sanitäts|ferien|gäste)haus|bäckerei|metzgerei|fleischerei|schreinerei|tischlerei|malerbetrieb|zimmerei|konditorei|gärtnerei|schlosserei|druckerei|brauerei|weingut|elektro|sanitär|friseur[a-zß-ɏ]*|kosmetik[a-zß-ɏ]*|massage[a-zß-ɏ]*|yoga[a-zß-ɏ]*|fahrschule|tanzschule|musikschule|hundeschule|galerie|buchhandlung|apotheke|werkstatt|atelier|ferienwohnung[a-zß-ɏ]*|ferienhof|hof|gut|schloss|burg|bistro|bar|pizzeria|eis[a-zß-ɏ]*|imbiss|dachdecker[a-zß-ɏ]*|gartenbau|blumen|mode|schmuck|optik|foto[a-zß-ɏ]*|photo[a-zß-ɏ]*|grafik[a-zß-ɏ]*|coaching|beratung|training|therapie[a-zß-ɏ]*|heilpraxis|physio[a-zß-ɏ]*|ergo[a-zß-ɏ]*|logopädie|zahnarztpraxis|arztpraxis|tierarztpraxis|naturheilpraxis|hebammenpraxis|reisebüro|immobilien|versicherung[a-zß-ɏ]*|edv|computer|software|online|shop|store|laden|boutique|manufaktur|verlag|medien|film|musik|band|blog|magazin|podcast|kita|kindergarten|schule|grundschule|gymnasium|museum|theater|kino|club|sportverein|haus|villa|zum|zur|alte|alter|altes|neue|neuer|neues|goldene[rs]?|kleine[rs]?|große[rs]?|mein|meine|unser|lebens[a-zß-ɏ]*|natur[a-zß-ɏ]*)$/iu;

/** "Familie Beispiel": nobody by first and last name. */
const family = /^(?:Familien?|Fam|Eheleute|Ehepaar|Geschwister|Gebrüder)\.?$/u;

/** A person's name without academic title or profession ("Anna Beispiel"), or null when the text is something else. */
export function personName(text: string): string | null {
  const whole = withoutTitles(text);
  const suffix = generation.exec(whole)?.[0] ?? '';
  const bare = whole.slice(0, whole.length - suffix.length);
  if (bare.length > 70 || !(person.test(bare) || capitals.test(bare))) return null;
  const words = bare.split(/[ ]/);
  if (business.test(words[0]!) || family.test(words[0]!)) return null;
  if (!isGivenName(words[0]!) && placeOrHost.test(bare) && (isGivenName(words.at(-1)!) || !/ d[ai] /u.test(bare))) return null;
  if (words.some((word) => /^\P{Ll}/u.test(word) && noName.test(word.replace(/[(),"„“”]/g, '')))) return null;
  return bare + suffix.replace(',', '');
}

/** Whether the words of a name tell a business, and fewer than two are left that could be a person's first and last name. */
export function isTradeName(text: string): boolean {
  const words = text.split(/[ –&+/-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const others = words.filter((word) => !business.test(word) && !noName.test(word.replace(/[(),"„“”]/g, '')));
  return others.length < words.length && others.length < 2 && !others.some(isGivenName);
}

/** A name without titles, forms of address and degrees around it. */
export function withoutTitles(text: string): string {
  return text
    .trim()
    .slice(0, 160)
    .replace(leading, '')
    .replace(trailing, '')
    .replace(/[\s,.;:]+$/, (tail) => (tail === '.' && /(?<![a-zß-ɏ])(?:jun|sen|jr|sr)\.$/iu.test(text) ? '.' : ''))
    .trim();
}

const role =
  '(?:(?:geschäftsführende[rnsm]?|alleinige[rnsm]?|einzelvertretungsberechtigte[rnsm]?|alleinvertretungsberechtigte[rnsm]?|vertretungsberechtigte[rnsm]?|stellvertretende[rnsm]?|stellv\\.?|erste[rnsm]?|zweite[rnsm]?|dritte[rnsm]?|\\d\\.|hauptamtliche[rnsm]?|ehrenamtliche[rnsm]?|amtierende[rnsm]?|jeweilige[rnsm]?|der|die|den|dem|das|des|durch|und|ihre[nrm]?|seine[nrm]?|unsere[nrm]?|einzeln|gemeinsam|ersten|zweiten|kaufmännische[rnsm]?|technische[rnsm]?|ärztliche[rnsm]?|wissenschaftliche[rnsm]?) ){0,4}(?:gesellschaftergeschäftsführer(?:in)?|geschäftsführ[a-zß-ɏ]+|geschäftsleit[a-zß-ɏ]+|vorst(?:and|ände|änden|ands[a-zß-ɏ]+)|vorsitzend[a-zß-ɏ]*|stellvertreter(?:in)?|vorsitz|inhaber(?:in|innen|s)?|inh\\.?|gesellschafter(?:in|innen|n)?|komplementär(?:in|e)?|partner(?:in|innen)?|(?:ober)?bürgermeister(?:in|s)?|landr(?:at|ätin)|präsident(?:in|en)?|rektor(?:in)?|kanzler(?:in)?|intendant(?:in)?|direktor(?:in|innen|en)?|leiter(?:in)?|leitung|schulleiter(?:in)?|pfarrer(?:in)?|pastor(?:in)?|dekan(?:in)?|liquidator(?:en|in)?|sprecher(?:in)?|[a-zß-ɏ]{2,20}wart(?:in)?|kassier(?:er)?(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|managing directors?|directors?|ceo|owner|chair(?:man|woman|person)?|president|dienststellenleiter(?:in)?|verbandsvorsteher(?:in)?|amtsleiter(?:in)?|minister(?:in)?|abteilungsleiter(?:in)?|kreisvorsitzende[rn]?|ortsvorsitzende[rn]?)';
const rolePrefix = new RegExp(
  `^(?:${role}(?: (?:(?:des|der|im|gem\\.?|gemäß|nach|i\\. ?S\\.)(?: \\S{1,24}){1,5}))?(?: ?[:–-] ?|,? (?=\\p{Lu})|\\.? ))+`,
  'iu',
);
const roleOnly = new RegExp(`^(?:\\d\\. ?)?${role}(?: .{0,60})?$`, 'iu');
const note = /\([^)]{0,80}\)/g;
const separators =
  /[,;/•·|]| - | – | — |\n|(?<!\p{L})(?:und|sowie|and|oder|bzw\.|u\.|diese[r]? (?:wiederum )?vertreten durch|vertreten durch|&)(?!\p{L})/u;

const betweenCouples = /[,;:/•·|\n]/u;
const couple = /^(?<one>\p{Lu}\p{Ll}[\p{L}-]{1,20}) (?:und|u\.|&|\+) (?<other>\p{Lu}\p{Ll}[\p{L}-]{1,20} .{2,40})$/u;

/** "Anna und Max Muster": two persons by one surname, each with the name that is theirs. */
export function coupleNames(text: string): string[] {
  const { one, other } = couple.exec(withoutTitles(text))?.groups ?? {};
  const second = other === undefined ? null : personName(other);
  const words = second?.split(' ') ?? [];
  if (one === undefined || second === null || words.length < 2) return [];
  // "Muster und Anna Beispiel" are two surnames.
  const first = personName(`${one} ${words.slice(1).join(' ')}`);
  return first === null || words.length > 3 ? [] : [first, second];
}

/** Persons named in a list as imprints write them: with titles, roles, brackets, "und". */
export function personNames(list: string): string[] {
  const names: string[] = [];
  for (const name of list
    .slice(0, 700)
    .replace(note, ', ')
    .split(betweenCouples)
    .flatMap((part) => coupleNames(part.replace(/^[\s.–-]+/u, ''))))
    if (!names.includes(name)) names.push(name);
  for (const part of list.slice(0, 700).replace(note, ', ').split(separators)) {
    const text = part
      .trim()
      .replace(/^[-–•*:.\s]+/, '')
      .replace(/^\((?=[^)]*$)|(?<=^[^(]*)\)$/u, '');
    if (text === '') continue;
    const name = personName(text) ?? personName(text.replace(rolePrefix, '')) ?? nameBeforeRole(text) ?? nameAfterOffice(text);
    if (name !== null && !names.includes(name)) names.push(name);
  }
  return names;
}

/** "Leiterin Kommunikation Dr. Anna Beispiel": an academic title begins the name. */
function nameAfterOffice(text: string): string | null {
  const at = /^\p{Lu}[^\d]{2,60}? (?=(?:Prof|Dr|Dipl)\.)/u.exec(text.slice(0, 160))?.[0].length;
  return at === undefined ? null : personName(text.slice(at));
}

/** "Max Muster Vorsitzender", "Max Muster geb. 1970". */
function nameBeforeRole(text: string): string | null {
  const words = text.split(' ');
  for (let count = Math.min(words.length - 1, 6); count >= 2; count--) {
    const rest = words.slice(count).join(' ');
    if (!roleOnly.test(rest) && !/^(?:geb\.|als |ist |aus |Tel|c\/o)/u.test(rest)) continue;
    const name = personName(words.slice(0, count).join(' '));
    if (name !== null) return name;
  }
  return null;
}

/** Whether an office and a colon begin a text: "Kassenwart: Max Muster". */
export function beginsWithRole(text: string): boolean {
  return /^[^:]{3,60}:/u.test(text) && roleOnly.test(text.slice(0, text.indexOf(':')).trim());
}

/** Whether a text is nothing but the name of an office. */
export function isRole(text: string): boolean {
  return roleOnly.test(text.trim());
}
