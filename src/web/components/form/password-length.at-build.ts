import { passwordLength } from '#contract/api/account.ts';

/** Bounds of a password; evaluated by the build, so that the schemas beside them stay out of the page. */
export const passwordLengths = passwordLength;
