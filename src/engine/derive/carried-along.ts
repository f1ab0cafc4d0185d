import type { CarriedInput } from '#checks/facts/forms.ts';
import type { FormEvidence } from '#evidence/forms.ts';
import { clickNames } from './attribution-value.ts';

/** Names by which systems tell their own page or way back, not where a visitor came from. */
const ownMatter =
  /(?:^|_)(?:wp_http_referr?er|referr?er_title|referr?al_code|referr?er_(?:id|extension|controller|action|package|arguments)|return(?:_?(?:to|url))?|redirect(?:_?(?:to|url))?)(?:_|$)|__referrer/;
const kinds: readonly [kind: CarriedInput['kind'], name: RegExp][] = [
  ['click-id', new RegExp(`(?:^|_)${clickNames}(?:_|$)`)],
  ['campaign', /(?:^|_)(?:utm(?:_?(?:source|medium|campaign|term|content|id|first|last|params?|data|string))?|hsa_[a-z]{2,4})(?:_|$)/],
  [
    'way',
    /(?:^|_)(?:(?:first|last|original|initial)_?(?:touch|referr?er|visit|source|url|page|landing(?:_?page)?)|landing_?(?:page|url|seite)|entry_?(?:page|url)|einstiegs?_?seite|attribution)(?:_|$)/,
  ],
  ['referrer', /(?:^|_)(?:(?:http_|document_)?referr?er(?:_?(?:url|uri|page|seite))?|ref_?url|herkunft(?:s_?(?:seite|url))?)(?:_|$)/],
  ['visitor-id', /(?:^|_)(?:hubspot_?utk|hutk|fbp|fbc|(?:ga|google)_?(?:client_?)?(?:id|cid)|visitor_?id)(?:_|$)/],
  // Address and browser go along with every request; kept with the entries they tell who sent them.
  [
    'visitor-id',
    /(?:^|_)(?:ip|ip_?addr(?:ess|esse)?|(?:user|client|visitor|remote|handl)_?(?:ip|addr)|user_?agent|browser_?(?:info|agent))$/,
  ],
];
/** Identifiers as Google Analytics and Meta write them into their cookies. */
const idValue = /^(?:GA1\.\d\.\d{6,}\.\d{9,}|fb\.\d\.\d{10,}\.\S{6,})$/;

/** A note on the way to the site, whatever the input is called: `{"src":"direct","gclid":"","lp":"/"}`, `utm_source=google&…`. */
const wayValue = /["'&?{,|](?:gclid|fbclid|utm_[a-z]{3,10}|landing_?page|first_?touch|referrer)["']?\s?[:=]|^utm_[a-z]{3,10}=/i;

/** The last part of a bracketed name, in words: `form[Herkunft]`, `fields[utmSource]`. */
function wordsOf(name: string): string {
  const inner = name.replace(/\]/g, '').split('[').filter(Boolean).at(-1) ?? name;
  return inner
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}

/** What is the address of the form's own page tells nothing of the way to it. */
function isOwnPage(value: string, pageUrl: string): boolean {
  const url = URL.parse(value, pageUrl);
  const page = URL.parse(pageUrl);
  return (
    value !== '' && url !== null && page !== null && url.hostname === page.hostname && url.pathname === page.pathname && url.search === ''
  );
}

/** Hidden inputs that, by name or value, tell how a visitor came to the site or by what to know them again. */
export function carriedAlong({ hidden = [] }: Pick<FormEvidence, 'hidden'>, pageUrl: string): CarriedInput[] {
  const found = new Map<string, CarriedInput>();
  for (const { name, value } of hidden) {
    const words = wordsOf(name);
    const byName = ownMatter.test(words) || ownMatter.test(name) ? undefined : kinds.find(([, pattern]) => pattern.test(words))?.[0];
    const kind = idValue.test(value) ? 'visitor-id' : (byName ?? (wayValue.test(value) ? 'way' : undefined));
    if (kind && !(kind === 'referrer' && isOwnPage(value, pageUrl))) found.set(name, { name, kind });
  }
  return [...found.values()];
}
