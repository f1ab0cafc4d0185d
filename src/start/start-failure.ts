import type { FailureCode } from './texts.ts';

/** The application cannot start, or cannot go on; `code` names the sentence that says why. Thrown where it is known, said in main.ts. */
export class StartFailure extends Error {
  readonly code: FailureCode;
  readonly values: Readonly<Record<string, string>>;
  constructor(code: FailureCode, values: Readonly<Record<string, string>> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.name = 'StartFailure';
    this.code = code;
    this.values = values;
  }
}
