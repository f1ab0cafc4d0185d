import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { requestEvidence } from '../../../test/factories/evidence.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import type { GatherContext } from './gatherer.ts';
import { RecordingGatherer, typedText } from './recordings.ts';

const script = 'https://rec.test/r.js';
const log = JSON.stringify(Array.from({ length: 60 }, (_, index) => [index + 100, index + 200]));

/** A gatherer on one page, where a script listens to everything and text was typed at 50 with what was sent by then. */
function recorded(before: RequestEvidence[]) {
  let clock = 50;
  let ids = 0;
  const context: GatherContext = {
    state: 'none',
    sinceStart: () => 10,
    now: () => clock,
    isAfterChoice: () => false,
    pageOf: () => 'none-p1',
    nextId: (kind) => `none-${kind}${++ids}`,
  };
  const requests = [...before];
  const gatherer = new RecordingGatherer(context, () => requests);
  for (const event of ['mousemove', 'mutation', 'input'])
    gatherer.onHook({ k: 'listen', event, t: 10, u: '', s: `Error\n    at f (${script}:1:1)` }, {} as AttachedTarget);
  const typed = gatherer.typedNow();
  clock = 60;
  gatherer.inputSpan({ pageId: 'none-p1', from: 20, to: clock, typed });
  return { gatherer, requests, typed };
}

const sent = (part: Partial<RequestEvidence>): RequestEvidence =>
  requestEvidence({
    pageId: 'none-p1',
    method: 'POST',
    type: 'fetch',
    url: 'https://rec.test/v1',
    initiator: { kind: 'script', url: script, line: 1, stack: [] },
    body: log,
    time: 40,
    ...part,
  });
const recordingsOf = ({ gatherer }: ReturnType<typeof recorded>) => {
  const told = gatherer.collect();
  return told.ok ? told.data : [];
};

it('tells a recorder that sent nothing since the text was typed', () => {
  const page = recorded([sent({})]);
  expect(page.gatherer.isWorthWaiting('none-p1')).toBe(true);
  expect(page.gatherer.hasSentSince('none-p1', page.typed)).toBe(false);
  expect(recordingsOf(page)).toMatchObject([{ typedTextSent: false, sentAfterTyping: false }]);
});

it('waits for the next sending, and reads the text in it', () => {
  const page = recorded([sent({})]);
  page.requests.push(sent({ id: 'none-r2', time: 900, body: `{"source":5,"text":"${typedText}"}` }));
  expect(page.gatherer.hasSentSince('none-p1', page.typed)).toBe(true);
  expect(recordingsOf(page)).toMatchObject([{ typedTextSent: true, sentAfterTyping: true }]);
});

it('reads what a recorder packs, however little it is', () => {
  const packed = (text: string) => `base64:${gzipSync(text).toString('base64')}`;
  const page = recorded([sent({ body: packed(log) })]);
  expect(recordingsOf(page)).toMatchObject([{ requestIds: [expect.any(String)], typedTextSent: false }]);
  page.requests.push(sent({ id: 'none-r2', time: 900, body: packed(`{"a":[[1],"${typedText}"]}`) }));
  expect(recordingsOf(page)).toMatchObject([{ typedTextSent: true }]);
});

it('takes a socket for having sent when it carried more than before', () => {
  const socket = sent({ type: 'websocket', time: 5 });
  const page = recorded([socket]);
  expect(page.gatherer.hasSentSince('none-p1', page.typed)).toBe(false);
  socket.body += log;
  expect(page.gatherer.hasSentSince('none-p1', page.typed)).toBe(true);
  expect(recordingsOf(page)).toMatchObject([{ typedTextSent: false, sentAfterTyping: true }]);
});

it('waits on few pages only, and on none without a recorder', () => {
  const { gatherer } = recorded([]);
  expect(gatherer.isWorthWaiting('none-p9')).toBe(false);
});
