import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { mentions, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';

/** By which of its names the notice calls a service first, there by the longest. */
export function nameIn({ privacy }: Partial<Pick<Facts, 'privacy'>>, { service, vendorName }: ServiceUse): string {
  const text = privacy?.text.toLowerCase() ?? '';
  const found = [service.name, ...service.aliases, ...(vendorName ? [vendorName] : [])].flatMap((name) => {
    const at = text.indexOf(name.toLowerCase());
    return at < 0 ? [] : [{ name, at }];
  });
  const [first] = found.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return first?.name ?? service.name;
}

const loading =
  /(?<![a-zß-ɏ])(?:beim\s+(?:auf(?:ruf|rufen)|besuch|öffnen)|when\s+you\s+(?:open|visit)|lädt|laden|lade|(?:nach|mit)?geladen|(?:ein)?gebunden|ein(?:bind|gebettet|bett)[a-zß-ɏ]*|abgerufen|loads?|loaded|embed[a-z]*|retrieved)(?![a-zß-ɏ])/i;
const connecting = /IP-Adress|IP address|Verbindung|connection|Server/i;
const denied = /(?<![a-zß-ɏ])(?:nicht|nie|keine?[nrms]?|ohne|no|not|never|without)(?![a-zß-ɏ])/iu;

/** Whether a text names a host for itself, not as part of an address to read on at or of a longer name. */
function namesHost(text: string, host: string): boolean {
  const at = text.toLowerCase().indexOf(host);
  return at >= 0 && !/[\w./-]$/.test(text.slice(0, at)) && !/^[\w/-]/.test(text.slice(at + host.length));
}

/** How generators of notices describe an embed: its kind, its provider, the legal basis, in one line. */
const embedEntry =
  /(?<![a-zß-ɏ])(?:widget|plug-?in|player|embed)(?![a-zß-ɏ]).{0,200}(?:dienstanbieter|service provider)|(?:dienstanbieter|service provider).{0,300}(?<![a-zß-ɏ])(?:widget|plug-?in|player|embed)(?![a-zß-ɏ])/i;

/** Whether what the notice says of the service itself tells of its loading and of the connection, or of the very host it loads from. */
export function tellsLoading({ privacy }: Partial<Pick<Facts, 'privacy'>>, { service, hosts }: ServiceUse): boolean {
  const sentences = sentencesOf(privacy?.text ?? '');
  if (sentences.some(({ text }) => loading.test(text) && !denied.test(text) && hosts.some((host) => namesHost(text, host)))) return true;
  const own = sentences.filter(({ about }) => about.has(service.id));
  if (own.some(({ text }) => embedEntry.test(text))) return true;
  return own.some(({ text }) => loading.test(text)) && own.some(({ text }) => connecting.test(text));
}

const sending = wholeWords(
  '(?:übermittel|übertr[aä]g|(?:ge|ver|über)?send|gespeicher|speicher|erfass|erhält|abgerufen|ruf(?:en|t)|frag(?:en|t)|transmi|send|sent|stor|retriev)[a-zß-ɏ]*',
);
const ofVisit = wholeWords(
  '(?:seiten)?aufrufe?[ns]?|seitenbesuche?[ns]?|beim (?:laden|besuch|öffnen)[a-zß-ɏ]*|page ?views?|when you (?:open|visit|load)|visits?',
);
const ofErrors = wholeWords(
  '(?:(?:javascript|program|software|lauf)?-?fehler[a-zß-ɏ]*|abst[uü]rz[a-zß-ɏ]*|lade(?:zeit|dauer|geschwindigkeit)[a-zß-ɏ]*|performance[a-zß-ɏ-]*|errors?|crash(?:es)?|load(?:ing)? times?)',
);
const measuring = wholeWords(
  '(?:miss?t|messen|gemessen|messung|erfass|aufge?zeich|überwach|protokoll|übermittel|analys|melde|gemeldet|measur|record|monitor|report|transmi)[a-zß-ɏ]*',
);

/** How many sentences before the one with the name are read with it. */
const mostBefore = 4;

/** Whether the notice tells calls of a page, or the measurement of errors, by what these do: neither is called loading. */
export function tellsOtherwise({ privacy }: Partial<Pick<Facts, 'privacy'>>, { service }: ServiceUse, form: string): boolean {
  const sentences = sentencesOf(privacy?.text ?? '');
  const own = sentences.filter(({ about }) => about.has(service.id));
  if (form === 'connectedErrors')
    return own.some(({ text }) => mentions(text, ofErrors) && mentions(text, measuring) && !denied.test(text));
  if (form !== 'connectedCalls') return false;
  return sentences.some(({ text, about }, at) => {
    if (!about.has(service.id) || !mentions(text, sending)) return false;
    if (mentions(text, ofVisit) && !denied.test(text)) return true;
    // „Bei einem Seitenaufruf speichern wir …“: when it happens is told before where the data goes.
    const before = sentences.slice(Math.max(0, at - mostBefore), at);
    const from = before.findLastIndex(({ about: named }) => named.size > 0 && !named.has(service.id)) + 1;
    return before.slice(from).some((sentence) => mentions(sentence.text, ofVisit) && mentions(sentence.text, sending));
  });
}
