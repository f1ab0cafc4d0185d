import type { Classification } from './classification.ts';

/** Names by which the address of an advertisement carries the click, and the campaign it belongs to. */
const clickNames = '(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|yclid|irclickid|click_?id)';
const campaignNames = '(?:utm_(?:source|medium|campaign|content|term|id))';
/** A name with its value, as JSON, query strings and lists write it; no part of a longer word. */
const clickKey = new RegExp(`(?<![a-z0-9])_?${clickNames}["']?\\s{0,2}[:=]`, 'i');
const campaignKey = new RegExp(`(?<![a-z0-9])_?${campaignNames}["']?\\s{0,2}[:=]`, 'gi');

/**
 * Whether a stored value keeps from which advertisement a visitor came: the click, or the campaign by at least two of its names. One
 * alone may be a landing page that was noted down.
 */
function keepsAttribution(value: string): boolean {
  const text = decoded(decoded(value.slice(0, 2_000)));
  return clickKey.test(text) || new Set(text.match(campaignKey)?.map((key) => key.toLowerCase()) ?? []).size >= 2;
}

/** What such an entry of the site's own code is for, where nothing else tells it and its value tells visitors apart. */
const attribution: Classification = {
  serviceId: null,
  category: 'marketing',
  needsConsent: 'yes',
  purpose: {
    de: 'Merkt unter einer Besucherkennung, über welche Anzeige oder Kampagne der Besucher kam (nach dem Inhalt des Eintrags)',
    en: 'Remembers under a visitor identifier by which advertisement or campaign the visitor came (by the content of the entry)',
  },
};

/**
 * The classification of an entry that no list knows and no service wrote, by its value: what keeps advertisement and visitor together is
 * for advertising, whatever the site called it.
 */
export function classifiedByValue(
  classified: Classification,
  { value, idLike, isFirst }: { value: string; idLike: boolean; isFirst: boolean },
): Classification {
  const isOpen = classified.serviceId === null && classified.category === null;
  return isOpen && isFirst && idLike && keepsAttribution(value) ? attribution : classified;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
