import type { Locale } from '../../define-check.ts';
import { suffixed } from '../../message-variants.ts';

/** Added where the service has a switch of its own in the banner, and loads after rejection all the same. */
const switchFails: Record<Locale, string> = {
  de: '; sein Schalter im Banner hält ihn dort nicht zurück',
  en: '; its switch in the banner does not hold it back there',
};
/** Added instead where other embeds of the service on the same pages wait: there it is held back. */
const othersWait: Record<Locale, string> = {
  de: '; {waiting|=eine andere Einbindung des Dienstes wartet|andere Einbindungen des Dienstes warten} dort schon',
  en: '; {waiting|=another embed of the service waits|other embeds of the service wait} there already',
};
const likeOthers: Record<Locale, string> = {
  de: '1. {#later} Halten Sie auch die Einbindung von {service} zurück, die noch von selbst lädt ({pages}), und zwar so wie die, die dort schon wartet{see:ck-before-consent}. Den Satz zu ändern hilft nicht, soweit der Dienst die Einwilligung braucht (§ 25 Abs. 1 TDDDG).',
  en: '1. {#later} Hold back the embed of {service} that still loads by itself too ({pages}), in the way of the one that waits there already{see:ck-before-consent}. Changing the sentence does not help as far as the service needs consent (Section 25(1) TDDDG).',
};
/** Behind `switchFails`, where the service sets cookies later. */
const governsCookies: Record<Locale, string> = {
  de: 'er steuert allenfalls die Cookies: {later}',
  en: 'it governs at most the cookies: {later}',
};
const behindSwitch: Record<Locale, string> = {
  de: '1. {#later} Laden Sie {service} erst, wenn sein Schalter im Banner eingeschaltet ist: Lassen Sie das Einwilligungswerkzeug Rahmen und Skripte des Dienstes zurückhalten ({pages}).\n2. Braucht der Dienst keine Einwilligung und soll er weiter so laden, berichtigen Sie den Satz „{quote}“, und nehmen Sie den Schalter aus dem Banner.',
  en: '1. {#later} Load {service} only when its switch in the banner is on: have the consent tool hold back the frames and scripts of the service ({pages}).\n2. If the service needs no consent and is to go on loading like this, correct the sentence “{quote}”, and take the switch out of the banner.',
};
/** The same where the switch governs what the service sets after consent: without the switch nobody would be asked for that. */
const behindSwitchOfCookies: Record<Locale, string> = {
  de: '1. {#later} Laden Sie {service} erst, wenn sein Schalter im Banner eingeschaltet ist: Lassen Sie das Einwilligungswerkzeug Rahmen und Skripte des Dienstes zurückhalten ({pages}).\n2. Soll er ohne Cookies weiter so laden (ob das ohne Einwilligung zulässig ist, ist umstritten), berichtigen Sie den Satz, nennen Sie Rechtsgrundlage und Widerspruch, und sagen Sie am Schalter, dass er nur die Cookies steuert: {later}.',
  en: '1. {#later} Load {service} only when its switch in the banner is on: have the consent tool hold back the frames and scripts of the service ({pages}).\n2. If it is to go on loading like this without cookies (whether that is lawful without consent is disputed), correct the sentence, name the legal basis and the way to object, and say at the switch that it governs only the cookies: {later}.',
};
const onTime = [
  'untrueLoading',
  'untrueLoadingUnasked',
  'untrueLoadingUnclicked',
  'untrueLoadingStores',
  'untrueLoadingSignals',
  'untrueFiles',
];
/** The texts on services that load when they should not, with an addition. */
function besideSwitch(texts: Readonly<Record<string, string>>, more: string): Record<string, string> {
  return Object.fromEntries(onTime.map((name) => [name, texts[name]! + more]));
}

/** What is told of services that load when they should not, where their switch in the banner does not hold them back either. */
export function switchFailsMessages(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return {
    ...suffixed(besideSwitch(texts, switchFails[locale]), 'Switch'),
    ...suffixed(besideSwitch(texts, othersWait[locale]), 'Partly'),
    untrueLoadingSwitchCookies: `${texts.untrueLoading}${switchFails[locale]}, ${governsCookies[locale]}`,
  };
}

/** What to do about them. */
export function switchFailsSteps(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return {
    ...suffixed({ ...besideSwitch(texts, ''), untrueLoading: behindSwitch[locale] }, 'Switch'),
    ...suffixed(Object.fromEntries(onTime.map((name) => [name, likeOthers[locale]])), 'Partly'),
    untrueLoadingSwitchCookies: behindSwitchOfCookies[locale],
  };
}
