import { choice, consent, only, word } from './promise-words.ts';

const adjectives = '(?:[a-zäöüß]+\\s+){0,4}?';
/** What visitors do to start something. */
export const act =
  '(?:klick|wähl|aktivier|betätig|abspiel|starten|anseh|öffne|folg|aufruf|drück|click|choos|select|start|play|activat|follow)';
const connecting = word(
  '(?:nach)?(?:ge)?laden|lädt|verbindung|verbindet|übertragen|überträgt|übermittelt|übermitteln|übertragung|übermittlung|kontakt\\s+(?:zu|mit)|daten(?:austausch|fluss|transfer|verkehr)|(?:ab)?gesendet|sende[nt]|gesandt|geschickt|gelang(?:en|t)|fließ(?:en|t)|erh(?:ält|alten)|bekomm(?:en|t)|load(?:ed|s)?|connection|transmitted|transferred|sent|receives?',
);
const loading = `${connecting}|${word(
  '(?:her|ein)gestellt|aufgebaut|aktivier(?:t|en)|aktiv|eingesetzt|einsetzen|setzen\\s[^.;]{1,120}?ein|verwende[nt]|genutzt|nutzen|nutzung|einsatz|verwendung|eingebunden|einbinden|binden\\s[^.;]{1,120}?ein|ausgeführt|gestartet|starte[nt]|activated|used?|embed(?:ded)?',
)}`;

/** That a consent is spoken of. */
export const asksConsent = new RegExp(consent, 'iu');
/** "Erst mit Ihrer Einwilligung", "nur, wenn Sie zustimmen". */
export const onlyWithConsent = new RegExp(`${only}[^.;:]{0,100}?${consent}`, 'iu');
/** "Ohne Ihre Einwilligung", "vor der Einwilligung", "bevor Sie zustimmen", "solange Sie nicht eingewilligt haben". */
export const unconsentedYet = `(?<![a-zäöüß])(?:(?:ohne|vor|without|before)\\s+${adjectives}|(?:bevor|before|bis|until)\\s+(?:sie|du|ihr|you)\\s+${adjectives}|(?:solange|wenn|sofern|falls|unless|if|as\\s+long\\s+as)\\s+(?:sie|du|ihr|you)\\s+(?:[a-zäöüß]+\\s+){0,4}?(?:nicht|keine|not)\\s+${adjectives})${consent}`;
/** "Ohne Ihre Einwilligung werden keine Daten übertragen". */
export const nothingWithout = new RegExp(
  `${unconsentedYet}[^.;]{0,140}?(?<![a-zäöüß])(?:kein|nicht|unterbleib|no(?:t|ne)?(?![a-z]))|(?<![a-zäöüß])(?:keine(?:rlei)?|nicht|unterbleib(?:t|en)|no|not)(?![a-zäöüß])[^.;]{0,140}?${unconsentedYet}`,
  'iu',
);
/** "Ohne diese Wahl erhält … keine Daten", "bevor Sie klicken, werden keine Daten übertragen". */
export const nothingBeforeAct = new RegExp(
  `(?:ohne|without)\\s+(?:diese[nrms]?|ihr(?:e[nrm]?)?|dein(?:e[nrm]?)?|eure[nrm]?|einen|this|your)\\s+(?:aktive[nrs]?\\s+)?(?:klick|(?:aus)?wahl|zutun|aktivierung|handlung|click|choice|action)(?![a-zäöüß])[^.;]{0,120}?(?<![a-zäöüß])(?:kein|nicht|no(?:t|ne)?(?![a-z]))|(?<![a-zäöüß])(?:bevor|solange|before|unless)(?![a-zäöüß])[^.;]{0,100}?${act}[^.;]{0,100}?(?<![a-zäöüß])(?:kein|no(?:t|ne)?(?![a-z]))|(?<![a-zäöüß])(?:kein|no(?![a-z]))[^.;]{0,120}?(?<![a-zäöüß])(?:bevor|solange|before|unless)(?![a-zäöüß])[^.;]{0,100}?${act}|(?<![a-zäöüß])(?:vorher|zuvor|before\\s+that)\\s[^.;]{0,40}?(?<![a-zäöüß])(?:kein|no(?:ne)?(?![a-z]))`,
  'iu',
);
/** "Erst wenn Sie klicken, …", "only after you click". */
export const onlyOnAct = new RegExp(
  `(?<![a-zäöüß])erst\\s+(?:dann|danach|anschließend|jetzt)(?![a-zäöüß])|(?<![a-zäöüß])erst(?![a-zäöüß])[^.;]{0,120}?${act}|(?<![a-z])only\\s+(?:then|when|after|once)(?![a-z])[^.;]{0,120}?${act}`,
  'iu',
);
/** "Mit Ihrer Einwilligung nutzen wir …", "Wenn Sie zustimmen, misst …": that nothing happens without is not said, but understood. */
export const startsWithConsent =
  /^(?:(?:nur|erst|only)\s+)?(?:mit|nach|with|after)\s+(?:(?:ihrer|deiner|eurer|your)\s+)?(?:(?:ausdrücklicher?n?|vorheriger?n?|freiwilliger?n?|erteilter?n?|prior|explicit)\s+){0,2}(?:einwilligung|zustimmung|consent)(?![a-zäöüß])|^(?:wenn|sofern|soweit|falls|sobald|nachdem|if|once|where)\s+(?:sie|du|ihr|you)\s+(?:[a-zäöüß]+\s+){0,4}?(?:einwilligen|einwilligst|zustimmen|zustimmst|zugestimmt\s+ha(?:ben|st|bt)|eingewilligt\s+ha(?:ben|st|bt)|(?:einwilligung|zustimmung)\s+(?:[a-zäöüß]+\s+){0,5}?(?:(?:erklärt|erteilt|gegeben|abgegeben)\s+ha(?:ben|st|bt)|(?:erklär|erteil|geb|gib|abgeb|abgib)(?:en|st|t))|consent|agree|(?:given|give)\s+(?:us\s+)?your\s+consent)(?![a-zäöüß])/iu;
/** "Beim Abspielen werden … übermittelt", "Sobald Sie ein Video starten, …": of links and of what loads with the page it says nothing. */
export const onAct =
  /^(?!.*(?:(?<![a-zäöüß])(?:auch|bereits|schon)\s+(?:beim|bei|vor|mit)(?![a-zäöüß])|link(?!ed)|verweis|kanal|route))(?:[^,;:]{0,30}(?<![a-zäöüß])(?:beim|durch\s+das|mit\s+dem)\s+(?:abspielen|starten|anklicken|start)(?![a-zäöüß])|(?:wenn|sobald|falls|when|once|if)\s+(?:sie|du|ihr|you)\s+(?!auf\s+den)[^.;,]{0,80}?(?:abspiel|anklick|starte|play|start)[a-zäöüß]{0,4}(?![a-zäöüß])[^.;,]{0,20},)/iu;
/** "Die Auswertung geschieht …", "Besuche werden … gezählt": the work of a service, without a word on who does it. */
const measured = `${word('ausgewertet|gemessen|gezählt|analysiert|aufgezeichnet|measured|counted|analy[sz]ed|recorded')}|(?<![a-zäöüß])[a-zäöüß-]{0,24}(?:auswertung|messung|analyse|zählung|aufzeichnung|statistik|tracking|measurement|analysis|recording)(?:en|s)?(?![a-zäöüß])[^.;:]{0,60}?${word('geschieht|geschehen|erfolg(?:t|en)|passier(?:t|en)|beginn(?:t|en)|läuft|laufen|find(?:et|en)|takes?\\s+place|happens?|starts?|begins?')}`;
/** That something runs, is used or measures. */
export const works = new RegExp(
  `${loading}|${word('nutze|nutzt|verwende|mess(?:en|e)|misst|zähl(?:en|e|t)|zeichnet|erfass(?:en|e|t)|werte[nt]?|analysier(?:en|e|t)|spiel(?:en|t)|zeig(?:en|t)|setze|measures?|records?|analy[sz]es?')}|${measured}`,
  'iu',
);
/** That something is loaded, used or shown. */
export const loads = new RegExp(
  `${loading}|${word('erschein(?:en|t)|(?:an)?gezeigt|angezeigt|eingeblendet|sichtbar|appears?|shown|displayed')}`,
  'iu',
);
/** That a connection comes about, or data go out. */
export const connects = new RegExp(connecting, 'iu');
/** That data, or a connection, is spoken of: a picture of the provider that stands in for the video is one too. */
export const ofData = new RegExp(word('(?:[a-zäöüß]+)?daten|informationen|ip-adressen?|verbindung|data|information|connection'), 'iu');
/** That no data are transmitted, or nothing is. */
export const noData =
  /(?<![a-zäöüß])(?:keine(?:rlei)?|no)\s+(?:[a-zäöüß]+\s+)?(?:daten|verbindung|informationen|data|connection)(?![a-zäöüß])|(?<![a-zäöüß])kein(?:erlei)?\s+(?:[a-zäöüß]+\s+)?(?:kontakt\s+(?:zu|mit)|daten(?:austausch|fluss|transfer|verkehr))(?![a-zäöüß])|(?<![a-zäöüß])(?:eine|a)\s+(?:verbindung|connection)\s[^.;]{0,80}?(?:nicht|not)(?![a-zäöüß])/iu;
/** Merely a link: "verlinken wir nur", "Wir verweisen lediglich per Link". */
export const onlyLinks =
  /(?<![a-zäöüß])(?:verlinken|verweisen)\s+(?:wir\s+|ich\s+)?(?:[a-zäöüß]+\s+){0,2}?(?:nur|lediglich|bloß|ausschließlich)(?![a-zäöüß])|(?<![a-zäöüß])(?:wir|ich|sind|ist|werden|wird)\s+(?:[a-zäöüß]+\s+){0,3}?(?:nur|lediglich|bloß|ausschließlich)\s+(?:[a-zäöüß]+\s+){0,3}?(?:verlinkt|verlinken|ein\s+(?:einfacher\s+)?link)(?![a-zäöüß])|(?<![a-z])(?:only|merely)\s+(?:link(?:ed)?|a\s+(?:plain\s+)?link)(?![a-z])/iu;

const cookieWord = '(?:browser-?)?cookies?(?![a-zäöüß-])';
/** "Es werden keine Cookies gesetzt". */
export const deniesCookies = new RegExp(
  `(?<![a-zäöüß])keine(?:rlei)?\\s+${cookieWord}|(?:ohne|without)\\s+(?:(?:den\\s+)?einsatz\\s+von\\s+|(?:die\\s+)?verwendung\\s+von\\s+|using\\s+|any\\s+)?${cookieWord}|verzicht[a-zäöüß]*\\s+(?:[a-zäöüß]+\\s+){0,3}auf\\s+(?:den\\s+einsatz\\s+von\\s+|die\\s+verwendung\\s+von\\s+)?${cookieWord}|${cookieWord}\\s+(?:werden|wird|setz(?:en|t)|verwende[nt]|nutz(?:en|t)|speicher[nt])\\s+(?:[a-zäöüß]+\\s+){0,4}?nicht\\s+(?:[a-zäöüß]+\\s+){0,1}?(?:gesetzt|verwendet|gespeichert|eingesetzt|genutzt|ein)(?![a-zäöüß])|cookielos|cookie-?frei|cookieless|(?<![a-z])(?:no|not\\s+(?:use|set)(?:\\s+any)?)\\s+${cookieWord}`,
  'iu',
);
/** "Keine Cookies von Drittanbietern", "keine Cookies, die …": some others there may be. */
export const someCookies = new RegExp(
  `${cookieWord}\\s*(?:,\\s*(?:die|welche|mit\\s+denen|that|which)(?![a-zäöüß])|von\\s+dritt|dritter|zu\\s+(?:werbe|marketing)|für\\s+(?:werb|marketing|dritt)|zur\\s+(?:werb|profil)|mit\\s+(?:personen|einer\\s+laufzeit)|from\\s+third|for\\s+(?:advertis|market))`,
  'iu',
);
/** Words by which a sentence speaks of the whole site. */
export const ofSite =
  /(?<![a-zäöüß])(?:wir|diese[rs]?\s+(?:website|webseite|internetseite|seite|homepage)|unsere[rn]?\s+(?:website|webseite|internetseite|seiten?|homepage|online-?angebot)|die\s+(?:website|webseite|internetseite|homepage)|we|this\s+(?:web)?site|our\s+(?:web)?site)(?![a-zäöüß])/iu;
/** Modes that show in the address of an embed, by the service they make of it. */
export const privateModes: readonly { service: string; pattern: RegExp }[] = [
  {
    service: 'youtube',
    pattern: /erweiterte[nrms]?\s+datenschutz-?\s?modus|youtube-nocookie|privacy[- ]enhanced/iu,
  },
  { service: 'vimeo', pattern: /do[\s-]?not[\s-]?track|(?<![a-z])dnt(?![a-z])/iu },
];

/** The consent to cookies, of which a sentence on loading speaks: "wenn Sie den funktionellen Cookies zugestimmt haben". */
export const consentToCookies = new RegExp(
  `(?:[a-zäöüß]+-)?cookies?\\s+(?:[a-zäöüß]+\\s+){0,2}?${consent}|${consent}[a-zäöüß]*\\s+(?:zu|zum|zur|in|to)\\s+(?:[a-zäöüß]+\\s+){0,3}?(?:[a-zäöüß]+-)?cookies?|${choice}|cookie-(?:banner|hinweis|einstellung|dialog|auswahl|consent|fenster|menü|box|leiste|manager|tool|popup|pop-up|center|layer|zentrale|verwaltung)|accept(?:ed)?\\s+(?:[a-z]+\\s+){0,2}cookies`,
  'giu',
);

const paying =
  '(?:(?:be)?zahl(?:en|st|t|ung|ungsart)?|(?:be)?gezahlt|bezahlt|zahlungs(?:art|methode|weise)|bezahl(?:art|methode)|spende[nt]?|pay(?:ment)?)(?![a-zäöüß])';
/** "Wenn Sie mit PayPal zahlen, …", "Bezahlen Sie mit PayPal, …", "Bei Zahlung per PayPal …". */
export const ifPaid = new RegExp(
  `(?<![a-zäöüß])(?:wenn|sofern|falls|bei|when|if)\\s[^.;]{0,80}?(?<![a-zäöüß])${paying}|(?:^|[:–]\\s)(?:be)?zahl(?:en|st|t)\\s+(?:sie|du|ihr)\\s|(?<![a-zäöüß])(?:wählen|entscheiden)\\s+sie\\s[^.;]{0,60}?(?<![a-zäöüß])${paying}`,
  'iu',
);
/** That somebody gets data. */
export const receives = new RegExp(
  `${connecting}|${word('(?:weiter)?ge(?:ge)?ben|gibt|weiter(?:gegeben|geleitet|leiten)|leiten|übergeben|passed?|pass|forward(?:ed)?')}`,
  'iu',
);
