import { countMatches } from './page-text.ts';

/** What servers, systems and hosts say where a page should be. */
const failed =
  /(?<![a-zß-ɏ])(?:ups|upps|hoppla|huch|oje|oops|whoops)(?![a-zß-ɏ])|(?:seite|inhalt|adresse|link|dokument|url|page|content|address)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:gibt es (?:leider )?(?:nicht|hier nicht)|nicht mehr|kennen wir nicht|verschoben|gelöscht|entfernt|ungültig|broken|removed|moved|gone|no longer|unavailable)(?![a-zß-ɏ])|(?:can['’]?t|cannot|could ?n[o'’]t|unable to) (?:be )?(?:find|found|locate|display|load)|(?:nichts|nicht|keine (?:seite|inhalte|ergebnisse|treffer|beiträge))(?: [a-zß-ɏ]+){0,3} (?:gefunden|finden|auffindbar|erreichbar)(?![a-zß-ɏ])|vertippt|nothing (?:was |to see )?(?:found|here)|no results|internal (?:server )?error|server-?fehler|bad gateway|gateway timeout|service (?:temporarily )?unavailable|(?:^|\n)\W{0,5}[45]\d\d(?!\d)\W{1,5}[a-z]|too many requests|fehlercode|error code|(?:kritischer?|schwerwiegender?|unerwarteter?|interner?|technischer?)n? fehler|fehler (?:ist )?(?:beim|bei der|aufgetreten)|(?:error|problem) (?:has )?occurred|something went wrong|etwas schief|datenbankverbindung|database connection|versuchen sie es (?:später|noch einmal|erneut)|try again|zurück zur startseite|back to (?:the )?home/iu;
/** What keeps a visitor out. */
const kept =
  /passwort ?-?(?:geschützt|schutz)|password[ -]protected|(?:enter|gib|geben sie|bitte)(?: [a-zß-ɏ]+){0,4} (?:passwort|kennwort|password|zugangscode|pin)(?![a-zß-ɏ])|anmelden,? um|(?:log|sign) ?in to|nur für (?:registrierte |eingeloggte )?(?:mitglieder|kunden|angemeldete)|members only|zugriff (?:wurde )?(?:verweigert|gesperrt|blockiert|nicht erlaubt)|zugang (?:verweigert|gesperrt)|keine berechtigung|nicht berechtigt|access (?:denied|blocked)|(?:been|are) blocked|unable to access|aus ihrem land|forbidden|not (?:authori[sz]ed|allowed)|pur-?abo|contentpass|(?:mit|ohne|weiter mit) werbung(?![a-zß-ɏ])[^.!?\n]{0,80}(?:abo|lesen|nutzen|besuchen|weiter|monat)|(?:ob|dass) sie (?:ein mensch|kein roboter)|(?:verify|check|confirm)[a-zß-ɏ]* (?:that )?(?:you are|if you are|your browser|you're)|(?:überprüf|prüf)[a-zß-ɏ]* (?:[a-zß-ɏ]+ ){0,3}(?:browser|verbindung)|(?:mindestens|über) 1[68] jahre|bist du (?:schon )?1[68]|(?:over|at least) 1[68]/iu;
/** A domain behind which nobody has put a site. */
const unused =
  /domain(?![a-zß-ɏ])[^.!?\n]{0,70}(?:geparkt|verkauf|käuflich|registriert|reserviert|erworben|kaufen|parked|for sale|registered|reserved|expired|abgelaufen)|(?:default|standard)-?(?:seite|page) (?:of|des|der|for)|welcome to nginx|it works!|webspace|index of \//iu;
/** An application that has not started. */
const needsScript =
  /browser(?![a-zß-ɏ])[^.!?\n]{0,60}(?:unterstützt (?:das|dies|kein|nicht|diese|leider)|(?:ist|zu|too) (?:zu )?(?:alt|veraltet|old|outdated)|(?:not|does ?n[o'’]t) support)|java ?script[^.!?\n]{0,80}(?:aktivier|einschalt|erlaub|benötigt|erforderlich|deaktiviert|ausgeschaltet|unterstützt|enable|required|disabled|turned off|not supported)|(?:aktivieren|benötigt|braucht|erfordert|requires?|enable|needs?|without|ohne)[^.!?\n]{0,40}java ?script/iu;
const loading =
  /^\W*(?:[^\n]{1,40}\n)?\W*(?:wird geladen|lädt|laden|lade (?:daten|inhalte?)|bitte warten|einen moment|loading|please wait)\W*$/iu;

/** Content of somebody else that waits for consent. */
const withheld =
  /(?:anzeigen|ansehen|laden) (?:dieses|des) inhalts?(?![a-zß-ɏ])[^.!?\n]{0,80}(?:akzeptier|zulass|zustimm|einwillig|erlaub)|externe (?:medien|inhalte)(?![a-zß-ɏ])[^.!?\n]{0,40}(?:zulassen|akzeptieren|laden|erlauben|aktivieren)(?![a-zß-ɏ])|inhalt (?:wurde |ist |wird )?(?:blockiert|geblockt)|inhalt[a-zß-ɏ]*(?![a-zß-ɏ])[^.!?\n]{0,60} (?:anzuzeigen|anzeigen|zu sehen|zu laden|geladen werden)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:akzeptier|zulassen|zustimm|einwillig|erlaub)[a-zß-ɏ]*|(?:akzeptier|zulass|zustimm|einwillig|erlaub)[a-zß-ɏ]*(?![a-zß-ɏ])[^.!?\n]{0,60}(?:ihn|sie|inhalte?)(?: [a-zß-ɏ]+){0,2} (?:anzuzeigen|zu sehen|zu laden)/iu;

/** What is said in whole sentences, not in names of entries. */
const sentence = /[^.!?\n]{30,}[.!?](?=\s|$)/gu;
/** Sentences that announce the page, or that a system puts on pages nobody wrote. */
const promise =
  /beispiel-?seite|beiträgen|sample page|impressum|imprint|datenschutz|privacy|legal notice|newsletter|abonnier|cookies?(?![a-zß-ɏ])|privatsphäre|einwilligung|drittanbieter|ihre (?:wahl|auswahl|zustimmung)|externe[nr]? (?:medien|dienste|inhalte)|(?:your|my) (?:consent|choices|privacy)|preise (?:inkl|verstehen|zzgl|in euro)|versandkosten|mwst|mehrwertsteuer|wird geladen|(?:von|bis) \d{1,2}(?:[.:]\d\d)? uhr|rahmen|frames?(?![a-zß-ɏ])|rechte vorbehalten/iu;

/** How much a page may say and still be an error page, a wall or a shell. */
const shellUpTo = 700;

/** A page that stands where another should be: an error, a wall or a parked domain. */
export function isStandIn(text: string): boolean {
  return text.length <= shellUpTo && countMatches(text, [failed, kept, unused]) > 0;
}

/** A page whose content never came. */
export function isUnrendered(text: string): boolean {
  return text.length <= shellUpTo && (needsScript.test(text) || withheld.test(text) || loading.test(text));
}

/** Whether a short text says something, and nothing of what was promised. */
export function saysSomethingElse(text: string): boolean {
  const said = (text.match(sentence) ?? []).filter((each) => !promise.test(each));
  return said.join('').length >= 60;
}
