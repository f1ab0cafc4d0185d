/** Styles of a terminal as functions; without colour they return the text unchanged. */
export interface TerminalStyle {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  magenta(text: string): string;
  cyan(text: string): string;
}

const plain = (text: string) => text;
const code = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;

/** Styles for a terminal that shows colour, or plain ones. */
export function terminalStyle(coloured: boolean): TerminalStyle {
  if (!coloured) return { bold: plain, dim: plain, red: plain, magenta: plain, cyan: plain };
  return { bold: code(1, 22), dim: code(2, 22), red: code(31, 39), magenta: code(35, 39), cyan: code(36, 39) };
}

/** Whether to use colour: only on a terminal, not when `NO_COLOR` is set to anything (https://no-color.org) or the terminal is dumb. */
export function wantsColour(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}
