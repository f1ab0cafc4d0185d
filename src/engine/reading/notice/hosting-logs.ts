import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { vendorNames } from './other-parties.ts';
import { phrase } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';
import { sentenceOnService } from './used-services.ts';

const logs = phrase`browser\s[^\n.]{0,60}?server\s[^\n.]{0,40}?(?:übermittelt|übermitteln|sendet|schickt|überträgt)|(?:server|provider\p{L}*|zugriffe?|aufrufe?)\s[^\n]{0,80}(?:protokolliert|speichert\s+[^\n]{0,40}ip-adresse)|protokolliert,\s+wer|(?:web-?\s?)?(?:server|webspace|seiten?|website|site)\s+(?:\p{L}+\s+){0,4}(?:liegt|liegen|steht|stehen)\s+(?:bei|in|auf)|logs?\s+(?:ip\s+address\p{L}*|requests)|protokoll\p{L}*\s[^\n]{0,60}?(?:ip-?adress\p{L}*|browser|uhrzeit|zugriff)|(?:host|site|website|pages?|seiten?|server)\s[^\n.]{0,80}?\s(?:processes|collects|verarbeitet|erhebt)\s+(?:[^\n.]{0,30}\s)?ip-?\s?address?e?s?\p{L}*|(?:sees?|sieht|merkt\s+sich|speichert|hält|bekommt|records?|logs)\s+(?:[^\n]{0,40}\s)?ip-?\s?(?:adresse|address|number),?\s[^\n]{0,80}?(?:öffne|aufruf|seiten?|zugegriffen|zugreif|page|visit|open)\p{L}*|protokolldaten|hostet\s+(?:die|unsere|diese)|(?:web-?\s?)?(?:server-?\s?)?log-?\s?(?:files?|dateien?|daten|einträge\p{L}*|protokoll\p{L}*)|(?:web-?\s?)?server-?\s?(?:logs?|protokoll\p{L}*)|logfiles?|protokolldatei\p{L}*|zugriffs(?:daten|protokoll\p{L}*|logs?)|(?:server|system)\s+logs?|access\s+(?:data|logs?)|log\s+(?:data|files?)`;
const hosting = phrase`technische[rn]?\s+betrieb\s[^\n.]{0,80}?(?:erfolgt|übernimmt|durch|liegt)|gehostet|hosten|(?:web-?\s?)?host(?:ing|er|ers)|hosting-?\s?(?:anbieter|dienst\p{L}*|provider)|(?:web-?\s?)?(?:server|website|webseite|seite|internetauftritt)\s[^\n]{0,60}(?:rechenzentrum|provider|betrieben)|rechenzentrum|hosted|hosting\s+(?:provider|company)|data\s+cent(?:er|re)`;
const visit = phrase`(?:bei(?:m)?|mit|durch)\s+(?:das\s+)?(?:öffnen|aufrufen|ansehen|laden)\s+(?:unserer|dieser|der|einzelner|einer)|(?:besuchen|öffnen|nutzen)\s+(?:sie|du|ihr)\s+(?:unsere?|diese|die|meine?)|(?:rufen|rufst)\s+(?:sie|du)\s|(?:bei(?:m)?|mit|durch)\s+(?:(?:jede[mnr]?|dem|den|ihrem|der|rein\s+informatorische[nr]?)\s+){0,3}(?:aufruf\p{L}*|besuch\p{L}*|zugriff\p{L}*|nutzung|abruf\p{L}*)|wenn\s+sie\s+(?:unsere|diese|die)\s+(?:web)?(?:site|seite)\p{L}*|when\s+(?:you\s+)?(?:visit|access|call)\p{L}*|(?:each|every)\s+(?:time|visit|access)`;
const connection = phrase`ip-?\s?(?:adresse\p{L}*|address\p{L}*|anschrift)|browser-?\s?(?:typ\p{L}*|version|type)|betriebssystem|referrer|operating\s+system|user[\s-]?agent|kennung\s+ihres\s+browsers`;
const server = phrase`(?:web-?)?server[ns]?|provider|(?:websites?|webseiten?|seiten?|shops?|portal|angebot|auftritt)\s+(?:\p{L}+\s+){0,3}?(?:auszuliefern|auszuspielen|bereitzustellen|ausliefern|anzuzeigen|anzeigen\s+zu\s+können)|automatisch\p{L}*|automatically|technische[n]?\s+gründe\p{L}*|technisch\s+(?:notwendig|erforderlich)\p{L}*|auslieferung|bereitstellung|deliver`;

const title = phrase`(?:web-?)?hosting|hoster|(?:web-?)?server(?:-?\s?log\p{L}*|protokoll\p{L}*)?|(?:server-?\s?)?log-?\s?(?:files?|dateien|daten)|protokoll\p{L}*|zugriffsdaten|(?:aufruf|besuch|bereitstellung|betrieb)\s+(?:\p{L}+\s+){0,3}?(?:web|internet)?(?:site|seite|seiten|auftritts?|angebots|shops?|portals?|homepage|plattform)|technischer\s+betrieb|shopsystem\p{L}*`;

/** What the server records and who runs it. */
export function readHostingLogs(notice: NoticeText): NoticeItem[] {
  const inBody = (sentence: Sentence) => sentence.isHeading;
  const found =
    sentenceWith(notice, logs, inBody) ??
    sentenceWith(notice, connection, (sentence) => inBody(sentence) || !visit.test(sentence.low) || !describesServer(notice, sentence)) ??
    listedAtVisit(notice) ??
    sentenceWith(notice, hosting, (sentence) => inBody(sentence) || /google|facebook|video|schrift|font/.test(sentence.low));
  if (found) return [stated('hostingLogs', found.sentence, isBare(notice, found.sentence) ? 'bare' : undefined, found.at)];
  const titled = sentenceUnder(notice, title);
  if (titled) return [stated('hostingLogs', titled, isBare(notice, titled) ? 'bare' : undefined)];
  const host = sentenceOnService(notice, 'hosting');
  return host ? [stated('hostingLogs', host)] : [];
}

const purpose = phrase`zwecke?n?|\p{L}*zwecken?|dient|dienen|dienst?lich|um\s[^\n.]{3,160}?\s?zu\s?\p{L}+|damit|benötig\p{L}*|erforderlich|notwendig|gewährleist\p{L}*|sicherstell\p{L}*|sicherzustellen|\p{L}*sicherheit\p{L}*|zur\s+(?:bereitstellung|auslieferung|auswertung|verbesserung|abwehr|erkennung|optimierung)|purposes?|in\s+order\s+to|to\s+(?:ensure|deliver|protect|provide|operate|detect)|necessary|needed|so\s+that`;
const ground = phrase`art(?:\.|ikel|icle)?\s?6|rechtsgrundlage\p{L}*|berechtigte\p{L}*|einwilligung|vertrag(?:e?s)?|vertragserfüllung|§\s?(?:6|25)|lit\.?\s?[a-f]|legal\s+bas(?:is|es)|legitimate|contract|consent`;
const duration = phrase`(?:\d{1,3}|ein(?:e[mnr]?|ige[nr]?)?|zwei|drei|vier|sieben|vierzehn|dreißig|wenige[nr]?)\s+(?:tage?n?|stunden?|wochen?|monate?n?|jahre?n?|days?|hours?|weeks?|months?)|\p{L}*gelöscht|lösch(?:en|ung|t|frist\p{L}*)|speicherdauer|speicherfrist\p{L}*|aufbewahr\p{L}*|überschrieben|sobald|solange|nicht\s+gespeichert|delet\p{L}*|retention|stored\s+for|kept\s+for`;

/** "Im Rahmen der Interessenabwägung (Art. 6 Abs. 1 Buchst. f DSGVO): Gewährleistung der IT-Sicherheit": told for all processing at once. */
const ofServers = phrase`(?:it|netz|betriebs|system)-?\s?sicherheit|sicherheit\s+(?:(?:und|oder)\s+\p{L}+\s+)?(?:der|unserer|dieser)\s+(?:it|web\p{L}*|internet\p{L}*|systeme?)|betriebs?\s+(?:der|unserer|dieser)\s+(?:web|internet)?(?:site|seite)|it\s+security|security\s+of\s+(?:our|the)\s+(?:website|systems?)`;

/** Whether nothing of what has to be told of logs and host stands in the sections on them: neither purpose, nor ground, nor duration. */
function isBare({ sentences }: NoticeText, found: Sentence): boolean {
  return !sentences.some(({ low, section }, index) => {
    if (ofServers.test(low) && ground.test(low) && !section.aboutRights) return true;
    const isOnLogs = section === found.section || logs.test(low) || hosting.test(low) || title.test(section.heading);
    return (
      isOnLogs &&
      [sentences[index]!, ...behindList(sentences, index)].some(
        (told) => purpose.test(told.low) || ground.test(told.low) || duration.test(told.low),
      )
    );
  });
}

/** "Dies sind:", then one datum a line, each of which looks like a heading: what stands behind the list belongs to the sentence above it. */
function behindList(sentences: readonly Sentence[], index: number): readonly Sentence[] {
  if (!/:\s*$/.test(sentences[index]!.low)) return [];
  const from = sentences.findIndex(({ isHeading, low }, at) => at > index && !isHeading && (low.length > 60 || /[.!]$/.test(low)));
  if (from < 0) return [];
  const end = sentences.findIndex(({ isHeading }, at) => at > from && isHeading);
  return sentences.slice(from, end < 0 ? undefined : end);
}

const recorded = phrase`erhoben|erheben|erfasst|erfassen|gespeichert|speichern?|protokolliert|verarbeitet|verarbeiten|übermittelt|übertragen|merkt\s+sich|sieht|sehen|erfährt|erfahren|collected|recorded|stored|logged|processed`;
const internetAddress = phrase`ip-?\s?(?:adresse\p{L}*|address\p{L}*|nummer)|internet-?\s?adresse\p{L}*|netz-?adresse\p{L}*`;

/** "Folgende Daten werden bei Aufruf unserer Seite erhoben:" above a list with the IP address, or both in one sentence. */
function listedAtVisit({ sentences }: NoticeText): { sentence: Sentence; at: number } | null {
  for (const [index, sentence] of sentences.entries()) {
    const at = sentence.low.search(visit);
    const isOfOther = vendorNames.test(sentence.low) || /cookie|karte|video|schrift|font/.test(sentence.low);
    if (sentence.isHeading || at < 0 || isOfOther || !recorded.test(sentence.low)) continue;
    const list = /:\s*$/.test(sentence.low) ? sentences.slice(index + 1, index + 5) : [];
    if ([sentence, ...list].some(({ low }) => internetAddress.test(low))) return { sentence, at };
  }
  return null;
}

/** The site's own server, not that of an embedded service. */
function describesServer({ sentences }: NoticeText, sentence: Sentence): boolean {
  const at = sentences.indexOf(sentence);
  const around = sentences.slice(Math.max(0, at - 1), at + 3).map(({ low }) => low);
  return !/google|facebook|meta|youtube|vimeo|cookie/.test(sentence.low) && around.some((low) => server.test(low));
}
