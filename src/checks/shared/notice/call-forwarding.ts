import type { Finding, Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { suffixed } from '../../message-variants.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { pathsOf } from '../site/page-paths.ts';
import { type Notice, passagesAbout } from './notice.ts';

const ads = 'google-ads';
/** Script and request of “calls from your website”: a function of Google Ads that a site switches on beside its other measuring. */
const forwarding = /^https:\/\/www\.gstatic\.com\/wcm\/|^https:\/\/[a-z.]{1,60}\/pagead\/conversion\/\d{1,20}\/wcm\?/;
/** How a notice speaks of measured calls. */
const measured =
  /(?<![a-zß-ɏ])(?:(?:anruf|telefon|call)s?[\s-]?(?:conversions?|tracking|messung|verfolgung|forwarding|measurement|weiterleitung|umleitung)|(?:rufnummern?|telefonnummern?|phone numbers?)[^.]{0,80}(?:ersetz|getauscht|austausch|weiterleit|umleit|wechseln|dynami|replac|forward|swap)|(?:ersetz|tausch|wechselnde|dynamische|replac|forward)[^.]{0,80}(?:rufnummer|telefonnummer|phone number)|weiterleitungs(?:ruf)?nummer|forwarding (?:phone )?number)[a-zß-ɏ]*/i;
/** So far from the name of Google Ads, a notice still speaks of it. */
const aboutAds = 900;

const told: Record<Locale, string> = {
  de: 'Auf Ihren Seiten ({pages}) lädt auch die Rufnummernweiterleitung von Google Ads, mit der Google Anrufe von der Website misst; bei Google Ads beschreibt die Datenschutzerklärung das nicht',
  en: 'Your pages ({pages}) also load the call forwarding of Google Ads, by which Google measures calls from the website; the privacy notice does not describe that with Google Ads',
};
const steps: Record<Locale, string> = {
  de: '1. Brauchen Sie das Messen von Anrufen nicht, entfernen Sie die Telefon-Conversion aus dem Google-Tag („phone_conversion_number“) und in Google Ads.\n2. Sonst beschreiben Sie es bei Google Ads in Datenschutzerklärung und Banner: dass Google dazu die angezeigte Rufnummer durch eine Weiterleitungsnummer ersetzen kann, was Google über den Anruf erfährt, Rechtsgrundlage und Speicherdauer; es läuft nur mit Einwilligung.',
  en: '1. If you do not need calls to be measured, remove the phone conversion from the Google tag (“phone_conversion_number”) and in Google Ads.\n2. Otherwise describe it with Google Ads in privacy notice and banner: that Google may replace the number shown by a forwarding number, what Google learns of the call, legal basis and storage period; it runs with consent only.',
};
const elsewhere: Record<Locale, { message: string; step: string }> = {
  de: {
    message: '; sie beschreibt das Messen von Anrufen nur an anderer Stelle: „{quote}“',
    step: '\n3. Prüfen Sie, ob die zitierte Stelle einen Dienst beschreibt, den Google abgelöst hat; dann streichen Sie sie.',
  },
  en: {
    message: '; it describes measuring calls only elsewhere: “{quote}”',
    step: '\n3. Check whether the passage quoted describes a service that Google has replaced; then delete it.',
  },
};

/** Messages and steps on the call forwarding of Google Ads. */
export function callTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const other = elsewhere[locale];
  return {
    messages: { callForwarding: told[locale], ...suffixed({ callForwarding: told[locale] + other.message }, 'Other') },
    fixes: { callForwarding: steps[locale], ...suffixed({ callForwarding: steps[locale] + other.step }, 'Other') },
  };
}

/** That Google measures calls, where the notice describes Google Ads without a word about it; of a notice silent on the service that is told at large. */
export function untoldCalls(notice: Notice, { requests, services }: Pick<Facts, 'requests' | 'services'>): Finding[] {
  const use = services.find(({ service }) => service.id === ads);
  const [first, ...rest] = requests.filter((request) => forwarding.test(request.url) && wasSent(request));
  const passages = use ? passagesAbout(notice, { ...use, vendorName: null }, aboutAds) : [];
  if (!use || !first || passages.length === 0) return [];
  if (passages.some(describesGoogle)) return [];
  const other = measured.exec(notice.text);
  const pages = pathsOf([...new Set([first, ...rest].map(({ pageUrl }) => pageUrl))]);
  const params = { pages, ...(other && { quote: around(notice.text, other.index) }) };
  const message = other ? 'callForwardingOther' : 'callForwarding';
  return [
    {
      message,
      params,
      items: [requestItem(first), ...rest.slice(0, 1).map((request) => requestItem(request))],
      cause: ads,
      serviceIds: [ads],
    },
  ];
}

/** Whether a sentence speaks of measured calls and of Google. */
function describesGoogle(passage: string): boolean {
  return passage.split(/(?<=[.!?])\s/).some((sentence) => measured.test(sentence) && /(?<![a-z])Google(?![a-z])/.test(sentence));
}

/** The sentence in which calls are spoken of, from some words before on. */
function around(text: string, index: number): string {
  const from = Math.max(text.lastIndexOf('. ', index) + 1, index - 60, 0);
  const words = /^[^.]{0,160}/.exec(text.slice(from).trimStart())![0].trim();
  return words.length < 150 ? words : `${words.slice(0, words.lastIndexOf(' '))} …`;
}
