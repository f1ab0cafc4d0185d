import type { Locale, Verdict } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';
import { nameInText, noticeAtHand } from '../services/named-servers.ts';
import { observationItems } from '../services/service-observations.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { visitorIdentifiers } from './consent-tool-identifiers.ts';

type Observed = Pick<Facts, 'requests' | 'cookies' | 'storage'> & Partial<Pick<Facts, 'privacy' | 'pages'>>;

const mostItems = 12;

const lead: Record<Locale, Record<'unknownOrigin' | 'unknownOriginNamed', string>> = {
  de: {
    unknownOrigin: 'Das Banner wird in einem Rahmen von {host} gezeigt',
    unknownOriginNamed: 'Das Banner wird in einem Rahmen von {host} gezeigt, den die Datenschutzerklärung nennt ({named})',
  },
  en: {
    unknownOrigin: 'The banner is shown in a frame from {host}',
    unknownOriginNamed: 'The banner is shown in a frame from {host}, which the privacy notice names ({named})',
  },
};
/** What was sent, by whether it can stand for a visitor. */
const sent: Record<Locale, Record<'' | 'Sending', string>> = {
  de: {
    '': '; vor der Auswahl gingen Anfragen dorthin ({paths}), in denen keine Kennung des Besuchers zu erkennen war',
    Sending: '; vor der Auswahl gingen Anfragen dorthin ({paths}), mit Angaben, die eine Kennung des Besuchers sein können ({identifiers})',
  },
  en: {
    '': '; before the choice, requests went there ({paths}), in which no identifier of the visitor could be recognised',
    Sending: '; before the choice, requests went there ({paths}), with values that may be an identifier of the visitor ({identifiers})',
  },
};
/** What was stored, and what no scan can see. */
const stored: Record<Locale, Record<'' | 'Storing', string>> = {
  de: {
    '': '; ein Cookie oder Eintrag im Web-Speicher von dort wurde vor der Auswahl nicht beobachtet. Was der Betreiber auf seinem Server festhält, sieht der Scan nicht',
    Storing: '; von dort gespeichert wird vor der Auswahl: {names}. Was der Betreiber auf seinem Server festhält, sieht der Scan nicht',
  },
  en: {
    '': '; no cookie and no entry of web storage from there was observed before the choice. What its operator records on the server, the scan does not see',
    Storing: '; stored from there before the choice: {names}. What its operator records on the server, the scan does not see',
  },
};

const steps: Record<Locale, Record<string, readonly string[]>> = {
  de: {
    unknownOrigin: [
      'Klären Sie, wer {host} betreibt, und lassen Sie sich sagen, was dort beim Laden des Banners protokolliert wird und wie lange.',
      'Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung, soweit noch nicht geschehen.',
    ],
    unknownOriginNamed: [
      'Fragen Sie den Anbieter, was {host} beim Laden des Banners protokolliert und wie lange, und gleichen Sie das mit der Datenschutzerklärung ab.',
      'Schließen Sie einen Vertrag zur Auftragsverarbeitung, falls noch keiner besteht.',
    ],
    Sending: [
      'Klären Sie mit dem Anbieter, wofür diese Angaben vor der Auswahl nötig sind; sonst lassen Sie sie abschalten: {identifiers}.',
    ],
    Storing: ['Klären Sie mit dem Anbieter, ob das erst mit der Entscheidung des Besuchers entstehen kann: {names}.'],
  },
  en: {
    unknownOrigin: [
      'Find out who operates {host}, and have them tell you what is recorded there when the banner loads and for how long.',
      'Conclude a data processing agreement and name the provider in the privacy notice, unless that is done.',
    ],
    unknownOriginNamed: [
      'Ask the provider what {host} records when the banner loads and for how long, and compare that with the privacy notice.',
      'Conclude a data processing agreement if there is none yet.',
    ],
    Sending: [
      'Find out from the provider what these values are needed for before the choice; otherwise have them switched off: {identifiers}.',
    ],
    Storing: ['Find out from the provider whether this can come into being with the visitor’s decision only: {names}.'],
  },
};

/** What `bannerFrameVerdict` tells. */
export function bannerFrameMessages(locale: Locale): Record<string, string> {
  return addedTo(addedTo(lead[locale], sent[locale]), stored[locale]);
}

/** What to do about it. */
export function bannerFrameFixes(locale: Locale): Record<string, string> {
  const { Sending = [], Storing = [] } = steps[locale];
  const names = Object.keys(lead[locale]).flatMap((name) =>
    ['', 'Sending'].flatMap((one) => ['', 'Storing'].map((two) => ({ name, one, two }))),
  );
  return Object.fromEntries(
    names.map(({ name, one, two }) => {
      const list = [...(steps[locale][name] ?? []), ...(one === '' ? [] : Sending), ...(two === '' ? [] : Storing)];
      return [`${name}${one}${two}`, numberedSteps(list)];
    }),
  );
}

/** A frame of a host nobody knows shows the banner: open, with all that was seen of it before the choice. `requests` go to that host. */
export function bannerFrameVerdict(requests: readonly [RequestFact, ...RequestFact[]], facts: Observed): Verdict {
  const [{ host }] = requests;
  const named = nameInText(noticeAtHand(facts).text, requests[0]);
  const telling = new Set(visitorIdentifiers(requests).flatMap(({ names }) => names));
  const written = writtenFrom(host, facts);
  // The frame itself comes first: it is what the sentence begins with.
  const isFrame = ([, group]: [string, RequestFact[]]) => group.some(({ type }) => type === 'frame' || type === 'document');
  const byPath = [...Map.groupBy(requests, pathOf)].sort((one, other) => Number(isFrame(other)) - Number(isFrame(one)));
  return {
    class: 'NoClassification',
    message: `unknownOrigin${named === null ? '' : 'Named'}${telling.size > 0 ? 'Sending' : ''}${written.length > 0 ? 'Storing' : ''}`,
    params: {
      host,
      paths: shortList(byPath.map(([path]) => path)),
      identifiers: shortList([...telling]),
      names: shortList([...new Set(written.map((item) => ('name' in item ? item.name : item.key)))]),
      ...(named !== null && { named }),
    },
    items: [...byPath.slice(0, mostItems).map(([, group]) => observationItems({ requests: group })[0]), ...written.map(storedItem)],
  };
}

/** Cookies of a host and what its scripts and frames stored before the choice. */
function writtenFrom(host: string, { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>): (CookieFact | StorageFact)[] {
  const isFrom = (address: string | null) => URL.parse(address ?? '')?.host === host;
  return [
    ...cookies.filter((cookie) => wasWrittenIn(cookie, 'none') && (isFrom(cookie.setBy) || cookie.domain.replace(/^\./, '') === host)),
    ...storage.filter((entry) => entry.states.includes('none') && (isFrom(entry.setBy) || isFrom(entry.origin))),
  ];
}

function pathOf({ url }: RequestFact): string {
  return URL.parse(url)?.pathname ?? url;
}
