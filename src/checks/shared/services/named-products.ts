import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { wasSent } from './initiator-chains.ts';
import { ownHosts } from './own-hosts.ts';
import { causeOfService, trackingCategories } from './service-observations.ts';

const fix = {
  de: '1. Laden Sie {service} auf solchen Seiten nicht ({paths} und alle weiteren Seiten zu Produkten). Nur {fields} aus den Ereignissen zu nehmen, genügt nicht: Auch Artikelnummer (etwa item_id, PZN), Adresse und Titel der Seite bezeichnen das Produkt.\n2. Oder holen Sie dafür eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO, die Art der Daten und den Empfänger nennt, und laden Sie den Dienst dort erst danach.\n3. Öffnen Sie danach {paths}, stimmen Sie im Banner zu, und prüfen Sie, dass ohne die ausdrückliche Einwilligung von dort keine Anfrage mehr an {ownHosts|=die Adressen geht, die bei den Belegen stehen|geht}.',
  en: '1. Do not load {service} on such pages ({paths} and all other pages on products). Taking only {fields} out of the events is not enough: article number (such as item_id), address and title of the page identify the product too.\n2. Or obtain an explicit consent for it that names Art. 9 GDPR, the kind of data and the recipient, and load the service there only after that.\n3. Then open {paths}, accept in the banner, and verify that without the explicit consent no request goes from there to {ownHosts|=the addresses in the evidence any more|any more}.',
};
/** Where the same finding tells already what to do about the service, only what is to be added. */
const besideFix = {
  de: '1. Nur {fields} aus den Ereignissen zu nehmen, genügt auf Seiten zu Produkten nicht (etwa {paths}): Auch Artikelnummer (etwa item_id, PZN), Adresse und Titel der Seite bezeichnen das Produkt.\n2. Öffnen Sie danach auch solche Seiten (etwa {paths}), stimmen Sie im Banner zu, und prüfen Sie, dass ohne die ausdrückliche Einwilligung von dort keine Anfrage mehr an {ownHosts|=die Adressen geht, die bei den Belegen stehen|geht}.',
  en: '1. Taking only {fields} out of the events is not enough on pages on products (such as {paths}): article number (such as item_id), address and title of the page identify the product too.\n2. Then open such pages too (such as {paths}), accept in the banner, and verify that without the explicit consent no request goes from there to {ownHosts|=the addresses in the evidence any more|any more}.',
};
const told = {
  de: (when: string, who: string, health: string) =>
    `{service} erhält ${when} auf {paths}, welches Produkt ${who} ansieht ({fields}: „{value}“; an {hosts})${health}; eine ausdrückliche Einwilligung dafür ist nicht zu erkennen`,
  en: (when: string, who: string, health: string) =>
    `{service} receives ${when} on {paths} which product ${who} looks at ({fields}: “{value}”; to {hosts})${health}; an explicit consent to that is not recognisable`,
};

/** What is said of measuring and advertising services that are told the product looked at, in a pharmacy or where the topic is only suggested. */
export const itemMessages = {
  de: {
    pharmacyItem: told.de('nach dem Zustimmen', 'der Kunde einer Apotheke', '; das können Gesundheitsdaten sein (Art. 9 DSGVO)'),
    pharmacyItemAnyway: told.de('auch ohne Zustimmung', 'der Kunde einer Apotheke', '; das können Gesundheitsdaten sein (Art. 9 DSGVO)'),
    sensitiveItem: told.de('nach dem Zustimmen', 'ein Besucher der Website mit sensiblem Thema', ''),
    sensitiveItemBeside: told.de('nach dem Zustimmen', 'ein Besucher der Website mit sensiblem Thema', ''),
    sensitiveItemAnyway: told.de('auch ohne Zustimmung', 'ein Besucher der Website mit sensiblem Thema', ''),
    sensitiveItemAnywayBeside: told.de('auch ohne Zustimmung', 'ein Besucher der Website mit sensiblem Thema', ''),
  },
  en: {
    pharmacyItem: told.en('after acceptance', 'the customer of a pharmacy', '; these may be health data (Art. 9 GDPR)'),
    pharmacyItemAnyway: told.en('even without acceptance', 'the customer of a pharmacy', '; these may be health data (Art. 9 GDPR)'),
    sensitiveItem: told.en('after acceptance', 'a visitor of the website with a sensitive topic', ''),
    sensitiveItemBeside: told.en('after acceptance', 'a visitor of the website with a sensitive topic', ''),
    sensitiveItemAnyway: told.en('even without acceptance', 'a visitor of the website with a sensitive topic', ''),
    sensitiveItemAnywayBeside: told.en('even without acceptance', 'a visitor of the website with a sensitive topic', ''),
  },
};

/** Their steps. */
export const itemFixes = {
  de: {
    pharmacyItem: fix.de,
    pharmacyItemAnyway: fix.de,
    sensitiveItem: fix.de,
    sensitiveItemAnyway: fix.de,
    sensitiveItemBeside: besideFix.de,
    sensitiveItemAnywayBeside: besideFix.de,
  },
  en: {
    pharmacyItem: fix.en,
    pharmacyItemAnyway: fix.en,
    sensitiveItem: fix.en,
    sensitiveItemAnyway: fix.en,
    sensitiveItemBeside: besideFix.en,
    sensitiveItemAnywayBeside: besideFix.en,
  },
};

/** Findings about services whose requests name the product that a visitor looks at after accepting, one for each service. */
export function itemFindings(
  { requests, services }: Pick<Facts, 'requests' | 'services'>,
  { isPharmacy, isExpress }: { isPharmacy: boolean; isExpress: boolean },
): { risks: Finding[]; hints: Finding[] } {
  if (isExpress) return { risks: [], hints: [] };
  const uses = new Map(services.map((use) => [use.service.id, use.service]));
  const named = requests.filter(
    (request) =>
      request.eventItem !== undefined &&
      trackingCategories.has(uses.get(request.serviceId ?? '')?.category ?? 'hosting') &&
      wasSent(request),
  );
  const telling = named.filter(({ states }) => states.includes('accept'));
  const anyway = new Set(named.filter(({ states }) => states.some((state) => state !== 'accept')).map(({ serviceId }) => serviceId));
  const findings = [...Map.groupBy(telling, ({ serviceId }) => serviceId!)].map(([id, group]): Finding => {
    const [first, ...rest] = group.slice(0, 5).map((request) => requestItem(request, { event: request.eventItem?.event ?? null }));
    return {
      message: `${isPharmacy ? 'pharmacyItem' : 'sensitiveItem'}${anyway.has(id) ? 'Anyway' : ''}`,
      params: {
        service: uses.get(id)!.name,
        paths: pathsOf([...new Set(group.map(({ pageUrl }) => pageUrl))]),
        fields: shortList([...new Set(group.flatMap(({ eventItem }) => eventItem?.fields ?? []))]),
        value: group[0]!.eventItem?.value ?? '',
        hosts: shortList([...new Set(group.map(({ host }) => host))]),
        ownHosts: ownHosts(group, { requests }),
      },
      items: [first!, ...rest],
      cause: causeOfService(id, services),
      serviceIds: [id],
    };
  });
  return isPharmacy ? { risks: findings, hints: [] } : { risks: [], hints: findings };
}

/** The same beside a finding that tells of the service itself: both become one list of steps, which would say the same twice. */
export function besideOthers(items: readonly Finding[], others: readonly Finding[]): Finding[] {
  const told = new Set(others.flatMap(({ serviceIds }) => serviceIds ?? []));
  return items.map((item) => (item.serviceIds?.some((id) => told.has(id)) ? { ...item, message: `${item.message}Beside` } : item));
}
