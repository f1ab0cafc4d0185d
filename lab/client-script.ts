import { readFileSync } from 'node:fs';
import { script } from './answers.ts';
import type { LabResponse } from './types.ts';

const sources = new Map<string, string>();

function source(file: URL): string {
  let text = sources.get(file.href);
  if (text === undefined) {
    text = readFileSync(file, 'utf8');
    sources.set(file.href, text);
  }
  return text;
}

const tools = new URL('./browser-tools.js', import.meta.url);

/**
 * Text of a browser script kept in one or several `.js` files. It runs in a function of its own, sees `config` (what a real server
 * bakes into it) and the functions of `browser-tools.js`.
 */
export function clientScriptText(files: URL | readonly URL[], config: Record<string, unknown> = {}): string {
  const parts = [tools, ...(files instanceof URL ? [files] : files)].map(source);
  return `(function (config) {\n${parts.join('\n')}\n})(${JSON.stringify(config)});\n`;
}

/** Answer with such a script. */
export function clientScript(
  files: URL | readonly URL[],
  config: Record<string, unknown> = {},
  headers: Record<string, string | string[]> = {},
): LabResponse {
  return script(clientScriptText(files, config), headers);
}
