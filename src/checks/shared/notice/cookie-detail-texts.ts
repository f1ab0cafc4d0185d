import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';
import type { ContradictoryLife } from './contradictory-lives.ts';

/** Where the message says that a lifetime is off, or null for any other message. */
export function offOf(message: string): ContradictoryLife['offIn'] | null {
  return message.startsWith('offNotice') ? 'notice' : message.startsWith('offBanner') ? 'banner' : null;
}

/** The first step against each gap. */
const steps: Record<
  Locale,
  Record<
    | 'nothing'
    | 'gaps'
    | 'notListed'
    | 'noDuration'
    | 'noProvider'
    | 'tooShort'
    | 'tooShortBanner'
    | 'tooShortBoth'
    | 'offNotice'
    | 'offBanner'
    | 'denied',
    string
  >
> = {
  de: {
    nothing: 'Ergänzen Sie in der Datenschutzerklärung Anbieter, Zweck und Funktionsdauer zu: {lifetimes}.',
    gaps: 'Ergänzen Sie in der Datenschutzerklärung Anbieter, Zweck und Funktionsdauer zu: {lifetimes}.',
    notListed:
      'Ergänzen Sie in der Datenschutzerklärung zu {service} {count|=das Cookie|Cookies} mit Name, Zweck und Funktionsdauer: {lifetimes}.',
    noDuration: 'Ergänzen Sie in der Datenschutzerklärung die Funktionsdauer zu: {lifetimes}.',
    noProvider: 'Ergänzen Sie in der Datenschutzerklärung zu {names}, welches Unternehmen sie setzt und wer Zugriff hat.',
    denied:
      'Stellen Sie die Cookies von {service} ab, oder berichtigen Sie den Satz der Datenschutzerklärung und nennen Sie Zweck und Funktionsdauer: {lifetimes}.',
    offNotice: 'Berichtigen Sie in der Datenschutzerklärung die Funktionsdauer: {lifetimes}.',
    offBanner: 'Berichtigen Sie im Banner die Funktionsdauer: {lifetimes}.',
    tooShortBanner: 'Berichtigen Sie in der Cookie-Liste des Banners die Funktionsdauer: {lifetimes}.',
    tooShortBoth:
      'Berichtigen Sie in der Datenschutzerklärung und in der Cookie-Liste des Banners die Funktionsdauer, oder kürzen Sie die Laufzeit, wo sie sich einstellen lässt: {lifetimes}.',
    tooShort:
      'Berichtigen Sie in der Datenschutzerklärung die Funktionsdauer, oder kürzen Sie die Laufzeit, wo sie sich einstellen lässt: {lifetimes}.',
  },
  en: {
    nothing: 'Add to the privacy notice provider, purpose and duration of: {lifetimes}.',
    gaps: 'Add to the privacy notice provider, purpose and duration of: {lifetimes}.',
    notListed: 'Beside {service}, add {count|=the cookie|cookies} with name, purpose and duration to the privacy notice: {lifetimes}.',
    noDuration: 'Add to the privacy notice the duration of: {lifetimes}.',
    noProvider: 'Add to the privacy notice which company sets {names} and who has access.',
    denied: 'Turn off the cookies of {service}, or correct the sentence in the privacy notice and state purpose and duration: {lifetimes}.',
    offNotice: 'Correct the duration in the privacy notice: {lifetimes}.',
    offBanner: 'Correct the duration in the banner: {lifetimes}.',
    tooShortBanner: 'Correct the duration in the list of cookies in the banner: {lifetimes}.',
    tooShortBoth:
      'Correct the duration in the privacy notice and in the list of cookies in the banner, or shorten the lifetime where that can be set: {lifetimes}.',
    tooShort: 'Correct the duration in the privacy notice, or shorten the lifetime where that can be set: {lifetimes}.',
  },
};
/** What is set without a consent that it needs is not made right by a description. */
const asFarAsItStays: Record<Locale, string> = {
  de: 'Soweit diese Cookies bleiben (sie brauchen zuvor eine Einwilligung): ',
  en: 'As far as these cookies stay (they need prior consent): ',
};
/** What a payment service sets before anybody pays is to be stopped: no notice has to describe what is gone then. */
const asFarAsUnpaid: Record<Locale, string> = {
  de: 'Soweit diese Cookies bleiben (auf den geprüften Seiten entstehen sie, wo noch niemand bezahlt): ',
  en: 'As far as these cookies stay (on the pages examined they are set where nobody pays yet): ',
};
/** Gaps whose first step is to describe the cookies. */
export const toDescribe = ['nothing', 'gaps', 'notListed', 'noDuration', 'noProvider'] as const;
/** Endings of messages whose first step has a proviso: what is set without the consent it needs, or before anybody pays. */
export const [early, unpaid] = ['Early', 'Unpaid'];
/** Endings of messages by the step on the banner: its list may exist unread, was read and names some cookies, names none, or there is no banner. */
export type Ending = '' | 'Listed' | 'Read' | 'Bannerless';
const listSteps: Record<Locale, Record<Ending, string | null>> = {
  de: {
    '': 'Hat das Banner eine Cookie-Liste, gleichen Sie sie ebenso an.',
    Listed: 'Ergänzen Sie ebenso die Cookie-Liste im Banner.',
    Read: null,
    Bannerless: null,
  },
  en: {
    '': 'If the banner has a list of cookies, align it likewise.',
    Listed: 'Add to the list of cookies in the banner likewise.',
    Read: null,
    Bannerless: null,
  },
};
const endings: readonly Ending[] = ['', 'Listed', 'Read', 'Bannerless'];
/** Where texts were not read that might state what is missing. */
const unreadMessages: Record<Locale, Record<string, string>> = {
  de: {
    textsUnreadNotice:
      'Die Datenschutzerklärung ließ sich nicht vollständig lesen; im gelesenen Teil und im Banner fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadNoticeBannerless:
      'Die Datenschutzerklärung ließ sich nicht vollständig lesen; im gelesenen Teil fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadLayer:
      'Die zweite Ebene des Banners wurde nicht gelesen; auf der ersten und in der Datenschutzerklärung fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadPolicy:
      'Die verlinkte Seite zu Cookies ({policy}) wurde nicht gelesen; in Datenschutzerklärung und Banner fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadPolicyBannerless:
      'Die verlinkte Seite zu Cookies ({policy}) wurde nicht gelesen; in der Datenschutzerklärung fehlen Funktionsdauer oder Anbieter zu: {names}',
  },
  en: {
    textsUnreadNotice:
      'The privacy notice could not be read completely; in the part that was read and in the banner, duration or provider is missing for: {names}',
    textsUnreadNoticeBannerless:
      'The privacy notice could not be read completely; in the part that was read, duration or provider is missing for: {names}',
    textsUnreadLayer:
      'The second layer of the banner was not read; on the first and in the privacy notice, duration or provider is missing for: {names}',
    textsUnreadPolicy:
      'The linked page on cookies ({policy}) was not read; in privacy notice and banner, duration or provider is missing for: {names}',
    textsUnreadPolicyBannerless:
      'The linked page on cookies ({policy}) was not read; in the privacy notice, duration or provider is missing for: {names}',
  },
};

const gapMessages: Record<Locale, Record<string, string>> = {
  de: {
    notListed: '{service}: Name und Funktionsdauer fehlen zu {count|=einem Cookie|Cookies}: {lifetimes}',
    noDuration: '{service}: Zu {count|=einem Cookie|Cookies} fehlt die Funktionsdauer: {lifetimes}',
    noProvider: '{service}: Zu {count|=einem Cookie|Cookies} fehlt der Anbieter: {names}',
    gaps: '{service}: Zu {count|=einem Cookie|Cookies} ist weder die Funktionsdauer noch der Anbieter angegeben: {lifetimes}',
    denied:
      '{service}: Die Datenschutzerklärung sagt, dass der Dienst keine Cookies setzt; eine Funktionsdauer fehlt deshalb zu: {lifetimes}',
    offNotice:
      '{service}: Datenschutzerklärung und Banner geben verschiedene Laufzeiten an; in der Datenschutzerklärung weicht ab: {lifetimes}',
    offBanner: '{service}: Datenschutzerklärung und Banner geben verschiedene Laufzeiten an; im Banner weicht ab: {lifetimes}',
    tooShortBanner: '{service}: {count|=Ein Cookie bleibt|Cookies bleiben} länger als im Banner angegeben: {lifetimes}',
    tooShortBoth:
      '{service}: {count|=Ein Cookie bleibt|Cookies bleiben} länger als in Datenschutzerklärung und Banner angegeben: {lifetimes}',
    tooShort: '{service}: {count|=Ein Cookie bleibt|Cookies bleiben} länger als angegeben: {lifetimes}',
  },
  en: {
    notListed: '{service}: name and duration are missing for {count|=one cookie|cookies}: {lifetimes}',
    noDuration: '{service}: for {count|=one cookie|cookies} the duration is missing: {lifetimes}',
    noProvider: '{service}: for {count|=one cookie|cookies} the provider is missing: {names}',
    gaps: '{service}: for {count|=one cookie|cookies} neither the duration nor the provider is stated: {lifetimes}',
    denied: '{service}: the privacy notice says that the service sets no cookies; therefore a duration is missing for: {lifetimes}',
    offNotice: '{service}: privacy notice and banner state different lifetimes; the privacy notice is off for: {lifetimes}',
    offBanner: '{service}: privacy notice and banner state different lifetimes; the banner is off for: {lifetimes}',
    tooShortBanner: '{service}: {count|=a cookie stays|cookies stay} longer than the banner states: {lifetimes}',
    tooShortBoth: '{service}: {count|=a cookie stays|cookies stay} longer than privacy notice and banner state: {lifetimes}',
    tooShort: '{service}: {count|=a cookie stays|cookies stay} longer than stated: {lifetimes}',
  },
};

const nothingMessages: Record<Locale, Record<'nothing' | 'nothingBannerless', string>> = {
  de: {
    nothing:
      '{service}: Zu {count|=einem Cookie|Cookies} sind weder Funktionsdauer noch Anbieter in Datenschutzerklärung oder Banner angegeben: {lifetimes}',
    nothingBannerless:
      '{service}: Zu {count|=einem Cookie|Cookies} sind weder Funktionsdauer noch Anbieter in der Datenschutzerklärung angegeben: {lifetimes}',
  },
  en: {
    nothing: '{service}: for {count|=one cookie|cookies} neither duration nor provider is stated in privacy notice or banner: {lifetimes}',
    nothingBannerless:
      '{service}: for {count|=one cookie|cookies} neither duration nor provider is stated in the privacy notice: {lifetimes}',
  },
};

/** The same messages by what is known of the banner, on which their steps differ. */
function withEndings(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.assign({}, ...endings.map((ending) => suffixed(texts, ending)));
}

function nothingIn(locale: Locale): Record<string, string> {
  const { nothing, nothingBannerless } = nothingMessages[locale];
  return { ...withEndings({ nothing }), nothingBannerless };
}

/** The same sentences where the first step has a proviso. */
function earlyMessages(locale: Locale): Record<string, string> {
  const all = { ...nothingIn(locale), ...withEndings(gapMessages[locale]) };
  const named = [early, unpaid].flatMap((proviso) =>
    toDescribe.flatMap((gap) => endings.map((ending) => [`${gap}${proviso}${ending}`, all[`${gap}${ending}`]!] as const)),
  );
  return Object.fromEntries(named);
}

/** Steps by message. */
export function cookieDetailFixes(locale: Locale): Record<string, string> {
  const byHand = {
    de: 'Prüfen Sie von Hand, ob dort zu {names} Anbieter, Zweck und Funktionsdauer stehen, und ergänzen Sie, was fehlt; die gemessene Laufzeit steht in den Belegen.',
    en: 'Check by hand whether provider, purpose and duration of {names} are stated there, and add what is missing; the measured lifetime is in the evidence.',
  };
  const provisos = { [early]: asFarAsItStays, [unpaid]: asFarAsUnpaid };
  const provided = Object.entries(provisos).flatMap(([proviso, { [locale]: limit }]) =>
    toDescribe.map((gap) => [`${gap}${proviso}`, limit + steps[locale][gap]] as const),
  );
  const against = [...Object.entries(steps[locale]), ...provided].flatMap(([gap, step]) =>
    endings.map((ending) => [`${gap}${ending}`, numberedSteps([step, listSteps[locale][ending]].filter((each) => each !== null))]),
  );
  return {
    ...Object.fromEntries(against),
    ...Object.fromEntries(Object.keys(unreadMessages[locale]).map((name) => [name, numberedSteps([byHand[locale]])])),
  };
}

/** Cookies of embeds whose purpose is still to be settled. */
const notTold: Record<Locale, string> = {
  de: '. Dort nicht genannt und im Zweck noch zu klären: {open}',
  en: '. Not named there, and of a purpose still to be settled: {open}',
};

/** Where the statements stand: in the notice, in the banner, or some here and some there. */
function declaredBy(locale: Locale, one: string, several: string): Record<string, string> {
  const places = {
    de: {
      Notice: `Die Datenschutzerklärung ({path}) ${one}`,
      Banner: `Das Banner ${one}`,
      Both: `Datenschutzerklärung ({path}) und Banner ${several} zusammen`,
    },
    en: {
      Notice: `The privacy notice ({path}) ${one}`,
      Banner: `The banner ${one}`,
      Both: `Privacy notice ({path}) and banner together ${several}`,
    },
  }[locale];
  const what = {
    de: {
      '': 'Funktionsdauer und Anbieter zu den Cookies, die eine Einwilligung brauchen oder brauchen können: {names}',
      Most: 'Funktionsdauer und Anbieter zu fast allen Cookies, die eine Einwilligung brauchen oder brauchen können; nicht vollständig zu: {lacking}',
    },
    en: {
      '': 'duration and provider of the cookies that need consent or may need it: {names}',
      Most: 'duration and provider of almost all cookies that need consent or may need it; not completely for: {lacking}',
    },
  }[locale];
  const measured = {
    de: '; gemessen wurde bei keinem eine längere Laufzeit als dort angegeben',
    en: '; none was measured to stay longer than stated there',
  }[locale];
  const told = Object.fromEntries(
    Object.entries(places).flatMap(([place, who]) =>
      Object.entries(what).map(([much, said]) => [`declared${much}${place}`, `${who} ${said}${measured}`]),
    ),
  );
  return addedTo(told, { '': '', Open: notTold[locale] });
}

/** Sentences by message; `one`, `several`: what one place or several of them do. */
export function cookieDetailMessages(locale: Locale, one: string, several: string): Record<string, string> {
  return {
    ...nothingIn(locale),
    ...withEndings(gapMessages[locale]),
    ...earlyMessages(locale),
    ...declaredBy(locale, one, several),
    ...unreadMessages[locale],
  };
}
