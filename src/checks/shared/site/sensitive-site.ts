import type { Facts } from '../../facts.ts';
import { startPage } from '../services/transport-hosts.ts';
import { mentions, wholeWords } from '../wording.ts';
import { sensitiveHost, sensitiveTopics } from './sensitive-topics.ts';

/** Industries whose every page says something about its visitors. */
const sensitiveIndustries = new Set(['medical', 'health-services', 'pharmacy', 'church-welfare']);
const sensitiveForms = new Set(['political-party', 'church-body']);
/** Industries of which only a part does, with the words that show it. */
const partlySensitive: Record<string, RegExp> = {
  legal: wholeWords(
    'straf(?:recht|verteidig)[a-zß-ɏ]*|familienrecht[a-zß-ɏ]*|scheidung[a-zß-ɏ]*|insolvenz[a-zß-ɏ]*|schuldner[a-zß-ɏ]*|opferrecht[a-zß-ɏ]*',
  ),
  'politics-ngo': wholeWords(
    'partei|kreisverband|ortsverband|landesverband|fraktion|gewerkschaft[a-zß-ɏ]*|beratungsstelle[a-zß-ɏ]*|selbsthilfe[a-zß-ɏ]*|betroffene[nr]?',
  ),
};
const pharmacy = wholeWords('[a-zß-ɏ]*apotheken?|pharmacy');

/** By the settings, or because the site's own name or title says so. A word in a single heading is too little for a risk. */
export function isCertainlySensitive({
  applicability: { settings },
  pages,
  site,
}: Pick<Facts, 'applicability' | 'pages' | 'site'>): boolean {
  const { industry, legalForm } = settings;
  if (legalForm !== null && sensitiveForms.has(legalForm)) return true;
  if (industry !== null && sensitiveIndustries.has(industry)) return true;
  const part = industry === null ? undefined : partlySensitive[industry];
  if (part)
    return pages.some(({ title, headings }) => [title, ...headings.slice(0, 60)].some((line) => mentions(line.slice(0, 300), part)));
  return sensitiveTopics.test(startPage(pages)?.title.slice(0, 300) ?? '') || sensitiveHost.test(site.host);
}

/** Whether the site sells as a pharmacy: by the settings, else by its name. */
export function isPharmacyShop(facts: Pick<Facts, 'applicability' | 'pages' | 'site'>): boolean {
  const { settings, isShop } = facts.applicability;
  const isPharmacy =
    settings.industry === 'pharmacy' ||
    (settings.industry === null &&
      (mentions(startPage(facts.pages)?.title.slice(0, 300) ?? '', pharmacy) || facts.site.host.includes('apotheke')));
  return isPharmacy && isShop === true;
}
