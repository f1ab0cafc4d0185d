import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding, FindingItem, TextParams } from '../../define-check.ts';
import type { RecordingFact } from '../../facts/device-reading.ts';
import type { Facts } from '../../facts.ts';
import { shortList } from '../wording.ts';
import { onSensitivePages, pathOf } from './replay-pages.ts';
import { sentTyped } from './replay-recordings.ts';

/** Recordings by scripts of no known service. */
export function unknownOf({ services }: Pick<Facts, 'services'>, recorded: readonly RecordingFact[]): RecordingFact[] {
  const known = new Set(services.map(({ service }) => service.id));
  return recorded.filter(({ serviceId }) => serviceId === null || !known.has(serviceId));
}

/** The script that was seen to record: it tells more than an address to which a service sends all kinds of things. */
export function recorderItem(recording: RecordingFact): FindingItem {
  const { evidenceIds, states, events } = recording;
  const { address } = sourceOf(recording);
  return { kind: 'request', ref: evidenceIds[0] ?? address, value: address, states, detail: { events: events.join(', ') } };
}

/** That a script of no known service runs without consent is never more than a hint. */
export function unknownRecorders(
  facts: Pick<Facts, 'requests' | 'services'>,
  recorded: readonly RecordingFact[],
  states: readonly ConsentState[],
): Finding[] {
  return unknownOf(facts, recorded)
    .filter(({ states: seen }) => states.some((state) => seen.includes(state)))
    .map((recording) => {
      const { whose, address } = sourceOf(recording);
      const params = deedOf(recording, facts);
      const typed = sentTyped(recording, facts, states) ? 'Typed' : '';
      return { message: `by${whose}${libraryOf(recording, params)}${typed}`, params, items: [recorderItem(recording)], cause: address };
    });
}

/** Recording such a page is a risk with any service, known or not: the fields are what counts. */
export function unknownOnSensitivePages(
  recording: RecordingFact,
  facts: Pick<Facts, 'forms' | 'requests'>,
  without: readonly ConsentState[],
): Finding[] {
  const { pages, states } = recording;
  const consented = without.some((state) => states.includes(state)) ? '' : 'WithConsent';
  const { whose, address } = sourceOf(recording);
  const deed = deedOf(recording, facts);
  const moments = consented === '' ? without : states;
  const typed = sentTyped(recording, facts, moments) ? 'Typed' : '';
  return onSensitivePages(pages, states, facts).map(({ message, params, items }) => ({
    message: `${message}${whose}${consented}${libraryOf(recording, deed)}${typed}`,
    params: { ...params, ...deed },
    items,
    cause: address,
  }));
}

const longestPlace = 80;

/** What a script of no known service listens to, where, and to which addresses it sends. */
function deedOf(recording: RecordingFact, { requests }: Pick<Facts, 'requests'>): TextParams {
  const { pages, events, requestIds } = recording;
  const ids = new Set(requestIds);
  const sent = requests.filter(({ id }) => ids.has(id));
  const places = new Set(sent.map(({ host, url }) => (URL.canParse(url) ? host + new URL(url).pathname : host).slice(0, longestPlace)));
  const { script } = sourceOf(recording);
  // A library listens; what sends is often a script of its own, and the settings are there.
  const parents = new Set(sent.flatMap(({ parentId }) => parentId ?? []));
  const senders = new Set(requests.filter(({ id, type }) => parents.has(id) && type === 'script').map(({ url }) => nameOf(url, pages)));
  return {
    script,
    recorded: pages.length,
    events: shortList(events, 6),
    hosts: shortList([...places]) || '–',
    sender: shortList([...senders]) || script,
  };
}

/** rrweb, and whether its settings lie in a script of the site or of a third party that sends; a path names a script of the site. */
function libraryOf({ script }: RecordingFact, { sender }: TextParams): '' | 'Rrweb' | 'RrwebHosted' {
  if (!/rrweb/i.test(script ?? '')) return '';
  return String(sender).startsWith('/') ? 'Rrweb' : 'RrwebHosted';
}

/** Whose script records, and how it is named: by its path on the site's own host, else by its address. */
function sourceOf({ script, pages }: RecordingFact): { whose: 'Own' | 'Unknown'; script: string; address: string } {
  const address = script ?? pages[0] ?? '';
  const name = nameOf(address, pages);
  return { whose: name === address ? 'Unknown' : 'Own', script: name, address };
}

function nameOf(address: string, pages: readonly string[]): string {
  const isOwn = pages.some((page) => URL.canParse(page) && URL.canParse(address) && new URL(page).host === new URL(address).host);
  return isOwn ? pathOf(address) : address;
}
