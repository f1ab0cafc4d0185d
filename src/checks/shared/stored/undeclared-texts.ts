import { addedTo, numberedSteps } from '../../message-variants.ts';

const told = {
  de: {
    undeclaredMarketing:
      '{count|=Ein Werbe-Cookie einer fremden Domain|Werbe-Cookies fremder Domains} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service})',
    undeclaredMarketingNone:
      'Banner und Datenschutzerklärung nennen keines der nach dem Zustimmen vorhandenen Cookies mit Namen, und auch nicht den Dienst dahinter: {names} ({service}, {count|=ein Werbe-Cookie einer fremden Domain|Werbe-Cookies fremder Domains})',
    undeclared:
      '{service}: {count|=ein Eintrag|Einträge} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names}',
    undeclaredNone:
      'Banner und Datenschutzerklärung nennen keines der nach dem Zustimmen vorhandenen Cookies mit Namen; auch der Dienst dahinter fehlt dort bei: {names} ({service})',
    silent:
      'Die Datenschutzerklärung nennt {service}, aber nicht, dass im Browser etwas gespeichert wird; nach dem Zustimmen lag dort: {names}',
    silentPayment:
      'Die Datenschutzerklärung nennt {service}, aber nicht, dass im Browser etwas gespeichert wird; nach dem Zustimmen lag dort: {names}',
    maker:
      'Das Banner nennt den Anbieter von {service}, aber weder den Dienst noch, was er im Browser speichert; nach dem Zustimmen lag dort: {names}',
    notListed:
      '{service}: {count|=Ein Eintrag steht|Einträge stehen} in keiner Liste, obwohl Banner oder Datenschutzerklärung andere mit Namen nennen: {names}; genannt ist nur der Dienst',
    denied: 'Die Datenschutzerklärung nennt {service} als Dienst ohne Cookies; nach dem Zustimmen lag im Browser: {names}',
    deniedEmbed: 'Die Datenschutzerklärung nennt {service} als Dienst ohne Cookies; nach dem Zustimmen lag im Browser: {names}',
  },
  en: {
    undeclaredMarketing:
      '{count|advertising cookie of another domain|advertising cookies of other domains} after accepting without any statement in the banner or the privacy notice: {names} ({service})',
    undeclaredMarketingNone:
      'Banner and privacy notice name none of the cookies present after accepting, nor the service behind these: {names} ({service}, {count|advertising cookie of another domain|advertising cookies of other domains})',
    undeclared: '{service}: {count|entry|entries} after accepting without any statement in the banner or the privacy notice: {names}',
    undeclaredNone:
      'Banner and privacy notice name none of the cookies present after accepting; the service is missing there too for: {names} ({service})',
    silent: 'The privacy notice names {service} but does not say that anything is stored in the browser; after accepting it held: {names}',
    silentPayment:
      'The privacy notice names {service} but does not say that anything is stored in the browser; after accepting it held: {names}',
    maker:
      'The banner names the provider of {service}, but neither the service nor what it stores in the browser; after accepting it held: {names}',
    notListed:
      '{service}: {count|entry is|entries are} in no list, although banner or privacy notice name others: {names}; only the service is named',
    denied: 'The privacy notice names {service} as a service without cookies; after accepting the browser held: {names}',
    deniedEmbed: 'The privacy notice names {service} as a service without cookies; after accepting the browser held: {names}',
  },
};
/** The same with what lay there before the choice already: naming it in a list does not make up for the consent. */
const tooEarly = {
  de: '; davon schon vor der Auswahl gespeichert: {before}',
  en: '; stored before the choice already: {before}',
};
const undeclared = { de: withBefore('de'), en: withBefore('en') };

function withBefore(locale: 'de' | 'en'): Record<string, string> {
  return addedTo(told[locale], { '': '', Before: tooEarly[locale], BeforeOpen: tooEarly[locale], BeforePay: tooEarly[locale] });
}

/** The same where more is not named than the findings tell: cookies, entries of web storage, or both; of some the service alone is told. */
const alsoUnnamed = {
  de: {
    Others: '; außerdem ohne eigene Angaben: {others}',
    Stored: '; außerdem ohne eigene Angaben, im Web-Speicher: {stored}',
    OthersStored: '; außerdem ohne eigene Angaben: {others}; im Web-Speicher: {stored}',
  },
  en: {
    Others: '; also without a statement of their own: {others}',
    Stored: '; also without a statement of their own, in web storage: {stored}',
    OthersStored: '; also without a statement of their own: {others}; in web storage: {stored}',
  },
};
/** Where nothing known is missing in banner and notice. */
const named = {
  de: {
    declared: 'Banner oder Datenschutzerklärung nennen die Einträge, die eine Einwilligung brauchen oder brauchen können: {names}',
    declaredPartly:
      'Von den Einträgen, die eine Einwilligung brauchen oder brauchen können, nennen Banner oder Datenschutzerklärung beim Namen: {names}; in keiner gelesenen Liste gefunden, beschrieben ist nur ihr Dienst: {byService}',
    declaredByService:
      'Banner oder Datenschutzerklärung beschreiben die Dienste, nicht aber beim Namen die Einträge, die eine Einwilligung brauchen oder brauchen können: {byService}',
    nothingToDeclare: 'Nach dem Zustimmen kam nichts hinzu, was der Scanner als einwilligungsbedürftig kennt',
  },
  en: {
    declared: 'Banner or privacy notice name the entries that need consent or may need it: {names}',
    declaredPartly:
      'Of the entries that need consent or may need it, banner or privacy notice list by name: {names}; found in no list that was read, with only their service described: {byService}',
    declaredByService:
      'Banner or privacy notice describe the services but do not list by name the entries that need consent or may need it: {byService}',
    nothingToDeclare: 'Nothing that the scanner knows to need consent was added after accepting',
  },
};
const namedToo = {
  de: '; dem Scanner unbekannt, aber im Banner oder in der Datenschutzerklärung genannt: {suspicious}',
  en: '; unknown to the scanner but named in the banner or the privacy notice: {suspicious}',
};
const except = {
  de: '; dem Scanner unbekannt, weder im Banner noch in der Datenschutzerklärung genannt und deshalb nicht bewertet: {unknown}',
  en: '; unknown to the scanner, named neither in the banner nor in the privacy notice and therefore not rated: {unknown}',
};
const alsoExcept = {
  de: '; ebenfalls unbekannt, weder im Banner noch in der Datenschutzerklärung genannt und deshalb nicht bewertet: {unknown}',
  en: '; unknown as well, named neither in the banner nor in the privacy notice and therefore not rated: {unknown}',
};
const earlyToo = {
  de: '; dort nicht genannt, aber schon vor der Auswahl gesetzt und deshalb hier nicht bewertet: {early}',
  en: '; not named there but set before the choice already and therefore not rated here: {early}',
};
/** What the scanner does not know is no entry that needs consent; the check on unknown purposes has it. */
const besidesNamed = { de: besidesIn('de'), en: besidesIn('en') };

function besidesIn(locale: 'de' | 'en'): Record<string, string> {
  const see = '{see:ck-unclassified}';
  const later = {
    Unknown: namedToo[locale] + see,
    Except: except[locale] + see,
    UnknownExcept: namedToo[locale] + alsoExcept[locale] + see,
  };
  return {
    ...later,
    ...addedTo({ Early: earlyToo[locale] }, { '': '{see:pp-cookie-details,ck-before-consent,emb-booking-widgets}', ...later }),
  };
}

const withOthers = { de: addedTo(undeclared.de, alsoUnnamed.de), en: addedTo(undeclared.en, alsoUnnamed.en) };

/** Where texts were not read that might name the entries. */
const unread = {
  de: {
    textsUnreadNotice: 'Die Datenschutzerklärung ließ sich nicht vollständig lesen; im gelesenen Teil und im Banner nicht genannt: {names}',
    textsUnreadLayer:
      'Die zweite Ebene des Banners wurde nicht gelesen; auf der ersten und in der Datenschutzerklärung nicht genannt: {names}',
    textsUnreadPolicy:
      'Die verlinkte Seite zu Cookies ({policy}) wurde nicht gelesen; in Banner und Datenschutzerklärung nicht genannt: {names}',
  },
  en: {
    textsUnreadNotice: 'The privacy notice could not be read completely; in the part that was read and in the banner not named: {names}',
    textsUnreadLayer: 'The second layer of the banner was not read; on the first and in the privacy notice not named: {names}',
    textsUnreadPolicy: 'The linked page on cookies ({policy}) was not read; in banner and privacy notice not named: {names}',
  },
};
const unreadFixes = {
  de: numberedSteps([
    'Sehen Sie dort nach, ob diese Einträge mit Anbieter, Zweck und Laufzeit genannt sind: {names}. Wenn ja, ist hier nichts zu tun.',
    'Ergänzen Sie sonst, was fehlt, im Banner und in der Datenschutzerklärung.',
  ]),
  en: numberedSteps([
    'Look there whether these entries are named with provider, purpose and lifetime: {names}. If so, there is nothing to do here.',
    'Otherwise add what is missing, in the banner and in the privacy notice.',
  ]),
};
const findingFixes = {
  de: {
    undeclared: numberedSteps([
      'Nehmen Sie in die Cookie-Liste (im Banner oder in der Datenschutzerklärung, je nachdem, wo Sie eine führen) auf: {names}, mit Anbieter, Zweck und Laufzeit. Was sonst fehlt, zeigen Satz und Belege.',
      'Hat Ihr Einwilligungswerkzeug einen Cookie-Scan, lösen Sie ihn danach neu aus.',
    ]),
    marketing: numberedSteps([
      '{#enter} Nehmen Sie {service} unter dem Zweck, dem es dient (etwa Werbung), in das Banner auf, und laden Sie es erst mit dieser Zustimmung; die zu einem anderen Dienst oder Zweck deckt es nicht. Brauchen Sie es nicht, entfernen Sie es.',
      'Nennen Sie danach mit Anbieter, Zweck und Laufzeit in der Cookie-Liste, ohne eine solche in der Datenschutzerklärung: {names}. Was sonst fehlt, zeigen Satz und Belege.',
    ]),
    before: numberedSteps([
      '{#tie} Halten Sie bis zur Einwilligung zurück, was schon vor der Auswahl gespeichert wird: {before}. Was Besucher selbst öffnen oder als Zahlungsart wählen, wartet stattdessen darauf. Ein Eintrag in einer Liste ersetzt eine nötige Einwilligung nicht.',
      'Nennen Sie, soweit sie bleiben, mit Anbieter, Zweck und Laufzeit in der Cookie-Liste, ohne eine solche in der Datenschutzerklärung: {names}. Was sonst fehlt, zeigen Satz und Belege.',
    ]),
    beforeOpen: numberedSteps([
      'Klären Sie mit dem Anbieter, wozu dient, was schon vor der Auswahl gespeichert wird: {before}{see:ck-unclassified}.',
      '{#tie} Was davon nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), halten Sie bis zur Einwilligung zurück; was Besucher selbst öffnen, bis sie es tun. Ein Eintrag in einer Liste ersetzt eine nötige Einwilligung nicht.',
      'Nennen Sie, soweit sie bleiben, mit Anbieter, Zweck und Laufzeit in der Cookie-Liste, ohne eine solche in der Datenschutzerklärung: {names}. Was sonst fehlt, zeigen Satz und Belege.',
    ]),
    beforePay: numberedSteps([
      '{#later} Laden Sie {service} erst, wenn der Besucher bezahlen will (mit der Wahl der Zahlungsart, auf anderen Seiten auf einen Klick); bis dahin darf nichts davon gespeichert sein: {before}. Ins Einwilligungsbanner gehört der Dienst nicht, soweit er zum Bezahlen da ist, sonst könnte nicht bezahlen, wer ablehnt.',
      'Nennen Sie {service} in der Datenschutzerklärung, mit Anbieter, Zweck und Laufzeit dessen, was der Dienst im Browser speichert: {names}. Was sonst fehlt, zeigen Satz und Belege.',
    ]),
    silent: numberedSteps([
      'Soweit {service} eingebunden bleibt, ergänzen Sie in der Datenschutzerklärung, was der Dienst im Browser speichert: {names}, mit Zweck und Laufzeit.',
      'Nehmen Sie den Dienst auch in das Einwilligungsbanner auf, soweit er eine Einwilligung braucht.',
    ]),
    silentPayment: numberedSteps([
      'Stellen Sie zuerst ab, dass {service} etwas speichert, wo noch niemand bezahlt{see:ck-before-consent,ck-after-reject,emb-payment-sdk}. Ins Einwilligungsbanner gehört der Dienst nicht, soweit er zum Bezahlen da ist.',
      'Nur soweit er danach auf Ihren Seiten noch etwas im Browser speichert, ergänzen Sie das in der Datenschutzerklärung bei {service}, mit Zweck und Laufzeit; bisher: {names}.',
    ]),
    maker: numberedSteps([
      'Nehmen Sie {service} beim Namen in Banner und Datenschutzerklärung auf, mit dem Zweck und dem, was der Dienst im Browser speichert: {names}, mit Laufzeit.',
      'Prüfen Sie im Einwilligungswerkzeug, dass der Dienst nur mit der Zustimmung zu diesem Zweck lädt.',
    ]),
    denied: numberedSteps([
      'Stellen Sie ab, dass {service} etwas im Browser speichert: {names}.',
      'Oder berichtigen Sie die Datenschutzerklärung, nennen Sie die Einträge mit Zweck und Laufzeit, und holen Sie die nötige Einwilligung ein.',
    ]),
    deniedEmbed: numberedSteps([
      'Berichtigen Sie in der Datenschutzerklärung den Satz zu {service}, und nennen Sie dort, was im Browser gespeichert wird, mit Zweck und Laufzeit: {names}. Beim Anbieter abschalten lässt sich das in der Regel nicht.',
      '{#later} Laden Sie {service} erst, wenn der Besucher eingewilligt hat, oder ersetzen Sie die Einbettung durch einen Link; dann wird auf Ihrer Seite nichts gespeichert.',
    ]),
  },
  en: {
    undeclared: numberedSteps([
      'Add to the list of cookies (in the banner or in the privacy notice; if there is none, set one up): {names}, with provider, purpose and lifetime. What else is missing is shown by the sentence and the evidence.',
      'If your consent tool has a cookie scan, start it anew afterwards.',
    ]),
    marketing: numberedSteps([
      '{#enter} Add {service} to the banner under the purpose it serves (such as advertising), and load it only with that consent; consent to another service or purpose does not cover it. If you do not need it, remove it.',
      'After that, name with provider, purpose and lifetime in the list of cookies or, without one, in the privacy notice: {names}. What else is missing is shown by the sentence and the evidence.',
    ]),
    before: numberedSteps([
      '{#tie} Hold back until consent what is stored before the choice already: {before}. What visitors open themselves or choose as a way of paying waits for that instead. An entry in a list does not replace consent that is needed.',
      'As far as they stay, name with provider, purpose and lifetime in the list of cookies or, without one, in the privacy notice: {names}. What else is missing is shown by the sentence and the evidence.',
    ]),
    beforeOpen: numberedSteps([
      'Settle with the provider what the entries stored before the choice already are for: {before}{see:ck-unclassified}.',
      '{#tie} Hold back until consent what of it is not strictly necessary (Section 25(2) no. 2 TDDDG); what visitors open themselves, until they do. An entry in a list does not replace consent that is needed.',
      'As far as they stay, name with provider, purpose and lifetime in the list of cookies or, without one, in the privacy notice: {names}. What else is missing is shown by the sentence and the evidence.',
    ]),
    beforePay: numberedSteps([
      '{#later} Load {service} only when the visitor wants to pay (with the choice of the way of paying, on other pages on a click); until then nothing of it may be stored: {before}. As far as it is there to pay, the service does not belong into the consent banner, or visitors who reject could not pay.',
      'Name {service} in the privacy notice, with provider, purpose and lifetime of what the service stores in the browser: {names}. What else is missing is shown by the sentence and the evidence.',
    ]),
    silent: numberedSteps([
      'As far as {service} stays embedded, add to the privacy notice what the service stores in the browser: {names}, with purpose and lifetime.',
      'Add the service to the consent banner too as far as it needs consent.',
    ]),
    silentPayment: numberedSteps([
      'First stop {service} from storing anything where nobody pays yet{see:ck-before-consent,ck-after-reject,emb-payment-sdk}. As far as it is there to pay, the service does not belong into the consent banner.',
      'Only as far as it still stores something in the browser on your pages after that, add that to what the privacy notice says of {service}, with purpose and lifetime; so far: {names}.',
    ]),
    maker: numberedSteps([
      'Add {service} by its name to the banner and the privacy notice, with its purpose and with what it stores in the browser: {names}, with lifetime.',
      'Look in the consent tool that the service loads only with the consent to this purpose.',
    ]),
    denied: numberedSteps([
      'Stop {service} from storing anything in the browser: {names}.',
      'Or correct the privacy notice, name the entries with purpose and lifetime, and obtain the consent that is needed.',
    ]),
    deniedEmbed: numberedSteps([
      'Correct the sentence on {service} in the privacy notice, and name there what is stored in the browser, with purpose and lifetime: {names}. As a rule it cannot be switched off at the provider.',
      '{#later} Load {service} only once the visitor has consented, or replace the embed by a link; then nothing is stored on your page.',
    ]),
  },
};

/** Stands in a step for what else is missing. */
const rest = { de: ' Was sonst fehlt, zeigen Satz und Belege.', en: ' What else is missing is shown by the sentence and the evidence.' };
const restNamed = {
  de: {
    Others: ' Dort fehlen ebenso: {others}.',
    Stored: ' Dort fehlen ebenso, aus dem Web-Speicher: {stored}.',
    OthersStored: ' Dort fehlen ebenso: {others}; aus dem Web-Speicher: {stored}.',
  },
  en: {
    Others: ' Missing there as well: {others}.',
    Stored: ' Missing there as well, from web storage: {stored}.',
    OthersStored: ' Missing there as well: {others}; from web storage: {stored}.',
  },
};

/** By name, where the finding names it. */
function restOf(name: string, locale: 'de' | 'en'): string {
  const [ending] = /(?:Others)?(?:Stored)?$/.exec(name) ?? [''];
  return ending === '' ? '' : restNamed[locale][ending as keyof (typeof restNamed)['de']];
}

/** Steps by message. */
export function undeclaredFixes(locale: 'de' | 'en'): Record<string, string> {
  const {
    undeclared: add,
    marketing,
    before,
    beforeOpen,
    beforePay,
    silent,
    silentPayment,
    maker,
    denied,
    deniedEmbed,
  } = findingFixes[locale];
  const all = { ...undeclared[locale], ...withOthers[locale] };
  const fixOf = (name: string) =>
    /^(?:undeclared|notListed).*BeforePay/.test(name)
      ? beforePay
      : /^(?:undeclared|notListed).*BeforeOpen/.test(name)
        ? beforeOpen
        : /^(?:undeclared|notListed).*Before/.test(name)
          ? before
          : name.startsWith('silentPayment')
            ? silentPayment
            : name.startsWith('silent')
              ? silent
              : name.startsWith('maker')
                ? maker
                : name.startsWith('deniedEmbed')
                  ? deniedEmbed
                  : name.startsWith('denied')
                    ? denied
                    : name.startsWith('undeclaredMarketing')
                      ? marketing
                      : add;
  return {
    ...Object.fromEntries(Object.keys(all).map((name) => [name, fixOf(name).replace(rest[locale], restOf(name, locale))])),
    ...Object.fromEntries(Object.keys(unread[locale]).map((name) => [name, unreadFixes[locale]])),
  };
}

/** Sentences by message, with what else was seen as their endings. */
export const undeclaredMessages: Record<'de' | 'en', Record<string, string>> = { de: messagesIn('de'), en: messagesIn('en') };

function messagesIn(locale: 'de' | 'en'): Record<string, string> {
  return {
    ...undeclared[locale],
    ...withOthers[locale],
    ...named[locale],
    ...addedTo(named[locale], besidesNamed[locale]),
    ...unread[locale],
  };
}
