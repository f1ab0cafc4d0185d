import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { type FaultCase, fixInSystem, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemOf } from '#knowledge/find-system.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { unconsentedRequests } from './frame-step.ts';

/** Steps of platforms that block by themselves what they know; others have every script marked by hand. */
const blocksItself = /automatisch|autoblock|[Ss]can(?:nen)?(?!\p{L})|Protector|Skript-Center|Blocker|Blockierung/u;

/**
 * What a platform blocks by itself it knows by the hosts of the vendors: a script of theirs that the site's own host delivers (a
 * tagging server) has to be held back by hand.
 */
export function withOwnHost(step: NamedFix, cause: string | null, { requests }: GatheredFacts): NamedFix {
  const isOwn = ({ serviceId, type, party, embeddedBy }: RequestFact) =>
    serviceId === cause && type === 'script' && party !== 'third' && embeddedBy === null;
  const host = requests.ok && cause !== null && serviceOf(cause)?.selfHosted === false ? requests.data.find(isOwn)?.host : undefined;
  if (host === undefined || !blocksItself.test(step.de)) return step;
  return {
    de: `${step.de} Das Skript kommt hier von ${host}, also unter Ihrer eigenen Domain; die automatische Sperre kennt diese Adresse nicht: Binden Sie es von Hand so ein, dass es erst nach der Zustimmung lädt.`,
    en: `${step.en} The script comes from ${host} here, under your own domain; automatic blocking does not know this address: include it by hand so that it loads only after consent.`,
  };
}

/** Whether the system of a site is WordPress, or runs on it. */
export function isWordPress(systemId: string | undefined): boolean {
  return systemId !== undefined && (systemId === 'wordpress' || systemOf(systemId)?.partOf === 'wordpress');
}

/** Plugins of WordPress that print the script of a service; of others none is known for sure. */
const printers: Readonly<Record<string, string>> = {
  'google-tag-manager': 'GTM4WP',
  'google-analytics': 'Site Kit',
  'jetpack-stats': 'Jetpack',
  'meta-pixel': 'PixelYourSite',
  trustindex: 'Widgets for Google Reviews',
};

/** Scripts that a plugin writes are in no template: nobody can mark them by hand there. */
export function withPlugin(step: NamedFix, { form, serviceId }: FaultCase, systemId: string | undefined): NamedFix {
  if (!isWordPress(systemId) || form !== 'script' || !/^In [^:]{1,60}: Kennzeichnen Sie /.test(step.de)) return step;
  const printer = serviceId === null ? undefined : printers[serviceId];
  return {
    de: `${step.de} Gibt ein Plugin das Skript aus${printer ? ` (etwa „${printer}“)` : ''}, schalten Sie die Ausgabe dort ab, und binden Sie das Skript gekennzeichnet ein.`,
    en: `${step.en} Where a plugin prints the script${printer ? ` (such as “${printer}”)` : ''}, switch that off there and include the script marked.`,
  };
}

/** More pages than this have the code from the settings of the whole site. */
const fewPages = 2;

/** Systems beside the builders whose consent tools do not reach what stands in the text of a page, and the addresses of pages that are nothing but text. */
const ungatedTexts: Readonly<Record<string, RegExp>> = { prestashop: /\/content\/\d{1,9}-/ };

/** The same with the place where such a system keeps the code of single pages, where a script was pasted into few of many. */
export function withPlaceOfCode(step: NamedFix, fault: FaultCase, facts: GatheredFacts, systemId: string | undefined): NamedFix {
  const system = systemId === undefined ? null : systemOf(systemId);
  if (!fault.isPasted || fault.form !== 'script' || !system || !facts.pages.ok) return step;
  const ofText = ungatedTexts[system.id];
  const place = system.kind === 'builder' || ofText ? fixInSystem(system.id, 'page-code') : null;
  const addresses = [...new Set(unconsentedRequests(fault.serviceId, facts).map(({ pageUrl }) => pageUrl))];
  if (!place || addresses.length === 0 || addresses.length > fewPages || facts.pages.data.length <= addresses.length) return step;
  const paths = { de: shortPathList(addresses, facts, 'de'), en: shortPathList(addresses, facts, 'en') };
  // What is nothing but text holds the code itself, where no tool for modules sees it: that comes before the tool.
  if (ofText && addresses.every((address) => ofText.test(address))) {
    const name = fault.serviceId === null ? null : serviceOf(fault.serviceId)?.name;
    return {
      ...step,
      de: `Löschen Sie das Skript${name ? ` von ${name}` : ''} auf ${paths.de} aus dem Text der Seite (in ${system.name} unter „Design > Seiten“, im Quelltext des Editors): Ein Einwilligungsmodul hält es dort in der Regel nicht zurück. Brauchen Sie den Dienst, binden Sie ihn über ein Modul oder eine Vorlage ein, und sperren Sie diese bis zur Zustimmung. ${step.de}`,
      en: `Delete the script${name ? ` of ${name}` : ''} on ${paths.en} from the text of the page (in ${system.name} under Design > Pages, in the source of the editor): a consent module as a rule does not hold it back there. If you need the service, include it by a module or a template, and block that until consent. ${step.en}`,
    };
  }
  return {
    ...step,
    de: `${step.de} Das Skript steht hier nur auf ${paths.de}. ${place.de}`,
    en: `${step.en} The script stands only on ${paths.en} here. ${place.en}`,
  };
}
