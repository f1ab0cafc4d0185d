/** Who speaks of what is done here; sentences about others lack it. */
const own = /(?<!\p{L})(?:wir|uns|unsere?[rnms]?|ich|mein\p{L}*|hier|diese[rnms]? (?:web)?(?:site|seiten?)|we|our|us|here)(?!\p{L})/iu;

/** Other people, as whom a sentence begins. */
const others =
  /^[^\p{L}]*(?:viele|manche|zahlreiche|einige|etliche|die meisten|andere|fast alle|jede[rs]? (?:zweite|dritte)|große|many|most|some|other|millions of)(?!\p{L})|^[^\p{L}]*(?:die )?(?:(?:betreiber|anbieter)(?= (?:ander|fremd|groß|viel|manch))|firmen|unternehmen|konzerne|behörden|schulen|vereine|händler|shops|blogs|portale|agenturen|nachbarn|mitbewerber|publishers|companies|retailers)(?: (?:anderer|fremder|großer|vieler|mancher|of))?(?!\p{L})/iu;
/** Those who belong to us, with sites of their own. */
const ofOurs =
  /^[^\p{L}]*(?:(?:die |manche |einige )?(?:(?:web)?(?:seiten|sites|shops|auftritte)|websites?|homepages?) (?:unserer|meiner|von|anderer|of our)|(?:unsere?|meine?|our|einige? unserer|ein(?:e|er)? unserer) (?:kund|mandant|mitglied|nachbar|lieferant|leser|mieter|schüler|customer|client|member)\p{L}*|(?:händler|verkäufer|aussteller|autoren|gäste) (?:auf|in|bei)|auf (?:der|den) (?:\p{L}*seiten?|website) (?:unseres|unserer|meines|meiner|eines|einer))(?!\p{L})/iu;
const there =
  /(?<!\p{L})(?:dort|auf (?:deren|dessen|ihrer) (?:web)?seiten?|there) (?:kommt|kommen|wird|werden|läuft|laufen|nutzt|setzt)\s$/iu;

/** "… sparsamer als ¤", "leichter als ¤", "less than ¤". */
const compared =
  /(?<!\p{L})(?:\p{L}{3,}er|mehr|weniger|besser|lieber|statt) als\s$|(?<!\p{L})(?:verglichen mit|im vergleich mit|verhält sich zu|compared with)\s$|(?<!\p{L})(?:\p{L}{3,}er|more|less)(?: \p{L}+)? than\s$/iu;
/** A link that leads there, or a thing that visitors open themselves. */
const leadsThere =
  /(?<!\p{L})(?:verweise?n?|links?)(?!\p{L})[^.!?,]{0,50} (?:zu|auf|nach)\s$|(?<!\p{L})(?:wer|wenn sie|sie können)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:selbst|eigenen?)(?: \p{L}+){0,2} (?:in|mit|bei)\s$/iu;
/** A thing to switch off, wherever it runs. */
const switchedOff =
  /(?<!\p{L})(?:ab|aus)schalten von\s$|(?<!\p{L})(?:deaktivieren|blockieren|sperren|umgehen|löschen|entfernen|abwehren) von\s$|(?<!\p{L})(?:schutz|hilfe|mittel) (?:vor|gegen)\s$/iu;
/** Court rulings, articles, quarrels. */
const talkedAbout =
  /(?<!\p{L})\p{L}*(?:urteile?|entscheidung(?:en)?|beschluss|berichte?|artikel|studien?|diskussion(?:en)?|debatten?|streit|kritik|klagen?|bußgelde?r?|abmahnung(?:en)?|abmahnwelle|skandale?|nachrichten|schulung|workshop|kurs|vortrag|ruling|judgment|articles?|debate|news|course|fine)(?: \p{L}+)? (?:zu|zum|zur|über|um|an|wegen|gegen|about|on|against|over|concerning)(?: (?:den|der|die|das|dem|the))?\s$/iu;
/** Warnings and requests. */
const warned =
  /(?<!\p{L})(?:vorsicht|warn(?:en|ung|t)?|hüten sie sich|beware|watch out)(?: \p{L}+)? (?:vor|bei|of|for)(?!\p{L})[^.!?]{0,90}$|(?<!\p{L})(?:im namen von|angeblich(?:e[nrms]?)? (?:von)?|pretending to be(?: from)?)\s$/iu;
const asked = /(?<!\p{L})(?:bitte|please)(?!\p{L})[^.!?]{0,50}(?<!\p{L})(?:kein\p{L}*|nicht|never|not|no)(?!\p{L})[^.!?]{0,60}$/iu;
/** What somebody looks like on a picture of our own. */
const pictureOf =
  /(?<!\p{L})\p{L}*(?:bildschirmfotos?|bildschirmaufnahmen?|screenshots?|ausdruck|standbild(?:er)?|nachbau|kopie|foto|zitate?|abschrift|image|picture)(?: \p{L}+)? (?:aus|von|vom|der|des|einer|eines|of|from)(?: \p{L}+){0,2}\s$/iu;
const asPicture =
  /^[^.!?]{0,60}(?<!\p{L})(?:als|as an?) (?:\p{L}+ )?(?:bildschirmfotos?|bildschirmaufnahmen?|screenshots?|bilddatei(?:en)?|bild|standbild(?:er)?|grafik|ausdruck|pdf|foto|zitat|image|picture)(?!\p{L})/iu;
const keptAtHome =
  /^[^.!?]{0,40}, (?:\p{L}+ ){0,2}(?:liegt|liegen|lagert|kommt|kommen|wird|werden|ist|sind)(?: \p{L}+){0,3} (?:auf|bei|von) (?:unser\p{L}*|(?:dem |einem )?eigene\p{L}*)(?: eigenen)? (?:web)?(?:server|space|speicher)/iu;
/** What serves as an example of its kind. */
const example =
  /(?<!\p{L})(?:beispiele?|examples?)(?!\p{L})[^.!?:]{0,60}(?<!\p{L})(?:sind|ist|wären|wäre|are|is|include)(?: der| die| das| an?)?(?: ¤(?:,| und| oder| and| or)?)*\s$/iu;
/** How something is done, told to anybody. */
const howTo = /(?<!\p{L})(?:wie man|wie sie|how to)(?!\p{L})[^.!?,]{0,40}$/iu;
const forged = /(?<!\p{L})(?:betrüger\p{L}*|phishing\p{L}*|gefälscht\p{L}*|scam\p{L}*|fake)(?!\p{L})[^.!?]{0,90}$/iu;
const advisedAgainst = /^ (?:raten|rate|halten) (?:wir|ich)(?: \p{L}+){0,4} (?:ab|nichts)(?!\p{L})/iu;
const toolOfOthers =
  /^ (?:ist|sind|is|are) [^.!?]{0,60}[, ](?:mit (?:dem|der|denen)|den|das|die|which|that) (?:firmen|unternehmen|konzerne|andere|viele|companies|others|many)(?!\p{L})/iu;
const rulesOf = /(?<!\p{L})(?:regeln|bedingungen|vorgaben|geschäftsbedingungen|verantwortung|rules|policies) (?:von|bei|of)\s$/iu;

/** Not any more, or nowhere to be seen. */
const pastSight =
  /(?<!\p{L})(?:früher|einst|damals|ursprünglich|anfangs|vor jahren|lange zeit|jahrelang|bis vor kurzem|once|originally) (?:war|waren|gab es|lief|liefen|stand|standen|hing|zeigten|hatten|kam|kamen|there was|we had)(?!\p{L})[^.!?;,]{0,60}$/iu;
const noLonger = /(?<!\p{L})(?:wir|ich|man|we)\s$/iu;
const longer = /^ (?:\p{L}+ )?nicht (?:länger|mehr)(?=\s*(?:[.!?,;]|$))/iu;
const misplaced = /^[^.!?;]{0,60}(?<!\p{L})(?:nichts (?:zu suchen|verloren)|keinen platz|no place)(?!\p{L})/iu;
const ofStrangers =
  /(?<!\p{L})(?:drittanbieter\p{L}*|dritte[rn]?|fremd\p{L}*|third[ -]part\p{L}*)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:etwa|wie|z\. ?B\.|zum beispiel|beispielsweise|such as|like)(?: von| der| bei)?\s$/iu;
const notSet = /^[,)]{0,2} (?:werden|wird|are|is)(?: \p{L}+){0,3} (?:nicht|not)(?!\p{L})/iu;
const elsewhereOnly = /^[^.!?;]{0,60}(?<!\p{L})auf (?:unserer|unseren|dieser)(?: \p{L}+)? (?:aber |jedoch )?nicht(?!\p{L})/iu;
/** "… gehört nicht mehr zu …", "haben wir … gekündigt", "… gab es nur während …", "… wird noch bedacht". */
const ended =
  /^(?: \p{L}+){0,3} gehör(?:t|en)(?: \p{L}+){0,2} nicht(?: mehr| länger)? zu(?!\p{L})|^ (?:gab es|war|lief)(?: \p{L}+){0,2} nur (?:während|bis|von|im|in|für|zur)(?!\p{L})|^(?: \p{L}+){0,4} (?:denken|diskutieren|beraten|überlegen) wir(?!\p{L})|^ (?:\p{L}+ ){0,3}noch (?:offen|unklar|unentschieden)(?!\p{L})/iu;
const belongs = /(?<!\p{L})gehör(?:t|en)\s$/iu;
const noLongerTo = /^(?: \p{L}+){0,2} nicht(?: mehr| länger)? zu(?!\p{L})/iu;
const weHave = /(?<!\p{L})haben? (?:wir|ich)(?: \p{L}+){0,3}\s$/iu;
const givenUp =
  /^ (?:\p{L}+ )?(?:gekündigt|entfernt|abgeschafft|abgeschaltet|verlassen|aufgegeben|ausgebaut|gelöscht|abbestellt|verworfen)(?!\p{L})/iu;
/** Not decided, or only for the case that. */
const undecided =
  /(?<!\p{L})(?:ob (?:wir|und wann wir|man)|sollten wir|sollte ich|falls wir|wenn wir (?:eines tages|irgendwann|einmal|doch)|if we ever|whether we|should we)(?!\p{L})[^.!?,;]{0,60}$/iu;

/** Whether a sentence names something without saying that it is part of this site: a comparison, a warning, other people's use. */
export function isOnlyMentioned(before: string, after: string): boolean {
  if (compared.test(before) || switchedOff.test(before) || talkedAbout.test(before) || rulesOf.test(before)) return true;
  if (leadsThere.test(before) || forged.test(before) || advisedAgainst.test(after)) return true;
  if (warned.test(before) || asked.test(before) || there.test(before)) return true;
  if (pictureOf.test(before) || asPicture.test(after) || keptAtHome.test(after)) return true;
  if (toolOfOthers.test(after) || ofOurs.test(before)) return true;
  return (others.test(before) || example.test(before) || howTo.test(before)) && !own.test(`${before} ${after}`);
}

/** Whether a sentence says that something was here, may come, or has no place here. */
export function isAbsent(before: string, after: string): boolean {
  if (pastSight.test(before) || undecided.test(before) || misplaced.test(after)) return true;
  if (elsewhereOnly.test(after) || ended.test(after) || (weHave.test(before) && givenUp.test(after))) return true;
  if (belongs.test(before) && noLongerTo.test(after)) return true;
  return (noLonger.test(before) && longer.test(after)) || (ofStrangers.test(before) && notSet.test(after));
}
