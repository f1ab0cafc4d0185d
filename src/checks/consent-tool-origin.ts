import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { CookieFact, Facts, RequestFact, StorageFact } from './facts.ts';

/** Known services whose hosts deliver only their own script, never the banner of the site. */
const otherPurpose: ReadonlySet<ServiceCategory> = new Set([
  'analytics',
  'session-replay',
  'ab-testing',
  'marketing',
  'social',
  'video',
  'audio',
  'map',
  'font',
  'captcha',
  'payment',
  'chat',
  'booking',
  'newsletter',
  'error-tracking',
]);

/** Whether a script may be that of the banner: of no service that is known for something else. */
export function mayBeBanner({ type, serviceId }: RequestFact): boolean {
  const category = serviceId === null ? undefined : serviceOf(serviceId)?.category;
  return type === 'script' && (category === undefined || !otherPurpose.has(category));
}

/** Path of the site's own script file that wrote the choice, or null. A page that stands for an unknown script is none. */
export function ownScriptOfChoice({ cookies, storage, requests }: Pick<Facts, 'cookies' | 'storage' | 'requests'>): string | null {
  const isChoice = ({ party, category, serviceId }: CookieFact | StorageFact) =>
    party === 'first' && category === 'consent' && (serviceId === null || serviceOf(serviceId)?.category === 'cmp');
  const setters = new Set(
    [...cookies.filter(({ setVia }) => setVia !== 'header' && setVia !== 'unknown'), ...storage].filter(isChoice).map(({ setBy }) => setBy),
  );
  const script = requests.find(
    ({ url, type, party, serviceId }) => setters.has(url) && type === 'script' && party === 'first' && serviceId === null,
  );
  return script ? new URL(script.url).pathname : null;
}
