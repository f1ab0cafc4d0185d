import { apiErrors, type ErrorBody, errorText } from '#contract/api/error.ts';
import { scanErrorTexts } from '#contract/scan-error.ts';
import type { Locale } from '#contract/vocabulary.ts';

/** What a validation says about one place of a body or query. */
export interface ValidationIssue {
  /** `/settings/urlImprint`; `/` is the whole. */
  instancePath: string;
  /** Kind of the problem as zod names it. */
  keyword: string;
  /** The contract's schemas give a stable code here where they have one. */
  message?: string;
  params?: Record<string, unknown>;
}

const isCode = (text: string) => Object.hasOwn(apiErrors, text) || Object.hasOwn(scanErrorTexts, text);

/** Problems by field, the first of each, with texts in the language of the request. */
export function fieldProblems(issues: readonly ValidationIssue[], given: unknown, locale: Locale): NonNullable<ErrorBody['fields']> {
  const fields: NonNullable<ErrorBody['fields']> = {};
  for (const issue of issues) {
    const steps = issue.instancePath.split('/').filter((step) => step !== '');
    const path = steps.join('.');
    if (path === '' || Object.hasOwn(fields, path)) continue;
    const code = codeOf(issue, path, valueAt(given, steps));
    fields[path] = { code, message: errorText(code, locale) };
  }
  return fields;
}

function codeOf(issue: ValidationIssue, path: string, value: unknown): string {
  if (issue.message && isCode(issue.message)) return issue.message;
  if (path === 'proofOfWork') return 'proof-of-work-missing';
  if (value === undefined || value === null || value === '') return 'required';
  const isAddress = path.startsWith('settings.url');
  if (isAddress) return issue.keyword === 'too_big' ? 'url-too-long' : 'additional-url-invalid';
  return 'form-invalid';
}

function valueAt(given: unknown, steps: readonly string[]): unknown {
  let value = given;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}
