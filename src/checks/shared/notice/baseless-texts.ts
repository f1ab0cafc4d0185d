import type { Locale } from '../../define-check.ts';
import { numberedSteps, suffixed } from '../../message-variants.ts';

const asMeasured: Record<Locale, string> = {
  de: 'Nennen Sie nur eine Grundlage, die der Technik entspricht: Lädt der Dienst ohne Einwilligung, ändern Sie zuerst das.',
  en: 'Name only a basis that matches the technology: if the service loads without consent, change that first.',
};
const said = {
  de: {
    message: 'Die Datenschutzerklärung beschreibt {services} („{quote}“), nennt dazu aber keine Rechtsgrundlage',
    several: 'Die Datenschutzerklärung beschreibt {services} (zu {first}: „{quote}“), nennt dazu aber jeweils keine Rechtsgrundlage',
    baseless:
      'Nennen Sie in der Datenschutzerklärung bei {services} die Rechtsgrundlage: nach einer Einwilligung Art. 6 Abs. 1 lit. a DSGVO, für das Speichern und Lesen im Endgerät auch § 25 Abs. 1 TDDDG.',
    // A way of paying is chosen for a contract: nobody consents to it.
    baselessPayment:
      'Nennen Sie in der Datenschutzerklärung bei {services} die Rechtsgrundlage: für die Zahlung, die der Besucher wählt, in der Regel Art. 6 Abs. 1 lit. b DSGVO, für Prüfungen der Bonität oder gegen Betrug meist Art. 6 Abs. 1 lit. f DSGVO mit dem berechtigten Interesse.',
    paymentStored:
      'Speichert oder liest der Dienst im Endgerät, nennen Sie auch § 25 TDDDG: Abs. 2 Nr. 2, soweit es für die gewählte Zahlung unbedingt erforderlich ist, sonst Abs. 1 mit Einwilligung.',
  },
  en: {
    message: 'The privacy notice describes {services} (“{quote}”) but names no legal basis for it',
    several: 'The privacy notice describes {services} (of {first}: “{quote}”) but names no legal basis for any of them',
    baseless:
      'Name the legal basis beside {services} in the privacy notice: after consent Art. 6(1)(a) GDPR, for storing and reading on the device Section 25(1) TDDDG as well.',
    baselessPayment:
      'Name the legal basis beside {services} in the privacy notice: for the payment that the visitor chooses as a rule Art. 6(1)(b) GDPR, for checks of creditworthiness or against fraud mostly Art. 6(1)(f) GDPR with the legitimate interest.',
    paymentStored:
      'If the service stores or reads on the device, name Section 25 TDDDG as well: (2) no. 2 as far as it is strictly necessary for the payment chosen, otherwise (1) with consent.',
  },
};

/** What is told of services that a notice describes without a legal basis, and what to do. */
export function baselessTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, several, baseless, baselessPayment, paymentStored } = said[locale];
  const fixes = {
    baseless: numberedSteps([baseless, asMeasured[locale]]),
    baselessPayment: numberedSteps([baselessPayment, paymentStored]),
  };
  return {
    messages: { baseless: message, baselessPayment: message, baselessMore: several, baselessPaymentMore: several },
    fixes: { ...fixes, ...suffixed(fixes, 'More') },
  };
}
