import type { Locale } from '../../define-check.ts';
import { bannerDenialTexts } from './banner-denials.ts';
import { behindSettings } from './consent-layer.ts';
import { withRemarks } from './first-layer-steps.ts';
import { nothingSteered } from './idle-texts.ts';

const judged: Record<Locale, Record<string, string>> = {
  de: {
    noPurpose:
      'Die erste Ebene nennt keinen konkreten Zweck, obwohl {count|=ein Dienst für Werbung oder soziale Medien eingesetzt wird|Dienste für Werbung oder soziale Medien eingesetzt werden}: {services}',
    noPurposeAlong:
      'Die erste Ebene nennt keinen konkreten Zweck, obwohl mit {sources} {count|=ein Dienst für Werbung oder soziale Medien lädt|Dienste für Werbung oder soziale Medien laden}: {services}',
    purposeMissing: 'Die erste Ebene nennt keinen konkreten Zweck',
    onlyServicesMissing: 'Die erste Ebene nennt als Zweck nur Dienste ({named}), nicht, wozu sie dienen',
    recipientsMissing: 'Die erste Ebene nennt weder Empfänger noch die Zahl der Partner',
    recipientsBare: 'Die Empfänger nennt die erste Ebene nur der Art nach („{kind}“), weder beim Namen noch ihre Zahl',
    withdrawalMissing: 'Die erste Ebene weist nicht auf den Widerruf hin',
    thirdCountryMissing: 'Die erste Ebene erwähnt nicht, dass Daten in ein Drittland gelangen können ({services})',
    noticeLinkMissing: 'Die erste Ebene enthält keinen Link zur Datenschutzerklärung',
    impliedUse: 'Das Banner nimmt die bloße Nutzung der Website als Einwilligung: „{clause}“. Weitersurfen ist keine (Art. 4 Nr. 11 DSGVO)',
    inEnglish:
      'Das Banner fragt auf Englisch („{clause}“), die Website ist auf Deutsch; eine Einwilligung setzt voraus, dass man versteht, worum gebeten wird (Art. 4 Nr. 11, Art. 7 Abs. 2 DSGVO)',
    untrueTransfer:
      'Das Banner sagt: „{quote}“; {when} gingen aber Daten an Empfänger, die selbst oder deren Konzern außerhalb des Europäischen Wirtschaftsraums sitzen: {services}',
    untrueTransferLater:
      'Das Banner sagt: „{quote}“; {when} gingen aber Daten an Empfänger, die selbst oder deren Konzern außerhalb des Europäischen Wirtschaftsraums sitzen: {services}',
    untrueHanded: 'Das Banner sagt: „{quote}“; {when} gingen aber Daten, mindestens die IP-Adresse, an andere Unternehmen: {services}',
    untrueHandedServers:
      'Das Banner sagt: „{quote}“; {when} gingen aber Daten, mindestens die IP-Adresse, an andere Unternehmen: {services}. Daten gingen auch an {servers}, eine andere Domain als die der Website; wer diesen Server betreibt, sieht der Scan nicht',
    untrueAnonymous:
      'Das Banner sagt: „{quote}“; {service} speichert nach dem Zustimmen aber eine Kennung, an der sich der Browser bis zu {days} Tage lang wiedererkennen lässt ({names}): Das ist pseudonym, nicht anonym',
    servicesUnnamed: 'Das Banner nennt {named}, nicht aber {unnamed}',
    advertisingUnsaid:
      'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising}',
    advertisingUncovered:
      'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising}; auch die Datenschutzerklärung beschreibt nicht: {absent}. Wer zustimmt, erfährt davon nichts, die Zustimmung ist dafür nicht informiert',
    advertisingUnsaidAlong:
      'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising} (eingebunden: {sources})',
    advertisingUncoveredAlong:
      'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising} (eingebunden: {sources}); auch die Datenschutzerklärung beschreibt nicht: {absent}. Wer zustimmt, erfährt davon nichts, die Zustimmung ist dafür nicht informiert',
    sufficientOwn:
      'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; fremde Empfänger, die zu nennen wären, waren nicht festzustellen',
    sufficientOwnHosts:
      'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; ob sie nennt, wer hinter {hosts} steht, wohin nur nach dem Zustimmen Anfragen gehen, wurde nicht geprüft',
    sufficientOwnHostsNamed:
      'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; zu {hosts}, wohin nur nach dem Zustimmen Anfragen gehen, passt dem Namen nach „{recipients}“ im Banner',
    ...withRemarks('de', {
      both: {
        sufficient: 'Die erste Ebene nennt Zwecke, Empfänger, Widerruf und Drittland und verlinkt die Datenschutzerklärung',
        sufficientNear:
          'Die erste Ebene nennt Zwecke, Empfänger und Widerruf und verlinkt die Datenschutzerklärung; ein Drittland, das zu nennen wäre, war nicht festzustellen',
        withdrawalAlone:
          '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurde der Hinweis auf den Widerruf. Eine einzelne Lücke wertet diese Prüfung nicht, weil nicht geklärt ist, ob die verlinkte Datenschutzerklärung genügt (Art. 7 Abs. 3 Satz 3 DSGVO). Empfehlung: Weisen Sie schon im Banner darauf hin, dass die Einwilligung jederzeit widerrufen werden kann, und sagen Sie, wo',
        thirdCountryAlone:
          '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurde der Hinweis auf das Drittland. Eine einzelne Lücke wertet diese Prüfung nicht, weil nicht geklärt ist, ob die verlinkte Datenschutzerklärung genügt (Art. 13 Abs. 1 lit. f DSGVO). Empfehlung: Weisen Sie schon im Banner darauf hin, dass Daten in ein Drittland gelangen können',
        noticeLinkAlone:
          '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurde der Link zur Datenschutzerklärung. Eine einzelne Lücke wertet diese Prüfung nicht, weil das Gesetz die Angaben der ersten Ebene nicht aufzählt; vor der Einwilligung muss sie leicht zu erreichen sein (Art. 12, 13 DSGVO), siehe „Impressum und Datenschutzerklärung trotz Banner aufrufbar“. Empfehlung: Verlinken Sie sie im Banner',
      },
      unnamed: {
        purposeAlone:
          '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurden Zwecke beim Namen. Eine einzelne Lücke wertet diese Prüfung nicht, weil das Gesetz die Angaben der ersten Ebene nicht aufzählt; bestimmt sein muss die Einwilligung dennoch (Art. 4 Nr. 11 DSGVO). Empfehlung: Nennen Sie die Zwecke im Banner',
        onlyServicesAlone:
          '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurden Zwecke beim Namen, genannt sind nur Dienste ({named}). Eine einzelne Lücke wertet diese Prüfung nicht, weil das Gesetz die Angaben der ersten Ebene nicht aufzählt; bestimmt sein muss die Einwilligung dennoch (Art. 4 Nr. 11 DSGVO). Empfehlung: Sagen Sie im Banner, wozu sie dienen',
      },
      advertising: {
        sufficientKind:
          'Die erste Ebene nennt Zwecke, Widerruf und Drittland und verlinkt die Datenschutzerklärung; die Empfänger nennt sie nur der Art nach („{kind}“), weder beim Namen noch ihre Zahl. Empfehlung: Nennen Sie sie oder ihre Zahl',
        sufficientNearKind:
          'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; die Empfänger nennt sie nur der Art nach („{kind}“), weder beim Namen noch ihre Zahl. Empfehlung: Nennen Sie sie oder ihre Zahl. Ein Drittland, das zu nennen wäre, war nicht festzustellen',
        recipientsAlone:
          '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurden die Empfänger oder ihre Zahl. Eine einzelne Lücke wertet diese Prüfung nicht, weil nicht geklärt ist, ob die verlinkte Datenschutzerklärung genügt (Art. 13 Abs. 1 lit. e DSGVO). Empfehlung: Nennen Sie sie im Banner',
      },
    }),
  },
  en: {
    noPurpose:
      'The first layer names no concrete purpose although {count|=a service for advertising or social media is|services for advertising or social media are} in use: {services}',
    noPurposeAlong:
      'The first layer names no concrete purpose although {count|=a service for advertising or social media loads|services for advertising or social media load} with {sources}: {services}',
    purposeMissing: 'The first layer names no concrete purpose',
    onlyServicesMissing: 'As purposes the first layer only names services ({named}), not what they are for',
    recipientsMissing: 'The first layer names neither recipients nor the number of partners',
    recipientsBare: 'Of the recipients, the first layer only tells the kind (“{kind}”), neither names nor their number',
    withdrawalMissing: 'The first layer does not mention withdrawal',
    thirdCountryMissing: 'The first layer does not mention that data may reach a third country ({services})',
    noticeLinkMissing: 'The first layer contains no link to the privacy notice',
    impliedUse: 'The banner takes the mere use of the website for a consent: “{clause}”. Continuing to browse is none (Art. 4(11) GDPR)',
    inEnglish:
      'The banner asks in English (“{clause}”), the website is in German; consent requires that one understands what is asked for (Art. 4(11), Art. 7(2) GDPR)',
    untrueTransfer:
      'The banner says: “{quote}”; but {when} data went to recipients that have their seat, or whose group has, outside the European Economic Area: {services}',
    untrueTransferLater:
      'The banner says: “{quote}”; but {when} data went to recipients that have their seat, or whose group has, outside the European Economic Area: {services}',
    untrueHanded: 'The banner says: “{quote}”; but {when} data, at least the IP address, went to other companies: {services}',
    untrueHandedServers:
      'The banner says: “{quote}”; but {when} data, at least the IP address, went to other companies: {services}. Data went to {servers} too, another domain than that of the website; who runs this server the scan does not see',
    untrueAnonymous:
      'The banner says: “{quote}”; but after accepting, {service} stores an identifier by which the browser can be recognised for up to {days} days ({names}): that is pseudonymous, not anonymous',
    servicesUnnamed: 'The banner names {named} but not {unnamed}',
    advertisingUnsaid:
      'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising}',
    advertisingUncovered:
      'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising}; the privacy notice does not describe {absent} either: whoever accepts learns nothing of it, and the consent is not informed in this respect',
    advertisingUnsaidAlong:
      'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising} (embedded: {sources})',
    advertisingUncoveredAlong:
      'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising} (embedded: {sources}); the privacy notice does not describe {absent} either: whoever accepts learns nothing of it, and the consent is not informed in this respect',
    sufficientOwn:
      'The first layer names purposes and withdrawal and links the privacy notice; no other recipients were seen that would have to be named',
    sufficientOwnHosts:
      'The first layer names purposes and withdrawal and links the privacy notice; whether it names who is behind {hosts}, to which requests go only after accepting, was not examined',
    sufficientOwnHostsNamed:
      'The first layer names purposes and withdrawal and links the privacy notice; “{recipients}” in the banner fits {hosts} by its name, to which requests go only after accepting',
    ...withRemarks('en', {
      both: {
        sufficient: 'The first layer names purposes, recipients, withdrawal and third country and links the privacy notice',
        sufficientNear:
          'The first layer names purposes, recipients and withdrawal and links the privacy notice; no third country was seen that would have to be named',
        withdrawalAlone:
          '{seen} of {total} points examined are on the first layer; the note on withdrawal was not found. This check does not rate a single gap, because it is not settled whether the linked privacy notice is enough (Art. 7(3) sentence 3 GDPR). Recommendation: point out in the banner that consent can be withdrawn at any time, and say where',
        thirdCountryAlone:
          '{seen} of {total} points examined are on the first layer; the note on the third country was not found. This check does not rate a single gap, because it is not settled whether the linked privacy notice is enough (Art. 13(1)(f) GDPR). Recommendation: point out in the banner that data may reach a third country',
        noticeLinkAlone:
          '{seen} of {total} points examined are on the first layer; the link to the privacy notice was not found. This check does not rate a single gap, because the law does not list what the first layer has to contain; the notice has to be easy to reach before consenting (Art. 12, 13 GDPR), see “Legal pages reachable despite the banner”. Recommendation: link it in the banner',
      },
      unnamed: {
        purposeAlone:
          '{seen} of {total} points examined are on the first layer; purposes by name were not found. This check does not rate a single gap, because the law does not list what the first layer has to contain; consent has to be specific nevertheless (Art. 4(11) GDPR). Recommendation: name the purposes in the banner',
        onlyServicesAlone:
          '{seen} of {total} points examined are on the first layer; purposes by name were not found, only services are named ({named}). This check does not rate a single gap, because the law does not list what the first layer has to contain; consent has to be specific nevertheless (Art. 4(11) GDPR). Recommendation: say in the banner what they are for',
      },
      advertising: {
        sufficientKind:
          'The first layer names purposes, withdrawal and third country and links the privacy notice; of the recipients it only tells the kind (“{kind}”), neither names nor their number. Recommendation: name them or their number',
        sufficientNearKind:
          'The first layer names purposes and withdrawal and links the privacy notice; of the recipients it only tells the kind (“{kind}”), neither names nor their number. Recommendation: name them or their number. No third country was seen that would have to be named',
        recipientsAlone:
          '{seen} of {total} points examined are on the first layer; recipients or their number were not found. This check does not rate a single gap, because it is not settled whether the linked privacy notice is enough (Art. 13(1)(e) GDPR). Recommendation: name them in the banner',
      },
    }),
  },
};
const unjudged: Record<Locale, Record<string, string>> = {
  de: {
    language: 'Der Text des Banners ist in keiner Sprache, die sich hier beurteilen lässt',
    informsOnly: 'Das Banner bittet um keine Einwilligung, und nichts wurde beobachtet, was eine braucht',
    steersNothing: nothingSteered.de.steersNothing,
    needsNothing: nothingSteered.de.needsNothing,
    noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
  },
  en: {
    language: 'The text of the banner is in no language that can be judged here',
    informsOnly: 'The banner asks for no consent, and nothing was observed that needs one',
    steersNothing: nothingSteered.en.steersNothing,
    needsNothing: nothingSteered.en.needsNothing,
    noBanner: 'No consent banner was found',
  },
};

/** What is told of the layer on which one consents, each also for one that lies behind a settings control. */
export function firstLayerMessages(locale: Locale): Record<string, string> {
  return { ...behindSettings({ ...judged[locale], ...bannerDenialTexts(locale).messages }, locale), ...unjudged[locale] };
}
