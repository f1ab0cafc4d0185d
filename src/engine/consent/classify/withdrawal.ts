import { normaliseLabel } from './label.ts';
import type { Meaning } from './lexicon.ts';
import { readLabel } from './read-label.ts';
import { isSentence } from './sentence.ts';

/** What is known of a link or button that stands on the page for good. */
export interface PermanentControl {
  text: string;
  ariaLabel?: string;
  /** Names the control where it shows no words and carries no other name, as symbols do. */
  title?: string;
  href?: string | null;
  id?: string;
  className?: string;
}

/** Ids and classes of the widgets with which consent platforms let visitors come back. */
const widgets =
  /\b(?:ot-sdk-(?:btn|show-settings|btn-floating)|ot-floating-button\w*|optanon-(?:toggle-display|show-settings)|cky-btn-revisit(?:-wrapper)?|cli-show-again|cookie-law-info-again|cookiebotwidget(?:-logo|_button)?|cookiebot-renew|borlabs-cookie-(?:open|preference|open-dialog-preferences)(?:-\w+)?|brlbs-\w*(?:widget|open)\w*|cmplz-(?:manage-consent|show-banner|manage-settings)|uc-privacy-button|usercentrics-psl|usercentrics-privacy-button|didomi-(?:link|preferences-link)|cc-revoke|cn-revoke-cookie|ch2-icon|ccm--?(?:settings-summoner|ctrl-(?:edit|init))\w*|ccm-settings-summoner|tarteaucitron(?:icon|manager|opencloseicon)\w*|termly-display-preferences|iubenda-cs-preferences-link|iubenda-tp-btn|klaro-(?:open|show)\w*|osano-cm-(?:widget|window__widget)|qc-cmp2?-persistent-link|sp-privacy-manager|privacy-manager-link|fc-(?:rst|ab)-\w+|rcb-(?:sc-link|revoke)\w*|consent-?(?:reopen|revisit|widget-open)|pmLink|cmpfooterlink\w*|cmpwelcomebtncustom|cmpwrapper-reopen|truste_?\w*cookie\w*|teconsent|revoke-cookie-consent|cookie-?settings-?(?:link|button|btn|trigger|open)|open-?cookie-?(?:settings|banner|consent|preferences)|cookie-?consent-?(?:settings|open|toggle|icon)|consent_manager-(?:show|open)-box(?:-reload)?|termly-consent-preferences|axeptio_main_button)/i;
const opener =
  /^javascript:.*(?:consent|cookie|cmp|klaro|tarteaucitron|didomi|uc_ui|onetrust|optanon)|#(?:cookie|consent|cmp|uc-|(?:open|edit)-?cookie|privacy-?settings|cc-settings)[\w-]*$|[?&]cmpscreen/i;

/** A call that shows the settings again leads to no text, whatever the link is called (Jimdo: “Cookie-Richtlinie”). */
const showsSettings =
  /^javascript:[^;]{0,80}?(?:show|open|display|toggle|edit|change|reopen|renew)[\w.]{0,20}(?:cookie|consent|privacy|settings|preferences|einstellungen|layer|banner|dialog)/i;

const opens: readonly Meaning[] = ['settings', 'adjust', 'change', 'choice', 'withdraw', 'choose', 'own'];
const objects: readonly Meaning[] = ['cookie', 'consent', 'privacy'];

function says(name: string): boolean {
  if (/^\s*🍪\ufe0f?\s*$/u.test(name)) return true;
  const words = normaliseLabel(name);
  if (startsOver.test(words)) return true;
  if (!words || isSentence(name, words) || ofBrowser.test(words)) return false;
  const meanings = readLabel(words);
  const has = (any: readonly Meaning[]) => any.some((meaning) => meanings.includes(meaning));
  if (has(['leave', 'policy', 'subscribe', 'pay', 'save', 'close', 'reject', 'necessary']))
    return isCombinedWithPolicy(words) && has(['settings']);
  if (/\bfingerprint\b|\bfingerabdruck\b/.test(words) && has(['settings', ...objects])) return true;
  if (meanings.filter((meaning) => meaning === 'unknown').length > 1) return false;
  if (has(['accept'])) return false;
  return (
    (has(opens) && has(objects)) ||
    compound.test(words) ||
    /^(?:consent|privacy|datenschutz|cookie|einwilligungs) ?(?:manager|tool|verwaltung)$/.test(words)
  );
}

/** Help on the settings of a browser, or of a device, is called like a control of the website. */
const ofBrowser =
  /\b(?:browser\w*|(?:mozilla )?firefox|(?:google )?chrome|chromium|safari|(?:internet )?explorer|(?:microsoft )?edge|opera|brave|vivaldi|samsung internet|i?phones?|ipads?|ios|android)\b/;

/** "Cookie-Richtlinie & Einstellungen" opens both. */
function isCombinedWithPolicy(words: string): boolean {
  return /\b(?:cookie|consent|privatsphaere|datenschutz)\w* ?einstellungen\b|\bcookie (?:settings|preferences)\b/.test(words);
}

/** Forgets the choice, so that the banner asks anew, or shows the banner once more; other words are looked at where a click proves it. */
const startsOver = new RegExp(
  [
    '^(?:(?:meine|deine|ihre) )?(?:cookie ?)?(?:einwilligung(?:en)?|zustimmung(?:en)?|consents?|cookies?|auswahl(?= der cookies)(?: der cookies)?)(?: (?:consent|einwilligung(?:en)?|zustimmung(?:en)?))? (?:zuruecksetzen|zurueckziehen|erneuern|neu (?:waehlen|abfragen|setzen)|(?:wieder )?aufheben)$',
    '^(?:(?:meine|deine|ihre) )?(?:cookie ?)?(?:einwilligung(?:en)?|zustimmung(?:en)?|consents?) loeschen$',
    '^cookie ?(?:banner|hinweis|abfrage|dialog|fenster) (?:(?:erneut|wieder|nochmals?) )?(?:anzeigen|oeffnen|aufrufen|einblenden|zuruecksetzen)$',
    '^(?:reset|renew|clear) (?:my |your |the )?(?:cookie )?consents?$|^reset (?:my |your |the )?cookies?(?: (?:choice|consent|banner))?$',
    '^(?:show|open|reopen) (?:the )?cookie ?(?:banner|notice|dialog)(?: again)?$',
    '^cookie ?consent reset$|^cookie ?reset$',
  ].join('|'),
);

/** An act without its object: what it is about, its tooltip may tell, or what comes of a click. */
const bareAct =
  /^(?:(?:cookie|tracking|analytics?|analyse|statistik) ?)?(?:opt ?out|widerruf|widerrufen|zuruecksetzen|reset|deaktivieren|abschalten|ausschalten|aendern|verwalten|anpassen|bearbeiten|einstellungen|change|manage|settings|revoke|withdraw)$|^cookies loeschen$|^(?:clear|delete) cookies$|^(?:auswahl|entscheidung|wahl) (?:zuruecksetzen|widerrufen|aendern)$/;

const compound =
  /\b(?:cookies?|datenschutz|privatsphaeren?|privacy|consent|einwilligungs|zustimmungs|tracking|toestemmings|samtykke|samtyckes)(?:einstellung\w*|praeferenz\w*|optionen|auswahl|settings|instellingen|voorkeuren|indstillinger|instaellningar|verwaltung)\b|\bkeksdose\b/;

const handleMark = /[\w-]*(?:cookie|consent|privacy|datenschutz|privatsph|einwillig|fingerprint|fingerabdruck|gdpr|dsgvo)[\w-]*/i;

/** What a control is called: by its words, else by the name it carries for those who do not see it, else by how its site marks it. */
export function permanentName({ text, ariaLabel, title, id = '', className = '' }: PermanentControl): string {
  return text || ariaLabel || title || (handleMark.exec(`${id} ${className}`)?.[0] ?? '');
}

const leadsNowhere = /^(?:#|javascript:.*)?$/i;

/**
 * True for what may reopen the banner, if a click on it proves so: something that floats over the page, shows no words and is marked like
 * a handle (a fingerprint, a cookie), and a bare "Cookies", "Opt-out" or "Zurücksetzen" that leads to no page.
 */
export function isPossibleHandle(control: PermanentControl & { floating: boolean }): boolean {
  const { floating, text, ariaLabel = '', title = '', id = '', className = '', href } = control;
  const isBare = bareAct.test(normaliseLabel(text || ariaLabel || title));
  if (isBare && leadsNowhere.test(href ?? '')) return true;
  const meanings = readLabel(normaliseLabel(permanentName({ text: /[\p{L}\p{N}]/u.test(text) ? text : '', ariaLabel, title })));
  if (meanings.length > 0 && meanings.every((meaning) => objects.includes(meaning)) && leadsNowhere.test(href ?? '')) return true;
  return floating && !/[\p{L}\p{N}]/u.test(text + ariaLabel + title) && handleMark.test(`${id} ${className}`);
}

/**
 * True when a permanent control of the page reopens the consent banner, so that consent can be withdrawn. The contract's "Widerruf"
 * and links to privacy or cookie policies do not count.
 */
export function isWithdrawalControl(control: PermanentControl): boolean {
  if (widgets.test(control.id ?? '') || widgets.test(control.className ?? '')) return true;
  if ([control.text, control.ariaLabel ?? ''].some(says) || says(permanentName(control))) return true;
  // "Opt-out" with the tooltip "Cookie-Einstellungen widerrufen": the tooltip only adds what the act is about.
  if (bareAct.test(normaliseLabel(control.text)) && says(control.title ?? '')) return true;
  const meanings = readLabel(normaliseLabel(control.text));
  const isChoice = (['accept', 'reject', 'close', 'save'] as const).some((choice) => meanings.includes(choice));
  if (showsSettings.test(control.href ?? '') && !isChoice) return true;
  // A bare "Cookies" in the footer counts when its address opens the banner, not when it leads to a text.
  return opener.test(control.href ?? '') && meanings.every((meaning) => objects.includes(meaning));
}
