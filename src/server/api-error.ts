import { type ApiErrorCode, apiErrors } from '#contract/api/error.ts';
import type { ScanErrorCode } from '#contract/scan-error.ts';

/** Codes an answer may carry. */
export type AnswerCode = ApiErrorCode | ScanErrorCode;

/** Further circumstances of an expected failure. */
export interface ApiErrorCircumstances {
  /** Path of the field that is wrong (`url`, `settings.urlImprint`). */
  field?: string;
  /** For developers, after the code; never personal or internal. */
  detail?: string;
  /** When another attempt makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure with a stable code. Thrown where it is known, turned into an answer at one place (`error-answer.ts`). */
export class ApiError extends Error {
  readonly code: AnswerCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AnswerCode, { field, detail, retryAfterSeconds, cause }: ApiErrorCircumstances = {}) {
    super(detail ? `${code}: ${detail}` : code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = statusOf(code);
    this.field = field;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** HTTP status of a code. Codes of a scan only ever refuse an order: 400. */
export function statusOf(code: AnswerCode): number {
  return Object.hasOwn(apiErrors, code) ? apiErrors[code as ApiErrorCode].status : 400;
}
