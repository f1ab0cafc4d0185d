import { addedTo, suffixed } from '../../message-variants.ts';

const asRejected = {
  de: '{service} wird nach dem Widerruf über „{control}“ weiter aufgerufen, so wie auch nach sofortigem Ablehnen; in der Punktzahl zählt dieselbe Ursache nur einmal',
  en: '{service} is still called after withdrawing by “{control}”, as it is when rejected at once; in the score the same cause counts only once',
};
const asBefore = {
  de: '{service} wird nach dem Widerruf über „{control}“ weiter aufgerufen, so wie schon vor der Auswahl; in der Punktzahl zählt dieselbe Ursache nur einmal',
  en: '{service} is still called after withdrawing by “{control}”, as it is before the choice; in the score the same cause counts only once',
};
const unaskedTexts = (locale: 'de' | 'en') => ({
  continuesAsRejected: asRejected[locale],
  continuesAsRejectedStoring: asRejected[locale],
  continuesAsRejectedPlatform: asRejected[locale],
  continuesAsRejectedStoringPlatform: asRejected[locale],
  continuesAsBefore: asBefore[locale],
  continuesAsBeforeStoring: asBefore[locale],
  continuesAsBeforePlatform: asBefore[locale],
  continuesAsBeforeStoringPlatform: asBefore[locale],
});
/** It goes on as it does when rejected at once, or before any choice where rejecting could not be tried. */
export const asUnasked = { de: unaskedTexts('de'), en: unaskedTexts('en') };

/** The last steps where nothing more is known. */
export const ifItGoesOn = {
  de: '2. Läuft danach ein Dienst weiter, der eine Einwilligung braucht, binden Sie ihn an ihren aktuellen Stand.\n3. Bleiben seine Cookies auf Ihrer eigenen Domain liegen, lassen Sie sie beim Widerruf löschen; Cookies fremder Domains kann die Website nicht löschen.',
  en: '2. If a service that needs consent goes on running afterwards, tie it to the current state of consent.\n3. If its cookies stay on your own domain, have them deleted on withdrawal; the website cannot delete cookies of other domains.',
};

/** It ended, and left its cookies. */
export const stoppedRemain = {
  de: 'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite kamen keine Anfragen mehr an {ended}; von {service} noch im Browser gespeichert: {count|=ein Cookie|Cookies} ({names}; {domainCount|=Domain|Domains:} {domains}); der Web-Speicher wurde nicht betrachtet',
  en: 'After withdrawing by “{control}” and loading the start page again, no more requests went to {ended}; of {service}, still stored in the browser: {count|cookie|cookies} ({names}; {domainCount|=domain|domains:} {domains}); web storage was not looked at',
};

/** Told alike where the steps name the call by which the service is ended. */
export const withCall = (texts: Readonly<Record<string, string>>): Record<string, string> => ({ ...texts, ...suffixed(texts, 'Call') });

/** The same, saying which of the cookies only the server can delete, which lie beside the pages, and which other way to withdraw was not tried. */
export const withServer = (
  texts: Readonly<Record<string, string>>,
  { server, beyond, revoke }: { server: string; beyond: string; revoke: string },
): Record<string, string> =>
  addedTo(texts, {
    '': '',
    Server: server,
    Gated: '',
    Beyond: beyond,
    Revoke: revoke,
    ServerRevoke: server + revoke,
    GatedRevoke: revoke,
    BeyondRevoke: beyond + revoke,
  });

/** It goes on in spite of the withdrawal. */
export const goesOn = {
  de: {
    continues:
      '{service} wird nach dem Widerruf über „{control}“ weiter aufgerufen, obwohl der Dienst nach sofortigem Ablehnen nicht aufgerufen wird',
    continuesKept:
      '{service} wird nach dem Widerruf über „{control}“ weiter aufgerufen, obwohl der Dienst nach sofortigem Ablehnen nicht aufgerufen wird; im Cookie steht noch die Zustimmung ({kept})',
  },
  en: {
    continues: '{service} is still called after withdrawing by “{control}” although it is not called when rejected at once',
    continuesKept:
      '{service} is still called after withdrawing by “{control}” although it is not called when rejected at once; the cookie still holds the consent ({kept})',
  },
};
/** It goes on, and whether the withdrawal was stored is open. */
export const unclearTexts = {
  de: {
    continuesUnclearAsks:
      '{service} wurde nach dem Widerruf über „{control}“ weiter aufgerufen; das Banner fragte danach erneut; ob der Widerruf gespeichert war, ist offen',
    continuesUnclearYes:
      '{service} wurde nach dem Widerruf über „{control}“ weiter aufgerufen; eine Einwilligung meldete danach noch: {yes}; ob der Widerruf gespeichert war, ist offen',
    continuesUnrejected:
      '{service} wurde nach dem Widerruf über „{control}“ weiter aufgerufen; ob der Dienst auch nach sofortigem Ablehnen läuft, ließ sich nicht prüfen',
  },
  en: {
    continuesUnclearAsks:
      '{service} was still called after withdrawing by “{control}”; the banner asked again afterwards, and whether the withdrawal was stored is open',
    continuesUnclearYes:
      '{service} was still called after withdrawing by “{control}”; consent was still reported by: {yes}; whether the withdrawal was stored is open',
    continuesUnrejected:
      '{service} was still called after withdrawing by “{control}”; whether it runs when rejected at once as well could not be examined',
  },
};
const unclearStep = {
  de: '1. Prüfen Sie in einem neuen Browserprofil, ob {service} nach dem Widerruf noch aufgerufen wird: zustimmen, widerrufen, neu laden, Netzverkehr ansehen.\n2. Wenn ja, binden Sie das Skript von {service} an die Einwilligung, sodass es ohne sie nicht lädt.',
  en: '1. Check in a fresh browser profile whether {service} is still called after the withdrawal: accept, withdraw, reload, look at network traffic.\n2. If so, tie the script of {service} to consent, so that it does not load without it.',
};
/** What to do where that is open. */
export const unclearFixes = {
  de: { continuesUnclearAsks: unclearStep.de, continuesUnclearYes: unclearStep.de, continuesUnrejected: unclearStep.de },
  en: { continuesUnclearAsks: unclearStep.en, continuesUnclearYes: unclearStep.en, continuesUnrejected: unclearStep.en },
};

/** What passed, by what was seen to end; with what could not be tried because the start page does not load it. */
export const withUntried = (texts: Readonly<Record<string, string>>, addition: string): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}Untried`, text + addition])),
});

/** The steps stay the same where something could not be tried besides. */
export const alsoUntried = (fixes: Readonly<Record<string, string>>): Record<string, string> => ({
  ...fixes,
  ...suffixed(fixes, 'Untried'),
});
