import { matchesOf, mentions, wholeWords } from '../wording.ts';

/** Purposes of advertising. */
const advertisingPurpose =
  'marketing[a-zß-ɏ]*|werb[a-zß-ɏ]*|[a-zß-ɏ]{0,30}personali[sz][a-zß-ɏ]*|personalised|profile?n?|tracking[a-zß-ɏ]*|remarketing|conversions?|soziale[nrs]?\\s+(?:medien|netzwerke[a-zß-ɏ]*)|social\\s+media|advertis[a-zß-ɏ]*|ads|audience';
/** What the data are for. "To improve your experience" is no purpose. */
const purpose = wholeWords(
  `[a-zß-ɏ]{0,30}analys[a-zß-ɏ]*|analyt[a-zß-ɏ]*|analyz[a-zß-ɏ]*|[a-zß-ɏ]{0,30}statisti[a-zß-ɏ]*|[a-zß-ɏ]{0,30}messung[a-zß-ɏ]*|messen|auswert[a-zß-ɏ]*|auszuwerten|werten|zählen|gezählt|[a-zß-ɏ]{0,20}zählung(?:en)?|besuch(?:s|er)zahlen|anzahl\\s+der\\s+besuch[a-zß-ɏ]*|(?:nutz(?:er|ungs)|besucher|surf|klick|kauf)-?verhaltens?|erfolgskontrollen?|kampagnen?|reklame|produktempfehlung(?:en)?|zu\\s+empfehlen|anzeigen|videos?|[a-zß-ɏ]{0,20}filmen?|(?:(?:land|anfahrts|standort)-?)?karten?|inhalte\\s+(?:von\\s+)?(?:drittanbietern?|dritter)|live-?chats?|chatten|betrugs[a-zß-ɏ]{3,20}|count(?:ing)?\\s+(?:visit|user)[a-z]*|externe[nrs]?\\s+(?:medien|inhalten?)|measur[a-zß-ɏ]*|insights|maps|external\\s+(?:media|content)|${advertisingPurpose}`,
);
/** Words by which a visitor may expect advertising; not all of them would do as a purpose. */
const advertisingHint = wholeWords(
  `${advertisingPurpose}|[a-zß-ɏ]{1,30}(?<!be)werbung|re-?targeting|re-marketing|targeting|targeted|zielgruppen?[a-zß-ɏ]*|anzeigen[a-zß-ɏ]+|ad|adverts?|reklame|kampagnen?[a-zß-ɏ]*|campaigns?|promotion[a-zß-ɏ]*|sponsor[a-zß-ɏ]*|affiliate[a-zß-ɏ]*|provision(?:en)?|vermarkt[a-zß-ɏ]*|kommerziell[a-zß-ɏ]*|commercial[a-zß-ɏ]*|moneti[sz][a-zß-ɏ]*|interessen?(?:bezogen|basiert|gerecht|orientiert)[a-zß-ɏ]*|interest-based|(?:ihren?|deinen?|persönlichen?|your|personal)\\s+(?:interessen?|interests?)|maßgeschneidert[a-zß-ɏ]*|zugeschnitten[a-zß-ɏ]*|individualisiert[a-zß-ɏ]*|individuelle[nrs]?\\s+(?:inhalten?|angeboten?)|relevante[nrs]?\\s+(?:inhalten?|angeboten?|produkten?)|passende[nrs]?\\s+(?:inhalten?|angeboten?|produkten?|vorschlägen?)|relevant\\s+(?:content|offers?|products?)|(?:offers?|products?)\\s+that\\s+(?:suit|fit|match)\\s+you|tailored|customi[sz]ed|[a-zß-ɏ]{0,20}empfehlungen|recommendations?|nutzerprofile?n?|nutzungsprofile?n?|profilbildung|profiling`,
);
/** The noun alone: in small letters it is what buttons and aims do. */
const advertisements = /(?<![A-Za-zß-ɏ])Anzeigen(?![a-zß-ɏ])/u;

/** Whether a banner speaks of advertising or marketing in any words. */
export function saysAdvertising(text: string): boolean {
  return mentions(text, advertisingHint) || advertisements.test(text);
}

/** That visits are counted or analysed. */
const measuring = wholeWords(
  'analys[a-zß-ɏ]*|analyt[a-zß-ɏ]*|statisti[a-zß-ɏ]*|[a-zß-ɏ]{0,30}messung[a-zß-ɏ]*|auswert[a-zß-ɏ]*|besuchszahlen|measurement[a-z]*',
);
const recognises = wholeWords('wiedererkennung|auswertung|[a-zß-ɏ]{0,30}messung|statistik');

/**
 * Whether a banner announces what a service is for as measuring: customer systems recognise and count visitors, which is no
 * advertising that the banner keeps quiet about. `purpose` is the German one of the catalogue.
 */
export function isSaidAsMeasuring(text: string, purpose: string): boolean {
  return mentions(text, measuring) && mentions(purpose, recognises) && !saysAdvertising(purpose);
}

/** What is done with a visit, said as a clause: it is as concrete as a noun. */
const recorded = wholeWords(
  '(?:sehen|erfahren|wissen|verstehen|erkennen|heraus(?:zu)?finden|nachvollziehen|nachzuvollziehen),?\\s+(?:wie|welche[nrs]?|was|wofür|woher)\\s+(?!wir\\s)(?:[a-zß-ɏ]{1,30}\\s+){0,6}?(?:(?:be)?nutz(?:en|t|st)|(?:be|ge)nutzt|verwende(?:n|t)|besuch(?:en|t)|aufgerufen|aufrufen|angesehen|ansehen|(?:gut\\s+)?ankommen|interessier(?:en|t)|geklickt|klicken|funktionier(?:en|t))|(?:nutzung|zugriffe|besuche)\\s[^.!?;]{0,60}?zu\\s+(?:verstehen|erfassen|untersuchen)|to\\s+(?:see|learn|know)\\s+how\\s+(?:many|often)|aufzeichn[a-zß-ɏ]*|aufgezeichnet[a-zß-ɏ]*|aufzuzeichnen|zeichne[nt]?\\s[^.!?;]{0,80}?\\sauf|record(?:s|ing)?\\s+(?:of\\s+)?(?:your|the|each|every|visits?|sessions?|clicks?|mouse)[a-zß-ɏ]*|to\\s+(?:understand|see|learn)\\s+how\\s+(?:you|people|visitors|users|(?:our|the|this)\\s+[a-z]{1,30}\\s+(?:is|are)\\s+used)|(?:sehen|erfahren|wissen|verstehen|erkennen|herauszufinden),?\\s+(?:welche[nrs]?\\s+(?:[a-zß-ɏ]{1,30}\\s+){0,2}[a-zß-ɏ]{2,30}|was)\\s+(?:[a-zß-ɏ]{2,30}\\s+){0,4}(?:sind|ist|werden|wird|gefällt|ankommt|gefragt|gelesen|besucht|genutzt)|to\\s+(?:see|learn|know|understand|find\\s+out)\\s+(?:which|what)\\s+(?:[a-z]{2,30}\\s+){1,4}(?:are|is|get|works?|visitors)|(?:verstehen|erkennen|nachzuvollziehen),?\\s+wie\\s+(?:sie|besuch[a-zß-ɏ]*|nutzer[a-zß-ɏ]*|(?:unsere?[nrs]?|die|diese)\\s+[a-zß-ɏ]{1,30}\\s+(?:genutzt|benutzt|verwendet))',
);
/** An aim, which is a purpose where its object is more than the website as such. */
const aim = wholeWords(
  'um\\s[^.!?;]{0,100}?(?:zu\\s(?:verbessern|optimieren|verstehen|zeigen)|anzuzeigen)|to\\s+(?:improve|optimi[sz]e|understand|show|display)\\s[^.!?;,]{1,80}',
);
const vague = wholeWords(
  '[a-zß-ɏ]{0,30}erlebnis[a-zß-ɏ]*|[a-zß-ɏ]{0,30}erfahrung[a-zß-ɏ]*|[a-zß-ɏ]{0,30}experience[a-z]*|(?:web|internet)?-?(?:seiten?|sites?|auftritte?s?)|[a-zß-ɏ]{0,20}angebote?[ns]?|[a-zß-ɏ]{0,20}dienste?n?|(?:dienst|service)-?leistungen?|services?|[a-zß-ɏ]{0,20}nutzung|usage|funktion(?:en|alität)?|functionality|[a-zß-ɏ]{0,20}inhalte?n?|content|leistung|performance|pages?|qualität|quality|offers?|produkte?|products?|benutzerfreundlichkeit|usability|sie|you|es|it|dies[a-z]*|this|that',
);

/** Whether a banner says what the data are for. */
export function saysPurpose(text: string): boolean {
  return mentions(text, purpose) || mentions(text, recorded) || matchesOf(text, aim).some((match) => !mentions(match.text, vague));
}

/** Recipients by their kind, without a name. */
const recipient = wholeWords(
  '[a-zß-ɏ]{0,30}partner[a-zß-ɏ]*|drittanbieter[a-zß-ɏ]*|dritten?|dienstleister[a-zß-ɏ]*|dienst(?:e|en)?\\s+von|(?:dienste?)?anbieter[a-zß-ɏ]*|dritter|dritt(?:firmen|unternehmen|dienste?n?|plattformen)|(?:externe|fremde|andere|ausgewählte)[nrsm]?\\s+(?:unternehmen|firmen|agenturen)|fremde[nrsm]?\\s+dienste?n?|werbenetzwerken?|agenturen|soziale[nr]?\\s+netzwerken?|vendors?|third[\\s-]part[a-zß-ɏ]*|(?:other|external|selected)\\s+companies|providers?|services?\\s+(?:of|by|from)',
);
/** The same words where they mean the site itself, a person to ask, or say that nobody receives anything. */
const noRecipient = wholeWords(
  [
    '(?:angaben?|informationen|infos|auskünfte?|näheres|details)\\s+(?:zum|zur|zu|über|vom)\\s+(?:den|dem|unsere[mn]?)?\\s*(?:(?:dienste?)?anbieter|partnerschaft)[a-zß-ɏ]*',
    '(?:(?:dienste?)?anbieter|dienstleister)[a-zß-ɏ]*\\s+(?:dieser|der|unserer|des|dieses|unseres)\\s+(?:web|internet)?-?(?:seiten?|sites?|angebot(?:e?s)?|auftritt(?:e?s)?)',
    '(?:seiten|web(?:site|seiten)?)-?(?:anbieter|betreiber)[a-zß-ɏ]*|anbieter-?(?:kennzeichnung|angaben|informationen)',
    '(?:ansprech|gesprächs|lebens)partner[a-zß-ɏ]*|partnerschaft[a-zß-ɏ]*',
    '(?:als|zum|das)\\s+dritten?|zu\\s+dritt',
    '(?:keine[nrs]?|nichts|nicht(?!\\s+ohne)|niemals|nie)\\s[^.!?;]{0,60}?(?:an|durch|mit|von)\\s+(?:dritten?|drittanbieter[a-zß-ɏ]*)|(?:an|durch|mit)\\s+(?:dritten?|drittanbieter[a-zß-ɏ]*)\\s[^.!?;]{0,40}?(?:nicht(?!\\s+ohne)|niemals|nie|keine)',
    '(?:details|information)\\s+(?:about|on|of)\\s+(?:the|our|this)?\\s*(?:site\\s+|service\\s+)?provider|(?:service\\s+)?providers?\\s+of\\s+(?:the|this|our)\\s+(?:web)?-?(?:site|page)|site\\s+provider',
    'services?\\s+(?:of|by|from)\\s+(?:our|the|this|your)\\s+(?:web)?-?(?:site|page|choice)',
    '(?:no|not|never)\\s[^.!?;]{0,60}?(?:with|to|by)\\s+third[\\s-]part[a-zß-ɏ]*',
  ].join('|'),
);

/** Whether a banner speaks of recipients by their kind. */
export function saysRecipients(text: string): boolean {
  return mentions(text.replace(noRecipient, ' '), recipient);
}

/** The same where no kind of business is said either: anybody else. */
const anybody =
  '(?:partner(?:n|unternehmen)?|drittanbieter[a-zß-ɏ]*|dritte[nr]?|(?:dienste?)?anbieter[a-zß-ɏ]*|dienstleister[a-zß-ɏ]*|dritt(?:firmen|unternehmen|dienste?n?)|(?:externe|fremde|andere|ausgewählte)[nrsm]?\\s+(?:unternehmen|firmen)|vendors?|partners|third[\\s-]part[a-zß-ɏ]*|(?:other|external|selected)\\s+companies|providers?)';
const anybodyAtAll = wholeWords(`(?:(?:dienste?n?|services?)\\s+(?:von|of|by|from)\\s+)?${anybody}`);
const counted = wholeWords(`\\d{1,4}\\s+(?:[a-zß-ɏ-]{1,30}\\s+){0,3}${anybody}`);
const company = /(?<![A-Za-zß-ɏ])(?:GmbH|AG|SE|KG|OHG|e\.\s?K|Ltd|Limited|Inc|LLC|B\.?V|S\.?A|S\.?à\.?r\.?l)(?![A-Za-zß-ɏ])/;

/** The word by which a banner says no more of its recipients than that there are some; null: it says more, or nothing. */
export function barelyNamed(text: string): string | null {
  const rest = text.replace(noRecipient, ' ');
  if (!mentions(rest, recipient) || mentions(rest, counted) || company.test(rest)) return null;
  const [first] = matchesOf(rest, anybodyAtAll);
  return first && !mentions(rest.replace(anybodyAtAll, ' '), recipient) ? first.text : null;
}

/** That consent can be taken back. */
export const withdrawal = wholeWords(
  [
    'widerruf[a-zß-ɏ]*|jederzeit|jeder\\s+zeit|zurück(?:zu)?(?:nehm|zieh)[a-zß-ɏ]*|zurückge(?:nommen|zogen)|später\\s+ändern|nachträglich\\s+ändern',
    '(?:einstellung|auswahl|entscheidung|zustimmung|einwilligung|wahl|meinung|präferenz)[a-zß-ɏ]{0,6}\\s[^.!?;]{0,60}?(?:später|nachträglich|stets|immer|wieder|im\\s+nachhinein)\\s[^.!?;]{0,50}?(?:ändern|anpassen|geändert|angepasst|bearbeiten|aufheben)',
    'änderung(?:en)?\\s[^.!?;]{0,60}?(?:fußzeile|fußbereich|footer|seitenende)',
    'withdraw[a-zß-ɏ]*|revok[a-zß-ɏ]*|at\\s+any\\s+time|any\\s?time|change\\s+your\\s+(?:mind|choices?|settings)|(?:change|adjust)\\s+(?:your|these|this)\\s[^.!?;]{0,40}?(?:later|whenever|again)|opt[\\s-]out\\s+later',
  ].join('|'),
);
/** That data leave the EEA. */
export const thirdCountry = wholeWords(
  'USA|U\\.S\\.A|the\\s+U\\.?S|us-(?:anbieter|dienst|unternehm|amerikan|server|konzern|firm|based|compan|provider)[a-zß-ɏ]*|amerika|vereinigten?\\s+staaten|drittl(?:and|änder)[a-zß-ɏ]*|drittstaat[a-zß-ɏ]*|ohne\\s+angemessen(?:es\\s+datenschutz|heits)[a-zß-ɏ]*|außerhalb\\s+(?:europas|(?:der|des)\\s+(?:EU|EWR|europäischen)[a-zß-ɏ]*)|united\\s+states|third\\s+countr[a-zß-ɏ]*|outside\\s+(?:of\\s+)?the\\s+(?:EU|EEA|european)',
);
