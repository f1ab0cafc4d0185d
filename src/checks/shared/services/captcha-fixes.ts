import type { Locale } from '../../define-check.ts';
import { numberedSteps } from '../../message-variants.ts';
import { captchaSteps } from './captcha-steps.ts';

const processor = {
  de: 'Bleibt {service}, schließen Sie mit Google den Vertrag zur Auftragsverarbeitung (Google handelt dort seit 2.4.2026 als Auftragsverarbeiter), und beschreiben Sie den Dienst in der Datenschutzerklärung so, mit der Rechtsgrundlage, auf die Sie ihn stützen.',
  en: 'If {service} stays, conclude the processing agreement with Google (Google acts as a processor there since 2 Apr 2026), and describe the service that way in the privacy notice, with the legal basis you rely on.',
};
/** Where it loads beside forms that need it, this comes first whatever else is done. */
const scope = {
  de: '{#later} Laden Sie {service} nur auf Seiten mit einem Formular, das den Schutz braucht.',
  en: '{#later} Load {service} only on pages with a form that needs the protection.',
};
const described = {
  de: 'Bleibt {service}, beschreiben Sie den Dienst in der Datenschutzerklärung, soweit er dort fehlt, mit der Rechtsgrundlage, auf die Sie ihn stützen.',
  en: 'If {service} stays, describe the service in the privacy notice where it is missing there, with the legal basis you rely on.',
};
const offered = {
  de: [
    '{#tie,later} Laden Sie {service} erst nach der Einwilligung.',
    '{#replace} Oder ersetzen Sie {service} durch einen Schutz ohne Drittanbieter, etwa ein unsichtbares Feld (Honeypot) oder eine Rechenaufgabe vom eigenen Server, und nehmen Sie den Dienst aus Banner und Datenschutzerklärung; dann steht das Formular auch Besuchern offen, die ablehnen.',
  ],
  en: [
    '{#tie,later} Load {service} only after consent.',
    '{#replace} Or replace {service} by a protection without a third party, such as an invisible field (honeypot) or a proof of work from your own server, and take the service out of banner and privacy notice; then the form is open to visitors who reject, too.',
  ],
};

/** Where the forms have a field for robots already: nobody has to be told to add one. */
const trapped = {
  de: '{#replace} Entfernen Sie Skript und Element von {service}: Ein verstecktes Feld gegen automatische Eingaben (Honeypot) ist schon im Formular; reicht es nicht, ergänzen Sie einen Schutz ohne Drittanbieter, etwa eine Rechenaufgabe vom eigenen Server. Dann erübrigt sich die Frage der Einwilligung.',
  en: '{#replace} Remove script and element of {service}: the form already has a hidden field against automatic entries (honeypot); if that does not suffice, add a protection without a third party, such as a proof of work from your own server. Then the question of consent does not arise.',
};

/** The steps of each message of the check on captchas. */
export function captchaFixes(locale: Locale): Record<string, string> {
  const { replace, later } = captchaSteps[locale];
  const wide = numberedSteps([scope[locale], replace, later, processor[locale]]);
  return {
    withoutForm: wide,
    everywhere: wide,
    onFormPages: numberedSteps([replace, later, processor[locale]]),
    offeredInBanner: numberedSteps([...offered[locale], processor[locale]]),
    stores: numberedSteps([replace, later, described[locale]]),
    storesWide: numberedSteps([scope[locale], replace, later, described[locale]]),
    notNamed: numberedSteps([described[locale], replace]),
    notNamedWide: numberedSteps([scope[locale], described[locale], replace]),
    onFormPagesTrap: numberedSteps([trapped[locale], later, processor[locale]]),
    offeredInBannerTrap: numberedSteps([trapped[locale], offered[locale][0]!, processor[locale]]),
    storesTrap: numberedSteps([trapped[locale], later, described[locale]]),
    namedWithoutForm: numberedSteps([scope[locale], replace]),
    notNamedTrap: numberedSteps([trapped[locale], described[locale]]),
  };
}
