import type { GatheredFacts } from '#checks/facts.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import { type FaultCase, fixInCmp, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { Cmp, Service } from '#knowledge/types.ts';
import { unconsentedRequests } from './frame-step.ts';

/** An entry in which the banner keeps the choice, with the values that stood there after each. */
export interface ChoiceEntry {
  name: string;
  refused: string;
  agreed: string;
}

const refusal = /^(?:0|false|no|nein|off|den(?:y|ied)|reject(?:ed)?|declined?|refused?|none|abgelehnt)$/i;
const agreement = /^(?:1|true|yes|ja|on|allow(?:ed)?|accept(?:ed)?|granted|akzeptiert|zugestimmt|erlaubt)$/i;

/** Words by which an entry is one of a category; others ask in an entry of everything. */
const ofCategory: Partial<Record<Service['category'], RegExp>> = {
  marketing: /market|(?<![a-z])ads?(?![a-z])|advert|werb|target/i,
  social: /market|social|(?<![a-z])ads?(?![a-z])|werb|extern/i,
  analytics: /stat|analy|perform|measur|mess/i,
  'session-replay': /stat|analy|perform|measur|mess/i,
};
const ofSomeCategory =
  /market|(?<![a-z])ads?(?![a-z])|advert|werb|target|social|stat|analy|perform|measur|mess|funktion|functional|extern|prefer|necess|essen/i;

/** The entry that tells whether a service was agreed to; null where none says it in a plain word, or several might. */
export function choiceEntry(category: Service['category'], { attempts }: GatheredFacts): ChoiceEntry | null {
  if (!attempts.ok) return null;
  const { reject, accept } = attempts.data;
  const [refused, agreed] = [entriesOf(reject), entriesOf(accept)];
  const entries = [...agreed].flatMap(([name, value]) => {
    const before = refused.get(name);
    return before !== undefined && refusal.test(before) && agreement.test(value) ? [{ name, refused: before, agreed: value }] : [];
  });
  const own = entries.filter(({ name }) => ofCategory[category]?.test(name) === true);
  const general = entries.filter(({ name }) => !ofSomeCategory.test(name));
  const [entry, ...others] = own.length > 0 ? own : entries.length === general.length ? general : [];
  return entry && others.length === 0 ? entry : null;
}

function entriesOf(outcome: ConsentOutcome | null): Map<string, string> {
  if (!outcome?.performed || !outcome.verified) return new Map();
  return new Map(
    outcome.proofs.flatMap(({ kind, value }) => {
      const [, name, stored] = /^([^=]{1,80})=(.{1,40})$/.exec(value) ?? [];
      return (kind === 'consent-cookie' || kind === 'consent-storage') && name && stored ? [[name, stored] as const] : [];
    }),
  );
}

/**
 * The step against a script that code of the site's own loads beside a banner that holds nothing back: the banner keeps the choice where
 * this code can read it. What loads after any choice, and not before, asks already, only for the wrong thing. Null where the banner
 * keeps the choice in no plain word, or something else loads the service.
 */
export function stepInCondition(cause: string | null, facts: GatheredFacts, cmp: Cmp | null, fault: FaultCase): NamedFix | null {
  // Other platforms release what is marked for them: there it is the mark that is wrong.
  if (!facts.banner.ok || facts.banner.data.banner === null || (cmp !== null && !cmp.blocksNothing && !cmp.holdsNoCode)) return null;
  const service = cause === null ? null : serviceOf(cause);
  const entry = service === null ? null : choiceEntry(service.category, facts);
  if (service === null || entry === null) return null;
  const seen = unconsentedRequests(cause, facts);
  const ids = new Set(seen.map(({ id }) => id));
  const placed = seen.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  const isOwn = placed.every(({ embeddedBy, inOwnFrame }) => embeddedBy === null && inOwnFrame);
  if (!isOwn || !placed.some(({ type }) => type === 'script')) return null;
  const { name, refused, agreed } = entry;
  const states = new Set(seen.flatMap((request) => request.states));
  if (states.has('reject') && !states.has('none'))
    return {
      de: `${service.name} lädt erst nach einer Entscheidung, aber auch nach dem Ablehnen: Die Bedingung in dem Code, der den Dienst lädt (eingefügt oder in der Vorlage), ist falsch. Lassen Sie ihn nicht nur prüfen, ob gewählt wurde, sondern ob in „${name}“, wo das Banner die Wahl speichert, der Wert „${agreed}“ steht (nach dem Ablehnen steht dort „${refused}“).`,
      en: `${service.name} loads only after a choice, but after rejecting too: the condition in the code that loads the service (pasted or in the template) is wrong. Have it check not merely that a choice was made, but that “${name}”, where the banner keeps the choice, holds the value “${agreed}” (after rejecting it holds “${refused}”).`,
    };
  // Beside a banner of the site's own making its script inserts what was agreed to; a product's cannot.
  const fallback = cmp && fixInCmp(cmp.id, 'loading', null, fault);
  if (fallback === null) return null;
  return {
    de: `Laden Sie ${service.name} in dem Code, der den Dienst einfügt, erst, wenn in „${name}“, wo das Banner die Wahl speichert, der Wert „${agreed}“ steht (nach dem Ablehnen steht dort „${refused}“); fragt der Code das schon ab, ziehen Sie auch das Laden des Skripts in diese Bedingung. Lässt sich das nicht einrichten: ${fallback.de}`,
    en: `In the code that inserts ${service.name}, load it only once “${name}”, where the banner keeps the choice, holds the value “${agreed}” (after rejecting it holds “${refused}”); if the code asks for that already, move the loading of the script into this condition too. If that cannot be set up: ${fallback.en}`,
  };
}
