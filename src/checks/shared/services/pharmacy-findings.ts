import type { Finding } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { mostTellingFirst, type TellingKind, tellingKinds } from '../offer/pharmacy-pages.ts';
import { pageAt } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { ownHosts } from './own-hosts.ts';
import type { ServiceObservation } from './service-observations.ts';
import { tellsPage, tellsTitle } from './told-pages.ts';
import { trackerFindingWithStored } from './tracking.ts';

/** A kind without pages is given as 1, which shows nothing. */
const pages = {
  de: '{prescription|=|(Formular zu Rezepten), }{health|=|(Formular mit Fragen zur Gesundheit), }{preorder|=|(Vorbestellung), }{order|=|(Bestellung), }{medicine|=|(Produktseite eines Arzneimittels), }{product|=|(Produktseite), }{account|=|(Kundenkonto), }',
  en: '{prescription|=|(form for prescriptions), }{health|=|(form with questions on health), }{preorder|=|(pre-order), }{order|=|(order), }{medicine|=|(product page of a medicine), }{product|=|(product page), }{account|=|(customer account), }',
};

/** What is said of services that run after a general acceptance on pages of a pharmacy that tell of health. */
export const pharmacyMessages = {
  de: {
    pharmacyOrder: `{service} läuft nach dem Zustimmen in einer Apotheke auf ${pages.de}ohne dass eine ausdrückliche Einwilligung zu erkennen ist`,
    pharmacyTold: `{service} erhält nach dem Zustimmen in einer Apotheke die Adresse{titled|= und den Titel |}von ${pages.de}ohne dass eine ausdrückliche Einwilligung zu erkennen ist`,
    paymentMedicine:
      '{service} erfährt ohne Einwilligung die Adresse der Produktseite eines Arzneimittels ({paths}), obwohl dort noch niemand bezahlt; welches Arzneimittel jemand ansieht, kann etwas über die Gesundheit sagen (Art. 9 DSGVO)',
  },
  en: {
    pharmacyOrder: `{service} runs in a pharmacy after acceptance on ${pages.en}without an explicit consent being recognisable`,
    pharmacyTold: `{service} receives in a pharmacy after acceptance the address{titled|= and the title |}of ${pages.en}without an explicit consent being recognisable`,
    paymentMedicine:
      '{service} learns without consent the address of the product page of a medicine ({paths}) although nobody pays there yet; which medicine somebody looks at may say something about health (Art. 9 GDPR)',
  },
};

const onPages = {
  de: '1. Laden Sie {service} auf Seiten dieser Art nicht ({paths}).\n2. Oder holen Sie dafür eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO, die Art der Daten und den Empfänger nennt, und laden Sie den Dienst dort erst danach.\n3. Öffnen Sie danach {paths}, stimmen Sie im Banner zu, und prüfen Sie, dass ohne die ausdrückliche Einwilligung von dort keine Anfrage mehr an {ownHosts|=die Adressen geht, die bei den Belegen stehen|geht}.',
  en: '1. Do not load {service} on pages of this kind ({paths}).\n2. Or obtain an explicit consent for it that names Art. 9 GDPR, the kind of data and the recipient, and load the service there only after that.\n3. Then open {paths}, accept in the banner, and verify that without the explicit consent no request goes from there to {ownHosts|=the addresses in the evidence any more|any more}.',
};
const payment = {
  de: '1. Laden Sie {service} erst im Warenkorb und in der Kasse, auf {paths} und den anderen Produktseiten höchstens auf Klick.\n2. Öffnen Sie danach {paths} in einem neuen Browserprofil, und prüfen Sie, dass keine Anfrage an {service} mehr die Adresse der Seite enthält.',
  en: '1. Load {service} in cart and checkout only, on {paths} and the other product pages at most on a click.\n2. Then open {paths} in a fresh browser profile, and verify that no request to {service} contains the address of the page any more.',
};

/** Their steps. */
export const pharmacyFixes = {
  de: { pharmacyOrder: onPages.de, pharmacyTold: onPages.de, paymentMedicine: payment.de },
  en: { pharmacyOrder: onPages.en, pharmacyTold: onPages.en, paymentMedicine: payment.en },
};

/** A cart of unknown goods or an account says too little of whoever is only counted there. */
const vague: ReadonlySet<TellingKind> = new Set(['product', 'account']);
const goods: ReadonlySet<TellingKind> = new Set(['product', 'medicine']);

/**
 * Services that run after a general acceptance on pages of a pharmacy that tell of health, one finding for each. `later` advertise,
 * `counting` only count; what a service `named` is told of goods is a finding of its own.
 */
export function pharmacyFindings(
  seen: {
    later: readonly ServiceObservation[];
    counting: readonly ServiceObservation[];
    named: ReadonlySet<string>;
    kinds: ReadonlyMap<string, TellingKind>;
  },
  facts: Pick<Facts, 'pages' | 'cookies' | 'storage' | 'requests'>,
): Finding[] {
  const { later, counting, named, kinds } = seen;
  const finding = (observation: ServiceObservation, isTelling: (kind: TellingKind) => boolean): Finding[] => {
    const isNamed = named.has(observation.cause) || named.has(observation.use.service.id);
    const requests = observation.requests.filter(({ pageUrl }) => {
      const kind = kinds.get(pageUrl);
      return kind !== undefined && isTelling(kind) && !(isNamed && goods.has(kind));
    });
    if (requests.length === 0) return [];
    const told = requests.filter(tellsPage);
    // On the most telling pages first: that is the evidence to look at.
    const urls = mostTellingFirst(
      requests.map(({ pageUrl }) => pageUrl),
      kinds,
    );
    const byPage = urls.flatMap((url) => inOrder(requests.filter(({ pageUrl }) => pageUrl === url)));
    const base = trackerFindingWithStored(told.length > 0 ? 'pharmacyTold' : 'pharmacyOrder', { ...observation, requests: byPage }, facts, [
      'accept',
    ]);
    const ofKind = Object.fromEntries(
      tellingKinds.map((kind) => [kind, pathsOf(urls.filter((url) => kinds.get(url) === kind)) || 1] as const),
    );
    const titled = told.some((request) => tellsTitle(request, pageAt(facts.pages, request.pageUrl)?.title ?? '')) ? 1 : '';
    return [{ ...base, params: { ...base.params, ...ofKind, titled, paths: pathsOf(urls), ownHosts: ownHosts(requests, facts) } }];
  };
  return [...later.flatMap((each) => finding(each, () => true)), ...counting.flatMap((each) => finding(each, (kind) => !vague.has(kind)))];
}

/** Requests that tell the page before those that only load. */
function inOrder(requests: readonly RequestFact[]): RequestFact[] {
  return [...requests].sort((a, b) => Number(tellsPage(b)) - Number(tellsPage(a)));
}
