import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';

/** Longest piece of a script that is read for targets. */
const codeCap = 400_000;
const scriptCap = 8;
const targetCap = 12;
const nameCap = 20;

/** Addresses that do nothing but take what forms and automations send; wherever a site's script names one, it sends there. */
const takers =
  /^https:\/\/(?:formspree\.io\/|api\.web3forms\.com\/|(?:www\.)?formsubmit\.(?:co|io)\/|getform\.(?:io|com)\/|formcarry\.com\/|usebasin\.com\/|submit-form\.com\/|api\.staticforms\.(?:xyz|dev)\/|formbold\.com\/|api\.emailjs\.com\/|hooks?\.[a-z0-9.]{0,10}make\.com\/|hook\.integromat\.com\/|hooks\.zapier\.com\/|script\.google\.com\/macros\/|discord(?:app)?\.com\/api\/webhooks\/|hooks\.slack\.com\/|api\.telegram\.org\/bot)/i;

/** What reads a form's entries, or stops the browser from sending them, stands in the code not far before it sends them. */
const readsEntries = /FormData|\.value\b|\.val\(\)|preventDefault|onSubmit|handleSubmit|["'`]submit["'`]/;
const reach = 1_500;

const address = '(?:https?:\\/\\/|\\/(?!\\/))[^"\'`\\s<>\\\\{}$]{1,300}|[\\w./-]{1,80}\\.php[^"\'`\\s<>\\\\{}$]{0,80}';

const named = '(?:[\\w$]{1,40}\\.){0,3}([A-Za-z_]\\w{2,40})';
/** Calls that send, with the address in their first place (or behind the method), as it is or under a name. */
const sendingCalls: readonly { call: RegExp; needsMethod: boolean }[] = [
  { call: new RegExp(`\\bfetch\\s*\\(\\s*(?:["'\`](${address})|${named}\\s*,)`, 'g'), needsMethod: true },
  { call: new RegExp(`(?:\\baxios|\\$|\\bjQuery)\\s*\\.\\s*post\\s*\\(\\s*(?:["'\`](${address})|${named}\\s*,)`, 'g'), needsMethod: false },
  { call: new RegExp(`\\.open\\s*\\(\\s*["'\`]POST["'\`]\\s*,\\s*(?:["'\`](${address})|${named}\\s*[,)])`, 'gi'), needsMethod: false },
  { call: new RegExp(`\\.sendBeacon\\s*\\(\\s*(?:["'\`](${address})|${named}\\s*,)`, 'g'), needsMethod: false },
  { call: new RegExp(`\\.action\\s*=\\s*["'\`](${address})`, 'g'), needsMethod: false },
  { call: new RegExp(`setAttribute\\s*\\(\\s*["']action["']\\s*,\\s*["'\`](${address})`, 'g'), needsMethod: false },
];
const inSettings = new RegExp(`\\burl["']?\\s*:\\s*(?:["'\`](${address})|${named})`);

/** Addresses to which a site's own code sends what was entered: by POST, to a messenger, or into the mail program. In order, each once. Pure. */
export function targetsIn(code: string): string[] {
  const found = new Set<string>();
  const names = new Set<string>();
  const isNear = (at: number): boolean => readsEntries.test(code.slice(Math.max(0, at - reach), at));
  const posts = (at: number): boolean => /method["']?\s*:\s*["'`]POST/i.test(code.slice(at, at + 400));
  for (const { 1: url } of code.matchAll(/["'`](https:\/\/[^"'`\s<>\\${}]{6,300})/g)) if (takers.test(url!)) found.add(url!);
  if (/\bemailjs\s*\.\s*send(?:Form)?\s*\(/.test(code)) found.add('https://api.emailjs.com/');
  // Under a name the address stands somewhere else in the code.
  const byName = (name: string): void => {
    if (names.has(name) || names.size >= nameCap) return;
    names.add(name);
    const [, url] = new RegExp(`\\b${name}["']?\\s*[:=]\\s*["'\`](${address})`).exec(code) ?? [];
    if (url !== undefined) found.add(url);
  };
  for (const { call, needsMethod } of sendingCalls) {
    for (const { 1: url, 2: name, index, 0: whole } of code.matchAll(call)) {
      if (!isNear(index) || (needsMethod && !posts(index + whole.length))) continue;
      if (url !== undefined) found.add(url);
      else if (name !== undefined) byName(name);
    }
  }
  // Settings name address and method in any order.
  for (const { index, 0: call } of code.matchAll(/(?:\baxios(?:\s*\.\s*request)?|(?:\$|\bjQuery)\s*\.\s*ajax)\s*\(\s*\{/g)) {
    const settings = code.slice(index + call.length, index + call.length + 600);
    if (!isNear(index) || !/\b(?:type|method)["']?\s*:\s*["'`]POST/i.test(settings)) continue;
    const [, url, name] = inSettings.exec(settings) ?? [];
    if (url !== undefined) found.add(url);
    else if (name !== undefined) byName(name);
  }
  const [, base] = /createClient\s*\(\s*["'`](https:\/\/[a-z0-9-]{4,60}\.supabase\.(?:co|in))/.exec(code) ?? [];
  if (base !== undefined && /\.insert\s*\(|\.invoke\s*\(/.test(code)) found.add(base);
  for (const { index } of code.matchAll(
    /(?:wa\.me\/(?:\+?\d{6,}|\$\{|["'`]\s*\+)|api\.whatsapp\.com\/send\/?\?phone=)[^\n;]{0,200}?(?:["'`]\s*\+|\$\{)/g,
  ))
    if (isNear(index)) found.add('https://wa.me/');
  for (const { index } of code.matchAll(
    /["'`]mailto:[^"'`\n]{0,120}(?:["'`]\s*\+|\$\{)[^\n]{0,200}?(?:subject|body)=|["'`]mailto:[^"'`\n]{0,120}\?(?:subject|body)=[^"'`\n]{0,80}(?:["'`]\s*\+|\$\{)/g,
  ))
    if (isNear(index)) found.add('mailto:');
  return [...found].slice(0, targetCap);
}

/** What a field for one's name or for reaching somebody is called in code. */
const ofPerson =
  /(?:^|[^a-z])(?:e_?mail|mail|em|name|vorname|nachname|vn|nn|(?:first|last|full)_?name|tele?fon|phone|tel|handy|strasse|adresse|address)(?![a-z])|(?:Name|Mail|Phone|Telefon)\b|FormData/i;
const forwardCap = 4;

const movesTo = '\\blocation(?:\\s*\\.\\s*href)?\\s*(?:=|\\.\\s*(?:assign|replace)\\s*\\()\\s*';
const nextPage = '((?:https?:\\/\\/|\\.{0,2}\\/)?[\\w./-]{0,120})\\?';
/** Ways to go on with a query put together: by plus signs, or in a template. */
const moves: readonly RegExp[] = [
  new RegExp(`${movesTo}(?:"${nextPage}([^"\\n]{0,200})"|'${nextPage}([^'\\n]{0,200})')\\s*\\+([^;\\n]{0,300})`, 'g'),
  new RegExp(`${movesTo}\`${nextPage}([^\`$\\n]{0,200})\\$\\{([^\`\\n]{0,300})\``, 'g'),
];

/** Addresses a site's own code goes on to with what was entered in their query. In order, each once, without it. Pure. */
export function forwardsIn(code: string): string[] {
  const found = new Set<string>();
  for (const match of moves.flatMap((move) => [...code.matchAll(move)])) {
    const [, path = '', query = '', values = ''] = match.filter((part) => part !== undefined);
    const { index } = match;
    const before = code.slice(Math.max(0, index - reach), index);
    if (/wa\.me|whatsapp/.test(path) || !readsEntries.test(before)) continue;
    // A query under a name was put together before.
    const [, name] = query === '' ? (/^\s*([A-Za-z_$]\w{0,40})/.exec(values) ?? []) : [];
    const at = name === undefined ? -1 : before.search(new RegExp(`(?:^|[^\\w$])${name.replace('$', '\\$')}\\s*=[^=]`));
    if (ofPerson.test(`${query} ${values} ${at < 0 ? '' : before.slice(at + 1, at + 400)}`)) found.add(path);
  }
  return [...found].slice(0, forwardCap);
}

/** Runs in our world of a document: the code that stands in it, and where its own scripts lie. Self-contained. */
function readOwnCode(): { inline: string[]; urls: string[] } {
  const inline: string[] = [];
  const urls: string[] = [];
  for (const script of [...document.querySelectorAll('script')].slice(0, 400)) {
    const type = (script.getAttribute('type') ?? '').trim();
    if (type !== '' && !/^(module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type)) continue;
    const { src } = script;
    if (src === '') inline.push((script.textContent ?? '').slice(0, 200_000));
    else if (URL.canParse(src) && new URL(src).origin === location.origin) urls.push(src);
  }
  for (const element of [...document.querySelectorAll('[onclick],[onsubmit]')].slice(0, 200))
    inline.push(`onSubmit ${element.getAttribute('onsubmit') ?? ''} ${element.getAttribute('onclick') ?? ''}`.slice(0, 2_000));
  return { inline, urls: [...new Set(urls)] };
}

/** Where the page's own scripts send to, and where they go on to with entries; nothing is loaded anew for it. Absolute, queries cut off. */
export async function readScriptTargets(tab: Tab, main: Frame): Promise<{ targets: string[]; forwards: string[] }> {
  const own = await tab.evaluate(main, readOwnCode, [], 2_000);
  if (!own.ok) return { targets: [], forwards: [] };
  // What a site wrote itself is short; the last of its scripts are more often its own than the first.
  const loaded = await Promise.all(
    own.value.urls.slice(-scriptCap).map((url) =>
      tab.session
        .send('Page.getResourceContent', { frameId: main.id, url }, 2_000)
        .then(({ content, base64Encoded }) => (base64Encoded ? '' : content.slice(0, codeCap)))
        .catch(() => ''),
    ),
  );
  const code = [...own.value.inline.slice(0, 200), ...loaded];
  const whole = (target: string) => (target === 'mailto:' ? target : (URL.parse(target, main.url)?.href ?? []));
  const each = (addresses: readonly string[]) => [
    ...new Set(addresses.flatMap(whole).map((target) => target.replace(/[?#].*$/, '').slice(0, 200))),
  ];
  return { targets: each(code.flatMap(targetsIn)).slice(0, targetCap), forwards: each(code.flatMap(forwardsIn)).slice(0, forwardCap) };
}
