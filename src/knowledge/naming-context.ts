import { isOutOfPlace, isOutOfUse, isSuccessor } from './doubtful-use.ts';
import { isOfAnotherTime } from './former-use.ts';
import { isAbsent, isOnlyMentioned } from './mention-only.ts';
import { aroundList } from './name-list.ts';
import { clauseOf, isNegated, nameMark, withoutComma } from './negation.ts';
import { isPlainlyDenied } from './plain-denial.ts';

/**
 * What a sentence does with a name: says that it is used, names it as what a section is about, names it at work, merely mentions it,
 * names it as the company behind something, names it for another reason (a link, a profile, an opt-out, a source), or says that it is
 * not used.
 */
export type NamingRole = 'used' | 'headed' | 'named' | 'mentioned' | 'company' | 'aside' | 'denied';

const gap = `(?:[\\s,/„“"'()-]{1,3}(?:der|die|das|den|dem|des|unsere[rnm]?|unser|auf|bei|in|zu|zum|zur|von|vom|und|oder|sowie|wie|z\\. ?B\\.|soziale[a-zß-ɏ]{1,2}|netzwerke?n?|dienste?n?|plattform[a-zß-ɏ]*|our|the|and|or|to|on|of|such as|${nameMark}(?:-[a-zß-ɏ]{1,20})?))*[\\s„“"'(-]{0,3}`;
const upToName = (words: string) => new RegExp(`(?<![a-zß-ɏ])(?:${words})${gap}$`, 'iu');

/** A link leads there, nothing is loaded. */
const linkLeads =
  /(?<![a-zß-ɏ])(?:links?|schaltflächen?|buttons?|icons?|logos?|klicken?|klick)(?![a-zß-ɏ])[^!?;]{0,60}(?<![a-zß-ɏ])(?:gelangen|führt|führen|öffnet|öffnen|weitergeleitet|leads?|takes? you)(?![a-zß-ɏ])[^!?;]{0,60}$/iu;
const linkBefore = upToName(
  '(?:hyper|text|web|weiter|bloße[a-zß-ɏ]? |einfache[a-zß-ɏ]? |externe[a-zß-ɏ]? )?(?:links?|verlinkung[a-zß-ɏ]*|verlinken|verlinkt|verweise?n?|verweisen|weiterleitung|links? lead|link|linked)(?: (?:wir|zu|auf|nach|lediglich|nur|ausschließlich|to))?',
);
const linkAfter =
  /^[^.!?]{0,100}(?<![a-zß-ɏ])(?:(?:nur|lediglich|bloß|ausschließlich|einfach) (?:per link |als link |über einen link )?(?:verlinkt|verknüpft|(?:ein(?:en|e)? )?(?:einfache |normale |bloße )?links?)|(?:sind|ist|werden|wird)(?: [a-zß-ɏ]+){0,4} (?:verlinkt|als (?:[a-zß-ɏ]+ )?links? [a-zß-ɏ]+)|verlinken wir|wir verlinken|teilen möchten|teilen wollen|zu teilen|(?:only|merely|just) linked)(?![a-zß-ɏ])|^[^.!?]{0,100}[;,] (?:wir|ich) (?:verweisen?|verlinken?)(?![a-zß-ɏ])/iu;
/** "Einen Link zu unserem Eintrag bei ¤", "verweisen wir per Link auf ¤", "der Routenlink öffnet ¤", "¤ sind einfache Verweise". */
const linkInWords =
  /(?<![a-zß-ɏ])(?:links?|verweise?|verlinken|verweisen|linking)(?: [a-zß-ɏ]+){0,4} (?:zu|zum|zur|auf|nach|to)(?: [a-zß-ɏ]+){0,4}\s$|(?<![a-zß-ɏ])(?:er|sie|dieser|klick|it|click) (?:führt|öffnet|leitet|bringt|leads|takes)(?: [a-zß-ɏ]+){0,3} (?:zu|auf|nach|to)(?: [a-zß-ɏ]+){0,2}\s$|[a-zß-ɏ]*links? (?:öffnet|öffnen|führt|führen|startet|opens?)(?: [a-zß-ɏ]+){0,4}\s$/iu;
/** "Unseren Standort haben wir bei ¤ verlinkt." */
const linkedAt = /(?<![a-zß-ɏ])(?:mit|bei|auf|zu|zur|zum|in)(?: der| dem| den)?(?: [a-zß-ɏ]{1,20})?\s$/iu;
const isLinked = /^ (?:[a-zß-ɏ]+ ){0,2}verlinkt(?![a-zß-ɏ])/iu;
/** What others do with it, or what the site's owner offers to them. */
const offered =
  /(?<![a-zß-ɏ])(?:schnittstellen?|konnektor[a-zß-ɏ]*|connectors?|anbindungen?) (?:zu|mit|für|an|to|for)(?![a-zß-ɏ])[^.!?;:]{0,160}\s$|lässt sich(?: [a-zß-ɏ]+){0,3} mit\s$|(?:bieten|biete)(?: [a-zß-ɏ]+){0,5} (?:einrichtung|betreuung|schulung(?:en)?|beratung|einführung)(?: [a-zß-ɏ]+){0,2} (?:von|zu|für|in)\s$|customers (?:can|may) (?:connect|integrate|link|add)\s$|freuen uns[^.!?]{0,40} (?:auf|bei)\s$|bewerte(?:n|t) (?:sie |ihr )?uns (?:[a-zß-ɏ]+ ){0,2}(?:auf|bei)\s$|leiten wir sie(?: [a-zß-ɏ]+){0,2} zu\s$/iu;
/** Films and pictures are there, not here. */
const foundThere =
  /^ (?:(?:finden|sehen|hören|lesen) sie (?:unsere|meine)|können sie (?:unsere|meine)[nrms]?(?: [a-zß-ɏ]+){1,3} (?:nach|an)?(?:lesen|sehen|hören|finden))(?![a-zß-ɏ])/iu;
const standsThere =
  /(?<![a-zß-ɏ])(?:filme|videos|clips|bilder|folgen|podcasts?) (?:stehen|liegen|(?:finden|sehen|hören) sie|gibt es) (?:auf|bei)\s$/iu;
const enterThere = /^ (?:eingeben|aufrufen|suchen|planen|berechnen)(?![a-zß-ɏ])/iu;
const visitorCan = /(?<![a-zß-ɏ])(?:können|kannst|you can)(?: [a-zß-ɏ]+){0,6} (?:in|mit|bei|auf)\s$/iu;
const forOthers =
  /^[^.!?;]{0,40}(?<![a-zß-ɏ])(?:für (?:unsere|meine) (?:kund(?:en|innen)|mandant(?:en|innen)|auftraggeber)|auf (?:ihren|deren) (?:eigenen )?(?:seiten|web-?sites?|webseiten)|(?:for|of) our (?:clients|customers))(?![a-zß-ɏ])/iu;
const areLinks = /^[^.!?;]{0,80}(?<![a-zß-ɏ])(?:sind|ist|are|is) (?:[a-zß-ɏ]+ ){0,3}(?:links?|verweise?|verlinkungen)(?![a-zß-ɏ])/iu;
const linkCompound = /^[- ]?(?:links?|verlinkung[a-zß-ɏ]*|hyperlinks?|icons?|logos?|symbole?n?)(?![a-zß-ɏ])/iu;
/** A profile of the site's owner in a network is no part of the site. */
const profileAfter =
  /^[- ]?(?:unternehmens|firmen|business|fan|vereins)?-?(?:seiten?|fanpages?|fan-pages?|profile?n?s?|profiles?|auftritte?n?s?|kan[aä]le?n?s?|channels?|accounts?|präsenz(?:en)?|gruppen?|pages?|konto|konten|stories|(?:seiten-?|page[- ])?insights|follower[a-zß-ɏ]*|nutzer[a-zß-ɏ]*|mitglied[a-zß-ɏ]*|user[a-zß-ɏ]*)(?![a-zß-ɏ])/iu;
const profileBefore = upToName(
  '(?:fan)?(?:seiten?|pages?|profile?n?|auftritte?n?|kan[aä]le?n?|accounts?|(?:online-?)?präsenz(?:en)?|presence|vertreten|folgen sie uns|folge uns|(?:sie |ihr )?find(?:en|et) uns|besucht uns|sind wir|folgt uns|follow us|find us|finden sie uns|besuchen sie uns|wir sind|aktiv|nutzer|mitglied|(?<!-)konto|eingeloggt|angemeldet|einloggen|ausloggen|logged in(?:to)?|registriert|account|member)(?: (?:auch|jederzeit))?(?: (?:auf|bei|in|on|at|of|with|von))?',
);
/** "Ein Konto auf ¤ und eines auf ¤" */
const profileToo =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{0,14}kont[oe]n?|accounts?|profile?n?|[a-zß-ɏ]{0,10}seiten?|kan[aä]le?n?|auftritte?|präsenz(?:en)?)(?![a-zß-ɏ])[^.!?]{0,40}(?:,| und| sowie) (?:eine[nrs]?|eins|auch|zusätzlich|one)(?: (?:auf|bei|on))?\s$/iu;
/** Advice to visitors on how to be left alone. */
const visitorAct =
  /(?<![a-zß-ɏ])(?:opt-?out[a-zß-ɏ]*|widersprechen|widerspruch[a-zß-ɏ]*|deaktivieren|deaktivierung|deaktiviert werden|browser-?(?:add-?on|plug-?in|erweiterung)[a-zß-ɏ]*|add-?ons?|(?:ad|werbe|script|tracking)-?blocker[a-zß-ɏ]*|(?<!soll |sollen |hilft,? |helfen,? )(?:blockieren|verhindern|unterbinden)(?!,? dass)|ghostery|noscript|(?<!bis (?:sie|du) (?:sich|dich) )abmelden|disable|prevent|block|object to)(?![a-zß-ɏ])/iu;
/** The makers of the text are named below it. */
const sourceBefore = upToName(
  '(?:quelle|source|erstellt|generiert|generator|bereitgestellt|muster|vorlage|mustertexte?|textbaustein[a-zß-ɏ]*|created|generated|powered|provided|text|anwalt[a-zß-ɏ]*|rechtstexte[a-zß-ɏ]*|geprüft|abmahnschutz|mitglied)(?:[: ]+(?:mit|von|durch|vom|dem|der|des|auf|basis|by|with|from|unter|[a-zß-ɏ]*generator[a-zß-ɏ]*|datenschutz[a-zß-ɏ]*|impressum[a-zß-ɏ]*|kostenlose[a-zß-ɏ]*|hilfe)){0,8}:?',
);
const sourceAfter =
  /^[- ]?(?:datenschutz-?)?(?:generator[a-zß-ɏ]*|rechtstext[a-zß-ɏ]*|muster[a-zß-ɏ]*|premium|abmahnschutz|impressum[a-zß-ɏ]*)/iu;

/** Ending of a registered name; "¤ der Automattic Inc." tells whose product it is. */
const legalEntity =
  /^,?\s?(?:\(?(?!(?:der|des|von|vom|by|of|from)\s)[\p{L}.]{1,14}\)?,?\s){0,3}(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|AG|SE|SAS|S\.A|S\.à|Sàrl|Sarl|S\.?r\.?l|B\.?V|A\/S|ApS|AB|Oy|KG|OHG|UG|e\.V|Corp|Corporation|Company|Pty|plc|Pte|ULC|d\.o\.o|s\.r\.o)(?![\p{L}])|^,?\s(?:Ireland|Europe|Deutschland|Germany|Netherlands|International|Technologies|Payments Europe|Platforms)(?!\p{L})/u;
/** "ADITION (Virtual Minds GmbH)": the bracket names the company, what stands before it is the service. */
const companyInBracket =
  /^\s\((?:\p{Lu}|¤)[^()]{1,60}(?:Inc|LLC|Ltd|Limited|GmbH|AG|SE|SAS|B\.?V|A\/S|Oy|KG|UG|Corp|Corporation|Company)\.?(?:,? [^()]{0,40})?\)/u;
/** "Profilbilder lädt die Seite von ¤." */
const loadedFrom =
  /(?<![a-zß-ɏ])(?:lädt|laden|holt|holen|bezieht|beziehen|loads?|fetche?s?)(?: [a-zß-ɏ]{1,20}){0,4} (?:von|aus|bei|from)\s$/iu;
/** "Zur Darstellung lädt diese Seite ¤", "Plugins der von Google betriebenen Seite ¤": the page is no profile. */
const siteActs =
  /(?<![a-zß-ɏ])(?:lädt|nutzt|verwendet|bindet|setzt|zeigt|enthält|uses|loads) (?:diese|unsere|meine|die|this) (?:web)?(?:seite|site|page)\s$|(?<![a-zß-ɏ])(?:läuft|liegt|steht|basiert|runs)(?: [a-zß-ɏ]{1,20}){0,2} (?:diese|unsere|meine|die|this|our) (?:web|internet)?(?:seite|site|page)(?: (?:auf|bei|mit|in|on|with))?\s$|(?<![a-zß-ɏ])(?:wird|ist|wurde|steht|läuft) (?:diese|unsere|meine|die) (?:web|internet)?(?:seite|site) (?:von|bei|durch)(?: der| dem)?\s$|(?<![a-zß-ɏ])(?:plug-?ins?|videos|inhalten?|funktionen|elementen?|player)(?: (?:von|aus))? (?:der|des)(?: (?:von|durch) [a-zß-ɏ¤]{1,20} betriebenen| [a-zß-ɏ]{1,15}){0,1} (?:video)?(?:seite|plattform|portals?)\s$/iu;
/** "Die Galerie zeigt Fotos unseres ¤-Kanals." */
const shownHere =
  /(?<![a-zß-ɏ])(?:galerie|startseite|feed|bereich|abschnitt|slider|wand|wall|(?:web)?(?:site|seite)|hier)(?: [a-zß-ɏ]{1,20}){0,4} (?:zeigt|zeigen|erscheinen|enthält|lädt|laden|sehen sie|seht ihr|siehst du|seht|shows)(?: [a-zß-ɏ]{1,20}){0,4} (?:fotos|bilder|beiträge|posts|videos|reels|photos|pictures) (?:aus|von|vom|des|aus unserem|aus meinem|von unserem|von meinem|unseres|meines|from|from our|of our)\s$/iu;
/** "Vor dem Server steht ¤ als Schutz." */
const standsInFront =
  /(?<![a-zß-ɏ])vor (?:dem|der|den|unserem|unserer|unseren) [a-zß-ɏ]{0,12}(?:server|seite|site|system)n? (?:steht|sitzt|liegt|läuft|arbeitet|schützt)\s$/iu;
/** What is advertised in a network stands there. */
const adsThere = upToName('(?:kampagnen?|[a-zß-ɏ]{0,10}anzeigen|campaigns?) (?:auf|bei|in|on)');
/** "Vor ¤ hatten wir …": what is over is the other one. */
const earlierThan = /(?:^|[.!?;] )\s*(?:vor|before)(?: (?:der|dem|the))?\s$/iu;
/** "Cookiebot by ¤" */
const productOf = new RegExp(`${nameMark} by\\s$`, 'u');
/** "Was dort geschieht, steht in der Datenschutzerklärung von ¤." */
const policyOf =
  /(?<![a-zß-ɏ])(?:datenschutz(?:erklärung(?:en)?|hinweise?n?|bestimmungen|richtlinien?|informationen)|nutzungsbedingungen|privacy (?:policy|policies|notices?|statement)|terms) (?:von|des|der|of|at|bei)(?: (?:der|the))?\s$/iu;
const useWord =
  '(?:ich (?:nutze|verwende|benutze|setze|binde|habe)|(?:nutze|verwende|benutze|setze|binde) ich|nutz(?:t|en|ung)|verwend(?:et|en|ung)|benutz(?:t|en|ung)|gebrauch[a-zß-ɏ]*|eingesetzt|einsatz|einsetzen|setz(?:t|en)|bind(?:et|en)|eingebunden|einbind[a-zß-ɏ]*|eingebettet[a-zß-ɏ]*|eingebaut[a-zß-ɏ]*|einbett[a-zß-ɏ]*|integrier[a-zß-ɏ]*|integration|lad(?:en|t)|lädt|geladen|nachgeladen|zurückgreif[a-zß-ɏ]*|greifen|bedien(?:en|t)|arbeit(?:en|et)|host(?:en|et|ing)|gehostet|betreib(?:en|t)|betrieben|versand|versenden|versendet|abgewickelt|abwicklung|enthält|enthalten|installiert|implementiert|platziert|gebaut|aufgesetzt|analysier[a-zß-ɏ]*|auswert[a-zß-ɏ]*|messen|angeboten|bieten|use|uses|using|used|embed|embeds|embedded|integrates?|integrated|implements?|implemented|rely|relies|employ|employs|load|loads|built|include|includes|included|powered|hosted|processed via|processed through)';
const useOf = new RegExp(`(?<![a-zß-ɏ])${useWord}(?![a-zß-ɏ])`, 'iu');
/** Who uses: the site and its owner. "Facebook nutzt diese Daten" is no use of Facebook. */
const ownSubject =
  /(?<![a-zß-ɏ])(?:wir|ich|uns|unsere?[rnms]?|meine?[rnms]?|diese[rnms]? (?:[a-zß-ɏ]+-)?(?:web)?(?:site|seite|seiten|auftritt|shop|angebot|homepage|app|internetseite|internetauftritt|onlineangebot)[a-zß-ɏ]*|(?:web)?(?:site|seite)|website|webseite|homepage|internetseiten?|we|our|us|this (?:web)?(?:site|page|shop))(?![a-zß-ɏ])/iu;
const passive =
  /(?<![a-zß-ɏ])(?:eingebunden[a-zß-ɏ]*|eingebaut|eingesetzt|eingebettet[a-zß-ɏ]*|integriert|zum einsatz|genutzt|verwendet|geladen|nachgeladen|gehostet|gebaut|installiert|implementiert|embedded|integrated|used|loaded|hosted|built)(?![a-zß-ɏ])/iu;
const useNounBefore = upToName(
  '(?:(?:ein|ver)?(?:satz|bindung|wendung|bettung)|einsatz|nutzung|verwendung|einbindung|einbettung|integration|use)(?: (?:von|des|der|of|the))?',
);
/** "Der Provider der Seiten (¤ …)", "The host of our website, ¤ …" */
const siteProvider =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ-]{0,12}(?:provider|hoster)|hosting-?(?:anbieter|dienstleister|partner)(?:in)?|webspace-?anbieter|host)[ns]? (?:der|dieser|unserer|meiner|des|dieses|unseres|of (?:the|this|our|my)|for (?:this|our)) (?:[a-zß-ɏ]{1,20} )?(?:[a-zß-ɏ]{0,12}seiten?|(?:web)?sites?|pages?|homepage|[a-zß-ɏ]{0,9}auftritts|blogs?|shops?)(?:,| ist| is| \(|:)?(?: die| der| das| the)? ?\(?$/iu;
/** Something of a network that is built into pages. */
const partAfter =
  /^[- ]?(?:social[- ])?(?:plug-?ins?|buttons?|widgets?|feeds?|beiträge?n?|posts?|inhalte?n?|videos?|embeds?|login|sdk|connect|share|like|timeline|player|pixels?|tags?|api|schaltflächen?|einbettung[a-zß-ɏ]*|einbindung[a-zß-ɏ]*|elemente?n?|funktion[a-zß-ɏ]*|content)(?![a-zß-ɏ])/iu;
const partBefore = upToName(
  '(?:social[- ]?)?(?:plug-?ins?|buttons?|kn[oö]pfe?|[„“"]?[a-zß-ɏ ]{0,20}[”“"]?-kn[oö]pfe?|widgets?|feeds?|beiträge?n?|posts?|inhalte?n?|videos?|schaltflächen?|elemente?n?|funktionen|content|teilen-funktion[a-zß-ɏ]*|share-funktion[a-zß-ɏ]*|like-funktion[a-zß-ɏ]*|log-?in|single-sign-on|anmeldung)(?: (?:mit|via|with|von|aus|des|der|vom|of|by|from))?',
);

/** Words that make an ordinary word the name of a service. */
const serviceBefore = upToName(
  '[a-zß-ɏ]*(?:dienst(?:es|e|s)?|tools?|anbieters?|software|plug-?ins?|plattform|lösung|systems?|unternehmens?|firma|provider|service|platform|programms?|produkts?|apps?)|mit|über|via|mittels|per|with|through|anhand|stammt von|stammen von|kommt von|comes? from|(?:provided|done|handled|run|measured|delivered|operated|hosted) by|(?:meldet|liefert|zeigt|sendet|schickt) uns|(?:we|i) (?:(?:have |had )?(?:evaluated|tested|tried|considered|rejected|dropped|removed|replaced)|use|prefer|chose|like)|in favou?r of|zugunsten von|(?:replaced|ersetzt)(?: it)? (?:by|with|durch)|(?:switched|moved|changed) to|(?:wir|ich) (?:hatten?|testeten?|kannten)',
);
const serviceAfter =
  /^(?:-(?:cookies?|skript|script|plug-?in|tag|widget|player|meetings?|webinare?|api|videos?|konferenz[a-zß-ɏ]*|dienst[a-zß-ɏ]*|tool|software|server|pixel|chat|analytics|overlay|integration)|\s?\((?:Anbieter|Inc|ein|der|von|by|a )|\s(?:Meetings?|Webinare?|Video(?:konferenz[a-zß-ɏ]*)?|Analytics|Chat|Cookies?))(?![a-zß-ɏ])/iu;
/** What a service does, as the words after its name at the beginning of a sentence or of the row of a table. */
const doesWork =
  /^ (?:wickelt|verwaltet|übernimmt|stellt|sammelt|prüft|sichert|schützt|verarbeitet|zeigt|war (?:mir|uns)|handles|manages|processes|zählt|misst|zeichnet|erfasst|speichert|protokolliert|analysiert|verschickt|versendet|liefert|counts|records|measures|tracks|stores|sends|collects|does|sets|(?:support|live)[ -]?chat|error (?:reports|tracking|monitoring)|(?:web-?)?(?:analytics|analyse|statistik|monitoring)|(?:session )?(?:recording|replay)|heatmaps?|fehler[a-zß-ɏ]+|videokonferenz[a-zß-ɏ]*|umfragen?|surveys?)(?![a-zß-ɏ])/iu;
const weHandle = /^ (?:haben|nutzen|verwenden|benutzen|setzen|brauchen) (?:wir|ich)(?![a-zß-ɏ])/iu;
const articleBefore =
  /(?<![a-zß-ɏ])(?:der|die|das|den|dem|des|ein[a-zß-ɏ]{0,2}|jede[a-zß-ɏ]?|diese[a-zß-ɏ]?|kein[a-zß-ɏ]{0,2}|mehr|im|vom|zum|beim|am|ins|the|a|this|each)\s$/iu;

const notBefore = /(?<![a-zß-ɏ])(?:nicht|nie|kein[a-zß-ɏ]*|not|never|no)(?![a-zß-ɏ])/iu;
const listed = upToName(nameMark);
/** "An niemanden, außer an ¤" */
const excepted =
  /(?<![a-zß-ɏ])(?:außer|ausgenommen|abgesehen von|mit ausnahme (?:von|der|des)|except(?: for)?|other than|apart from)(?: (?:an|bei|durch|von|über|zu|mit|to|by|through|with))?(?: (?:der|die|das|dem|den|the))?\s$/iu;

/** The parts of a sentence around one name, all names in it marked. */
export interface NamingContext {
  before: string;
  after: string;
}

/** What the sentence does with the name. `list` is what an introduction ("We do not use:") says about all that follows it. */
export function roleOf({ before: written, after }: NamingContext): NamingRole {
  const before = withoutComma(written, after);
  if (/\?\s*$/u.test(after) && !/^[^?]{0,80}[.!]/u.test(after)) return 'aside';
  if (earlierThan.test(before)) return 'mentioned';
  const list = aroundList(before, after);
  if (isSuccessor(before, after) && !notBefore.test(before)) return 'used';
  const inList = list.before.length < before.length || list.after.length < after.length;
  if (!excepted.test(list.before) && (isDenied(before, after) || (inList && isDenied(list.before, list.after)))) return 'denied';
  if (loadedFrom.test(before) || standsInFront.test(before)) return isDoubtful(before, after) ? 'mentioned' : 'used';
  if (siteProvider.test(before) && !isDoubtful(before, after)) return 'used';
  if (runsOn.test(before) && !isDoubtful(before, after)) return 'used';
  if (shownHere.test(before) && !isDoubtful(before, after)) return 'used';
  if (isAside(before, after) || (inList && isAside(list.before, list.after))) return 'aside';
  if (legalEntity.test(after) && !companyInBracket.test(after)) return isDoubtful(before, after) ? 'mentioned' : 'company';
  if (isOnlyMentioned(before, after) || (inList && isOnlyMentioned(list.before, list.after))) return 'aside';
  if (productOf.test(before)) return 'company';
  const saysUse = saysThatUsed(before, after);
  if (saysUse) return isDoubtful(before, after) ? 'mentioned' : 'used';
  const [start, end] = clauseOf(before, after);
  const isLabel = before.trim() === '' && /^\s?[:–-]\s/u.test(after);
  if (!isLabel && (visitorAct.test(before.slice(start)) || visitorAct.test(after.slice(0, end)))) return 'aside';
  return isDoubtful(before, after) ? 'mentioned' : 'named';
}

/** "Dazu schicken wir Ihnen einen Link zu ¤": people meet there. */
const isSentLink =
  /(?<![a-zß-ɏ])(?:schicken?|senden?|mailen?|erhalten|bekommen|send)(?: [a-zß-ɏ]{1,15}){0,5} (?:einen|den|a|the) (?:[a-zß-ɏ]{1,15}-)?link (?:zu[mr]?|to)\s$/iu;
/** "Der Laden im Netz läuft auf ¤", "den Datenverkehr leiten wir über ¤" */
const runsOn =
  /(?<![a-zß-ɏ])(?:(?:(?:web|online)?-?shop|laden|website|webseite|internetseite|webauftritt|blog|newsletter)(?: [a-zß-ɏ]{1,15}){0,3} (?:läuft|laufen) (?:auf|über|mit|bei)|leiten (?:wir|ich)(?: [a-zß-ɏ]{1,20}){0,3} über)(?: (?:der|dem|den))?\s$/iu;

/** A link, a profile, a paper of theirs, or something that is offered to others. */
function isAside(before: string, after: string): boolean {
  if (!isSentLink.test(before) && linkBefore.test(before)) return true;
  if (linkLeads.test(before) || linkAfter.test(after) || linkCompound.test(after)) return true;
  if (linkedAt.test(before) && isLinked.test(after)) return true;
  if (linkInWords.test(before) || areLinks.test(after) || offered.test(before) || forOthers.test(after)) return true;
  if (visitorCan.test(before) && enterThere.test(after)) return true;
  if (foundThere.test(after) || (standsThere.test(before) && /^\s*[.;]/u.test(after))) return true;
  if (
    (profileAfter.test(after) && !(/^-?(?:konto|account)/iu.test(after) && throughOurs.test(before))) ||
    profileToo.test(before) ||
    adsThere.test(before)
  )
    return true;
  return (profileBefore.test(before) && !siteActs.test(before)) || policyOf.test(before);
}

/** "Termine reservieren Sie über unser ¤-Konto." */
const throughOurs = /(?<![a-zß-ɏ])(?:über|mit|through|via|in) (?:unser|mein|our|my)(?:em|en)?\s$/iu;

/** What a bracket says of another name: "¤ (¤ ist abgelöst)". */
const ofAnother = / ?\((?!(?:[^()]{0,40} )?(?:durch|by|zugunsten|wegen|statt|seit) ¤)[^()]{0,30}¤[^()]{1,60}\)/gu;

/** "… ist so lange nicht aktiv, bis Sie zustimmen", "… nicht, bevor Sie auf „Ja“ klicken" */
const untilChoice =
  /(?<![a-zß-ɏ])(?:so ?lange )?(?:nicht|kein[a-zß-ɏ]{0,2})(?![a-zß-ɏ])[^.;!?]{0,80}, (?:bis|bevor|ehe|solange) (?:sie|du|ihr)(?![a-zß-ɏ])|(?<![a-zß-ɏ])not(?![a-z])[^.;!?]{0,80} (?:until|before|unless) you(?![a-z])/iu;

function isDenied(before: string, told: string): boolean {
  const after = told.replace(ofAnother, '');
  if (untilChoice.test(before + nameMark + after)) return false;
  return isNegated(before, after) || isPlainlyDenied(before, after) || isOfAnotherTime(before, after) || isAbsent(before, after);
}

/** Whether the sentence says that something of the name is part of the site. */
export function saysThatUsed(before: string, after: string): boolean {
  if (useNounBefore.test(before) || partAfter.test(after) || partBefore.test(before)) return true;
  const sentence = `${before} ${after}`;
  if (!useOf.test(sentence)) return false;
  return ownSubject.test(sentence) || passive.test(sentence);
}

/** "Wir sehen uns auf ¤.", "ein Pass von ¤, den …": a thing without article where something takes place or comes from. */
const placeBefore = /(?<![a-zß-ɏ])(?:auf|bei|von|an|zu|avec|sur|on)\s$/iu;
const labelBefore = /^[^.:!?]{2,40}: $/u;
const placeAfter = /^\s*(?:[.,;)(]|$)/u;

const builtIn =
  /(?<![a-zß-ɏ])(?:eingebunden[a-zß-ɏ]*|einbind[a-zß-ɏ]*|binden|eingebettet[a-zß-ɏ]*|einbett[a-zß-ɏ]*|betten|eingebaut|integriert[a-zß-ɏ]*|geladen|laden|lädt|plug-?ins?|pixels?|tags?|iframes?|widgets?|buttons?|embed[a-z]*|integrated|loads?)(?![a-zß-ɏ])/iu;

/** Whether the sentence says that something of the name is built into the site, not only used for a presence elsewhere. */
export function saysThatBuiltIn({ before, after }: NamingContext): boolean {
  return saysThatUsed(before, after) && builtIn.test(`${before}${nameMark}${after}`);
}

/** Whether the sentence makes an ordinary word the name of a service. */
export function speaksOfService({ before, after }: NamingContext): boolean {
  if (legalEntity.test(after) || companyInBracket.test(after) || serviceAfter.test(after)) return true;
  if (articleBefore.test(before)) return false;
  if (before.trim() === '' && (doesWork.test(after) || weHandle.test(after))) return true;
  if (placeBefore.test(before) && placeAfter.test(after)) return true;
  if (labelBefore.test(before) && placeAfter.test(after)) return true;
  return (
    serviceBefore.test(before) || saysThatUsed(before, after) || listed.test(before) || /^(?:,| und| oder| and| or|\s?\/) ?¤/u.test(after)
  );
}

const runsPresence =
  /(?<![a-zß-ɏ])(?:betreib|unterhalt|unterhält|pfleg|führ|verfüg)[a-zß-ɏ]*(?![a-zß-ɏ])[^.!?]{0,80}(?:seiten?|auftritte?|profile?|kan[aä]le?|kont[oe]n?|präsenz(?:en)?|fanpages?|accounts?)(?![a-zß-ɏ])/iu;
/** "¤ verwendet Werbecookies.": what the network does there. */
const networkActs = /^ (?:verwendet|benutzt|nutzt|setzt|uses|sets)(?= [a-zß-ɏ])/iu;
const startsHere = /(?:^|(?<![a-zß-ɏ])(?:dass|wie|weil|that))\s*$/iu;
const auxiliary = /(?<![a-zß-ɏ])(?:wird|werden|wurden?|ist|sind|is|are|was|were)(?![a-zß-ɏ])/iu;

/** Whether the sentence speaks of a network itself: the owner of the site runs a presence there, or the network does something. */
export function speaksOfNetwork({ before, after }: NamingContext): boolean {
  if (runsPresence.test(`${before}${nameMark}${after}`)) return true;
  return networkActs.test(after) && startsHere.test(before) && !ownSubject.test(`${before} ${after}`) && !auxiliary.test(after);
}

/** Whether an article makes an ordinary word of a name ("der Zoom der Kamera"). */
export function hasArticle({ before }: NamingContext): boolean {
  return articleBefore.test(before);
}

const writesTo =
  /(?<![a-zß-ɏ])(?:erreich[a-zß-ɏ]*|schreib[a-zß-ɏ]*|kontakt[a-zß-ɏ]*|nachrichten?|beantwort[a-zß-ɏ]*|chatten|kommunizier[a-zß-ɏ]*|anfragen|bestell[a-zß-ɏ]*|message|contact|reach|write)(?![a-zß-ɏ])/iu;
const throughMessenger =
  /(?<![a-zß-ɏ])(?:über|per|via|mit|through)(?: (?:den|dem|the))?(?: [a-zß-ɏ-]{0,20}(?:messenger|app|dienst|chat)[a-zß-ɏ]{0,5})?\s$/iu;

/** Whether people write to one another through it here: a messenger is in use then, and no profile. */
export function carriesMessages({ before, after }: NamingContext): boolean {
  return throughMessenger.test(before) && writesTo.test(before + after);
}

/** Whether a sentence says that data are processed on behalf of the site: what stands behind a link is a service all the same. */
export function isProcessor(sentence: string): boolean {
  return /(?<![a-zß-ɏ])(?:in unserem auftrag|auftragsverarbeit[a-zß-ɏ]*|nach unseren weisungen|weisungsgebunden|on our behalf|data processor)(?![a-zß-ɏ])/iu.test(
    sentence,
  );
}

/** Whether the name belongs to those who wrote the legal text. */
export function isSourceOfText({ before, after }: NamingContext): boolean {
  return sourceBefore.test(before) || sourceAfter.test(after);
}

const title = /[„“"»][^„“”"«»¤]{1,60}[“”"«]/gu;

/** Whether it is doubtful that what a clause names is in use here. Notices tell plainly and in the present what they use. */
function isDoubtful(written: string, told: string): boolean {
  // The title of a page says nothing of what is on it.
  const [before, after] = [written.replace(title, ''), told.replace(title, '')];
  const list = aroundList(before, after);
  if (excepted.test(list.before)) return false;
  if (isOutOfUse(before, after) || isOutOfPlace(before, after)) return true;
  const inList = list.before.length < before.length || list.after.length < after.length;
  return inList && (isOutOfUse(list.before, list.after) || isOutOfPlace(list.before, list.after));
}
