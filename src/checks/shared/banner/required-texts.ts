import type { ServiceCategory } from '#knowledge/types.ts';
import type { Locale } from '../../define-check.ts';
import { addedTo } from '../../message-variants.ts';

export const noBanner = {
  de: 'Es gibt kein Einwilligungsbanner, obwohl Dienste oder Cookies eine Einwilligung brauchen: {names}',
  en: 'There is no consent banner although services or cookies need consent: {names}',
};
export const nothingKnown = {
  de: 'Es wurden keine Cookies oder Dienste beobachtet, die der Scanner als einwilligungspflichtig kennt',
  en: 'No cookies or services that the scanner knows to need consent were observed',
};
export const serversAt = { de: '„Keine Tracking-Dienste vor der Einwilligung“', en: '“No tracking services before consent”' };
/** The check of the embed itself tells the same cause; `see` refers to it. */
export const clickSteps = (see: string) => ({
  de: `1. {#replace} Ersetzen Sie {embeds} durch einen Link oder ein Bild, oder laden Sie die Einbindung erst nach einem Klick auf einen Hinweis, der Anbieter und Zweck nennt: Dann braucht die Website dafür kein Einwilligungswerkzeug${see}.\n2. Nur wenn das nicht infrage kommt: Bauen Sie ein Einwilligungswerkzeug ein, das auf der ersten Ebene Zustimmen und Ablehnen anbietet, und sperren Sie {embeds}, bis der Besucher zugestimmt hat.`,
  en: `1. {#replace} Replace {embeds} by a link or an image, or load the embed only on a click on a notice that names provider and purpose: then the website needs no consent tool for it${see}.\n2. Only if that is out of the question: install a consent tool that offers accepting and rejecting on the first layer, and block {embeds} until the visitor has agreed.`,
});
export const choiceSteps = {
  de: '1. Stellen Sie Ihr Banner so ein, dass es vor dem Laden um Einwilligung bittet und auf der ersten Ebene Zustimmen und Ablehnen anbietet; kann es das nicht, ersetzen Sie es.\n2. Sperren Sie die Dienste, die eine Einwilligung brauchen, bis der Besucher zugestimmt hat: {names}.\n3. Verzichten Sie auf alle diese Dienste, braucht die Website kein Banner.',
  en: '1. Set your banner so that it asks for consent before anything loads and offers accepting and rejecting on the first layer; if it cannot do that, replace it.\n2. Block the services that need consent until the visitor has agreed: {names}.\n3. If you do without all of these services, the website needs no banner.',
};
/** The tool is there: to install one is no step. */
export const unseenSteps = {
  de: '1. Rufen Sie die Website in einem neuen Browserprofil ohne Werbeblocker auf. Erscheint das Banner, sehen Sie nach, ob seine erste Ebene Zustimmen und Ablehnen anbietet; sonst ist hier nichts zu tun.\n2. Erscheint es nicht, prüfen Sie in den Einstellungen des Einwilligungswerkzeugs, ob die Konfiguration veröffentlicht ist, für diese Domain und für Besucher aus Deutschland gilt und ob ihre Kennung im Quelltext stimmt.\n3. Scannen Sie danach erneut.',
  en: '1. Open the website in a new browser profile without an ad blocker. If the banner appears, see whether its first layer offers accepting and rejecting; otherwise there is nothing to do here.\n2. If it does not appear, check in the settings of the consent tool whether the configuration is published, holds for this domain and for visitors from Germany, and whether its identifier in the source is right.\n3. Scan again afterwards.',
};
/** The same where a banner that only informs is there already. */
const seeEmbed = '{see:emb-video,emb-maps,emb-social-plugins,emb-booking-widgets}';
export const choiceOrClickSteps = {
  de: `1. {#replace} Ersetzen Sie {embeds} durch einen Link oder ein Bild, oder laden Sie die Einbindung erst nach einem Klick auf einen Hinweis, der Anbieter und Zweck nennt: Dann braucht die Website dafür keine Einwilligungsabfrage, und das Banner kann entfallen${seeEmbed}.\n2. Nur wenn das nicht infrage kommt: Lassen Sie das Banner auf der ersten Ebene Zustimmen und Ablehnen anbieten, und sperren Sie {embeds}, bis der Besucher zugestimmt hat.`,
  en: `1. {#replace} Replace {embeds} by a link or an image, or load the embed only on a click on a notice that names provider and purpose: then the website needs no request for consent for it, and the banner may go${seeEmbed}.\n2. Only if that is out of the question: have the banner offer accepting and rejecting on its first layer, and block {embeds} until the visitor has agreed.`,
};
/** Content that a link, a picture or a click can stand in for, with the check that tells of such embeds. */
export const onClick: Readonly<Partial<Record<ServiceCategory, { message: string; check: string | null }>>> = {
  video: { message: 'noBannerVideo', check: 'emb-video' },
  map: { message: 'noBannerMap', check: 'emb-maps' },
  social: { message: 'noBannerSocial', check: 'emb-social-plugins' },
  booking: { message: 'noBannerBooking', check: 'emb-booking-widgets' },
  audio: { message: 'noBannerClick', check: null },
};
/** A text for one such embed of each kind, and for several. */
export function ofEmbeds(text: (see: string) => string): Record<string, string> {
  return Object.fromEntries(Object.values(onClick).map(({ message, check }) => [message, text(check === null ? '' : `{see:${check}}`)]));
}
/** Steps on embeds that stand under their own names, and on those that bring something else. */
export function alongside(fixes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fixes).flatMap(([message, fix]) => [
      [message, fix.replaceAll('{embeds}', '{names}')],
      [`${message}Along`, fix],
    ]),
  );
}
/** Steps where the banner only informs and a click stands in for all of it. */
export function atClick(fix: string): Record<string, string> {
  return alongside({ informationOnlyClick: fix, informationTooLateClick: fix });
}

/** What a banner without a choice is told by; the steps differ where embeds account for all of it. */
export function informing(locale: Locale): Record<string, string> {
  const texts = {
    de: {
      informationOnly:
        'Das Banner informiert nur und bietet keine Wahl; danach werden einwilligungspflichtige Dienste oder Cookies eingesetzt: {names}',
      informationTooLate:
        'Das Banner informiert nur und bietet keine Wahl; einwilligungspflichtige Dienste oder Cookies werden schon davor eingesetzt: {names}',
    },
    en: {
      informationOnly: 'The banner only informs and offers no choice; services or cookies that need consent are in use afterwards: {names}',
      informationTooLate:
        'The banner only informs and offers no choice; services or cookies that need consent are in use even before it: {names}',
    },
  };
  return addedTo(texts[locale], {
    '': '',
    Click: '',
    ClickAlong: { de: ' (alles davon kommt mit {embeds})', en: ' (all of it comes with {embeds})' }[locale],
  });
}
