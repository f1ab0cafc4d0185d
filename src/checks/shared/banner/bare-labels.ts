import type { BannerEvidence } from '#evidence/banner.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { cookieListRead } from '../notice/declared-cookies.ts';
import { statesDuration } from '../notice/durations.ts';
import { namesService, namesVendor } from '../notice/notice.ts';
import { bannerWords, mayLeadOn, necessaryLabel } from './banner-controls.ts';
import { saysPurpose } from './first-layer-words.ts';

/** So many words besides the name, or below it, tell something of a service. */
const fewestWords = 5;
/** A description stands right below the name. */
const linesBelow = 4;

/** What a banner has on a service besides the label of its switch: nothing, or what it says of the group above. */
export interface SwitchWords {
  group: { quote: string; saysProvider: boolean; saysPurpose: boolean } | null;
}

/**
 * Whether all that the banner has on a service is the label of its switch, and what it says of the group: more is not to be taken over
 * from it. Only where its layers were read, and no button is left behind which more may stand; null: it says more, or may.
 */
export function switchWords(use: ServiceUse, banner: BannerEvidence): SwitchWords | null {
  const { toggles, controls } = banner;
  if (!cookieListRead(banner) || controls.some(mayLeadOn)) return null;
  const switches = new Set(toggles.map(({ label }) => label.trim()));
  const labels = new Set([...switches, ...controls.map(({ text }) => text.trim())]);
  const own = [...switches].filter((label) => namesService(label, use));
  if (own.length === 0) return null;
  const parts = bannerWords(banner).map((part) => part.split('\n').map((line) => line.trim()));
  const lines = parts.flat();
  const descriptions = own.flatMap((label) => parts.flatMap((part) => groupsAbove(label, part, switches, labels)));
  const meant = descriptions
    .map(({ quote, alone, label }) => ({
      quote,
      alone,
      // "Google Ads" tells by itself who receives the data.
      saysProvider: namesVendor(`${quote}\n${label}`, use),
      saysPurpose: saysPurpose(quote),
      namesProvider: namesVendor(quote, use),
    }))
    .find((each) => each.alone || each.namesProvider || each.saysPurpose);
  // With its lifetimes the group says what a list of cookies would.
  if (meant && statesDuration(meant.quote)) return null;
  const isBare = lines.every((line, at) => {
    if (!namesService(line, use)) return true;
    if (!labels.has(line) && wordsIn(line) > fewestWords) return false;
    const below = lines.slice(at + 1, at + 1 + linesBelow);
    const end = below.findIndex((next) => labels.has(next));
    return wordsIn((end < 0 ? below : below.slice(0, end)).join(' ')) < fewestWords;
  });
  if (!isBare) return null;
  return { group: meant ? { quote: meant.quote, saysProvider: meant.saysProvider, saysPurpose: meant.saysPurpose } : null };
}

const kinds =
  '(?:komfort|funktion|function|statisti|analyse|analysis|marketing|werbung|werbe|advertis|präferenz|preference|personalisier|personaliz|leistung|performance|tracking|targeting|medien|media|sozial|social|externe?|external|einbindung|drittanbieter|sonstige|weitere|optional|convenience|erlebnis)[a-zß-ɏ]{0,20}';
/** How banners call groups of services: a description below such a switch is of all that follow, one below another of that one alone. */
const groupName = new RegExp(
  `^(?:${kinds}|medien|inhalte|media|content|dienste|services|cookies?|und|and|&|/|,|-|\\s){1,8}(?:\\s?\\(\\d{1,3}\\))?$`,
  'iu',
);

function isGroup(label: string): boolean {
  return groupName.test(label) || necessaryLabel.test(label);
}

/** What stands right below the name of the group to which a switch belongs, and whether it is the only one there. */
function groupsAbove(label: string, lines: readonly string[], switches: ReadonlySet<string>, labels: ReadonlySet<string>) {
  return lines.flatMap((line, at) => {
    if (line !== label || isGroup(label)) return [];
    const top = lines.findLastIndex((above, index) => index < at && switches.has(above) && isGroup(above));
    if (top < 0) return [];
    const until = lines.findIndex((next, index) => index > top && labels.has(next));
    const quote = lines
      .slice(top + 1, until)
      .filter(Boolean)
      .join(' ');
    const next = lines.findIndex((below, index) => index > top && switches.has(below) && isGroup(below));
    const members = new Set(lines.slice(top + 1, next < 0 ? lines.length : next).filter((one) => switches.has(one)));
    return wordsIn(quote) < fewestWords ? [] : [{ label, quote, alone: members.size === 1 }];
  });
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}
