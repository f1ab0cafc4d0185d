import { clauseOf, isDoubled, nameMark } from './negation.ts';

const words = (alternatives: string) => new RegExp(`(?<![a-zß-ɏ])(?:${alternatives})(?![a-zß-ɏ])`, 'iu');

/** Something is not so. What depends on a choice of the visitor happens all the same. */
const not = words(
  "nicht(?! (?:nur|einwillig|zustimm|automatisch|sofort|dauerhaft|direkt|gleich|länger|vollständig|immer|ohne|vor|gegen))|(?<!sonst |mehr |weiter )nichts(?! weiter| anderes| sonst)|nie|niemals|nirgends|weder|not(?! only| track)|nothing|never|neither|nor|cannot|[a-z]{2,7}n't|niet|geen|kullan(?:ma|mı|ılm)[a-zß-ɏ]*",
);
const choice =
  /(?<![a-zß-ɏ])(?:wer|bevor|erst|solange|sobald|(?<!auch )wenn|falls|sofern|einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|einverständnis[a-zß-ɏ]*|einverstanden|erlaub[a-zß-ɏ]*|freigeben|zunächst|vorerst|anfangs|standardmäßig|by default|initially|before|until|unless|if|when|consent)(?![a-zß-ɏ])/iu;
/** Nothing of a kind, unless the kind is what a service may do without. */
const none =
  /(?<![a-zß-ɏ])(?:kein[a-zß-ɏ]*|no|ohne|without|none)(?!(?: [a-zß-ɏ]{1,20}){0,2} (?:[a-zß-ɏ-]{0,30}(?:cookies?|daten|adressen?|skripte?|server|konto)|einwilligung|zustimmung|ihre|consent|your|data)(?![a-zß-ɏ]))(?![a-zß-ɏ])[^,]{0,80}$/iu;
const noDataTo =
  /(?<![a-zß-ɏ])(?:kein[a-zß-ɏ]{0,2}|no) (?:[a-zß-ɏ]{1,20} )?(?:daten|informationen|ip-adressen?|data)(?: [a-zß-ɏ¤]{1,20}){0,4} (?:an|zu|nach|to)(?: [a-zß-ɏ]{1,20}){0,2}\s$/iu;
/** Notices speak of what is; what they tell in the past is over. */
const past = words(
  '(?:nutz|benutz|setz|schick|verschick|zeig|spiel|liefer|zähl|speicher|steuer|hol|buch|frag|brauch|zeichn|schütz|erledig|besorg|sammel|verwalt|arbeit|leist|verwend|test|host|regel)e?ten? (?:wir|ich|man|uns|das|dies|hier|noch|einmal)|übernahm(?:en)?|half(?:en)?|leistete|gehörten?|boten?(?= (?:uns|wir|hier|früher))|(?:betrieben|bezogen|banden|luden|maßen) wir|(?:site|website|we|i) (?:worked|experimented|tracked|ran|relied|counted|embedded|loaded|sent|measured)|war|waren|hatten?|lief|liefen|gab|nutzten?|verwendeten?|benutzten?|zählten?|zeigten?|lieferten?|erhielt|erhielten|diente|flog|flogen|stand(?= (?:zur|auf|in|hier|früher|im|an|bei|damals))|standen|endeten?|kam|kamen|was (?:a|an|the|our|also|used|once|formerly|previously|not|never|here|still|then|active|in use|removed|embedded|part)|were|had|used to|stopped|ended|früher(?:e[nmrs]?)?|ehemals|ehemalige[nmrs]?|einst|vormals|bis (?:[a-zß-ɏ]{3,9} )?20\\d\\d|nur bis(?: zum| ende| anfang)? [a-zß-ɏ\\d. ]{0,16}20\\d\\d|up to (?:the (?:end|summer|spring) of )?(?:[a-z]{3,9} )?20\\d\\d|formerly|previously|once (?:used|had|ran|embedded|loaded)',
);
const gone = words(
  'aufgehört|weggegangen|ausgelaufen|rausgeworfen|rausgeflogen|rausgeschmissen|hinausgeworfen|aussortiert|ausrangiert|abgehängt|entfernt|deinstalliert|abgestellt|abgewählt|abgeklemmt|auskommentiert|verschwunden|(?:verlassen|gekündigt) (?:haben|hatten)|rausgenommen|herausgenommen|zurückgebaut|ausgemustert|stillgelegt|abgeschafft|abgeschaltet|deaktiviert|gekündigt|ersetzt|(?<!so )eingestellt(?!,)|verworfen|beendet|(?:haben wir uns|wir haben uns)(?: [a-zß-ɏ¤]{1,20}){0,5} getrennt|ausgebaut|abgelöst|gewechselt|umgestiegen|umgezogen|removed|dropped|replaced|discontinued|retired|disabled|rejected|ceased|moved|switched|migrated',
);
/** What becomes of data, and says nothing of the service. */
const goneData =
  /(?<![a-zß-ɏ])[a-zß-ɏ-]{0,14}(?:daten|adressen?|cookies?|einträge|protokolle|sitzung|data|address(?:es)?)(?![a-zß-ɏ])[^.;]{0,90}(?:entfernt|gelöscht|ersetzt|verworfen|beendet|getrennt|removed|replaced|dropped)/iu;
const toCome = words(
  '(?:möchten|wollen|werden) wir(?: [a-zß-ɏ]{1,20}){0,4} (?:zu|auf) ¤(?: [a-zß-ɏ]{1,20}){0,2} (?:umziehen|wechseln|umsteigen|umstellen)|(?:sobald|falls|once|if) (?:wir|we)(?: ever)?(?: [a-zß-ɏ¤]{1,20}){0,6} (?:einführen|einsetzen|umstellen|umsteigen|hinzufügen|einbauen|dazunehmen|sollten|introduce|add|¤)|(?:sofern|wenn) (?:wir|ich)(?: [a-zß-ɏ¤]{1,20}){0,6} sollten|geplant|angedacht|vorbereitet|frühestens|angedachte[nmrs]?|vorgemerkt|planen wir|wir planen|planen(?= (?:aber|jedoch|den|einen|derzeit))|voraussichtlich|künftig|zukünftig|demnächst|vorgesehen|überlegen|erwägen|schwanken|denken wir|wunschliste|erwogen|überlegt|umstieg|(?:ein(?:en)?|den|der) wechsel (?:zu|auf|nach)|vergleich zwischen|unentschieden|denkbar|vielleicht|eventuell|soll(?:en)?(?: [a-zß-ɏ¤]{1,20}){0,8} (?:eingeführt|angeboten|eingesetzt|genutzt|verwendet|eingebunden|kommen|laufen|hinzukommen|ablösen|ersetzen|folgen|abgelöst)|sollten wir|sollte ich|(?:wollen|würden) wir|möchten wir(?= (?:künftig|demnächst|später|bald|irgendwann|eines tages|einmal))|wir (?:wollen|würden)|wir (?:testen|prüfen)(?= (?:derzeit|gerade|zurzeit|zur zeit|aktuell|momentan|noch|den einsatz|die einführung|die nutzung|ob|¤))|nächstes jahr|im (?:nächsten|kommenden|folgenden) (?:jahr|schuljahr|semester|monat|quartal|halbjahr|frühjahr|herbst)|in (?:vorbereitung|planung|arbeit)|in preparation|planned|planning|plan to|considering|evaluating|might|perhaps|in (?:the )?future|next year',
);
/** What would be, or was only tried. */
const untried = words(
  '(?:nur )?als entwurf|nie (?:online|live|in betrieb) (?:gegangen|gewesen)|probelauf|probebetrieb|(?:ein|der|unser) test mit ¤|würden?|hätten?|wären?|könnten?|would(?! like)|could (?:be|use)|(?:haben|hatten|wurden?|zum?)(?: [a-zß-ɏ¤]{1,20}){0,8} (?:geprüft|getestet|ausprobiert|erprobt|verglichen|angesehen|angeschaut)|ausprobiert|erprobt|diskut[a-zß-ɏ]*|in betracht|evaluated|looked at|(?:was|were|we|have|has)(?: [a-z]{1,12}){0,2} (?:tested|tried)|tried|empfohlen|recommended|(?:we|i) considered|alte[nmrs]?|vorherige[nmrs]?(?! (?:[a-zß-ɏ]{1,20} )?(?:einwillig|zustimm))|bisherige[nmrs]?|old|former|previous(?! consent)|earlier',
);
/** In what other words a thing is absent. */
const absent = words(
  'keine[rsn]? mehr(?=\\s*(?:[.,;!]|$))|vergebens|vergeblich|fehlanzeige|verzicht[a-zß-ɏ]*|frei von|überflüssig|unnötig|tabu|(?<!(?:personenbezug|rückschlüsse?|zuordnung|identifizierung)[^.]{0,40})ausgeschlossen|unterbleib[a-zß-ɏ]*|außer betrieb|außer dienst|auf eis|ruht|ruhen|brach|out of (?:use|service)|(?:vertrag|zusammenarbeit|abonnement|abo|contract) (?:mit|bei|with) ¤(?: [a-zß-ɏ]{1,20}){0,4} (?:aus|endet|ends)|entfällt|entfallen|fehlt|fehlen|(?:ver)?meiden|lehnen|avoid|refrain|free (?:of|from)|absent|skip(?:ped)?|declined',
);
/** Whose a company is, and whom it employs itself. */
const family = words(
  '(?<!über (?:die|unsere) )(?:mutter(?:gesellschaft|konzern|unternehmen)[a-zß-ɏ]*|tochter[a-zß-ɏ]*|schwester[a-zß-ɏ]*|[a-zß-ɏ]{0,20}konzerns?|parent company)|gehör(?:t|en)(?: [a-zß-ɏ]{1,20}){0,2} (?:zu|zum|zur|der|dem)(?: (?!unser|mein)[a-zß-ɏ]{1,20})? ¤|¤(?: [a-zß-ɏ]{1,20})? gehör(?:t|en)|nachbar[a-zß-ɏ]*|lesern?|leserinnen|(?:ist|sind|is|are|als)(?: [a-zß-ɏ]{1,20}){0,2} (?:teil|part) (?:der|von|des|of)|ein unternehmen (?:der|von)|subsidiary|owned by|belongs|acquired|übernommen',
);
/** What a service employs itself; its own name stands at the beginning then. */
const below = words('unterauftrag[a-zß-ɏ]*|subunternehm[a-zß-ɏ]*|sub-?processors?|seinerseits|ihrerseits|wiederum|in turn');
/** "Our sub-processors are ¤", "Sub-processors: ¤" */
const ourOwn =
  /(?<![a-zß-ɏ])(?:(?:unsere[rn]?|our|meine[rn]?|wir|we|ich|folgende[rn]?|following)(?: [a-zß-ɏ]{1,20}){0,4} )?(?:unterauftrag[a-zß-ɏ]*|subunternehm[a-zß-ɏ]*|sub-?processors?)(?:[^.:]{0,30}:|(?<=(?:unsere|our|meine|wir|we|following)[^.]{1,60}))/iu;
const employs = /^ (?:nutzt|verwendet|setzt|beauftragt|bedient|speichert|hat|uses|relies|engages|employs|has)(?![a-zß-ɏ])/iu;
/** Where else one may be found, and where a link leads. */
const elsewhere = words(
  '(?:gibt es|auch|ebenfalls|zusätzlich|finden sie|findet ihr|also) (?:auf|bei|on|at)(?! einer? (?:karte|liste|seite))(?: [a-zß-ɏ]{1,20}){0,3} ¤|(?:podcast|folgen|sendung|episodes?)(?: [a-zß-ɏ]{1,20}){0,3} (?:erscheint|erscheinen|läuft|laufen)(?: [a-zß-ɏ]{1,20}){0,2} (?:auf|bei) ¤|(?:bei|auf|in|on|at) (?:der |dem )?¤ (?:abrufbar|zu sehen|zu hören|anzusehen|available)|(?:hören|sehen|lesen|finden|kaufen) (?:können|kannst|könnt) (?:sie|du|ihr)(?: [a-zß-ɏ]{1,20}){0,3} (?:bei|auf)|überall,? wo|gelistet|eingetragen|listed (?:on|at)|zu finden|bewertungen (?:bei|auf)(?! (?:unsere[rn]?|dieser|der|meiner) (?:web|start|haupt)?(?:site|seite))|(?:bei|auf) ¤ (?:hören|ansehen|anschauen|folgen|abonnieren)|wer(?: [a-zß-ɏ]{1,20}){0,4} (?:bei|auf|über) ¤(?: [a-zß-ɏ]{1,20})? (?:hört|sieht|kauft|folgt|liest|bucht|abonniert|anhört|ansieht)|wo immer|wherever|außer uns|(?:hören|bekommen|kaufen|abonnieren) (?:sie|ihr)(?: (?:uns|auch|überall)){0,2} bei|(?:links?|buttons?|knopf|schaltflächen?)(?: [a-zß-ɏ]{1,20}){0,5} öffnen|präsent|vertreten|[a-zß-ɏ-]{0,20}einträgen?|[a-zß-ɏ-]{0,20}eintrag|inserieren|inserate?n?|bewerte(?:n|t)|weiterempfehl[a-zß-ɏ]*|(?:unsere?[nmrs]?|mein[a-zß-ɏ]{0,2}|our|ein(?:em?)?) (?:[a-zß-ɏ-]{1,20}[ -])?profile?n?s?|profile?n? (?:bei|auf|in|on)|find(?:en|et|est) (?:sie|ihr|du) (?:uns|unsere?[nrm]?|mich|meine?[nrm]?)|(?:sie|ihr|du|you) (?:findet?n?|hört|hören|find|abonniert|abonnieren) (?:uns|unsere?[nrm]?|mich|meine?[nrm]?|us|our|my)|find us|gefunden|aufmerksam (?:geworden|wurden?|werden)|neue[nms] (?:tab|fenster|reiter)|new (?:tab|window)',
);
const offers =
  /(?<![a-zß-ɏ])(?<!(?:unsere?|unserem|das|dieses|im|in dem|eigene[ns]?) )(?:(?:buchungs|bewertungs|immobilien|stellen|job|vergleichs|hotel|reise|vermittlungs|ticket|partner)?-?portale?n?s?|marktpl[aä]tze?n?|marketplaces?|stellenanzeigen?|plattformen) [^¤]{0,40}¤/iu;
/** Links in messages lead to what a service does here. */
const mailLink =
  /(?<![a-zß-ɏ])(?:(?:bestätigungs|abmelde|aktivierungs|einladungs|zugangs|buchungs|termin|download|zahlungs|bezahl|teilnahme|meeting|verifizierungs|abbestell|anmelde|opt-?(?:in|out))-?links?|links? (?:zum|zur|for|to) (?:termin|teilnahme|meeting|besprechung|bestätigung|zahlung|bezahlung|abmeldung|abmelden|abbestellen|download|bewerbung|buchung|videokonferenz|videosprechstunde|join|confirm)|(?:confirmation|invitation|payment|download|meeting|unsubscribe|booking) links?)(?![a-zß-ɏ])/giu;
const link = words('(?:[a-zß-ɏ]{0,20}-?)links?|verlink[a-zß-ɏ]*|verweis(?:e|en|t)?|linked|linking');
/** "Bewerben Sie sich über das Portal von ¤" */
const itsPortal =
  /(?<![a-zß-ɏ])(?:über|mit|in) (?:das|dem|die|der|einer?|einem?) (?:[a-zß-ɏ]{0,20}-?)?(?:portal|plattform) (?:von|der|des)(?: [a-zß-ɏ]{1,12})?\s$/iu;
const alternative = words('alternativen?(?! (?:steht|dient|gibt es|bieten wir))|alternatively');
const partnership =
  /programm|provision|vergüt|commission|affiliate|(?:partner|werbe)-?netzwerk|(?:laufen|läuft|gehen|abgewickelt|vermittelt|run)(?: [a-zß-ɏ]{1,20}){0,2} (?:über|durch|von|through)/iu;
/** What is taught, made for others, joined to by others or used at home, and what others say about it. */
const apart = words(
  '(?:schulung(?:en)?|workshops?)(?: [a-zß-ɏ]{1,20}){0,2} (?:zu|für|in|rund um|about|on|for) ¤|unbezahlte?[nmrs]?|unpaid|zertifizierte[nmrs]? (?:partner|agentur|berater)[a-zß-ɏ]{0,4}|partner von|privat|privately|integrationen|integrations|(?:bietet|bieten|hat|haben|verfügt)(?: [a-zß-ɏ]{1,20}){0,4} schnittstellen?|schnittstellen(?: (?:zu|für|mit)|:)|(?:lässt|lassen) sich(?: [a-zß-ɏ¤,-]{1,20}){0,10} (?:verbinden|koppeln|verknüpfen|integrieren)|(?:wenn|falls|sofern|if) (?:sie|you|kunden|nutzer|customers|users)(?: [a-zß-ɏ]{1,20}){0,4} ¤(?: [a-zß-ɏ]{1,20}){0,6} (?:verbinden|koppeln|verknüpfen)|(?:if|when) (?:you|customers|users) (?:connect|link|integrate)|anbinden|kompatibel|compatible|importier[a-zß-ɏ]*|exportier[a-zß-ɏ]*|(?:können|can|may) (?:[a-zß-ɏ]{1,20} )?connect|works? with|(?:unsere|unseren|meine|meinen|weitere) leistungen|in projekten|[a-zß-ɏ-]{0,20}blocker|kundenauftrag|kundenprojekte?n?|(?:einige|viele|manche|some|many)(?: of)? (?:unserer|our) (?:partner|kund|mandant|mitglied|lieferant|client|customer|member)[a-zß-ɏ]{0,5}|(?:shops|seiten|websites|projekte) (?:unserer|anderer|von|of our)|wir (?:entwickeln|bauen|programmieren|betreuen|schulen)|(?:entwickeln|bauen|programmieren|betreuen|erstellen) wir(?: [a-zß-ɏ]{1,20}){0,2} (?:[a-zß-ɏ]{0,8}-?shops|websites|webseiten|internetseiten|projekte|apps)|(?:wir|ich) (?:richten?|bauen?|binden?|erstellen?|installieren?)(?: [a-zß-ɏ]{1,20}){0,3} ihnen|(?:richten|bauen|binden|installieren) wir ihnen|(?:auf|in|für) ihre[rnm]? (?:eigenen )?(?:[a-zß-ɏ]{0,8}-?shop|website|webseite|internetseite|homepage)|bekannt|well-known|agb|ghostery|noscript|ublock|privacy badger|[a-zß-ɏ]{0,14}gericht(?:e?s|shofe?s|shof)?|[a-zß-ɏ]{0,10}bedingungen|[a-zß-ɏ]{0,20}richtlinien?|datenschutz(?:hinweise?n?|erklärung(?:en)?|bestimmungen)|policy|policies|terms|urteile?|eugh|bußgeld[a-zß-ɏ]*|court|ruling',
);
/** "Für Kunden richten wir ¤ ein." */
const forClients = /(?<![a-zß-ɏ])(?:für|for) (?:[a-zß-ɏ]{1,12} )?(?:kund|mandant|auftraggeb|client|customer)[a-zß-ɏ]*(?![a-zß-ɏ])/iu;
const services = words(
  'einrichten|richten|erstellen|bauen|entwickeln|betreuen|schalten|programmieren|beraten|set up|build|develop|maintain|manage|run',
);
/** What the visitor may switch off, wherever it runs. */
const optOut = words('ausschalten|abwählen|ablehnen|abbestellen|opt-?out|opt out|decline|turn off|deaktivier(?:en|ung)');
/** "Dienste wie ¤": whose, nobody tells. */
const example =
  /(?<![a-zß-ɏ])(?:wie|etwa|beispielsweise|zum beispiel|z\. ?B\.|such as|like|for example)(?: [a-zß-ɏ]{1,12})?(?: ¤,?(?: und| oder| or| and)?){0,6}\s$/iu;
const own = words('wir|uns|unsere?[rnms]?|ich|mein[a-zß-ɏ]*|hier|diese[rnms]? (?:web)?(?:site|seiten?)|we|our|us|here');
/** "¤ nutzt dafür ¤", "Dieser Anbieter speichert bei ¤": what another service builds on. */
const byAnother =
  /^\s*(?:[^.;]{0,40}[.;] )?(?:der |die |das )?(?:¤|(?:(?:dieser|der|the|this) )?(?:anbieter|dienst|dienstleister|hersteller|hoster|provider|vendor|service))(?: [a-zß-ɏ]{1,20})? (?:nutzt|verwendet|setzt|hostet|betreibt|bedient|greift|speichert|lagert|läuft|liegt|arbeitet|holt|fragt|bezieht|übermittelt|sendet|gibt|leitet|meldet|uses|hosts|runs|relies|stores)(?![a-zß-ɏ])[^¤]{0,80}$/iu;

/** What is not done with data, by a service that is there. */
const notWithData =
  /(?<![a-zß-ɏ])(?:speichert|erhebt|setzt|legt|verarbeitet|sammelt|protokolliert|überträgt|übermittelt|stores?|collects?|sets|keeps)(?: [a-zß-ɏ]{1,20}){0,4} (?:nichts|nothing)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:nichts|nothing)(?: [a-zß-ɏ]{1,20}){0,5} (?:ab|gespeichert|abgelegt|erhoben|stored)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:daten|data|ip-adressen?|adressen|informationen|(?:ihren?|deinen?|your) [a-zß-ɏ-]{1,30})(?: [a-zß-ɏ¤-]{1,30}){0,6} (?:nicht|not)(?![a-zß-ɏ])|(?<![a-zß-ɏ])nichts (?:an (?:dritte|andere|externe|us|die)|weiter|nach außen|to third|to anyone)|(?<![a-zß-ɏ])(?:zusammenführung|weitergabe|weiterleitung|übermittlung|übertragung|verknüpfung|speicherung|verarbeitung|zuordnung|identifizierung|verkauf)(?![a-zß-ɏ])[^.!?]{0,160} nicht(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:nicht|nie|not|never|cannot)(?: [a-zß-ɏ-]{1,30}){0,7} (?:zusammengeführt|verknüpft|kombiniert|[a-zß-ɏ]{0,6}gespeichert|übermittelt|übertragen|weitergegeben|erhoben|verarbeitet|ausgewertet|erfasst|gesetzt|verkauft|zugeordnet|identifizier[a-zß-ɏ]*|merged?|stored?|shared?|transfer(?:red)?|combined?|linked?|collect(?:ed)?|set|sold|sell|associated?|identify|cookies?|data)(?![a-zß-ɏ])/iu;
const purpose = /^\s*(?:um|damit|in order to|to) [^,]{0,160},/iu;
/** "… und durch ¤ ersetzt": that is what is used now. */
const replacing = /(?<![a-zß-ɏ])(?:(?:durch|by)\s$|(?:replaced|ersetzt|abgelöst)(?: [a-zß-ɏ]{1,12}){0,3} (?:with|durch|by)\s$)/iu;
const replacement = words('ersetzt|abgelöst|replaced');
const replaced = /^(?: [a-zß-ɏ]{1,12}){0,2} ?(?:ersetzt|abgelöst|[.!?)]|$)/iu;
/** "Von ¤ auf ¤ umgestiegen", "¤ hat ¤ abgelöst": the newer one is named second there, and first here. */
const changedTo = /(?<![a-zß-ɏ])(?:von|from)(?: [a-zß-ɏ]{1,12})? ¤(?: [a-zß-ɏ]{1,12}){0,2} (?:auf|zu|nach|to)(?: [a-zß-ɏ]{1,12})?\s$/iu;
const changed =
  /^(?: [a-zß-ɏ]{1,12}){0,2} ?(?:umgestiegen|gewechselt|umgezogen|umgestellt|migriert|abgeschlossen|erfolgt|vollzogen|[.!?)]|$)|^ (?:in|im|seit|since|zum|am)(?: [a-zß-ɏ]{1,12}){0,2} [\d.]{1,10}(?![a-zß-ɏ\d])/iu;
const takesPlaceOf =
  /^ (?:(?:hat|haben)(?: [a-zß-ɏ]{1,12}){0,4} ¤ (?:abgelöst|ersetzt)|(?:ersetzt|ersetzte|löst|löste|replaces|replaced|has replaced)(?: [a-zß-ɏ]{1,12}){0,4} ¤)/iu;
const planned = words('geplant|angedacht|vorgesehen|soll|sollen|künftig|demnächst|planned|planning');
/** "… was dropped in favour of ¤", "… zugunsten von ¤ abgeschaltet" */
const inFavourOf = /(?<![a-zß-ɏ])(?:in favou?r of|zugunsten (?:von|des|der))\s$/iu;
const gaveWayTo = /(?<![a-zß-ɏ])(?:von|from)(?: [a-zß-ɏ]{1,12})?\s$/iu;
const movedOn = /^(?: [a-zß-ɏ]{1,12}){0,2} (?:auf|zu|nach|to)(?: [a-zß-ɏ]{1,12})? ¤/iu;

const relative =
  /^,? (?:(?:mit|bei|über|auf|von|für|in|with|by) )?(?:dem|der|das|den|die|denen|dessen|deren|which|that|whom|who)(?![a-zß-ɏ])[^,]*/iu;

const bracket = /\([^()]{0,90}\)/g;
/** "¤ (bei uns nicht im Einsatz)" */
const inBracket =
  /^ ?\((?:[^()¤]{0,40}[\s,])?(?:(?:nicht|nie|not|never|no longer)(?: mehr| länger)? (?:im einsatz|in gebrauch|genutzt|verwendet|eingesetzt|eingebunden|aktiv|beteiligt|(?:in |being )?use|used|active|embedded)|(?:nur )?bis (?:[a-zß-ɏ]{3,9} )?\d{0,2}[./]?20\d\d|until (?:[a-z]{3,9} )?20\d\d|geplant|abgeschaltet|deaktiviert|deinstalliert|gekündigt|inaktiv|(?:abgelöst|ersetzt) durch|replaced by|planned|removed|disabled|inactive)(?![a-zß-ɏ])/iu;

/** The clause of a name, without what stands in brackets and without the purpose it begins with. */
interface Clause {
  head: string;
  /** Up to the next comma. */
  near: string;
  /** A relative clause that follows the name. */
  told: string;
  tail: string;
}

function clauseAround(before: string, after: string): Clause {
  const [start, end] = clauseOf(before, after);
  const tail = after.slice(0, end);
  return { head: before.slice(start).replace(purpose, ''), near: tail.split(',', 1)[0] ?? '', told: relative.exec(tail)?.[0] ?? '', tail };
}

/** "Seit der Umstellung auf ¤" */
const sinceChange =
  /(?<![a-zß-ɏ])(?:seit|nach|since|after)(?: (?:der|dem|unserem|unserer|the|our))? (?:umstellung|wechsel|umstieg|umzug|migration|switch|move) (?:auf|zu|nach|to)(?: [a-zß-ɏ]{1,12})?\s$|(?<![a-zß-ɏ])(?:was|were|has been|have been|wurden?) (?:moved|migrated|switched|umgestellt|verlegt)(?: [a-zß-ɏ]{1,12}){0,3} (?:auf|zu|nach|to)\s$/iu;
const chosen = /(?<![a-zß-ɏ])(?:uns|mich)(?: [a-zß-ɏ]{1,12}){0,4} für(?: [a-zß-ɏ]{1,12})?\s$/iu;
const chosenAfter = /^(?: [a-zß-ɏ]{1,12}){0,2} entschieden(?![a-zß-ɏ])/iu;

function isGone(passage: string): boolean {
  return gone.test(passage) && !goneData.test(passage);
}

/** Whether a name stands for what has taken the place of another one. */
export function isSuccessor(before: string, after: string): boolean {
  const [head, tail] = [before.replace(bracket, ''), after.replace(bracket, '')];
  if (planned.test(`${head}${tail}`)) return false;
  return (
    (replacing.test(head) && replaced.test(tail) && replacement.test(`${head}${tail}`)) ||
    sinceChange.test(head) ||
    inFavourOf.test(head) ||
    (chosen.test(head) && chosenAfter.test(tail)) ||
    takesPlaceOf.test(tail) ||
    (changedTo.test(head) && changed.test(tail))
  );
}

/** Whether the clause around a name says in some way that the named service is not in use: it denies, tells the past or plans. */
export function isOutOfUse(before: string, after: string): boolean {
  if (inBracket.test(after)) return true;
  const [plainBefore, plainAfter] = [before.replace(bracket, ''), after.replace(bracket, '')];
  if (isSuccessor(before, after)) return false;
  if (gaveWayTo.test(plainBefore) && movedOn.test(plainAfter)) return true;
  const { head, near, told, tail } = clauseAround(plainBefore, plainAfter);
  const clause = `${head}${nameMark}${told || near}`;
  if (past.test(clause) || toCome.test(clause) || untried.test(clause)) return true;
  if (choice.test(clause) || isDoubled(`${before}${nameMark}${after}`)) return false;
  if (noDataTo.test(head) || isGone(`${head}${nameMark}${tail}`) || none.test(head) || absent.test(clause)) return true;
  return not.test(clause) && !notWithData.test(clause);
}

/** "…, diese Website nicht", "…; hier sehen Sie nur Standbilder" */
const notThisSite =
  /(?:[,;(]| und| aber| but) ?(?:(?:aber |jedoch )?nicht (?:auf|in) (?:dieser|unserer|der) (?:web)?(?:site|seite)|not (?:on|in) (?:this|our) (?:web)?(?:site|page)|(?:für |auf |in )?(?:diese[rn]?|der|die|unsere[rn]?) (?:web)?(?:site|seite)n?(?: gilt (?:das|dies))?(?: aber| jedoch)? nicht|(?:auf|in) (?:dieser|unserer) (?:web)?(?:site|seite) (?:gibt es|haben wir|verwenden wir|nutzen wir) (?:sie |es |ihn )?(?:keine?n?|nichts|nicht)|das (?:betrifft|gilt für) (?:diese|die|unsere) (?:web)?(?:site|seite)n? nicht|hier (?:sehen|finden|zeigen|stehen|gibt)[^.;]{0,30} nur)(?![a-zß-ɏ])/iu;
/** "Im Onlineshop, für den eine eigene Erklärung gilt, …" */
const otherNotice =
  /(?<![a-zß-ɏ])(?:eigenen?|gesonderten?|separaten?|separate|own) (?:[a-zß-ɏ]{0,20}erklärung|[a-zß-ɏ]{0,20}hinweise?|privacy (?:policy|notice))[^.!?]{0,80}$/iu;

const itsOwnNotice =
  /(?<![a-zß-ɏ])(?:portal|app|shop|forum|intranet|lernplattform|mitgliederbereich),? [^.!?]{0,30}(?:own|eigenen?|gesonderten?|separaten?|separate) (?:[a-zß-ɏ]{0,20}erklärung|[a-zß-ɏ]{0,20}hinweise?|privacy (?:policy|notice))/iu;
/** "Diese Daten können mit ¤ verknüpft werden": whether they are, nobody tells. */
const linkedWith =
  /(?<![a-zß-ɏ])(?:können|kann|may|can)(?: [a-zß-ɏ]{1,20}){0,4} (?:mit|with) ¤(?: [a-zß-ɏ]{1,20}){0,3} (?:verknüpft|verbunden|kombiniert|zusammengeführt|linked|combined)(?![a-zß-ɏ])/iu;

/** "¤ ist nach dem Data Privacy Framework zertifiziert": a list of companies, on which those stand as well that are not used. */
const certified = words('zertifiziert|zertifizierung|certified|data privacy framework|privacy shield');
const isOnList = words('ist|sind|is|are|ob|whether');
/** "… ein Büro, das ¤ nutzt" */
const whoUses = /, (?:das|der|die|which|that|who)(?: [a-zß-ɏ¤]{1,20}){0,4} $/iu;
const usesIt = /^ (?:nutzt|nutzen|verwendet|benutzt|einsetzt)(?=\s?(?:[.,;]|$))/iu;
/** "If you book through ¤ instead, their own notice applies." */
const instead = words('instead|ebenfalls|ebenso|stattdessen|auch über|auch bei|auch auf|also (?:through|via|on)');
const theirRules = words(
  'their own|their (?:privacy|terms)|(?:deren|dessen|die dortigen) (?:[a-zß-ɏ]{0,20}hinweise|[a-zß-ɏ]{0,20}bedingungen|[a-zß-ɏ]{0,20}erklärung|regeln|bestimmungen)',
);
const afterLink = /^, (?:wenn|sobald|indem|if you|when you)[^,.;]{0,30}(?<![a-zß-ɏ])[a-zß-ɏ]{0,20}link(?![a-zß-ɏ])/iu;
const weUse = words(
  '(?:nutzen|verwenden|setzen|betreiben|benutzen) (?:wir|ich)|(?:wir|ich|we) (?:nutzen?|verwenden?|benutzen?|use|run)|(?:betreibt|stellt|liefert) (?:für )?uns',
);

/** Whether the clause around a name speaks of other places, other people or papers instead of this site. */
export function isOutOfPlace(before: string, after: string): boolean {
  const { head, near } = clauseAround(before.replace(bracket, ''), after.replace(bracket, ''));
  const clause = `${head}${nameMark}${near}`;
  if (below.test(clause) && !ourOwn.test(head) && !(head.trim() === '' && employs.test(near))) return true;
  if (family.test(clause) || elsewhere.test(clause) || apart.test(clause)) return true;
  if (whoUses.test(head) && usesIt.test(after)) return true;
  if (((offers.test(clause) && !itsPortal.test(head)) || alternative.test(clause)) && !weUse.test(clause)) return true;
  if (itsOwnNotice.test(after)) return true;
  if (linkedWith.test(`${before}${nameMark}${after}`)) return true;
  if (afterLink.test(after) || (instead.test(clause) && theirRules.test(after))) return true;
  if (certified.test(clause) && isOnList.test(clause) && !own.test(clause)) return true;
  if (notThisSite.test(after) || otherNotice.test(before)) return true;
  if (forClients.test(clause) && services.test(clause)) return true;
  if (optOut.test(clause) && !choice.test(clause)) return true;
  if (link.test(clause.replace(mailLink, '')) && !partnership.test(before)) return true;
  return (example.test(head) || byAnother.test(head)) && !own.test(`${before}${nameMark}${after}`);
}
