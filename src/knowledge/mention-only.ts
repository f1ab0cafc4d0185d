import { nameMark } from './negation.ts';

/** Who speaks of what is done here; sentences about others lack it. */
const own =
  /(?<![a-zß-ɏ])(?:wir|uns|unsere?[rnms]?|ich|mein[a-zß-ɏ]*|hier|diese[rnms]? (?:web)?(?:site|seiten?)|we|our|us|here)(?![a-zß-ɏ])/iu;

/** Other people, as whom a sentence begins. */
const others =
  /^[^a-zß-ɏ]*(?!(?:viele|manche|einige|some|many|most)(?: [a-zß-ɏ-]{1,15}){0,2} (?:unserer|dieser|of (?:our|the|these)|(?:[a-z]{0,8}videos?|[a-zß-ɏ]{0,10}trailer|folgen|episoden|filme|inhalte|bilder|artikel|formulare|beiträge|karten|schriften|dokumente|funktionen|unterseiten|bereiche|contents?|images|forms|maps|fonts|parts)(?![a-z])))(?:viele|manche|zahlreiche|einige|etliche|die meisten|andere|fast alle|jede[rs]? (?:zweite|dritte)|große|many|most|some|other|millions of)(?![a-zß-ɏ])|^[^a-zß-ɏ]*(?:die )?(?:(?:betreiber|anbieter)(?= (?:ander|fremd|groß|viel|manch))|firmen|unternehmen|konzerne|behörden|schulen|vereine|händler|shops|blogs|portale|agenturen|nachbarn|mitbewerber|publishers|companies|retailers)(?: (?:anderer|fremder|großer|vieler|mancher|of))?(?![a-zß-ɏ])/iu;
/** "…, bei uns rufen Sie an": what others do ends here. */
const contrast = /[,;] (?:bei uns|hier|wir|ich|we|unsere?)(?![a-zß-ɏ]).*$/iu;
/** Those who belong to us, with sites of their own. */
const ofOurs =
  /^[^a-zß-ɏ]*(?:(?:die |manche |einige )?(?:(?:web)?(?:seiten|sites|shops|auftritte)|websites?|homepages?) (?:unserer|meiner|von|anderer|of our)|(?:unsere?|meine?|our|einige? unserer|ein(?:e|er)? unserer) (?:kund|mandant|auftraggeb|mitglied|nachbar|lieferant|leser|mieter|schüler|customer|client|member)[a-zß-ɏ]*|(?:kund(?:en|innen)|mandant(?:en|innen)|clients|customers) (?:[a-z]+ )?(?:ask|fragen|bitten|wünschen|beauftragen|want)|(?:händler|verkäufer|aussteller|autoren|gäste) (?:auf|in|bei)|(?:beim|bei unserem|bei der|bei unserer) (?:[a-zß-ɏ]*verband|verein|innung|kammer|stiftung|gemeinde)|auf (?:der|den) (?:[a-zß-ɏ]*seiten?|website) (?:unseres|unserer|meines|meiner|eines|einer))(?![a-zß-ɏ])/iu;
const there =
  /(?<![a-zß-ɏ])(?:dort|auf (?:deren|dessen|ihrer) (?:web)?seiten?|there) (?:kommt|kommen|wird|werden|läuft|laufen|nutzt|setzt)\s$/iu;

/** "… sparsamer als ¤", "leichter als ¤", "less than ¤". */
const compared =
  /(?<![a-zß-ɏ])(?:statt|anstatt|anstelle) (?:eine[rs]?|des|der|dem|den|einem)(?: [a-zß-ɏ-]{1,25}){1,2} (?:von|bei|mit|über|per)\s$|(?<![a-zß-ɏ])(?:[a-zß-ɏ]{3,}er|mehr|weniger|besser|lieber|statt) als\s$|(?<![a-zß-ɏ])(?:verglichen mit|im vergleich mit|verhält sich zu|compared with)\s$|(?<![a-zß-ɏ])(?:[a-zß-ɏ]{3,}er|more|less)(?: [a-zß-ɏ]+)? than\s$/iu;
/** A link that leads there, or a thing that visitors open themselves. */
const leadsThere =
  /(?<![a-zß-ɏ])(?:verweise?n?|links?)(?![a-zß-ɏ])[^.!?,]{0,50} (?:zu|auf|nach)\s$|(?<![a-zß-ɏ])(?:wer|wenn sie|sie können)(?![a-zß-ɏ])[^.!?]{0,60}(?<![a-zß-ɏ])(?:selbst|eigenen?)(?: [a-zß-ɏ]+){0,2} (?:in|mit|bei)\s$/iu;
/** A thing to switch off, wherever it runs. */
const switchedOff =
  /(?<![a-zß-ɏ])(?:ab|aus)schalten von\s$|(?<![a-zß-ɏ])(?:deaktivieren|blockieren|sperren|umgehen|löschen|entfernen|abwehren) von\s$|(?<![a-zß-ɏ])(?:schutz|hilfe|mittel) (?:vor|gegen)\s$/iu;
/** Court rulings, articles, quarrels. */
const talkedAbout =
  /(?<![a-zß-ɏ])(?!fehler|absturz|status|crash|zustell)[a-zß-ɏ]*(?:urteile?|entscheidung(?:en)?|beschluss|berichte?|artikel|studien?|diskussion(?:en)?|debatten?|streit|kritik|klagen?|bußgelde?r?|abmahnung(?:en)?|abmahnwelle|skandale?|schulung|workshop|kurs|vortrag|ruling|judgment|articles?|debate|news|course|fine)(?: (?!halte|halten|führe|führen|gebe|geben|finde|läuft|laufen|biete|gibt|wird|werden)[a-zß-ɏ]+){0,4} (?:zu|zum|zur|über|um|an|wegen|gegen|about|on|against|over|concerning)(?: (?:den|der|die|das|dem|the))?\s$/iu;
const titleOf =
  /^[^a-zß-ɏ]*(?:aus (?:dem|unserem)|im|neu im|neues aus dem) (?:blog|magazin|ratgeber|tagebuch)[^:.]{0,20}:|^[^a-zß-ɏ]*(?:lesen sie auch|lest auch|mehr zum thema|weiterlesen|read more|from (?:the|our) blog)[^:.]{0,20}:|(?<![a-zß-ɏ])(?:kurs|webinar|seminar|vortrag|workshop|schulung) [„"][^“”".!?]{0,60}$/iu;
const writtenAbout =
  /(?<![a-zß-ɏ])(?:schreiben?|berichten?|bloggen|informieren|write|blog|report)(?: (?:wir|ich))?(?: [a-zß-ɏ]{1,20}){0,4} (?:über|about)(?: [a-zß-ɏ]{1,20}){0,4}\s$/iu;
/** "Im Blog erklären wir, wie Sie ¤ einrichten." */
const explained =
  /(?<![a-zß-ɏ])(?:blog|ratgeber|magazin|artikel|podcast|guides?)(?![a-zß-ɏ])[^¤.!?]{0,60}(?<![a-zß-ɏ])(?:erkläre?n?|zeigen?|beschreiben?|erläutern?|explain|describe|show)(?![a-zß-ɏ])[^¤.!?]{0,30},? (?:wie|how)(?![a-zß-ɏ])/iu;
/** "Die Behörde hält den Einsatz von ¤ für unzulässig." */
const foundIllegal =
  /(?<![a-zß-ɏ])(?:hält|halten|hielt|gehalten|erklärt|erachtet|sieht|considers?|held)(?![a-zß-ɏ])[^.!?]{0,120}(?<![a-zß-ɏ])(?:unzulässig|rechtswidrig|unvereinbar|illegal|unlawful)(?![a-zß-ɏ])/iu;
/** "Unlike newspapers, which load ¤, we …" */
const unlikeOthers =
  /^[^a-zß-ɏ]*(?:unlike|contrary to|in contrast to|anders als|im gegensatz zu|im unterschied zu)(?![a-zß-ɏ])[^.!?]{1,90}$/iu;
const mainClause =
  /, (?:(?:we|this|our|i|it|here|there)|[a-zß-ɏ]+ (?:wir|ich|diese[rs]?|unsere?|hier|der|die|das|es|man|bei uns))(?![a-zß-ɏ])/iu;
/** "So verhindern wir, dass ¤ …" */
const prevented =
  /(?<![a-zß-ɏ])(?:verhindern?|vermeiden?|unterbinden?|verhindert)(?: (?:wir|ich|das|dies|es)){0,2}, dass (?:¤(?:,| oder| und) )*$/iu;
/** Warnings and requests. */
const warned =
  /(?<![a-zß-ɏ])(?:vorsicht|warn(?:en|ung|t)?|hüten sie sich|beware|watch out)(?: [a-zß-ɏ]+)? (?:vor|bei|of|for)(?![a-zß-ɏ])[^.!?]{0,90}$|(?<![a-zß-ɏ])(?:im namen von|angeblich(?:e[nrms]?)? (?:von)?|pretending to be(?: from)?)\s$/iu;
const asked =
  /(?<![a-zß-ɏ])(?:bitte|please)(?![a-zß-ɏ])[^.!?]{0,50}(?<![a-zß-ɏ])(?:kein[a-zß-ɏ]*|nicht|never|not|no)(?![a-zß-ɏ])[^.!?]{0,60}$/iu;
/** What somebody looks like on a picture of our own. */
const pictureOf =
  /(?<![a-zß-ɏ])[a-zß-ɏ]*(?:bildschirmfotos?|bildschirmaufnahmen?|screenshots?|ausdruck|standbild(?:er)?|nachbau|kopie|foto|zitate?|abschrift|image|picture)(?: [a-zß-ɏ]+)? (?:aus|von|vom|der|des|einer|eines|of|from)(?: [a-zß-ɏ]+){0,2}\s$/iu;
const asPicture =
  /^[^.!?]{0,60}(?<![a-zß-ɏ])(?:als|as an?) (?:[a-zß-ɏ]+ )?(?:bildschirmfotos?|bildschirmaufnahmen?|screenshots?|bilddatei(?:en)?|bild|standbild(?:er)?|grafik|ausdruck|pdf|foto|zitat|image|picture)(?![a-zß-ɏ])/iu;
const keptAtHome =
  /^[^.!?]{0,40}, (?:[a-zß-ɏ]+ ){0,2}(?:liegt|liegen|lagert|kommt|kommen|wird|werden|ist|sind)(?: [a-zß-ɏ]+){0,3} (?:auf|bei|von) (?:unser[a-zß-ɏ]*|(?:dem |einem )?eigene[a-zß-ɏ]*)(?: eigenen)? (?:web)?(?:server|space|speicher)/iu;
/** "Bildnachweis: ¤, ¤", "Fotos: ¤", "© ¤", "Quelle: ¤": where pictures or texts come from, not what the pages load. */
const credited =
  /(?<![a-zß-ɏ])(?:(?:bild|foto|grafik|icon|text)?(?:nachweise?|quellen?|urheber|credits?)|(?:bild|foto)(?:rechte|material)|(?:image|photo|picture|icon) credits?|sources?)\s?: ?[^.!?:]{0,80}$|^[^a-zß-ɏ]*(?:fotos?|bilder|icons?|grafiken|illustrationen|photos?|pictures|images)(?: (?:und|and) (?:fotos?|bilder|icons?|grafiken|illustrationen|videos?|texturen))?(?:\s?:| von| by)(?: (?:¤|[a-zß-ɏ.-]{1,20})(?:,| und| \/))*\s$|©\s?$/iu;
/** "Unsere Rechtstexte stammen von ¤", "… werden von ¤ aktualisiert" */
const textsFrom =
  /(?<![a-zß-ɏ])(?:rechts|muster|vertrags)texte?(?![a-zß-ɏ])[^.!?;]{0,50}(?<![a-zß-ɏ])(?:stammen|kommen|werden|wurden|sind|liefert|aktualisiert|erstellt|pflegt|prüft|bezogen)(?: [a-zß-ɏ]+){0,2}(?: (?:von|vom|durch|über|bei))?(?: der| dem| die| den)?\s$/iu;
const lookedAfter =
  /(?<![a-zß-ɏ])(?:rechtlich|juristisch|anwaltlich)(?![a-zß-ɏ])[^.!?;]{0,40}(?<![a-zß-ɏ])(?:durch|von|vom)(?: der| die| den| dem)?\s$/iu;
const advisesUs = /^ (?:rechtlich |juristisch |anwaltlich )?(?:betreut|beraten|vertreten|begleitet|geprüft|abgesichert)(?![a-zß-ɏ])/iu;
/** What serves as an example of its kind. */
const example =
  /(?<![a-zß-ɏ])(?:beispiele?|examples?)(?![a-zß-ɏ])[^.!?:]{0,60}(?<![a-zß-ɏ])(?:sind|ist|wären|wäre|are|is|include)(?: der| die| das| an?)?(?: ¤(?:,| und| oder| and| or)?)*\s$/iu;
/** How something is done, told to anybody. */
const howTo = /(?<![a-zß-ɏ])(?:wie man|wie sie|how to)(?![a-zß-ɏ])[^.!?,]{0,40}$/iu;
const forged = /(?<![a-zß-ɏ])(?:betrüger[a-zß-ɏ]*|phishing[a-zß-ɏ]*|gefälscht[a-zß-ɏ]*|scam[a-zß-ɏ]*|fake)(?![a-zß-ɏ])[^.!?]{0,90}$/iu;
/** "Auf ¤ sammeln einige unserer Gruppen" */
const othersThere =
  /^ [a-zß-ɏ]{3,20}(?: (?:auch|zum teil))? (?:(?:einige|manche|viele|mehrere|einzelne) (?:unserer|der|von|andere)|andere|dritte|fremde)(?![a-zß-ɏ])/iu;
/** "¤ durch ¤ ersetzen": the title of an article. */
const advised = /^ (?:durch|mit) [a-zß-ɏ¤-]{1,25} (?:ersetzen|ablösen)(?![a-zß-ɏ])|^ (?:ersetzen|ablösen)\s*(?:[-–:|?]|$)/iu;
const advisedAgainst = /^ (?:raten|rate|halten) (?:wir|ich)(?: [a-zß-ɏ]+){0,4} (?:ab|nichts)(?![a-zß-ɏ])/iu;
const toolOfOthers =
  /^ (?:ist|sind|is|are) [^.!?]{0,60}[, ](?:mit (?:dem|der|denen)|den|das|die|which|that) (?:firmen|unternehmen|konzerne|andere|viele|companies|others|many)(?![a-zß-ɏ])/iu;
const rulesOf = /(?<![a-zß-ɏ])(?:regeln|bedingungen|vorgaben|geschäftsbedingungen|verantwortung|rules|policies) (?:von|bei|of)\s$/iu;

/** Not any more, or nowhere to be seen. */
const pastSight =
  /(?<![a-zß-ɏ])(?:früher|einst|damals|ursprünglich|anfangs|vor jahren|lange zeit|jahrelang|bis vor kurzem|once|originally) (?:war|waren|gab es|lief|liefen|stand|standen|hing|zeigten|hatten|kam|kamen|there was|we had)(?![a-zß-ɏ])[^.!?;,]{0,60}$/iu;
const noLonger = /(?<![a-zß-ɏ])(?:wir|ich|man|we)\s$/iu;
const longer = /^ (?:[a-zß-ɏ]+ )?nicht (?:länger|mehr)(?=\s*(?:[.!?,;]|$))/iu;
const misplaced = /^[^.!?;]{0,60}(?<![a-zß-ɏ])(?:nichts (?:zu suchen|verloren)|keinen platz|no place)(?![a-zß-ɏ])/iu;
const ofStrangers =
  /(?<![a-zß-ɏ])(?:drittanbieter[a-zß-ɏ]*|dritte[rn]?|fremd[a-zß-ɏ]*|third[ -]part[a-zß-ɏ]*)(?![a-zß-ɏ])[^.!?]{0,40}(?<![a-zß-ɏ])(?:etwa|wie|z\. ?B\.|zum beispiel|beispielsweise|such as|like)(?: von| der| bei)?\s$/iu;
const notSet = /^[,)]{0,2} (?:werden|wird|are|is)(?: [a-zß-ɏ]+){0,3} (?:nicht|not)(?![a-zß-ɏ])/iu;
/** "… läuft im Shop, auf unserer Seite nicht"; what is not done at once or with data there is done all the same. */
const elsewhereOnly =
  /^[^.!?;]{0,60}(?<![a-zß-ɏ])auf (?:unserer|unseren|dieser)(?: [a-zß-ɏ]+)? (?:aber |jedoch )?nicht(?![a-zß-ɏ])(?! (?:ohne|vor|bevor|nur|erst|automatisch|sofort|direkt|unmittelbar|standardmäßig|von (?:selbst|allein|sich aus)|ungefragt|gleich|einfach|dauerhaft|ständig|immer|überall|früher|vollständig|(?:[a-zß-ɏ]+ ){0,2}(?:ip-)?(?:adressen?|daten|cookies|informationen))(?![a-zß-ɏ])|(?: [a-zß-ɏ]+){0,4} (?:[a-zß-ɏ]{0,6}gespeichert|erhoben|übermittelt|übertragen|weitergegeben|verarbeitet|ausgewertet|erfasst|zusammengeführt|verknüpft|verbunden)(?![a-zß-ɏ]))/iu;
/** "… gehört nicht mehr zu …", "haben wir … gekündigt", "… gab es nur während …", "… wird noch bedacht". */
const ended =
  /^(?: [a-zß-ɏ]+){0,3} gehör(?:t|en)(?: [a-zß-ɏ]+){0,2} nicht(?: mehr| länger)? zu(?![a-zß-ɏ])|^ (?:gab es|war|lief)(?: [a-zß-ɏ]+){0,2} nur (?:während|bis|von|im|in|für|zur)(?![a-zß-ɏ])|^(?: [a-zß-ɏ]+){0,4} (?:denken|diskutieren|beraten|überlegen) wir(?![a-zß-ɏ])|^ (?:[a-zß-ɏ]+ ){0,3}noch (?:offen|unklar|unentschieden)(?![a-zß-ɏ])/iu;
const belongs = /(?<![a-zß-ɏ])gehör(?:t|en)\s$/iu;
const noLongerTo = /^(?: [a-zß-ɏ]+){0,2} nicht(?: mehr| länger)? zu(?![a-zß-ɏ])/iu;
const weHave = /(?<![a-zß-ɏ])haben? (?:wir|ich)(?: [a-zß-ɏ]+){0,3}\s$/iu;
const givenUp =
  /^ (?:[a-zß-ɏ]+ )?(?:gekündigt|entfernt|abgeschafft|abgeschaltet|verlassen|aufgegeben|ausgebaut|gelöscht|abbestellt|verworfen)(?![a-zß-ɏ])/iu;
/** Not decided, or only for the case that. */
const undecided =
  /(?<![a-zß-ɏ])(?:ob (?:wir|ich|und wann wir|man)|sollten wir|sollte ich|falls wir|wenn wir (?:eines tages|irgendwann|einmal|doch)|if we ever|whether we|should we)(?![a-zß-ɏ])[^.!?,;]{0,60}$/iu;

/** Whether a sentence names something without saying that it is part of this site: a comparison, a warning, other people's use. */
export function isOnlyMentioned(before: string, after: string): boolean {
  if (
    compared.test(before) ||
    switchedOff.test(before) ||
    talkedAbout.test(before) ||
    writtenAbout.test(before) ||
    titleOf.test(before) ||
    explained.test(before + nameMark + after) ||
    foundIllegal.test(before + nameMark + after) ||
    rulesOf.test(before) ||
    credited.test(before) ||
    textsFrom.test(before) ||
    (lookedAfter.test(before) && advisesUs.test(after))
  )
    return true;
  if (leadsThere.test(before) || forged.test(before) || advisedAgainst.test(after)) return true;
  if (warned.test(before) || asked.test(before) || there.test(before)) return true;
  if (prevented.test(before) || othersThere.test(after)) return true;
  if (advised.test(after) && !own.test(before)) return true;
  if (pictureOf.test(before) || asPicture.test(after) || keptAtHome.test(after)) return true;
  if (
    toolOfOthers.test(after) ||
    ofOurs.test(before) ||
    (unlikeOthers.test(before) && !mainClause.test(before) && (mainClause.test(after) || /, (?:is|are|ist|sind)(?![a-z])/iu.test(after)))
  )
    return true;
  return (others.test(before) || example.test(before) || howTo.test(before)) && !own.test(`${before} ${after.replace(contrast, '')}`);
}

/** Whether a sentence says that something was here, may come, or has no place here. */
export function isAbsent(before: string, after: string): boolean {
  if (pastSight.test(before) || undecided.test(before) || misplaced.test(after)) return true;
  if (elsewhereOnly.test(after) || ended.test(after) || (weHave.test(before) && givenUp.test(after))) return true;
  if (belongs.test(before) && noLongerTo.test(after)) return true;
  return (noLonger.test(before) && longer.test(after)) || (ofStrangers.test(before) && notSet.test(after));
}
