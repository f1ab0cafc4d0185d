import { serviceOf } from '#knowledge/find-service.ts';
import { isSameSite, registrableDomain } from '#knowledge/registrable-domain.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { namingOf } from '../services/named-servers.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasStored } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';

const told: Record<Locale, Record<string, string>> = {
  de: {
    hostEmbedded:
      'In der Datenschutzerklärung ({path}) weder mit Host noch mit Domain genannt: {host}, eingebunden auf {pages}; wer dahintersteht, weiß der Scanner nicht',
    hostStoring:
      'In der Datenschutzerklärung ({path}) weder mit Host noch mit Domain genannt: {host}, eingebunden auf {pages}; der Server setzt {count|=ein Cookie|Cookies}: {cookies}. Wer dahintersteht, weiß der Scanner nicht',
  },
  en: {
    hostEmbedded:
      'Named in the privacy notice ({path}) neither by host nor by domain: {host}, embedded on {pages}; who is behind it the scanner does not know',
    hostStoring:
      'Named in the privacy notice ({path}) neither by host nor by domain: {host}, embedded on {pages}; the server sets {count|a cookie|cookies}: {cookies}. Who is behind it the scanner does not know',
  },
};
const steps: Record<Locale, Record<string, string>> = {
  de: {
    hostEmbedded:
      '1. Nennen Sie in der Datenschutzerklärung den Anbieter hinter {host} mit Zweck, Rechtsgrundlage und Speicherdauer, außerhalb des EWR auch mit der Grundlage der Übermittlung. Ist er dort schon unter einem anderen Namen beschrieben oder betreiben Sie den Server selbst, genügt es, die Adresse dort zu ergänzen.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    hostStoring:
      '1. Nennen Sie in der Datenschutzerklärung den Anbieter hinter {host} mit Zweck, Rechtsgrundlage und Speicherdauer, außerhalb des EWR auch mit der Grundlage der Übermittlung, und die Cookies mit Zweck und Laufzeit: {cookies}. Ist der Anbieter dort schon unter einem anderen Namen beschrieben, ergänzen Sie Adresse und Cookies.\n2. Sind die Cookies nicht unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), laden Sie den Inhalt erst nach der Einwilligung oder einem Klick des Besuchers.',
  },
  en: {
    hostEmbedded:
      '1. In the privacy notice, name the provider behind {host} with purpose, legal basis and storage period, outside the EEA with the basis of the transfer too. If it is described there under another name already, or you run the server yourself, adding the address there is enough.\n2. Or remove the embed if you no longer need it.',
    hostStoring:
      '1. In the privacy notice, name the provider behind {host} with purpose, legal basis and storage period, outside the EEA with the basis of the transfer too, and the cookies with purpose and lifetime: {cookies}. If the provider is described there under another name already, add address and cookies.\n2. If the cookies are not strictly necessary (Section 25(2) no. 2 TDDDG), load the content only after consent or a click of the visitor.',
  },
};

/** The sentences of this file as the check shows them, and what to do about each of them. */
export function unnamedHostTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  return { messages: told[locale], fixes: steps[locale] };
}

interface Measured extends Pick<Facts, 'requests' | 'cookies'> {
  /** Servers that no catalogue knows, the first request of each. */
  hosts: readonly RequestFact[];
  /** The domain of the site. */
  domain: string;
}

/**
 * Servers of unknown companies that show in a frame or set cookies, and that the notice names by no name of theirs. Files alone may lie
 * on another server of the site.
 */
export function unnamedHosts(text: string, path: string, { hosts, requests, cookies, domain }: Measured): Finding[] {
  const strange = namingOf(
    hosts.filter(({ party, host }) => party === 'third' && !isNamedLike(text, host) && ownName(host) !== ownName(domain)),
    { text },
  ).unnamed;
  const bySite = [...Map.groupBy(strange, (host) => host.domain).values()];
  return bySite.flatMap((group): Finding[] => {
    const first = group[0]!;
    const asked = requests.filter(({ domain: of, serviceId }) => serviceId === null && of === first.domain).filter(wasSent);
    const frame = asked.find(({ type, party }) => type === 'frame' && party === 'third');
    const set = cookies.filter((cookie) => isSetBy(cookie, first.host));
    if (frame === undefined && set.length === 0) return [];
    const shown = frame ?? first;
    const names = [...new Set(set.map(({ name }) => name))];
    const items = atLeastOne([requestItem(shown), ...set.slice(0, 8).map(storedItem)])!;
    return [
      {
        message: set.length > 0 ? 'hostStoring' : 'hostEmbedded',
        params: {
          path,
          host: shown.host,
          pages: pathsOf(asked.map(({ pageUrl }) => pageUrl)),
          count: names.length,
          cookies: shortList(names, 6),
        },
        items,
        // As the checks on foreign requests call it: who names or removes the server settles all of them.
        cause: first.domain,
      },
    ];
  });
}

function isSetBy(cookie: CookieFact, host: string): boolean {
  return (
    cookie.party === 'third' &&
    isOfNobody(cookie.serviceId) &&
    cookie.kept &&
    wasStored(cookie) &&
    isSameSite(cookie.domain.replace(/^\./, ''), host)
  );
}

/** A cookie of a load balancer tells on whose computers a server runs, not whose it is. */
function isOfNobody(serviceId: string | null): boolean {
  return serviceId === null || /^(?:hosting|cdn)$/.test(serviceOf(serviceId)?.category ?? '');
}

/** The label under which a domain was registered: "webinarjam" of event.webinarjam.com. */
function ownName(host: string): string {
  return registrableDomain(host).split('.')[0]!;
}

/** Notices write names as companies do: "Mr. Money" for mr-money.de, "WebinarJam" for webinarjam.com. */
function isNamedLike(text: string, host: string): boolean {
  const letters = ownName(host).replace(/[^a-z\dß-ɏ]/giu, '');
  if (letters.length < 4) return false;
  const pattern = [...letters].join('[\\s.&_-]{0,2}');
  // What receives mail says nothing of requests, and an address ends in more than the name.
  return new RegExp(`(?<![a-z\\dß-ɏ@._-])${pattern}(?![a-z\\dß-ɏ]|\\.[a-z])`, 'iu').test(text);
}
