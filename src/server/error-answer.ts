import { type ErrorBody, errorText } from '#contract/api/error.ts';
import { type RouteName, routes } from '#contract/api/routes.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type AnswerCode, ApiError, statusOf } from './api-error.ts';
import { fieldProblems, type ValidationIssue } from './field-problems.ts';

/** What goes back for an error. `unexpected` errors belong into the log. */
export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfterSeconds?: number;
  unexpected: boolean;
}

/** What is known about the request that failed. */
export interface FailedRequest {
  locale: Locale;
  route: RouteName | undefined;
  body: unknown;
  query: unknown;
}

interface RaisedError {
  code?: unknown;
  statusCode?: unknown;
  validation?: ValidationIssue[];
  validationContext?: string;
  cause?: unknown;
}

/** Turns whatever was thrown into an answer. Of an error that is not ours nothing gets out but a general sentence. */
export function errorAnswer(error: unknown, request: FailedRequest): ErrorAnswer {
  if (error instanceof ApiError) return expected(error, request.locale);
  const raised = (typeof error === 'object' && error !== null ? error : {}) as RaisedError;
  if (raised.validation) return invalid(raised.validation, raised.validationContext, request);
  if (raised.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return plain('body-too-large', request.locale);
  if (raised.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return plain('unsupported-media-type', request.locale);
  if (isOutage(error)) return { ...plain('unavailable', request.locale), retryAfterSeconds: 2, unexpected: true };
  if (hasCause(error, (code) => unstorable.has(code))) return plain('form-invalid', request.locale);
  const status = typeof raised.statusCode === 'number' ? raised.statusCode : 500;
  if (status === 404) return plain('not-found', request.locale);
  if (status >= 400 && status < 500) return plain('form-invalid', request.locale);
  return { ...plain('request-failed', request.locale), unexpected: true };
}

function plain(code: AnswerCode, locale: Locale): ErrorAnswer {
  return { status: statusOf(code), body: { errors: [code], message: errorText(code, locale) }, unexpected: false };
}

function expected({ code, status, detail, field, retryAfterSeconds }: ApiError, locale: Locale): ErrorAnswer {
  const message = errorText(code, locale);
  return {
    status,
    body: { errors: [detail ? `${code}: ${detail}` : code], message, ...(field && { fields: { [field]: { code, message } } }) },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    unexpected: false,
  };
}

function invalid(issues: ValidationIssue[], context: string | undefined, request: FailedRequest): ErrorAnswer {
  // A malformed id names nothing that exists; who asks shall not learn more than that.
  if (context === 'params') {
    const known: readonly string[] = request.route ? routes[request.route].errors : [];
    const wrongFile = issues.every(({ instancePath }) => instancePath === '/file');
    return plain(known.includes('scan-not-found') && !wrongFile ? 'scan-not-found' : 'not-found', request.locale);
  }
  const fields = fieldProblems(issues, context === 'querystring' ? request.query : request.body, request.locale);
  const codes = [...new Set(Object.values(fields).map(({ code }) => code))].filter((code) => code !== 'form-invalid');
  const answer = plain('form-invalid', request.locale);
  return { ...answer, body: { ...answer.body, errors: ['form-invalid', ...codes], ...(Object.keys(fields).length > 0 && { fields }) } };
}

const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', '53300']);

/** What PostgreSQL cannot hold: the character NUL (in a text, in JSON), a year before the first. It came from outside. */
const unstorable = new Set(['22021', '22P05', '22008']);

/** Whether the database (or another part) is away for the moment: worth another attempt, unlike a fault of ours. */
function isOutage(error: unknown): boolean {
  // PostgreSQL: class 08 = connection, 57P = shut down or starting.
  return hasCause(
    error,
    (code, message) =>
      outageCodes.has(code) ||
      /^(08\w{3}|57P0\d)$/.test(code) ||
      /^Connection terminated|^timeout exceeded when trying to connect/.test(message),
  );
}

function hasCause(error: unknown, fits: (code: string, message: string) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const { code } = error as { code?: unknown };
  return fits(typeof code === 'string' ? code : '', error.message) || hasCause(error.cause, fits, depth + 1);
}
