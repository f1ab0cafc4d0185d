import type { Classification } from './classification.ts';

/** What tells what an entry of the site's own code keeps. `ofContainer`: a tag manager wrote it, whose tags the site itself put there. */
interface OwnEntry {
  name: string;
  value: string;
  setBy: string | null;
  isFirst: boolean;
  ofContainer: boolean;
}

/** Names by which the address of an advertisement carries the click, as a part of a pattern. */
export const clickNames = '(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|yclid|irclickid|click_?id)';
/** Those by which it carries the campaign it belongs to. */
const campaignNames = '(?:utm_(?:source|medium|campaign|content|term|id))';
/** A name with its value, as JSON, query strings and lists write it; no part of a longer word. */
const clickKey = new RegExp(`(?<![a-z0-9])_?${clickNames}["']?\\s{0,2}[:=]`, 'i');
const campaignKey = new RegExp(`(?<![a-z0-9])_?${campaignNames}["']?\\s{0,2}[:=]`, 'gi');
/** An address that was noted down whole may carry such a name by chance. */
const plainAddress = /^["']?(?:https?:\/\/|\/)[^\s"{|]{0,1900}["']?$/i;

/** Names of entries that are there for the click or the campaign; in words between hyphens. */
const attributionName =
  /-(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li-fat-id|utms?|first-?touch|last-?touch|(?:first|last)-click|handl|handlid|(?:traffic|lead|organic|acquisition|campaign)-source|attribution)-/;
/** The same words where they speak of maps and their makers. */
const ofMaps = /-(?:map|maps|osm|leaflet|tiles?|copyright|licen[cs]e|photo|zone|coords?|easting|northing)-/;
/** Names of entries that note down where the visitor came from, where he arrived, and with which device or address. */
const originName =
  /-(?:(?:landing|entry)-?(?:page|url|path|uri)|(?:first|initial|original|orig|http)-?(?:page|url|ref|referr?er|referral)|referr?er|user-?agent|(?:user|visitor|client|remote)-?ip|ip-?addr(?:ess)?)-/;
/** What leads back to where somebody was is needed for that. */
const ofReturning = /-(?:log-?in|sign-?in|auth|redirect|return|back|checkout|cart|prev|previous|policy)-/;
/** Keys of a composed value that tell of the origin; at least two of them, since one alone may lead back to somewhere. */
const originKey =
  /["'](?:landing_?(?:page|url|path)?|entry_?(?:page|url)|(?:initial_?|original_?|first_?)?referr?er|user_?agent|ip|utm_[a-z]{2,10})["']\s{0,2}:/gi;
const browserString = /^["']?Mozilla\/5\.0 \(/;
/** Software whose whole purpose it is, by the folder of an extension or the file. */
const attributionFile = /(?:^|[._-])(?:utms?|utm-?grabber|attribut(?:ion|er)|sourcebuster|first-?touch|lead-?source)(?:[._-]|$)/i;

const longestName = 100;

const attribution: Classification = {
  serviceId: null,
  category: 'marketing',
  needsConsent: 'yes',
  purpose: {
    de: 'Merkt, über welche Anzeige oder Kampagne der Besucher kam (nach Name, Inhalt oder Skript des Eintrags)',
    en: 'Remembers by which advertisement or campaign the visitor came (by name, content or script of the entry)',
  },
};

const origin: Classification = {
  serviceId: null,
  category: 'analytics',
  needsConsent: 'disputed',
  purpose: {
    de: 'Merkt, woher der Besucher kam, wo er ankam oder womit (nach Name oder Inhalt des Eintrags)',
    en: 'Remembers where the visitor came from, where he arrived or with what (by name or content of the entry)',
  },
};

/**
 * The classification of an entry that no list knows and no service wrote, by what it says itself: what keeps the click on an advertisement
 * or its campaign is for advertising, whatever the site called it and whether or not it tells visitors apart (§ 25 TDDDG does not ask
 * that); what notes down the visitor's origin, address or browser is mostly for the same, but may serve something else.
 */
export function classifiedByValue(classified: Classification, entry: OwnEntry): Classification {
  const { serviceId, category, needsConsent } = classified;
  const isOpen = category === null && needsConsent === null && (serviceId === null || entry.ofContainer);
  if (!isOpen || !entry.isFirst) return classified;
  const name = `-${wordsOf(entry.name)}-`;
  const value = decoded(decoded(entry.value.slice(0, 2_000)));
  if (keepsAttribution(value) || isAttributionFile(entry.setBy) || (attributionName.test(name) && !ofMaps.test(name))) return attribution;
  return notesOrigin(name, value) ? origin : classified;
}

/** The click, or the campaign by at least two of its names. One alone may be a landing page that was noted down. */
function keepsAttribution(value: string): boolean {
  if (plainAddress.test(value)) return false;
  return clickKey.test(value) || distinct(value, campaignKey) >= 2;
}

function notesOrigin(name: string, value: string): boolean {
  if (ofReturning.test(name)) return false;
  return originName.test(name) || browserString.test(value) || distinct(value, originKey) >= 2;
}

/** By the file of a script and the folder of its extension; the page of a site may be called anything. */
function isAttributionFile(setBy: string | null): boolean {
  const path = setBy === null ? '' : (URL.parse(setBy)?.pathname ?? '');
  const [, plugin = '', file = ''] = /(?:\/plugins\/([^/]{1,80})\/[^?]{0,300}|\/)([^/]{1,80})\.[cm]?js$/.exec(path) ?? [];
  return attributionFile.test(plugin) || attributionFile.test(file);
}

function wordsOf(name: string): string {
  return name
    .slice(0, longestName)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^a-z]+/gi, '-')
    .toLowerCase();
}

function distinct(value: string, key: RegExp): number {
  return new Set(value.match(key)?.map((found) => found.toLowerCase().replace(/[^a-z_]/g, '')) ?? []).size;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
