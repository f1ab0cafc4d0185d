/** Browsers by what they call themselves. Most name Chrome and Safari as well, so the order decides. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** Systems likewise: Android names Linux, and an iPhone is "like Mac OS X". */
const systems: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system in words ("Firefox, Windows"), so that people recognise their sessions. Null: neither is known. */
export function deviceOf(userAgent: string | undefined): string | null {
  // Longer than any browser's; what comes after tells nothing.
  const text = userAgent?.slice(0, 400) ?? '';
  const parts = [browsers, systems].map((known) => known.find(([, pattern]) => pattern.test(text))?.[0]);
  return parts.filter((part) => part !== undefined).join(', ') || null;
}
