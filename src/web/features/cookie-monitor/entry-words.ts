import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import { shortAddress } from '../../components/evidence-table/evidence-columns.ts';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import { categoryOf } from './entry-filters.ts';
import type { Lifetime } from './lifetime.ts';

type T = Translate<'cookieMonitor'>;

const longestName = 60;

/** Names and addresses as a table has room for them. */
export function shortName(text: string): string {
  const short = shortAddress(text);
  return short.length > longestName ? `${short.slice(0, longestName)}…` : short;
}

/** „13 Monate“, „Sitzung“, „mehr als 10 Jahre“. */
export function lifetimeWords(lifetime: Lifetime, t: T, { count }: Format): string {
  return 'count' in lifetime
    ? t(`lifetime.${lifetime.says}`, { count: lifetime.count, amount: count(lifetime.count) })
    : t(`lifetime.${lifetime.says}`);
}

/** States in which an entry was seen, and those in which it was only left over. */
export function stateWords({ states, leftOverIn }: CookieMonitorEntry, t: T): { seen: string; left: string | null } {
  const seen = states.filter((state) => !leftOverIn.includes(state));
  const names = (some: CookieMonitorEntry['states']) => some.map((state) => t(`state.${state}`)).join(', ');
  return {
    seen: seen.length === 3 ? t('allStates') : seen.length === 0 ? t('noState') : names(seen),
    left: leftOverIn.length === 0 ? null : t('leftOver', { states: names(leftOverIn) }),
  };
}

/** „Marketing“, „Notwendig (Sicherheit)“. */
export function categoryWords(entry: Pick<CookieMonitorEntry, 'category'>, t: T): string {
  const category = t(`category.${categoryOf(entry)}`);
  const { category: exact } = entry;
  return exact === 'social' || exact === 'security' || exact === 'consent' ? `${category} (${t(`subcategory.${exact}`)})` : category;
}

/** Why the browser refused a cookie; what its vocabulary adds for its console is left out. */
export function blockedWords(reason: string, reasons: Readonly<Record<string, string>>, t: T): string {
  const name = reason
    .replace(/^Exclude/, '')
    .replace(/^ThirdPartyCookieBlocked/, 'ThirdPartyBlocked')
    .replace(/^Schemeful/, '');
  return name !== 'other' && Object.hasOwn(reasons, name) ? reasons[name]! : t('blockedReason.other', { reason });
}
