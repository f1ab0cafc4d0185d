import { describe, expect, it } from 'vitest';
import { errorText } from '#contract/api/error.ts';
import { ApiError } from '../../lib/api.ts';
import { problemOf, refusalOf, sameFields } from './form-problems.ts';

const fieldOf = sameFields('email', 'password');
const both = (code: string) => ({ de: errorText(code, 'de'), en: errorText(code, 'en') });

describe('what a form says when it is refused', () => {
  it.each([
    [
      'beside its fields',
      new ApiError(400, 'form-invalid', 'x', { email: { code: 'email-invalid', message: 'x' }, other: { code: 'required', message: 'x' } }),
      { ok: false, problems: { email: both('email-invalid') } },
    ],
    [
      'about no field of its own',
      new ApiError(400, 'proof-of-work-missing', 'x', { proofOfWork: { code: 'proof-of-work-missing', message: 'x' } }),
      { ok: false, failure: both('proof-of-work-missing') },
    ],
    ['about all of it', new ApiError(401, 'login-failed', 'x'), { ok: false, failure: both('login-failed') }],
    ['with a code of another version', new ApiError(400, 'brand-new', 'Neu.'), { ok: false, failure: { de: 'Neu.', en: 'Neu.' } }],
  ])('%s', (_, error, expected) => expect(refusalOf(error, fieldOf)).toEqual(expected));

  it('throws what is no failure of sending', () => {
    expect(() => refusalOf(new TypeError('x'), fieldOf)).toThrow(TypeError);
  });

  it.each([
    ['required', undefined],
    ['request-failed', 'whatever'],
  ])('%s has its sentence in both languages', (code, message) => expect(problemOf(code, message)).toEqual(both(code)));
});
