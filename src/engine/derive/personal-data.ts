import { createHash } from 'node:crypto';
import type { RequestFact } from '#checks/facts/requests.ts';
import { decodeText, type Parameter } from './parameters.ts';

/** One piece of personal data in a request. */
export type PersonalData = RequestFact['personalData'][number];

/** What is searched for personal data. `typedText` is what our visitor typed into fields and never submitted. */
export interface CarriedTexts {
  url: string;
  body: string | null;
  referer: string | null;
  parameters: readonly Parameter[];
}

const fileEnding = /\.(png|jpe?g|gif|webp|svg|avif|ico|css|m?js|json|map|woff2?|ttf|mp4|webm|html?|php|min|xml|txt|pdf)$/i;
/** Bounded on both sides, so that a long text without `@` costs one pass. */
const emailPattern = /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@[a-z0-9](?:[a-z0-9.-]{0,190}[a-z0-9])?\.[a-z]{2,24}(?![\w-])/gi;
const phoneName = /^(tel|phone|phonenumber|phone_number|telefon|telefonnummer|mobile|mobil|handy|ph|ud\[ph\]|fax)$/i;
const hashedEmailName =
  /^(em|ud\[em\]|user_data\[em\]|hem|emailhash|email_hash|hashed_email|hashedemail|email_sha256|sha256_email|sha256email|email_md5|md5_email|uid2)$/i;
const digest = /^[0-9a-f]{64}$|^[0-9a-f]{40}$|^[0-9a-f]{32}$/i;
/** Session names of server platforms: whoever has the value is logged in. Session counters of analytics services are not meant. */
const sessionPattern =
  /(?:^|[?&;\s])(PHPSESSID|JSESSIONID|XTCsid|osCsid|zenid|MODsid|GXsid|force_sid|ASPSESSIONID\w{0,12}|ASP\.NET_SessionId|CFTOKEN|sessionid|sess(?:ion)?_?id|sess)=([^&;#\s]{8,200})/gi;

/** Finds e-mail addresses, phone numbers, session ids and our typed text, plain, encoded or hashed. Values are masked. */
export function findPersonalData(carried: CarriedTexts, typed: TypedText, isOwn: boolean): PersonalData[] {
  const found = new Map<string, PersonalData>();
  const add = (kind: PersonalData['kind'], where: PersonalData['where'], masked: string) => {
    const key = `${kind} ${where} ${masked}`;
    if (found.size < 20 && !found.has(key)) found.set(key, { kind, where, masked });
  };

  for (const [where, text] of [
    ['url', carried.url],
    ['body', carried.body],
    ['referer', carried.referer],
  ] as const) {
    if (!text) continue;
    const plain = decodeTwice(text);
    if (plain.includes('@')) for (const email of emailsIn(plain)) add('email', where, maskEmail(email));
    // Session ids of third parties are their own; only those of the site's platform, in an address of the site, are at stake.
    if (/sess|CFTOKEN|sid=|zenid/i.test(plain))
      for (const [, name = '', value = ''] of plain.matchAll(sessionPattern))
        if (isOwn || isPlatformSession(name)) add('session', where, `${name}=${maskText(value)}`);
    if (typed.occursIn(text, plain)) add('typed-text', where, maskText(typed.text));
    if (typed.hashOccursIn(text)) add('hashed-email', where, 'sha256(…)');
  }

  for (const { name, value, where } of carried.parameters) {
    if (phoneName.test(name) && /^\+?[\d\s()/-]{7,22}$/.test(value) && (value.match(/\d/g)?.length ?? 0) >= 7)
      add('phone', where, maskPhone(value));
    else if (/^(\+|00)[1-9]\d{8,14}$/.test(value)) add('phone', where, maskPhone(value));
    if (hashedEmailName.test(name) && digest.test(value)) add('hashed-email', where, `${name}=${value.slice(0, 4)}…`);
    if (value.length >= 12 && value.length <= 1_000 && /^[\w+/-]+={0,2}$/.test(value)) {
      const decoded = Buffer.from(value, 'base64').toString('latin1');
      if (decoded.includes('@')) for (const email of emailsIn(decoded)) add('email', where, maskEmail(email));
      if (typed.occursIn(decoded, decoded)) add('typed-text', where, maskText(typed.text));
    }
  }
  return [...found.values()];
}

/** The text our visitor types, with the forms in which scripts pass it on. */
export interface TypedText {
  text: string;
  occursIn(raw: string, decoded: string): boolean;
  hashOccursIn(raw: string): boolean;
}

/** Prepares the search for a typed text. */
export function searchTypedText(text: string): TypedText {
  const encoded = Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1);
  const hashes = ['sha256', 'sha1', 'md5'].map((algorithm) => createHash(algorithm).update(text).digest('hex'));
  return {
    text,
    occursIn: (raw, decoded) => raw.includes(text) || decoded.includes(text) || raw.includes(encoded),
    hashOccursIn: (raw) => hashes.some((hash) => raw.includes(hash)),
  };
}

function emailsIn(text: string): string[] {
  const emails: string[] = [];
  for (const match of text.matchAll(emailPattern)) {
    const [email] = match;
    const local = email.slice(0, email.indexOf('@'));
    // `https://<key>@host` is a login of the address itself (Sentry), `logo@2x.png` a file.
    const isCredential = text.slice(Math.max(0, match.index - 3), match.index) === '://' || /^[0-9a-f]{32}$/i.test(local);
    if (!isCredential && !fileEnding.test(email)) emails.push(email);
    if (emails.length >= 10) break;
  }
  return emails;
}

function isPlatformSession(name: string): boolean {
  return /^(PHPSESSID|JSESSIONID|XTCsid|osCsid|zenid|MODsid|GXsid|force_sid|ASPSESSIONID\w*|ASP\.NET_SessionId|CFTOKEN)$/i.test(name);
}

/** Addresses travel inside parameters of other addresses, encoded once more. */
function decodeTwice(text: string): string {
  const once = decodeText(text);
  return once.includes('%') ? decodeText(once) : once;
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.charAt(0)}***${email.slice(at)}`;
}

function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}***${phone.slice(-2)}`;
}

function maskText(text: string): string {
  return text.length <= 4 ? '***' : `${text.slice(0, 3)}***`;
}
