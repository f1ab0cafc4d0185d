import { apiErrors } from '#contract/api/error.ts';

/** Texts for answers that carry none: no connection, or no JSON. Evaluated by the build, like all `*.at-build.ts`. */
export const generalErrors = {
  unavailable: { de: apiErrors.unavailable.de, en: apiErrors.unavailable.en },
  'request-failed': { de: apiErrors['request-failed'].de, en: apiErrors['request-failed'].en },
};
