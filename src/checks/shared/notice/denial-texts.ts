import type { Locale } from '../../define-check.ts';
import { handedOverTexts } from './handed-over.ts';

/** The same where a part came only after the choice: each with its own moment. */
function byMoment(
  quote: string,
  { set, loaded, embedded, rejected, chosen }: Record<'set' | 'loaded' | 'embedded' | 'rejected' | 'chosen', string>,
): Record<string, string> {
  return {
    deniedCookiesLater: `${quote} ${set}; ${chosen} ({pages})`,
    deniedCookiesBeforeLater: `${quote} ${set}; ${rejected} ({pages})`,
    deniedServicesLater: `${quote} ${loaded}; ${chosen} ({pages})`,
    deniedServicesBeforeLater: `${quote} ${loaded}; ${rejected} ({pages})`,
    deniedOthersLater: `${quote} ${embedded}; ${chosen} ({pages})`,
  };
}

/** Added where a part ended with the choice, and the rest goes on. */
const passed: Record<Locale, string> = { de: '; davon nur vor der Auswahl: {early}', en: '; of these only before the choice: {early}' };
const passing = ['deniedCookies', 'deniedCookiesBefore', 'deniedServices', 'deniedServicesBefore', 'deniedOthers'] as const;

const told = {
  de: {
    deniedCookies: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    deniedCookiesAccepted: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; nach dem Zustimmen gesetzt wurde aber: {seen} ({pages})',
    deniedCookiesBefore: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    deniedServices: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} geladen wurde aber: {seen} ({pages})',
    deniedServicesBefore: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} geladen wurde aber: {seen} ({pages})',
    ...byMoment('Die Datenschutzerklärung ({path}) sagt: „{quote}“;', {
      set: 'gesetzt wurde vor der Auswahl aber: {early}',
      loaded: 'geladen wurde vor der Auswahl aber: {early}',
      embedded: 'eingebunden war vor der Auswahl aber, was sie nirgends nennt: {early}',
      rejected: 'erst nach dem Ablehnen: {late}',
      chosen: 'erst nach der Auswahl: {late}',
    }),
    deniedConnection:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber {seen} ({pages}), mitgeladen von {carrier}',
    deniedOthers:
      'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} eingebunden war aber, was sie nirgends nennt: {seen} ({pages})',
  },
  en: {
    deniedCookies: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set: {seen} ({pages})',
    deniedCookiesAccepted: 'The privacy notice ({path}) says: “{quote}”; but after accepting this was set: {seen} ({pages})',
    deniedCookiesBefore: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set: {seen} ({pages})',
    deniedServices: 'The privacy notice ({path}) says: “{quote}”; but {when} this was loaded: {seen} ({pages})',
    deniedServicesBefore: 'The privacy notice ({path}) says: “{quote}”; but {when} this was loaded: {seen} ({pages})',
    ...byMoment('The privacy notice ({path}) says: “{quote}”;', {
      set: 'but before the choice this was set: {early}',
      loaded: 'but before the choice this was loaded: {early}',
      embedded: 'but before the choice this was embedded, which it names nowhere: {early}',
      rejected: 'only after rejection: {late}',
      chosen: 'only after the choice: {late}',
    }),
    deniedConnection:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} {seen} was requested ({pages}), brought along by {carrier}',
    deniedOthers: 'The privacy notice ({path}) says: “{quote}”; but {when} this was embedded, which it names nowhere: {seen} ({pages})',
  },
};

const before = {
  de: '1. {#later} Laden Sie erst nach der Einwilligung: {seen}; nur den Satz zu ändern hilft nicht (§ 25 Abs. 1 TDDDG).',
  en: '1. {#later} Load only after consent: {seen}; changing the sentence alone does not help (Section 25(1) TDDDG).',
};
/** What only loads may be disputed to need consent, as limited ads are. */
const beforeLoading = {
  de: '1. {#later} Laden Sie erst nach der Einwilligung: {seen}; nur den Satz zu ändern genügt nicht, soweit dafür eine Einwilligung nötig ist (§ 25 Abs. 1 TDDDG).',
  en: '1. {#later} Load only after consent: {seen}; changing the sentence alone is not enough as far as consent is needed for it (Section 25(1) TDDDG).',
};
/** Nothing but the sentence is wrong where all of it waited for the consent. */
const mend = {
  de: '1. Berichtigen Sie den Satz: Er stimmt nur für die Zeit vor der Einwilligung. Nennen Sie dort auch, was danach gesetzt wird, mit Anbieter, Zweck und Laufzeit: {seen}.',
  en: '1. Correct the sentence: it is true only of the time before consent. Name there too what is set afterwards, with provider, purpose and lifetime: {seen}.',
};
const either = {
  de: '1. Entweder entfernen Sie, was dem Satz widerspricht ({seen}; {pages}), oder Sie streichen den Satz, beschreiben es in der Datenschutzerklärung und setzen es, soweit nötig, erst nach der Einwilligung ein.',
  en: '1. Either remove what contradicts the sentence ({seen}; {pages}), or delete the sentence, describe it in the privacy notice and, where needed, use it only after consent.',
};

/** What brings it along may be what the site cannot do without, as the tool that asks for consent. */
const brought = {
  de: '1. Entweder stellen Sie {carrier} so ein, dass {service} nicht mitlädt, wenn der Dienst das anbietet ({pages}), oder Sie berichtigen den Satz: {carrier} lädt {service}; beschreiben Sie den Abruf dort.',
  en: '1. Either set {carrier} up so that {service} is not loaded along, if the service offers that ({pages}), or correct the sentence: {carrier} loads {service}; describe the request there.',
};

/** What the notice denies of the whole site as the check shows it, and what to do about each of them. */
export function denialTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const ended = passing.map((key) => [`${key}Passed`, `${told[locale][key]}${passed[locale]}`] as const);
  const messages = { ...told[locale], ...Object.fromEntries(ended) };
  const stepsOf = (key: string) => {
    if (key === 'deniedConnection') return brought;
    if (key === 'deniedCookiesAccepted') return mend;
    if (!key.includes('Before')) return either;
    return key.startsWith('deniedServices') ? beforeLoading : before;
  };
  const fixes = Object.keys(messages).map((key) => [key, stepsOf(key)[locale]]);
  const over = handedOverTexts(locale);
  return { messages: { ...messages, ...over.messages }, fixes: { ...Object.fromEntries(fixes), ...over.fixes } };
}
