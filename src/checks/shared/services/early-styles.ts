import type { RequestType } from '#evidence/requests.ts';
import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { embedFinding } from './embed-observations.ts';
import type { ServiceObservation } from './service-observations.ts';

const step = {
  de: '1. Nehmen Sie die Zeile, die das Stylesheet lädt ({files}), auf {pages} aus dem Quelltext oder Kopf-Code, oder kennzeichnen Sie sie wie die Einbindung selbst, sodass sie erst mit dieser lädt; Sie können die Datei auch vom eigenen Server ausliefern.\n2. Prüfen Sie danach in einem neuen Browserprofil, dass dort ohne Zustimmung keine Anfrage an {service} mehr erscheint. Die Einbindung selbst können Sie lassen, wie sie ist.',
  en: '1. Take the line that loads the style sheet ({files}) out of the source or head code of {pages}, or mark it like the embed itself, so that it loads only with it; you may also deliver the file from your own server.\n2. Then verify in a fresh browser profile that without consent no request to {service} appears there any more. The embed itself may stay as it is.',
};

/** What is said of an embed of which only style sheets load without consent. */
export const earlyStyleMessages = {
  de: {
    stylesWaiting:
      'Von {service} lädt ohne Einwilligung nur das Stylesheet ({files}; auf: {pages}); der Anbieter erhält damit die IP-Adresse. Der Inhalt selbst lädt erst nach dem Zustimmen',
    stylesOnly:
      'Von {service} lädt ohne Einwilligung nur das Stylesheet ({files}; auf: {pages}); der Anbieter erhält damit die IP-Adresse. Skript und Rahmen wurden dabei nicht beobachtet',
  },
  en: {
    stylesWaiting:
      'Of {service}, only the style sheet loads without consent ({files}; on: {pages}); its provider receives the IP address with it. The content itself loads only after accepting',
    stylesOnly:
      'Of {service}, only the style sheet loads without consent ({files}; on: {pages}); its provider receives the IP address with it. Script and frame were not observed along with it',
  },
};

/** Their steps: the embed waits already, or is not there; the line for its style sheet is what is left. */
export const earlyStyleFixes = {
  de: { stylesWaiting: step.de, stylesOnly: step.de },
  en: { stylesWaiting: step.en, stylesOnly: step.en },
};

const styling: ReadonlySet<RequestType> = new Set(['stylesheet', 'font', 'preconnect']);
const running: ReadonlySet<RequestType> = new Set(['script', 'frame', 'document']);

/** Whether all that was asked of an embed are style sheets with their fonts and pictures. */
export function asksForStylesOnly(requests: Facts['requests']): boolean {
  const sheets = new Set(requests.filter(({ type }) => type === 'stylesheet').map(({ id }) => id));
  return (
    sheets.size > 0 &&
    requests.every(
      ({ type, parentId, identifiers }) =>
        identifiers.length === 0 && (styling.has(type) || (type === 'image' && parentId !== null && sheets.has(parentId))),
    )
  );
}

/** Whether what an embed shows, its scripts and frames, came only after accepting. */
export function contentWaits(serviceId: string, requests: Facts['requests']): boolean {
  return (
    requests.some((request) => request.serviceId === serviceId && running.has(request.type)) &&
    requests.every(
      ({ serviceId: of, type, states }) => of !== serviceId || !running.has(type) || states.every((state) => state === 'accept'),
    )
  );
}

/** The finding about an embed of which only style sheets loaded, and nothing was stored with them; null: more loaded than that. */
export function earlyStylesFinding(
  observation: ServiceObservation,
  facts: Pick<Facts, 'requests' | 'cookies' | 'storage'>,
): Finding | null {
  const { use, requests } = observation;
  if (!asksForStylesOnly(requests)) return null;
  const waits = contentWaits(use.service.id, facts.requests);
  const finding = embedFinding(waits ? 'stylesWaiting' : 'stylesOnly', observation, facts);
  if (finding.items.some(({ kind }) => kind === 'cookie' || kind === 'storage')) return null;
  const sheets = requests.flatMap(({ url, type }) => (type === 'stylesheet' ? (URL.parse(url) ?? []) : []));
  const files = shortList([...new Set(sheets.map(({ host, pathname }) => host + pathname))]);
  return { ...finding, params: { ...finding.params, files, pages: pathsOf([...new Set(requests.map(({ pageUrl }) => pageUrl))]) } };
}
