import type { Locale } from '../../define-check.ts';
import { numberedSteps } from '../../message-variants.ts';

/** How a step ends what runs: by the service's own call, param `stopping`, or where none is known by loading the page again. */
const ends: Record<Locale, Record<'' | 'Call', string>> = {
  de: {
    '': 'Laden Sie, soweit der Dienst bleibt, die Seite neu, sobald der Widerruf gespeichert ist, falls Ihr Einwilligungswerkzeug das nicht schon tut: Bis dahin kann ein Skript von {service}, falls eines lief, weiterlaufen und Cookies schreiben, auch noch beim Verlassen der Seite.',
    Call: '{stopping}',
  },
  en: {
    '': 'Where the service stays, load the page again as soon as the withdrawal is stored, unless your consent tool already does: until then a script of {service}, if one ran, may go on running and write cookies, even when the page is left.',
    Call: '{stopping}',
  },
};
/** A page that is loaded again ends what ran in it, and many tools load it again by themselves. */
const orReloaded: Record<Locale, string> = {
  de: ' Geschieht das schon, oder lädt Ihr Einwilligungswerkzeug die Seite nach dem Widerruf von selbst neu, entfällt das.',
  en: ' If that happens already, or your consent tool loads the page again by itself after the withdrawal, this is not needed.',
};
/** Without it a page that is loaded again starts the service anew, and whoever checks sees no effect. */
const tie: Record<Locale, string> = {
  de: '{#later} Laden Sie {service} erst nach der Einwilligung{see:ck-before-consent,trk-before-consent,ck-after-reject,trk-after-reject,emb-social-plugins,emb-video,emb-maps,emb-chat,emb-captcha,emb-booking-widgets,emb-hidden-thirdparties}; sonst lädt es bei jedem Neuladen wieder.',
  en: '{#later} Load {service} only after consent{see:ck-before-consent,trk-before-consent,ck-after-reject,trk-after-reject,emb-social-plugins,emb-video,emb-maps,emb-chat,emb-captcha,emb-booking-widgets,emb-hidden-thirdparties}; otherwise it loads again whenever the page is loaded again.',
};
/** What the platform of a site counts for itself is no script that its owner could make wait. */
const platform: Record<Locale, string> = {
  de: 'Diese Aufrufe von {service} gehören zur Plattform und lassen sich in ihren Einstellungen nicht abschalten: Halten Sie fest, warum Sie sie ohne Einwilligung für zulässig halten, oder fragen Sie den Anbieter der Plattform nach einem Weg, sie nach einem Widerruf anzuhalten{see:trk-before-consent,trk-after-reject}.',
  en: 'These calls of {service} belong to the platform and cannot be switched off in its settings: record why you hold them permissible without consent, or ask the provider of the platform for a way to stop them after a withdrawal{see:trk-before-consent,trk-after-reject}.',
};
const tieCurrent: Record<Locale, string> = {
  de: '{#tie} Binden Sie {service} (Skript oder Rahmen) an den aktuellen Stand der Einwilligung, sodass es nach dem Widerruf nicht mehr lädt.',
  en: '{#tie} Tie {service} (script or frame) to the current state of consent, so that it no longer loads after the withdrawal.',
};
const overwrite: Record<Locale, string> = {
  de: 'Lassen Sie den Widerruf die gespeicherte Zustimmung ({kept}) überschreiben oder löschen.',
  en: 'Have the withdrawal overwrite or delete the stored consent ({kept}).',
};
/** A running script writes them again, so this step comes after the one that ends it. */
const deleteOwn: Record<Locale, string> = {
  de: '{#delete} Löschen Sie erst danach die Cookies von {service} auf Ihrer Domain: Ein laufendes Skript schreibt sie neu.',
  en: '{#delete} Only then delete the cookies of {service} on your domain: a running script writes them again.',
};
const deleteNamed: Record<Locale, string> = {
  de: '{#delete} Löschen Sie erst danach diese Cookies: {names}, mit dem Einwilligungswerkzeug, wenn es das anbietet{deleting}, sonst mit einem eigenen Skript, auf jeder Domain und Subdomain, für die sie gesetzt sind.',
  en: '{#delete} Only then delete these cookies: {names}, by the consent tool if it offers that{deleting}, otherwise by a script of your own, on each domain and subdomain they are set for.',
};
/** No script of the page sees a cookie with HttpOnly, and so no consent tool either. */
const deleteByServer: Record<Locale, string> = {
  de: '{#delete} Löschen Sie erst danach diese Cookies auf jeder Domain und Subdomain, für die sie gesetzt sind: {names}. Bei {serverNames} kann das nur der Server, der das Cookie setzt (Set-Cookie mit Max-Age=0): Skripte und Einwilligungswerkzeuge im Browser erreichen Cookies mit dem Attribut HttpOnly nicht. Lässt sich das dort nicht einrichten, schalten Sie das Setzen dort ab; verwaltet ein Anbieter den Server (Shop- oder Baukastensystem), fragen Sie ihn nach einer Einstellung dafür.',
  en: '{#delete} Only then delete these cookies on each domain and subdomain they are set for: {names}. For {serverNames} only the server that sets the cookie can do that (Set-Cookie with Max-Age=0): scripts and consent tools in the browser do not reach cookies with the attribute HttpOnly. If that cannot be arranged there, switch the setting of the cookie off there; where a provider runs the server (a shop or website builder), ask for a setting for it.',
};
/** A script sees the cookies of its own host and of the domains above it, never those of a host beside it. */
const beyond: Record<Locale, string> = {
  de: ' Was davon auf {beyond} liegt ({beyondNames}), erreicht kein Skript auf {host}: Löschen kann es nur, was dort läuft; gehört die Adresse einem Anbieter, fragen Sie ihn nach einem Weg.',
  en: ' What of it lies on {beyond} ({beyondNames}) is out of reach for scripts on {host}: only what runs there can delete it; if the address belongs to a provider, ask for a way.',
};
/** Where the shop turns away what scripts write without consent, a deletion after the withdrawal is turned away as well. */
const deleteBeforeGate: Record<Locale, string> = {
  de: '{#delete} Löschen Sie diese Cookies mit einem eigenen Skript, unmittelbar bevor der Widerruf gespeichert wird, auf jeder Domain und Subdomain, für die sie gesetzt sind: {names}. Blockiert die Cookie-Leiste von {system} nicht erlaubte Cookies, weist sie danach jedes Schreiben eines Skripts ab, auch ein löschendes; dafür schreibt auch ein laufendes Skript sie dann nicht neu.',
  en: '{#delete} Delete these cookies by a script of your own, right before the withdrawal is stored, on each domain and subdomain they are set for: {names}. If the cookie bar of {system} blocks cookies that are not allowed, it turns away whatever a script writes after that, a deletion too; in return a running script does not write them again then.',
};
const endUnknown: Record<Locale, string> = {
  de: 'Beenden Sie beim Widerruf den Dienst, der die Cookies schreibt, oder laden Sie die Seite neu, sobald der Widerruf gespeichert ist.',
  en: 'On withdrawal, end the service that writes the cookies, or load the page again as soon as the withdrawal is stored.',
};
/** Deleting, and loading the page again, change nothing about what every load sets anew. */
const setAgain: Record<Locale, string> = {
  de: '{#later} Verhindern Sie, dass die Seite diese Cookies ohne Einwilligung setzt: {names}. Löschen und Neuladen helfen nicht, solange jeder Aufruf sie neu setzt{see:ck-after-reject,ck-before-consent}.',
  en: '{#later} Prevent the page from setting these cookies without consent: {names}. Deleting and reloading do not help as long as every load sets them anew{see:ck-after-reject,ck-before-consent}.',
};
/** The settings that let it load are where it is put right; only then does deleting last. */
const holdFirst: Record<Locale, string> = {
  de: '{#later} Laden Sie {service} erst nach der Einwilligung{see:ck-after-reject,ck-before-consent}: Solange es ohne sie lädt, läuft es auch nach dem Widerruf und schreibt seine Cookies neu.',
  en: '{#later} Load {service} only after consent{see:ck-after-reject,ck-before-consent}: as long as it loads without, it runs after the withdrawal too and writes its cookies again.',
};
/** Where the pages offer another way, the one that was tried has to do the same. */
const eitherWay: Record<Locale, string> = {
  de: ' Das muss auf beiden Wegen geschehen: wenn jemand über „{control}“ ablehnt und wenn er auf „{revoke}“ klickt (nicht ausprobiert).',
  en: ' This has to happen both ways: when somebody rejects by “{control}” and when they click “{revoke}” (not tried).',
};
const verify: Record<Locale, string> = {
  de: 'Prüfen Sie in einem neuen Browserprofil: zustimmen, widerrufen, neu laden, Netzverkehr und Cookies ansehen.',
  en: 'Check in a fresh browser profile: accept, withdraw, reload, look at network traffic and cookies.',
};

/** What is turned away once the withdrawal is stored has to be deleted before that, and so before the page loads again. */
function inOrder(by: string, message: string, end: string, step: string): string[] {
  return by === 'Gated' && message !== 'cookiesComeBack' ? [step, end] : [end, step];
}

/** Steps against what goes on or stays after a withdrawal: it is stored, the service ended, its cookies deleted, in this order. */
export function withdrawalFixes(locale: Locale): Record<string, string> {
  const stored = (message: string, end: string): [string, string[]][] =>
    (
      [
        ['', deleteNamed[locale]],
        ['Server', deleteByServer[locale]],
        ['Gated', deleteBeforeGate[locale]],
        ['Beyond', deleteNamed[locale] + beyond[locale]],
      ] as const
    ).flatMap(([by, step]): [string, string[]][] => [
      [`${message}${by}`, [...inOrder(by, message, end, step), verify[locale]]],
      [`${message}${by}Revoke`, [...inOrder(by, message, end, step + eitherWay[locale]), verify[locale]]],
    ]);
  const ended = (['', 'Call'] as const).flatMap((by): [string, string[]][] => {
    const end = ends[locale][by];
    return [
      [`continues${by}`, [tieCurrent[locale], end, deleteOwn[locale], verify[locale]]],
      [`continuesKept${by}`, [overwrite[locale], end, deleteOwn[locale], verify[locale]]],
      ...stored(`cookiesOfServiceRemain${by}`, by === '' ? end : end + orReloaded[locale]),
      ...stored(`cookiesOfStoppedRemain${by}`, by === '' ? end : end + orReloaded[locale]),
    ];
  });
  const all: [string, string[]][] = [
    ...ended,
    // A call ends nothing for long that starts again with the next page: there the page is loaded again once the service waits.
    ['continuesAsRejected', [tie[locale], ends[locale][''], verify[locale]]],
    // The steps against cookies that remain follow it and end with the same look at the result: told once.
    ['continuesAsRejectedStoring', [tie[locale], ends[locale]['']]],
    ['continuesAsRejectedPlatform', [platform[locale], verify[locale]]],
    ['continuesAsRejectedStoringPlatform', [platform[locale]]],
    ['continuesAsBefore', [tie[locale], ends[locale][''], verify[locale]]],
    ['continuesAsBeforeStoring', [tie[locale], ends[locale]['']]],
    ['continuesAsBeforePlatform', [platform[locale], verify[locale]]],
    ['continuesAsBeforeStoringPlatform', [platform[locale]]],
    ...stored('cookiesRemain', endUnknown[locale]),
    ...stored('cookiesComeBack', holdFirst[locale]),
    ['cookiesSetAgain', [setAgain[locale], verify[locale]]],
  ];
  return Object.fromEntries(all.map(([message, steps]) => [message, numberedSteps(steps)]));
}
