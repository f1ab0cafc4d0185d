import { parseArgs } from 'node:util';
import { StartFailure } from './start-failure.ts';
import type { Locale } from './texts.ts';

/** Reads `--lang de|en`. Throws `unknown-option` for everything else. */
export function parseStartArguments(args: readonly string[]): { lang: Locale | undefined } {
  const { tokens } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false, tokens: true });
  let lang: Locale | undefined;
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'lang' && (token.value === 'de' || token.value === 'en')) lang = token.value;
    else throw new StartFailure('unknown-option', { option: args[token.index] ?? '' });
  }
  return { lang };
}
