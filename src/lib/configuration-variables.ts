import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** How a process can be started: for real, by `npm start` on one machine, or by a test. */
export const modes = ['production', 'evaluation', 'test'] as const;
export type Mode = (typeof modes)[number];

/** One environment variable. */
export interface Variable<T = unknown> {
  group: 'Installation' | 'Storage' | 'Network' | 'Scans' | 'Limits' | 'Operator' | 'Scanner';
  /** What it sets, for the table in docs/operations.md. */
  about: string;
  /** Text that is read when the variable is not set. Production has no default where this is `required`. */
  fallback: string;
  production?: 'required' | { fallback: string };
  /** Never printed, neither in a problem nor in a table. */
  secret?: true;
  schema: z.ZodType<T, string>;
}

const variable = <T>(given: Variable<T>): Variable<T> => given;
const text = (max = 300) => z.string().trim().max(max, `may have at most ${max} characters`);
const optional = <T>(schema: z.ZodType<T, string>) =>
  z.union([z.literal('').transform(() => null), schema], { error: (issue) => firstMessage(issue) });
const whole = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** Message of the branch that describes the value; a union's own message would only say "invalid". */
function firstMessage(issue: z.core.$ZodRawIssue): string {
  const branches = 'errors' in issue ? (issue.errors as { message: string }[][]) : [];
  return branches.at(-1)?.[0]?.message ?? 'is not valid';
}

const url = (protocols: string[], message: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message);

/** Where files are kept: a folder that all processes share, or an S3-compatible store. */
export type FilePlace =
  | { kind: 'folder'; path: string }
  | { kind: 's3'; bucket: string; prefix: string; region: string; endpoint: string | null };

const filePlaceSchema = url(['file:', 's3:'], 'must be `file:///folder` or `s3://bucket/prefix`').transform((value, context): FilePlace => {
  const parsed = new URL(value);
  if (parsed.protocol === 's3:') {
    if (parsed.username || parsed.password)
      context.addIssue('takes no credentials; they belong in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    if (parsed.hostname === '') context.addIssue('names no bucket');
    return {
      kind: 's3',
      bucket: parsed.hostname,
      prefix: parsed.pathname.replace(/^\/|\/$/g, ''),
      region: parsed.searchParams.get('region') ?? 'eu-central-1',
      endpoint: parsed.searchParams.get('endpoint'),
    };
  }
  // `file:folder` has no slashes: relative to the working directory, which `new URL` cannot express.
  if (!value.startsWith('file:/')) return { kind: 'folder', path: resolve(decodeURIComponent(value.slice('file:'.length))) };
  if (parsed.hostname !== '') {
    context.addIssue('names a host; a folder has three slashes: `file:///folder`');
    return z.NEVER;
  }
  return { kind: 'folder', path: fileURLToPath(parsed) };
});

const originSchema = url(['http:', 'https:'], 'must be a web address such as `https://scan.example.org`').transform((value, context) => {
  const parsed = new URL(value);
  if (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username) context.addIssue('must be a bare address without path');
  return parsed.origin;
});

const proxiesSchema = z.string().transform((value, context) => {
  const entries = value.split(/[\s,]+/).filter((entry) => entry !== '');
  for (const entry of entries) {
    const [address, bits, more] = entry.split('/');
    const family = isIP(address!);
    const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    if (family === 0 || !bitsFit || more !== undefined)
      context.addIssue(`holds \`${entry}\`, which is neither an IP address nor a network`);
  }
  return entries;
});

const secretKeySchema = z
  .string()
  .refine((value) => Buffer.byteLength(value) >= 32, {
    error: 'is too short: it needs at least 32 random bytes, e.g. from `openssl rand -base64 48`',
    abort: true,
  })
  .refine((value) => new Set(value).size >= 10, 'is not random: take one e.g. from `openssl rand -base64 48`');

/** A sender: `Name <address>`, or the address alone. */
const senderSchema = z.string().transform((value, context): { name: string | null; address: string } => {
  const [, name, inBrackets] = /^([^<>]*?)\s*<([^<>]+)>$/.exec(value) ?? [];
  const address = inBrackets ?? value;
  if (!z.email().safeParse(address).success || /[\p{Cc}]/u.test(value)) context.addIssue('must be `Name <address>` or an e-mail address');
  return { name: name?.replace(/^"(.*)"$/, '$1') || null, address };
});

const operator = (about: string, fallback = '', production?: 'required') =>
  variable({ group: 'Operator', about, fallback, schema: text(), ...(production && { production }) });

/** All variables, in the order of the documentation. */
export const variables = {
  PUBLIC_URL: variable({
    group: 'Installation',
    about: 'Address under which people reach the application; https, except on the machine itself. Without it: `http://HOST:PORT`',
    fallback: '',
    production: 'required',
    schema: optional(originSchema),
  }),
  PRODUCT_NAME: variable({
    group: 'Installation',
    about: 'Name of the product in page titles, header and mails',
    fallback: 'Spurenleser',
    schema: text(60).min(1, 'must not be empty'),
  }),
  SECRET_KEY: variable({
    group: 'Installation',
    about:
      'At least 32 random bytes, the same for all processes; keys for signatures are derived from it. `openssl rand -base64 48` makes one',
    fallback: 'evaluation key, known to everybody: never in production',
    production: 'required',
    secret: true,
    schema: secretKeySchema,
  }),
  LOG_LEVEL: variable({
    group: 'Installation',
    about: '`trace`, `debug`, `info`, `warn`, `error` or `silent`',
    fallback: 'info',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
  }),
  DATABASE_URL: variable({
    group: 'Storage',
    about: 'PostgreSQL 15 or newer; it is the queue as well. `embedded:` lets `npm start` bring its own',
    fallback: 'embedded:',
    production: 'required',
    secret: true,
    schema: url(['postgres:', 'postgresql:', 'embedded:'], 'must be `postgres://user:password@host:5432/database`'),
  }),
  FILES_URL: variable({
    group: 'Storage',
    about: 'Evidence and screenshots: `file:///folder`, shared by all processes, or `s3://bucket/prefix?region=…&endpoint=https://…`',
    fallback: 'file:var/files',
    production: 'required',
    schema: filePlaceSchema,
  }),
  S3_ACCESS_KEY_ID: variable({ group: 'Storage', about: 'Key of the S3-compatible store', fallback: '', schema: optional(text()) }),
  S3_SECRET_ACCESS_KEY: variable({
    group: 'Storage',
    about: 'Its secret',
    fallback: '',
    secret: true,
    schema: optional(text()),
  }),
  SMTP_URL: variable({
    group: 'Storage',
    about: '`smtps://user:password@host:465` or `smtp://…`. Without it, in evaluation, mails stay in the local outbox',
    fallback: '',
    production: 'required',
    secret: true,
    schema: optional(url(['smtp:', 'smtps:'], 'must be `smtps://user:password@host:465` or `smtp://…`')),
  }),
  MAIL_FROM: variable({
    group: 'Storage',
    about: 'Sender of mails: `Name <address>`, or an address alone. Without it `PRODUCT_NAME` and `OPERATOR_EMAIL`',
    fallback: '',
    schema: optional(senderSchema),
  }),
  HOST: variable({
    group: 'Network',
    about: 'Address the server listens on; `0.0.0.0` in a container',
    fallback: '127.0.0.1',
    schema: text(255).min(1, 'must not be empty'),
  }),
  PORT: variable({ group: 'Network', about: 'Port the server listens on', fallback: '8080', schema: whole(0, 65_535) }),
  TRUSTED_PROXIES: variable({
    group: 'Network',
    about:
      'Addresses or networks of reverse proxies whose `X-Forwarded-For` is believed, with commas. Without it every visitor seems to be the proxy',
    fallback: '',
    schema: proxiesSchema,
  }),
  METRICS_TOKEN: variable({
    group: 'Network',
    about: 'Bearer token for `/metrics`, at least 16 characters. Without it only the machine itself may read them',
    fallback: '',
    secret: true,
    schema: optional(text().min(16, 'is too short: it needs at least 16 characters')),
  }),
  NETWORK_FILE: variable({
    group: 'Network',
    about: 'Names and addresses that scans see instead of the real ones, e.g. of a staging site (JSON). Only for operators',
    fallback: '',
    schema: optional(text(4096)),
  }),
  VISITOR_PAGES: variable({
    group: 'Scans',
    about: 'Further pages of an instant scan',
    fallback: '3',
    schema: whole(0, 20),
  }),
  FREE_SCANS_PER_MONTH: variable({
    group: 'Scans',
    about: 'Standard scans a month of a free account',
    fallback: '5',
    schema: whole(0, 100_000),
  }),
  PROFESSIONAL_SCANS_PER_MONTH: variable({
    group: 'Scans',
    about: 'Standard scans a month of a Professional account',
    fallback: '100',
    schema: whole(0, 100_000),
  }),
  VISITOR_RETENTION_DAYS: variable({
    group: 'Scans',
    about: 'Days after which instant scans and their reports are deleted',
    fallback: '7',
    schema: whole(1, 30),
  }),
  WORKER_CONCURRENCY: variable({
    group: 'Scans',
    about: 'Scans one worker runs at a time; each needs about one core and 1 GB',
    fallback: '1',
    schema: whole(1, 32),
  }),
  QUEUE_LIMIT: variable({
    group: 'Limits',
    about: 'Instant scans that may wait; further ones are refused',
    fallback: '200',
    schema: whole(1, 100_000),
  }),
  REQUESTS_PER_MINUTE: variable({
    group: 'Limits',
    about: 'API requests a client network (IPv4 /24, IPv6 /48) may make, at each server process; 0 = any number',
    fallback: '0',
    production: { fallback: '1200' },
    schema: whole(0, 1_000_000),
  }),
  SCAN_STARTS_PER_HOUR: variable({
    group: 'Limits',
    about: 'Instant scans a client network may start, at each server process; 0 = any number',
    fallback: '0',
    production: { fallback: '20' },
    schema: whole(0, 1_000_000),
  }),
  ACCOUNT_CALLS_PER_HOUR: variable({
    group: 'Limits',
    about: 'Logins, registrations and password resets a client network may try, at each server process; 0 = any number',
    fallback: '0',
    production: { fallback: '300' },
    schema: whole(0, 1_000_000),
  }),
  OPERATOR_NAME: operator('Who runs this installation, for imprint and privacy notice', 'Musterbetrieb (Auswertung)', 'required'),
  OPERATOR_REPRESENTED_BY: operator('Who represents the operator'),
  OPERATOR_STREET: operator('Street and number', 'Musterstraße 1', 'required'),
  OPERATOR_TOWN: operator('Postcode and town', '12345 Musterstadt', 'required'),
  OPERATOR_COUNTRY: operator('Country', 'Deutschland'),
  OPERATOR_PHONE: operator('Telephone'),
  OPERATOR_EMAIL: variable({
    group: 'Operator',
    about: 'E-mail address; also named in `security.txt`',
    fallback: 'kontakt@example.org',
    production: 'required',
    schema: z.email('must be an e-mail address'),
  }),
  OPERATOR_REGISTER: operator('Court and number of the register'),
  OPERATOR_VAT_ID: operator('VAT identification number'),
  OPERATOR_PRIVACY_CONTACT: operator('Data-protection officer or contact'),
  OPERATOR_SUPERVISORY_AUTHORITY: operator('Supervisory authority for data protection'),
  CHROMIUM_PATH: variable({
    group: 'Scanner',
    about: 'Browser to scan with. Without it an installed Chrome or Chromium, else the bundled one',
    fallback: '',
    schema: optional(text(4096)),
  }),
  ALLOW_UNSANDBOXED: variable({
    group: 'Scanner',
    about: '`1` lets scans run where the browser cannot be sandboxed. The sites scanned are then closer to your machine: not recommended',
    fallback: '',
    schema: z.enum(['', '0', '1'], 'must be 0 or 1').transform((value) => value === '1'),
  }),
};

/** Name of a variable. */
export type VariableName = keyof typeof variables;

/** What each variable says after it was read. */
export type Values = { [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> };

/** Text that counts when a variable is not set; undefined = it has to be set. */
export function fallbackOf(given: Variable, mode: Mode): string | undefined {
  if (mode !== 'production' || given.production === undefined) return given.fallback;
  return given.production === 'required' ? undefined : given.production.fallback;
}
