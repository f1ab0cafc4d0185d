import type { Check } from '#checks/define-check.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { shownForms } from '#checks/shared/forms/framed-forms.ts';
import { unreadFormPages } from '#checks/shared/forms/unread-form-pages.ts';
import { dataForms } from '#checks/shared/forms/visitor-forms.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { isExamined } from '../score/completeness.ts';
import { capitalized, fillText } from './fill-text.ts';
import { hasNoBanner, nameMoments } from './moments.ts';
import { pathOf, shortPathList } from './page-paths.ts';
import { passedTopics } from './passed-topics.ts';

/** What a check without a sentence of its own has looked at. */
type Place = 'server' | 'pages' | 'text' | 'traffic' | 'banner' | 'forms';
/** The same, where the place can be named. */
type NamedPlace = 'host' | 'imprint' | 'privacy' | 'comparedServices' | 'comparedSettings' | 'namedForms' | 'someForms' | 'topic';

/** The statement of a passed check that has none of its own, by what it has looked at. */
const passed: Record<Locale, Record<Place | NamedPlace, string>> = {
  de: {
    server: 'An Server und Antworten wurde keine Auffälligkeit festgestellt.',
    pages: 'Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.',
    text: 'Im Text der Seite wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.',
    traffic: '{when} wurde keine Auffälligkeit festgestellt.',
    banner: 'Am Banner wurde keine Auffälligkeit festgestellt.',
    forms: 'An den geprüften Formularen wurde keine Auffälligkeit festgestellt.',
    host: 'An Server und Antworten von {host} wurde keine Auffälligkeit festgestellt.',
    imprint: 'Im Impressum ({path}) wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.',
    privacy: 'In der Datenschutzerklärung ({path}) wurde keine Auffälligkeit festgestellt; ob die Angaben stimmen, wurde nicht geprüft.',
    comparedServices:
      'Die Dienste in der Datenschutzerklärung ({path}) wurden mit den beobachteten verglichen; dabei wurde keine Auffälligkeit festgestellt.',
    comparedSettings: 'Das Impressum ({path}) wurde mit den Scan-Einstellungen verglichen; dabei wurde keine Auffälligkeit festgestellt.',
    namedForms: 'Bei {count|=dem gefundenen Formular|gefundenen Formularen} ({paths}) wurde keine Auffälligkeit festgestellt.',
    someForms:
      'Bei {count|=dem gefundenen Formular|gefundenen Formularen} ({paths}) wurde keine Auffälligkeit festgestellt; nicht geprüft sind Formulare auf verlinkten, nicht besuchten Seiten ({unread}).',
    topic: 'Zu {topic} wurde {when} keine Auffälligkeit festgestellt.',
  },
  en: {
    server: 'Nothing conspicuous was found about the server and its responses.',
    pages: 'Nothing conspicuous was found on the pages examined.',
    text: 'Nothing conspicuous was found in the text of the page; whether the statements are true was not examined.',
    traffic: 'Nothing conspicuous was found {when}.',
    banner: 'Nothing conspicuous was found about the banner.',
    forms: 'Nothing conspicuous was found in the forms examined.',
    host: 'Nothing conspicuous was found about the server {host} and its responses.',
    imprint: 'Nothing conspicuous was found in the imprint ({path}); whether the statements are true was not examined.',
    privacy: 'Nothing conspicuous was found in the privacy notice ({path}); whether the statements are true was not examined.',
    comparedServices: 'The services in the privacy notice ({path}) were compared with those observed; nothing conspicuous was found.',
    comparedSettings: 'The imprint ({path}) was compared with the scan settings; nothing conspicuous was found.',
    namedForms: 'Nothing conspicuous was found about {count|=the form|forms} seen ({paths}).',
    someForms:
      'Nothing conspicuous was found about {count|=the form|forms} seen ({paths}); forms on linked pages that were not visited ({unread}) were not examined.',
    topic: 'Nothing conspicuous was found about {topic} {when}.',
  },
};

const placeOfArea: Record<Check['area'], Place> = {
  sec: 'server',
  imp: 'text',
  pp: 'text',
  ck: 'traffic',
  trk: 'traffic',
  cmp: 'banner',
  tc: 'traffic',
  emb: 'traffic',
  frm: 'forms',
  shop: 'pages',
  a11y: 'pages',
};

/** Checks that look elsewhere than the others of their area. */
const placeOfCheck: Readonly<Record<string, Place>> = {
  'tls-mixed-content': 'pages',
  'imp-present': 'pages',
  'imp-legal-links-not-blocked': 'pages',
  'pp-present': 'pages',
  'cmp-own-loading': 'traffic',
  'cmp-required-present': 'traffic',
  'a11y-banner-operable': 'banner',
};

/** Checks that hold a text against something else: for these it was examined whether it is true. */
const comparing: Readonly<Record<string, 'comparedServices' | 'comparedSettings'>> = {
  'pp-services-named': 'comparedServices',
  'pp-services-stale': 'comparedServices',
  'imp-settings-consistency': 'comparedSettings',
};

/** Says that a check found nothing, and where it looked: no more than was examined. */
export function passedStatement({ id, area }: Pick<Check, 'id' | 'area'>, facts: GatheredFacts, locale: Locale): string {
  const place = placeOfCheck[id] ?? placeOfArea[area];
  // Without a banner there is nothing to say about one.
  const told = place === 'banner' && hasNoBanner(facts) ? 'traffic' : place;
  const when = whenLooked(id, facts, locale);
  const named = namePlace(told, id, area, facts, locale);
  const sentence = fillText(passed[locale][named?.place ?? told], { when, ...named?.params }, locale);
  return capitalized(sentence);
}

interface Named {
  place: NamedPlace;
  params: Record<string, string | number>;
}

/** The place by its name, or null where the facts do not tell it. */
function namePlace(place: Place, id: string, area: Check['area'], facts: GatheredFacts, locale: Locale): Named | null {
  const { site, forms, framedForms } = facts;
  switch (place) {
    case 'server':
      return site.ok && site.data.host !== '' ? { place: 'host', params: { host: site.data.host } } : null;
    case 'text': {
      const legal = area === 'imp' ? facts.imprint : facts.privacy;
      const path = legal.ok && legal.data.url !== null ? pathOf(legal.data.url, facts, locale) : null;
      return path === null ? null : { place: comparing[id] ?? (area === 'imp' ? 'imprint' : 'privacy'), params: { path } };
    }
    case 'forms': {
      const seen = forms.ok ? dataForms(shownForms({ forms: forms.data, framedForms: framedForms.ok ? framedForms.data : [] })) : [];
      const paths = shortPathList(
        seen.map(({ pageUrl }) => pageUrl),
        facts,
        locale,
        true,
      );
      if (paths === '') return null;
      const unread = facts.pages.ok ? shortPathList(unreadFormPages(facts.pages.data), facts, locale, true) : '';
      return { place: unread === '' ? 'namedForms' : 'someForms', params: { count: seen.length, paths, unread } };
    }
    case 'traffic': {
      const topic = passedTopics[id]?.[locale];
      return topic === undefined ? null : { place: 'topic', params: { topic } };
    }
    default:
      return null;
  }
}

/** Checks that look at all a visitor gets without having agreed, before the choice and after rejecting. */
const withoutConsent: ReadonlySet<string> = new Set(['ck-storage-before-consent', 'tc-before-consent']);

/** The moments at which a check looked, as far as they were examined. */
export function whenLooked(id: string, facts: GatheredFacts, locale: Locale): string {
  const looksAt = (state: ConsentState) => {
    if (withoutConsent.has(id)) return state !== 'accept';
    return id.endsWith('-before-consent') ? state === 'none' : !id.endsWith('-after-reject') || state === 'reject';
  };
  const examined = consentStates.filter((state) => isExamined(state, facts) && looksAt(state));
  return nameMoments(examined, facts, locale);
}
