import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { cookieItem, verdictOf } from '../items.ts';
import { addedTo, numberedSteps, suffixed } from '../message-variants.ts';
import { tdddg19, unverified } from '../shared/law/law.ts';
import { orderHosts } from '../shared/offer/order-hosts.ts';
import { isRunByProvider, runBySystem } from '../shared/site/hosted-system.ts';
import { sessionKindOf } from '../shared/stored/session-cookies.ts';
import { sessionPlaces, untriedFixes, untriedMessages } from '../shared/stored/session-places.ts';
import { type SessionPlatform, sessionPlatformOf, sessionPlatformSteps } from '../shared/stored/session-platforms.ts';
import { familyOf } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const platforms = Object.keys(sessionPlatformSteps.de) as SessionPlatform[];

const addFlags = {
  de: 'Trägt eines dieser Cookies eine Anmeldung oder Sitzung, liefern Sie es mit „Secure“, „HttpOnly“ und „SameSite=Lax“ aus: {unknown}.',
  en: 'If one of these cookies carries a login or session, deliver it with “Secure”, “HttpOnly” and “SameSite=Lax”: {unknown}.',
};

/** What a session cookie lacks; with the provider of the system where nobody else can add it. */
const lacks = {
  de: {
    noSecure: 'Das Sitzungs-Cookie {name} wird ohne „Secure“ gesetzt, obwohl es Anmeldung oder Bestellung gibt (es fehlt: {flags})',
    likelyNoSecure: 'Das Cookie {name}, das wie eine Sitzung aussieht, wird ohne „Secure“ gesetzt (es fehlt: {flags})',
    missingFlags: 'Dem Sitzungs-Cookie {name} fehlt: {flags}',
    sameSiteNone: 'Das Sitzungs-Cookie {name} wird auch bei Anfragen von fremden Websites gesendet („SameSite“ steht auf „None“)',
  },
  en: {
    noSecure: 'The session cookie {name} is set without “Secure” although there is a login or ordering (it lacks: {flags})',
    likelyNoSecure: 'The cookie {name}, which looks like a session, is set without “Secure” (it lacks: {flags})',
    missingFlags: 'The session cookie {name} lacks: {flags}',
    sameSiteNone: 'The session cookie {name} is sent with requests from other websites as well (“SameSite” is set to “None”)',
  },
};
/** Open to other sites by its own word, the flag is no missing one. */
const besideNone = {
  de: { '': '', None: '; „SameSite“ steht auf „None“' },
  en: { '': '', None: '; “SameSite” is set to “None”' },
};
function lackMessages(locale: Locale): Record<string, string> {
  const { sameSiteNone, ...missing } = lacks[locale];
  const own = { ...addedTo(missing, besideNone[locale]), sameSiteNone };
  const byPlatform = platforms.map((platform) => suffixed(own, platform));
  return Object.assign(addedTo(own, { '': '', ...runBySystem[locale] }), ...byPlatform);
}

/** Only what is missing: the other flags are there already. */
const lacking = {
  de: { '': '{adding}', None: '{adding} und mit „SameSite=Lax“ statt „None“', only: '„SameSite=Lax“ statt „None“' },
  en: { '': '{adding}', None: '{adding} and with “SameSite=Lax” instead of “None”', only: '“SameSite=Lax” instead of “None”' },
};
const addMissing = {
  de: {
    own: [
      'Liefern Sie das Cookie {name} mit {lacking} aus.',
      'Stellen Sie das in der Konfiguration der Plattform ein (bei PHP: session.cookie_secure, session.cookie_httponly, session.cookie_samesite).',
    ],
    hosted: ['Das Cookie {name} setzt {system}; dort lässt es sich in der Regel nicht einstellen. Bitten Sie den Anbieter um {lacking}.'],
  },
  en: {
    own: [
      'Deliver the cookie {name} with {lacking}.',
      'Set this in the configuration of the platform (in PHP: session.cookie_secure, session.cookie_httponly, session.cookie_samesite).',
    ],
    hosted: ['{system} sets the cookie {name}; as a rule it cannot be configured there. Ask the provider for {lacking}.'],
  },
};

function lackFixes(locale: Locale): Record<string, string> {
  const what = (name: string) => (name.startsWith('sameSiteNone') ? 'only' : name.includes('None') ? 'None' : '');
  const steps = (name: string) => {
    const platform = platforms.find((one) => name.endsWith(one));
    const [first = '', ...others] = addMissing[locale][name.endsWith('Hosted') ? 'hosted' : 'own'];
    return [first.replace('{lacking}', lacking[locale][what(name)]), ...(platform ? [sessionPlatformSteps[locale][platform]] : others)];
  };
  return Object.fromEntries(Object.keys(lackMessages(locale)).map((name) => [name, numberedSteps(steps(name))]));
}

/** A token against forged requests is no session: it is named, so that nobody takes it for one that was overlooked. */
const tokenSeen = {
  de: '; gesehen wurde nur ein Token gegen Anfragefälschung ({tokens}), das für sich keine Sitzung trägt',
  en: '; only a token against forged requests was seen ({tokens}), which by itself carries no session',
};
function noSessionMessages(locale: Locale): Record<string, string> {
  const messages = {
    noSessionElsewhere:
      locale === 'de'
        ? 'Bestellt wird bei {hosts}, nicht auf der Website selbst; ein Cookie der eigenen Domain, das eine Sitzung trägt, wurde nicht beobachtet'
        : 'Orders are placed at {hosts}, not on the website itself; no cookie of the site’s own domain that carries a session was observed',
    noSession:
      locale === 'de'
        ? 'Es wurde kein Cookie der eigenen Domain beobachtet, das eine Anmeldung oder Sitzung trägt'
        : 'No cookie of the site’s own domain was observed that carries a login or session',
    ...untriedMessages(
      locale,
      'noSession',
      locale === 'de'
        ? '. Ein Cookie der eigenen Domain, das eine Sitzung trägt, wurde so nicht beobachtet'
        : '. No cookie of the site’s own domain that carries a session was observed that way',
    ),
  };
  return { ...messages, ...addedTo(messages, { Token: tokenSeen[locale] }) };
}
const noSessionFixes = {
  de: {
    noSessionElsewhere:
      '1. Bei einer Bestellung entsteht auf Ihrer Domain kein Sitzungs-Cookie; eine Testbestellung ist dafür nicht nötig.\n2. Gibt es sonst eine Anmeldung, prüfen Sie die Merkmale des Cookies, das dort gesetzt wird; sonst ist nichts zu tun.',
    noSession:
      '1. Gibt es eine Anmeldung oder einen Warenkorb, prüfen Sie die Merkmale des Cookies, das dort gesetzt wird; sonst ist nichts zu tun.',
    ...untriedFixes('de', 'noSession'),
  },
  en: {
    noSessionElsewhere:
      '1. An order sets no session cookie on your domain; no test order is needed for that.\n2. If there is a login otherwise, check the flags of the cookie that is set there; otherwise there is nothing to do.',
    noSession: '1. If there is a login or a cart, check the flags of the cookie that is set there; otherwise there is nothing to do.',
    ...untriedFixes('en', 'noSession'),
  },
};

/** Whether session cookies are kept from clear-text connections, from scripts and from foreign sites. */
export default defineCheck({
  id: 'sec-cookie-flags',
  area: 'sec',
  version: 17,
  weight: 2,
  confidence: 'high',
  legalBasis: [unverified('Art. 25, 32 DSGVO', 'Art. 25, 32 GDPR'), tdddg19],
  needs: ['cookies', 'applicability', 'site'],
  wants: ['forms', 'shopPages', 'pages'],
  stepPlaces: ['adding'],
  texts: {
    de: {
      title: 'Sicherheitsmerkmale von Sitzungs-Cookies',
      explanation:
        'Wer den Wert eines Sitzungs-Cookies kennt, kann die Sitzung des Besuchers übernehmen. „Secure“ hält ihn von unverschlüsselten Verbindungen fern, „HttpOnly“ von Skripten, „SameSite“ von fremden Websites. Solche Maßnahmen gehören zur Sicherheit nach Art. 32 DSGVO und § 19 Abs. 4 TDDDG.',
      confidenceReason: 'Die Merkmale stehen im Cookie selbst; ob es eine Sitzung trägt, wird aus Name und Wert geschlossen.',
      howToFix:
        '1. Liefern Sie Sitzungs-Cookies mit „Secure“, „HttpOnly“ und „SameSite=Lax“ aus.\n2. Stellen Sie das in der Konfiguration der Plattform ein, bei PHP etwa mit session.cookie_secure, session.cookie_httponly und session.cookie_samesite.\n3. Lassen Sie Tokens gegen Anfragefälschung, die ein Skript lesen muss, ohne „HttpOnly“.',
      fixes: {
        ...lackFixes('de'),
        ...suffixed(noSessionFixes.de, 'Token'),
        ...noSessionFixes.de,
        ...untriedFixes('de', 'noSessionUnknown', [addFlags.de]),
        noSessionUnknown: `1. ${addFlags.de}\n2. Gibt es eine Anmeldung oder einen Warenkorb, prüfen Sie die Merkmale des Cookies, das dort gesetzt wird; sonst ist nichts zu tun.`,
      },
      messages: {
        flagged: 'Sitzungs-Cookies mit „Secure“, „HttpOnly“ und „SameSite“: {names}',
        ...lackMessages('de'),
        ...noSessionMessages('de'),
        ...untriedMessages(
          'de',
          'noSessionUnknown',
          '. Ein Cookie der eigenen Domain, das eine Sitzung trägt, wurde so nicht erkannt; bei Cookies unbekannten Zwecks, die der Server setzt, fehlen Merkmale oder sind zu weit gefasst: {unknown}',
        ),
        noSessionUnknown:
          'Es wurde kein Cookie der eigenen Domain erkannt, das eine Anmeldung oder Sitzung trägt; bei Cookies unbekannten Zwecks, die der Server setzt, fehlen Merkmale oder sind zu weit gefasst: {unknown}',
        unknownFlagged:
          'Was der Server an Cookies unbekannten Zwecks setzt und eine Sitzung tragen könnte, hat „Secure“, „HttpOnly“ und „SameSite“: {names}',
        noCookies: 'Die Website setzt keine eigenen Cookies',
        noHttps: 'Die Website wird nicht über HTTPS ausgeliefert; „Secure“ ließe sich nicht setzen',
      },
    },
    en: {
      title: 'Security flags of session cookies',
      explanation:
        'Whoever knows the value of a session cookie can take over the visitor’s session. “Secure” keeps it from unencrypted connections, “HttpOnly” from scripts, “SameSite” from other websites. Such measures belong to security under Art. 32 GDPR and Section 19(4) TDDDG.',
      confidenceReason: 'The flags are read from the cookie itself; whether it carries a session is inferred from its name and value.',
      howToFix:
        '1. Deliver session cookies with “Secure”, “HttpOnly” and “SameSite=Lax”.\n2. Set this in the configuration of the platform, in PHP for instance with session.cookie_secure, session.cookie_httponly and session.cookie_samesite.\n3. Leave tokens against request forgery that a script has to read without “HttpOnly”.',
      fixes: {
        ...lackFixes('en'),
        ...suffixed(noSessionFixes.en, 'Token'),
        ...noSessionFixes.en,
        ...untriedFixes('en', 'noSessionUnknown', [addFlags.en]),
        noSessionUnknown: `1. ${addFlags.en}\n2. If there is a login or a cart, check the flags of the cookie that is set there; otherwise there is nothing to do.`,
      },
      messages: {
        flagged: 'Session cookies with “Secure”, “HttpOnly” and “SameSite”: {names}',
        ...lackMessages('en'),
        ...noSessionMessages('en'),
        ...untriedMessages(
          'en',
          'noSessionUnknown',
          '. No cookie of the site’s own domain that carries a session was recognised that way; cookies of unknown purpose that the server sets lack flags or have them too wide: {unknown}',
        ),
        noSessionUnknown:
          'No cookie of the site’s own domain was recognised that carries a login or session; cookies of unknown purpose that the server sets lack flags or have them too wide: {unknown}',
        unknownFlagged:
          'What the server sets of cookies of unknown purpose that may carry a session has “Secure”, “HttpOnly” and “SameSite”: {names}',
        noCookies: 'The site sets no cookies of its own',
        noHttps: 'The website is not delivered over HTTPS; “Secure” could not be set',
      },
    },
  },
  run({ cookies, applicability, site, forms = [], shopPages = [], pages = [] }) {
    const own = cookies.filter(({ party, blockedReason }) => party === 'first' && blockedReason === null);
    if (own.length === 0) return { class: 'NotApplicable', message: 'noCookies' };
    if (!site.https) return { class: 'NotApplicable', message: 'noHttps' };
    const families = [...Map.groupBy(own, ({ name }) => familyOf(name)).values()];
    const sessions = families.filter((family) => family.some((cookie) => isSession(cookie)));
    if (sessions.length === 0) {
      const places = sessionPlaces({ applicability, forms, shopPages });
      const elsewhere = places?.ending === 'SomeShop' ? orderHosts(applicability, { pages, shopPages, forms }) : null;
      const unknown = families.flatMap(([cookie]) => (cookie && mayBeSession(cookie) ? [cookie] : []));
      const weak = unknown.filter((cookie) => weakFlags(cookie).length > 0);
      if (weak.length > 0)
        return {
          class: 'NoClassification',
          message: `noSessionUnknown${places?.ending ?? ''}`,
          params: {
            ...places?.params,
            unknown: shortList(
              weak.map((cookie) => `${cookie.name} (${weakFlags(cookie).join(', ')})`),
              8,
            ),
          },
        };
      const tokens = shortList(namesOf(families, (cookie) => sessionKindOf(cookie) === 'forgery'));
      return unknown.length > 0
        ? {
            class: 'Conform',
            message: 'unknownFlagged',
            params: {
              names: shortList(
                unknown.map(({ name }) => name),
                8,
              ),
            },
          }
        : {
            class: 'NoClassification',
            message: `noSession${elsewhere ? 'Elsewhere' : (places?.ending ?? '')}${tokens === '' ? '' : 'Token'}`,
            params: { ...places?.params, tokens, ...(elsewhere && { hosts: elsewhere.hosts }) },
          };
    }
    const weaknesses = sessions.flatMap((family) => weaknessOf(family, applicability));
    return (
      verdictOf({
        risks: weaknesses.filter(({ isRisk }) => isRisk).map(({ finding }) => finding),
        hints: weaknesses.map(({ finding }) => finding),
      }) ?? { class: 'Conform', message: 'flagged', params: { names: shortList(namesOf(sessions)) } }
    );
  },
});

function namesOf(families: readonly (readonly CookieFact[])[], isMeant: (cookie: CookieFact) => boolean = isSession): string[] {
  return families.flatMap((family) => family.find(isMeant)?.name ?? []);
}

function isSession(cookie: CookieFact): boolean {
  const kind = sessionKindOf(cookie);
  return kind !== null && kind !== 'forgery';
}

/** Of unknown purpose, and not written by a script: servers set the cookies by which they know a session again. */
function mayBeSession(cookie: CookieFact): boolean {
  const { category, serviceId, purpose, setVia } = cookie;
  const isUnknown = category === null && serviceId === null && purpose === null && sessionKindOf(cookie) === null;
  return isUnknown && setVia !== 'document.cookie' && setVia !== 'cookieStore';
}

function weaknessOf(
  family: readonly CookieFact[],
  { hasLogin, isShop, system }: Facts['applicability'],
): { isRisk: boolean; finding: Finding }[] {
  const cookies = family.filter((cookie) => isSession(cookie));
  const [worst] = [...cookies].sort((a, b) => weakFlags(b).length - weakFlags(a).length);
  if (!worst || weakFlags(worst).length === 0) return [];
  const insecure = cookies.find(({ secure }) => !secure);
  const kind = sessionKindOf(insecure ?? worst);
  // A login that is only suspected proves no risk.
  const isRisk = insecure !== undefined && kind === 'known' && (hasLogin || isShop === true);
  const lack = isRisk ? 'noSecure' : insecure && kind === 'likely' ? 'likelyNoSecure' : 'missingFlags';
  const isHosted = isRunByProvider(system);
  const flags = flagsMissing(worst);
  const told = flags.length === 0 ? 'sameSiteNone' : `${lack}${worst.sameSite === 'None' ? 'None' : ''}`;
  const message = `${told}${isHosted ? 'Hosted' : (sessionPlatformOf(worst.name) ?? '')}`;
  const [first, ...rest] = cookies.map((cookie) =>
    cookieItem(cookie, { secure: cookie.secure, httpOnly: cookie.httpOnly, sameSite: cookie.sameSite }),
  );
  const params = { name: worst.name, flags: flags.join(', '), adding: flags.map(withValue).join(', '), ...(isHosted && { system }) };
  return [{ isRisk, finding: { message, params, items: [first!, ...rest], cause: `cookie-flags:${familyOf(worst.name)}` } }];
}

/** A flag as it is set: one of them takes a value. */
function withValue(flag: string): string {
  return flag === 'SameSite' ? 'SameSite=Lax' : flag;
}

function flagsMissing({ secure, httpOnly, sameSite }: CookieFact): string[] {
  return [...(secure ? [] : ['Secure']), ...(httpOnly ? [] : ['HttpOnly']), ...(sameSite === null ? ['SameSite'] : [])];
}

function weakFlags(cookie: CookieFact): string[] {
  return [...flagsMissing(cookie), ...(cookie.sameSite === 'None' ? ['SameSite=None'] : [])];
}
