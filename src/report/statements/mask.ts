/** The sign itself, encoded, or encoded again inside another address: decoded three times at most. */
const beforeDomain = /(?:@|%(?:25){0,2}40)(?=[a-z0-9.-]{1,253}\.[a-z]{2,24})/gi;
const localPart = /[a-z0-9._%+-]+$/i;
const secretParameter =
  /^(?:.*[_-])?(?:sid|sess(?:ion)?(?:_?id)?|phpsessid|jsessionid|token|access_token|auth|password|passwd|pwd|secret|api_?key|code)$/i;
const phoneParameter = /^(?:ud\[)?(?:ph|phone|tel|telefon|mobile?|handy)\]?$/i;
/** A parameter of an address that stands encoded inside another one. */
const nestedParameter = /(%(?:25){0,2}(?:3f|26|23))([^%&=#?]{1,64})(%(?:25){0,2}3d)((?:(?!%(?:25){0,2}(?:26|23))[^&#]){1,500})/gi;
/** What separates an encoded address from the e-mail address behind it. */
const encodedSeparator = /^.*%(?:25){0,2}(?:3[acdef]|2[0236cf])/i;
const mask = '***';

/** Replaces e-mail addresses by their first letter and domain, in plain and percent-encoded form. */
export function maskText(text: string): string {
  let masked = '';
  let copied = 0;
  // From the sign outwards: looked for from the left, every letter of a long text would begin an address.
  for (const { index } of text.matchAll(beforeDomain)) {
    const local = localPart.exec(text.slice(Math.max(copied, index - 64), index))?.[0].replace(encodedSeparator, '');
    if (!local) continue;
    masked += `${text.slice(copied, index - local.length)}${local.slice(0, 1)}${mask}`;
    copied = index;
  }
  return masked + text.slice(copied);
}

/** Masks personal data in an address: credentials, e-mail addresses, telephone numbers, session ids and passwords in parameters. */
export function maskUrl(url: string): string {
  const withoutCredentials = url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#@]*@/i, '$1');
  const withoutSessionPath = withoutCredentials.replace(/(;jsessionid=)[^?#/;]+/gi, `$1${mask}`);
  const masked = withoutSessionPath.replace(/([?&#])([^=&#?]{1,64})=([^&#]*)/g, (whole, separator: string, name: string, value: string) =>
    value !== '' && isSecretParameter(name) ? `${separator}${name}=${mask}` : whole,
  );
  const nested = masked.replace(nestedParameter, (whole, separator: string, name: string, equals: string) =>
    isSecretParameter(name) ? `${separator}${name}${equals}${mask}` : whole,
  );
  return maskText(nested);
}

/** Whether values under this name are never shown: passwords, session ids, tokens, telephone numbers. */
export function isSecretParameter(name: string): boolean {
  return secretParameter.test(name) || phoneParameter.test(name);
}

/** A value short enough to show, with e-mail addresses masked. */
export function maskValue(value: string, maxLength = 64): string {
  const masked = maskText(value.slice(0, 4096));
  return masked.length > maxLength ? `${masked.slice(0, maxLength)}…` : masked;
}
