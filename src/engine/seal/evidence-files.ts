import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';

/** Streams that exist once for each state, and the file each is kept in. */
const stateFiles = {
  requests: 'requests.json',
  cookieEvents: 'cookie-events.json',
  jars: 'cookie-jars.json',
  storage: 'storage.json',
  fingerprints: 'fingerprints.json',
  recordings: 'recordings.json',
  banners: 'banner.json',
  tcf: 'tcf.json',
  consentMode: 'consent-mode.json',
} as const satisfies Partial<Record<keyof Evidence, string>>;
type StateStream = keyof typeof stateFiles;

const singleFiles = {
  run: 'scan.json',
  transport: 'transport.json',
  pages: 'pages.json',
  closeTest: 'close-test.json',
  withdrawal: 'withdrawal.json',
  gateway: 'gateway.json',
} as const satisfies Partial<Record<keyof Evidence, string>>;

/** Parts that came later: archives without them are read all the same. */
const laterFiles = { withdrawalTest: 'withdrawal-test.json' } as const satisfies Partial<Record<keyof Evidence, string>>;

const text = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);

/** Evidence as files of the archive, by name. */
export function toFiles(evidence: Evidence): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [part, name] of Object.entries(singleFiles)) files.set(name, text(evidence[part as keyof typeof singleFiles]));
  for (const [part, name] of Object.entries(laterFiles)) {
    const value = evidence[part as keyof typeof laterFiles];
    if (value !== undefined) files.set(name, text(value));
  }
  for (const state of consentStates) {
    for (const [part, name] of Object.entries(stateFiles)) files.set(`states/${state}/${name}`, text(evidence[part as StateStream][state]));
    if (state !== 'none') files.set(`states/${state}/consent.json`, text(evidence.consent[state]));
  }
  return files;
}

/** The evidence of an archive's files, exactly as it was sealed. Throws when a part is missing or not JSON. */
export function fromFiles(files: ReadonlyMap<string, Uint8Array>): Evidence {
  const parse = (name: string): unknown => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`the archive lacks ${name}`);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  };
  const evidence: Record<string, unknown> = {};
  for (const [part, name] of Object.entries(singleFiles)) evidence[part] = parse(name);
  for (const [part, name] of Object.entries(laterFiles)) if (files.has(name)) evidence[part] = parse(name);
  for (const [part, name] of Object.entries(stateFiles))
    evidence[part] = Object.fromEntries(consentStates.map((state) => [state, parse(`states/${state}/${name}`)]));
  evidence['consent'] = { reject: parse('states/reject/consent.json'), accept: parse('states/accept/consent.json') };
  return evidence as unknown as Evidence;
}
