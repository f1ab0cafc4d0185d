import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';

/** How to see that rejecting works, as a second step. */
export const trySteps = {
  de: '2. Klicken Sie in einem neuen Browserprofil auf diese Schaltfläche und prüfen Sie, dass danach keine einwilligungspflichtigen Dienste laden.',
  en: '2. Click that button in a fresh browser profile and verify that no services that need consent load afterwards.',
};
const labelStep = {
  de: 'Beschriften Sie „{accept}“ so, dass die Zustimmung zu erkennen ist, etwa mit „Alle akzeptieren“.',
  en: 'Label “{accept}” so that it can be recognised as agreement, for instance “Accept all”.',
};
/** What the first layer shows besides: a way to reject that hardly catches the eye, an agreement that is not called one. */
const besides = {
  de: {
    Faint: '; „{settings}“, der Weg dorthin, nimmt nur {share} % der Fläche von „{accept}“ ein',
    Noted: '; „{accept}“ liest sich als Kenntnisnahme, nicht als eindeutige Zustimmung (Art. 4 Nr. 11 DSGVO)',
  },
  en: {
    Faint: '; “{settings}”, the way there, takes up only {share} % of the area of “{accept}”',
    Noted: '; “{accept}” reads as taking note, not as an unambiguous agreement (Art. 4(11) GDPR)',
  },
};
/** Where the button to accept was read, it is called what the site calls it. */
export const besideAccept = {
  de: `1. {#reject} Schalten Sie im Einwilligungswerkzeug auf der ersten Ebene eine Schaltfläche „Alle ablehnen“ ein, direkt neben „{accept}“ und ebenso groß.\n${trySteps.de}`,
  en: `1. {#reject} Switch on a button “Reject all” on the first layer in the consent tool, right beside “{accept}” and of the same size.\n${trySteps.en}`,
};

/** Messages that tell of a missing button. */
const missing = [
  'rejectOnDeeperLayer',
  'rejectBySaving',
  'rejectBesidePreselection',
  'noRejectOnFirstLayer',
  'rejectByDeselecting',
  'noReject',
] as const;

/** The same fix for every message that tells of a missing button. */
export function missingFixes(locale: Locale): Record<string, string> {
  const fix = besideAccept[locale];
  const [first, ...rest] = fix.split('\n').map((step) => step.replace(/^\d+\. /, ''));
  const labelled = numberedSteps([first!, labelStep[locale], ...rest]);
  return Object.fromEntries(
    missing.flatMap((name) => [
      [name, fix],
      [`${name}Faint`, fix],
      [`${name}Noted`, labelled],
      [`${name}FaintNoted`, labelled],
    ]),
  );
}

/** Each message on a missing button with what the first layer shows besides. */
export function missingMessages(messages: Record<(typeof missing)[number], string>, locale: Locale): Record<string, string> {
  const { Faint, Noted } = besides[locale];
  return addedTo(messages, { '': '', Faint, Noted, FaintNoted: Faint + Noted });
}
