import type { BannerControl, BannerToggle } from '#evidence/banner.ts';
import type { ConsentOutcome, ConsentStep } from '#evidence/choice.ts';
import type { Tab } from '../browser/tab.ts';
import { waitUntil } from '../browser/waiting.ts';
import { clickControl } from './click-control.ts';
import { controlEvidence, type FoundBanner, type FoundControl, findBanner, type PickBlock, toggleEvidence } from './find-banner.ts';
import { layerText } from './layer-text.ts';
import { wordsOf } from './newly-shown.ts';
import { openSettings, settingsOf, settingsTried } from './open-settings.ts';
import { pickBanner, pickReopened } from './pick-banner.ts';
import { isOn, type ToggleReading } from './read-candidates.ts';
import { apartFrom } from './standing-beside.ts';
import { stillAsks } from './still-asks.ts';
import { ownState } from './storage-keys.ts';

/** Hooks by which the caller keeps time and pictures. */
export interface ChoiceHooks {
  now(): number;
  /** Called just before the decisive click. */
  decisive(time: number): void;
  screenshot(banner: FoundBanner | null, name: string): Promise<string | null>;
  /** Called when the switches are off and nothing was saved yet. */
  unticked?(): Promise<void>;
  /** How the first layer was found, where it is a window that opened again: it is gone when it is found that way no more. */
  pick?: PickBlock;
  signal: AbortSignal;
}

/** What was done in the banner, before its effect is read back. */
export interface ChoiceAttempt {
  outcome: Omit<ConsentOutcome, 'verified' | 'proofs'>;
  bannerGone: boolean;
  /** Controls and switches of the layers behind the first. */
  deeperControls: BannerControl[];
  deeperToggles: BannerToggle[];
  /** What they say, folded parts included. */
  deeperText: string;
}

const maxLayers = 3;
const goneCapMs = 4_000;
/** By so much less may a plain refusal be understood and still go before agreeing to what is necessary. */
const doubt = 0.2;

type Method = ConsentOutcome['method'];
interface Turn {
  toggle: ToggleReading;
  on: boolean;
}
interface Decision {
  control: FoundControl;
  method: Method;
  /** What to click first: switches to turn off, or those to turn on where nothing agrees to all. */
  first: readonly Turn[];
}

/** The control that carries out the choice on this layer, or null. Pure. */
export function decide(choice: 'reject' | 'accept', banner: Pick<FoundBanner, 'controls' | 'reading'>, layer: number): Decision | null {
  const usable = banner.controls.filter((control) => !control.reading.disabled);
  const byRole = (role: FoundControl['role']) =>
    usable.filter((control) => control.role === role).sort((a, b) => b.confidence - a.confidence);
  if (choice === 'accept') {
    const accepts = byRole('accept');
    const control = accepts.find((candidate) => candidate.kind === 'all') ?? accepts[0];
    if (control) return { control, method: 'button', first: [] };
    const acknowledge = byRole('acknowledge')[0];
    if (acknowledge) return { control: acknowledge, method: 'acknowledge', first: [] };
    // Nothing agrees to everything, and nothing leads to where that may be: then every switch has to be turned on.
    const [keeps] = byRole('save');
    const off = banner.reading.toggles.filter((toggle) => !toggle.checked && !toggle.disabled);
    if (!keeps || off.length === 0 || byRole('settings').length > 0) return null;
    return { control: keeps, method: 'button', first: off.map((toggle) => ({ toggle, on: true })) };
  }
  const rejects = byRole('reject');
  // "Nur notwendige" says for certain what it does; "Einwilligung widerrufen" beside it is there for later.
  const surest = rejects[0]?.confidence ?? 0;
  const control = rejects.find(({ kind, confidence }) => kind !== 'only-necessary' && confidence > surest - doubt) ?? rejects[0];
  if (control) return { control, method: control.kind === 'only-necessary' ? 'only-necessary' : 'button', first: [] };
  const save = byRole('save')[0];
  // "Save" on a layer without any switch would save we know not what.
  if (save && (banner.reading.toggles.length > 0 || layer > 1)) {
    const on = banner.reading.toggles.filter((toggle) => toggle.checked && !toggle.disabled);
    // As a person would: first the switch for everything, which may leave nothing else to turn off.
    const ordered = [...on.filter(isForAll), ...on.filter((toggle) => !isForAll(toggle))];
    return { control: save, method: 'save-unticked', first: ordered.map((toggle) => ({ toggle, on: false })) };
  }
  return null;
}

/** A switch that turns all others: "Alle Dienste aktivieren oder deaktivieren", "All vendors". */
function isForAll({ label }: { label: string }): boolean {
  return /^(?:alles?|all)(?![a-zß-ɏ])/iu.test(label);
}

/** Carries out a choice: first layer, then through the settings, at most three layers deep. Never leaves the banner. */
export async function makeChoice(tab: Tab, choice: 'reject' | 'accept', first: FoundBanner, hooks: ChoiceHooks): Promise<ChoiceAttempt> {
  const steps: ConsentStep[] = [];
  const deeperControls: BannerControl[] = [];
  const deeperToggles: BannerToggle[] = [];
  const deeperText: string[] = [];
  let banner: FoundBanner = first;
  let clicks = 0;
  const finish = (
    method: Method,
    performed: boolean,
    time: number | null,
    layer: number | null,
    bannerGone: boolean,
    message: string | null = null,
  ): ChoiceAttempt => ({
    outcome: { state: choice, performed, layer, method, clicks, time, steps, message },
    bannerGone,
    deeperControls,
    deeperToggles,
    deeperText: deeperText.join('\n'),
  });

  for (let layer = 1; layer <= maxLayers && !hooks.signal.aborted; layer++) {
    const decision = decide(choice, banner, layer);
    if (decision) {
      const shot = await hooks.screenshot(banner, `${choice}-layer-${layer}`);
      for (const { toggle, on } of decision.first) {
        // The switch of a category turns those of its services too.
        const state = await tab.evaluate(banner.frame, isOn, [toggle.ref]);
        if (state.ok && state.value === on) continue;
        await clickControl(tab, banner, on ? toggle.ref : (toggle.off ?? toggle.ref));
        clicks++;
        const turned = await tab.evaluate(banner.frame, isOn, [toggle.ref]);
        steps.push({ time: hooks.now(), layer, action: on ? 'click' : 'uncheck', text: toggle.label, screenshot: null });
        if (turned.ok && turned.value === !on) return finish('failed', false, null, layer, false, 'a switch could not be turned');
      }
      if (choice === 'reject' && decision.first.length > 0) await hooks.unticked?.();
      const before = await ownState(tab);
      let time = hooks.now();
      hooks.decisive(time);
      const clicked = await clickControl(tab, banner, decision.control.reading.ref);
      clicks++;
      steps.push({ time, layer, action: 'click', text: labelOf(decision.control), screenshot: shot });
      if (!clicked) return finish('failed', false, null, layer, false, 'the control could not be clicked');
      // Only the window that was clicked can be gone: a bar on another matter that stood beside it stays.
      const pick = apartFrom(first.beside, layer === 1 && hooks.pick ? hooks.pick : pickOn(layer));
      const look = { layer, pick, signal: hooks.signal };
      let gone = await isGone(tab, banner, look);
      // A page may draw its banner before it listens there.
      const deaf = gone || (await ownState(tab)) !== before ? null : await findSame(tab, banner, decision.control, { layer, pick });
      if (deaf) {
        const again = hooks.now();
        gone = (await clickControl(tab, deaf.banner, deaf.control.reading.ref)) && (await isGone(tab, banner, look));
        if (gone) {
          time = again;
          hooks.decisive(time);
        }
      }
      const confirming = gone || choice === 'accept' ? null : await findConfirming(tab, banner, { layer, pick });
      if (confirming) {
        const sure = hooks.now();
        hooks.decisive(sure);
        steps.push({ time: sure, layer: layer + 1, action: 'click', text: labelOf(confirming.control), screenshot: null });
        clicks++;
        if (await clickControl(tab, confirming.banner, confirming.control.reading.ref))
          return finish(decision.method, true, sure, layer + 1, await isGone(tab, confirming.banner, look));
      }
      const save = gone || decision.control.role === 'save' ? null : await findSave(tab, choice, banner, { layer, pick });
      if (save === null) return finish(decision.method, true, time, layer, gone);
      // "Alle ablehnen" in a window of switches may only turn them: what was chosen counts once it is saved.
      const kept = hooks.now();
      hooks.decisive(kept);
      steps.push({ time: kept, layer, action: 'click', text: labelOf(save.control), screenshot: null });
      clicks++;
      if (!(await clickControl(tab, save.banner, save.control.reading.ref))) return finish(decision.method, true, time, layer, false);
      return finish(decision.method, true, kept, layer, await isGone(tab, save.banner, { layer, pick, signal: hooks.signal }));
    }
    if (choice === 'reject' && layer === 1 && banner.payOrConsent) return finish('pay-or-consent', false, null, null, false);
    const shot = await hooks.screenshot(banner, `${choice}-layer-${layer}`);
    let next: FoundBanner | null = null;
    for (const settings of settingsOf(banner).slice(0, settingsTried)) {
      steps.push({ time: hooks.now(), layer, action: 'click', text: labelOf(settings), screenshot: shot });
      clicks++;
      next = await openSettings(tab, banner, settings, layer + 1, hooks.signal);
      if (next) break;
    }
    if (!next) break;
    banner = next;
    deeperControls.push(...controlEvidence(banner, layer + 1));
    deeperToggles.push(...toggleEvidence(banner, layer + 1));
    deeperText.push(await layerText(tab, banner));
  }
  // What was not searched to the end is no statement about the banner.
  if (hooks.signal.aborted || tab.crashed) return finish('failed', false, null, null, false, 'the search for the control was cut short');
  return finish(
    choice === 'reject' ? 'no-reject' : 'failed',
    false,
    null,
    null,
    false,
    choice === 'accept' ? 'no control to accept was found' : null,
  );
}

/** Behind the first layer a window may ask in no words of a banner: what was found as such must be gone as such. */
const pickOn = (layer: number): PickBlock => (layer > 1 ? pickReopened : pickBanner);

interface Look {
  layer: number;
  pick: PickBlock;
}

function isGone(tab: Tab, banner: FoundBanner, { layer, pick, signal }: Look & { signal: AbortSignal }): Promise<boolean> {
  const isClosed = banner.reading.host === 'shadow-closed';
  return waitUntil(async () => !stillAsks(await findBanner(tab, isClosed, layer, pick), banner), goneCapMs, signal, 120);
}

/** The same control in a banner that still looks the same, or null. */
async function findSame(tab: Tab, before: FoundBanner, clicked: FoundControl, { layer, pick }: Look) {
  const banner = await findBanner(tab, before.reading.host === 'shadow-closed', layer, pick);
  if (!banner || wordsOf(banner.reading) !== wordsOf(before.reading)) return null;
  const control = banner.controls.find((candidate) => candidate.role === clicked.role && labelOf(candidate) === labelOf(clicked));
  return control ? { banner, control } : null;
}

/** The control that refuses once more where a refusal is asked about ("Sind Sie sicher?"), or null. */
async function findConfirming(tab: Tab, before: FoundBanner, { layer, pick }: Look) {
  const banner = await findBanner(tab, before.reading.host === 'shadow-closed', layer, pick);
  if (!banner || banner.reading.toggles.length > 0) return null;
  const known = new Set(before.controls.map(labelOf));
  const control = banner.controls.find((candidate) => candidate.role === 'reject' && !known.has(labelOf(candidate)));
  return control ? { banner, control } : null;
}

/** The control that saves what was just chosen in a window that stayed open, or null. */
async function findSave(tab: Tab, choice: 'reject' | 'accept', before: FoundBanner, { layer, pick }: Look) {
  const banner = await findBanner(tab, before.reading.host === 'shadow-closed', layer, pick);
  const control = banner && saveOf(choice, banner);
  return control ? { banner, control } : null;
}

/** Saves the choice only where every switch stands as it says: anything else would be a choice of our own. Pure. */
export function saveOf(choice: 'reject' | 'accept', { controls, reading }: Pick<FoundBanner, 'controls' | 'reading'>): FoundControl | null {
  const free = reading.toggles.filter(({ disabled }) => !disabled);
  if (free.length === 0 || free.some(({ checked }) => checked !== (choice === 'accept'))) return null;
  return controls.find((control) => control.role === 'save' && !control.reading.disabled) ?? null;
}

function labelOf(control: FoundControl): string {
  return control.reading.text || control.reading.ariaLabel || control.reading.title;
}
