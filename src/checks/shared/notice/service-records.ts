import { mentionsAny } from '#knowledge/phrases.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { placesOfEntry } from './declared-cookies.ts';
import { longestDuration } from './durations.ts';
import { lifetimeTolerance } from './stated-lifetimes.ts';
import { namesOfService } from './unseen-reasons.ts';

/** What the list of a banner tells of one service, line by line: who provides it and how long its cookies stay. */
export interface ServiceRecord {
  name: string;
  provider: string;
  /** The names of cookies that it lists; empty: it speaks of all of the service. */
  cookies: string;
  /** How long they stay, in seconds; 0: until the visit ends; null: it does not say so in figures. */
  life: number | null;
}

const providerLabel = '(?:anbieter|provider|herausgeber|verarbeitendes\\s+unternehmen|unternehmen|vendor|company)(?:in)?';
/** "Speicherdauer" alone may be that of the data. */
const lifeLabel =
  '(?:(?:cookie-?\\s?)?(?:lebensdauer|laufzeit(?:en)?|gültigkeit(?:sdauer)?|funktionsdauer|ablauf(?:zeit|datum)?|lifetime|lifespan|expiry|expiration)|cookie-?\\s?(?:speicherdauer|dauer|duration))';
const cookiesLabel = '(?:cookie-?\\s?namen?|namen?\\s+der\\s+cookies|technische[rn]?\\s+namen?|cookies?|cookie\\s+names?)';
const otherLabel =
  '(?:name|dienst|service|beschreibung|zweck(?:e)?|purpose|description|datenschutz(?:erklärung|richtlinie|-url)?|privacy\\s+policy|hosts?(?:\\(s\\))?|domain|typ|type|adresse|rechtsgrundlage)';
const label = `(?:${providerLabel}|${lifeLabel}|${cookiesLabel}|${otherLabel})`;
const labelLine = new RegExp(`^(${label})\\s{0,3}(?::|\\t)\\s{0,3}(\\S.*)$`, 'iu');
const bareLabel = new RegExp(`^${label}:?$`, 'iu');
const is = (kind: string) => new RegExp(`^${kind}$`, 'iu');
const [isProvider, isLife, isCookies, isName] = [is(providerLabel), is(lifeLabel), is(cookiesLabel), is('(?:name|dienst|service)')];
const untilEnd = /(?<![a-zß-ɏ])(?:session|sitzung(?:sende|s-?cookie)?|ende\s+der\s+(?:sitzung|session)|browser-?ende)(?![a-zß-ɏ])/iu;

const longestTitle = 80;
const mostLines = 2_000;

/** Reads records of the form "Google Analytics / Anbieter Google / Lebensdauer 14 Monate", of which plugins of shops and builders make their lists. */
export function serviceRecords(banner: string): ServiceRecord[] {
  const records: ServiceRecord[] = [];
  let title = '';
  let open: ServiceRecord | null = null;
  for (const line of labelled(banner)) {
    const [, key = '', value = ''] = labelLine.exec(line) ?? [];
    if (key === '') {
      if (line.length <= longestTitle) title = line;
      open = null;
      continue;
    }
    if (open === null) {
      open = { name: title, provider: '', cookies: '', life: null };
      records.push(open);
    }
    if (isName.test(key)) open.name = value;
    else if (isProvider.test(key)) open.provider = value;
    else if (isCookies.test(key)) open.cookies = value;
    else if (isLife.test(key)) open.life = longestDuration(value) ?? (untilEnd.test(value) ? 0 : null);
  }
  return records.filter(({ name, provider, life }) => name !== '' && (provider !== '' || life !== null));
}

/** Lines with what belongs to a label that stands on a line of its own. */
function labelled(text: string): string[] {
  const lines = text
    .split('\n', mostLines)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.flatMap((line, at) => {
    if (bareLabel.test(lines[at - 1] ?? '') && !labelLine.test(line)) return [];
    const next = lines[at + 1] ?? '';
    return bareLabel.test(line) && next !== '' && !labelLine.test(next) && !bareLabel.test(next)
      ? [`${line.replace(/:$/, '')}: ${next}`]
      : [line];
  });
}

/** The record that tells of a cookie by its service; one that lists names tells of those alone. */
export function recordOf(cookie: CookieFact, banner: string): ServiceRecord | null {
  const { serviceId } = cookie;
  if (serviceId === null) return null;
  const names = namesOfService(serviceId);
  const told = serviceRecords(banner).filter(
    ({ name, cookies }) => mentionsAny(name, names) && (cookies === '' || placesOfEntry(cookies, cookie).length > 0),
  );
  return told.length === 1 ? told[0]! : null;
}

const daySeconds = 86_400;

/** Whether a cookie is meant to stay longer than its record says: browsers cut what was asked for. A few hours may be those of a visit. */
export function outlives({ lifetimeSeconds, declaredLifetimeSeconds }: CookieFact, { life }: ServiceRecord): boolean {
  const asked = Math.max(lifetimeSeconds ?? 0, declaredLifetimeSeconds ?? 0);
  return life !== null && asked > Math.max(life * lifetimeTolerance, daySeconds);
}
