import type { ConsentState } from '#evidence/gathered.ts';
import type { Locale } from '../../define-check.ts';
import { captchaSteps } from '../services/captcha-steps.ts';

/**
 * What can be said of cookies and stored entries that may be necessary. `asked`: the banner itself asks for a consent. `unopened`: of a
 * chat that nobody opened. `unpaid`: of a payment service where nobody pays yet; `paying`: in cart and checkout alone. `identifier`: of an embed that gives visitors a lasting
 * identifier before they use it. `ownNetwork`: of the network or shop system that delivers the site. `captcha`: of what
 * protects a form, on the provider's own domain. `brought`: by the network in front of a service, with which it goes.
 */
export type DoubtfulKind =
  | 'asked'
  | 'unopened'
  | 'unpaid'
  | 'paying'
  | 'identifier'
  | 'ownNetwork'
  | 'disputed'
  | 'technicalForeign'
  | 'technical'
  | 'captcha'
  | 'brought';
/**
 * Of `unpaid`, what pictures set: the pixel that counts, or one to be seen, such as a button for donations. `ownNetworkHosted`: of a network
 * in front of a platform, whose provider has the contract with it. `broughtForm`: where the service is a form or a calendar that visitors open the page for.
 */
export type DoubtfulMessage = DoubtfulKind | 'unpaidPixel' | 'unpaidPicture' | 'ownNetworkHosted' | 'broughtForm';

const purpose = {
  de: '1. Stellen Sie beim Anbieter fest, ob diese Cookies, wie meist, nur vor Missbrauch schützen, die Last verteilen oder eine Sitzung halten: {names}. Wenn ja, dürfen sie ohne Einwilligung nur dort gesetzt werden, wo der Besucher den Dienst ausdrücklich nutzen will (§ 25 Abs. 2 Nr. 2 TDDDG), nicht schon auf jeder Seite; halten Sie das fest.',
  en: '1. Find out from the provider whether these cookies, as is usual, only protect against abuse, balance load or keep a session: {names}. If so, without consent they may be set only where the visitor expressly wants to use the service (Section 25(2) no. 2 TDDDG), not on every page already; put that on record.',
};

/** What to do about them, by their kinds. */
export const doubtfulFixes: Record<Locale, Record<DoubtfulMessage, string>> = {
  de: {
    asked:
      '1. {#later} Laden Sie {service} erst nach der Einwilligung, um die Ihr Banner dafür bittet; ordnen Sie dazu im Einwilligungswerkzeug das Skript oder den Rahmen dem Eintrag für {service} zu, damit beides bis dahin gesperrt bleibt.',
    unopened:
      '1. {#later} Laden Sie {service} erst, wenn der Besucher den Chat öffnet oder eingewilligt hat: Solange niemand chatten will, ist nicht unbedingt erforderlich: {names}.',
    unpaid:
      '1. {#later} Lassen Sie {service} auf {pages} nicht schon beim Aufruf laden: Schalten Sie dort ab, was der Dienst zeigt (Express-Schaltfläche, Ratenhinweis), oder laden Sie ihn erst auf einen Klick hin (wo ein Formular zugleich die Kasse ist, mit dessen Ausfüllen). Zeigt er dort Preise an, setzen Sie diese als eigenen Inhalt dorthin, mit Link zur Bezahlseite. Binden Sie ihn nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt: Unbedingt erforderlich kann, was der Dienst speichert, nur sein, wo jemand bezahlen will, also in Warenkorb und Kasse.',
    paying:
      '1. {#later} Laden Sie {service} auch in Warenkorb und Kasse erst, wenn der Besucher diese Zahlungsart wählt, oder halten Sie fest, warum diese Einträge dort unbedingt erforderlich sind: {names}. Binden Sie den Dienst nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.',
    unpaidPixel:
      '1. Löschen Sie auf {pages} die Zeile mit dem Zählpixel {files}; weitere Bilder von {service}, etwa die Schaltfläche, liefern Sie vom eigenen Server aus. Formular und Link zu {service} funktionieren ohne diese Abrufe weiter.',
    unpaidPicture: '1. Liefern Sie {files} auf {pages} vom eigenen Server aus; Formular und Link zu {service} funktionieren damit weiter.',
    identifier:
      '1. {#replace} Ersetzen Sie {service} durch einen Link, oder laden Sie es erst auf einen Klick hin oder nach der Einwilligung: Eine Kennung, die den Besuch überdauert ({ids}), ist nicht unbedingt erforderlich, solange niemand das Angebot benutzt (§ 25 Abs. 1 und 2 TDDDG).',
    ownNetwork:
      '1. Zurückzuhalten ist hier nichts, denn {service} liefert die Website selbst aus. Halten Sie fest, wozu diese Cookies dienen, und nennen Sie sie in der Datenschutzerklärung mit Zweck und Laufzeit, soweit das dort fehlt: {names}.\n2. Schalten Sie die Funktion, die sie setzt (etwa die Erkennung von Bots), in der Verwaltung von {service} ab, wenn Sie sie nicht brauchen.',
    ownNetworkHosted:
      '1. Zurückzuhalten ist hier nichts, denn über {service} wird die Website ausgeliefert. In der Regel schaltet der Anbieter von {system} das Netz davor: Fragen Sie ihn, wozu diese Cookies dienen, halten Sie das fest, und nennen Sie sie in der Datenschutzerklärung mit Zweck und Laufzeit, soweit das dort fehlt: {names}.',
    disputed:
      '1. {#later} Laden Sie {service} vorsichtshalber erst nach der Einwilligung, oder halten Sie fest, warum diese Cookies unbedingt erforderlich sind: {names}.',
    technicalForeign: `${purpose.de}\n2. Sonst laden Sie, was von {domains} kommt, erst auf einen Klick hin oder nach der Einwilligung; damit entfallen auch diese Cookies. Ein Formular oder einen Kalender, deretwegen jemand die Seite öffnet, binden Sie besser an den Klick: Wer im Banner ablehnt, hätte sie sonst nicht.`,
    brought:
      '1. {#later} Laden Sie {service} erst auf einen Klick hin oder nach der Einwilligung, oder verzichten Sie darauf; damit entfallen auch diese Cookies: {names}.',
    broughtForm:
      '1. {#later} Laden Sie {service} erst auf einen Klick hin, oder ersetzen Sie es durch ein eigenes Formular; damit entfallen auch diese Cookies: {names}. Binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt das Angebot Besuchern, die ablehnen.',
    captcha: `1. ${captchaSteps.de.replace}\n2. ${captchaSteps.de.later}`,
    technical: `${purpose.de}\n2. Dienen sie auch anderen Zwecken, laden Sie {service} erst nach der Einwilligung oder, wo Besucher den Dienst brauchen (etwa zum Bezahlen), erst mit dem Klick oder Formular dafür.`,
  },
  en: {
    asked:
      '1. {#later} Load {service} only after the consent for which your banner asks; to that end, assign its script or frame in the consent tool to the entry for {service}, so that both stay blocked until then.',
    unopened:
      '1. {#later} Load {service} only when the visitor opens the chat or has consented: as long as nobody wants to chat, this is not strictly necessary: {names}.',
    unpaid:
      '1. {#later} Do not let {service} load on {pages} as soon as they open: turn off there what the service shows (express button, instalment notice), or load it only on a click (where a form is the checkout, when it is filled in). If it displays prices there, put these there as content of your own, with a link to the payment page. Do not tie it to the banner, or whoever rejects could not pay: what the service stores can be strictly necessary only where somebody wants to pay, that is in cart and checkout.',
    paying:
      '1. {#later} In cart and checkout too, load {service} only when the visitor chooses this way of paying, or put on record why these entries are strictly necessary there: {names}. Do not tie the service to the banner, or whoever rejects could not pay.',
    unpaidPixel:
      '1. Delete the line with the counting pixel {files} on {pages}; deliver other images of {service}, such as the button, from your own server. Form and link to {service} go on working without these requests.',
    unpaidPicture: '1. Deliver {files} on {pages} from your own server; form and link to {service} go on working with that.',
    identifier:
      '1. {#replace} Replace {service} by a link, or load it only on a click or after consent: an identifier that outlasts the visit ({ids}) is not strictly necessary as long as nobody uses the offer (Section 25(1) and (2) TDDDG).',
    ownNetwork:
      '1. There is nothing to hold back here, as {service} delivers the website itself. Put on record what these cookies are for, and name them in the privacy notice with purpose and lifetime as far as that is missing there: {names}.\n2. Switch off the function that sets them (such as bot detection) in the administration of {service} if you do not need it.',
    ownNetworkHosted:
      '1. There is nothing to hold back here, as the website is delivered by way of {service}. As a rule the provider of {system} puts the network in front: ask it what these cookies are for, put that on record, and name them in the privacy notice with purpose and lifetime as far as that is missing there: {names}.',
    disputed:
      '1. {#later} To be on the safe side, load {service} only after consent, or put on record why these cookies are strictly necessary: {names}.',
    technicalForeign: `${purpose.en}\n2. Otherwise load what comes from {domains} only on a click or after consent; with that, these cookies go as well. A form or calendar for which somebody opens the page is better tied to the click: whoever rejects in the banner would not have it otherwise.`,
    brought: '1. {#later} Load {service} only on a click or after consent, or do without it; with that, these cookies go as well: {names}.',
    broughtForm:
      '1. {#later} Load {service} only on a click, or replace it by a form of your own; with that, these cookies go as well: {names}. Do not tie it to the consent for cookies, or visitors who reject will lack the offer.',
    captcha: `1. ${captchaSteps.en.replace}\n2. ${captchaSteps.en.later}`,
    technical: `${purpose.en}\n2. If they serve other purposes too, load {service} only after consent or, where visitors need the service (to pay, for example), only with the click or form for it.`,
  },
};

const moments: Record<Locale, Record<Exclude<ConsentState, 'accept'>, string>> = {
  de: { none: 'ohne Einwilligung', reject: 'nach dem Ablehnen' },
  en: { none: 'without consent', reject: 'after rejection' },
};

/** What is said of them, by their kinds; `state`: when they were set. */
export function doubtfulMessages(locale: Locale, state: Exclude<ConsentState, 'accept'>): Record<DoubtfulMessage, string> {
  const when = moments[locale][state];
  return locale === 'de'
    ? {
        asked: `{service} setzt ${when} {count|=ein Cookie|Cookies}, obwohl das Banner dafür um eine Einwilligung bittet: {names}`,
        unopened: `{service} setzt ${when} {count|=ein Cookie|Cookies}, ohne dass der Besucher den Chat geöffnet hat: {names}`,
        unpaid: `{service} setzt ${when} {count|=ein Cookie|Cookies}, wo noch niemand bezahlt ({pages}): {names}`,
        paying: `{service} setzt ${when} {count|=ein Cookie|Cookies} in Warenkorb oder Kasse ({pages}), noch bevor jemand diese Zahlungsart wählt; ob eine Einwilligung nötig ist, ist umstritten: {names}`,
        unpaidPixel: `{service} setzt ${when} durch ein Zählpixel ({files}; {pages}) {count|=ein Cookie|Cookies}, wo noch niemand bezahlt: {names}`,
        unpaidPicture: `{service} setzt ${when} durch ein Bild ({files}; {pages}) {count|=ein Cookie|Cookies}, wo noch niemand bezahlt: {names}`,
        identifier: `{service} setzt ${when} {count|=ein Cookie|Cookies}, bevor jemand das Angebot benutzt: {names}; den Besuch überdauert die Kennung {ids}`,
        ownNetwork: `{service}, worüber die Website ausgeliefert wird, setzt ${when} {count|=ein technisches Cookie|technische Cookies}, bitte Zweck prüfen: {names} ({domains})`,
        ownNetworkHosted: `{service}, worüber die Website ausgeliefert wird, setzt ${when} {count|=ein technisches Cookie|technische Cookies}, bitte Zweck prüfen: {names} ({domains})`,
        disputed: `{service} setzt ${when} {count|=ein Cookie|Cookies}; ob eine Einwilligung nötig ist, ist umstritten: {names}`,
        technicalForeign: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service}; {domains})`,
        brought: `{service} bringt ${when} {count|=ein technisches Cookie|technische Cookies} mit: {names} ({domains})`,
        broughtForm: `{service} bringt ${when} {count|=ein technisches Cookie|technische Cookies} mit: {names} ({domains})`,
        captcha: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service})`,
        technical: `{count|=Ein technisches Cookie|technische Cookies} ${when}, bitte Zweck prüfen: {names} ({service})`,
      }
    : {
        asked: `{service} sets {count|cookie|cookies} ${when}, although the banner asks for a consent to it: {names}`,
        unopened: `{service} sets {count|cookie|cookies} ${when}, without the visitor having opened the chat: {names}`,
        unpaid: `{service} sets {count|cookie|cookies} ${when} where nobody is paying yet ({pages}): {names}`,
        paying: `{service} sets {count|cookie|cookies} ${when} in cart or checkout ({pages}), before anybody chooses this way of paying; whether consent is needed is disputed: {names}`,
        unpaidPixel: `{service} sets {count|cookie|cookies} ${when} by a counting pixel ({files}; {pages}) where nobody is paying yet: {names}`,
        unpaidPicture: `{service} sets {count|cookie|cookies} ${when} by an image ({files}; {pages}) where nobody is paying yet: {names}`,
        identifier: `{service} sets {count|cookie|cookies} ${when} before anybody uses the offer: {names}; the identifier {ids} outlasts the visit`,
        ownNetwork: `{service}, through which the website is delivered, sets {count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({domains})`,
        ownNetworkHosted: `{service}, through which the website is delivered, sets {count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({domains})`,
        disputed: `{service} sets {count|cookie|cookies} ${when}; whether consent is needed is disputed: {names}`,
        technicalForeign: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service}; {domains})`,
        brought: `{service} brings along {count|technical cookie|technical cookies} ${when}: {names} ({domains})`,
        broughtForm: `{service} brings along {count|technical cookie|technical cookies} ${when}: {names} ({domains})`,
        captcha: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service})`,
        technical: `{count|technical cookie|technical cookies} ${when}, please examine the purpose: {names} ({service})`,
      };
}

/** What is said of entries of web storage that nobody has asked for yet. */
export const doubtfulEntryMessages: Record<Locale, Record<string, string>> = {
  de: {
    asked: '{service} schreibt {when} in den Web-Speicher, obwohl das Banner dafür um eine Einwilligung bittet: {names}',
    unopened: '{service} schreibt {when} in den Web-Speicher, ohne dass der Besucher den Chat geöffnet hat: {names}',
    identifier:
      '{service} schreibt {when} in den Web-Speicher, bevor jemand das Angebot benutzt: {names}; den Besuch überdauert die Kennung {ids}',
    paying:
      '{service} schreibt {when} in Warenkorb oder Kasse ({pages}) in den Web-Speicher, noch bevor jemand diese Zahlungsart wählt; ob eine Einwilligung nötig ist, ist umstritten: {names}',
    unpaid: '{service} schreibt {when} in den Web-Speicher, wo noch niemand bezahlt ({pages}): {names}',
  },
  en: {
    asked: '{service} writes to web storage {when}, although the banner asks for a consent to it: {names}',
    unopened: '{service} writes to web storage {when}, without the visitor having opened the chat: {names}',
    identifier: '{service} writes to web storage {when} before anybody uses the offer: {names}; the identifier {ids} outlasts the visit',
    paying:
      '{service} writes to web storage {when} in cart or checkout ({pages}), before anybody chooses this way of paying; whether consent is needed is disputed: {names}',
    unpaid: '{service} writes to web storage {when} where nobody is paying yet ({pages}): {names}',
  },
};
