import type { ConsentState } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import type { FindingItem } from '../../define-check.ts';
import type { FormFact, FramedFormFact } from '../../facts/forms.ts';
import type { EmbedFact } from '../../facts/pages.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { formItem, pageItem, serviceItem } from '../../items.ts';
import { uncontacted } from '../services/uncontacted.ts';
import { countryOfRecipient } from '../transfers/third-country.ts';
import { isSentByScript } from './form-sending.ts';
import { drawsForms, isDonationService, takesFormsAt } from './form-services.ts';
import { isMailingService } from './newsletter-forms.ts';

/** A company to which visitors send what they enter, with the forms and frames that show it. */
export interface FormRecipient {
  use: ServiceUse;
  /** Hosts that receive or deliver the form. */
  hosts: readonly string[];
  items: readonly [FindingItem, ...FindingItem[]];
  /** Only its script was seen, which measures and advertises as well; no form on its pages shows that it takes it. */
  unseen?: true;
}

/** Services that receive entries: by the address a form sends to, by a frame in view, or by the script that draws the form. */
export function formRecipients(
  forms: readonly FormFact[],
  { embeds, services, framedForms = [] }: Pick<Facts, 'embeds' | 'services'> & Partial<Pick<Facts, 'framedForms'>>,
): FormRecipient[] {
  const found = new Map<string, { hosts: Set<string>; items: FindingItem[]; states: Set<ConsentState> }>();
  const add = (id: string, host: string, item: FindingItem) => {
    const entry = found.get(id) ?? { hosts: new Set(), items: [], states: new Set() };
    entry.hosts.add(host);
    entry.items.push(item);
    for (const state of item.states) entry.states.add(state);
    found.set(id, entry);
  };
  for (const form of forms) {
    // Its script sends to the builder, whatever the page's own address is.
    if (form.builderServiceId !== undefined) add(form.builderServiceId, '', formItem(form, { by: form.builderServiceId }));
    if (form.actionParty === 'first' || form.actionServiceId === null) continue;
    add(form.actionServiceId, URL.parse(form.action)?.hostname ?? '', formItem(form, { action: form.action }));
  }
  for (const embed of embeds) {
    if (embed.serviceId !== null && isUnreadForm(embed))
      add(embed.serviceId, embed.host, pageItem(embed.pageUrl, embed.states, { frame: embed.url }));
  }
  // A placeholder of the site's own stands in the frame's address until somebody agrees: what is read in it then tells whose form it is.
  for (const form of framedForms) {
    const id = form.frameServiceId;
    const isKnown = embeds.some((embed) => embed.serviceId === id && embed.pageUrl === form.pageUrl && isUnreadForm(embed));
    if (id !== null && !isKnown && isServiceForm(form))
      add(id, URL.parse(form.frameUrl)?.hostname ?? '', formItem(form, { frame: form.frameUrl }));
  }
  for (const use of services) {
    if (!drawsForms(use.service) || found.has(use.service.id) || use.embeddedBy !== null) continue;
    for (const host of use.hosts.slice(0, 1)) add(use.service.id, host, serviceItem(use));
  }
  return [...found].flatMap(([id, { hosts, items, states }]) => {
    const use = services.find(({ service }) => service.id === id) ?? unusedService(id, [...states]);
    const [first, ...rest] = items;
    if (!use || !first) return [];
    const isSeen = items.some(({ kind }) => kind !== 'service') || showsForms(use, forms);
    return { use, hosts: [...hosts], items: [first, ...rest] as const, ...(!isSeen && { unseen: true as const }) };
  });
}

/**
 * Whether a service known by its script alone takes forms there: builders of forms load for nothing else, a service for newsletters also
 * measures and shows popups. A form on its pages that a script sends, or a popup of its own, is its.
 */
function showsForms({ service, pages }: ServiceUse, forms: readonly FormFact[]): boolean {
  if (!isMailingService(service)) return true;
  return forms.some(
    (form) =>
      (pages.includes(form.pageUrl) && isTargetUnseen(form)) || (form.overlay !== undefined && form.overlay.provider === service.name),
  );
}

/** Who else than the owner of the site receives what is entered in a form, with the country of their seat; null: nobody that is known. */
export function receiverOf(form: FormFact, services: Facts['services']): { receiver: string; country: string } | null {
  const id = form.builderServiceId ?? (form.actionParty === 'first' ? null : form.actionServiceId);
  const use = id === null ? null : (services.find(({ service }) => service.id === id) ?? unusedService(id, []));
  const country = use && countryOfRecipient(use);
  return use && country ? { receiver: use.service.name, country } : null;
}

/**
 * Whether where a form sends to shows only on submitting: a script decides, and it is not the one of a builder that is known. A form that
 * would post to its own page is one where the page's scripts send to somebody else.
 */
export function isTargetUnseen(form: FormFact): boolean {
  const isTaken = form.scriptTargets?.some(({ address, party }) => address === 'mailto:' || party !== 'first') === true;
  return (isSentByScript(form) || isTaken) && form.builderServiceId === undefined;
}

/** A frame in view in which a service shows its form. */
export function isFormFrame({ kind, visible, serviceId, url }: EmbedFact): boolean {
  const service = serviceId === null ? null : serviceOf(serviceId);
  return kind === 'iframe' && visible && service !== null && takesFormsAt(service, url);
}

/** A frame in view whose form is not read: of a service that takes entries, or donations with name and bank details. */
export function isUnreadForm(embed: EmbedFact): boolean {
  const service = embed.serviceId === null ? null : serviceOf(embed.serviceId);
  return isFormFrame(embed) || (embed.kind === 'iframe' && embed.visible && service !== null && isDonationService(service));
}

/** A form in a frame that asks for personal data, of a service that takes entries or donations. */
function isServiceForm({ visible, personalFields, frameServiceId, frameParty, frameUrl }: FramedFormFact): boolean {
  const service = frameServiceId === null || frameParty === 'first' ? null : serviceOf(frameServiceId);
  return visible && personalFields.length > 0 && service !== null && (takesFormsAt(service, frameUrl) || isDonationService(service));
}

/** Forms are never sent: a service that only receives them was not contacted, and is known from the catalogue alone. */
export function unusedService(id: string, states: readonly ConsentState[]): ServiceUse | null {
  const service = serviceOf(id);
  if (!service) return null;
  const vendor = findVendor(service.vendor);
  return {
    service,
    vendorName: vendor?.name ?? null,
    vendorCountry: vendor?.country ?? null,
    parentCountry: vendor?.parentCountry ?? null,
    dpf: vendor?.dpf ?? 'unknown',
    ...uncontacted(states),
  };
}
