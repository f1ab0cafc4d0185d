import type { BannerControl, BannerToggle, ConsentOutcome, ConsentStep } from '#evidence/evidence.ts';
import type { Tab } from '../browser/tab.ts';
import { waitUntil } from '../browser/waiting.ts';
import { clickControl } from './click-control.ts';
import { controlEvidence, type FoundBanner, type FoundControl, findBanner, type PickBlock, toggleEvidence } from './find-banner.ts';
import { layerText } from './layer-text.ts';
import { openSettings, settingsOf, settingsTried } from './open-settings.ts';
import { pickBanner, pickReopened } from './pick-banner.ts';
import { isOn } from './read-candidates.ts';
import { apartFrom } from './standing-beside.ts';
import { stillAsks } from './still-asks.ts';

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
interface Decision {
  control: FoundControl;
  method: Method;
  /** Switches to turn off first. */
  untick: readonly number[];
}

/** The control that carries out the choice on this layer, or null. Pure. */
export function decide(choice: 'reject' | 'accept', banner: Pick<FoundBanner, 'controls' | 'reading'>, layer: number): Decision | null {
  const usable = banner.controls.filter((control) => !control.reading.disabled);
  const byRole = (role: FoundControl['role']) =>
    usable.filter((control) => control.role === role).sort((a, b) => b.confidence - a.confidence);
  if (choice === 'accept') {
    const accepts = byRole('accept');
    const control = accepts.find((candidate) => candidate.kind === 'all') ?? accepts[0];
    if (control) return { control, method: 'button', untick: [] };
    const acknowledge = byRole('acknowledge')[0];
    return acknowledge ? { control: acknowledge, method: 'acknowledge', untick: [] } : null;
  }
  const rejects = byRole('reject');
  // "Nur notwendige" says for certain what it does; "Einwilligung widerrufen" beside it is there for later.
  const surest = rejects[0]?.confidence ?? 0;
  const control = rejects.find(({ kind, confidence }) => kind !== 'only-necessary' && confidence > surest - doubt) ?? rejects[0];
  if (control) return { control, method: control.kind === 'only-necessary' ? 'only-necessary' : 'button', untick: [] };
  const save = byRole('save')[0];
  // "Save" on a layer without any switch would save we know not what.
  if (save && (banner.reading.toggles.length > 0 || layer > 1)) {
    const on = banner.reading.toggles.filter((toggle) => toggle.checked && !toggle.disabled);
    // As a person would: first the switch for everything, which may leave nothing else to turn off.
    const untick = [...on.filter(isForAll), ...on.filter((toggle) => !isForAll(toggle))].map((toggle) => toggle.ref);
    return { control: save, method: 'save-unticked', untick };
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
      for (const ref of decision.untick) {
        // The switch of a category turns off those of its services too.
        const state = await tab.evaluate(banner.frame, isOn, [ref]);
        if (state.ok && state.value === false) continue;
        const toggle = banner.reading.toggles.find((candidate) => candidate.ref === ref);
        await clickControl(tab, banner, ref);
        clicks++;
        const still = await tab.evaluate(banner.frame, isOn, [ref]);
        steps.push({ time: hooks.now(), layer, action: 'uncheck', text: toggle?.label ?? '', screenshot: null });
        if (still.ok && still.value === true) return finish('failed', false, null, layer, false, 'a switch could not be turned off');
      }
      if (decision.untick.length > 0) await hooks.unticked?.();
      const time = hooks.now();
      hooks.decisive(time);
      const clicked = await clickControl(tab, banner, decision.control.reading.ref);
      clicks++;
      steps.push({ time, layer, action: 'click', text: labelOf(decision.control), screenshot: shot });
      if (!clicked) return finish('failed', false, null, layer, false, 'the control could not be clicked');
      // Only the window that was clicked can be gone: a bar on another matter that stood beside it stays.
      const pick = apartFrom(first.beside, layer === 1 && hooks.pick ? hooks.pick : pickOn(layer));
      const gone = await isGone(tab, banner, { layer, pick, signal: hooks.signal });
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
