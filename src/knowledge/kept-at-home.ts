/** How a file lies at a place, is fetched from there or sent from there. */
const lies =
  '(?:lieg[a-z]*|lager[a-z]*|[a-z]{0,8}gespeichert|gehostete?n?|hosten|kopiert|gelegt|heruntergeladen|übernommen|ausgeliefert|liefern|bereit[a-z]*|[a-z]{0,4}geladen|laden|lädt|vorgehalten|vorhalten|abgelegt|hinterlegt|eingebunden|binden|eingebettet|kommen|kommt|stamm[a-z]*|bezogen|beziehen|abgerufen|installiert|stored?|served?|host(?:ed|s)?|load(?:ed|s)?|delivered?|kept|come|copied)';
const place =
  '(?:(?:web|host|datei)?-?(?:server|space|speicher|hosting(?:paket)?|domain)n?s?|(?:web)?(?:site|seite)|system|installation|infrastruktur)';
const ownPlace = `(?:auf|von|aus|über|unter|from|on)(?: de[rmn]| our| my| its)?(?: (?:unser|mein|eigen|selb|gleich|own|same)[a-z]*| demselben| derselben){1,2} ${place}`;

/** "Liegen auf unserem Webspace", "von unserer eigenen Domain ausgeliefert"; what is not there or only protocolled there is something else. */
const onOwnServer = new RegExp(
  `(?<![a-zß-ɏ])(?:${lies}(?: [a-zß-ɏ]{1,20},?){0,4} (?<!nicht |not )${ownPlace}|(?<!nicht |not )${ownPlace}(?: [a-zß-ɏ]{1,20},?){0,4} ${lies}|(?:auf|von|vom|aus|from|on) (?:unserem |unserer |dem |der |our |its )?(?:eigenen|own) (?:web)?(?:server|space|domain|host)|${lies} (?:sie |diese )?(?:als dateien |als datei )?(?:bei|direkt bei) uns|${lies} (?:bei uns )?auf dem (?:web)?server)(?![a-zß-ɏ])`,
  'iu',
);
/** "Lokal", but not on the device of the visitor, and not as what stands in for them. */
const locally =
  /(?<!nicht (?:mehr )?|not |cache(?: [a-zß-ɏ]{1,15}){0,3} |browsers? |eine[rn]? |einer )(?<![a-zß-ɏ-])(?:lokal(?:e[snrm]?)?|locally|local copy)(?![a-zß-ɏ])(?! (?:gespeicherte|installierte|vorhandene|verfügbare)[a-z]* (?:standard)?-?schrift| (?:(?:gespeichert|installiert|vorhanden|stored|saved|cached) )?(?:auf|in|im|on|in) (?:ihr|dein|your|dem (?:gerät|rechner|computer|browser)|cache|browser))/iu;
const byOurselves =
  /(?<![a-zß-ɏ])(?:selbst (?:gehostet[a-z]*|hosten|ausgeliefert|bereitgestellt|vorgehalten)|self-?host(?:ed|ing)|selbst(?: [a-zß-ɏ]{1,20}){0,2} (?:aus|bereit|vor)(?=\s?[.,;]|$)|heruntergeladen und|downloaded and)(?![a-zß-ɏ])/iu;

/** Whether a passage on fonts, icons or a library says that they are kept on the site's own server, so that nobody else delivers them. */
export function isKeptAtHome(passage: string): boolean {
  return onOwnServer.test(passage) || locally.test(passage) || byOurselves.test(passage);
}
