import type { Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { numberedSteps } from '../../message-variants.ts';
import { pathsOf } from '../site/page-paths.ts';

/**
 * Where a site has its visitors log in, open an account (`signUp`, where no login was seen), fill a cart or order; `some…`: it does
 * somewhere, on a page that was not opened.
 */
type Place = 'login' | 'signUp' | 'someLogin' | 'cart' | 'order' | 'someShop';

const loginPlaces: readonly (readonly Place[])[] = [[], ['login'], ['signUp'], ['someLogin']];
const shopPlaces: readonly (readonly Place[])[] = [[], ['cart'], ['order'], ['cart', 'order'], ['someShop']];
/** Each set has texts of its own, so that nobody is sent to log in where there is no login. */
const placeSets = loginPlaces.flatMap((login) => shopPlaces.map((shop) => [...login, ...shop])).filter((set) => set.length > 0);

interface Words {
  seen: string;
  untried: string;
  step: string;
}

const words: Readonly<Record<Locale, Readonly<Record<Place, Words>>>> = {
  de: {
    login: { seen: 'eine Anmeldung ({login})', untried: 'meldet sich nicht an', step: 'Melden Sie sich selbst an ({login})' },
    signUp: {
      seen: 'eine Registrierung ({signUp})',
      untried: 'legt kein Konto an',
      step: 'Legen Sie selbst ein Testkonto an ({signUp}), und melden Sie sich damit an',
    },
    someLogin: { seen: 'eine Anmeldung', untried: 'meldet sich nicht an', step: 'Melden Sie sich auf der Website selbst an' },
    cart: { seen: 'einen Warenkorb ({cart})', untried: 'legt nichts in den Warenkorb', step: 'Legen Sie etwas in den Warenkorb ({cart})' },
    order: {
      seen: 'eine Bestellmöglichkeit ({order})',
      untried: 'bestellt nichts',
      step: 'Senden Sie dort testweise ab ({order}), am besten in einer Testumgebung, denn es kann einen echten Auftrag auslösen',
    },
    someShop: { seen: 'eine Bestellmöglichkeit', untried: 'bestellt nichts', step: 'Geben Sie auf der Website eine Testbestellung auf' },
  },
  en: {
    login: { seen: 'a login ({login})', untried: 'does not log in', step: 'Log in yourself ({login})' },
    signUp: {
      seen: 'a registration ({signUp})',
      untried: 'opens no account',
      step: 'Open a test account yourself ({signUp}) and log in with it',
    },
    someLogin: { seen: 'a login', untried: 'does not log in', step: 'Log in on the website yourself' },
    cart: { seen: 'a cart ({cart})', untried: 'puts nothing into the cart', step: 'Put something into the cart ({cart})' },
    order: {
      seen: 'a way to order ({order})',
      untried: 'orders nothing',
      step: 'Submit there as a test ({order}), best in a test environment, for it may trigger a real order',
    },
    someShop: { seen: 'a way to order', untried: 'orders nothing', step: 'Place a test order on the website' },
  },
};

/** Texts by the names of the places seen, each with the name in front. */
function byPlaces(name: string, text: (set: readonly Place[]) => string): Record<string, string> {
  return Object.fromEntries(placeSets.map((set) => [name + nameOf(set), text(set)]));
}

/** What is said where a session may begin that the scan did not begin; `rest` ends the sentence. */
export function untriedMessages(locale: Locale, name: string, rest: string): Record<string, string> {
  const list = new Intl.ListFormat(locale === 'de' ? 'de' : 'en-GB', { type: 'conjunction' });
  return byPlaces(name, (set) => {
    const seen = list.format(set.map((place) => words[locale][place].seen));
    const untried = list.format(set.map((place) => words[locale][place].untried));
    return locale === 'de' ? `Es gibt ${seen}; der Scan ${untried}${rest}` : `There is ${seen}; the scan ${untried}${rest}`;
  });
}

/** The steps that begin it, after the steps of `before`. */
export function untriedFixes(locale: Locale, name: string, before: readonly string[] = []): Record<string, string> {
  const look =
    locale === 'de'
      ? 'Prüfen Sie im Browser die Merkmale des Cookies, das dabei gesetzt wird.'
      : 'In the browser, check the flags of the cookie that is set by that.';
  return byPlaces(name, (set) => {
    const steps = [...before, ...set.map((place) => `${words[locale][place].step}.`), look];
    return numberedSteps(steps);
  });
}

/** The places that were seen, as ending of a message with its params; null where a visitor has no session to begin. */
export function sessionPlaces({ applicability, forms, shopPages }: Pick<Facts, 'applicability' | 'forms' | 'shopPages'>) {
  const pagesWith = (sought: Facts['forms'][number]['kind']) =>
    pathsOf(forms.filter(({ kind }) => kind === sought).map(({ pageUrl }) => pageUrl));
  const login = pagesWith('login');
  const signUp = pagesWith('registration');
  const cart = pathsOf(shopPages.filter(({ kind }) => kind === 'cart').map(({ url }) => url));
  // A form that only fills the cart counts as an order, too.
  const orderForms = forms.filter(({ kind, personalFields }) => kind === 'order' && personalFields.length > 0);
  const checkouts = shopPages.filter(({ kind }) => kind === 'checkout').map(({ url }) => url);
  const order = pathsOf([...checkouts, ...orderForms.map(({ pageUrl }) => pageUrl)]);
  const { hasLogin, isShop } = applicability;
  const set: Place[] = [
    ...(!hasLogin ? [] : [login !== '' ? ('login' as const) : signUp !== '' ? ('signUp' as const) : ('someLogin' as const)]),
    ...(isShop !== true
      ? []
      : cart === '' && order === ''
        ? (['someShop'] as const)
        : [...(cart === '' ? [] : (['cart'] as const)), ...(order === '' ? [] : (['order'] as const))]),
  ];
  return set.length === 0 ? null : { ending: nameOf(set), params: { login, signUp, cart, order } };
}

function nameOf(set: readonly Place[]): string {
  return set.map((place) => place[0]!.toUpperCase() + place.slice(1)).join('');
}
