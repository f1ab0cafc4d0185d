import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { scanErrorText } from '#contract/scan-error.ts';
import { industries, legalForms, purposes, websiteTypes } from '#contract/scan-settings.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import { parseTarget } from '#lib/target/target-url.ts';
import type { Command, JudgeCommand, Presentation, ScanCommand, VerifyCommand } from './command.ts';
import type { HelpTopic } from './help.ts';
import { say } from './say.ts';
import { type CliTexts, cliTexts } from './texts.ts';

/** The command, or one sentence about what is wrong with the arguments. */
export type ParsedArguments = { ok: true; command: Command } | { ok: false; locale: Locale; message: string; topic: HelpTopic };

const shared = {
  json: { type: 'string' },
  'fail-on': { type: 'string' },
  lang: { type: 'string' },
  quiet: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig;

const scanOnly = {
  har: { type: 'string' },
  evidence: { type: 'string' },
  pages: { type: 'string' },
  timeout: { type: 'string' },
  network: { type: 'string' },
  imprint: { type: 'string' },
  privacy: { type: 'string' },
  terms: { type: 'string' },
  cancellation: { type: 'string' },
  'website-type': { type: 'string' },
  industry: { type: 'string' },
  'legal-form': { type: 'string' },
  purpose: { type: 'string', multiple: true },
} as const satisfies ParseArgsOptionsConfig;

const verifyOnly = {
  seal: { type: 'string' },
  lang: shared.lang,
  help: shared.help,
} as const satisfies ParseArgsOptionsConfig;

type Values = Record<string, string | boolean | string[] | undefined>;

/** Thrown inside this file only; `parseCommand` turns it into a value. */
class UsageError extends Error {}

/** Reads the arguments after the program's name. Never throws. */
export function parseCommand(args: readonly string[]): ParsedArguments {
  const locale = languageOf(args);
  const [name = '', ...rest] = args;
  const topic: HelpTopic = name === 'scan' || name === 'judge' || name === 'verify' || name === 'lab' ? name : 'all';
  try {
    return { ok: true, command: readCommand(name, rest, topic, locale) };
  } catch (error) {
    if (error instanceof UsageError) return { ok: false, locale, message: error.message, topic };
    throw error;
  }
}

function readCommand(name: string, rest: string[], topic: HelpTopic, locale: Locale): Command {
  const texts = cliTexts[locale].usage;
  switch (name) {
    case 'scan':
    case 'judge': {
      const { values, positionals } = readOptions(rest, name === 'scan' ? { ...shared, ...scanOnly } : shared, texts);
      if (values['help']) return { name: 'help', topic, locale };
      return name === 'scan' ? readScan(values, positionals, texts) : readJudge(values, positionals, texts);
    }
    case 'verify': {
      const { values, positionals } = readOptions(rest, verifyOnly, texts);
      return values['help'] ? { name: 'help', topic, locale } : readVerify(values, positionals, texts);
    }
    case 'lab':
      return rest.includes('--help') || rest.includes('-h') ? { name: 'help', topic, locale } : { name: 'lab', args: rest, locale };
    case '--help':
    case '-h':
    case 'help':
      return { name: 'help', topic: 'all', locale };
    case '--version':
      return { name: 'version', locale };
  }
  if (name === '' || name === '--lang' || name.startsWith('--lang=')) {
    if (rest.includes('--help')) return { name: 'help', topic: 'all', locale };
    throw new UsageError(texts.missingCommand);
  }
  throw new UsageError(say(name.startsWith('-') ? texts.unknownOption : texts.unknownCommand, { option: name, command: name }));
}

function readScan(values: Values, positionals: string[], texts: CliTexts['usage']): ScanCommand {
  const presentation = readPresentation(values, texts);
  const { locale } = presentation;
  const url = onlyArgument(positionals, texts.missingUrl, texts);
  const target = parseTarget(url);
  // A private target is refused by the engine, which leaves a report that says so.
  if (!target.ok && target.code !== 'blocked-target') throw new UsageError(scanErrorText(target.code, locale));
  const har = text(values['har']);
  if (presentation.json === '-' && har === '-') throw new UsageError(texts.twoOnStdout);
  const network = text(values['network']);
  const evidence = text(values['evidence']);
  return {
    name: 'scan',
    ...presentation,
    har,
    order: {
      url,
      settings: readSettings(values, texts),
      maxPages: readNumber(values, 'pages', { fallback: 10, least: 0, most: 100 }, texts),
      timeoutMs: readNumber(values, 'timeout', { fallback: 300, least: 10, most: 3600 }, texts) * 1000,
      locale,
      ...(network === null ? {} : { networkFile: network }),
      ...(evidence === null ? {} : { archivePath: evidence }),
    },
  };
}

function readJudge(values: Values, positionals: string[], texts: CliTexts['usage']): JudgeCommand {
  return { name: 'judge', ...readPresentation(values, texts), archive: onlyArgument(positionals, texts.missingArchive, texts) };
}

function readVerify(values: Values, positionals: string[], texts: CliTexts['usage']): VerifyCommand {
  const locale = readChoice(values, 'lang', ['de', 'en'], texts) ?? 'de';
  const archive = onlyArgument(positionals, texts.missingArchive, texts);
  const seal = text(values['seal'])?.toLowerCase() ?? null;
  if (seal !== null && !/^[0-9a-f]{64}$/.test(seal)) throw new UsageError(say(texts.notASeal, { value: seal }));
  return { name: 'verify', archive, seal, locale };
}

function readPresentation(values: Values, texts: CliTexts['usage']): Presentation {
  return {
    locale: readChoice(values, 'lang', ['de', 'en'], texts) ?? 'de',
    json: text(values['json']),
    failOn: readChoice(values, 'fail-on', ['risk', 'hint'], texts),
    quiet: values['quiet'] === true,
    colour: values['no-color'] !== true,
  };
}

function readSettings(values: Values, texts: CliTexts['usage']): ScanSettings {
  const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
  return {
    websiteType: readChoice(
      values,
      'website-type',
      websiteTypes.map(({ id }) => id),
      texts,
    ),
    industry: readChoice(values, 'industry', ids(industries), texts),
    legalForm: readChoice(values, 'legal-form', ids(legalForms), texts),
    purposes: [...new Set(Array.isArray(values['purpose']) ? values['purpose'] : [])].map((purpose) =>
      allowed('purpose', purpose, ids(purposes), texts),
    ),
    urlImprint: readAddress(values, 'imprint', texts),
    urlDPN: readAddress(values, 'privacy', texts),
    urlTermsAndConditions: readAddress(values, 'terms', texts),
    urlCancellationPolicy: readAddress(values, 'cancellation', texts),
  };
}

function readOptions(args: string[], options: ParseArgsOptionsConfig, texts: CliTexts['usage']): { values: Values; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values: values as Values, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = /'(?:-\w, )?(--?[^\s'<]*)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(say(texts.unknownOption, { option }));
    if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error;
    throw new UsageError(say(/does not take/.test(message) ? texts.needlessValue : texts.missingValue, { option }));
  }
}

function onlyArgument(positionals: string[], missing: string, texts: CliTexts['usage']): string {
  const [first, ...extra] = positionals;
  if (first === undefined || first === '') throw new UsageError(missing);
  if (extra.length > 0) throw new UsageError(say(texts.tooManyArguments, { extra: extra.join(' ') }));
  return first;
}

function readNumber(
  values: Values,
  option: string,
  range: { fallback: number; least: number; most: number },
  texts: CliTexts['usage'],
): number {
  const value = values[option];
  if (value === undefined) return range.fallback;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= range.least && number <= range.most) return number;
  const { least, most } = range;
  throw new UsageError(say(texts.notANumber, { option: `--${option}`, least: String(least), most: String(most) }));
}

function readChoice<T extends string>(values: Values, option: string, choices: readonly T[], texts: CliTexts['usage']): T | null {
  const value = values[option];
  return typeof value === 'string' ? allowed(option, value, choices, texts) : null;
}

function allowed<T extends string>(option: string, value: string, choices: readonly T[], texts: CliTexts['usage']): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new UsageError(say(texts.notAllowed, { option: `--${option}`, value, allowed: choices.join(', ') }));
}

function readAddress(values: Values, option: string, texts: CliTexts['usage']): string | null {
  const value = text(values[option]);
  if (value === null || isWebAddress(value)) return value;
  throw new UsageError(say(texts.notAnAddress, { option: `--${option}`, value }));
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function text(value: Values[string]): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The language is read first, so that a mistake elsewhere is reported in it. */
function languageOf(args: readonly string[]): Locale {
  const at = args.indexOf('--lang');
  return args.includes('--lang=en') || (at >= 0 && args[at + 1] === 'en') ? 'en' : 'de';
}
