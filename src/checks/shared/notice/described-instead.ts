import { serviceOf } from '#knowledge/find-service.ts';
import type { Service, ServiceCategory } from '#knowledge/types.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import type { NamedService } from './notice-services.ts';
import { isLinked, wasSeen } from './seen-services.ts';
import { isKeptForLater } from './waiting-services.ts';

/** Kinds of which a place of a site mostly has one: what takes the place of another one does its work. */
const oneAtATime: ReadonlySet<ServiceCategory> = new Set([
  'analytics',
  'session-replay',
  'ab-testing',
  'error-tracking',
  'audio',
  'booking',
  'captcha',
  'cmp',
  'chat',
  'functional',
  'map',
  'newsletter',
  'payment',
  'video',
]);

type Seen = Pick<Facts, 'services' | 'cookies' | 'storage' | 'noticeServices'> & Partial<Pick<Facts, 'pages' | 'privacy'>>;

/**
 * The one service with the same purpose that the notice describes and of which nothing was seen; null: none, or more than one. Of ways to
 * pay a shop has several.
 */
export function describedInstead({ service }: ServiceUse, facts: Seen): NamedService | null {
  if (!oneAtATime.has(service.category) || service.purpose.de === serviceOf('paypal')?.purpose.de) return null;
  const peers = facts.noticeServices.used.filter((named) => {
    const other = serviceOf(named.serviceId);
    return (
      other?.category === service.category &&
      doesTheSame(other, service) &&
      !wasSeen(named, facts) &&
      !isKept(named, facts) &&
      !isWayToWrite(named, facts)
    );
  });
  const [first, ...others] = new Map(peers.map((peer) => [peer.serviceId, peer])).values();
  return first && others.length === 0 ? first : null;
}

/** Counting visits is one work, with or without cookies and wherever the counts are kept. */
const countsVisits = /^(?:statistik über|(?:zusammengefasste )?besuchsstatistik|besuchszähler|zählung von seitenaufrufen)/iu;

function doesTheSame(one: Service, other: Service): boolean {
  return one.purpose.de === other.purpose.de || (countsVisits.test(one.purpose.de) && countsVisits.test(other.purpose.de));
}

/** "Wenn Sie uns über WhatsApp schreiben …": a way to write to somebody, which a chat on the pages does not replace. */
function isWayToWrite(named: NamedService, { pages, privacy }: Seen): boolean {
  if (serviceOf(named.serviceId)?.category !== 'chat') return false;
  return ofWriting.test(named.quote) || (pages !== undefined && privacy !== undefined && isLinked(named, { pages, privacy }));
}

const ofWriting =
  /(?<![a-zß-ɏ])(?:schreib(?:en|st|t)|nachricht(?:en)?|kontakt(?:ieren|aufnahme|weg)?|erreichen|write|messages?|contact)(?![a-zß-ɏ])[^.]{0,80}(?:whats\s?app|signal|telegram|threema|messenger)|(?:whats\s?app|signal|telegram|threema|messenger)[^.]{0,80}(?<![a-zß-ɏ])(?:schreib(?:en|st|t)|nachricht(?:en)?|kontakt(?:ieren|aufnahme|weg)?|erreichen|write|messages?|contact)(?![a-zß-ɏ])/iu;

/** What waits in a page for a click is in use beside the other. */
function isKept(named: NamedService, { pages, privacy }: Seen): boolean {
  return pages !== undefined && privacy !== undefined && isKeptForLater(named, { pages, privacy });
}

/** Services that the notice describes and that another one, which it does not name, has taken the place of; with that one. */
export function replacedServices(facts: Seen & Pick<Facts, 'policyMatches'>): { named: NamedService; by: ServiceUse }[] {
  const unnamed = new Set(facts.policyMatches.filter(({ match }) => match === 'notFound').map(({ serviceId }) => serviceId));
  return facts.services
    .filter(({ service }) => unnamed.has(service.id))
    .flatMap((by) => {
      const named = describedInstead(by, facts);
      return named ? [{ named, by }] : [];
    });
}
