import { isIPv4, isIPv6 } from 'node:net';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields that never reach the log, whatever somebody passes; lower case. */
const withheld = new Set([
  'ip',
  'remoteaddress',
  'email',
  'mail',
  'phone',
  'url',
  'query',
  'body',
  'headers',
  'cookie',
  'cookies',
  'authorization',
  'token',
  'secret',
  'password',
  'iban',
  'req',
  'res',
]);

/**
 * A structured log (JSON, one object a line) that holds no personal data: telling fields are withheld by name, and addresses,
 * e-mails, query strings and tokens are masked in every text and error.
 */
export function createLog(options: { process: string; level: string; destination?: DestinationStream }): Log {
  const log = pino(
    {
      level: options.level,
      base: { process: options.process, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => mask(fields, 0) as Record<string, unknown>,
      },
      // The formatter has described the error already.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(given, method) {
          const parts: unknown[] = given.map((part: unknown) => (typeof part === 'string' ? maskText(part) : part));
          // Left alone, pino takes the error's own message, unmasked.
          if (parts.length === 1 && typeof parts[0] === 'object') parts.push(messageOf(parts[0]));
          method.apply(this, parts as typeof given);
        },
      },
    },
    options.destination ?? pino.destination(1),
  );
  // Pino applies `formatters` to the fields of a child's entries, but not to those the child is made with.
  const { child } = log;
  log.child = function maskedChild(this: Log, fields, settings) {
    return child.call(this, mask(fields, 0) as typeof fields, settings);
  } as typeof child;
  return log;
}

/** Text for an entry that was given none. */
function messageOf(fields: object | null): string {
  const error = fields instanceof Error ? fields : (fields as { err?: unknown } | null)?.err;
  return error instanceof Error ? maskText(withoutParameters(error.message)) : '';
}

function mask(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 3) return '[nested]';
  if (Array.isArray(value)) return value.map((entry) => mask(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withheld.has(key.toLowerCase()) ? '[withheld]' : mask(entry, depth + 1)]),
  );
}

/** What may be told about an error: its kind, code, masked message and where it was thrown. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    message: maskText(withoutParameters(error.message)),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Drizzle puts the parameters of a failed query, which are people's data, below its text. */
const withoutParameters = (message: string) => message.split('\nparams:')[0]!.slice(0, 500);

/** Frames alone: the head of a stack repeats the message. */
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());

const patterns: readonly [RegExp, (found: string) => string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, () => '[e-mail]'],
  [/\?[^\s"'<>]+/g, () => '?[query]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g, () => '[iban]'],
  // Many things have colons, times of day for one: only what really is an address.
  [/(?<![\w.:])[0-9a-f]*:[0-9a-f:.]*[0-9a-f:](?!\w)/gi, (found) => (isIPv6(found) ? '[ip]' : found)],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]\d|\w)/g, (found) => (isIPv4(found) && !isOwn(found) ? '[ip]' : found)],
  // 24 random bytes and more in base64url or hexadecimal. UUIDs, which name scans and requests, stay.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{32,}(?![\w-])/g, (found) => (uuid.test(found) ? found : '[token]')],
];
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isOwn = (address: string) => address.startsWith('127.') || address === '0.0.0.0';

/** The text without e-mail and IP addresses, query strings, account numbers and long tokens. */
export function maskText(text: string): string {
  return patterns.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}
