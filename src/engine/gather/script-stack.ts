import type { Protocol } from 'devtools-protocol';
import type { StackFrame } from '#evidence/requests.ts';

const maxFrames = 12;
const withName = /^\s*at (?:async )?(?:new )?(.*?) \((.*)\)$/;
const bare = /^\s*at (?:async )?(.*)$/;
const position = /^(.*?):(\d+):(\d+)$/;

/** Reads V8's stack text. Frames without an address (our own hooks, `eval` shells) are left out. */
export function parseStack(text: string): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const line of text.split('\n')) {
    const named = withName.exec(line);
    const place = named ? named[2]! : bare.exec(line)?.[1];
    if (!place) continue;
    // `eval at run (https://a.test/x.js:1:2), <anonymous>:1:1` – the place that called eval is what counts.
    const inner = /\((https?:[^()]+:\d+:\d+)\)/.exec(place)?.[1] ?? place;
    const match = position.exec(inner);
    if (!match || !/^(https?|blob|data|file):/.test(match[1]!)) continue;
    frames.push({ url: match[1]!.slice(0, 2_048), functionName: named?.[1] ?? '', line: Number(match[2]), column: Number(match[3]) });
    if (frames.length === maxFrames) break;
  }
  return frames;
}

/** Flattens a protocol stack with its asynchronous parents, innermost first. */
export function flattenStack(stack: Protocol.Runtime.StackTrace | undefined): StackFrame[] {
  const frames: StackFrame[] = [];
  for (let part = stack; part && frames.length < maxFrames; part = part.parent) {
    for (const frame of part.callFrames) {
      if (!frame.url) continue;
      frames.push({
        url: frame.url.slice(0, 2_048),
        functionName: frame.functionName,
        line: frame.lineNumber + 1,
        column: frame.columnNumber + 1,
      });
      if (frames.length === maxFrames) break;
    }
  }
  return frames;
}
