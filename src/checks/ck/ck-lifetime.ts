import { isWithin } from '#knowledge/is-within.ts';
import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { CookieFact } from '../facts/stored.ts';
import { verdictOf } from '../items.ts';
import { addedTo, suffixed } from '../message-variants.ts';
import { guidance, unverified } from '../shared/law/law.ts';
import { cookieTexts } from '../shared/notice/declared-cookies.ts';
import { ownDuration } from '../shared/notice/own-duration.ts';
import { lifetimesOf, lifetimeTolerance } from '../shared/notice/stated-lifetimes.ts';
import { pluginSetting } from '../shared/stored/script-causes.ts';
import { storedFindings } from '../shared/stored/stored-findings.ts';
import { familyOf, isOfPlatform, wasStored, wasWrittenIn } from '../shared/stored/stored-items.ts';

const daySeconds = 86_400;
/** About 13 months; browsers cut what lies above, so that the declared lifetime counts. */
const mostSeconds = 400 * daySeconds;

/** What to do about them, where the general steps do not fit. */
const fixes = {
  de: {
    nonEssential:
      '1. Kürzen Sie die Laufzeit in den Einstellungen von {service}, wenn es dort eine gibt. Legt sein Skript sie fest, halten Sie fest, wozu das Cookie so lange gebraucht wird, oder verzichten Sie auf den Dienst.\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
    nonEssentialEarly:
      '1. Beheben Sie zuerst, dass das Cookie ohne Einwilligung entsteht{see:ck-before-consent,ck-after-reject}; stellen Sie es dabei ganz ab, ist hier nichts mehr zu tun.\n2. Sonst kürzen Sie die Laufzeit in den Einstellungen von {service}, wenn es dort eine gibt; legt sein Skript sie fest, halten Sie fest, wozu das Cookie so lange gebraucht wird.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an, soweit sie dort stehen.',
    nonEssentialAfterReject:
      '1. Beheben Sie zuerst, dass das Cookie ohne Einwilligung entsteht{see:ck-after-reject}; stellen Sie es dabei ganz ab, ist hier nichts mehr zu tun.\n2. Sonst kürzen Sie die Laufzeit in den Einstellungen von {service}, wenn es dort eine gibt; legt sein Skript sie fest, halten Sie fest, wozu das Cookie so lange gebraucht wird.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an, soweit sie dort stehen.',
    googleAnalytics:
      "1. Setzen Sie „cookie_expires: 34128000“ (395 Tage) und „cookie_update: false“, sonst beginnt die Frist mit jedem Aufruf neu.\n2. {#other-way} Die Stelle dafür: gtag('config', …) im eigenen Quelltext oder in den eigenen Skripten; bindet Ihr Einwilligungswerkzeug Google Analytics ein, dessen Einstellungen.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.",
    googleAnalyticsTagManager:
      "1. Setzen Sie „cookie_expires: 34128000“ (395 Tage) und „cookie_update: false“, sonst beginnt die Frist mit jedem Aufruf neu.\n2. {#other-way} Die Stelle dafür: gtag('config', …) im eigenen Quelltext, die Konfigurationsparameter des Google-Tags im Google Tag Manager oder die Einstellungen Ihres Einwilligungswerkzeugs, wenn es Google Analytics einbindet; gibt ein Plugin oder Baukasten das Tag aus, in Google Analytics „Verwaltung > Datenstreams > Tag-Einstellungen konfigurieren > Cookie-Einstellungen überschreiben“.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.",
    serverSide:
      '1. Auf {served} wirkt „cookie_expires“ im Tag nicht. Stellen Sie die Laufzeit dort ein, wo der Server Google Analytics bedient (im Server-Container des Google Tag Managers: beim GA4-Client).\n2. Für die übrigen Cookies von Google Analytics (_ga …) setzen Sie im Google-Tag „cookie_expires: 34128000“ (395 Tage) und „cookie_update: false“.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
    foreignAccepted:
      '1. {service} legt die Laufzeit auf der eigenen Domain fest; Ihre Website kann sie nicht ändern, und der Dienst lädt schon erst nach der Einwilligung. Nennen Sie die verlangten Laufzeiten, soweit noch nicht geschehen, in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners.',
    foreign:
      '1. {service} legt die Laufzeit auf der eigenen Domain fest; Ihre Website kann sie nicht ändern. Vermeiden lassen sich diese Cookies nur, wenn der Dienst nicht lädt, bevor der Besucher ihn nutzen will (etwa auf einen Klick, bei Zahlungsdiensten erst mit der Wahl der Zahlungsart) oder, außer bei diesen, eingewilligt hat.\n2. Nennen Sie sonst, soweit noch nicht geschehen, die verlangten Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners.',
    foreignEssential:
      '1. {service} legt die Laufzeit auf der eigenen Domain fest; Ihre Website kann sie nicht ändern. Vermeiden lassen sich diese Cookies nur, wenn der Dienst nicht lädt, bevor der Besucher ihn nutzen will (etwa auf einen Klick, bei Zahlungsdiensten erst mit der Wahl der Zahlungsart) oder, außer bei diesen, eingewilligt hat.\n2. Nennen Sie sonst, soweit noch nicht geschehen, die verlangten Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners.',
    own: '1. Kürzen Sie die Laufzeit dort, wo Ihre Website das Cookie setzt (Max-Age oder Expires, im Header „Set-Cookie“ des Servers oder im Skript), auf das, was der Zweck braucht.\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
    ownPlugin:
      '1. {#other-way} Kürzen Sie die Laufzeit in den Einstellungen des Plugins, oder schalten Sie dort die Funktion ab, die das Cookie setzt; geht beides nicht, lassen Sie das Plugin im Einwilligungswerkzeug auf die Zustimmung warten, oder halten Sie fest, wozu das Cookie so lange gebraucht wird. Seine Dateien ändern Sie nicht: Das nächste Update überschreibt sie.\n2. Bleibt das Cookie, gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an, soweit sie dort stehen.',
    ofProduct:
      '1. Die Laufzeit legt {service} selbst fest: Ändern Sie sie in dessen Einstellungen, wenn es dort eine gibt, oder mit einer Erweiterung; sonst halten Sie fest, wozu das Cookie so lange gebraucht wird.',
    consent:
      '1. {#other-way} Verkürzen Sie im Einwilligungswerkzeug die Speicherdauer der Auswahl, etwa auf zwölf Monate.\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
  },
  en: {
    nonEssential:
      '1. Shorten the lifetime in the settings of {service}, if there is one. If its script sets it, put on record what the cookie is needed for that long, or do without the service.\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
    nonEssentialEarly:
      '1. First settle that the cookie comes about without consent{see:ck-before-consent,ck-after-reject}; if you turn it off altogether in doing so, nothing remains to be done here.\n2. Otherwise shorten the lifetime in the settings of {service}, if there is one; if its script sets it, put on record what the cookie is needed for that long.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner, as far as they stand there.',
    nonEssentialAfterReject:
      '1. First settle that the cookie comes about without consent{see:ck-after-reject}; if you turn it off altogether in doing so, nothing remains to be done here.\n2. Otherwise shorten the lifetime in the settings of {service}, if there is one; if its script sets it, put on record what the cookie is needed for that long.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner, as far as they stand there.',
    googleAnalytics:
      "1. Set “cookie_expires: 34128000” (395 days) and “cookie_update: false”, or the period starts anew with each visit.\n2. {#other-way} The place for it: gtag('config', …) in your own source or scripts; if your consent tool embeds Google Analytics, its settings.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.",
    googleAnalyticsTagManager:
      "1. Set “cookie_expires: 34128000” (395 days) and “cookie_update: false”, or the period starts anew with each visit.\n2. {#other-way} The place for it: gtag('config', …) in your own source, the configuration parameters of the Google tag in Google Tag Manager, or the settings of your consent tool if it embeds Google Analytics; where a plugin or builder prints the tag, in Google Analytics Admin > Data streams > Configure tag settings > Override cookie settings.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.",
    serverSide:
      '1. “cookie_expires” in the tag has no effect on {served}. Set the lifetime where the server handles Google Analytics (in the server container of Google Tag Manager: in the GA4 client).\n2. For the other cookies of Google Analytics (_ga …), set “cookie_expires: 34128000” (395 days) and “cookie_update: false” in the Google tag.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
    foreignAccepted:
      '1. {service} sets the lifetime on its own domain; your website cannot change it, and the service loads only after consent already. State the lifetimes asked for, unless done already, in the privacy notice and, where there is one, in the list of cookies in the banner.',
    foreign:
      '1. {service} sets the lifetime on its own domain; your website cannot change it. These cookies can be avoided only if the service does not load before the visitor wants to use it (for example on a click, for payment services only with the choice of the way of paying) or, except for these, has consented.\n2. Otherwise state the lifetimes asked for, unless done already, in the privacy notice and, where there is one, in the list of cookies in the banner.',
    foreignEssential:
      '1. {service} sets the lifetime on its own domain; your website cannot change it. These cookies can be avoided only if the service does not load before the visitor wants to use it (for example on a click, for payment services only with the choice of the way of paying) or, except for these, has consented.\n2. Otherwise state the lifetimes asked for, unless done already, in the privacy notice and, where there is one, in the list of cookies in the banner.',
    own: '1. Shorten the lifetime where your website sets the cookie (Max-Age or Expires, in the header “Set-Cookie” of the server or in the script) to what the purpose needs.\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
    ownPlugin:
      '1. {#other-way} Shorten the lifetime in the settings of the plugin, or turn the function off there that sets the cookie; where neither is possible, have the plugin wait for consent in the consent tool, or put on record what the cookie is needed for that long. Do not change its files: the next update overwrites them.\n2. If the cookie stays, adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner, as far as they stand there.',
    ofProduct:
      '1. {service} itself sets the lifetime: change it in its settings, if there is one, or by an extension; otherwise put on record what the cookie is needed for that long.',
    consent:
      '1. {#other-way} Shorten how long the choice is stored in the consent tool, for example to twelve months.\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
  },
};
/** What is said of them, by whose they are. */
/** Who asks is open: the tag, or a setting of the site. */
const asked = {
  de: 'Für {count|=ein Cookie|Cookies} von {service} wird beim Setzen eine Laufzeit von mehr als 400 Tagen verlangt (bis zu {days} Tagen): {names}',
  en: 'For {count|cookie|cookies} of {service}, a lifetime of more than 400 days (up to {days} days) is asked for: {names}',
};
const messages = {
  de: {
    nonEssential: asked.de,
    nonEssentialEarly: asked.de,
    nonEssentialAfterReject: asked.de,
    foreign: '{service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
    foreignAccepted:
      '{service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
    serverSide:
      'Für {count|=ein Cookie|Cookies} von {service} wird beim Setzen eine Laufzeit von mehr als 400 Tagen verlangt (bis zu {days} Tagen): {names}; von einem Server unter Ihrer Domain gesetzt: {served}',
    googleAnalytics: asked.de,
    googleAnalyticsTagManager: asked.de,
    own: 'Ihre Website verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
    ownPlugin:
      'Das Plugin {service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
    essential:
      'Für {count|=ein technisches Cookie|technische Cookies} wird eine Laufzeit von mehr als 400 Tagen verlangt (bis zu {days} Tagen): {names}',
    ofProduct:
      '{service} verlangt für {count|=ein technisches Cookie|technische Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
    foreignEssential:
      '{service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen); laut Katalog des Scanners dienen sie der Sicherheit oder dem Betrieb: {names}',
    consent: 'Für die Auswahl im Banner wird eine Laufzeit von mehr als 400 Tagen verlangt ({days} Tage): {names}',
  },
  en: {
    nonEssential: asked.en,
    nonEssentialEarly: asked.en,
    nonEssentialAfterReject: asked.en,
    foreign: '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
    foreignAccepted: '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
    serverSide:
      'For {count|cookie|cookies} of {service}, a lifetime of more than 400 days (up to {days} days) is asked for: {names}; set by a server on your domain: {served}',
    googleAnalytics: asked.en,
    googleAnalyticsTagManager: asked.en,
    own: 'Your website asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
    ownPlugin: 'The plugin {service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
    essential: 'A lifetime of more than 400 days (up to {days} days) is asked for {count|technical cookie|technical cookies}: {names}',
    ofProduct:
      '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|technical cookie|technical cookies}: {names}',
    foreignEssential:
      '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}; according to the catalogue of the scanner they serve security or operation: {names}',
    consent: 'A lifetime of more than 400 days ({days} days) is asked for the choice in the banner: {names}',
  },
};
/** Where the texts state a shorter life than is asked for. */
const shorter = { de: '; angegeben ist kürzer: {lifetimes}', en: '; what is stated is shorter: {lifetimes}' };
/** Where the texts state the life already, there is nothing to name. */
const told = {
  de: '1. {service} legt die Laufzeit auf der eigenen Domain fest; Ihre Website kann sie nicht ändern, und angegeben ist sie schon. Vermeiden lassen sich diese Cookies nur, wenn der Dienst nicht lädt, bevor der Besucher ihn nutzen will (etwa auf einen Klick, bei Zahlungsdiensten erst mit der Wahl der Zahlungsart) oder, außer bei diesen, eingewilligt hat; sonst halten Sie fest, warum Sie ihn so brauchen.',
  en: '1. {service} sets the lifetime on its own domain; your website cannot change it, and it is stated already. These cookies can be avoided only if the service does not load before the visitor wants to use it (for example on a click, for payment services only with the choice of the way of paying) or, except for these, has consented; otherwise put on record why you need it like this.',
};
const toldAccepted = {
  de: '1. {service} legt die Laufzeit auf der eigenen Domain fest; Ihre Website kann sie nicht ändern, angegeben ist sie schon, und der Dienst lädt erst nach der Einwilligung. Halten Sie fest, warum Sie ihn so brauchen.',
  en: '1. {service} sets the lifetime on its own domain; your website cannot change it, it is stated already, and the service loads only after consent. Put on record why you need it like this.',
};

function messagesOf(locale: Locale): Record<string, string> {
  const { foreign, foreignAccepted, foreignEssential } = messages[locale];
  return {
    ...addedTo(messages[locale], { '': '', Shorter: shorter[locale] }),
    ...suffixed({ foreign, foreignAccepted, foreignEssential }, 'Told'),
  };
}

function fixesOf(locale: Locale): Record<string, string> {
  return {
    ...fixes[locale],
    ...suffixed(fixes[locale], 'Shorter'),
    foreignTold: told[locale],
    foreignEssentialTold: told[locale],
    foreignAcceptedTold: toldAccepted[locale],
  };
}

/** Whether cookies stay longer than their purpose can need. */
export default defineCheck({
  id: 'ck-lifetime',
  area: 'ck',
  version: 18,
  weight: 2,
  confidence: 'high',
  legalBasis: [
    unverified('Art. 5 Abs. 1 lit. e DSGVO (Speicherbegrenzung)', 'Art. 5(1)(e) GDPR (storage limitation)'),
    guidance(
      'CNIL, Empfehlung zu Cookies: 13 Monate bei einwilligungsfreier Reichweitenmessung',
      'CNIL, recommendation on cookies: 13 months for audience measurement free of consent',
    ),
  ],
  needs: ['cookies', 'services', 'accepted'],
  wants: ['privacy', 'pages', 'banner'],
  texts: {
    de: {
      title: 'Angemessene Laufzeit',
      explanation:
        'Daten dürfen nur so lange gespeichert werden, wie ihr Zweck es verlangt (Art. 5 Abs. 1 lit. e DSGVO). Eine feste Grenze für Cookies nennt das Gesetz nicht; die französische Aufsichtsbehörde CNIL nennt 13 Monate als Orientierung für einwilligungsfreie Reichweitenmessung, viele Browser kürzen auf 400 Tage. Geprüft wird die Laufzeit, die der Server oder das Skript verlangt, bei den Cookies, die nach dem Zustimmen im Browser liegen (ohne Banner: beim Aufruf der Seiten).',
      confidenceReason: 'Es zählt die Laufzeit, die beim Setzen verlangt wurde, nicht die vom Browser gekürzte.',
      howToFix:
        '1. Kürzen Sie die Laufzeit auf das, was der Zweck braucht: in den Einstellungen des Dienstes oder dort, wo das Cookie gesetzt wird (Max-Age, Expires).\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
      fixes: fixesOf('de'),
      messages: {
        ...messagesOf('de'),
        noCookies: 'Nach dem Zustimmen wurden keine Cookies mit Laufzeit beobachtet',
        noCookiesNoBanner: 'Es wurden keine Cookies mit Laufzeit beobachtet',
      },
    },
    en: {
      title: 'Reasonable lifetime',
      explanation:
        'Data may only be stored as long as its purpose requires (Art. 5(1)(e) GDPR). The law names no fixed limit for cookies; the French authority CNIL names 13 months as orientation for audience measurement free of consent, and many browsers cut to 400 days. What counts is the lifetime the server or script asks for, of the cookies that lie in the browser after accepting (without a banner: when the pages are opened).',
      confidenceReason: 'What counts is the lifetime asked for when the cookie was set, not the one the browser cut.',
      howToFix:
        '1. Shorten the lifetime to what the purpose needs: in the settings of the service or where the cookie is set (Max-Age, Expires).\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
      fixes: fixesOf('en'),
      messages: {
        ...messagesOf('en'),
        noCookies: 'No cookies with a lifetime were observed after accepting',
        noCookiesNoBanner: 'No cookies with a lifetime were observed',
      },
    },
  },
  run({ cookies, services, accepted, privacy, pages, banner }) {
    const lasting = cookies.filter((cookie) => wasStored(cookie) && cookie.states.includes('accept') && lifetimeOf(cookie) !== null);
    if (lasting.length === 0) return { class: 'Conform', message: accepted.method === 'no-banner' ? 'noCookiesNoBanner' : 'noCookies' };
    const long = lasting.filter((cookie) => lifetimeOf(cookie)! > mostSeconds);
    const { consent = [], essential = [], nonEssential = [], own = [] } = Object.groupBy(long, kindOf);
    const findings = [
      ...findingsOf('nonEssential', nonEssential, services),
      ...findingsOf('own', own, services),
      ...findingsOf('consent', consent, services),
      ...findingsOf('essential', essential, services),
    ];
    const texts = privacy && pages ? cookieTexts({ privacy, pages }, banner?.banner ?? null) : null;
    return (
      verdictOf({ hints: texts === null ? findings : findings.map((finding) => withStated(finding, long, texts)) }) ?? { class: 'Conform' }
    );
  },
});

/** The finding with what notice and banner state of the lives: a shorter one, or for a foreign domain the whole. */
function withStated(finding: Finding, cookies: readonly CookieFact[], texts: ReturnType<typeof cookieTexts>): Finding {
  const refs = new Set(finding.items.map(({ ref }) => ref));
  const own = cookies
    .filter(({ id }) => refs.has(id))
    .map((cookie) => {
      const others = cookies.filter(({ name }) => familyOf(name) !== familyOf(cookie.name));
      return { name: cookie.name, measured: null, requested: lifetimeOf(cookie), stated: ownDuration(cookie, texts, others) };
    });
  // Who states the 400 days for which browsers keep a cookie states what was measured.
  const isMeasured = (stated: number) => Math.abs(stated - mostSeconds) <= 2 * daySeconds;
  const tooShort = own.filter(({ requested, stated }) => stated !== null && !isMeasured(stated) && requested! > stated * lifetimeTolerance);
  if (tooShort.length > 0) {
    return { ...finding, message: `${finding.message}Shorter`, params: { ...finding.params, lifetimes: lifetimesOf(tooShort) } };
  }
  const isTold = finding.message.startsWith('foreign') && own.every(({ stated }) => stated !== null);
  return isTold ? { ...finding, message: `${finding.message}Told` } : finding;
}

/** What was asked for; the browser's own cut hides it. */
function lifetimeOf({ declaredLifetimeSeconds, lifetimeSeconds }: CookieFact): number | null {
  return declaredLifetimeSeconds ?? lifetimeSeconds;
}

function kindOf(cookie: CookieFact): 'consent' | 'essential' | 'nonEssential' | 'own' {
  const { category, needsConsent } = cookie;
  if (category === 'consent') return 'consent';
  return category === 'necessary' || category === 'security' || needsConsent === 'no'
    ? 'essential'
    : isOwn(cookie)
      ? 'own'
      : 'nonEssential';
}

/** Set by the site itself, as far as can be told: no known service, and no script of another domain. */
function isOwn({ serviceId, party, setBy, domain }: CookieFact): boolean {
  if (serviceId !== null || party !== 'first') return false;
  if (setBy === null || !URL.canParse(setBy)) return true;
  const [host, bare] = [new URL(setBy).hostname, domain.replace(/^\./, '')];
  return isWithin(host, bare) || isWithin(bare, host);
}

/** Steers pixels of its own and holds no tag of Google that somebody could set up in it. */
const holdsNoTag: ReadonlySet<string> = new Set(['pixelyoursite']);

function findingsOf(message: string, cookies: readonly CookieFact[], services: readonly ServiceUse[]): Finding[] {
  const hasTagManager = services.some(({ service }) => service.category === 'tag-manager' && !holdsNoTag.has(service.id));
  return storedFindings(message, cookies, services).map((finding) => {
    const ids = new Set(finding.items.map(({ ref }) => ref));
    const longest = Math.max(...cookies.filter(({ id }) => ids.has(id)).map((cookie) => lifetimeOf(cookie) ?? 0));
    const shown = cookies.filter(({ id }) => ids.has(id));
    // What a company sets on its own domain nobody else can shorten.
    if (finding.serviceIds && shown.every(({ party }) => party === 'third')) {
      const uses = services.filter(({ service }) => finding.serviceIds?.includes(service.id));
      const waits = uses.length > 0 && uses.every(({ states }) => states.length > 0 && states.every((state) => state === 'accept'));
      const foreign = message === 'essential' ? 'foreignEssential' : waits ? 'foreignAccepted' : 'foreign';
      return { ...finding, message: foreign, params: { ...finding.params, days: Math.round(longest / daySeconds) } };
    }
    const isAnalytics = message === 'nonEssential' && finding.serviceIds?.every((id) => id === 'google-analytics') === true;
    const onServer = isAnalytics && shown.some(isSetByServer);
    const served = shown.filter((cookie) => isSetByServer(cookie)).map(({ name }) => name);
    const wasEarly = (state: 'none' | 'reject') => message === 'nonEssential' && shown.some((cookie) => wasWrittenIn(cookie, state));
    const told = onServer
      ? 'serverSide'
      : isAnalytics
        ? hasTagManager
          ? 'googleAnalyticsTagManager'
          : 'googleAnalytics'
        : wasEarly('none') || wasEarly('reject')
          ? wasEarly('none')
            ? 'nonEssentialEarly'
            : 'nonEssentialAfterReject'
          : message === 'essential' && shown.every((cookie) => isOfPlatform(cookie, services))
            ? 'ofProduct'
            : message === 'own' && shown.every((cookie) => pluginSetting(cookie) !== null)
              ? 'ownPlugin'
              : message;
    const params = { ...finding.params, days: Math.round(longest / daySeconds), ...(onServer ? { served: served.join(', ') } : {}) };
    return { ...finding, message: told, params };
  });
}

/** No script of a page can have set it. */
function isSetByServer({ setVia, httpOnly }: CookieFact): boolean {
  return setVia === 'header' && httpOnly;
}
