import { isOfAnotherTime } from './former-use.ts';
import { isAbsent, isOnlyMentioned } from './mention-only.ts';
import { clauseOf, isNegated, nameMark, withoutComma } from './negation.ts';
import { isPlainlyDenied } from './plain-denial.ts';

/**
 * What a sentence does with a name: says that it is used, merely names it, names it as the company behind something, names it for
 * another reason (a link, a profile, an opt-out, a source), or says that it is not used.
 */
export type NamingRole = 'used' | 'named' | 'company' | 'aside' | 'denied';

const gap = `(?:[\\s,/„“"'()-]{1,3}(?:der|die|das|den|dem|des|unsere[rnm]?|unser|auf|bei|in|zu|zum|zur|von|vom|und|oder|sowie|wie|z\\. ?B\\.|soziale\\p{L}{1,2}|netzwerke?n?|dienste?n?|plattform\\p{L}*|our|the|and|or|to|on|of|such as|${nameMark}(?:-\\p{L}{1,20})?))*[\\s„“"'(-]{0,3}`;
const upToName = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})${gap}$`, 'iu');

/** A link leads there, nothing is loaded. */
const linkLeads =
  /(?<!\p{L})(?:links?|schaltflächen?|buttons?|icons?|logos?|klicken?|klick)(?!\p{L})[^!?;]{0,60}(?<!\p{L})(?:gelangen|führt|führen|öffnet|öffnen|weitergeleitet|leads?|takes? you)(?!\p{L})[^!?;]{0,60}$/iu;
const linkBefore = upToName(
  '(?:hyper|text|web|weiter|bloße\\p{L}? |einfache\\p{L}? |externe\\p{L}? )?(?:links?|verlinkung\\p{L}*|verlinken|verlinkt|verweise?n?|verweisen|weiterleitung|links? lead|link|linked)(?: (?:wir|zu|auf|nach|lediglich|nur|ausschließlich|to))?',
);
const linkAfter =
  /^[^.!?]{0,100}(?<!\p{L})(?:(?:nur|lediglich|bloß|ausschließlich|einfach) (?:per link |als link |über einen link )?(?:verlinkt|verknüpft|(?:ein(?:en|e)? )?(?:einfache |normale |bloße )?links?)|(?:sind|ist|werden|wird)(?: \p{L}+){0,4} (?:verlinkt|als (?:\p{L}+ )?links? \p{L}+)|verlinken wir|wir verlinken|teilen möchten|teilen wollen|zu teilen|(?:only|merely|just) linked)(?!\p{L})/iu;
/** "Einen Link zu unserem Eintrag bei ¤", "verweisen wir per Link auf ¤", "der Routenlink öffnet ¤", "¤ sind einfache Verweise". */
const linkInWords =
  /(?<!\p{L})(?:links?|verweise?|verlinken|verweisen|linking)(?: \p{L}+){0,4} (?:zu|auf|nach|to)(?: \p{L}+){0,4}\s$|\p{L}*links? (?:öffnet|öffnen|führt|führen|startet|opens?)(?: \p{L}+){0,4}\s$/iu;
/** What others do with it, or what the site's owner offers to them. */
const offered =
  /(?<!\p{L})(?:schnittstellen?|konnektor\p{L}*|connectors?) (?:zu|mit|für|to|for)(?: \p{L}+)?\s$|lässt sich(?: \p{L}+){0,3} mit\s$|(?:bieten|biete)(?: \p{L}+){0,5} (?:einrichtung|betreuung|schulung(?:en)?|beratung|einführung)(?: \p{L}+){0,2} (?:von|zu|für|in)\s$|customers (?:can|may) (?:connect|integrate|link|add)\s$|freuen uns[^.!?]{0,40} (?:auf|bei)\s$|bewerte(?:n|t) (?:sie |ihr )?uns (?:\p{L}+ ){0,2}(?:auf|bei)\s$|leiten wir sie(?: \p{L}+){0,2} zu\s$/iu;
/** Films and pictures are there, not here. */
const foundThere = /^ (?:finden|sehen|hören) sie unsere(?!\p{L})/iu;
const standsThere = /(?<!\p{L})(?:filme|videos|clips|bilder|folgen) (?:stehen|liegen|finden sie|sehen sie) (?:auf|bei)\s$/iu;
const forOthers =
  /^[^.!?;]{0,40}(?<!\p{L})(?:für (?:unsere|meine) (?:kund(?:en|innen)|mandant(?:en|innen)|auftraggeber)|auf (?:ihren|deren) (?:eigenen )?(?:seiten|web-?sites?|webseiten)|(?:for|of) our (?:clients|customers))(?!\p{L})/iu;
const areLinks = /^[^.!?;]{0,80}(?<!\p{L})(?:sind|ist|are|is) (?:\p{L}+ ){0,3}(?:links?|verweise?|verlinkungen)(?!\p{L})/iu;
const linkCompound = /^[- ]?(?:links?|verlinkung\p{L}*|hyperlinks?|icons?|logos?|symbole?n?)(?!\p{L})/iu;
/** A profile of the site's owner in a network is no part of the site. */
const profileAfter =
  /^[- ]?(?:unternehmens|firmen|business|fan|vereins)?-?(?:seiten?|fanpages?|fan-pages?|profile?n?s?|profiles?|auftritte?n?s?|kan[aä]le?n?s?|channels?|accounts?|präsenz(?:en)?|gruppen?|pages?|konto|konten|stories|follower\p{L}*|nutzer\p{L}*|mitglied\p{L}*|user\p{L}*)(?!\p{L})/iu;
const profileBefore = upToName(
  '(?:fan)?(?:seiten?|pages?|profile?n?|auftritte?n?|kan[aä]le?n?|accounts?|(?:online-?)?präsenz(?:en)?|presence|vertreten|folgen sie uns|folge uns|(?:sie |ihr )?find(?:en|et) uns|besucht uns|sind wir|folgt uns|follow us|find us|finden sie uns|besuchen sie uns|wir sind|aktiv|nutzer|mitglied|konto|eingeloggt|angemeldet|einloggen|ausloggen|logged in(?:to)?|registriert|account|member)(?: (?:auch|jederzeit))?(?: (?:auf|bei|in|on|at|of|with|von))?',
);
/** Advice to visitors on how to be left alone. */
const visitorAct =
  /(?<!\p{L})(?:opt-?out\p{L}*|widersprechen|widerspruch\p{L}*|deaktivieren|deaktivierung|deaktiviert werden|browser-?(?:add-?on|plug-?in|erweiterung)\p{L}*|add-?ons?|(?:ad|werbe|script|tracking)-?blocker\p{L}*|blockieren|verhindern|unterbinden|ghostery|noscript|(?<!bis (?:sie|du) (?:sich|dich) )abmelden|disable|prevent|block|object to)(?!\p{L})/iu;
/** The makers of the text are named below it. */
const sourceBefore = upToName(
  '(?:quelle|source|erstellt|generiert|generator|bereitgestellt|muster|vorlage|mustertexte?|textbaustein\\p{L}*|created|generated|powered|provided|text|anwalt\\p{L}*|rechtstexte\\p{L}*|geprüft|abmahnschutz|mitglied)(?:[: ]+(?:mit|von|durch|vom|dem|der|des|auf|basis|by|with|from|unter|\\p{L}*generator\\p{L}*|datenschutz\\p{L}*|impressum\\p{L}*|kostenlose\\p{L}*|hilfe)){0,8}:?',
);
const sourceAfter = /^[- ]?(?:datenschutz-?)?(?:generator\p{L}*|rechtstext\p{L}*|muster\p{L}*|premium|abmahnschutz|impressum\p{L}*)/iu;

/** Ending of a registered name. */
const legalEntity =
  /^,?\s?(?:\(?[\p{L}.]{1,14}\)?,?\s){0,3}(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|AG|SE|SAS|S\.A|S\.à|Sàrl|Sarl|S\.?r\.?l|B\.?V|A\/S|ApS|AB|Oy|KG|OHG|UG|e\.V|Corp|Corporation|Company|Pty|plc|Pte|ULC)(?![\p{L}])|^,?\s(?:Ireland|Europe|Deutschland|Germany|Netherlands|International|Technologies|Payments Europe|Platforms)(?!\p{L})/u;
/** "ADITION (Virtual Minds GmbH)": the bracket names the company, what stands before it is the service. */
const companyInBracket =
  /^\s\(\p{Lu}[^()]{2,60}(?:Inc|LLC|Ltd|Limited|GmbH|AG|SE|SAS|B\.?V|A\/S|Oy|KG|UG|Corp|Corporation)\.?(?: [^()]{0,20})?\)/u;
/** "Was dort geschieht, steht in der Datenschutzerklärung von ¤." */
const policyOf =
  /(?<!\p{L})(?:datenschutz(?:erklärung(?:en)?|hinweise?n?|bestimmungen|richtlinien?|informationen)|nutzungsbedingungen|privacy (?:policy|policies|notices?|statement)|terms) (?:von|des|der|of|at|bei)(?: (?:der|the))?\s$/iu;
const useWord =
  '(?:nutz(?:t|en|ung)|verwend(?:et|en|ung)|benutz(?:t|en|ung)|gebrauch\\p{L}*|eingesetzt|einsatz|einsetzen|setz(?:t|en)|bind(?:et|en)|eingebunden|einbind\\p{L}*|eingebettet\\p{L}*|eingebaut\\p{L}*|einbett\\p{L}*|integrier\\p{L}*|integration|lad(?:en|t)|lädt|geladen|nachgeladen|zurückgreif\\p{L}*|greifen|bedien(?:en|t)|arbeit(?:en|et)|host(?:en|et|ing)|gehostet|betreib(?:en|t)|betrieben|versand|versenden|versendet|abgewickelt|abwicklung|enthält|enthalten|installiert|implementiert|platziert|analysier\\p{L}*|auswert\\p{L}*|messen|angeboten|bieten|use|uses|using|used|embed|embeds|embedded|integrates?|integrated|implements?|implemented|rely|relies|employ|employs|load|loads|include|includes|included|powered|hosted|processed via|processed through)';
const useOf = new RegExp(`(?<!\\p{L})${useWord}(?!\\p{L})`, 'iu');
/** Who uses: the site and its owner. "Facebook nutzt diese Daten" is no use of Facebook. */
const ownSubject =
  /(?<!\p{L})(?:wir|uns|unsere?[rnms]?|diese[rnms]? (?:\p{L}+-)?(?:web)?(?:site|seite|seiten|auftritt|shop|angebot|homepage|app|internetseite|internetauftritt|onlineangebot)\p{L}*|(?:web)?(?:site|seite)|website|webseite|homepage|internetseiten?|we|our|us|this (?:web)?(?:site|page|shop))(?!\p{L})/iu;
const passive =
  /(?<!\p{L})(?:eingebunden\p{L}*|eingebaut|eingesetzt|eingebettet\p{L}*|integriert|zum einsatz|genutzt|verwendet|geladen|nachgeladen|gehostet|installiert|implementiert|embedded|integrated|used|loaded|hosted)(?!\p{L})/iu;
const useNounBefore = upToName(
  '(?:(?:ein|ver)?(?:satz|bindung|wendung|bettung)|einsatz|nutzung|verwendung|einbindung|einbettung|integration|use)(?: (?:von|des|der|of|the))?',
);
/** Something of a network that is built into pages. */
const partAfter =
  /^[- ]?(?:social[- ])?(?:plug-?ins?|buttons?|widgets?|feeds?|beiträge?n?|posts?|inhalte?n?|videos?|embeds?|login|sdk|connect|share|like|timeline|player|pixels?|tags?|api|schaltflächen?|einbettung\p{L}*|einbindung\p{L}*|elemente?n?|funktion\p{L}*|content)(?!\p{L})/iu;
const partBefore = upToName(
  '(?:social[- ]?)?(?:plug-?ins?|buttons?|kn[oö]pfe?|[„“"]?[\\p{L} ]{0,20}[”“"]?-kn[oö]pfe?|widgets?|feeds?|beiträge?n?|posts?|inhalte?n?|videos?|schaltflächen?|elemente?n?|funktionen|content|teilen-funktion\\p{L}*|share-funktion\\p{L}*|like-funktion\\p{L}*)(?: (?:von|des|der|vom|of|by|from))?',
);

/** Words that make an ordinary word the name of a service. */
const serviceBefore = upToName(
  '\\p{L}*(?:dienst(?:es|e|s)?|tools?|anbieters?|software|plug-?ins?|plattform|lösung|systems?|unternehmens?|firma|provider|service|platform|programms?|produkts?|apps?)|mit|über|via|mittels|per|with|through|anhand|stammt von|stammen von|kommt von|comes? from|provided by|(?:meldet|liefert|zeigt|sendet|schickt) uns',
);
const serviceAfter =
  /^(?:-(?:cookies?|skript|script|plug-?in|tag|widget|player|meetings?|webinare?|api|videos?|konferenz\p{L}*|dienst\p{L}*|tool|software|server|pixel|chat|analytics|overlay|integration)|\s?\((?:Anbieter|Inc|ein|der|von|by|a )|\s(?:Meetings?|Webinare?|Video(?:konferenz\p{L}*)?|Analytics|Chat|Cookies?))(?!\p{L})/iu;
/** What a service does, as the words after its name at the beginning of a sentence or of the row of a table. */
const doesWork =
  /^ (?:zählt|misst|zeichnet|erfasst|speichert|protokolliert|analysiert|verschickt|versendet|liefert|counts|records|measures|tracks|stores|sends|collects|does|sets|(?:support|live)[ -]?chat|error (?:reports|tracking|monitoring)|(?:web-?)?(?:analytics|analyse|statistik|monitoring)|(?:session )?(?:recording|replay)|heatmaps?|fehler\p{L}+|videokonferenz\p{L}*|umfragen?|surveys?)(?!\p{L})/iu;
const articleBefore =
  /(?<!\p{L})(?:der|die|das|den|dem|des|ein\p{L}{0,2}|jede\p{L}?|diese\p{L}?|kein\p{L}{0,2}|mehr|im|vom|zum|beim|am|ins|the|a|an|this|each)\s$/iu;

const listed = upToName(nameMark);

/** The parts of a sentence around one name, all names in it marked. */
export interface NamingContext {
  before: string;
  after: string;
}

/** What the sentence does with the name. `list` is what an introduction ("We do not use:") says about all that follows it. */
export function roleOf({ before: written, after }: NamingContext): NamingRole {
  const before = withoutComma(written, after);
  if (/\?\s*$/u.test(after) && !/^[^?]{0,80}[.!]/u.test(after)) return 'aside';
  if (isNegated(before, after) || isPlainlyDenied(before, after) || isOfAnotherTime(before, after)) return 'denied';
  if (isAbsent(before, after)) return 'denied';
  if (linkBefore.test(before) || linkLeads.test(before) || linkAfter.test(after) || linkCompound.test(after)) return 'aside';
  if (linkInWords.test(before) || areLinks.test(after) || offered.test(before) || forOthers.test(after)) return 'aside';
  if (foundThere.test(after) || (standsThere.test(before) && /^\s*[.;]/u.test(after))) return 'aside';
  if (profileAfter.test(after) || profileBefore.test(before)) return 'aside';
  if (policyOf.test(before)) return 'aside';
  if (legalEntity.test(after) && !companyInBracket.test(after)) return 'company';
  if (isOnlyMentioned(before, after)) return 'aside';
  const saysUse = saysThatUsed(before, after);
  if (saysUse) return 'used';
  const [start, end] = clauseOf(before, after);
  const isLabel = before.trim() === '' && /^\s?[:–-]\s/u.test(after);
  if (!isLabel && (visitorAct.test(before.slice(start)) || visitorAct.test(after.slice(0, end)))) return 'aside';
  return 'named';
}

/** Whether the sentence says that something of the name is part of the site. */
export function saysThatUsed(before: string, after: string): boolean {
  if (useNounBefore.test(before) || partAfter.test(after) || partBefore.test(before)) return true;
  const sentence = `${before} ${after}`;
  if (!useOf.test(sentence)) return false;
  return ownSubject.test(sentence) || passive.test(sentence);
}

/** Whether the sentence makes an ordinary word the name of a service. */
export function speaksOfService({ before, after }: NamingContext): boolean {
  if (legalEntity.test(after) || serviceAfter.test(after)) return true;
  if (articleBefore.test(before)) return false;
  if (before.trim() === '' && doesWork.test(after)) return true;
  return (
    serviceBefore.test(before) || saysThatUsed(before, after) || listed.test(before) || /^(?:,| und| oder| and| or|\s?\/) ?¤/u.test(after)
  );
}

/** Whether the name belongs to those who wrote the legal text. */
export function isSourceOfText({ before, after }: NamingContext): boolean {
  return sourceBefore.test(before) || sourceAfter.test(after);
}
