import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { isAboutRights } from './other-parties.ts';
import { part, phrase } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';

const numberWord = part`(?:\d{1,3}|eine[nmrs]?|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|dreißig|sechzig|neunzig|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety|a|halbe[ns]?|half\s+a)`;
const period = phrase`(?:${numberWord}(?:\s?\(\d{1,3}\))?(?:\s?(?:-|bis|oder|bzw\.|und|to|or)\s?${numberWord})?[\s-]?(?:jährige[nr]?|monatige[nr]?|wöchige[nr]?|tägige[nr]?|(?:voll(?:e|en)\s+|kalender|werk)?(?:stunden?|tag(?:en?|es)?|wochen?|monat(?:en?|s)?|(?:kalender)?jahr(?:en?|es)?|hours?|days?|weeks?|months?|years?)))`;
const keeping = phrase`(?:automatisch\s+)?(?:gelöscht|löschen|löschung|löschfrist\p{L}*|gespeichert|speicher\p{L}*|verwahr\p{L}*|vernicht\p{L}*|entsorg\p{L}*|entsorgt|verwerf\p{L}*|verworfen|überschreib\p{L}*|geschreddert|schredder|reißwolf|aufheb\p{L}*|heb\p{L}*\s[^.]{0,60}\sauf|aufbewahr\p{L}*|bewahr(?:en|t)|heben|hebt|behalten|behält|merk(?:en|t)\s+(?:sich|uns)|hält|archiv\p{L}*|ist\s+(?:\p{L}+\s+){0,2}weg|aufzubewahren|vorgehalten|sperren|sperrt|anonymisiert|vernichtet|überschrieben|aufheben|aufzuheben|aufgehoben|entfernt|(?:daten|logs|protokolle|einträge)\s+(?:wieder\s+)?weg|lösch\p{L}*|speicherfrist\p{L}*|deleted?|deletion|erased?|stored?|storage|retain\p{L}*|retention|kept|keep\p{L}*|stays?|destroy\p{L}*|dispos\p{L}*|shredded|anonymi[sz]ed|overwritten|erase|expire[ds]?)`;
const cookie = phrase`(?:\p{L}*-?)?cookies?|local\s+storage|laufzeit\p{L}*|funktionsdauer|banner|einwilligungsentscheidung`;
const dataAreKept = phrase`(?:daten|logfiles?|log-dateien|protokoll\p{L}*|ip-adressen?|data|log\s+files?|logs)[^\n]{0,140}(?:gelöscht|anonymisiert|aufbewahrt|deleted|anonymi[sz]ed|erased)`;
/** Records of visits, which are written down to be kept. */
const records = phrase`(?:\p{L}*-?)?(?:logs?|logfiles?|log-?(?:dateien?|daten|einträge)|protokoll(?:e|en|datei|dateien|daten)?|access\s+logs?)`;
const asksHowLong = /^(?:und )?(?:wie lange|bis wann|how long)(?: [^\n]{0,40}(?:daten|data))?\s?\?\s*$/;
/** Headings over nothing but the time. */
const timeHeading = phrase`dauer|fristen|wie\s+lange|how\s+long|bis\s+wann|wann\s+(?:wir|ich|wird|werden)\s[^\n]{0,40}`;
/** Deadlines for answers, withdrawal and minimum ages are no storage periods. */
const otherPeriod = phrase`binnen|innerhalb\s+(?:von\s+)?(?:eines\s+monats|vierzehn|14)\s+(?:tagen?\s+)?(?:antwort|widerruf|diesen\s+vertrag)|vollendet\p{L}*|lebensjahr\p{L}*|widerrufsfrist|seit\s+(?:(?:über|mehr\s+als|fast|rund)\s+)?${numberWord}\s+jahren|vor\s+${numberWord}\s+jahren|jahre\s+alt|years\s+old|within\s+one\s+month`;
const sessionEnd = phrase`(?:nach|am|mit|bis\s+zum)\s+(?:dem\s+)?(?:ende|schließen|beendigung)\s+(?:der|ihrer|des)\s+(?:(?:jeweiligen|browser)\p{L}*\s*)?(?:sitzung|session|besuchs|browsers)`;

const criterion = phrase`nach\s+(?:\p{L}{3,20}e[rmn]\s+)?(?:bearbeitung|abwicklung|klärung)(?:\s+(?:ihre[rs]?|der|des|deiner))?|(?:solange|so\s+lange|bis|sobald|soweit|wenn|nachdem|nach(?=\s+(?:\p{L}{3,20}e[rmn]\s+)?(?:abschluss|ablauf|beendigung|wegfall|erledigung|beantwortung|widerruf|kündigung|abmeldung|ende)))\s[^\n]{0,160}?(?:widerruf\p{L}*|abmeld\p{L}*|abbestell\p{L}*|austragen|kündig\p{L}*|erledigt|abgeschlossen|abschluss|beantwortet|beantwortung|erledigung|entfällt|wegfällt|wegfall|entfallen|weggefallen|beendet|beendigung|gelöscht\s+wird|verjähr\p{L}*|ablauf|abgelaufen|auffordern|geklärt|erfüllt|erreicht|nicht\s+mehr\s+(?:erforderlich|benötigt|notwendig|gebraucht|brauchen))|(?:was|daten,?\s+die)\s[^\n]{0,40}nicht\s+mehr\s+(?:brauchen|benötigen|benötigt|gebraucht)[^\n]{0,30}lösch\p{L}*|(?:gesetzliche[nr]?|handels-?\s?(?:und|oder)\s+steuerrechtliche[nr]?|steuer\p{L}*|handelsrechtliche[nr]?|zwingende[nr]?|statutory|legal)\s+(?:(?:und|oder)\s+\p{L}+\s+)?(?:aufbewahrungs?-?(?:fristen?|pflichten?|vorschriften)|vorgaben\s+zur\s+aufbewahrung|retention\s+(?:periods?|obligations?|requirements?)|storage)|(?:aufbewahrungs|dokumentations|nachweis|speicher)(?:fristen?|pflichten?)|(?:steuer|handels|gesetz|berufs)\p{L}*(?:,?\s+(?:und|oder)\s+\p{L}+)?\s+(?:fristen|vorgaben|vorschriften|regelungen|bestimmungen)|(?:richtet|bemisst|bestimmt)\s+sich\s+[^.]{0,80}?nach|hängt\s[^.]{0,60}?\sab|bis\s+zum\s+wegfall|(?:until|once|as\s+soon\s+as|after|when)\s[^\n]{0,140}?(?:withdraw\p{L}*|unsubscrib\p{L}*|no\s+longer\s+(?:needed|required|necessary)|completed|resolved|answered|ceases|expir\p{L}*|fulfilled|performed|object\p{L}*|closed|purpose)|verjährungsfrist\p{L}*|mit\s+(?:(?:dem|der|ihrem|ihrer|deinem|deiner|seinem|ihre[rm])\s+)?(?:\p{L}+\s+)?(?:austritt|abmeldung|kündigung|ende|beendigung|abschluss|wegfall|widerruf|zweckerreichung)|bis\s+(?:zum|zur)\s+(?:\p{L}+\s+)?(?:austritt|abmeldung|kündigung|widerruf|abschluss|erledigung|beendigung|vertragsende)|nach\s+(?:zweckerreichung|zweckerfüllung|zweckfortfall|zweckwegfall)|(?:entfällt|erlischt|endet)\s+(?:der|dieser|die)\s+\p{L}*(?:zweck|rechtsgrundlage|grund)|kriterium|kriterien\s+für\s+die\s+(?:dauer|speicher)\p{L}*`;
const necessity = phrase`lösch\p{L}*\s[^\n.]{0,40}?(?:was|daten,?\s+die)\s[^\n.]{0,30}?nicht\s+mehr\s+(?:brauch|benötig)\p{L}*|(?:solange|so\s+lange|nur\s+so\s+lange|so\s+lange,?\s+wie|für\s+die\s+dauer|für\s+den\s+zeitraum|soweit)\s?,?[^\n]{0,100}?(?:erforderlich|notwendig|nötig|benötig\p{L}*|erfordert|zweck\p{L}*)|(?:as|so)\s+long\s+as\s[^\n]{0,100}?(?:necessary|required|needed|requires|need)|nichts?\s+länger\s+als|no\s+longer\s+than`;
const title = phrase`(?:dauer\s+der\s+)?(?:speicher|aufbewahr)\p{L}*|lösch(?:ung|fristen|konzept|en)|dauer|retention|storage\s+(?:period|duration)|how\s+long\s[^\n]{0,40}`;
const delayed = new RegExp(`${period.source}\\s(?:nach|after)\\s[^\\n,;]{0,80}`, 'g');
/** What the site itself does, even if it says so among the rights. */
const deleting = phrase`(?:wir|ich)\s+(?:löschen?|speichern?|vernichten?)|(?:lösch|speicher|vernicht)en?\s+(?:wir|ich)|we\s+(?:delete|erase|keep|store)`;
const keptUntil = phrase`verbleib(?:t|en)|bleib(?:t|en)|aufgehoben|gesperrt|entfern\p{L}*|remain|removed`;

/** An end told in words of its own: "bis Sie sich abmelden", "sobald das Rätsel gelöst ist". */
const loose = phrase`(?:solange|so\s+lange|bis\s+(?!zu\s|\d)|until|as\s+long\s+as)\s*[^\n]{4,}|(?:gelöscht|lösch\p{L}*|vernichtet|vernichten|entsorgt|entsorgen|destroy(?:ed)?|delete[ds]?|erased?)[^\n]{0,100}?(?:wenn|sobald|once|when|as\s+soon\s+as|nach\s+(?:dem|der|ihrem|ihrer)\s+(?:ende|abschluss|abmeldung|besuch|kündigung))\s+[^\n]{4,}|(?:wenn|sobald|once|when|as\s+soon\s+as)\s+[^\n]{4,120}?(?:gelöscht|löschen|vernichtet|deleted?|erased?)|die\s+speicherung\s+endet`;

/** How long data is kept: a period of time, or by what it is measured; cookies alone do not count (Art. 13(2)(a) GDPR). */
export function readRetention(notice: NoticeText): NoticeItem[] {
  const items: NoticeItem[] = [];
  const fixed = notice.sentences.find(statesPeriod(notice));
  if (fixed) {
    const match = period.exec(fixed.low) ?? sessionEnd.exec(fixed.low);
    const at = match?.index ?? 0;
    items.push(stated('retentionPeriod', fixed, fixed.text.slice(at, at + (match?.[0].length ?? 60)), at));
  }
  const talksOfKeeping = (sentence: Sentence) => keeping.test(sentence.low) || keptUntil.test(sentence.low) || isUnderTime(sentence);
  const isOther = (sentence: Sentence) =>
    sentence.isHeading ||
    (isAboutRights(sentence) && !deleting.test(sentence.low)) ||
    isAboutCookies(sentence) ||
    !talksOfKeeping(sentence) ||
    otherPeriod.test(sentence.low);
  const measured =
    sentenceWith(notice, criterion, (sentence) => isOther(sentence) || isOnlyDelayed(sentence)) ??
    sentenceWith(notice, loose, (sentence) => isOther(sentence) || necessity.test(sentence.low));
  if (measured) items.push(stated('retentionCriterion', measured.sentence, undefined, measured.at));
  else {
    const vague = sentenceWith(notice, necessity, isOther);
    if (vague) items.push(stated('retentionCriterion', vague.sentence, 'necessity', vague.at));
    else if (!fixed) {
      const titled = sentenceUnder(notice, title, isAboutCookies);
      if (titled) items.push(stated('retentionCriterion', titled));
    }
  }
  return items;
}

/** A period in a sentence about keeping data, or beside the heading that says so. */
function statesPeriod({ sentences }: NoticeText) {
  return (sentence: Sentence): boolean => {
    const { low } = sentence;
    if (!period.test(low) || otherPeriod.test(low) || isAboutRights(sentence) || isAboutCookies(sentence)) return false;
    if (keeping.test(low) || records.test(low) || isUnderTime(sentence)) return true;
    const index = sentences.indexOf(sentence);
    if (isItemUnderTime(sentences, index)) return true;
    const before = sentences[index - 1];
    return (
      before !== undefined &&
      (keeping.test(before.low) || asksHowLong.test(before.low)) &&
      /[:?]$|^.{1,60}\.$/.test(before.low.trim()) &&
      !isAboutCookies(before)
    );
  };
}

/** "Löschfristen", then "Bewerbungen 6 Monate nach Absage": items so short that each looks like a heading. */
function isItemUnderTime(sentences: readonly Sentence[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - mostItems) && sentences[at]!.isHeading; at -= 1) {
    const { low } = sentences[at]!;
    if (!period.test(low) && (title.test(low) || timeHeading.test(low))) return !cookie.test(low);
  }
  return false;
}
const mostItems = 12;

/** Under a heading that asks how long data is kept, the sentence need not say so again. */
function isUnderTime({ section }: Sentence): boolean {
  return keeping.test(section.heading) || timeHeading.test(section.heading);
}

function isAboutCookies({ low, section }: Sentence): boolean {
  return (cookie.test(low) && !dataAreKept.test(low)) || (/cookie/.test(section.heading) && !dataAreKept.test(low));
}

/** "Six months after the end of the procedure" is a period, counted from an event. */
function isOnlyDelayed({ low }: Sentence): boolean {
  return !criterion.test(low.replace(delayed, ' '));
}
