import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';
import { bannerDenialTexts } from './banner-denials.ts';
import { behindSettings } from './consent-layer.ts';

const steps = {
  de: {
    purpose: 'Nennen Sie auf der ersten Ebene die Zwecke beim Namen, je nach Dienst etwa „Statistik“ oder „Werbung“.',
    purposeBeside: 'Schreiben Sie auf der ersten Ebene zu jedem genannten Dienst ({named}), welchem Zweck er dient.',
    recipients: 'Nennen Sie auf der ersten Ebene die Empfänger oder ihre Zahl.',
    withdrawal: 'Ergänzen Sie im Bannertext: „Sie können Ihre Einwilligung jederzeit widerrufen“, und sagen Sie, wo.',
    thirdCountryOf: 'Weisen Sie auf der ersten Ebene darauf hin, dass Daten in ein Drittland gelangen können ({services}).',
    thirdCountry: 'Weisen Sie auf der ersten Ebene darauf hin, dass Daten in ein Drittland gelangen können.',
    noticeLink: 'Verlinken Sie auf der ersten Ebene die Datenschutzerklärung.',
    impliedUse:
      'Streichen Sie „{clause}“ im Banner; eine Einwilligung entsteht erst durch eine eigene Handlung, etwa den Klick auf die Schaltfläche zum Zustimmen.',
    inEnglish:
      'Übersetzen Sie den Text des Banners ins Deutsche, mit seinen Schaltflächen und allen Ebenen; hat die Website weitere Sprachfassungen, zeigen Sie dort die jeweilige Sprache.',
    untrueAnonymous:
      'Streichen Sie „anonym“ in diesem Satz des Banners, und sagen Sie, dass {service} Besucher mit einer Kennung wiedererkennt und wie lange; oder stellen Sie {service} so ein, dass es keine Kennung speichert. Steht es in der Datenschutzerklärung ebenso, ändern Sie es auch dort.',
    untrueTransfer:
      '{#later} Lassen Sie ohne Einwilligung nicht mehr laden, was Daten in ein Drittland gibt und sie braucht oder nach dem Satz darauf warten soll: {services}. Nennt eine Feststellung zu einem davon einen anderen Weg, etwa Dateien vom eigenen Server oder ein Captcha ohne Drittanbieter, gehen Sie diesen. Den Satz zu ändern ersetzt eine nötige Einwilligung nicht.',
    untrueTransferText:
      'Streichen oder berichtigen Sie den Satz im Banner, soweit Daten dorthin gehen sollen, und nennen Sie in der Datenschutzerklärung Empfänger, Land und Grundlage der Übermittlung{see:ppc-third-country}.',
    untrueHanded:
      '{#later} Laden Sie erst nach der Einwilligung, was sie braucht oder nach dem Satz darauf warten soll: {services}. Eine Einwilligung nach einer falschen Angabe ist nicht informiert (Art. 4 Nr. 11 DSGVO); den Satz zu ändern ersetzt eine nötige nicht.',
    untrueHandedText:
      'Soll ein Dienst, der keine Einwilligung braucht, weiter von Anfang an laden, streichen oder berichtigen Sie den Satz im Banner.',
    untrueHandedServers:
      'Klären Sie, wer {servers} betreibt: Sind Sie es nicht selbst und handelt der Betreiber auch nicht in Ihrem Auftrag (Art. 28 DSGVO), gilt für ihn dasselbe.',
    unnamed: 'Nehmen Sie {unnamed} mit Zweck und Empfänger in das Banner auf, wenn Sie dafür um Einwilligung bitten.',
    uncovered:
      'Nennen Sie auf der ersten Ebene auch Werbung oder Marketing als Zweck, und in Banner und Datenschutzerklärung: {advertising}. Oder entfernen Sie {sources}.',
    advertisingOwn:
      'Nennen Sie auf der ersten Ebene auch Werbung oder Marketing als Zweck: {advertising}. Brauchen Sie davon etwas nicht, entfernen Sie es.',
    advertising:
      'Nennen Sie auf der ersten Ebene auch Werbung oder Marketing als Zweck ({advertising}), oder ersetzen Sie {sources} so, dass auch nach dem Zustimmen kein solcher Dienst lädt.',
  },
  en: {
    purpose: 'Name the purposes on the first layer, such as “statistics” or “advertising”, depending on the service.',
    purposeBeside: 'State on the first layer for each service named ({named}) which purpose it serves.',
    recipients: 'Name the recipients or their number on the first layer.',
    withdrawal: 'Add to the text of the banner: “You can withdraw your consent at any time”, and say where.',
    thirdCountryOf: 'Point out on the first layer that data may reach a third country ({services}).',
    thirdCountry: 'Point out on the first layer that data may reach a third country.',
    noticeLink: 'Link the privacy notice on the first layer.',
    impliedUse:
      'Delete “{clause}” from the banner; consent only comes about by an act of its own, such as the click on the button to accept.',
    inEnglish:
      'Translate the text of the banner into German, with its buttons and all layers; if the website has further language versions, show the language of each there.',
    untrueAnonymous:
      'Delete “anonymous” from this sentence of the banner, and say that {service} recognises visitors by an identifier and for how long; or set {service} up so that it stores no identifier. If the privacy notice says the same, change it there too.',
    untrueTransfer:
      '{#later} Let nothing load without consent any more that gives data to a third country and needs consent, or is to wait for it according to the sentence: {services}. If a finding on one of them names another way, such as files from your own server or a captcha without a third party, take that one. Changing the sentence does not replace a consent that is needed.',
    untrueTransferText:
      'Delete or correct the sentence in the banner as far as data is to go there, and name recipients, country and basis of the transfer in the privacy notice{see:ppc-third-country}.',
    untrueHanded:
      '{#later} Load only after consent what needs it or is to wait for it according to the sentence: {services}. A consent given on a false statement is not informed (Art. 4(11) GDPR); changing the sentence does not replace one that is needed.',
    untrueHandedText:
      'If a service that needs no consent is to go on loading from the start, delete or correct the sentence in the banner.',
    untrueHandedServers:
      'Find out who runs {servers}: if it is neither you nor somebody on your behalf (Art. 28 GDPR), the same goes for them.',
    unnamed: 'Add {unnamed} to the banner, with purpose and recipient, if you ask for consent to that.',
    uncovered:
      'Name advertising or marketing as a purpose on the first layer too, and in banner and privacy notice: {advertising}. Or remove {sources}.',
    advertisingOwn:
      'Name advertising or marketing as a purpose on the first layer too: {advertising}. If you do not need one of these, remove it.',
    advertising:
      'Name advertising or marketing as a purpose on the first layer too ({advertising}), or replace {sources} so that no such service loads even after accepting.',
  },
};

/** Remarks beside what a passed check tells, by the ending of its message; with one gap, the step against it comes first. */
const remarks = {
  de: {
    Unnamed:
      '. Das Banner nennt {named}, nicht aber {unnamed}; nehmen Sie {unnamed} mit Zweck und Empfänger auf, wenn Sie dafür um Einwilligung bitten',
    Advertising:
      '. Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising}. Empfehlung: Nennen Sie diesen Zweck im Banner, oder ersetzen Sie {sources} so, dass kein solcher Dienst mehr lädt',
  },
  en: {
    Unnamed: '. The banner names {named} but not {unnamed}; add {unnamed} with purpose and recipient if you ask for consent to that',
    Advertising:
      '. The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising}. Recommendation: name this purpose in the banner, or replace {sources} so that no such service loads any more',
  },
};
const remarkSteps = (locale: Locale) => ({
  '': [],
  Unnamed: [steps[locale].unnamed],
  Advertising: [steps[locale].advertising],
  UnnamedAdvertising: [steps[locale].unnamed, steps[locale].advertising],
});
/** Messages to which both remarks may be added, with the step against the gap that each tells. */
const remarkable = (locale: Locale): Record<string, readonly string[]> => {
  const { withdrawal, thirdCountry, noticeLink } = steps[locale];
  return {
    sufficient: [],
    sufficientNear: [],
    withdrawalAlone: [withdrawal],
    thirdCountryAlone: [thirdCountry],
    noticeLinkAlone: [noticeLink],
  };
};

/** What to do about what is missing, by message. */
export function firstLayerFixes(locale: Locale): Record<string, string> {
  return behindSettings({ ...stepsByMessage(locale), ...bannerDenialTexts(locale).fixes }, locale);
}

function stepsByMessage(locale: Locale): Record<string, string> {
  const told = steps[locale];
  const only = (step: string) => numberedSteps([step]);
  const { Unnamed, Advertising } = remarkSteps(locale);
  const remarked = Object.entries(remarkable(locale)).flatMap(([name, gap]) =>
    Object.entries(remarkSteps(locale)).flatMap(([ending, more]) => {
      const all = [...gap, ...more];
      return all.length === 0 ? [] : [[`${name}${ending}`, numberedSteps(all)]];
    }),
  );
  return {
    ...Object.fromEntries(remarked),
    noPurpose: only(told.purpose),
    noPurposeAlong: only(told.purpose),
    purposeMissing: only(told.purpose),
    onlyServicesMissing: only(told.purposeBeside),
    recipientsMissing: only(told.recipients),
    recipientsBare: only(told.recipients),
    sufficientKind: only(told.recipients),
    sufficientKindAdvertising: numberedSteps([told.recipients, ...Advertising]),
    sufficientNearKind: only(told.recipients),
    sufficientNearKindAdvertising: numberedSteps([told.recipients, ...Advertising]),
    withdrawalMissing: only(told.withdrawal),
    thirdCountryMissing: only(told.thirdCountryOf),
    noticeLinkMissing: only(told.noticeLink),
    servicesUnnamed: only(told.unnamed),
    impliedUse: only(told.impliedUse),
    inEnglish: only(told.inEnglish),
    untrueAnonymous: only(told.untrueAnonymous),
    untrueTransfer: numberedSteps([told.untrueTransfer, told.untrueTransferText]),
    untrueHanded: numberedSteps([told.untrueHanded, told.untrueHandedText]),
    untrueHandedServers: numberedSteps([told.untrueHanded, told.untrueHandedServers, told.untrueHandedText]),
    untrueTransferLater: only(told.untrueTransferText),
    ...Object.fromEntries(
      [
        ['Unsaid', told.advertising, told.advertisingOwn] as const,
        ['Uncovered', told.uncovered, told.uncovered.replace('{sources}', '{advertising}')] as const,
      ].flatMap(([name, along, own]) => [
        [`advertising${name}Along`, only(along)],
        [`advertising${name}`, only(own)],
      ]),
    ),
    recipientsAlone: only(told.recipients),
    recipientsAloneAdvertising: numberedSteps([told.recipients, ...Advertising]),
    purposeAlone: only(told.purpose),
    purposeAloneUnnamed: numberedSteps([told.purpose, ...Unnamed]),
    onlyServicesAlone: only(told.purposeBeside),
    onlyServicesAloneUnnamed: numberedSteps([told.purposeBeside, ...Unnamed]),
  };
}

/** Texts of passed checks with the remarks that each may have. */
export function withRemarks(
  locale: Locale,
  { both, unnamed, advertising }: Record<'both' | 'unnamed' | 'advertising', Record<string, string>>,
): Record<string, string> {
  const { Unnamed, Advertising } = remarks[locale];
  return {
    ...addedTo(both, { '': '', Unnamed, Advertising, UnnamedAdvertising: Unnamed + Advertising }),
    ...addedTo(unnamed, { '': '', Unnamed }),
    ...addedTo(advertising, { '': '', Advertising }),
  };
}
