import type { Locale, TextParams, Verdict } from '../../define-check.ts';
import { addedTo } from '../../message-variants.ts';
import { shortList } from '../wording.ts';
import type { Recipient } from './recipients.ts';
import { countryOfRecipient, isThirdCountry } from './third-country.ts';

/** What was looked for, by whether the state after rejection could be examined. */
const looked = {
  de: {
    '': ['ohne Einwilligung', ''],
    RejectNotExamined: ['vor der Einwilligung', '; der Zustand nach dem Ablehnen ließ sich nicht prüfen'],
  },
  en: {
    '': ['without consent', ''],
    RejectNotExamined: ['before consent', '; the state after rejection could not be examined'],
  },
} as const;

const seat = {
  de: 'kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet',
  en: 'no recipient with its seat in the USA or another country without general adequacy decision was observed',
};
const embedChecks = '{see:emb-booking-widgets,emb-video,emb-maps,emb-social-plugins,emb-chat}';
/** Style sheets of embeds are rated with the embed; that nothing else went abroad holds only beside them. */
const styles = {
  de: `. Nicht mitgezählt sind Abrufe von Stylesheets ({styles}); dazu äußern sich die Prüfungen der eingebetteten Inhalte${embedChecks}`,
  en: `. Requests for style sheets are not counted ({styles}); the checks on embedded content deal with them${embedChecks}`,
};

/** What is said where nothing was found but recipients that are judged elsewhere, or need no consent. */
export function sparedMessages(locale: Locale): Record<string, string> {
  const told = Object.fromEntries(
    Object.entries(looked[locale]).flatMap(([ending, [when, open]]) =>
      Object.entries(passed(locale, when)).flatMap(([name, text]) => [
        [name + ending, text + open],
        [`${name}Styles${ending}`, text + open + styles[locale]],
      ]),
    ),
  );
  return addedTo(told, { '': '', Hosted: besideHoster[locale] });
}

/** Whoever keeps the site receives every request; nobody can agree to that beforehand. */
const besideHoster = {
  de: '. Der Hoster der Website, dessen Server oder Sitz außerhalb des EWR liegt, ist dabei nicht mitgezählt{see:tc-hosting-location}',
  en: '. The hosting company of the website, whose server or seat is outside the EEA, is not counted here{see:tc-hosting-location}',
};

function passed(locale: Locale, when: string): Record<string, string> {
  const capital = when.charAt(0).toUpperCase() + when.slice(1);
  return locale === 'de'
    ? {
        exceptTool: `Außer dem Einwilligungswerkzeug ({names}) wurde ${when} ${seat.de}`,
        exceptNecessary: `Außer Diensten, die keine Einwilligung brauchen ({names}), wurde ${when} ${seat.de}`,
        serverAbroad: `${capital} wurde ${seat.de}; die Adresse des Servers ist bei {names} einem Drittland zugeordnet ({place})`,
        noneAbroad: `${capital} wurde ${seat.de}`,
      }
    : {
        exceptTool: `Apart from the consent tool ({names}), ${seat.en} ${when}`,
        exceptNecessary: `Apart from services that need no consent ({names}), ${seat.en} ${when}`,
        serverAbroad: `${capital}, ${seat.en}; the address of the server is assigned to a third country for {names} ({place})`,
        noneAbroad: `${capital}, ${seat.en}`,
      };
}

/** The verdict where nothing was found: `spared` need no consent, of `styled` only style sheets were loaded; the site may be `hosted` abroad. */
export function verdictBesideSpared(
  spared: readonly Recipient[],
  styled: readonly Recipient[],
  { complete, hosted }: { complete: boolean; hosted: boolean },
): Verdict {
  const { message, params } = sparedMessage(spared);
  const ending = `${styled.length > 0 ? 'Styles' : ''}${complete ? '' : 'RejectNotExamined'}${hosted ? 'Hosted' : ''}`;
  return {
    class: complete ? 'Conform' : 'NoClassification',
    message: message + ending,
    params: { ...params, styles: shortList(styled.map(({ use }) => use.service.name)) },
  };
}

/** Says who was left out: those with their seat abroad, or else those of whom only a server answers from there. */
function sparedMessage(spared: readonly Recipient[]): { message: string; params: TextParams } {
  const [first] = spared;
  if (!first) return { message: 'noneAbroad', params: {} };
  const seated = spared.filter(({ use }) => isThirdCountry(countryOfRecipient(use)) === true);
  const names = shortList((seated.length > 0 ? seated : spared).map(({ use }) => use.service.name));
  if (seated.length === 0) {
    const distant = first.requests.find(({ serverCountry }) => isThirdCountry(serverCountry) === true);
    return { message: 'serverAbroad', params: { names, place: distant?.serverCountry ?? '–' } };
  }
  return { message: seated.every(({ use }) => use.service.category === 'cmp') ? 'exceptTool' : 'exceptNecessary', params: { names } };
}

/** Recipients that sit or answer outside the EEA. */
export function isAbroad({ use, requests }: Recipient): boolean {
  return isThirdCountry(countryOfRecipient(use)) === true || requests.some(({ serverCountry }) => isThirdCountry(serverCountry) === true);
}
