import type { BannerControl, BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import type { FindingItem } from '../../define-check.ts';
import { controlItem } from '../../items.ts';
import { labelNames } from '../wording.ts';

/** Controls a visitor sees without opening anything. */
export function firstLayer({ controls }: BannerEvidence): readonly BannerControl[] {
  return controls.filter(({ layer }) => layer === 1);
}

/**
 * The control of a role by which the visitor goes, where several do the same: one whose label can be read before a cross with a name that
 * is only read out, a button before a link, then the largest.
 */
export function mainControl(controls: readonly BannerControl[], role: BannerControl['role']): BannerControl | undefined {
  const rank = ({ spoken, element }: BannerControl) => (spoken ? 0 : 2) + (element === 'button' ? 1 : 0);
  const areaOf = ({ rect }: BannerControl) => rect.width * rect.height;
  return controls.filter((control) => control.role === role).sort((a, b) => rank(b) - rank(a) || areaOf(b) - areaOf(a))[0];
}

/** What the visitor sees of a control: a cross with a name that is only read out stays a cross. */
export function shownLabel({ role, text, spoken }: BannerControl): string {
  return spoken && role === 'close' && !/^[×✕✖x]$/i.test(text) ? `× („${text}“)` : text;
}

/**
 * Whether a button that was not understood may open further choices, or be one: it leads to no page, and is not called like one of the
 * legal pages.
 */
export function mayLeadOn({ role, element, href, text }: BannerControl): boolean {
  const isPage = text.length <= 40 && (labelNames('imprint', text) || (labelNames('privacy', text) && document.test(text)));
  return role === 'other' && element === 'button' && href === null && !isPage;
}

/** Whether a button that was not understood may be a choice beside one that only takes note: its words ask for nothing to read. */
export function mayBeChoice(control: BannerControl): boolean {
  return mayLeadOn(control) && /[a-zß-ɏ]{2}/i.test(control.text) && !asksToRead.test(control.text);
}

const asksToRead =
  /(?<![a-zß-ɏ])(?:mehr|weiter[en]{1,2}|erfahren|infos?|information\w{0,4}|details?|lesen|hilfe|learn|more|read|help|language|sprache)(?![a-zß-ɏ])/i;

/** "Datenschutz" and "Privatsphäre" alone are names of settings too. */
const document = /erkl(?:ä|ae)rung|hinweis|bestimmung|information|richtlinie|policy|notice|statement/i;

/** All that the banner says on any layer that was opened: its text, what stands behind it, and the names of its switches. */
export function bannerWords({ text, deeperText = '', toggles }: BannerEvidence): string[] {
  return [text, deeperText, ...toggles.map(({ label }) => label)].map(withoutStates);
}

/** Both states of a switch side by side, as it draws them. */
const bothStates =
  /(?<![a-zß-ɏ])(?:aktiviert\s?deaktiviert|deaktiviert\s?aktiviert|aktiv\s?inaktiv|inaktiv\s?aktiv|enabled\s?disabled|disabled\s?enabled|activated\s?deactivated)(?![a-zß-ɏ])/giu;
/** A line that says no more than how a switch stands, or what it is for. */
const stateLine =
  /^[ \t]*(?:(?:ist |is )?(?:(?:de|in)?aktiv(?:iert)?|(?:de|in)?activ(?:e|ated)?|(?:en|dis)abled|ein(?:geschaltet)?|an|aus(?:geschaltet)?|on|off|nicht aktiv|not active|immer aktiv|always (?:active|on|enabled))|(?:[a-zß-ɏ]{1,30} )?(?:de)?aktivieren (?:oder|\/) (?:de)?aktivieren|enable (?:or|\/) disable(?: [a-z]{1,30})?)[ \t]*$/gimu;

/** „Deaktiviert“ beside a switch would read as if what stands next to it were denied. */
function withoutStates(words: string): string {
  return words.replace(bothStates, ' ').replace(stateLine, '');
}

/** Label of the button of a banner that only informs, where that is what was clicked for accepting; null: something could be accepted. */
export function acknowledgedBy({ method, steps }: ConsentOutcome): string | null {
  return method === 'acknowledge' ? steps.findLast(({ action }) => action === 'click')?.text || null : null;
}

/** Labels of categories that need no choice, in the languages banners on German sites come in. */
export const necessaryLabel =
  /notwendig|erforderlich|essen[zt]i|necessar|nécessaire|necesari|noodzakelijk|niezbęd|zwingend|required|unverzichtbar|^technisch$|(?<!nicht[- ])technische[nr]? (?:cookies|dienste)|(?<!non-)technical cookies/i;

/** A switch the visitor may turn. What cannot be switched is declared necessary; whether rightly is another check. */
export function isOptional({ disabled, label }: BannerToggle): boolean {
  return !disabled && !necessaryLabel.test(label);
}

/** A switch of the banner as evidence, with its label as it reads. */
export function toggleItem({ pageId, state }: BannerEvidence, { label, layer, checked }: BannerToggle): FindingItem {
  return controlItem(pageId, label, [state], { layer, checked });
}

/** A control of the banner as evidence: its label with size, weight and contrasts. */
export function bannerControlItem(banner: BannerEvidence, control: BannerControl): FindingItem {
  const { layer, element, rect, fontSize, fontWeight, textContrast, surfaceContrast, inViewport } = control;
  return controlItem(banner.pageId, shownLabel(control), [banner.state], {
    layer,
    element,
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    fontSize,
    fontWeight,
    textContrast: rounded(textContrast),
    surfaceContrast: rounded(surfaceContrast),
    inViewport,
  });
}

/** Buttons by which each service or group of a deeper layer is allowed or denied. */
export interface ChoicePairs {
  /** Their layer, their labels, and how many pairs there are. */
  told: { layer: number; allow: string; deny: string; count: number };
  /** Those that allow, each once. */
  allowing: readonly BannerControl[];
}

/** Labels for everything at once. */
const everything = /(?<![a-zß-ɏ])(?:alle[sn]?|all|every\w*|sämtliche[ns]?)(?![a-zß-ɏ])/iu;

/**
 * Pairs of buttons in the place of switches. The same buttons may also be repeated above and below a list, or lie on the first layer:
 * then they are the choice itself. So the layer has to have another button that says it is for all.
 */
export function choicePairs({ controls }: BannerEvidence): ChoicePairs | null {
  const whole = new Set(controls.filter(({ layer }) => layer === 1).map(({ text }) => text));
  for (const [layer, own] of Map.groupBy(controls, (control) => control.layer)) {
    const repeated = (role: BannerControl['role']) => {
      const named = own.filter((control) => control.role === role && !whole.has(control.text) && !everything.test(control.text));
      return [...Map.groupBy(named, ({ text }) => text)]
        .map(([label, same]) => ({ label, buttons: [...new Map(same.map((control) => [placeOf(control), control])).values()] }))
        .find(({ buttons }) => buttons.length > 1);
    };
    const [allow, deny] = [repeated('accept'), repeated('reject')];
    if (layer === 1 || !allow || !deny || allow.buttons.length !== deny.buttons.length) continue;
    const forAll = own.some(({ role, text }) => (role === 'accept' || role === 'reject') && everything.test(text));
    const told = { layer, allow: allow.label, deny: deny.label, count: allow.buttons.length };
    if (forAll) return { told, allowing: allow.buttons };
  }
  return null;
}

function placeOf({ rect }: BannerControl): string {
  return `${Math.round(rect.x)} ${Math.round(rect.y)}`;
}

/** The banner itself as evidence: the beginning of its text, or the passage that matters. */
export function bannerTextItem({ pageId, text, state, cmpName }: BannerEvidence, quote = text.slice(0, 200)): FindingItem {
  return { kind: 'text', ref: pageId, value: quote, states: [state], detail: { cmp: cmpName } };
}

function rounded(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
