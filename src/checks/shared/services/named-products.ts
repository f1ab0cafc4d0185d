import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { pathsOf } from '../offer/shop-offer.ts';
import { shortList } from '../stored/stored-findings.ts';
import { wasSent } from './initiator-chains.ts';
import { causeOfService, trackingCategories } from './service-observations.ts';

const fix = {
  de: '1. Nehmen Sie {fields} aus den Ereignissen, die an {service} gehen (im Tag-Manager oder im eigenen Code), oder senden Sie die Ereignisse auf {paths} gar nicht; auch Adresse und Titel der Seite nennen oft das Produkt.\n2. Sollen die Angaben bleiben, holen Sie dafür eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO, die Art der Daten und den Empfänger nennt.\n3. Öffnen Sie danach {paths}, stimmen Sie zu, und prüfen Sie in den Anfragen an {hosts}, dass die Felder fehlen.',
  en: '1. Take {fields} out of the events that go to {service} (in the tag manager or in your own code), or do not send the events on {paths} at all; address and title of the page often name the product, too.\n2. If the data is to stay, obtain an explicit consent for it that names Art. 9 GDPR, the kind of data and the recipient.\n3. Then open {paths}, accept, and verify in the requests to {hosts} that the fields are missing.',
};
const told = {
  de: (who: string, health: string) =>
    `{service} erhält nach dem Zustimmen auf {paths}, welches Produkt ${who} ansieht ({fields}: „{value}“; an {hosts})${health}; eine ausdrückliche Einwilligung dafür ist nicht zu erkennen`,
  en: (who: string, health: string) =>
    `{service} receives after acceptance on {paths} which product ${who} looks at ({fields}: “{value}”; to {hosts})${health}; an explicit consent to that is not recognisable`,
};

/** What is said of measuring and advertising services that are told the product looked at, in a pharmacy or where the topic is only suggested. */
export const itemMessages = {
  de: {
    pharmacyItem: told.de('der Kunde einer Apotheke', '; das können Gesundheitsdaten sein (Art. 9 DSGVO)'),
    sensitiveItem: told.de('ein Besucher der Website mit sensiblem Thema', ''),
  },
  en: {
    pharmacyItem: told.en('the customer of a pharmacy', '; these may be health data (Art. 9 GDPR)'),
    sensitiveItem: told.en('a visitor of the website with a sensitive topic', ''),
  },
};

/** Their steps. */
export const itemFixes = {
  de: { pharmacyItem: fix.de, sensitiveItem: fix.de },
  en: { pharmacyItem: fix.en, sensitiveItem: fix.en },
};

/** Findings about services whose requests name the product that a visitor looks at after accepting, one for each service. */
export function itemFindings(
  { requests, services }: Pick<Facts, 'requests' | 'services'>,
  { isPharmacy, isExpress }: { isPharmacy: boolean; isExpress: boolean },
): { risks: Finding[]; hints: Finding[] } {
  if (isExpress) return { risks: [], hints: [] };
  const uses = new Map(services.map((use) => [use.service.id, use.service]));
  const telling = requests.filter(
    (request) =>
      request.eventItem !== undefined &&
      request.states.includes('accept') &&
      trackingCategories.has(uses.get(request.serviceId ?? '')?.category ?? 'hosting') &&
      wasSent(request),
  );
  const findings = [...Map.groupBy(telling, ({ serviceId }) => serviceId!)].map(([id, group]): Finding => {
    const [first, ...rest] = group.slice(0, 5).map((request) => requestItem(request, { event: request.eventItem?.event ?? null }));
    return {
      message: isPharmacy ? 'pharmacyItem' : 'sensitiveItem',
      params: {
        service: uses.get(id)!.name,
        paths: pathsOf([...new Set(group.map(({ pageUrl }) => pageUrl))]),
        fields: shortList([...new Set(group.flatMap(({ eventItem }) => eventItem?.fields ?? []))]),
        value: group[0]!.eventItem?.value ?? '',
        hosts: shortList([...new Set(group.map(({ host }) => host))]),
      },
      items: [first!, ...rest],
      cause: causeOfService(id, services),
      serviceIds: [id],
    };
  });
  return isPharmacy ? { risks: findings, hints: [] } : { risks: [], hints: findings };
}
