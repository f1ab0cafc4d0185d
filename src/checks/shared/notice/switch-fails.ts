import type { Locale } from '../../define-check.ts';
import { suffixed } from '../../message-variants.ts';

/** Added where the service has a switch of its own in the banner, and loads after rejection all the same. */
const switchFails: Record<Locale, string> = {
  de: '; sein Schalter im Banner hält ihn nicht zurück',
  en: '; its switch in the banner does not hold it back',
};
/** Behind `switchFails`, where the service sets cookies later. */
const governsCookies: Record<Locale, string> = {
  de: 'er steuert allenfalls die Cookies: {later}',
  en: 'it governs at most the cookies: {later}',
};
const behindSwitch: Record<Locale, string> = {
  de: '1. {#later} Laden Sie {service} erst, wenn sein Schalter im Banner eingeschaltet ist: Lassen Sie das Einwilligungswerkzeug Rahmen und Skripte des Dienstes zurückhalten ({pages}).\n2. Braucht er keine Einwilligung und soll er weiter so laden, berichtigen Sie den Satz, und nehmen Sie den Schalter aus dem Banner.',
  en: '1. {#later} Load {service} only when its switch in the banner is on: have the consent tool hold back the frames and scripts of the service ({pages}).\n2. If it needs no consent and is to go on loading like this, correct the sentence, and take the switch out of the banner.',
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
    untrueLoadingSwitchCookies: `${texts.untrueLoading}${switchFails[locale]}, ${governsCookies[locale]}`,
  };
}

/** What to do about them. */
export function switchFailsSteps(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return {
    ...suffixed({ ...besideSwitch(texts, ''), untrueLoading: behindSwitch[locale] }, 'Switch'),
    untrueLoadingSwitchCookies: behindSwitchOfCookies[locale],
  };
}
