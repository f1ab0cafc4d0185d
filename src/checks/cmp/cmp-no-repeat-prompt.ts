import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentOutcome, ConsentProof } from '#evidence/choice.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import type { PromptFact } from '../facts/consent.ts';
import type { CookieFact, StorageFact } from '../facts/stored.ts';
import { atLeastOne, cookieItem, pageItem, storageItem } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { idleBanner } from '../shared/banner/idle-banner.ts';
import { offersNoChoice } from '../shared/banner/informs-only.ts';
import {
  onPages,
  soonerStep,
  stayedStep,
  storeStep,
  tabStep,
  tryByHand,
  unstoredIdleStep,
  unstoredStep,
} from '../shared/banner/repeat-steps.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { shortList } from '../shared/wording.ts';

/** The start page loaded again and one further page are the least that can tell. */
const fewestPages = 2;

export default defineCheck({
  id: 'cmp-no-repeat-prompt',
  area: 'cmp',
  version: 10,
  weight: 2,
  confidence: 'high',
  legalBasis: [consentLaw.gdpr4and7, consentLaw.dskGuidance, consentLaw.edpbDeceptive],
  volatile: {
    de: 'Eine feste Frist, in der nach einer Ablehnung nicht erneut gefragt werden darf, ist auf EU-Ebene bisher nur vorgeschlagen.',
    en: 'A fixed period during which a rejection must not be followed by another prompt has only been proposed at EU level so far.',
    since: '2026-11-21',
  },
  needs: ['banner', 'attempts', 'prompts'],
  wants: ['storage', 'cookies', 'site', 'services', 'requests', 'pages', 'consentMode', 'tcf'],
  texts: {
    de: {
      title: 'Ablehnung wird gemerkt',
      explanation:
        'Wer nach jeder Ablehnung erneut gefragt wird, stimmt irgendwann nur zu, um Ruhe zu haben; eine solche Einwilligung ist nicht freiwillig (Art. 4 Nr. 11 DSGVO). Die Aufsichtsbehörden zählen fortgesetztes Nachfragen zu den irreführenden Designmustern. Der Scan öffnet jede Seite in einem eigenen Tab; eine nur für den Tab gemerkte Ablehnung geht dabei verloren.',
      confidenceReason: 'Nach dem Ablehnen werden im selben Browser weitere Seiten besucht und nach dem Banner abgesucht.',
      howToFix: tryByHand.de,
      fixes: {
        ...addedTo(
          {
            shownAgain: storeStep.de,
            shownAfterReject: storeStep.de,
            neverRemembered: storeStep.de,
            tabOnly: tabStep.de,
            tabOnlyAfterReject: tabStep.de,
            notStored: unstoredStep.de,
            notStoredIdle: unstoredIdleStep.de,
          },
          { '': '', One: '' },
        ),
        expiresSooner: soonerStep.de,
        endsWithSession: soonerStep.de,
        stayed: stayedStep.de,
        paidOffer:
          '1. Solange das Banner kein kostenloses Ablehnen bietet, gibt es hier keine Ablehnung zu merken. Prüfen Sie im bezahlten Zugang, dass das Banner dort nicht erneut fragt.',
        notRejected:
          '1. Bieten Sie auf der ersten Ebene des Banners ein Ablehnen an, und scannen Sie erneut; ohne Ablehnen ist hier nichts zu prüfen.',
      },
      messages: {
        ...onPages('de', {
          shownAgain: 'Nach dem Ablehnen fragt das Banner erneut {where}, nach dem Zustimmen nicht',
          shownAfterReject: 'Nach dem Ablehnen fragt das Banner erneut {where}',
          neverRemembered: 'Das Banner fragt erneut {where}; auch die Zustimmung wird nicht gemerkt',
          tabOnly:
            'Nach dem Ablehnen fragt das Banner erneut ({where}), nach dem Zustimmen nicht; die Ablehnung fand sich nur im Session-Storage („{entry}“), der für einen Tab gilt',
          tabOnlyAfterReject:
            'Nach dem Ablehnen fragt das Banner erneut ({where}); die Ablehnung fand sich nur im Session-Storage („{entry}“), der für einen Tab gilt',
          notStored: 'Das Banner speichert die Ablehnung nicht, nur die Zustimmung ({entry}): Nach „{label}“ fragt es erneut, {where}',
          notStoredIdle: 'Das Banner speichert die Ablehnung nicht, nur die Zustimmung ({entry}): Nach „{label}“ fragt es erneut, {where}',
        }),
        remembered: 'Nach dem Ablehnen blieb das Banner auf {total|=einer Seite|Seiten} aus',
        rememberedShorter:
          'Nach dem Ablehnen blieb das Banner auf {total|=einer Seite|Seiten} aus; die Ablehnung ist allerdings kürzer gespeichert ({days|=ein Tag|Tage}) als die Zustimmung ({acceptDays|=ein Tag|Tage})',
        expiresSooner:
          'Die Ablehnung ist nur für {days|=einen Tag|Tage} gespeichert, die Zustimmung für {acceptDays|=einen Tag|Tage} ({names}): Wer ablehnt, wird bald wieder gefragt, wer zustimmt, nicht',
        endsWithSession:
          'Die Ablehnung ist nur bis zum Schließen des Browsers gespeichert, die Zustimmung für {acceptDays|=einen Tag|Tage} ({names}): Wer ablehnt, wird bald wieder gefragt, wer zustimmt, nicht',
        notRejected: 'Der Scan fand im Banner kein Ablehnen, das gemerkt werden könnte',
        notTried: 'Der Scan konnte das Banner nicht ablehnen; ob eine Ablehnung gemerkt wird, ist offen',
        stayed:
          'Der Scan hat das Banner mit „{label}“ abgelehnt, es blieb danach aber zu sehen oder erschien neu; ob die Ablehnung gemerkt wird, ist offen',
        paidOffer:
          'Das Banner bietet auf der ersten Ebene kein Ablehnen ohne Bezahlung, das gemerkt werden könnte; was nach einem Widerruf geschieht, prüft der Scan gesondert{see:cmp-withdrawal-effective}',
        tooShort: 'Nach dem Ablehnen wurden zu wenige Seiten untersucht',
        informationOnly: 'Das Banner bittet nicht um Einwilligung',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Rejection is remembered',
      explanation:
        'Whoever is asked again after every rejection will some day agree just to be left alone; such consent is not freely given (Art. 4(11) GDPR). The supervisory authorities count continuous prompting among the deceptive patterns. The scan opens each page in a tab of its own; a rejection remembered for one tab only is lost there.',
      confidenceReason: 'After rejecting, further pages are visited in the same browser and searched for the banner.',
      howToFix: tryByHand.en,
      fixes: {
        ...addedTo(
          {
            shownAgain: storeStep.en,
            shownAfterReject: storeStep.en,
            neverRemembered: storeStep.en,
            tabOnly: tabStep.en,
            tabOnlyAfterReject: tabStep.en,
            notStored: unstoredStep.en,
            notStoredIdle: unstoredIdleStep.en,
          },
          { '': '', One: '' },
        ),
        expiresSooner: soonerStep.en,
        endsWithSession: soonerStep.en,
        stayed: stayedStep.en,
        paidOffer:
          '1. As long as the banner offers no rejection free of charge, there is no rejection to remember here. Check in the paid access that the banner does not ask again there.',
        notRejected:
          '1. Offer a rejection on the first layer of the banner, and scan again; without rejection there is nothing to examine here.',
      },
      messages: {
        ...onPages('en', {
          shownAgain: 'After rejection the banner asks again {where}, after accepting it does not',
          shownAfterReject: 'After rejection the banner asks again {where}',
          neverRemembered: 'The banner asks again {where}; consent is not remembered either',
          tabOnly:
            'After rejection the banner asks again ({where}), after accepting it does not; the rejection was found in session storage only (“{entry}”), which holds for one tab',
          tabOnlyAfterReject:
            'After rejection the banner asks again ({where}); the rejection was found in session storage only (“{entry}”), which holds for one tab',
          notStored: 'The banner does not store the rejection, only the consent ({entry}): after “{label}” it asks again, {where}',
          notStoredIdle: 'The banner does not store the rejection, only the consent ({entry}): after “{label}” it asks again, {where}',
        }),
        remembered: 'After rejection the banner stayed away on {total|page|pages}',
        rememberedShorter:
          'After rejection the banner stayed away on {total|page|pages}; the rejection is stored for less time, however ({days|day|days}), than the consent ({acceptDays|day|days})',
        expiresSooner:
          'The rejection is stored for {days|day|days} only, the consent for {acceptDays|day|days} ({names}): whoever rejects is soon asked again, whoever agrees is not',
        endsWithSession:
          'The rejection is stored only until the browser is closed, the consent for {acceptDays|day|days} ({names}): whoever rejects is soon asked again, whoever agrees is not',
        notRejected: 'The scan found no way to reject in the banner that could be remembered',
        notTried: 'The scan could not reject the banner; whether a rejection is remembered is open',
        stayed:
          'The scan rejected the banner by “{label}”, but it could still be seen afterwards or appeared anew; whether the rejection is remembered is open',
        paidOffer:
          'The banner offers no rejection without payment on its first layer that could be remembered; what happens after a withdrawal is examined separately{see:cmp-withdrawal-effective}',
        tooShort: 'Too few pages were examined after rejection',
        informationOnly: 'The banner does not ask for consent',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run(facts): Verdict {
    const { prompts, storage, cookies, site } = facts;
    const { banner, payOrConsent } = facts.banner;
    const { reject, accept } = facts.attempts;
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    // A banner that never left after the click was not rejected in the first place, unless the rejection could be read back all the same.
    const stayed = reject?.proofs.some(({ kind, confirms }) => kind === 'banner-gone' && !confirms) === true;
    const left = reject?.performed === true && (reject.verified || !stayed);
    const rejected = prompts.find(({ state }) => state === 'reject');
    const paid = payOrConsent || reject?.method === 'pay-or-consent';
    if (paid && !left) return { class: 'NoClassification', message: 'paidOffer' };
    if (!left) return offersNoChoice(banner) ? { class: 'NotApplicable', message: 'informationOnly' } : unrejected(banner, reject);
    if (!rejected) return { class: 'NoClassification', message: 'tooShort' };
    const accepted = prompts.find(({ state }) => state === 'accept');
    const total = rejected.examined.length;
    const items = atLeastOne(rejected.shownOn.map((url) => pageItem(url, ['reject'])));
    if (items) {
      const known = accepted !== undefined && accepted.examined.length > 0;
      const params = inNewTabs(rejected, site?.finalUrl);
      const cause = 'banner-repeats';
      const one = params.total === 1 ? 'One' : '';
      if (known && accepted.shownOn.length > 0)
        return { class: 'Hint', findings: [{ message: `neverRemembered${one}`, params, items, cause }] };
      const unstored = known ? onlyConsentStored(reject, accept, storage ?? [], cookies ?? []) : null;
      if (unstored) {
        const message = `notStored${idleBanner(facts) ? 'Idle' : ''}${one}`;
        return { class: 'Hint', findings: [{ message, params: { ...params, ...unstored }, items, cause }] };
      }
      const entry = entryOfTab(reject.proofs, storage ?? []);
      if (entry) {
        const message = `${known ? 'tabOnly' : 'tabOnlyAfterReject'}${one}`;
        return {
          class: 'Hint',
          findings: [{ message, params: { ...params, entry: entry.key }, items: [...items, storageItem(entry)], cause }],
        };
      }
      return { class: 'Hint', findings: [{ message: `${known ? 'shownAgain' : 'shownAfterReject'}${one}`, params, items, cause }] };
    }
    if (total < fewestPages) return { class: 'NoClassification', message: 'tooShort' };
    const kept = keptFor(cookies ?? [], storage ?? [], reject.proofs);
    if (kept === null || kept.reject >= kept.accept) return { class: 'Conform', message: 'remembered', params: { total } };
    const params = { days: daysOf(kept.reject), acceptDays: daysOf(kept.accept), names: shortList(kept.cookies.map(({ name }) => name)) };
    const evidence = atLeastOne(kept.cookies.map((cookie) => cookieItem(asRejected(cookie))));
    if (evidence && kept.reject < soonSeconds && kept.reject * 2 <= kept.accept) {
      const message = kept.reject === 0 ? 'endsWithSession' : 'expiresSooner';
      return { class: 'Hint', findings: [{ message, params, items: evidence, cause: 'banner-repeats' }] };
    }
    return { class: 'Conform', message: 'rememberedShorter', params: { ...params, total } };
  },
});

/** Why there is no rejection to look at: it was clicked without effect, there is none, or the scan did not get to it. */
function unrejected({ controls }: BannerEvidence, reject: ConsentOutcome | null): Verdict {
  const label = reject?.steps.findLast(({ action }) => action === 'click')?.text ?? '';
  if (reject?.performed === true && label !== '') return { class: 'NoClassification', message: 'stayed', params: { label } };
  const offers = controls.some(({ role }) => role === 'reject');
  return { class: 'NoClassification', message: reject?.method === 'no-reject' && !offers ? 'notRejected' : 'notTried' };
}

/** Where the consent is kept, where nothing at all was stored for the rejection; null otherwise. With the script of the site that writes it. */
function onlyConsentStored(
  reject: ConsentOutcome,
  accept: ConsentOutcome | null,
  storage: readonly StorageFact[],
  cookies: readonly CookieFact[],
): { entry: string; label: string } | null {
  const kept = (outcome: ConsentOutcome | null) =>
    (outcome?.proofs ?? []).filter(({ kind, confirms }) => confirms && kind !== 'banner-gone' && kind !== 'banner-stays-gone');
  const [proof] = kept(accept).filter(({ kind }) => kind === 'consent-cookie' || kind === 'consent-storage');
  const label = reject.steps.findLast(({ action }) => action === 'click')?.text ?? '';
  if (!proof || kept(reject).length > 0 || label === '') return null;
  const name = proof.value.split('=', 1)[0]!;
  const entry = proof.kind === 'consent-cookie' ? cookies.find((cookie) => cookie.name === name) : storage.find(({ key }) => key === name);
  const place =
    proof.kind === 'consent-cookie'
      ? 'Cookie'
      : entry && 'kind' in entry && entry.kind === 'sessionStorage'
        ? 'Session Storage'
        : 'Local Storage';
  const path = entry?.party === 'first' ? URL.parse(entry.setBy ?? '')?.pathname : undefined;
  return { entry: [name, place, ...(path?.endsWith('.js') ? [path] : [])].join(', '), label };
}

/** A rejection kept for less is forgotten before long. */
const soonSeconds = 30 * 86_400;

/**
 * How long the cookies that hold the choice keep a rejection and a consent, at the longest; 0 is the session. Null where that cannot be
 * told: web storage, which has no end, holds the rejection as well, or a choice set no cookie.
 */
function keptFor(
  cookies: readonly CookieFact[],
  storage: readonly StorageFact[],
  proofs: readonly ConsentProof[],
): { reject: number; accept: number; cookies: CookieFact[] } | null {
  const inStorage = storage.some(
    ({ kind, category, states }) => kind === 'localStorage' && category === 'consent' && states.includes('reject'),
  );
  if (inStorage || proofs.some(({ kind }) => kind === 'consent-storage')) return null;
  const holders = cookies.filter(({ category, party, kept }) => category === 'consent' && party === 'first' && kept);
  const longest = (state: 'reject' | 'accept') =>
    Math.max(-1, ...holders.flatMap(({ lifetimes }) => (lifetimes?.[state] === undefined ? [] : [lifetimes[state] ?? 0])));
  const [reject, accept] = [longest('reject'), longest('accept')];
  if (reject < 0 || accept < 0) return null;
  const differing = holders.filter(
    ({ lifetimes }) => (lifetimes?.accept ?? 0) > (lifetimes?.reject ?? 0) && lifetimes?.reject !== undefined,
  );
  return { reject, accept, cookies: differing };
}

/** The cookie as it lay there after rejecting: merged over the choices it has the lifetime of the consent. */
function asRejected(cookie: CookieFact): CookieFact {
  const seconds = cookie.lifetimes?.reject ?? null;
  return { ...cookie, states: ['reject'], lifetimeSeconds: seconds, declaredLifetimeSeconds: seconds };
}

function daysOf(seconds: number): number {
  return Math.ceil(seconds / 86_400);
}

/** Pages of how many; the start page, loaded again in the tab in which it was rejected, counts only where it alone asks again. */
function inNewTabs({ examined, shownOn }: PromptFact, start: string | undefined): { pages: number; total: number } {
  const others = shownOn.filter((url) => url !== start);
  if (others.length === 0) return { pages: shownOn.length, total: examined.length };
  return { pages: others.length, total: examined.filter((url) => url !== start).length };
}

/** The entry of session storage in which alone the rejection was read back; null where it is kept elsewhere as well, or nobody knows. */
function entryOfTab(proofs: readonly ConsentProof[], storage: readonly StorageFact[]): StorageFact | null {
  const kept = proofs.filter(({ kind }) => kind === 'consent-cookie' || kind === 'consent-storage');
  const entries = kept.map(({ kind, value }) => {
    const key = value.split('=')[0];
    const found = kind === 'consent-storage' ? storage.filter((entry) => entry.key === key && entry.states.includes('reject')) : [];
    // A key of the same name that outlives the tab would be read by the next one.
    return found.length > 0 && found.every((entry) => entry.kind === 'sessionStorage') ? found[0]! : null;
  });
  return entries.length > 0 && entries.every((entry) => entry !== null) ? entries[0]! : null;
}
