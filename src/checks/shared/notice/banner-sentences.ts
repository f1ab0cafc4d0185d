import type { Finding, Locale } from '../../define-check.ts';
import { numberedSteps } from '../../message-variants.ts';
import type { BrokenBannerPromise, Moment } from '../banner/banner-promises.ts';

/** Which services a sentence on the banner is untrue of, by which its steps differ. */
const kinds = ['Unasked', '', 'Mixed', 'Fetched', 'UnaskedFetched', 'DisputedFetched', 'MixedFetched'] as const;
type Kind = (typeof kinds)[number];

/** The moments of which there are several groups of services; where all loaded at the same ones, the evidence tells them. */
const momentWords = {
  de: { Both: 'vor der Auswahl und nach dem Ablehnen: {both}', Early: 'vor der Auswahl: {early}', Late: 'nur nach dem Ablehnen: {late}' },
  en: { Both: 'before the choice and after rejecting: {both}', Early: 'before the choice: {early}', Late: 'only after rejecting: {late}' },
} as const;
const momentSets = [
  ['Both', 'Early'],
  ['Both', 'Late'],
  ['Early', 'Late'],
  ['Both', 'Early', 'Late'],
] as const;
const says = {
  de: {
    once: 'Das Einwilligungsbanner sagt: „{quote}“; {when} geladen wurde aber: {loaded}',
    lead: 'Das Einwilligungsbanner sagt: „{quote}“; geladen wurde aber ',
  },
  en: {
    once: 'The consent banner says: “{quote}”; but {when} this was loaded: {loaded}',
    lead: 'The consent banner says: “{quote}”; but this was loaded ',
  },
};

/** What is fetched by a tracker alone is no reason to write that it runs without consent: for it there is no choice. `see`: where that is judged. */
const steps = {
  de: {
    needing: '{#later} Laden Sie {needing} erst nach der Einwilligung; den Satz im Banner zu ändern genügt nicht.',
    needingOfSeveral: '{#later} Laden Sie {needing} erst nach der Einwilligung; den Satz im Banner zu ändern genügt dort nicht.',
    fetched:
      '{#later} Laden Sie auch die Dateien von {fetched} erst nach der Einwilligung, wie der Satz es sagt. Umstritten ist nur, ob ihr Abruf allein sie braucht; der Dienst selbst braucht sie{see:trk-meta-pixel}.',
    disputed:
      'Entweder laden Sie {disputed} erst nach der Einwilligung{noClick|=|(Inhalte, die Besucher selbst öffnen, stattdessen auch auf einen Klick)}, oder Sie berichtigen den Satz im Banner und, was die Datenschutzerklärung dazu sagt; ob dafür eine Einwilligung nötig ist, ist umstritten.',
    disputedToo:
      'Entweder laden Sie auch {disputed} erst dann{noClick|=|(Inhalte, die Besucher selbst öffnen, stattdessen auch auf einen Klick)}, oder Sie berichtigen den Satz im Banner und, was die Datenschutzerklärung dazu sagt; ob dafür eine Einwilligung nötig ist, ist umstritten.',
  },
  en: {
    needing: '{#later} Load {needing} only after consent; changing the sentence in the banner is not enough.',
    needingOfSeveral: '{#later} Load {needing} only after consent; there, changing the sentence in the banner is not enough.',
    fetched:
      '{#later} Load the files of {fetched} only after consent too, as the sentence says. What is disputed is only whether fetching them needs it by itself; the service does{see:trk-meta-pixel}.',
    disputed:
      'Either load {disputed} only after consent{noClick|=|(content that visitors open themselves may load on a click instead)}, or correct the sentence in the banner and what the privacy notice says of it; whether consent is needed for that is disputed.',
    disputedToo:
      'Either load {disputed} only then too{noClick|=|(content that visitors open themselves may load on a click instead)}, or correct the sentence in the banner and what the privacy notice says of it; whether consent is needed for that is disputed.',
  },
};

/** What a banner says of what waits for consent, and was seen otherwise. */
export const bannerMessages: Record<Locale, Record<string, string>> = { de: messagesOf('de'), en: messagesOf('en') };

/** What to do about it. */
export const bannerFixes: Record<Locale, Record<string, string>> = { de: fixesOf('de'), en: fixesOf('en') };

function messagesOf(locale: Locale): Record<string, string> {
  const { once, lead } = says[locale];
  const apart = (moments: readonly Moment[]) => lead + moments.map((moment) => momentWords[locale][moment]).join('; ');
  return Object.fromEntries(
    kinds.flatMap((kind) => [
      [`untrueBanner${kind}`, once],
      ...momentSets.map((moments) => [`untrueBanner${kind}${moments.join('')}`, apart(moments)]),
    ]),
  );
}

function fixesOf(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    kinds.flatMap((kind) =>
      ['', ...momentSets.map((moments) => moments.join(''))].map((moments) => [`untrueBanner${kind}${moments}`, stepsOf(kind, locale)]),
    ),
  );
}

function stepsOf(kind: Kind, locale: Locale): string {
  const { needing, needingOfSeveral, fetched, disputed, disputedToo } = steps[locale];
  const needsConsent = /Unasked|Mixed/.test(kind);
  const isFetched = kind.endsWith('Fetched');
  const isDisputed = /^$|Mixed|Disputed/.test(kind);
  return numberedSteps([
    ...(needsConsent ? [isDisputed || isFetched ? needingOfSeveral : needing] : []),
    ...(isFetched ? [fetched] : []),
    ...(isDisputed ? [needsConsent || isFetched ? disputedToo : disputed] : []),
  ]);
}

/** A sentence on the banner that the measurement contradicts. */
export function bannerFinding({ quote, uses, needing, fetched, disputed, hasContent, moments, items }: BrokenBannerPromise): Finding {
  const [{ service }, ...others] = uses;
  const lead =
    needing.length > 0 ? (disputed.length > 0 ? 'Mixed' : 'Unasked') : fetched.length > 0 && disputed.length > 0 ? 'Disputed' : '';
  const kind: Kind = fetched.length > 0 ? `${lead}Fetched` : lead === 'Disputed' ? '' : lead;
  const [both, early, late] = (['Both', 'Early', 'Late'] as const).map((moment) => moments[moment]?.join(', ') ?? '');
  const groups = momentSets.find((set) => set.length === Object.keys(moments).length && set.every((moment) => moments[moment]));
  return {
    message: `untrueBanner${kind}${groups?.join('') ?? ''}`,
    params: {
      quote,
      loaded: [...needing, ...fetched, ...disputed].join(', '),
      both: both ?? '',
      early: early ?? '',
      late: late ?? '',
      needing: needing.join(', '),
      fetched: fetched.join(', '),
      disputed: disputed.join(', '),
      noClick: hasContent ? '' : 1,
    },
    items,
    cause: others.length === 0 ? service.id : 'consent-banner:consent-only',
    serviceIds: uses.map((use) => use.service.id),
  };
}
