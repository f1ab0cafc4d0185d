import { findDeliveryNetworks } from '#knowledge/find-delivery-network.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import type { Facts } from '../../facts.ts';
import { mainDocument } from '../services/main-document.ts';
import { startPage } from '../services/transport-hosts.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';

/** Platforms that deliver what is built with them themselves, by the system a site shows, with their service. */
const platforms: Readonly<Record<string, string>> = { Squarespace: 'squarespace', Wix: 'wix', Shopify: 'shopify', Jimdo: 'jimdo' };
const hosts = wholeWords(
  '(?:web-?)?hosting|hosten|hostet|gehostet|hoster[a-zß-ɏ]*|(?:web-?)?servern?|webspace|rechenzentrum|logfiles?|log-?dateien|hosted|hosts?',
);

/** What else a host may keep, and the words by which a sentence means the website all the same. */
const keepsOther = /postf[aä]ch|e-?mail|mailbox|(?<![a-zß-ɏ])domains?(?![a-zß-ɏ])/iu;
const ofSite = /(?<![a-zß-ɏ])(?:web)?(?:sites?|seiten?|auftritt|inhalte?|homepage|shops?)(?![a-zß-ɏ])|webhost/iu;

/** The company that the notice names as host, although the platform the site is built with, or the network that keeps its files, delivers it and is not named. */
export interface OtherHost {
  host: string;
  platform: string;
  quote: string;
}

/** Compares whom a notice names as host with who delivers the site; null: they agree, or it cannot be told. */
export function otherHost(facts: Pick<Facts, 'privacy' | 'applicability' | 'pages'> & Partial<Facts>): OtherHost | null {
  const { privacy, applicability, services = [], noticeServices } = facts;
  const builder = serviceOf(platforms[applicability.system ?? ''] ?? '');
  const delivers = services.some(({ service, hosts }) => service.id === builder?.id && hosts.length > 0);
  const platform = builder && delivers ? builder : hostingNetwork(facts);
  if (!platform || !noticeServices?.complete) return null;
  const text = plainText(privacy.text).toLowerCase();
  if ([platform.name, ...platform.aliases].some((alias) => text.includes(alias.toLowerCase()))) return null;
  const sentences = sentencesOf(privacy.text);
  for (const { serviceId, quote } of noticeServices.used) {
    const named = serviceOf(serviceId);
    if (named?.category !== 'hosting' || named.vendor === platform.vendor) continue;
    // The reading of services quotes a bare heading where the section has one: "IONOS".
    const told = [quote, ...sentences.flatMap(({ about, text: sentence }) => (about.has(serviceId) ? sentence : []))].map(plainText);
    const hosting = told.find((each) => mentions(each, hosts) && (!keepsOther.test(each) || ofSite.test(each)));
    if (hosting !== undefined) return { host: named.name, platform: platform.name, quote: quoted(hosting) };
  }
  return null;
}

function hostingNetwork({ requests, pages, site }: Partial<Facts>): { name: string; vendor: string; aliases: readonly string[] } | null {
  const document = requests && pages && site ? mainDocument({ requests, pages, site }) : null;
  if (document === null || !pages) return null;
  const { serverIp: ip, cnames } = document;
  const networks = findDeliveryNetworks({ ip, cnames, headers: startPage(pages)?.headers ?? {} });
  // No server of somebody else stands behind a host that keeps what it delivers.
  const found = networks.find(({ keeps }) => keeps !== undefined);
  return found ? { name: found.name, vendor: found.vendor, aliases: [findVendor(found.vendor)?.name ?? found.name] } : null;
}
