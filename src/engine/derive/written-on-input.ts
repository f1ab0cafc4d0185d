import type { StackFrame } from '#evidence/requests.ts';
import { typedText } from '../gather/recordings.ts';

/** How the browser calls a listener of a form or of one of its fields. */
const listenerOfForm = /^HTML(?:Form|Input|TextArea|Select)Element\./;

/**
 * Whether an entry came about only because our visitor typed: each write began in a listener of a form or field, or holds what was typed.
 * What a script writes while it loads, whatever events it fires by itself, has that script at the end of its stack.
 */
export function isWrittenOnInput(seen: readonly { stack: readonly StackFrame[]; value: string }[]): boolean {
  const written = seen.filter(({ stack }) => stack.length > 0);
  return (
    written.length > 0 && written.every(({ stack, value }) => listenerOfForm.test(stack.at(-1)!.functionName) || value.includes(typedText))
  );
}
