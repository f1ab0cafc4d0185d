import { setTimeout as pause } from 'node:timers/promises';
import type { ConsentProof } from '#evidence/choice.ts';
import type { Tab } from '../browser/tab.ts';
import { readTcString } from '../derive/tc-string.ts';
import { type Stores, storedChoice } from './stored-choice.ts';

/** What a consent platform says about itself. `given`: all optional purposes allowed (true), none (false), some (null). */
interface PlatformAnswer {
  platform: string;
  given: boolean | null;
  value: string;
}

/**
 * Asks the platforms' own interfaces in the page's world. Only reading calls. Each entry judges the optional purposes: the
 * necessary one is always on and says nothing.
 */
const platformQuestion = `(async () => {
  const found = [];
  const sum = (values) => values.length === 0 ? undefined : values.every(Boolean) ? true : values.some(Boolean) ? null : false;
  const note = (platform, read) => { try { const values = read(); const given = Array.isArray(values) ? sum(values) : values; if (given !== undefined) found.push({ platform, given, value: JSON.stringify(values).slice(0, 300) }); } catch {} };
  const w = window;
  note('Cookiebot', () => w.Cookiebot && w.Cookiebot.hasResponse !== false && w.Cookiebot.consent ? [w.Cookiebot.consent.preferences, w.Cookiebot.consent.statistics, w.Cookiebot.consent.marketing].map(Boolean) : undefined);
  note('OneTrust', () => { if (typeof w.OnetrustActiveGroups !== 'string' || !w.OneTrust) return undefined; const active = w.OnetrustActiveGroups.split(',').filter(Boolean); const idOf = (g) => g.CustomGroupId || g.OptanonGroupId; const told = w.OneTrust.GetDomainData && w.OneTrust.GetDomainData(); const groups = ((told && told.Groups) || []).filter((g) => g.Status !== 'always active' && idOf(g)).map((g) => active.includes(idOf(g))); if (groups.length) return groups; const optional = active.filter((g) => !/1$/.test(g)); return optional.length ? optional.map(() => true) : [false]; });
  note('Usercentrics', () => w.UC_UI && w.UC_UI.isInitialized && w.UC_UI.isInitialized() ? (w.UC_UI.areAllConsentsAccepted && w.UC_UI.areAllConsentsAccepted() ? true : w.UC_UI.getServicesBaseInfo ? w.UC_UI.getServicesBaseInfo().filter((s) => !s.isEssential && !s.essential).map((s) => !!(s.consent && s.consent.status)) : undefined) : undefined);
  note('Klaro', () => { const manager = w.klaro && w.klaro.getManager ? w.klaro.getManager() : null; return manager && manager.confirmed !== false ? manager.config.services.filter((s) => !s.required).map((s) => !!manager.consents[s.name]) : undefined; });
  note('tarteaucitron', () => w.tarteaucitron && w.tarteaucitron.state && Object.keys(w.tarteaucitron.state).length ? Object.values(w.tarteaucitron.state).map((v) => v === true) : undefined);
  note('CookieConsent', () => w.CookieConsent && w.CookieConsent.getUserPreferences && w.CookieConsent.validConsent && w.CookieConsent.validConsent() ? (() => { const p = w.CookieConsent.getUserPreferences(); const t = p.acceptType; return t === 'all' ? true : t === 'necessary' ? false : [...p.rejectedCategories.map(() => false), ...p.acceptedCategories.slice(1).map(() => true)]; })() : undefined);
  note('Orejime', () => { const manager = w.orejime && (w.orejime.manager || (w.orejime.internals && w.orejime.internals.manager)); return manager && manager.confirmed !== false && manager.consents && Object.keys(manager.consents).length ? Object.values(manager.consents).map(Boolean) : undefined; });
  note('Didomi', () => w.Didomi && w.Didomi.getCurrentUserStatus && !(w.Didomi.shouldConsentBeCollected && w.Didomi.shouldConsentBeCollected()) ? Object.values(w.Didomi.getCurrentUserStatus().purposes || {}).filter((p) => !/essential|necessary/i.test(p.id || '')).map((p) => !!p.enabled) : undefined);
  note('Borlabs Cookie', () => w.BorlabsCookie && w.BorlabsCookie.Consents && w.BorlabsCookie.Consents.getConsents ? Object.entries(w.BorlabsCookie.Consents.getConsents()).filter(([key]) => key !== 'essential').map(([, value]) => Array.isArray(value) ? value.length > 0 : !!value) : undefined);
  note('CCM19', () => w.CCM && w.CCM.consent === false ? false : undefined);
  note('Complianz', () => typeof w.cmplz_has_consent === 'function' && /cmplz_(marketing|statistics|preferences)=/.test(document.cookie) ? ['marketing', 'statistics', 'preferences'].map((c) => !!w.cmplz_has_consent(c)) : undefined);
  note('CookieYes', () => typeof w.getCkyConsent === 'function' ? (() => { const c = w.getCkyConsent(); return c.isUserActionCompleted ? Object.entries(c.categories).filter(([k]) => k !== 'necessary').map(([, v]) => !!v) : undefined; })() : undefined);
  note('EU Cookie Compliance', () => { const api = w.Drupal && w.Drupal.eu_cookie_compliance; const status = api && api.getCurrentStatus ? parseInt(api.getCurrentStatus(), 10) : NaN; if (isNaN(status)) return undefined; if (status === 0) return false; const set = (w.drupalSettings || w.Drupal.settings || {}).eu_cookie_compliance || {}; const details = set.cookie_categories_details || {}; const optional = set.method === 'categories' ? (set.cookie_categories || []).filter((id) => (details[id] || {}).checkbox_default_state !== 'required') : []; return optional.length && api.getAcceptedCategories ? optional.map((id) => api.getAcceptedCategories().includes(id)) : true; });
  return found;
})()`;

/** Platforms store a choice through their servers or with the next page: an answer that contradicts is asked for again. */
const askedAgain = { times: 3, afterMs: 700 };
// A platform that stands at "some" after reject has legitimate-interest leftovers or essential services: no contradiction.
const agrees = ({ given }: PlatformAnswer, wanted: boolean): boolean => given === null || given === wanted;

/** Asks the page for its consent platforms' state; right after a choice until they agree with it or have had time to. */
async function askPlatforms(tab: Tab, wanted: boolean, isFresh: boolean): Promise<PlatformAnswer[]> {
  const ask = async () => (tab.frames.main ? ((await tab.askPage<PlatformAnswer[]>(tab.frames.main, platformQuestion, 1_500)) ?? []) : []);
  let answers = await ask();
  for (let again = 0; isFresh && again < askedAgain.times && !answers.every((answer) => agrees(answer, wanted)); again++) {
    await pause(askedAgain.afterMs);
    answers = await ask();
  }
  return answers;
}

/** What could be read before and after the choice. */
export interface ReadBackInput {
  choice: 'reject' | 'accept';
  /** The platform was told this choice just now, so it gets time to say so. */
  isFresh: boolean;
  bannerGone: boolean;
  before: Stores;
  after: Stores;
  tcString: string | null;
  consentMode: Record<string, string> | null;
}

/** Collects what confirms or contradicts that a choice took effect. A click is never taken for a result. */
export async function readBack(tab: Tab, input: ReadBackInput): Promise<ConsentProof[]> {
  const wanted = input.choice === 'accept';
  const proofs: ConsentProof[] = [{ kind: 'banner-gone', value: String(input.bannerGone), confirms: input.bannerGone }];
  for (const answer of await askPlatforms(tab, wanted, input.isFresh))
    proofs.push({ kind: 'cmp-api', value: `${answer.platform}: ${answer.value}`, confirms: agrees(answer, wanted) });
  if (input.tcString) {
    const consents = readTcString(input.tcString);
    if (consents) {
      const given = consents.purposeConsents > 0 || consents.vendorConsents > 0;
      proofs.push({
        kind: 'tc-string',
        value: `${consents.purposeConsents} purposes, ${consents.vendorConsents} vendors`,
        confirms: given === wanted,
      });
    }
  }
  if (input.consentMode) {
    const values = ['ad_storage', 'analytics_storage'].flatMap((key) => input.consentMode?.[key] ?? []);
    if (values.length > 0)
      proofs.push({ kind: 'consent-mode', value: values.join(', '), confirms: values.some((value) => (value === 'granted') === wanted) });
  }
  const page = hostOf(tab);
  return [...proofs, ...storedChoice(input.before, input.after, page)].slice(0, 20);
}

/**
 * Whether a choice counts as made. What the platform says of it outweighs that something on the page still reads like its banner: that
 * may be another window. Pure.
 */
export function isConfirmed(proofs: readonly ConsentProof[]): boolean {
  const isTold = proofs.some(({ kind, confirms }) => kind === 'cmp-api' && confirms);
  return proofs.length > 0 && proofs.every(({ kind, confirms }) => confirms || (kind === 'banner-gone' && isTold));
}

/** Host of the page that a tab shows; empty when it shows none. */
export function hostOf(tab: Tab): string {
  const address = tab.frames.main?.url ?? '';
  return URL.canParse(address) ? new URL(address).hostname : '';
}
