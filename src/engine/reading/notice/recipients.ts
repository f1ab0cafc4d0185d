import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { isAboutRights, isDefinition } from './other-parties.ts';
import { part, phrase } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';
import { sentenceOnService } from './used-services.ts';

const companies = part`(?:web-?)?(?:hoster|hostinganbieter|hosting-?provider|hosting-?dienstleister)s?|(?:versand|zahlungs|it-|logistik|post|newsletter|hosting|technische[rn]?\s+|externe[rn]?\s+)?-?dienstleister(?:n|s|in)?|auftragsverarbeiter(?:n|s|in)?|service\s+providers?|(?:data\s+)?processors?|hosting\s+(?:provider|company|service)|hosted\s+(?:by|at|with)`;
const recipients = phrase`${companies}|(?:in|auf)\s+(?:unserem|meinem|unsere|our)\s+auftrag|on\s+our\s+behalf|auftragsverarbeitung\p{L}*|auftragsdatenverarbeitung\p{L}*|av-?vertrag\p{L}*|art(?:\.|ikel|icle)?\s?28|(?:kategorien?\s+(?:von|der)\s+)?empfänger(?:n|s|kategorien)?|gehostet|(?:nutzen|verwenden|setzen|use|buchung|terminvereinbarung)\s[^\n]{0,80}?\s(?:gmbh|ltd|limited|inc|llc|ag|se|b\.v\.)|(?:über|durch|bei|mit)\s+(?:den|diesen|diesem|dem|folgende[nm]|einen|einem|unseren|unserem|meinen|meinem)\s+(?:externen\s+)?(?:anbieter|dienst|hoster|provider)|folgende[mnr]?\s+(?:anbieter|dienst)\p{L}*|dienst\s+des\s+(?:folgenden\s+)?anbieters|(?:anbieter(?:in)?|betreiber(?:in)?)\s+(?:des\s+dienstes\s+|dieses\s+dienstes\s+)?(?:ist|sind)|dienst(?:es)?\s+der|recipients?|third[\s-]part(?:y|ies)\s+(?:provider|service|such|who|that|involved)|(?:geben|gibt|leiten|übermitteln|übertragen|offenbaren)[^\n]{0,80}?\s(?:an|gegenüber)\s+(?!uns|den\s+webserver|unseren\s+server)[^\n]{3,100}?(?:weiter|$|,|\.)|(?:daten|angaben|informationen|adresse)\s[^\n]{0,80}?(?:an|gegenüber)\s+[^\n]{3,80}?(?:weitergegeben|übermittelt|übertragen|weitergeleitet|offengelegt)|(?:share|disclose|transfer|pass)[ds]?\s[^\n]{0,60}?\s(?:to|with)\s+(?!us\b)[^\n]{3,60}|(?:shared|disclosed)\s+(?:to|with)`;
const notWho = part`niemand|keiner|wir|ich|sie|du|ihr|uns|mir|nicht|kein\p{L}*|dritte|vo[nm]|den|dem|einen|einem|haben|hat|werden|wird|bleiben|und|oder|um|zu|erst|dort|hier`;
/** "Ihre Daten erhält unser Steuerberater", "Zugriff auf die Daten hat unsere IT-Firma"; what nobody or only the reader gets is none. */
const gets = phrase`(?:website|webseite|homepage|seite|server|internetauftritt|shop|technik|it)\s+(?:\p{L}+\s+){0,3}?(?:wird|werden)\s+(?:\p{L}+\s+){0,2}?(?:von|durch)\s+[^\n.]{3,60}?(?:betreut|gewartet|gepflegt|administriert)|(?:unser\p{L}*|mein\p{L}*|ein\p{L}*|externe[nrms]?)\s+(?:steuer(?:berater(?:in)?|büro|kanzlei)|abrechnungsstelle|verrechnungsstelle)|extern\p{L}*\s+(?:buchhalt\p{L}*|it-?\p{L}*|firm\p{L}*|agentur\p{L}*|büro\p{L}*|abrechnung\p{L}*)|(?:rechne(?:n|t)|erledigt|abgewickelt|wickel(?:n|t)|läuft|laufen|verschick(?:en|t))\s[^\n.]{0,80}?\s(?:gmbh|ag|se|kg|ohg|ug|ltd|inc|llc|limited)|(?:\p{L}*(?:daten|listen)|angaben|unterlagen|informationen)\s+(?:(?:nur|ausschließlich|auch|lediglich|allein|sonst|außerdem|noch)\s+)?(?:erhält|erhalten|bekommt|bekommen|sieht|sehen|gehen\s+(?:\p{L}+\s+){0,2}?an|geht\s+(?:\p{L}+\s+){0,2}?an|liegen\s+(?:\p{L}+\s+){0,2}?(?:bei|auf\s+(?:den\s+)?servern?))\s+(?!(?:${notWho})(?!\p{L}))\p{L}{2,}|zugriff\s[^\n.]{0,60}?(?:hat|haben|erhält|erhalten)\s+(?:(?:nur|ausschließlich|auch|lediglich|allein|sonst|außerdem|noch)\s+)?(?!(?:${notWho})(?!\p{L}))\p{L}{2,}`;
const whoGets = phrase`(?:(?:kategorien?\s+(?:von|der)\s+)?empfänger(?:innen)?|wer\s+(?:\p{L}+\s+){0,3}?(?:bekommt|erhält|sieht|kriegt)|an\s+wen|wer\s+(?:\p{L}+\s+){0,5}?zugriff|wohin\s+(?:\p{L}+\s+){0,4}?(?:gehen|gelangen|fließen)|recipients?|who\s+(?:\p{L}+\s+){0,3}?(?:receives?|gets?|sees?))[^\n]{0,60}`;
/** Nobody, said in a sentence under such a heading. */
const nobodyGets = phrase`niemand\p{L}*|keiner|keine[nr]?|nicht|no\s?(?:body|one)|never|not`;
const noRecipient = phrase`newsletter-?empfänger\p{L}*|empfänger\p{L}*\s+(?:des|der|unseres)\s+(?:newsletters?|e-?mail\p{L}*|nachricht)|empfängers?\s+der\s+e-?mail`;
const none = phrase`(?:(?:nicht|keine|keinerlei|niemals)\s[^\n]{0,60}?(?:an\s+)?dritte[nr]?|(?:an\s+)?dritte[nr]?\s[^\n]{0,60}?(?:nicht|keine|findet\s+nicht)|keine\s+(?:weitergabe|übermittlung)|weitergabe[^\n]{0,60}(?:nicht|keine)|(?:not|never)\s[^\n]{0,50}third\s+part(?:y|ies)|no\s+(?:disclosure|transfer))`;
const passing = phrase`weiter\p{L}*|\p{L}*übermitt\p{L}*|übertrag\p{L}*|offengelegt|offenbar\p{L}*|verkauf\p{L}*|überlassen|zugänglich|pass(?:ed)?|disclos\p{L}*|share[ds]?|transfer\p{L}*|sold|sell`;
const exception = phrase`außer|es\s+sei\s+denn|sofern|soweit|ausnahme|wenn|unless|except|ohne\s+ihre|nur`;

/** Who receives data (Art. 13(1)(e) GDPR). The value is "none" when the notice says that nobody does. */
export function readRecipients(notice: NoticeText): NoticeItem[] {
  const found = sentenceWith(
    notice,
    recipients,
    (sentence) =>
      sentence.isHeading ||
      isAboutRights(sentence) ||
      isDefinition(sentence) ||
      noRecipient.test(sentence.low) ||
      (none.test(sentence.low) && !exception.test(sentence.low)),
  );
  if (found) return [stated('recipients', found.sentence, undefined, found.at)];
  const getting = sentenceWith(notice, gets, (sentence) => sentence.isHeading || isAboutRights(sentence) || isDefinition(sentence));
  if (getting) return [stated('recipients', getting.sentence, undefined, getting.at)];
  const service = sentenceOnService(notice);
  if (service) return [stated('recipients', service)];
  const nobody = sentenceWith(notice, none, (sentence) => isAboutRights(sentence) || !passing.test(sentence.low));
  if (nobody) return [stated('recipients', nobody.sentence, 'none', nobody.at)];
  const titled = sentenceUnder(notice, whoGets, (sentence) => isAboutRights(sentence) || nobodyGets.test(sentence.low), 12);
  return titled ? [stated('recipients', titled)] : [];
}

const countries = part`(?:die\s+|den\s+|the\s+)?(?:usa?|u\.s\.a?\.?|vereinigten?\s+staaten|united\s+states|vereinigtes?\s+königreich|großbritannien|united\s+kingdom|schweiz|kanada|indien|china|russland|israel|japan|canada|switzerland|amerika)`;
const transfer = phrase`country\s+other\s+than|dritt-?\s?(?:land|länder[n]?|landes|landübermittlung\p{L}*|landtransfer\p{L}*|staat(?:en|es)?)|drittstaatenübermittlung|third\s+countr(?:y|ies)|außerhalb\s+europas|outside\s+europe|(?:server\p{L}*|land|länder)\s+außerhalb\s+(?:der\s+(?:eu|europäischen\s+union)|des\s+(?:ewr|europäischen))|außerhalb\s+(?:der\s+(?:eu|europäischen\s+union)|des\s+(?:ewr|europäischen\s+wirtschaftsraum\p{L}*))|outside\s+(?:of\s+)?the\s+(?:eu|eea|european)|(?:in|nach|to|into|in\s+the)\s+${countries}[^\n]{0,60}?(?:übertrag\p{L}*|übermitt\p{L}*|gespeichert|verarbeitet|transfer\p{L}*|stored|processed|weitergeleitet|gesendet)|(?:übertrag\p{L}*|übermitt\p{L}*|transfer\p{L}*|verarbeit\p{L}*|speicher\p{L}*|gespeichert|processe[sd]|stores?|stored|weitergabe|gelang\p{L}*|fließ\p{L}*|gehen|geht|gesendet|sendet|reach(?:es)?|sent)[\s,][^\n]{0,80}?(?:in|nach|to|into|reach)\s+${countries}|(?:\p{L}+-)?servern?\s[^\n.]{0,40}?in\s+${countries}|in\s+${countries}\s+(?:belegen\p{L}*|gelegen\p{L}*|ansässig\p{L}*|befindlich\p{L}*|steh\p{L}*|located)|(?:in|nach|reach|into)\s+${countries}\s+(?:\p{L}+\s+){0,3}?(?:gelang\p{L}*|verarbeit\p{L}*|fließ\p{L}*|speicher\p{L}*|geh\p{L}*)|(?:google|meta|microsoft|anbieter|firm(?:a|en)|dienst\p{L}*|unternehmen|sie|beide)\s+(?:ist|sind|sitz\p{L}*|hat\s+(?:ihren|seinen)\s+sitz)\s+(?:\p{L}+\s+){0,2}?in\s+${countries}|hat\s+(?:ihren|seinen)\s+(?:haupt)?sitz\s+in\s+${countries}|angemessenheitsbeschl\p{L}*|adequacy\s+decisions?|data\s+privacy\s+framework|dpf|(?:eu-?\s?u\.?s\.?a?\.?-?\s?)?datenschutz-?rahmen\p{L}*|(?<!risiko\s)(?:angemessene[sn]?\s+(?:daten)?(?:schutz)?niveau|angemessenes?\s+(?:datenschutz|schutz)-?niveau)|sichere[sn]?\s+drittland|standard-?\s?(?:daten)?(?:vertrags|datenschutz|schutz)-?\s?klauseln|standard\s+contractual\s+clauses|sccs?|binding\s+corporate\s+rules|privacy[\s-]shield|art(?:\.|ikel|icle)?\s?4[4-9]\s?(?:abs\p{L}*\.?\s?\d|\(\d|ff|dsgvo|ds-gvo|gdpr|of)`;
/** A table that says where each service sits. */
const placeColumn = phrase`drittland|land|ort|standort|sitz|übermittlung|location|country|transfer|place|garantie`;
const placeAbroad = phrase`usa|u\.s\.a?\.?|vereinigte\s+staaten|united\s+states|vereinigtes\s+königreich|united\s+kingdom|großbritannien|schweiz|kanada|indien|israel`;
const noTransfer = phrase`(?:nicht|keine|ausschließlich\s+(?:in|innerhalb)|not|no)`;

/** Transfers to third countries and what they rest on (Art. 13(1)(f) GDPR). The value is "none" when the notice says there are none. */
export function readThirdCountry(notice: NoticeText): NoticeItem[] {
  const denies = (low: string) =>
    noTransfer.test(low) &&
    /(?:findet|erfolgt|finden|erfolgen|übermitteln wir|geben wir|beabsichtigt|geplant|statt|do not|does not|no transfer|is not|are not|weder)/.test(
      low,
    );
  const yes = sentenceWith(notice, transfer, (sentence) => isAboutRights(sentence) || denies(sentence.low) || sentence.isHeading);
  if (yes) return [stated('thirdCountry', yes.sentence, undefined, yes.at)];
  const row = rowAbroad(notice);
  if (row) return [stated('thirdCountry', row)];
  const no = sentenceWith(notice, transfer, (sentence) => isAboutRights(sentence) || sentence.isHeading);
  return no ? [stated('thirdCountry', no.sentence, 'none', no.at)] : [];
}

/** A row of a table of services that ends abroad: its heading says that the last column is a place. */
function rowAbroad({ sentences }: NoticeText): Sentence | null {
  for (const [index, head] of sentences.entries()) {
    if (head.low.length > 120 || !placeColumn.test(head.low) || !tableHead.test(head.low)) continue;
    const row = sentences.slice(index + 1, index + 25).find(({ low, text }) => placeAbroad.test(low) && !/[.!?]$/.test(text.trim()));
    if (row) return row;
  }
  return null;
}
const tableHead = phrase`(?:dienst|anbieter|unternehmen|empfänger|service|provider|vendor|recipient|name|tool|firma)(?:\s+\p{L}+){1,8}`;
