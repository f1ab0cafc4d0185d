import { type NamingContext, type NamingRole, roleOf } from './naming-context.ts';

const addressBefore = /(?:https?:\/\/|www\.|@|[\w-]\.)[\w./-]{0,80}$/iu;
const addressAfter = /^(?:\.(?:com|de|org|net|io|eu|at|ch|co|info|ie|uk|fr|me|tv|app|dev|ai|cloud)(?![a-z\dß-ɏ])|[\w-]{0,30}@\w)/iu;
const registeredAfter = /^\.(?:com|de),? (?:Inc|LLC|Ltd|GmbH|AG|SE|B\.V|N\.V|S\.)/u;

/** Whether a name stands within an address: "www.¤.de", "mail@¤.com", "¤.io". */
export function isAddress(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > 0 && start - from < 100 && !' \n,;()'.includes(text[from - 1]!)) from--;
  const before = text.slice(from, start);
  if (registeredAfter.test(text.slice(end, end + 20))) return false;
  return addressBefore.test(before) || addressAfter.test(text.slice(end, end + 40));
}

/** "¤.io" at the end of a name, nothing of an address before it or behind it. */
const domainEnding = /^\.[a-z]{2,5}(?![\w/@-]|\.\w)/u;

/** "Leaflet laden wir über ¤.com" */
const loadsFrom =
  /(?<![a-zß-ɏ])(?:lädt|laden|nachgeladen|beziehe?n?|bezieht|holt|holen|bindet|binden|loads?|fetch)(?![a-zß-ɏ])[^.!?]{0,60} (?:von|über|via|from)(?: (?:der|dem))?\s$/iu;

/**
 * What a sentence does with a name that stands within an address: mostly it tells where to read on, but a file may be loaded from it,
 * and a service may be called by it ("mit dem Widget von Trustindex.io").
 */
export function roleOfAddress(written: string, context: NamingContext): NamingRole {
  if (isLoadedFrom(context)) return 'used';
  const ending = domainEnding.exec(context.after)?.[0];
  if (ending === undefined || /[\w.@/-]$/u.test(context.before)) return 'aside';
  if (!/^\p{Lu}/u.test(written) && !loadsFrom.test(context.before)) return 'aside';
  const role = roleOf({ before: context.before, after: context.after.slice(ending.length) });
  return role === 'used' || role === 'denied' ? role : 'aside';
}

/** "Die Bibliothek wird von unpkg.com geladen": here the address is the service. */
function isLoadedFrom({ before, after }: NamingContext): boolean {
  return (
    /(?<![a-zß-ɏ])(?:von|über|via|from)\s$/iu.test(before) &&
    /^\.[a-zß-ɏ]{2,6} (?:geladen|nachgeladen|eingebunden|bezogen|abgerufen|ausgeliefert|loaded|served|delivered)(?![a-zß-ɏ])/iu.test(after)
  );
}
