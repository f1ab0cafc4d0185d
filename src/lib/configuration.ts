import { type FilePlace, fallbackOf, type Mode, modes, type Values, type Variable, variables } from './configuration-variables.ts';

export type { FilePlace, Mode } from './configuration-variables.ts';

/** Everything a process is told from outside. Read once at its start and passed on; nothing else reads the environment. */
export interface Configuration {
  mode: Mode;
  /** Origin without a slash at the end. */
  publicUrl: string;
  product: string;
  /** Product name as part of file names. */
  slug: string;
  /** Never used itself: `deriveKey` makes one key for each purpose. */
  secretKey: string;
  logLevel: Values['LOG_LEVEL'];
  /** `embedded:` only before `npm start` has brought up its own. */
  databaseUrl: string;
  files: FilePlace;
  s3: { accessKeyId: string; secretAccessKey: string } | null;
  smtpUrl: string | null;
  mailFrom: { name: string; address: string };
  host: string;
  port: number;
  trustedProxies: string[];
  metricsToken: string | null;
  networkFile: string | null;
  visitor: { pages: number; retentionDays: number };
  workerConcurrency: number;
  /** Standard scans a month by product. */
  plans: { free: number; premium: number };
  limits: { queue: number; requestsPerMinute: number; scanStartsPerHour: number; accountCallsPerHour: number };
  operator: {
    name: string;
    representedBy: string;
    street: string;
    town: string;
    country: string;
    phone: string;
    email: string;
    register: string;
    vatId: string;
    privacyContact: string;
    supervisoryAuthority: string;
  };
}

/** The environment does not describe an installation; each problem is one sentence for the operator. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/**
 * Reads `SPURENLESER_MODE`; without it a process runs in production.
 * @throws ConfigurationError when it names no mode: a typing error must not open what production refuses.
 */
export function readMode(env: Record<string, string | undefined>): Mode {
  const given = env['SPURENLESER_MODE']?.trim() || 'production';
  const mode = modes.find((known) => known === given);
  if (!mode) throw new ConfigurationError([`SPURENLESER_MODE must be one of ${modes.join(', ')}.`]);
  return mode;
}

/**
 * Reads and validates all variables of docs/operations.md; an empty one counts as not set.
 * @throws ConfigurationError with every problem at once. Values never appear in a problem: one of them may be a password.
 */
export function readConfiguration(env: Record<string, string | undefined>, mode: Mode): Configuration {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Variable>(variables).map(([name, variable]) => [name, readVariable(name, variable, env[name], mode, problems)]),
  ) as Values;
  if (problems.length === 0) problems.push(...combinationProblems(values, mode));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return assemble(values, mode);
}

function readVariable(name: string, variable: Variable, given: string | undefined, mode: Mode, problems: string[]): unknown {
  const text = given?.trim() || fallbackOf(variable, mode);
  if (text === undefined) {
    problems.push(`${name} is missing: ${variable.about}.`);
    return undefined;
  }
  if (mode === 'production' && variable.production === 'required' && text === variable.fallback) {
    problems.push(`${name} still has the value for evaluation, which production refuses.`);
    return undefined;
  }
  const result = variable.schema.safeParse(text);
  if (!result.success) problems.push(...result.error.issues.map(({ message }) => `${name} ${message}.`));
  return result.data;
}

/** What is only wrong in company of other values. */
function combinationProblems(values: Values, mode: Mode): string[] {
  const problems: string[] = [];
  const url = values.PUBLIC_URL ? new URL(values.PUBLIC_URL) : null;
  if (mode === 'production' && url?.protocol === 'http:' && !isLoopback(url.hostname))
    problems.push('PUBLIC_URL must be https: over http every report could be read and changed on its way.');
  if (values.FILES_URL.kind === 's3' && (values.S3_ACCESS_KEY_ID === null || values.S3_SECRET_ACCESS_KEY === null))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are both needed when FILES_URL names an S3 store.');
  if (mode === 'production' && values.DATABASE_URL.startsWith('embedded:'))
    problems.push('DATABASE_URL must name a PostgreSQL server; the embedded one is for evaluation.');
  return problems;
}

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function assemble(values: Values, mode: Mode): Configuration {
  const reachable = ['0.0.0.0', '::'].includes(values.HOST) ? 'localhost' : values.HOST;
  const ownAddress = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}${values.PORT === 80 ? '' : `:${values.PORT}`}`;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    mode,
    publicUrl: values.PUBLIC_URL ?? ownAddress,
    product: values.PRODUCT_NAME,
    slug: slugOf(values.PRODUCT_NAME),
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    files: values.FILES_URL,
    s3: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    smtpUrl: values.SMTP_URL,
    mailFrom: { name: values.MAIL_FROM?.name ?? values.PRODUCT_NAME, address: values.MAIL_FROM?.address ?? values.OPERATOR_EMAIL },
    host: values.HOST,
    port: values.PORT,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    networkFile: values.NETWORK_FILE,
    plans: { free: values.FREE_SCANS_PER_MONTH, premium: values.PROFESSIONAL_SCANS_PER_MONTH },
    visitor: { pages: values.VISITOR_PAGES, retentionDays: values.VISITOR_RETENTION_DAYS },
    workerConcurrency: values.WORKER_CONCURRENCY,
    limits: {
      queue: values.QUEUE_LIMIT,
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      scanStartsPerHour: values.SCAN_STARTS_PER_HOUR,
      accountCallsPerHour: values.ACCOUNT_CALLS_PER_HOUR,
    },
    operator: {
      name: values.OPERATOR_NAME,
      representedBy: values.OPERATOR_REPRESENTED_BY,
      street: values.OPERATOR_STREET,
      town: values.OPERATOR_TOWN,
      country: values.OPERATOR_COUNTRY,
      phone: values.OPERATOR_PHONE,
      email: values.OPERATOR_EMAIL,
      register: values.OPERATOR_REGISTER,
      vatId: values.OPERATOR_VAT_ID,
      privacyContact: values.OPERATOR_PRIVACY_CONTACT,
      supervisoryAuthority: values.OPERATOR_SUPERVISORY_AUTHORITY,
    },
  };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'scan';

/** The variables as the Markdown tables of docs/operations.md. */
export function describeConfiguration(): string {
  const groups = Map.groupBy(Object.entries<Variable>(variables), ([, { group }]) => group);
  return [...groups]
    .map(([group, entries]) =>
      [`### ${group}`, '', '| variable | meaning | `npm start` | production |', '|---|---|---|---|', ...entries.map(tableRow)].join('\n'),
    )
    .join('\n\n');
}

function tableRow([name, variable]: [string, Variable]): string {
  const cell = (mode: Mode) => {
    const text = fallbackOf(variable, mode);
    if (text === undefined) return '**required**';
    if (text === '') return '–';
    return variable.secret && text !== 'embedded:' ? 'built in' : `\`${text}\``;
  };
  return `| \`${name}\` | ${variable.about} | ${cell('evaluation')} | ${cell('production')} |`;
}
