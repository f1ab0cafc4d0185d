/** Occupations as they stand before a name; no part of it, unlike academic titles. */
export const occupation =
  '(?=\\p{Lu})(?i:\\p{L}{0,20}(?:referent|apotheker|architekt|ingenieur|therapeut|psycholog|pädagog|heilpraktiker|podolog|fotograf|redakteur|journalist|übersetzer|dolmetscher|grafiker|designer|berater|trainer|makler|gutachter|künstler|musiker|meister|pfarrer|diakon|dekan|superintendent|leiter|optiker|akustiker|notar|prüfer|anwalt)(?:in|e)?|\\p{L}{0,20}(?:anwältin|arzt|ärztin|hebamme|logopäde|logopädin|kauffrau|kaufmann)|coach|pfr\\.|kaplan)';
const titles = `${occupation}|${'(?:(?:Univ\\.-)?Prof(?:essor(?:in)?)?\\.?|PD|Priv\\.-Doz\\.|Dr\\.?(?:-Ing\\.?)?|Doktor|habil\\.|h\\.? ?c\\.?|mult\\.|med\\.?|dent\\.?|vet\\.?|jur\\.?|iur\\.?|rer\\.|nat\\.|pol\\.|oec\\.|publ\\.|soc\\.|phil\\.?|theol\\.|phil|sc\\.|agr\\.|Ing\\.|techn\\.|Dipl\\.? ?-? ?\\p{Lu}?[\\p{L}.-]{0,24}(?: ?\\((?:FH|BA|DH|TH|Univ\\.)\\))?|Mag\\.?|Magister|MMag\\.|DI|Ing\\.?|B\\.? ?(?:Sc|A|Eng)\\.?|M\\.? ?(?:Sc|A|Eng)\\.?|LL\\. ?M\\.?|MBA|RA(?:in)?|StB(?:in)?|WP|Rechtsanw(?:alt|ältin)|Steuerberater(?:in)?|Notar(?:in)?|Architekt(?:in)?|Herrn?|Frau|Hr\\.|Fr\\.|Pfarrer(?:in)?|Pastor(?:in)?|Mr\\.?|Ms\\.?|Mrs\\.?)'}`;
const leading = new RegExp(`^(?:(?:${titles})(?:[ ,]+|(?<=\\.)(?=\\p{L})))+`, 'u');
const trailing = /(?:,? (?:LL\. ?M\.?|M\. ?A\.|M\. ?Sc\.?|B\. ?A\.|B\. ?Sc\.?|MBA|Dipl\.[\p{L}. -]{1,30}|EMBA|Ph\.? ?D\.?|MSc|BSc))+$/u;
/** Tells father from son, so it is part of the name. */
const generation = /,? (?:[Jj]un\.|[Ss]en\.|[Jj]r\.|[Ss]r\.|[Jj]unior|[Ss]enior)$/u;
const particle =
  "(?:von und zu|von der|von dem|vom|von|van der|van den|van de|van|de la|de|del|della|di|da|dos|du|zu|zur|zum|ter|ten|le|la|el|al|bin|ben|ibn|Freiherr von|Freifrau von|Graf von|Gräfin von|Graf|Freiherr|d['’]|O['’]|Mc|Mac|St\\.)";
const given = "\\p{Lu}[\\p{Ll}\\u00df'’]{1,20}(?:-\\p{Lu}[\\p{Ll}'’]{1,20}){0,2}";
const initial = '\\p{Lu}\\.(?:-?\\p{Lu}\\.)?';
const surname =
  "(?:\\p{Lu}[\\p{Ll}\\u00df'’]{1,25}(?:\\p{Lu}\\p{Ll}{1,20})?|\\p{Lu}{2,20})(?: ?- ?(?:[OD]['’])?\\p{Lu}[\\p{Ll}'’]{1,25}){0,2}";
const person = new RegExp(
  `^(?:${given}|${initial}|\\p{Lu}{2,20})(?: (?:${given}|${initial}|"[^"]{2,15}"|„[^“”]{2,15}[“”]|\\((?:${given})\\))){0,3} (?:${particle} ?){0,2}${surname}$`,
  'u',
);

/** Words that begin with a capital and are part of no person's name. */
const noName =
  /^(?:geschäft\p{L}*|vorst\p{L}*|vorsitz\p{L}*|stellv\p{L}*|vertret\p{L}*|inhaber\p{L}*|gesellschafter\p{L}*|komplement\p{L}*|register\p{L}*|amtsgericht|handelsregister|vereinsregister|telefon|telefax|tel|fax|e-?mail|mail|mobil|internet|web\p{L}*|kontakt\p{L}*|impressum|datenschutz\p{L}*|adresse|anschrift|postfach|deutschland|germany|österreich|schweiz|umsatzsteuer\p{L}*|steuer\p{L}*|ust|finanz\p{L}*|aufsichts\p{L}*|behörde|kammer|mitglied\p{L}*|verantwort\p{L}*|redakt\p{L}*|inhalt\p{L}*|angaben|haftung|urheber\p{L}*|kass\p{L}*|schatzmeister\p{L}*|schrift\p{L}*|beisitz\p{L}*|präsid\p{L}*|direkt\p{L}*|rektor\p{L}*|(?:ober)?bürgermeister\p{L}*|landrat|landrätin|leiter\p{L}*|leitung|partner\p{L}*|verwaltung\p{L}*|gesellschaft\p{L}*|beteiligung\p{L}*|gmbh|ag|kg|ug|ohg|gbr|verein\p{L}*|stiftung|gemeinde|stadt|landkreis|straße|weg|platz|rechtsanw\p{L}*|steuerberat\p{L}*|ärzt\p{L}*|praxis|kanzlei|agentur|firma|herausgeber\p{L}*|betreiber\p{L}*|anbieter\p{L}*|wie|oben|siehe|vgl|diese\p{L}*|der|die|das|des|dem|den|und|oder|durch|nach|gemäß|gem|für|im|in|am|an|bei|mit|zur|zum|wird|ist|sind|jeweils|einzel\p{L}*|allein\p{L}*|gemeinsam\p{L}*|gemeinschaft\p{L}*|managing|director\p{L}*|chief|officer|executive|board|members?|owner|represented|ceo|cto|cfo|coo|prokur\p{L}*|sprecher\p{L}*|finanzen|vertrieb|technik|sitz|ort|berlin|hamburg|münchen|köln|bundesrepublik|freistaat|land|körperschaft|anstalt|öffentlich\p{L}*|rechts|name|vorname|nachname|team|unser\p{L}*|copyright|alle|rechte|startseite|home|bild\p{L}*|foto\p{L}*|design|webdesign|hosting|phone|email|street|road|limited|ltd|inc|holding|service\p{L}*|solutions?|consulting|media|digital|studio|group|gruppe|international|liquidat\p{L}*|haupt(?:verwaltung|amt|sitz|geschäft|stelle|versammlung)\p{L}*|ehren(?:amt|vorsitz|präsid|mitglied)\p{L}*|jugend\p{L}*|abteilung\p{L}*|geschäftsstelle|pfarr\p{L}*|pastor\p{L}*|evangelisch\p{L}*|katholisch\p{L}*|kirch(?:e|lich|en)\p{L}*|bezirks\p{L}*|landes\p{L}*|bundes\p{L}*|kreis(?:(?:verband|vorsitz|verwaltung|tag|haus)\p{L}*)?|orts(?:verband|verein|vorsitz|gruppe|amt|gemeinde|teil)\p{L}*|zuständig\p{L}*|deutsch\p{L}*|staatlich\p{L}*|freiwillig\p{L}*|erste[rs]?|zweite[rs]?|dritte[rs]?)\.?$/iu;

/** Names of shops and places that look like a first and a last name. */
const business =
  /^(?:\p{L}{3,}(?:büro|praxis|kanzlei|werkstatt|betrieb|laden|studio|schule|handel|service|dienst|zentrum|verlag|agentur|shop|technik|küche|garten|stube|markt|werk|team)|salon|(?:foto|ton|nagel|tanz|yoga|tattoo|kosmetik|fitness|film)?studio|café|cafe|restaurant|hotel|pension|gasthof|gasthaus|landgasthof|(?:blumen|auto|möbel|kauf|wirts|brau|schuh|mode|radio|elektro|reform|sanitäts|ferien|gäste)haus|bäckerei|metzgerei|fleischerei|schreinerei|tischlerei|malerbetrieb|zimmerei|konditorei|gärtnerei|schlosserei|druckerei|brauerei|weingut|elektro|sanitär|friseur\p{L}*|kosmetik\p{L}*|massage\p{L}*|yoga\p{L}*|fahrschule|tanzschule|musikschule|hundeschule|galerie|buchhandlung|apotheke|werkstatt|atelier|ferienwohnung\p{L}*|ferienhof|hof|gut|schloss|burg|bistro|bar|pizzeria|eis\p{L}*|imbiss|dachdecker\p{L}*|gartenbau|blumen|mode|schmuck|optik|foto\p{L}*|photo\p{L}*|grafik\p{L}*|coaching|beratung|training|therapie\p{L}*|heilpraxis|physio\p{L}*|ergo\p{L}*|logopädie|zahnarztpraxis|arztpraxis|tierarztpraxis|naturheilpraxis|hebammenpraxis|reisebüro|immobilien|versicherung\p{L}*|edv|computer|software|online|shop|store|laden|boutique|manufaktur|verlag|medien|film|musik|band|blog|magazin|podcast|kita|kindergarten|schule|grundschule|gymnasium|museum|theater|kino|club|sportverein|haus|villa|zum|zur|alte|alter|altes|neue|neuer|neues|goldene[rs]?|kleine[rs]?|große[rs]?|mein|meine|unser|lebens\p{L}*|natur\p{L}*)$/iu;

/** A person's name without academic title or profession ("Anna Beispiel"), or null when the text is something else. */
export function personName(text: string): string | null {
  const whole = withoutTitles(text);
  const suffix = generation.exec(whole)?.[0] ?? '';
  const bare = whole.slice(0, whole.length - suffix.length);
  if (bare.length > 70 || !person.test(bare)) return null;
  const words = bare.split(/[ ]/);
  if (business.test(words[0]!)) return null;
  if (words.some((word) => /^\P{Ll}/u.test(word) && noName.test(word.replace(/[(),"„“”]/g, '')))) return null;
  return bare + suffix.replace(',', '');
}

/** A name without titles, forms of address and degrees around it. */
export function withoutTitles(text: string): string {
  return text
    .trim()
    .slice(0, 160)
    .replace(leading, '')
    .replace(trailing, '')
    .replace(/[\s,.;:]+$/, (tail) => (tail === '.' && /(?<!\p{L})(?:jun|sen|jr|sr)\.$/iu.test(text) ? '.' : ''))
    .trim();
}

const role =
  '(?:(?:geschäftsführende[rnsm]?|alleinige[rnsm]?|einzelvertretungsberechtigte[rnsm]?|alleinvertretungsberechtigte[rnsm]?|vertretungsberechtigte[rnsm]?|stellvertretende[rnsm]?|stellv\\.?|erste[rnsm]?|zweite[rnsm]?|dritte[rnsm]?|\\d\\.|hauptamtliche[rnsm]?|ehrenamtliche[rnsm]?|amtierende[rnsm]?|jeweilige[rnsm]?|der|die|den|dem|das|des|durch|und|ihre[nrm]?|seine[nrm]?|unsere[nrm]?|einzeln|gemeinsam|ersten|zweiten|kaufmännische[rnsm]?|technische[rnsm]?|ärztliche[rnsm]?|wissenschaftliche[rnsm]?) ){0,4}(?:gesellschaftergeschäftsführer(?:in)?|geschäftsführ\\p{L}+|geschäftsleit\\p{L}+|vorst(?:and|ände|änden|ands\\p{L}+)|vorsitzend\\p{L}*|stellvertreter(?:in)?|vorsitz|inhaber(?:in|innen|s)?|inh\\.?|gesellschafter(?:in|innen|n)?|komplementär(?:in|e)?|partner(?:in|innen)?|(?:ober)?bürgermeister(?:in|s)?|landr(?:at|ätin)|präsident(?:in|en)?|rektor(?:in)?|kanzler(?:in)?|intendant(?:in)?|direktor(?:in)?|leiter(?:in)?|leitung|schulleiter(?:in)?|pfarrer(?:in)?|pastor(?:in)?|dekan(?:in)?|liquidator(?:en|in)?|sprecher(?:in)?|\\p{L}{2,20}wart(?:in)?|kassierer(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|managing directors?|directors?|ceo|owner|chair(?:man|woman|person)?|president|dienststellenleiter(?:in)?|verbandsvorsteher(?:in)?|amtsleiter(?:in)?|minister(?:in)?|abteilungsleiter(?:in)?|kreisvorsitzende[rn]?|ortsvorsitzende[rn]?)';
const rolePrefix = new RegExp(
  `^(?:${role}(?: (?:(?:des|der|im|gem\\.?|gemäß|nach|i\\. ?S\\.)(?: \\S{1,24}){1,5}))?(?: ?[:–-] ?|,? (?=\\p{Lu})|\\.? ))+`,
  'iu',
);
const roleOnly = new RegExp(`^(?:\\d\\. ?)?${role}(?: .{0,60})?$`, 'iu');
const note = /\([^)]{0,80}\)/g;
const separators =
  /[,;/•·|]| - | – | — |\n|(?<!\p{L})(?:und|sowie|and|oder|bzw\.|u\.|diese[r]? (?:wiederum )?vertreten durch|vertreten durch|&)(?!\p{L})/u;

/** Persons named in a list as imprints write them: with titles, roles, brackets, "und". */
export function personNames(list: string): string[] {
  const names: string[] = [];
  for (const part of list.slice(0, 700).replace(note, ', ').split(separators)) {
    const text = part.trim().replace(/^[-–•*:.\s]+/, '');
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
