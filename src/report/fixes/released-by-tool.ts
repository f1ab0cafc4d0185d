import type { GatheredFacts } from '#checks/facts.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { Cmp } from '#knowledge/types.ts';
import { unconsentedRequests } from './frame-step.ts';

/**
 * The setting by which a tool that works by marks in the source starts a service before anybody has chosen. Tools that watch every script
 * of the page stand in each call, whoever makes it: of them a call proves nothing.
 */
const settings: Readonly<Record<string, NamedFix>> = {
  klaro: {
    de: 'nehmen Sie in der Konfiguration bei diesem Dienst optOut: true heraus, auch ein optOut: true für alle (im Drupal-Modul den Haken „Opt-out“ bei der App), und default: true',
    en: 'in the configuration, remove optOut: true from this service, also an optOut: true for all (in the Drupal module the tick “Opt-out” at the app), and default: true',
  },
  orejime: {
    de: 'nehmen Sie in der Konfiguration bei diesem Dienst optOut: true (in Version 3 runOnce und exempt prüfen) und default: true heraus',
    en: 'in the configuration, remove optOut: true (in version 3 check runOnce and exempt) and default: true from this service',
  },
  tarteaucitron: {
    de: 'setzen Sie in tarteaucitron.init "highPrivacy": true, und nehmen Sie beim Dienst "needConsent": false heraus',
    en: 'in tarteaucitron.init set "highPrivacy": true, and remove "needConsent": false from the service',
  },
  'vanilla-cookieconsent': {
    de: "setzen Sie in der Konfiguration mode: 'opt-in' statt 'opt-out', und nehmen Sie bei der Kategorie enabled: true heraus",
    en: "in the configuration, set mode: 'opt-in' instead of 'opt-out', and remove enabled: true from the category",
  },
};

/**
 * The step against a service that the consent tool itself starts before the choice: its code is marked already, and marking it again
 * changes nothing. Null where anything else loads it, or the tool has no such setting.
 */
export function stepAgainstRelease(cause: string | null, facts: GatheredFacts, cmp: Pick<Cmp, 'id' | 'name'> | null): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const setting = cmp === null ? undefined : settings[cmp.id];
  if (!service || !cmp || !setting || !isStartedByTool(cause, facts)) return null;
  return {
    de: `In ${cmp.name}: Der Code von ${service.name} ist schon für ${cmp.name} gekennzeichnet; gestartet wird er vor der Auswahl von ${cmp.name} selbst. Ihn erneut zu kennzeichnen ändert nichts: ${setting.de[0]!.toUpperCase()}${setting.de.slice(1)}.`,
    en: `In ${cmp.name}: The code of ${service.name} is marked for ${cmp.name} already; it is ${cmp.name} itself that starts it before the choice. To mark it again changes nothing: ${setting.en}.`,
  };
}

function isStartedByTool(cause: string | null, facts: GatheredFacts): boolean {
  const seen = unconsentedRequests(cause, facts).filter(({ type }) => type !== 'preconnect');
  const ids = new Set(seen.map(({ id }) => id));
  const starts = seen.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  const isOfTool = ({ embeddedBy }: (typeof seen)[number]) => embeddedBy !== null && serviceOf(embeddedBy)?.category === 'cmp';
  return starts.some(({ states }) => states.includes('none')) && starts.every(isOfTool);
}
