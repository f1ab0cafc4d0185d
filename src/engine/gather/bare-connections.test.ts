import { expect, it } from 'vitest';
import { gathered, pageSnapshot, pageVisit } from '../../../test/factories/evidence.ts';
import { bareConnections, type ConnectionTraces } from './bare-connections.ts';

const start = 'https://muster.test/';
const contact = 'https://muster.test/kontakt';
const entry = (host: string, time = 300, overrides: Partial<ConnectionTraces['log'][number]> = {}) =>
  ({ client: 'none', verdict: 'allowed', host, port: 443, address: '192.0.2.7', time, ...overrides }) as ConnectionTraces['log'][number];
const page = (url: string, ...preconnects: string[]) =>
  pageVisit({ id: url === start ? 'none-p1' : 'none-p2', url, finalUrl: url, snapshot: gathered(pageSnapshot({ preconnects })) });
const seen = (traces: Partial<ConnectionTraces>) =>
  bareConnections({
    state: 'none',
    log: [],
    requests: [],
    visits: [],
    choiceTime: null,
    offsetMs: 0,
    startUrl: start,
    ...traces,
  }).map(({ url, frame, remoteAddress }) => `${url} ${frame.url} ${remoteAddress}`);

const fonts = 'https://schriften.test';

const cases: [string, Partial<ConnectionTraces>, string[]][] = [
  ['nothing', {}, []],
  ['only the log knows', { log: [entry('schriften.test')] }, [`${fonts}/ ${start} 192.0.2.7`]],
  ['opened twice', { log: [entry('schriften.test'), entry('schriften.test', 900)] }, [`${fonts}/ ${start} 192.0.2.7`]],
  ['refused', { log: [entry('schriften.test', 1, { verdict: 'refused' as never })] }, []],
  ['a browser that ignores the line', { visits: [page(start, fonts)] }, [`${fonts}/ ${start} null`]],
  [
    'a line on every page is told of every page',
    { log: [entry('schriften.test')], visits: [page(start, fonts), page(contact, fonts)] },
    [`${fonts}/ ${start} 192.0.2.7`, `${fonts}/ ${contact} null`],
  ],
  [
    'a line on one page alone is not the start page’s',
    { log: [entry('schriften.test')], visits: [page(start), page(contact, fonts)] },
    [`${fonts}/ ${contact} 192.0.2.7`],
  ],
];

it.each(cases)('%s', (_, traces, expected) => {
  expect(seen(traces)).toEqual(expected);
});
