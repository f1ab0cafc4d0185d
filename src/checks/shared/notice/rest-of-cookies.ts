import { consent, only, otherMatter, withdrawalBeside } from './promise-words.ts';

/** "Alles Weitere geschieht nur mit Ihrer Einwilligung", "Alle anderen Cookies setzen wir erst, wenn Sie zugestimmt haben". */
const theRest = /^(?:alles?|sämtliche|all)\s+(?:weitere[nrms]?|andere[nrms]?|übrige[nrms]?|sonstige[nrms]?|other)(?![a-zäöüß])/iu;
const storing = '(?:cookies|cookie-arten|technologien|techniken|speicherungen|zugriffe)';
/** "Alle anderen Dienste starten erst …": then nothing of theirs is stored before. */
const tools = '(?:dienste|tools|anwendungen|programme|services|scripts|technologies)';
const ofRest = `(?:${storing}|dienste|tools|anwendungen|programme|services)`;
const works = '(?:starte[nt]?|lade[nt]?|laufen|aktiviere[nt]?|start|load|run)(?![a-zäöüß])';
const doneWith =
  '(?:geschieht|geschehen|erfolgt|erfolgen|setze[nt]?|setzt|speicher(?:e|n|t)|verwende[nt]?|nutze[nt]?|werden|(?:are|is)\\s+(?:set|stored|used))(?![a-zäöüß])';
const restWithConsent = new RegExp(
  [
    `${theRest.source}(?:\\s+(?:nicht\\s+notwendigen\\s+)?${ofRest})?(?:\\s*,[^,;.]{3,80},|\\s*\\([^()]{3,80}\\)|\\s+[–—-]\\s[^;.–—]{3,160}\\s[–—-])?\\s+(?:${doneWith}|${works})[^.;]{0,80}?${only}[^.;:]{0,100}?${consent}`,
    // "Weitere Cookies setzen wir nur …": without an "alle" only of what is stored.
    `^(?:weitere|andere|übrige|sonstige|other|any\\s+other)\\s+${storing}\\s+${doneWith}[^.;]{0,80}?${only}[^.;:]{0,100}?${consent}`,
    // "Darüber hinaus setzen wir Cookies nur …", "Im Übrigen werden Cookies erst …".
    `^(?:darüber\\s+hinaus|im\\s+übrigen|ansonsten|beyond\\s+that)\\s+${doneWith}\\s+(?:wir\\s+|ich\\s+)?(?:keine\\s+)?${storing}\\s+(?:[a-zß-ɏ]+\\s+){0,3}?${only}[^.;:]{0,100}?${consent}`,
    // "Nur mit Ihrer Einwilligung setzen wir alle anderen Cookies".
    `^${only}\\s+(?:mit|nach|with)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?${consent}[a-zß-ɏ]*\\s+${doneWith}\\s+(?:wir\\s+|ich\\s+|we\\s+)?(?:alle\\s+|all\\s+)?(?:weiteren?|anderen?|übrigen?|sonstigen?|other)\\s+${storing}`,
  ].join('|'),
  'iu',
);
/** What is said not to be necessary. */
export const unneeded =
  '(?:(?:unbedingt|zwingend|technisch)\\s+)?nicht\\s+(?:(?:unbedingt|zwingend|technisch)\\s+)?(?:notwendig|nötig|erforderlich|essen[zt]iell)';
/** "Cookies und ähnliche Techniken, die nicht unbedingt nötig sind, setze ich ausschließlich mit Ihrer Einwilligung ein", "Technisch nicht notwendige Cookies werden nur …". */
const unneededWithConsent = new RegExp(
  `^(?:alle\\s+)?(?:${unneeded}e[nrms]?\\s+cookies|cookies(?:\\s+(?:und|oder|sowie)\\s+(?:ähnliche|vergleichbare|andere)[nr]?\\s+[a-zß-ɏ-]{3,25})?\\s*,\\s*(?:die|welche)\\s+(?:[a-zß-ɏ]{2,20}\\s+){0,3}?${unneeded}\\s+sind\\s*,)\\s+(?:setze[nt]?|setzt|speicher(?:e|n|t)|verwende[nt]?|nutze[nt]?|werden)(?![a-zäöüß])[^.;]{0,80}?${only}[^.;:]{0,60}?${consent}`,
  'iu',
);

/** "Soweit Cookies oder vergleichbare Techniken nicht unbedingt erforderlich sind, setzen wir sie nur mit Ihrer Einwilligung ein": the condition says of which, and leaves no case open. */
const unneededOnes = new RegExp(
  `^(?:soweit|sofern|wenn|falls|where|if)\\s+(?:die\\s+|diese\\s+|einzelne\\s+)?(?:cookies|${tools})(?:\\s+(?:und|oder|sowie|and|or)\\s+(?:ähnliche|vergleichbare|andere|similar|comparable|other)[nr]?\\s+[a-zß-ɏ-]{3,25})?\\s+(?:[a-zß-ɏ]{2,20}\\s+){0,3}?(?:${unneeded}\\s+sind|are\\s+not\\s+(?:(?:strictly|technically|absolutely)\\s+)?(?:necessary|required|essential))\\s*,\\s*`,
  'iu',
);
const themWithConsent = new RegExp(
  `^(?:${doneWith}|${works}|we\\s+(?:set|use|store|load)|they\\s+(?:are|load|run))\\s[^.;]{0,40}?${only}[^.;:]{0,60}?${consent}`,
  'iu',
);

/** "Nicht notwendige Dienste starten erst nach Ihrer Einwilligung", "All services that are not strictly necessary are started only after …". */
const unneededServices = new RegExp(
  `^(?:alle\\s+|all\\s+|any\\s+)?(?:${unneeded}e[nrms]?\\s+${tools}|${tools}\\s*,\\s*(?:die|welche)\\s+(?:[a-zß-ɏ]{2,20}\\s+){0,3}?${unneeded}\\s+sind\\s*,|(?:non-?essential|unnecessary|not\\s+necessary)\\s+(?:${tools}|cookies)|(?:${tools}|cookies)\\s+(?:that|which)\\s+are\\s+not\\s+(?:(?:strictly|technically|absolutely)\\s+)?(?:necessary|required|essential))\\s+(?:${doneWith}|${works}|are|will)[^.;]{0,80}?${only}[^.;:]{0,60}?${consent}`,
  'iu',
);

/** Whether a sentence says of the services, not of the cookies, that all but the necessary ones wait for consent. */
export function isOfUnneededServices(text: string): boolean {
  return unneededServices.test(text) && !/(?<![a-z])cookies/iu.test(text);
}

/** "Technisch notwendige Cookies speichern wir …; alle anderen nur mit Ihrer Einwilligung": the part behind says it of cookies too. */
const restBehind = new RegExp(
  `(?<![a-zß-ɏ])(?:notwendige|erforderliche|nötige|essen[zt]ielle|necessary|required|essential)[nrms]?\\s+cookies[^;]{0,240}[;,–]\\s*(?:und\\s+|and\\s+)?(?:alle\\s+|all\\s+)?(?:anderen?|übrigen?|weiteren?|sonstigen?|others?)\\s+(?:cookies\\s+)?(?:(?:setzen|speichern|verwenden|nutzen|werden|are)\\s+(?:wir\\s+|ich\\s+|set\\s+)?)?(${only}[^.;:]{0,60}?${consent}[^.;]{0,120})`,
  'iu',
);

/** Whether a sentence says that all cookies but the necessary ones are set with consent only. */
export function promisesRest(text: string): boolean {
  if (restWithConsent.test(text)) return !otherMatter.test(besideRest(text));
  const ones = unneededOnes.exec(text)?.[0] ?? '';
  const ofThem = text.slice(ones.length);
  if (ones !== '') return themWithConsent.test(ofThem) && !otherMatter.test(ofThem.replace(withdrawalBeside, ' '));
  const behind = restBehind.exec(text);
  if (behind) return !otherMatter.test((behind[1] ?? '').replace(withdrawalBeside, ' '));
  return (unneededWithConsent.test(text) || unneededServices.test(text)) && !otherMatter.test(text.replace(withdrawalBeside, ' '));
}

/** The words beside those on all the rest, and beside the right to withdraw the consent. */
function besideRest(text: string): string {
  return text.replace(withdrawalBeside, ' ').replace(theRest, ' ').replace(restWord, ' ');
}

/** "Weitere" is a word of other matters, but not where it stands for the rest of the cookies. */
const restWord =
  /(?<![a-zß-ɏ])(?:weiteren?|zusätzlichen?|additional)(?=\s+(?:cookies|cookie-arten|technologien|techniken|dienste|tools|anwendungen|programme))/iu;
