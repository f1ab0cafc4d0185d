import { serviceOf } from '#knowledge/find-service.ts';
import type { Service } from '#knowledge/types.ts';
import type { Finding, Locale, Verdict } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { shortList } from '../wording.ts';

const stopped = {
  de: 'Verweise mit unverschlüsselter Adresse auf {names} ({files}) hat der Browser auf den verschlüsselten Seiten blockiert',
  en: 'References with an unencrypted address to {names} ({files}) were blocked by the browser on the encrypted pages',
};

/** What `stoppedAsMixed` says. */
export const stoppedMessages: Record<Locale, Record<string, string>> = {
  de: {
    stoppedOpen: `${stopped.de}; die Website antwortet aber auch über http://, und dort laden sie ohne Einwilligung{see:tls-http-redirect,tls-mixed-content}`,
    stoppedHere: `${stopped.de}{see:tls-mixed-content}; sonst wurde dazu nichts beobachtet. Empfehlung: Löschen Sie die Verweise; auf https:// umgestellt, lüden sie ohne Einwilligung`,
    stoppedPerhaps: `${stopped.de}{see:tls-mixed-content}; ob die Website auch über http:// antwortet, wo sie laden würden, ließ sich nicht feststellen`,
  },
  en: {
    stoppedOpen: `${stopped.en}; but the website also answers over http://, and there they load without consent{see:tls-http-redirect,tls-mixed-content}`,
    stoppedHere: `${stopped.en}{see:tls-mixed-content}; apart from that, nothing of it was observed. Recommendation: delete the references; changed to https://, they would load without consent`,
    stoppedPerhaps: `${stopped.en}{see:tls-mixed-content}; whether the website also answers over http://, where they would load, could not be established`,
  },
};

const remove = {
  de: '1. Löschen Sie die Verweise auf {names} aus den Seiten, wenn ihre Funktion nicht fehlt; Schriften liefern Sie sonst vom eigenen Server aus, anderes laden Sie erst nach der Einwilligung. Stellen Sie die Adresse nicht einfach auf https:// um: Dann lüde es auf jeder Seite ohne Einwilligung.',
  en: '1. Delete the references to {names} from the pages if their function is not missing; otherwise deliver fonts from your own server, and load anything else only after consent. Do not just change the address to https://: it would load on each page without consent then.',
};
/** The steps for it. */
export const stoppedFixes: Record<Locale, Record<string, string>> = {
  de: {
    stoppedOpen: `${remove.de}\n2. Leiten Sie jeden Aufruf über http:// dauerhaft auf https:// um{see:tls-http-redirect}.`,
    stoppedPerhaps: remove.de,
  },
  en: {
    stoppedOpen: `${remove.en}\n2. Redirect every request over http:// permanently to https://{see:tls-http-redirect}.`,
    stoppedPerhaps: remove.en,
  },
};

/**
 * For a check that found nothing else: references to services in its scope that the browser stopped as mixed content. They load for
 * whoever opens the site over HTTP, as far as it answers there. Null where there are none.
 */
export function stoppedAsMixed(
  { requests, transport }: Pick<Facts, 'requests'> & Partial<Pick<Facts, 'transport'>>,
  inScope: (service: Service) => boolean,
): Verdict | null {
  const held = requests.filter(({ blockedReason, serviceId }) => {
    const service = blockedReason === 'mixed-content' ? serviceOf(serviceId ?? '') : null;
    return service !== null && inScope(service);
  });
  const [first] = held;
  if (first === undefined) return null;
  const params = { names: shortList([...new Set(held.map(nameOf))]), files: shortList([...new Set(held.map(({ url }) => url))], 2) };
  const shown = held.filter((request, at) => held.findIndex(({ url }) => url === request.url) === at);
  const items = [requestItem(first), ...shown.slice(1).map((request) => requestItem(request))] as const;
  if (transport === undefined) return { class: 'NoClassification', message: 'stoppedPerhaps', params, items: [...items] };
  if (!answersInClear(transport)) return { class: 'Conform', message: 'stoppedHere', params };
  const finding: Finding = { message: 'stoppedOpen', params, items: [...items], cause: first.serviceId!, serviceIds: [first.serviceId!] };
  return { class: 'Hint', findings: [finding] };
}

function nameOf({ serviceId, host }: RequestFact): string {
  return serviceOf(serviceId ?? '')?.name ?? host;
}

/** Whether a host of the site answers a request over HTTP with a page. */
function answersInClear({ hosts }: Facts['transport']): boolean {
  return hosts.some(({ http }) => {
    const status = http.status ?? 0;
    return http.reachable && http.finalUrl?.startsWith('http:') === true && status > 0 && status < 400;
  });
}
