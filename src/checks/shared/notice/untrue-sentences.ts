import type { BannerEvidence } from '#evidence/banner.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { Finding, Locale } from '../../define-check.ts';
import { textItem } from '../../items.ts';
import { hasOwnSwitch } from '../banner/banner-promises.ts';
import { callsWhateverChosen } from '../services/fleeting-identifiers.ts';
import { servedByVendorOnly } from '../services/library-hosts.ts';
import { isPreviewAddress } from '../services/preview-address.ts';
import { companyName } from '../transfers/recipients.ts';
import { shortList } from '../wording.ts';
import { withServed } from './early-ways.ts';
import { momentMessages, momentSteps, momentsOf } from './moments-apart.ts';
import { othersServerTexts } from './others-server.ts';
import type { BrokenPromise } from './refuted-promise.ts';
import { switchFailsMessages, switchFailsSteps } from './switch-fails.ts';
import type { UntoldRecording } from './untold-recordings.ts';
import type { WaitingMode } from './waiting-modes.ts';

/** What the notice says of a service it names, and what was measured instead. */
const told = {
  de: {
    untrueCookies: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueSite: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueSiteBefore:
      'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber, was eine Einwilligung braucht: {seen} ({pages})',
    untrueSiteBeforeBoth:
      'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber, was eine Einwilligung braucht: {seen}, und was dort nicht ausgenommen ist: {excepted} ({pages})',
    untrueSiteBeforeOther:
      'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber, was dort nicht ausgenommen ist: {excepted} ({pages})',
    untrueLoading: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
    untrueMode: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; eingebunden ist aber {seen} ({pages})',
    untrueModeWaiting: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; eingebunden ist aber {seen} ({pages})',
    untrueModeDnt:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; eingebunden ist der Player aber ohne „dnt=1“ in der Adresse: {seen} ({pages})',
    recordingUntold:
      'Was die Datenschutzerklärung ({path}) zu {service} sagt, lässt nicht erkennen, dass der Dienst Sitzungen aufzeichnet ({pages})',
    untrueLoadingUnasked: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
    untrueLoadingStores:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber {seen}, gesetzt wurde {stored} ({pages})',
    untrueLoadingSignals: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
    untrueCookiesUnasked: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueFiles: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; Dateien geladen wurden {when} aber von: {seen} ({pages})',
    untruePreview:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; ein Vorschaubild kam {when} aber von: {seen} ({pages}); der Player selbst lud dabei nicht',
    untrueOwnServers:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; {when} gehen die Daten aber an Server von {vendor}: {seen} ({pages})',
    untrueOwnServersElsewhere: othersServerTexts.de.message,
    earlierThanPaid:
      'Die Datenschutzerklärung ({path}) nennt {service} nur für den Fall einer Zahlung („{quote}“); Daten mit Kennungen gingen {when} aber schon von Artikelseiten an: {seen} ({pages})',
    untrueOwnFiles: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; Dateien geladen wurden {when} aber von: {seen} ({pages})',
  },
  en: {
    untrueCookies: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueSite: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueSiteBefore: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set, which needs consent: {seen} ({pages})',
    untrueSiteBeforeBoth:
      'The privacy notice ({path}) says: “{quote}”; but {when} this was set, which needs consent: {seen}, and this, which is not excepted there: {excepted} ({pages})',
    untrueSiteBeforeOther:
      'The privacy notice ({path}) says: “{quote}”; but {when} this was set, which is not excepted there: {excepted} ({pages})',
    untrueLoading: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was requested: {seen} ({pages})',
    untrueMode: 'The privacy notice ({path}) says of {service}: “{quote}”; but what is embedded is {seen} ({pages})',
    untrueModeWaiting: 'The privacy notice ({path}) says of {service}: “{quote}”; but what is embedded is {seen} ({pages})',
    untrueModeDnt:
      'The privacy notice ({path}) says of {service}: “{quote}”; but the player is embedded without “dnt=1” in its address: {seen} ({pages})',
    recordingUntold: 'What the privacy notice ({path}) says of {service} does not tell that the service records sessions ({pages})',
    untrueLoadingUnasked: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was requested: {seen} ({pages})',
    untrueLoadingStores:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} {seen} was requested and {stored} was set ({pages})',
    untrueLoadingSignals: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was requested: {seen} ({pages})',
    untrueCookiesUnasked: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueFiles: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} files were loaded from: {seen} ({pages})',
    untruePreview:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} a preview picture came from: {seen} ({pages}); the player itself did not load',
    untrueOwnServers:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} the data go to servers of {vendor}: {seen} ({pages})',
    untrueOwnServersElsewhere: othersServerTexts.en.message,
    earlierThanPaid:
      'The privacy notice ({path}) names {service} only for the case of a payment (“{quote}”); but {when} data with identifiers already went from article pages to: {seen} ({pages})',
    untrueOwnFiles: 'The privacy notice ({path}) says: “{quote}”; but {when} files were loaded from: {seen} ({pages})',
  },
};
const steps = {
  de: {
    untrueCookies:
      '1. Stellen Sie die Cookies von {service} ab, wie die Datenschutzerklärung es sagt, soweit der Dienst das zulässt: {seen} ({pages}).\n2. Sollen oder müssen sie bleiben (ohne Einwilligung darf das etwa das Sitzungs-Cookie einer Buchung, § 25 Abs. 2 Nr. 2 TDDDG), berichtigen Sie den Satz, nennen Sie die Cookies mit Zweck und Laufzeit, und setzen Sie einwilligungsbedürftige erst nach der Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueSite:
      '1. Stellen Sie ab, was diese Cookies setzt, oder streichen Sie den Satz und beschreiben Sie sie mit Anbieter, Zweck und Laufzeit: {seen} ({pages}).\n2. Setzen Sie einwilligungsbedürftige Cookies erst nach der Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueSiteBefore:
      '1. Setzen Sie diese Cookies erst nach der Einwilligung ({seen}; {pages}); nur den Satz zu ändern hilft nicht (§ 25 Abs. 1 TDDDG).',
    untrueSiteBeforeBoth:
      '1. Setzen Sie erst nach der Einwilligung, was sie braucht: {seen}; nur den Satz zu ändern hilft dort nicht (§ 25 Abs. 1 TDDDG).\n2. Setzen Sie auch die übrigen erst dann oder erst, wo der Besucher sie braucht (etwa beim Bezahlen): {excepted}. Nur was davon unbedingt erforderlich ist, nennen Sie stattdessen als Ausnahme.',
    untrueSiteBeforeOther:
      '1. Setzen Sie diese Cookies erst nach der Einwilligung oder erst, wo der Besucher sie braucht (etwa beim Bezahlen): {excepted}. Nur was davon unbedingt erforderlich ist, nennen Sie stattdessen als Ausnahme.',
    untrueLoading:
      '1. {#later} Laden Sie {service} nur unter den Voraussetzungen, die die Datenschutzerklärung nennt; bisher lädt der Dienst auch {when} ({pages}).\n2. Braucht der Dienst keine Einwilligung und soll er weiter so laden, berichtigen Sie den Satz „{quote}“.',
    untrueModeWaiting:
      '1. Entweder binden Sie {service} über www.youtube-nocookie.com ein, wie die Datenschutzerklärung es sagt, oder Sie streichen den Satz. Auch diese Adresse legt schon beim Laden des Players Kennungen im Web-Speicher ab.',
    untrueMode:
      '1. Entweder binden Sie {service} über www.youtube-nocookie.com ein, wie die Datenschutzerklärung es sagt, oder Sie streichen den Satz. Auch diese Adresse legt schon beim Laden des Players Kennungen im Web-Speicher ab.\n2. {#later} Laden Sie den Player erst nach der Einwilligung oder einem Klick des Besuchers auf einen Hinweis; diese Einstellung ersetzt eine nötige Einwilligung nicht.',
    recordingUntold:
      '1. Schalten Sie die Aufzeichnung in {service} ab, oder beschreiben Sie sie in der Datenschutzerklärung: was aufgezeichnet wird, wozu, auf welcher Rechtsgrundlage und wie lange. Die Beschreibung ersetzt die Einwilligung nicht (§ 25 Abs. 1 TDDDG).',
    untrueModeDnt:
      '1. Binden Sie {service} so ein, wie die Datenschutzerklärung es sagt: mit „?dnt=1“ (oder „&dnt=1“) an der Adresse des Players.\n2. Sonst streichen Sie den Satz „{quote}“. Eine nötige Einwilligung ersetzt diese Einstellung nicht.',
    untrueLoadingUnasked:
      '1. {#later} Laden Sie {service} nur nach der Einwilligung; bisher lädt der Dienst auch {when} ({pages}). Den Satz zu ändern hilft nicht: Der Dienst braucht die Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueLoadingPlatform:
      '1. {#later} Stellen Sie die Plattform so ein, dass {service} ohne Einwilligung nichts im Browser speichert; bisher lief der Dienst auch {when} ({pages}).\n2. Berichtigen Sie danach den Satz: Aufrufe ohne Cookie gehören zur Plattform und gehen auch nach dem Ablehnen hinaus; sagen Sie, was dabei übermittelt wird{see:trk-after-reject}.',
    untrueLoadingUnclicked:
      '1. {#later} Laden Sie {service} nur unter den Voraussetzungen, die die Datenschutzerklärung nennt; bisher lädt der Dienst auch {when} ({pages}). Den Satz zu ändern hilft nicht: Von selbst geladen, braucht der Dienst die Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueLoadingStores:
      '1. {#later} Laden Sie {service} nur unter den Voraussetzungen, die die Datenschutzerklärung nennt; bisher lädt der Dienst auch {when} ({pages}). Den Satz zu ändern genügt nicht, soweit für diese Cookies eine Einwilligung nötig ist (§ 25 Abs. 1 TDDDG): {stored}.',
    untrueLoadingSignals:
      '1. {#later} Laden Sie {service} erst nach der Einwilligung (Consent Mode „basic“); nur dann stimmt der Satz ({pages}). Die Signale ohne Kennung bloß zu beschreiben, genügt nicht, soweit schon das Laden des Skripts eine Einwilligung braucht{see:trk-before-consent,trk-after-reject}.',
    untrueCookiesUnasked:
      '1. Setzen Sie diese Cookies von {service} erst nach der Einwilligung: {seen} ({pages}). Den Satz zu ändern hilft nicht (§ 25 Abs. 1 TDDDG).',
    untrueFiles:
      '1. {#own-files} Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({seen}; {pages}). Ein Link zum Anbieter kann bleiben.\n2. Sollen sie von dort laden, berichtigen Sie den Satz, beschreiben Sie den Abruf mit Anbieter, Zweck und Rechtsgrundlage, und laden Sie sie, soweit nötig, erst nach der Einwilligung.',
    untruePreview:
      '1. {#own-files} Legen Sie das Vorschaubild von {service} auf den eigenen Server, oder zeigen Sie bis zur Einwilligung eine eigene Grafik ({seen}; {pages}); der Player selbst wartet schon.\n2. Soll das Bild von dort kommen, berichtigen Sie den Satz, und beschreiben Sie den Abruf mit Anbieter, Zweck und Rechtsgrundlage.',
    untrueOwnServers:
      '1. Berichtigen Sie den Satz: Nennen Sie {vendor} als Empfänger, mit dem Umfang der Daten und bei Sitz außerhalb des EWR mit Land und Grundlage der Übermittlung. Eine nötige Einwilligung ersetzt das nicht.\n2. Oder wechseln Sie zu einer Fassung oder Software, die Sie auf einem eigenen Server betreiben, sodass nichts mehr an {seen} bei {vendor} geht.',
    untrueOwnServersElsewhere: othersServerTexts.de.fix,
    earlierThanPaid:
      '1. {#later} Laden Sie {service} erst, wenn der Besucher diese Zahlungsart wählt oder auf eine eigene Schaltfläche klickt, die ihn erst lädt.\n2. Soll der Dienst schon auf Artikelseiten laden, beschreiben Sie auch das: welche Kennungen er setzt, wozu und auf welcher Rechtsgrundlage. Eine nötige Einwilligung ersetzt das nicht (§ 25 Abs. 1 TDDDG).',
    untrueOwnFiles:
      '1. {#own-files} Liefern Sie auch diese Dateien vom eigenen Server aus, wie die Datenschutzerklärung es sagt: {seen} ({pages}).\n2. Sollen sie von dort laden, berichtigen Sie den Satz, und beschreiben Sie den Abruf mit Anbieter, Zweck und Rechtsgrundlage.',
  },
  en: {
    untrueCookies:
      '1. Turn off the cookies of {service}, as the privacy notice says, as far as the service allows that: {seen} ({pages}).\n2. If they are to stay or have to (without consent the session cookie of a booking may, for instance, Section 25(2) no. 2 TDDDG), correct the sentence, name the cookies with purpose and lifetime, and set those that need consent only after consent (Section 25(1) TDDDG).',
    untrueSite:
      '1. Turn off what sets these cookies, or delete the sentence and describe them with provider, purpose and lifetime: {seen} ({pages}).\n2. Set cookies that need consent only after consent (Section 25(1) TDDDG).',
    untrueSiteBefore:
      '1. Set these cookies only after consent ({seen}; {pages}); changing the sentence alone does not help (Section 25(1) TDDDG).',
    untrueSiteBeforeBoth:
      '1. Set what needs consent only after it: {seen}; there, changing the sentence alone does not help (Section 25(1) TDDDG).\n2. Set the others only then too, or only where visitors need them (such as when paying): {excepted}. Only what of them is strictly necessary name as an exception instead.',
    untrueSiteBeforeOther:
      '1. Set these cookies only after consent, or only where visitors need them (such as when paying): {excepted}. Only what of them is strictly necessary name as an exception instead.',
    untrueLoading:
      '1. {#later} Load {service} only under the conditions the privacy notice names; so far the service also loads {when} ({pages}).\n2. If the service needs no consent and is to go on loading like this, correct the sentence “{quote}”.',
    untrueModeWaiting:
      '1. Either embed {service} from www.youtube-nocookie.com, as the privacy notice says, or delete the sentence. This address too puts identifiers into web storage as soon as the player loads.',
    untrueMode:
      '1. Either embed {service} from www.youtube-nocookie.com, as the privacy notice says, or delete the sentence. This address too puts identifiers into web storage as soon as the player loads.\n2. {#later} Load the player only after consent or a click of the visitor on a note; this setting does not replace a consent that is needed.',
    recordingUntold:
      '1. Turn the recording off in {service}, or describe it in the privacy notice: what is recorded, what for, on which legal basis and for how long. The description does not replace the consent (Section 25(1) TDDDG).',
    untrueModeDnt:
      '1. Embed {service} as the privacy notice says: with “?dnt=1” (or “&dnt=1”) at the address of the player.\n2. Otherwise delete the sentence “{quote}”. This setting does not replace a consent that is needed.',
    untrueLoadingUnasked:
      '1. {#later} Load {service} only after consent; so far the service also loads {when} ({pages}). Changing the sentence does not help: the service needs consent (Section 25(1) TDDDG).',
    untrueLoadingPlatform:
      '1. {#later} Set the platform so that {service} stores nothing in the browser without consent; so far the service also ran {when} ({pages}).\n2. Correct the sentence after that: calls without a cookie belong to the platform and go out after rejecting too; say what is transmitted with them{see:trk-after-reject}.',
    untrueLoadingUnclicked:
      '1. {#later} Load {service} only under the conditions the privacy notice names; so far the service also loads {when} ({pages}). Changing the sentence does not help: loaded by itself, the service needs consent (Section 25(1) TDDDG).',
    untrueLoadingStores:
      '1. {#later} Load {service} only under the conditions the privacy notice names; so far the service also loads {when} ({pages}). Changing the sentence is not enough as far as these cookies need consent (Section 25(1) TDDDG): {stored}.',
    untrueLoadingSignals:
      '1. {#later} Load {service} only after consent (consent mode “basic”); only then is the sentence true ({pages}). Merely describing the signals without identifier is not enough as far as loading the script already needs consent{see:trk-before-consent,trk-after-reject}.',
    untrueCookiesUnasked:
      '1. Set these cookies of {service} only after consent: {seen} ({pages}). Changing the sentence does not help (Section 25(1) TDDDG).',
    untrueFiles:
      '1. {#own-files} Deliver the files of {service} from your own server, or remove them ({seen}; {pages}). A link to the provider may stay.\n2. If they are to load from there, correct the sentence, describe the request with provider, purpose and legal basis, and where needed load them only after consent.',
    untruePreview:
      '1. {#own-files} Put the preview picture of {service} on your own server, or show a picture of your own until consent ({seen}; {pages}); the player itself waits already.\n2. If the picture is to come from there, correct the sentence, and describe the request with provider, purpose and legal basis.',
    untrueOwnServers:
      '1. Correct the sentence: name {vendor} as recipient, with the extent of the data and, if seated outside the EEA, with country and basis of the transfer. This does not replace a consent that is needed.\n2. Or change to an edition or software that you run on a server of your own, so that nothing goes to {seen} at {vendor} any more.',
    untrueOwnServersElsewhere: othersServerTexts.en.fix,
    earlierThanPaid:
      '1. {#later} Load {service} only when the visitor chooses this way of paying or clicks a button of your own that loads it only then.\n2. If the service is to load on article pages already, describe that too: which identifiers it sets, what for and on which legal basis. This does not replace a consent that is needed (Section 25(1) TDDDG).',
    untrueOwnFiles:
      '1. {#own-files} Deliver these files from your own server too: {seen} ({pages}).\n2. If they are to load from there, correct the sentence, and describe the request with provider, purpose and legal basis.',
  },
};
/** What a click of the visitor may load without a consent in the banner: only loading by itself needs one in any case. */
const mayBeOpened: ReadonlySet<string> = new Set([
  'video',
  'audio',
  'map',
  'social',
  'chat',
  'booking',
  'captcha',
  'payment',
  'newsletter',
]);
const untrueKinds = {
  noCookies: 'untrueCookies',
  noCookiesBefore: 'untrueCookies',
  noDataBefore: 'untrueLoading',
  notBefore: 'untrueLoading',
  withConsent: 'untrueLoading',
  onAct: 'untrueLoading',
  onRefusal: 'untrueLoading',
  privateMode: 'untrueMode',
  ownFiles: 'untrueOwnFiles',
  ownServers: 'untrueOwnServers',
  whenPaying: 'earlierThanPaid',
} as const;
/** The sentences of this file as the check shows them, by language. */
export const untrueMessages = { de: messagesOf('de'), en: messagesOf('en') };

/** What to do about each of them. */
export const untrueFixes = { de: fixesOf('de'), en: fixesOf('en') };

function messagesOf(locale: Locale): Record<string, string> {
  // They say the same, and differ in their steps.
  const { untrueLoadingUnasked, untrueFiles, untrueOwnFiles } = told[locale];
  const texts = {
    ...told[locale],
    untrueLoadingUnclicked: untrueLoadingUnasked,
    untrueLoadingPlatform: untrueLoadingUnasked,
    untrueServed: untrueFiles,
    untrueOwnServed: untrueOwnFiles.replace('{seen}', '{service} ({seen})'),
  };
  return { ...texts, ...switchFailsMessages(texts, locale), ...momentMessages(texts, locale) };
}

function fixesOf(locale: Locale): Record<string, string> {
  return { ...withServed(steps[locale], locale), ...switchFailsSteps(steps[locale], locale), ...momentSteps(steps[locale]) };
}

/** A sentence of the notice that the measurement contradicts. `waiting`: embeds of the service beside it that do wait. */
export function untrueFinding(promise: BrokenPromise, path: string, banner: BannerEvidence | null, waiting = 0): Finding {
  const { use, quote, seen, pages, items, excepted = '', stored = '', later = '', apart = { early: '', late: '' } } = promise;
  const message = untrueMessage(promise);
  const isSwitchable = use !== null && hasOwnSwitch(banner, use) && items.some(({ states }) => states.includes('reject'));
  const isOnTime = /^untrue(?:Loading|Files)/.test(message);
  const switched = `${message}Switch${message === 'untrueLoading' && later !== '' ? 'Cookies' : ''}`;
  return {
    message: waiting > 0 && isOnTime ? `${message}Partly` : isSwitchable && isOnTime ? switched : message,
    params: {
      service: use?.service.name ?? shortList((promise.serviceIds ?? []).map((id) => serviceOf(id)?.name ?? id)),
      vendor: use === null ? '' : companyName(use),
      path,
      quote,
      seen,
      excepted,
      stored,
      later,
      ...apart,
      waiting,
      pages,
    },
    items,
    cause: use?.service.id ?? `privacy-notice:${siteGaps[promise.kind] ?? 'no-cookies'}`,
    ...(use === null ? {} : { serviceIds: [use.service.id] }),
  };
}

/** A mode of a player that the notice names, and what it does before consent. */
export function modeFinding({ serviceId, quote, seen, pages }: WaitingMode, path: string, notice: string): Finding {
  const params = { service: serviceOf(serviceId)?.name ?? serviceId, path, quote, seen, pages };
  const message = serviceId === 'vimeo' ? 'untrueModeDnt' : 'untrueModeWaiting';
  return { message, params, items: [textItem(notice, quote)], cause: serviceId, serviceIds: [serviceId] };
}

/** A service that is described, but not that it records what visitors do. */
export function untoldFinding({ use, pages, items }: UntoldRecording, path: string): Finding {
  const { id, name } = use.service;
  return { message: 'recordingUntold', params: { service: name, path, pages }, items, cause: id, serviceIds: [id] };
}

const siteGaps: Partial<Record<BrokenPromise['kind'], string>> = { ownFiles: 'own-files', noCookiesBefore: 'consent-only' };

function untrueMessage(promise: BrokenPromise): string {
  const { kind, use, onlyFiles, seen, excepted, stored = '', needsConsent, onlySignals, items } = promise;
  if (promise.elsewhere) return 'untrueOwnServersElsewhere';
  if (use === null && kind === 'noCookiesBefore') {
    return `untrueSiteBefore${seen === '' ? 'Other' : excepted ? 'Both' : ''}${momentsOf(promise)}`;
  }
  if (kind === 'ownFiles') return isServedByVendor(promise) ? 'untrueOwnServed' : untrueKinds.ownFiles;
  if (use === null) return 'untrueSite';
  if (kind === 'privateMode' && use.service.id === 'vimeo') return 'untrueModeDnt';
  // A player that comes only after consent waits already.
  if (kind === 'privateMode' && items.every(({ states }) => states.every((state) => state === 'accept'))) return 'untrueModeWaiting';
  if (kind === 'noCookiesBefore' && use.service.consent === 'yes') return 'untrueCookiesUnasked';
  if (untrueKinds[kind] !== 'untrueLoading') return untrueKinds[kind];
  if (onlySignals) return 'untrueLoadingSignals';
  if (callsWhateverChosen(use, items)) return 'untrueLoadingPlatform';
  // The player waits, its picture does not: what holds back the one has nothing to do with the other.
  if (onlyFiles && stored === '' && items.every(({ value }) => isPreviewAddress(value))) return 'untruePreview';
  // What a tracker's picture sends is no file that an own server could deliver, and no sentence stands in for the consent it needs.
  if (needsConsent && (use.service.consent === 'yes' || stored === ''))
    return use.service.consent === 'yes' && !mayBeOpened.has(use.service.category) ? 'untrueLoadingUnasked' : 'untrueLoadingUnclicked';
  if (stored !== '') return 'untrueLoadingStores';
  return onlyFiles ? (isServedByVendor(promise) ? 'untrueServed' : 'untrueFiles') : 'untrueLoading';
}

/** Files of those services alone whose licence lets nobody else deliver them. */
function isServedByVendor({ use, serviceIds = [] }: BrokenPromise): boolean {
  const ids = use ? [use.service.id] : serviceIds;
  return ids.length > 0 && ids.every((id) => servedByVendorOnly.has(id));
}
