import { lowerCase } from '../lower-case.ts';

/**
 * What a passage of an imprint is about. `provider`, `contact`, `representative`, `register` and `tax` speak of the provider
 * itself; the others name somebody else, whose address and numbers are not the provider's.
 */
export type Topic =
  | 'provider'
  | 'contact'
  | 'representative'
  | 'register'
  | 'tax'
  | 'editorial'
  | 'branch'
  | 'authority'
  | 'profession'
  | 'insurance'
  | 'media'
  | 'foreign'
  | 'aside'
  | 'prose'
  | 'privacy';

/** A heading or label at the start of a line. */
export interface TopicStart {
  topic: Topic;
  /** What follows the heading on the same line, without the colon. */
  rest: string;
  /** An imprint begins here. */
  isTitle: boolean;
  /** A label that blocks about others have too ("Anschrift:"). */
  weak: boolean;
  /** Means what it says only after the provider's address: firms are called so themselves. */
  late: boolean;
}

interface Rule {
  topic: Topic;
  pattern: RegExp;
  isTitle?: boolean;
  /** The line is nothing but the heading. */
  alone?: boolean;
  /** Blocks about others have such labels too. */
  weak?: boolean;
  /** Firms are called so: nothing of the kind is announced before the provider's own address. */
  late?: boolean;
}

const end = '(?![a-z\\dß-ɏ])';
/** For lines in lower case: without regard to case, patterns of this length take three times as long to compile. */
const starting = (source: string) => new RegExp(`^(?:${source.replace(/(?<!\\)\p{Lu}/gu, lowerCase)})${end}`, 'u');

/** Words about data protection: its officer and its authorities are never the provider's. */
const dataProtection = 'daten-?schutz|datensicherheit|privacy|data protection|DSGVO|DSB' + '(?![a-zß-ɏ])';

/** What agencies and hosts do. Only before a colon, "by" or the end of the line: firms bear such names themselves. */
const craft =
  '(?:web|screen|grafik|corporate)?-?design|idee|konzept(?:ion)?|gestaltung|layout|grafik|template|theme|umsetzung|realisier[a-zß-ɏ]+|realisation|programmierung|entwicklung|erstellung|technische[rn]? (?:umsetzung|realisierung|betreuung|betrieb|betreiber|verantwortliche?[rn]?|ansprechpartner(?:in)?|leitung|administration)|technik|webmaster(?:in)?|web-?administrat[a-zß-ɏ]+|administrator|(?:web|werbe|internet)?agentur|seo|betreuung|pflege|(?:web(?:seiten?|site)?|homepage|internet)-?(?:erstellung|entwicklung|gestaltung|betreuung|realisierung)|cms|(?:web-?)?hosting|(?:web-?)?host(?:er|ing-anbieter)|webspace|server(?:standort)?|technical implementation|development|concept|implementation';
const site = '(?:(?:web|internet|home|online)-?(?:site|page|seiten?|auftritts?|präsenz|shops?)|seite)';

/** The first rule that fits decides: what is foreign comes before what it looks like. */
const rules: readonly Rule[] = [
  {
    topic: 'privacy',
    alone: true,
    pattern: starting(
      'datenschutz(?:erklärung|hinweise?|bestimmungen|informationen?|richtlinie)?(?: (?:und|&) (?:cookies|impressum))?|hinweise? zum datenschutz|(?:informationen|erklärung) (?:zum|zur|über) (?:den |die |informationspflicht).{0,40}daten[a-zß-ɏ]*|privacy(?: (?:policy|notice|statement))?|data (?:protection|privacy)(?: (?:policy|notice|statement|declaration))?',
    ),
  },
  {
    topic: 'foreign',
    pattern: starting(
      `verantwortlich(?:e[rn]?)?(?: stelle)? (?:im sinne|i\\. ?s\\.|nach|gem|für)[^:\\n]{0,60}(?:${dataProtection}|datenverarbeitung|verarbeitung)[^:\\n]{0,60}|(?:(?:unser[a-zß-ɏ]*|der|die|externe[rn]?|betriebliche[rn]?|behördliche[rn]?|örtlich[a-zß-ɏ]*|beauftragte[rn]?|(?:sie erreichen )?unsere[nr]?|name und (?:anschrift|kontaktdaten) (?:des|der)|kontakt(?:daten)? (?:des|der|zu[mr]?|unsere[sr])|verantwortliche[rn]? (?:stelle )?(?:für (?:den|die) |im sinne (?:der|des) |i\\. ?s\\. ?d\\. |nach |gem(?:äß|\\.) (?:art\\.? ?\\d+ )?)|aufsichtsbehörde (?:für (?:den |die )?)?|zuständige (?:aufsichtsbehörde|behörde) (?:für (?:den |die )?|im |in ))\\s?){0,3}(?:${dataProtection}|landesbeauftragte[a-zß-ɏ]* für (?:den )?datenschutz|bundesbeauftragte[a-zß-ɏ]* für (?:den )?datenschutz)[^:\\n]{0,60}`,
    ),
  },
  {
    topic: 'foreign',
    late: true,
    pattern: starting(
      `(?:${craft})(?:(?: ?[,/&+] ?| und | and | )(?:${craft})){0,4}(?: (?:der|des|dieser|diese|this|of|für|for) ?(?:die |the |der )?${site})?(?: (?:by|von|durch|erfolgt[a-zß-ɏ]* durch|erstellt von))?(?=[ ]?(?::|$|[-–] )|(?<=by|von|durch)[ ])|(?:die(?:se)? )?${site} (?:wurde|ist|wird) (?:erstellt|gestaltet|umgesetzt|realisiert|programmiert|entwickelt|gehostet|technisch)|(?:website|site) by|(?:powered|made|designed|created|developed|hosted|gehostet|erstellt|realisiert|umgesetzt|gestaltet) (?:with \\S{1,12} )?(?:by|von|durch|bei)|verantwortlich für (?:die )?(?:technik|technische|umsetzung|gestaltung|webdesign|programmierung)[^:\\n]{0,60}|technisch(?:e[rn]?)? verantwortlich[a-zß-ɏ]*`,
    ),
  },
  {
    topic: 'foreign',
    late: true,
    pattern: starting(
      '(?:bild(?:er|nachweise?|quellen?|material|rechte)|fotos?(?:nachweise?|grafi[a-zß-ɏ]+|credits|rechte)?|fotos? und [a-zß-ɏ]+|foto-?(?:credits?|nachweise?|quellen?)|illustrationen?|icons?|grafiken|quellen(?:nachweise?|angaben?|verzeichnis)?|images?|photos?|photo credits?|image credits?|picture credits|credits|videos?|texte?|copywriting|lektorat|übersetzung(?:en)?|schriften|karten(?:material)?|urheber der (?:bilder|fotos)|druck)(?: (?:und|&|/) [a-zß-ɏ]+)?(?: ?(?::|von|by|$)| - )',
    ),
  },
  {
    topic: 'foreign',
    pattern: starting(
      '(?:(?:eu-?|online-?|außergerichtliche |alternative |hinweis(?:e)? (?:zur|auf die|gem\\S{1,4}|nach) |information(?:en)? (?:zur|gem\\S{1,4}|nach) |teilnahme an |allgemeine |zuständige |verbraucher(?:-|inform[a-zß-ɏ]+ )?|plattform (?:der|zur) ){0,3}(?:streit(?:schlichtung|beilegung)[a-zß-ɏ]*|schlichtung[a-zß-ɏ]*|verbraucher-?(?:streit|schlichtung)[a-zß-ɏ]*|universalschlichtung[a-zß-ɏ]*|os-plattform|odr-?[a-zß-ɏ]*|(?:online )?dispute resolution|alternative dispute|consumer dispute|mediation)|§ ?36 vsbg|vsbg)[^:\\n]{0,80}|ombuds(?:mann|frau|stelle)[a-zß-ɏ]*|beschwerdestelle[a-zß-ɏ]*|(?:interne )?meldestelle|hinweisgeber[a-zß-ɏ]*|digital services act|zentrale kontaktstelle|kontaktstelle[a-zß-ɏ]* (?:nach|gem)|single point of contact',
    ),
  },
  {
    topic: 'aside',
    pattern: starting(
      'bank(?:verbindung(?:en)?|daten|konto)|kontoverbindung|konto(?:nummer|inhaber)?|spendenkonto|iban|bic|gläubiger-?(?:id|identif)[a-zß-ɏ]*|steuerberat(?:er|erin|ung|ende)? ?:|zahlungsdienst[a-zß-ɏ]*|dual(?:es)? system[a-zß-ɏ]*|verpackungs[a-zß-ɏ]*|lucid[a-zß-ɏ]*|(?:EAR|WEEE|elektro)\\S{0,30}(?:nr|nummer|reg)\\S{0,12}|öko-?kontrollstelle|prüf(?:ungs)?verband|zuständiger prüfungsverband|wirtschaftsprüfer ?:|abschlussprüfer|aufsichtsrat[a-zß-ɏ]*|vorsitzende[rn]? des aufsichtsrat[a-zß-ɏ]*|(?:chair(?:man|woman|person)? of the )?supervisory board|beirat|kuratorium|mitglied(?:schaft(?:en)?)? (?:im|in|bei|beim|des|der)(?! (?:[a-zß-ɏ]{1,30} ){0,2}(?:[a-zß-ɏ]*kammer|industrie-|IHK|HWK|WK[OÖ]))|spitzenverband|dachverband|schulträger|sachaufwandsträger|partner(?:unternehmen|agentur)|vertreter in der (?:eu|union)|(?:eu|uk)[- ](?:representative|vertreter)|representative in the (?:eu|european)',
    ),
  },
  {
    topic: 'prose',
    late: true,
    pattern: starting(
      '(?:haftung(?:sausschluss|shinweise?|sbeschränkung)?|gewährleistung|urheber(?:recht)?|copyright|links?|verweise|disclaimer|rechtliche hinweise?|rechtswirksamkeit|salvatorische|nutzungsbedingungen|allgemeine geschäftsbedingungen|agb|widerruf[a-zß-ɏ]*|marken(?:recht[a-zß-ɏ]*)?|hinweise? (?:zur|auf|zum)|barrierefreiheit|gender[a-zß-ɏ]*|erklärung zur|liability|limitation|external links|trademarks|terms|cookies?|newsletter|abmahnung[a-zß-ɏ]*|keine abmahnung|social media|facebook|instagram|twitter|linkedin|xing|youtube|google|öffnungszeiten|sprechzeiten|bürozeiten|geschäftszeiten|opening hours|anfahrt|quelle|source)(?: (?:für|und|auf|zu|of|for|and|from|&) [^:\\n]{0,60})?(?: ?(?::|$))',
    ),
  },
  {
    topic: 'media',
    pattern: starting(
      '(?:zuständige )?(?:(?:landes)?medienanstalt|medienaufsicht[a-zß-ɏ]*|sitzland|(?:aufsichts(?:behörde|stelle)|regulierungsbehörde|aufsicht) (?:für|über) (?:audiovisuelle|av-|medien|rundfunk|den rundfunk)[a-zß-ɏ]*[^:\\n]{0,60}|media authority|member state of establishment)|angaben (?:zu|für) audiovisuelle[^:\\n]{0,60}',
    ),
  },
  {
    topic: 'authority',
    pattern: starting(
      '(?:die |angaben zur |name (?:und anschrift )?der |weitere |zuständige[rn]? |verantwortliche |örtlich |staatliche |kirchliche |obere |untere |unsere ){0,3}(?:[a-zß-ɏ]*aufsichts(?:behörde|stelle|führende[a-zß-ɏ]*|organ)[a-zß-ɏ]*|behörde für [^:\\n]{0,60}|[a-zß-ɏ]{0,30}behörde(?= ?(?::|$))|behörde|stelle(?= ?(?::|$))|(?:rechts-?|fach-?|kommunal|stiftungs|dienst|schul|heim|kirchen)-?(?: und (?:rechts-?|fach-?))?aufsicht(?!s(?:rat|pflicht))|aufsicht(?= ?:)|erlaubnis-?(?:behörde|erteilung[a-zß-ɏ]*)?|genehmigungs-?behörde[a-zß-ɏ]*|zulassungs-?behörde[a-zß-ɏ]*|gewerbe-?erlaubnis|heilpraktiker-?erlaubnis|supervisory authority|regulatory authority|licensing authority|competent authority)|(?:zuständig|erlaubt|genehmigt|zugelassen|beaufsichtigt) (?:durch|von)|registriert bei der ihk',
    ),
  },
  {
    topic: 'insurance',
    pattern: starting(
      '(?:angaben (?:zur|über die) |name und (?:sitz|anschrift) (?:des|der) )?(?:(?:berufs|vermögensschaden|betriebs)-?\\s?(?:(?:und|/) (?:vermögensschaden|betriebs)-?)?(?:haftpflicht|schaden-?haftpflicht)[a-zß-ɏ]*|haftpflicht[a-zß-ɏ]*|versicherers?|versicherung ?:|professional (?:liability|indemnity))',
    ),
  },
  {
    topic: 'profession',
    pattern: starting(
      '(?:die |angaben (?:zur|zum) |gesetzliche |zuständige |es gelten (?:die )?(?:folgenden? )?|folgende |geltende |einschlägige |unsere ){0,3}(?:berufs(?:bezeichnung|rechtliche[rn]?|regeln|satzung|ordnung[a-zß-ɏ]*|recht|regelungen|angaben|kammer|stand|spezifische)[a-zß-ɏ]*|kammer(?:zugehörigkeit)?(?= ?[:(]|$| ist )|(?:rechtsanwalts|steuerberater|wirtschaftsprüfer|ärzte|zahnärzte|tierärzte|psychotherapeuten|apotheker|architekten|ingenieur[a-zß-ɏ]*|notar|patentanwalts|handwerks|landesärzte|landeszahnärzte|landestierärzte|landespsychotherapeuten|landesapotheker|bezirksärzte|baukammer|pflege|industrie- und handels)kammer|mitglied (?:der|in der|bei der) (?:[a-zß-ɏ]{1,30} ){0,2}(?:[a-zß-ɏ]*kammer|industrie- und|(?:IHK|HWK|WK[OÖ])(?![a-zß-ɏ]))|professional (?:title|rules|regulations|body)|(?:competent |responsible )?chamber(?! of commerce))|standesrecht[a-zß-ɏ]*',
    ),
  },
  {
    topic: 'branch',
    pattern: starting(
      '(?:unsere )?(?:(?:zweig)?niederlassung(?:en)?|zweigstellen?|filialen?|standorte?|außenstellen?|showroom|lager(?:adresse)?|werk|branch(?:es)?(?: offices?)?|retouren(?:adresse)?|rücksende(?:adresse)?|lieferadresse|veranstaltungsort|spielstätte|vereinsheim|sportstätte|sporthalle)',
    ),
  },
  {
    topic: 'provider',
    pattern: starting(
      '(?:person )?responsible (?:for [^:\\n]{2,60}? )?(?:according|pursuant|under|in accordance|within the meaning)[^:\\n]{0,30}?(?:section|sec\\.|§) ?5(?!\\d)[^:\\n]{0,30}|(?:dies(?:e|er) )?(?:inhaltlich )?verantwortlich(?:e[rn]?)?(?: (?:für (?:den inhalt |die inhalte |diese (?:web|internet)?seiten? |dieses angebot |die (?:web|internet)?seiten? )?)?(?:i\\. ?s\\. ?(?:d\\.?|v\\.?)|im sinne(?: des| von)?|nach|gem(?:äß|\\.|ass|aess)?))? ?(?:des )?§ ?[56] ?(?:abs\\.? ?1 ?)?(?:DDG|TMG|TDG|digitale-dienste-gesetz[a-zß-ɏ]*|telemediengesetz[a-zß-ɏ]*)',
    ),
  },
  {
    topic: 'editorial',
    pattern: starting(
      '(?:journalistisch|redaktionell|inhaltlich|presserechtlich)(?:e[rnsm]?)? verantwortlich(?:e[rnsm]?)?(?= (?!für|im|nach|gem|i\\.|ist|sind)[^ \\n:]{2,20}(?: [^ \\n:]{2,25}){1,3}$)|(?:(?:journalistisch|redaktionell|inhaltlich|presserechtlich)(?:e[rnsm]?)?(?:[ ,/-]{1,3}(?:und )?(?:redaktionell|inhaltlich|journalistisch)(?:e[rnsm]?)?){0,2} ?|person )?verantwortlich(?:keit|e[rnsm]?)?(?: (?:person|redakteur(?:in)?|im sinne|in sinne|i\\. ?s\\.))?(?=[^a-zß-ɏ]| (?:für|nach|gem|i\\.|im|für|und|ist|redakt|sind|person|iSd|laut))[^:\\n]{0,110}?(?= ?:|$| (?:ist|sind) |(?<=MStV|RStV|MDStV|Medienstaatsvertrag|Rundfunkstaatsvertrag|TMG|DDG)[ ,]{1,3})|v\\. ?i\\. ?s\\. ?d\\. ?[pm]\\.?(?: ?[rg]\\.?)?|v\\. ?i\\. ?s\\. ?d\\. ?(?:des )?(?:§|presse|medien)[^:\\n]{0,80}(?= ?:|$)|visdp|redaktionsverantwort[a-zß-ɏ]*|für (?:den |die |das |alle )?(?:gesamte[nr]? |redaktionelle[nr]? )?(?:inhalte?s?|angebot|redaktion)(?: (?:dieser|der|dieses|des|auf) [^:\\n]{2,40}?)?(?: ist| sind| zeichnet)? (?:redaktionell |inhaltlich )?verantwortlich(?: (?:ist|sind|zeichnet))?|(?:chef|online-?|web-?|bild-?|text-?)?redaktion(?:sleitung|steam)?(?= ?(?::|$|\\([^)\\n]{0,40}\\) ?:))|verantw\\.[^:\\n]{0,70}(?= ?:)|(?!herausgeber|anbieter|betreiber|inhaber|angaben|impressum)[^:\\n]{1,50}?(?:v\\. ?i\\. ?s\\. ?d\\. ?[pm]|visdp)[^:\\n]{0,6}(?= ?:)|chefredakteur(?:in)?|(?:journalistisch|redaktionell|inhaltlich|presserechtlich)(?:e[rnsm]?)? verantwort(?:lich(?:keit|e[rnsm]?)?|ung)|verantwortung für (?:die |den )?(?:inhalt|redaktion)[^:\\n]{0,40}|(?:person )?responsible (?:for|person|editor|under|according|pursuant|within|in terms)[^:\\n]{0,80}|editor-?in-?chief|(?:responsible )?editor(?: responsible[^:\\n]{0,60})?(?= ?:)|editorial responsibility[^:\\n]{0,40}|(?:§ ?18|§ ?55) ?(?:abs\\.? ?\\d ?)?(?:MStV|RStV)[^:\\n]{0,40}',
    ),
  },
  {
    topic: 'register',
    pattern: starting(
      '(?:(?:das |die |unsere? |eingetragen (?:im|in das|beim|in) |eintragung(?:en)? im |eintrag(?:ung)? (?:im|in das) |angaben zum |zuständiges |sitz (?:der gesellschaft )?und ){0,2}(?:(?:handels|vereins|partnerschafts|genossenschafts|gesellschafts|stiftungs|unternehmens)-?register[a-zß-ɏ]*|register(?:eintrag(?:ung)?|gericht|nummer|-nr|nr|art|blatt)?(?= |:|$|\\.|-)[a-zß-ɏ]*|amtsgericht|firmenbuch[a-zß-ɏ]*|HR ?[AB](?=[^a-zß-ɏ])|VR(?= ?(?:nr|\\d|:))|commercial register|registration (?:number|no)|registered (?:in|at|with)|trade register|register court|company (?:registration )?(?:number|no)|companies house|chamber of commerce|kvk)|sitz der gesellschaft)',
    ),
  },
  {
    topic: 'tax',
    pattern: starting(
      '(?:umsatz-?steuer[a-zß-ɏ]*|ust\\.?|u-?st[a-zß-ɏ]*|steuer-?(?:nummer|nr|identif[a-zß-ɏ]*|id|angaben|daten)|st\\.?-?nr|finanzamt|mwst[a-zß-ɏ]*|wirtschafts-?\\s?id[a-zß-ɏ]*|w-?id[a-zß-ɏ]*|uid(?:-?nummer|-?nr)?|vat|tax|kleinunternehmer[a-zß-ɏ]*|gemäß § ?19 ustg)',
    ),
  },
  {
    topic: 'representative',
    pattern: starting(
      '(?:(?:die |der |den |dem |das |wird |gesetzlich(?:e[rn]?)? |allein|einzel|gemeinschaftlich |jeweils |diese |rechtlich |und ){0,3}(?:vertret(?:en|ungs?berechtigt[a-zß-ɏ]*|er(?:in)? |ung(?= ?:|$))|vertretungsbefugt[a-zß-ɏ]*)|(?:(?:allein|einzel)vertretungsberechtigte[rn]? )?(?:geschäftsf(?:ü|ue)hr[a-zß-ɏ]+|geschäftsleit[a-zß-ɏ]+)|vorst(?:a|ä)nd(?:e|in|svorsitz[a-zß-ɏ]*|smitglied[a-zß-ɏ]*|schaft)?|inhaber(?:in|innen)?|inh(?=[.: ])|gesellschafter(?:in|innen)?|komplement(?:ä|ae)r[a-zß-ɏ]*|(?:persönlich|unbeschränkt) haftende[a-zß-ɏ]*|partner(?:in|innen)?(?= ?:)|(?:erste[rn]? |1\\. ?|ober)?bürgermeister(?:in)?(?!-)|landr(?:at|ätin)(?!-)|rektor(?:in|at)?(?!-)|schulleit(?:er|erin|ung)(?!-)|intendant(?:in)?(?!-)|präsident(?:in|ium)?(?!-)|(?:kreis|orts|landes|bezirks|bundes|stadt|vereins|verbands)vorsitzende[rn]?|verwaltungsrat[a-zß-ɏ]*|(?:1\\. ?|erste[rn]? |2\\. ?|zweite[rn]? |stellv[a-zß-ɏ]*\\.? )?vorsitzende[rn]?(?! des aufsichtsrat)|managing directors?|(?:legally )?represented by|(?:authori[sz]ed|legal) representatives?|directors?(?= ?:)|board (?:of (?:directors|management)|members)|executive board|ceo|owner|liquidator[a-zß-ɏ]*)',
    ),
  },
  {
    topic: 'contact',
    alone: true,
    pattern: starting(
      '(?:ihr )?kontakt(?:daten|aufnahme|möglichkeiten|informationen|angaben)?|so erreichen sie uns|erreichbarkeit|kommunikation|schnelle (?:elektronische )?kontaktaufnahme|contact(?: (?:details|information|us|data))?|how to contact us|elektronische postadresse',
    ),
  },
  {
    topic: 'provider',
    isTitle: true,
    pattern: starting(
      '(?:impressum|imprint|anbieterkennzeichnung|anbieterkennung|legal (?:notice|disclosure|information)|site notice|pflichtangaben|anbieterangaben|angaben (?:gem(?:äß|\\.|aess|ass|)|nach|laut|im sinne|i\\. ?s\\.|entsprechend|zum anbieter)(?:[^:\\n]{0,110}(?<![a-zß-ɏ])(?:DDG|TMG|TDG|MStV|RStV|ECG|UGB|MedienG|EGG|DL-InfoV|[a-zß-ɏ]+gesetz[a-zß-ɏ]{0,2}|[a-zß-ɏ]*staatsvertrag[a-zß-ɏ]{0,2}))?|(?:gesetzliche |rechtliche )?anbieter-?kennzeichnung|information(?:s|en)? (?:gem(?:äß|\\.)|nach|according|pursuant|in accordance|provided)(?:[^:\\n]{0,80}(?<![a-zß-ɏ])(?:DDG|TMG|MStV|RStV|act))?|pflichtinformationen|(?:pursuant|according) to (?:§|section) ?5)',
    ),
  },
  {
    topic: 'provider',
    pattern: starting(
      '(?:dienste?-?)?anbieter(?:in)?(?: (?:diese[rs]|des|der|im|nach|gem|i\\.)[^:\\n]{0,60}?(?= ?:|$| ist ))?(?: ist(?: die| der| das)?)?|betreiber(?:in)?(?: (?:diese[rs]|des|der|und)[^:\\n]{0,60}?(?= ?:|$| ist ))?(?: ist(?: die| der| das)?)?|(?:web|internet|website|seiten|shop)-?betreiber(?:in)?|herausgeber(?:in)?(?: (?:und|diese[rs]|der|des)[^:\\n]{0,60}?(?= ?:|$| ist ))?(?: ist(?: die| der| das)?)?|diese (?:web|internet)-?(?:site|seiten?) wird (?:betrieben|herausgegeben|angeboten)|träger(?:in)?(?= ?(?::|$)| der)|rechtsträger(?:in)?(?![a-zß-ɏ])|provider(?= ?:)|service provider|publisher|published by|(?:website |site )?operator|operated by',
    ),
  },
  {
    topic: 'provider',
    weak: true,
    pattern: starting(
      'firmen?(?:sitz|name|anschrift|adresse)?(?= ?:)|unternehmen(?= ?(?::|$))|name(?: (?:und|des|der) [^:\\n]{2,50})?(?= ?:|$)|anschrift|adresse|hausanschrift|besucheradresse|postanschrift|postadresse|geschäfts(?:sitz|anschrift|adresse)|ladungsfähige anschrift|(?:haupt|firmen|vereins)?sitz(?= ?:)|geschäftsstelle(?= ?(?::|$))|verein(?= ?:)|praxis(?= ?:)|address|postal address|registered (?:office|address)|company(?= ?:)',
    ),
  },
];

const bullet = /^(?:[-–•·*▪►»>]+ ?|\d{1,2}\.(?:\d{1,2}\.?)? (?!vorsitz|vorstand|bürgermeister|beigeordnete)|[a-h]\) |\([a-h1-9]\) )/iu;

/** What a line announces, by the heading or label it begins with; null for a line that continues. */
export function topicStart(line: string): TopicStart | null {
  const text = line.slice(0, 400).replace(bullet, '');
  const low = lowerCase(text);
  for (const { topic, pattern, isTitle = false, alone = false, weak = false, late = false } of rules) {
    const match = pattern.exec(low);
    if (!match) continue;
    const rest = text
      .slice(match[0].length)
      .replace(/^[\s.:)–-]+/, '')
      .replace(/^(?:ist|sind)(?: (?:die|der|das))? (?=\p{Lu})/u, '');
    if (alone && /[\p{L}\p{N}]/u.test(rest)) continue;
    return { topic, rest, isTitle, weak, late };
  }
  return null;
}

/** Topics whose address, telephone and e-mail are the provider's. */
export const ownTopics: ReadonlySet<Topic> = new Set(['provider', 'contact', 'representative', 'register', 'tax']);
