import type { Service } from '#knowledge/types.ts';
import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';
import { consentIsForCookies } from './cookies-only.ts';

/** Names of parameters that counters use for the width or the height of the screen or of the window. */
const screenSide =
  /^(?:s(?:creen)?[-_]?(?:w|h|width|height)|scr[wh]|(?:bildschirm|fenster|viewport|window|inner|device)[-_]?(?:w|h|width|height|breite|h(?:ö|oe)he))$/i;
/** Both together as one value, under whatever name. */
const screenSize = /^[1-9]\d{2,3}[x×*][1-9]\d{2,3}$/i;

/** What the address of a request says about the screen of the visitor ("res=1366x768"); null where it says nothing. */
export function screenIn(url: string): string | null {
  return screenAmong([...(URL.parse(url)?.searchParams ?? [])]);
}

/** The same of named values, wherever they stand. */
export function screenAmong(params: readonly (readonly [name: string, value: string])[]): string | null {
  const both = params.find(([, value]) => screenSize.test(value));
  if (both) return both.join('=');
  const sides = params.filter(([name, value]) => screenSide.test(name) && /^[1-9]\d{2,3}$/.test(value));
  return sides.length === 0 ? null : sides.map((side) => side.join('=')).join(', ');
}

/** The first request that tells the screen, with what it tells. */
export function screenSent(requests: readonly RequestFact[]): { request: RequestFact; screen: string } | null {
  for (const request of requests) {
    const screen = request.visitReport?.screen ?? screenIn(request.url);
    if (screen !== null) return { request, screen };
  }
  return null;
}

const reads = { de: '; gesendet wird auch die Bildschirmgröße ({screen})', en: '; the size of the screen is sent, too ({screen})' };

/**
 * Endings of what is told of a counter by what it was seen to send: the size of the screen, with the product that has a switch against
 * that; `Brief`: not the screen, and by its maker it keeps no address either, so that there is no setting to look for.
 */
export const countingKinds = ['', 'Brief', 'Screen', 'ScreenMatomo', 'ScreenUmami', 'ScreenSimple'] as const;

/** A disputed message as such, and with each of these endings. */
export function withScreen(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return addedTo(texts, Object.fromEntries(countingKinds.map((kind) => [kind, kind.startsWith('Screen') ? reads[locale] : ''])));
}

const own = {
  de: '{when} zählt {service} Besuche auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde; ob das eine Einwilligung braucht, ist umstritten',
  en: '{when}, {service} counts visits on the site’s own server without any cookie observed; whether that needs consent is disputed',
};

/** Counting on the own server without a cookie; `Unasked`: the website asks for no consent at all. */
export function ownCountingMessages(locale: Locale): Record<string, string> {
  const told = withScreen({ selfHosted: own[locale] }, locale);
  return { ...withAsked(told, locale), ...suffixed(told, 'Unasked') };
}

const asked = {
  de: '; das Banner stellt den Dienst zur Wahl, gezählt wird trotzdem',
  en: '; the banner offers a choice on the service, and visits are counted all the same',
};

const cookiesOnly = {
  de: '; nach der Datenschutzerklärung gilt die Einwilligung nur den Cookies',
  en: '; by the privacy notice, consent is for the cookies only',
};

/**
 * The same where the banner asks for the service (`Asked`): its switch governs something else, at most the cookies. `CookiesOnly`: the
 * notice says just that.
 */
export function withAsked(texts: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return addedTo(texts, { '': '', Asked: asked[locale], CookiesOnly: cookiesOnly[locale] });
}

/** Ending of a message about counting on the own server that the banner asks for. */
export function askedEnding(serviceId: string, facts: Partial<Pick<Facts, 'privacy'>>): 'Asked' | 'CookiesOnly' {
  return consentIsForCookies(serviceId, facts) ? 'CookiesOnly' : 'Asked';
}

const steps = {
  de: {
    Brief: '',
    '': 'Prüfen Sie, ob {service} die IP-Adresse vor dem Speichern kürzt und nichts aus dem Gerät liest; die Bildschirmgröße war in den Aufrufen nicht zu sehen.',
    Screen:
      'Schalten Sie in {service} ab, dass die Bildschirmgröße und andere Angaben aus dem Gerät gelesen werden, soweit das Werkzeug das vorsieht, oder zählen Sie die Besuche stattdessen aus den Protokollen des Servers.',
    ScreenUmami:
      'Geben Sie dem Skript von Umami mit dem Attribut data-before-send den Namen einer Funktion, die „screen“ und „language“ aus den Daten entfernt, bevor sie gesendet werden, oder zählen Sie die Besuche stattdessen aus den Protokollen des Servers.',
    ScreenSimple:
      'Geben Sie dem Skript von Simple Analytics das Attribut data-ignore-metrics="screensize,viewportsize,language", oder zählen Sie die Besuche stattdessen aus den Protokollen des Servers.',
    ScreenMatomo:
      "Setzen Sie im Zählcode von Matomo vor „trackPageView“ die Zeile _paq.push(['disableBrowserFeatureDetection']); dann liest er Bildschirmgröße und Plugins nicht mehr aus. Oder zählen Sie die Besuche aus den Protokollen des Servers.",
    matomo:
      ' (damit Matomo nur nicht zählt, genügt im Zählcode „requireConsent“ statt „requireCookieConsent“, mit „setConsentGiven“ beim Zustimmen und „forgetConsentGiven“ beim Widerruf; das Skript lädt dann weiter)',
    tie: 'Der Eintrag im Banner hält {service} nicht zurück, er steuert allenfalls die Cookies. Entweder binden Sie Zählcode und Skript an diesen Eintrag{matomo}, oder Sie berichtigen Banner und Datenschutzerklärung, soweit danach nur mit Einwilligung gezählt wird, und nennen dort den Widerspruch.',
    basis:
      'Halten Sie fest, warum Sie die Zählung ohne Einwilligung für zulässig halten, und sagen Sie in der Datenschutzerklärung, soweit es dort fehlt, was {service} erhebt, auf welcher Rechtsgrundlage und wie man widerspricht.',
    strict:
      'Nur wenn Sie der strengen Ansicht folgen, nach der auch diese Zählung eine Einwilligung braucht: Führen Sie {service} im Banner unter einer abwählbaren Kategorie, und laden Sie den Dienst erst nach der Zustimmung; ein Banner ohne Ablehnen genügt dafür nicht.',
    strictCookies:
      'Für die beobachteten Seitenaufrufe ist an Banner und Datenschutzerklärung nichts zu berichtigen; was {service} beim Ausfüllen von Formularen und bei Klicks erfasst, hat der Scan nicht ausgelöst: Sehen Sie im Code Ihrer Website nach. Wollen Sie sicher gehen, lassen Sie {service} auch ohne Cookies erst nach der Zustimmung zählen{matomo}.',
    strictUnasked:
      'Nur wenn Sie der strengen Ansicht folgen, nach der auch diese Zählung eine Einwilligung braucht: Laden Sie {service} erst nach der Zustimmung; dafür bräuchte die Website ein Einwilligungsbanner.',
  },
  en: {
    Brief: '',
    '': 'Check whether {service} shortens the IP address before it is stored and reads nothing from the device; the size of the screen was not seen in the calls.',
    Screen:
      'Switch off in {service} that the size of the screen and other details are read from the device, as far as the tool provides for that, or count visits from the logs of the server instead.',
    ScreenUmami:
      'Give the script of Umami, in the attribute data-before-send, the name of a function that takes “screen” and “language” out of the data before they are sent, or count visits from the logs of the server instead.',
    ScreenSimple:
      'Give the script of Simple Analytics the attribute data-ignore-metrics="screensize,viewportsize,language", or count visits from the logs of the server instead.',
    ScreenMatomo:
      "Put the line _paq.push(['disableBrowserFeatureDetection']); before “trackPageView” into the counting code of Matomo; it then no longer reads screen size and plug-ins. Or count visits from the logs of the server.",
    matomo:
      ' (for Matomo merely not to count, “requireConsent” instead of “requireCookieConsent” in the counting code is enough, with “setConsentGiven” on consent and “forgetConsentGiven” on withdrawal; the script then goes on loading)',
    tie: 'The entry in the banner does not hold {service} back, it governs at most the cookies. Either tie counting code and script to this entry{matomo}, or correct banner and privacy notice as far as they say that visits are only counted with consent, and name the objection there.',
    basis:
      'Record why you hold that counting needs no consent, and say in the privacy notice, where it is missing there, what {service} collects, on which legal basis and how to object.',
    strict:
      'Only if you follow the strict view that this counting needs consent as well: list {service} in the banner under a category that can be refused, and load the service only after consent; a banner without a way to reject is not enough for that.',
    strictCookies:
      'For the page views observed, banner and privacy notice need no correction; what {service} records when forms are filled in and on clicks the scan did not trigger: look into the code of your website. To be on the safe side, let {service} count only after consent without cookies as well{matomo}.',
    strictUnasked:
      'Only if you follow the strict view that this counting needs consent as well: load {service} only after consent; the website would need a consent banner for that.',
  },
};

/** The mild remedy first, the banner last: for what is disputed, nobody is pushed to set one up. Names as `withScreen` makes them. */
export function disputedFixes(message: string, locale: Locale, asks: boolean): Record<string, string> {
  const told = steps[locale];
  return Object.fromEntries(
    countingKinds.flatMap((kind) => {
      const first = told[kind] === '' ? [] : [told[kind]];
      const mild = numberedSteps([...first, told.basis, asks ? told.strict : told.strictUnasked]);
      // What is told of Matomo stands with Matomo alone, whose screen may not have been seen.
      const ofMatomo = kind === '' || kind === 'ScreenMatomo' ? told.matomo : '';
      const tie = told.tie.replace('{matomo}', ofMatomo);
      const strictCookies = told.strictCookies.replace('{matomo}', ofMatomo);
      return asks
        ? [
            [`${message}${kind}`, mild] as const,
            [`${message}${kind}Asked`, numberedSteps([tie])] as const,
            [`${message}${kind}CookiesOnly`, numberedSteps([...first, told.basis, strictCookies])] as const,
          ]
        : [[`${message}${kind}Unasked`, mild] as const];
    }),
  );
}

/** Steps for a disputed service on servers of others that the banner does not offer: nobody is told to tie it unconditionally. */
export function disputedElsewhereSteps(locale: Locale, kind: (typeof countingKinds)[number] = ''): string {
  const strict = {
    de: 'Nur wenn Sie der strengen Ansicht folgen, nach der auch diese Zählung eine Einwilligung braucht: Führen Sie {service} im Banner unter einer abwählbaren Kategorie, und laden Sie den Dienst erst nach der Zustimmung.',
    en: 'Only if you follow the strict view that this counting needs consent as well: list {service} in the banner under a category that can be refused, and load the service only after consent.',
  };
  const milder = kind.startsWith('Screen') ? [steps[locale][kind]] : [];
  return numberedSteps([...milder, steps[locale].basis, strict[locale]]);
}

const screenSwitches: Readonly<Record<string, (typeof countingKinds)[number]>> = {
  matomo: 'ScreenMatomo',
  'matomo-cloud': 'ScreenMatomo',
  umami: 'ScreenUmami',
  'simple-analytics': 'ScreenSimple',
};

/** Ending of the message about a disputed counter by what it sends and keeps, with the parameter and the request that show the screen. */
export function countingKind(
  { id, keepsNoAddress }: Pick<Service, 'id' | 'keepsNoAddress'>,
  requests: readonly RequestFact[],
): { ending: (typeof countingKinds)[number]; sent: ReturnType<typeof screenSent> } {
  const sent = screenSent(requests);
  return { sent, ending: sent ? (screenSwitches[id] ?? 'Screen') : keepsNoAddress ? 'Brief' : '' };
}
