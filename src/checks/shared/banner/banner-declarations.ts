import type { BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import type { FindingItem } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { namesService } from '../notice/notice.ts';
import { deliversSite } from '../services/service-observations.ts';
import { bannerTextItem, isOptional, mayLeadOn, necessaryLabel, toggleItem } from './banner-controls.ts';
import { categoryLines } from './category-lines.ts';
import { declaresService } from './declared-names.ts';

const longestLabel = 60;
const sectionLength = 400;

/** A label without counts and states: “Statistik deaktiviert” would read as if the service were denied. */
export function withoutState(label: string): string {
  return label
    .slice(0, 1_000)
    .replace(/[ \t]*\([ \t]*\d+[ \t]*\)/g, '')
    .replace(
      /[ \t:–-]+(?:(?:de)?aktiviert|(?:in)?aktiv|ein(?:geschaltet)?|aus(?:geschaltet)?|(?:en|dis)abled|(?:in)?active|on|off)[ \t]*$/gim,
      '',
    );
}

/** Names of the switches: without counts and states, and without what switches everything or is the tool itself. */
export function labelsOf({ toggles }: { toggles: readonly Pick<BannerToggle, 'label'>[] }, cmpName: string | null): string[] {
  const names = toggles.map(({ label }) => shortName(label));
  const isOwn = (name: string) => name.toLowerCase() === cmpName?.toLowerCase() || /^(?:alle|all)(?![a-zß-ɏ])/iu.test(name);
  return [...new Set(names)].filter((name) => name !== '' && !isOwn(name));
}

/** The name of a switch, without the description that stands behind it: “Analytics (Statistik)Cookies _ga, 2 Jahre”. */
function shortName(label: string): string {
  const [line = ''] = withoutState(label).trim().split('\n');
  const name = (/^[^)]{1,80}\)(?=[a-zß-ɏ])/iu.exec(line)?.[0] ?? /^.{10,200}?[a-zß-ɏ]{3}(?=[.!?](?:\s|$))/iu.exec(line)?.[0] ?? line)
    .trim()
    // What stands in an element of its own beside the name: „Notwendig(immer erforderlich)“.
    .replace(/(?<=[a-zß-ɏ])\((?=[a-zß-ɏ ]{4,40}\)$)/iu, ' (');
  return name.length > longestLabel ? `${name.slice(0, longestLabel).replace(/\s+\S*$/, '')} …` : name;
}

/** One layer only, whose text names no service soon after it speaks of what is necessary: then nothing is declared so. */
export function isReadInFull({ controls, toggles, text }: BannerEvidence, services: readonly ServiceUse[]): boolean {
  const isOneLayer = toggles.length === 0 && controls.every(({ layer, role }) => layer === 1 && role !== 'settings');
  if (!isOneLayer || controls.some(mayLeadOn) || text === '') return false;
  return !services.some((use) => namedAsNecessary(text, use));
}

/**
 * Whether the banner asks for a service by name: a switch that can be turned off names it, or what stands below such a switch does, or
 * its text does in a sentence that speaks of consent, and never soon after it speaks of what is necessary. What delivers the site or its
 * shop is named as a partner, and no visitor is asked whether the pages may come from it.
 */
export function isAskedFor(use: ServiceUse, banner: BannerEvidence): boolean {
  const { toggles, text } = banner;
  if (namedAsNecessary(text, use) || toggles.some(({ label, disabled }) => disabled && namesService(withoutState(label), use)))
    return false;
  const above = switchesAbove(banner, (line) => namesService(line, use));
  if (above.length > 0) return above.every(isOptional);
  if (toggles.some(({ label }) => namesService(withoutState(label), use))) return true;
  const asking = text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => /einwillig|zustimm|zustimmung|erlaub|consent|agree|allow/i.test(sentence));
  return !deliversSite.has(use.service.category) && asking.some((sentence) => namesService(sentence, use));
}

/** The switches under whose names the deeper layers have a line of the kind; `onlyEntries`: one that stands for itself, as in a list. */
export function switchesAbove(
  { deeperText = '', toggles }: BannerEvidence,
  isMeant: (line: string) => boolean,
  onlyEntries = false,
): BannerToggle[] {
  if (toggles.length === 0 || !isMeant(deeperText)) return [];
  const lines = linesBelow(deeperText, toggles).filter(({ isEntry }) => isEntry || !onlyEntries);
  return [...new Set(lines.filter(({ line }) => isMeant(line)).map(({ toggle }) => toggle))];
}

/** A line of the deeper layers, and the switch under whose name it stands. */
interface LineBelow {
  toggle: BannerToggle;
  line: string;
  isEntry: boolean;
}

/** The layers of a banner are asked anew for each service. */
const linesOfToggles = new WeakMap<readonly BannerToggle[], { of: string; lines: LineBelow[] }>();

function linesBelow(deeperText: string, toggles: readonly BannerToggle[]): LineBelow[] {
  const known = linesOfToggles.get(toggles);
  if (known?.of === deeperText) return known.lines;
  const names = new Map<string, BannerToggle>();
  for (const toggle of toggles) {
    const name = shortName(toggle.label).toLowerCase();
    if (name !== '' && !names.has(name)) names.set(name, toggle);
  }
  let current: BannerToggle | undefined;
  const lines: LineBelow[] = [];
  for (const whole of categoryLines(deeperText.slice(0, 60_000), [...names.keys()])) {
    const line = whole.trim();
    // Lists of cookies say with the name how many there are: “Statistiken 2”.
    const heading = withoutState(line)
      .replace(/\s\d{1,3}$/, '')
      .trim()
      .toLowerCase();
    current = names.get(heading) ?? current;
    if (current) lines.push({ toggle: current, line, isEntry: line.length <= 80 && !/[.!?]$/.test(line) });
  }
  linesOfToggles.set(toggles, { of: deeperText, lines });
  return lines;
}

/** Whether a text names the service soon after it speaks of what is necessary. */
export function namedAsNecessary(text: string, use: ServiceUse): boolean {
  return [...text.matchAll(new RegExp(necessaryLabel, 'gi'))].some(({ index, 0: word }) =>
    namesService(passageBehind(text, index, word.length), use),
  );
}

/** What a mention of the necessary speaks of: a heading of the lines below it, a sentence of itself, as far as it speaks of no others. */
function passageBehind(text: string, index: number, length: number): string {
  const from = text.lastIndexOf('\n', index) + 1;
  const [line = ''] = text.slice(from, from + sectionLength).split('\n', 1);
  const behind = text.slice(index + length, index + length + sectionLength);
  if (line.length <= longestHeading && !/[.!?]/.test(line)) return behind;
  const [sentence = ''] = behind.split(/[.!?](?=\s|$)|\n/, 1);
  return sentence.split(/[,;]\s*(?:(?:während|while|and|und)\s+)?(?:andere|weitere|others)(?![a-zß-ɏ])/iu, 1)[0] ?? '';
}
const longestHeading = 70;

/** A service that the banner names, and where. */
export interface Declared {
  use: ServiceUse;
  label: string;
  item: FindingItem;
}

/** Services in use that a switch names which the visitor cannot turn off. */
export function fixedServices(banner: BannerEvidence, services: readonly ServiceUse[]): Declared[] {
  const fixed = banner.toggles.filter((toggle) => toggle.checked && toggle.disabled);
  return services.flatMap((use) => {
    const toggle = fixed.find(({ label }) =>
      withoutState(label)
        .split('\n')
        .some((line) => declaresService(line, use, services)),
    );
    return toggle ? [{ use, label: shortName(toggle.label), item: toggleItem(banner, toggle) }] : [];
  });
}

/** Whether a switch names the service and none that names it is fixed. */
export function canBeRefused({ toggles }: BannerEvidence, use: ServiceUse): boolean {
  const naming = toggles.filter(({ label }) => namesService(withoutState(label), use));
  return naming.length > 0 && naming.every(({ disabled }) => !disabled);
}

/** How a heading over the necessary services reads. */
export const necessaryHeading =
  /^(?:(?:unbedingt|technisch|zwingend|absolut|strictly|absolutely)\s+)?(?:notwendig|erforderlich|essen[zt]iell|necessary|essential)(?:e[nrs]?)?(?![a-zß-ɏ])[^.!?]{0,40}$/iu;
const otherHeading =
  /^(?:statisti|analy|marketing|werbung|advertis|präferenz|preferenc|komfort|comfort|funktion|function|extern|social|soziale|personali|targeting|performance|leistung|medien|media|optional|drittanbieter|third)[^.!?]{0,50}$/iu;

/** Whether a switch or heading is called like a category of services. */
export function isCategoryName(label: string): boolean {
  const name = withoutState(label).trim();
  return otherHeading.test(name) || necessaryHeading.test(name);
}

/** What a description calls a service by its kind: “speichert Ihre Auswahl und den Chat”. */
const kindWords: Partial<Record<ServiceUse['service']['category'], RegExp>> = {
  chat: /(?<![a-zß-ɏ-])(?:live-?)?chat(?:s|-?(?:fenster|widget|funktion|bot|system|programm))?(?![a-zß-ɏ])/iu,
  video: /(?<![a-zß-ɏ-])(?:eingebettete\s+|externe\s+)?videos?(?:-?player|inhalte)?(?![a-zß-ɏ-])/iu,
  map: /(?<![a-zß-ɏ-])(?:land|straßen|anfahrts)?karten(?:dienste?[ns]?|material)(?![a-zß-ɏ])|(?<![a-zß-ɏ-])maps(?![a-z])/iu,
};
/** A sentence may as well say what is not among the necessary. */
const excluded = /(?<![a-zß-ɏ])(?:nicht|keine?[nmrs]?|ohne|erst|außer|not|no|without|only|except)(?![a-zß-ɏ])/iu;

/** Whether a line names the kind of which this is the only service in use. */
function namesKind(line: string, { service }: ServiceUse, services: readonly ServiceUse[]): boolean {
  const words = kindWords[service.category];
  if (words === undefined || line.length > 200 || !words.test(line) || excluded.test(line)) return false;
  return services.every((use) => use.service.category !== service.category || use.service.id === service.id);
}

/** A list may name the company for its one product in use: “Pinterest (Wiedererkennung)”. What logs in or shares is another product. */
const otherProduct = /log-?in|anmeld|konto|account|profil|teilen|share|plug-?in|merken|zahl|pay/i;
/** Companies with many products are not told by their name alone. */
const manyProducts: ReadonlySet<string> = new Set(['amazon', 'google', 'meta', 'microsoft']);

/** Whether an entry is the name of the company alone, with its purpose in brackets at most, of which this is the only service in use. */
function namesOnlyVendor(line: string, use: ServiceUse, services: readonly ServiceUse[]): boolean {
  const { service, vendorName } = use;
  if (!isTrackingKind.test(service.category) || vendorName === null || manyProducts.has(service.vendor)) return false;
  const [, name, purpose = ''] = /^([^(:–]{2,60}?)\s*(?:\(([^()]{1,80})\))?$/u.exec(line) ?? [];
  if (name?.toLowerCase() !== vendorName.toLowerCase() || otherProduct.test(purpose)) return false;
  return services.filter((other) => other.service.vendor === service.vendor).length === 1;
}
const isTrackingKind = /^(?:analytics|marketing|social)$/;

/**
 * The lines of the banner between the heading of the necessary services and the next heading or switch that can be turned off; none where
 * the end cannot be told.
 */
export function necessaryLines(banner: BannerEvidence): string[] {
  const text = [banner.text, banner.deeperText ?? ''].join('\n').slice(0, 60_000);
  const lines = categoryLines(
    text,
    banner.toggles.map(({ label }) => shortName(label)),
  )
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const start = lines.findIndex((line) => line.length <= 70 && necessaryHeading.test(line));
  if (start < 0) return [];
  const optional = new Set(banner.toggles.filter(isOptional).map(({ label }) => shortName(label).toLowerCase()));
  const ends = (line: string) => (line.length <= 70 && otherHeading.test(line)) || optional.has(shortName(line).toLowerCase());
  const length = lines.slice(start + 1).findIndex(ends);
  // Without a next heading the rest is the ordinary text of the banner.
  return length < 0 ? [] : lines.slice(start + 1, start + 1 + length);
}

/** Services in use that stand among these lines. */
export function listedServices(banner: BannerEvidence, services: readonly ServiceUse[]): Declared[] {
  // A list has names in lines; a sentence may speak of what is not necessary.
  const described = necessaryLines(banner);
  const section = described.filter((line) => line.length <= 80 && !/[.!?]$/.test(line));
  return services.flatMap((use) => {
    const line =
      section.find((candidate) => declaresService(candidate, use, services)) ??
      section.find((candidate) => namesOnlyVendor(candidate, use, services)) ??
      described.find((one) => namesKind(one, use, services));
    return line === undefined ? [] : [{ use, label: line, item: bannerTextItem(banner) }];
  });
}
