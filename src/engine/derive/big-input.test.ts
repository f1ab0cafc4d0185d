import { expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { CookieEvent, JarCookie } from '#evidence/stored.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import {
  bannerEvidence,
  cookieEvent,
  documentRequest,
  evidence,
  fieldEvidence,
  formEvidence,
  frame,
  gathered,
  jarCookie,
  jarSnapshot,
  link,
  pageSnapshot,
  pageVisit,
  requestEvidence,
  scriptedRequest,
  storageEvidence,
} from '../../../test/factories/evidence.ts';
import { catalogueDeps } from './catalogue-deps.ts';
import { deriveFacts } from './derive-facts.ts';

/** Measured: below a second on an idle machine. The limit only ends what would never end. */
const limit = { timeout: 120_000 };

const hostileNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '\u0000', '\ud800', '%', '<script>', "' OR 1=1"];

it('derives 15,000 requests and 10,000 cookies', limit, () => {
  const requests: RequestEvidence[] = [documentRequest()];
  for (let index = 0; index < 15_000; index++) {
    const url = `https://h${index % 700}.metrics.test/x${index}.js?cid=10938475${index}.1763700000&dl=https%3A%2F%2Fwww.muster.test%2F&n=${index}`;
    // One long chain: each script is loaded by the one before.
    requests.push(
      scriptedRequest(url, [requests.at(-1)!.url], {
        type: 'script',
        afterChoice: true,
        state: index % 3 === 0 ? 'none' : 'accept',
        body: index % 10 === 0 ? '{"a":"b"}'.repeat(200) : null,
      }),
    );
  }
  const cookieEvents: CookieEvent[] = [];
  const jar: JarCookie[] = [];
  for (let index = 0; index < 10_000; index++) {
    cookieEvents.push(
      cookieEvent(`c${index}=8f3a9c1e77b2d4f6; Max-Age=${index}`, {
        via: 'document.cookie',
        stack: [frame(`https://h${index % 700}.metrics.test/x.js`)],
      }),
    );
    jar.push(jarCookie(`c${index}`, '8f3a9c1e77b2d4f6'));
  }
  const jars = Array.from({ length: 12 }, () => jarSnapshot('none', 'page', jar)).concat(jarSnapshot('none', 'end', jar));
  const facts = deriveFacts(evidence({ requests, cookieEvents, jars }), testDeps);
  expect(facts.requests).toMatchObject({ ok: true });
  expect(facts.requests.ok && facts.requests.data.length).toBe(15_001);
  // Max-Age=0 deletes; the jar shows it all the same.
  expect(facts.cookies.ok && facts.cookies.data.length).toBe(10_000);
});

it('derives one cookie that was set 10,000 times', limit, () => {
  const cookieEvents = Array.from({ length: 10_000 }, (_, index) => cookieEvent(`counter=${index}`));
  const facts = deriveFacts(evidence({ cookieEvents }), testDeps);
  expect(facts.cookies.ok && facts.cookies.data).toMatchObject([{ name: 'counter' }]);
  expect(facts.cookies.ok && facts.cookies.data[0]?.eventIds.length).toBe(100);
});

it.each([
  ['words', 'Datenschutz Impressum Preis 12 Euro pro Monat Abo GmbH '.repeat(8_000)],
  ['one word', 'a'.repeat(400_000)],
  ['digits', '9'.repeat(400_000)],
  ['spaces', ' '.repeat(400_000)],
  ['lines', 'Datenschutz\n'.repeat(40_000)],
  ['signs', '[{(@.€,§'.repeat(50_000)],
])('derives pages of 400,000 characters: %s', limit, (_name, text) => {
  const pages = (['start', 'imprint', 'privacy', 'terms', 'cancellation', 'other'] as const).map((kind, index) =>
    pageVisit({
      id: `none-p${index + 1}`,
      kind,
      url: `https://www.muster.test/${kind}`,
      snapshot: gathered(pageSnapshot({ text, title: text, headings: [text, text], links: [link(text, '/x')] })),
    }),
  );
  expect(deriveFacts(evidence({ pages, banner: bannerEvidence({ text }) }), testDeps).privacy.ok).toBe(true);
});

it('lives with names and addresses that are none', () => {
  const requests = hostileNames.map((name) =>
    requestEvidence({
      url: `https://metrics.test/?${name}=${name}`,
      initiator: { kind: 'script', url: name, line: null, stack: [frame(name)] },
      frame: { id: name, url: name, parentId: name },
      redirectedFrom: name,
      body: name,
      requestHeaders: { cookie: `${name}=${name}`, referer: name },
    }),
  );
  const given = evidence({
    url: 'not an address',
    finalUrl: '',
    requests: [...requests, ...hostileNames.map((url) => requestEvidence({ url }))],
    cookieEvents: hostileNames.map((name) =>
      cookieEvent(`${name}=${name}; Domain=${name}; Expires=${name}`, { url: name, frameUrl: name }),
    ),
    jars: [
      jarSnapshot(
        'none',
        'end',
        hostileNames.map((name) => jarCookie(name, name, { domain: name, path: name })),
      ),
    ],
    storage: hostileNames.map((key) => storageEvidence({ key, value: key, origin: key })),
    gateway: hostileNames.map((host) => ({ host, cnames: [host] })),
    pages: [
      pageVisit(),
      ...hostileNames.map((name, index) =>
        pageVisit({
          id: `none-x${index}`,
          kind: 'other',
          url: name,
          headers: { [name]: name },
          snapshot: gathered(
            pageSnapshot({
              title: name,
              links: [link('Impressum', name)],
              embeds: [{ kind: 'iframe', url: name, visible: true, rect: { x: 0, y: 0, width: 0, height: 0 }, integrity: false }],
              forms: [
                formEvidence({
                  id: name,
                  action: name,
                  method: name,
                  fields: [fieldEvidence({ name, label: name, type: name, autocomplete: name })],
                }),
              ],
              globals: [name],
              generator: name,
            }),
          ),
        }),
      ),
    ],
  });
  for (const deps of [testDeps, catalogueDeps({ countryOf: () => null })]) {
    const facts = deriveFacts(given, deps);
    expect(facts.cookies.ok && facts.cookies.data.some(({ name }) => name === '__proto__')).toBe(true);
    expect(facts.pages.ok && facts.pages.data.length).toBeGreaterThan(1);
  }
});
