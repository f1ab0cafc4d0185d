import { describe, expect, it } from 'vitest';
import { apiErrors } from '#contract/api/error.ts';
import { scanErrorText } from '#contract/scan-error.ts';
import { emptyScanForm, type ScanFormValues } from './scan-form-values.ts';
import { fieldOfPath, prepareOrder } from './scan-order.ts';

const filled: ScanFormValues = { ...emptyScanForm, url: 'example.de', acceptTerms: true };

describe('scan form', () => {
  it.each<[string, Partial<ScanFormValues>, Record<string, string>]>([
    ['no address', { url: ' ' }, { url: apiErrors.required.de }],
    ['no web address', { url: 'ftp://example.de' }, { url: scanErrorText('invalid-url', 'de') }],
    ['only a word', { url: 'shop' }, { url: scanErrorText('invalid-url', 'de') }],
    ['a very long address', { url: `https://example.de/${'a'.repeat(2_048)}` }, { url: apiErrors['url-too-long'].de }],
    ['terms not accepted', { acceptTerms: false }, { acceptTerms: apiErrors['terms-not-accepted'].de }],
    ['a legal page that is none', { urlDPN: 'datenschutz' }, { urlDPN: apiErrors['additional-url-invalid'].de }],
    [
      'everything at once',
      { url: '', acceptTerms: false, urlImprint: 'ftp://x' },
      { url: apiErrors.required.de, acceptTerms: apiErrors['terms-not-accepted'].de, urlImprint: apiErrors['additional-url-invalid'].de },
    ],
  ])('says what is wrong: %s', (_, change, expected) => {
    const result = prepareOrder({ ...filled, ...change }, 'de');
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(Object.fromEntries(Object.entries(result.problems).map(([field, problem]) => [field, problem.de]))).toEqual(expected);
  });

  it('sends what was given, and null for what was not', () => {
    const values: ScanFormValues = { ...filled, websiteType: 'company', purposes: ['contact'], urlImprint: 'example.de/impressum' };
    expect(prepareOrder(values, 'en')).toEqual({
      ok: true,
      order: {
        url: 'https://example.de',
        acceptTerms: true,
        locale: 'en',
        settings: {
          websiteType: 'company',
          industry: null,
          legalForm: null,
          purposes: ['contact'],
          urlImprint: 'https://example.de/impressum',
          urlDPN: null,
          urlTermsAndConditions: null,
          urlCancellationPolicy: null,
        },
      },
    });
  });

  it.each([
    ['url', 'url'],
    ['settings.urlImprint', 'urlImprint'],
    ['settings.purposes.0', 'purposes'],
    ['proofOfWork', null],
    ['', null],
  ])('the path %s of the order belongs to the field %s', (path, field) => expect(fieldOfPath(path)).toBe(field));
});
