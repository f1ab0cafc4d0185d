import { isEea } from '#knowledge/country.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { type Notice, passagesAbout } from '../notice/notice.ts';
import { countriesIn, countryWords } from './country-words.ts';
import { isAdequate, isThirdCountry } from './third-country.ts';
import type { GroundReading } from './transfer-grounds.ts';

/** How far behind a company's name its address is read, and how far around it the country of the catalogue is looked for. */
const addressLength = 160;
const nearby = 300;

const legalForm =
  /^,?\s?(?:(?:Technolog(?:y|ies)|Software|Labs|Group|International|Holdings?|Solutions)\s)?(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Ltd\.?|Limited|Corp\.?|Corporation|PLC|plc|GmbH(?: & Co\. KG)?|AG|SE|S\.?L\.?U?\.?|S\.?A\.?S?|B\.?V\.?|N\.?V\.?|Oy|AB|ApS|A\/S|AS|OÜ|UAB|Pty\.? Ltd\.?|Pte\.? Ltd\.?)(?![A-Za-zÀ-ɏ])/;
const opensAddress = /^\s?(?:,|\(|mit (?:Haupt|Firmen)?[sS]itz in|aus|in|based in|of)\s?/;
/** In an address every word but these is written with a capital or is a number. */
const lowerCase = /^(?:de|du|des|la|le|el|der|die|den|dem|of|the|and|und|am|an|im|in|bei|von|vom|zu[mr]?|str\.?|st\.?)$/;

/**
 * The country that the notice gives in the address of a service's company where it is another than the catalogue's: who of the two is
 * right, the scan cannot know. Null where the notice tells none or the same; a company in the EEA, or where
 * a decision of the Commission covers the country, is often that of a group from elsewhere.
 */
export function otherCountryStated(notice: Notice, use: ServiceUse): string | null {
  const { vendorCountry, parentCountry, service } = use;
  if (vendorCountry === null) return null;
  const vendor = findVendor(service.vendor);
  const [country, ...others] = countriesStated(notice, use);
  if (country === undefined || others.length > 0 || country === vendorCountry || country === parentCountry) return null;
  const isOwnBranch =
    vendorCountry === 'US'
      ? isAdequate(country)
      : isEea(country) === true && (vendor?.euEntity != null || isThirdCountry(vendorCountry) !== true);
  if (isOwnBranch) return null;
  const known = new RegExp(countryWords(vendorCountry));
  return passagesAbout(notice, use, nearby).some((passage) => known.test(passage)) ? null : country;
}

/** A decision of the Commission on a country. */
const adequacy = /Angemessenheits(?:beschl|entscheid)|adequacy\s+decision/i;

/**
 * Countries other than the USA in which the notice seats a company, where it names beside the service the decision on the first of them: the
 * list of the Data Privacy Framework is no matter then, unless that seat is wrong. Empty otherwise.
 */
export function seatsDecided(notice: Notice, use: ServiceUse, grounds: GroundReading): string[] {
  const seats = countriesStated(notice, use).filter((country) => country !== 'US');
  const [seat] = seats;
  return seat !== undefined && isAdequate(seat) && grounds.placeOf(use, adequacy) === 'beside' ? seats : [];
}

/** Countries of the addresses that the notice gives behind the names of a service's company, each once. */
export function countriesStated(notice: Notice, { service, vendorName }: ServiceUse): string[] {
  const names = [findVendor(service.vendor)?.legalName, vendorName, service.name];
  const told = new Set(names.filter((name) => typeof name === 'string' && name.length > 2) as string[]);
  return [...new Set([...told].flatMap((name) => addressesBehind(notice.text, name)))];
}

function addressesBehind(text: string, name: string): string[] {
  const places = [
    ...text.matchAll(new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![A-Za-zÀ-ɏ\\d])`, 'g')),
  ];
  return places.flatMap(({ index }) => {
    const behind = text.slice(index + name.length, index + name.length + addressLength).replace(legalForm, '');
    const opening = opensAddress.exec(behind);
    return opening === null ? [] : countryOfAddress(behind.slice(opening[0].length));
  });
}

/** The country with which an address ends, before anything that is no part of one. */
function countryOfAddress(behind: string): string[] {
  const words = behind.split(' ');
  const end = words.findIndex((word) => /^[a-zß-ɏ]/.test(word) && !lowerCase.test(word.replace(/,$/, '')));
  const address = words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .split(/[();:]|\.\s(?=[A-ZÀ-Þ][a-zß-ɏ]{3})/)[0]!;
  return countriesIn(address).slice(0, 1);
}
