import type { Locale } from '../../define-check.ts';
import { addedTo } from '../../message-variants.ts';

/** What the steps on headers and generator do not reach. */
const inAddresses: Record<Locale, string> = {
  de: ' In Adressen (etwa „?ver=“) bleiben Versionen danach lesbar: {unknown}; dort zählt, dass sie aktuell sind.',
  en: ' In addresses (such as “?ver=”) versions stay readable after that: {unknown}; there it matters that they are up to date.',
};

/** One sentence wherever the versions stand: where they are taken away differs; with what else shows a version. */
export function disclosed(sentence: string, besides: string): Record<string, string> {
  return addedTo({ disclosed: sentence, disclosedHeader: sentence, disclosedSource: sentence }, { '': '', Beside: besides });
}

/** The same steps, with the other versions and where they stand. */
export function besideFixes(locale: Locale, fixes: Readonly<Record<string, string>>): Record<string, string> {
  const besides = (fix: string) => fix.replace('{names}', '{names}, {unknown}').replace(/^2\. .*$/m, (step) => step + inAddresses[locale]);
  const beside = Object.entries(fixes).filter(([name]) => name.startsWith('disclosed'));
  return { ...fixes, ...Object.fromEntries(beside.map(([name, fix]) => [`${name}Beside`, besides(fix)])) };
}
