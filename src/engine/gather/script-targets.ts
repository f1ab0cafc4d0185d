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

/** Addresses to which a site's own code sends what was entered: by POST, to a messenger, or into the mail program. In order, each once. Pure. */
export function targetsIn(code: string): string[] {
  const found = new Set<string>();
  const names = new Set<string>();
  const isNear = (at: number): boolean => readsEntries.test(code.slice(Math.max(0, at - reach), at));
  const posts = (at: number): boolean => /method["']?\s*:\s*["'`]POST/i.test(code.slice(at, at + 400));
  for (const { 1: url } of code.matchAll(/["'`](https:\/\/[^"'`\s<>\\${}]{6,300})/g)) if (takers.test(url!)) found.add(url!);
  if (/\bemailjs\s*\.\s*send(?:Form)?\s*\(/.test(code)) found.add('https://api.emailjs.com/');
  for (const { 1: url, index, 0: call } of code.matchAll(new RegExp(`\\bfetch\\s*\\(\\s*["'\`](${address})`, 'g')))
    if (posts(index + call.length) && isNear(index)) found.add(url!);
  for (const { 1: name, index, 0: call } of code.matchAll(/\bfetch\s*\(\s*(?:[\w$]{1,40}\.){0,3}([A-Za-z_]\w{2,40})\s*,/g)) {
    if (names.has(name!) || names.size >= nameCap || !posts(index + call.length) || !isNear(index)) continue;
    names.add(name!);
    const [, url] = new RegExp(`\\b${name}["']?\\s*[:=]\\s*["'\`](${address})`).exec(code) ?? [];
    if (url !== undefined) found.add(url);
  }
  const calls = `(?:\\baxios\\s*\\.\\s*post|\\$\\s*\\.\\s*post|\\.open)\\s*\\(\\s*(?:["']POST["']\\s*,\\s*)?["'\`](${address})`;
  for (const { 1: url, index, 0: call } of code.matchAll(new RegExp(calls, 'g')))
    if ((!/\.open/.test(call) || /POST/.test(call)) && isNear(index)) found.add(url!);
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

/** Where the page's own scripts send to, as their code says; nothing is loaded anew for it. Absolute, queries cut off. */
export async function readScriptTargets(tab: Tab, main: Frame): Promise<string[]> {
  const own = await tab.evaluate(main, readOwnCode, [], 2_000);
  if (!own.ok) return [];
  // What a site wrote itself is short; the last of its scripts are more often its own than the first.
  const loaded = await Promise.all(
    own.value.urls.slice(-scriptCap).map((url) =>
      tab.session
        .send('Page.getResourceContent', { frameId: main.id, url }, 2_000)
        .then(({ content, base64Encoded }) => (base64Encoded ? '' : content.slice(0, codeCap)))
        .catch(() => ''),
    ),
  );
  const targets = [...own.value.inline.slice(0, 200), ...loaded].flatMap(targetsIn);
  const whole = targets.flatMap((target) => (target === 'mailto:' ? target : (URL.parse(target, main.url)?.href ?? [])));
  return [...new Set(whole.map((target) => target.replace(/[?#].*$/, '').slice(0, 200)))].slice(0, targetCap);
}
