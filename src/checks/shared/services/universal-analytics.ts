import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { isUniversalAnalytics } from './google-requests.ts';
import { wasSent } from './initiator-chains.ts';

const analytics = 'google-analytics';

/** Whether all that is asked of Google Analytics belongs to the product that Google switched off: there is nothing left to consent to. */
export function isOnlyUniversal(requests: readonly RequestFact[]): boolean {
  const own = requests.filter((request) => request.serviceId === analytics && wasSent(request));
  return own.length > 0 && own.every(isUniversalAnalytics);
}

/** The same of the whole website, in all states. */
export function hasOnlyUniversal({ requests }: Pick<Facts, 'requests'>): boolean {
  return isOnlyUniversal(requests);
}

const dead = {
  de: 'Google hat diese Fassung 2023 abgeschaltet und ihre Daten 2024 gelöscht: Gemessen wird damit nichts mehr, die IP-Adresse erhält Google trotzdem',
  en: 'Google switched this version off in 2023 and deleted its data in 2024: nothing is measured by it any more, but Google receives the IP address all the same',
};

/** What is told of it; `moment`: when it loads. */
export function universalMessage(locale: Locale, moment: string): string {
  const head = {
    de: `{service} lädt ${moment} noch als Universal Analytics (Anfragen an {hosts})`,
    en: `{service} still loads ${moment} as Universal Analytics (requests to {hosts})`,
  };
  return `${head[locale]}; ${dead[locale]}`;
}

/** The step against it. */
export const universalStep = {
  de: '{#remove} Entfernen Sie den Code von Universal Analytics (analytics.js, ga.js oder gtag/js mit einer Kennung „UA-…“) aus der Vorlage, aus Erweiterungen und aus dem Tag-Manager, falls Sie einen verwenden; ein Einwilligungswerkzeug brauchen Sie dafür nicht.',
  en: '{#remove} Remove the code of Universal Analytics (analytics.js, ga.js or gtag/js with an id “UA-…”) from the template, from extensions and from the tag manager if you use one; you need no consent tool for it.',
};

/** Steps against it: nobody ties a dead service to a banner, and nobody installs one for it. */
export const universalFix = {
  de: `1. ${universalStep.de}\n2. Setzen Sie Google Analytics auch sonst nicht ein, streichen Sie den Abschnitt dazu in der Datenschutzerklärung und den Eintrag im Banner, soweit vorhanden.\n3. {#no-request} Laden Sie {page} in einem neuen Browserprofil, und prüfen Sie, dass keine Anfrage an {hosts} mehr erscheint.`,
  en: `1. ${universalStep.en}\n2. If you do not use Google Analytics otherwise, delete the section about it in the privacy notice and its entry in the banner where there is one.\n3. {#no-request} Load {page} in a fresh browser profile, and verify that no request to {hosts} appears any more.`,
};

/** Where it is all that would need a banner. */
export const universalAlone = {
  message: {
    de: 'Es gibt kein Einwilligungsbanner; eine Einwilligung bräuchte allein {names}, und davon lädt nur noch Universal Analytics, das Google abgeschaltet hat',
    en: 'There is no consent banner; only {names} would need consent, and of it nothing but Universal Analytics still loads, which Google has switched off',
  },
  fix: {
    de: '1. {#remove} Entfernen Sie den Code von Universal Analytics{see:trk-before-consent}: Dann braucht die Website dafür kein Banner.',
    en: '1. {#remove} Remove the code of Universal Analytics{see:trk-before-consent}: then the website needs no banner for it.',
  },
};
