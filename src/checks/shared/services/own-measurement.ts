import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { pageCount, requestItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { wasSent } from './initiator-chains.ts';
import { libraryHosts } from './library-hosts.ts';
import { requestIndex } from './request-index.ts';

/** Where a website keeps data or runs code of its own: what such a server is told, the website itself tells it. */
const backends: ReadonlySet<string> = new Set(['supabase', 'firebase', 'airtable']);

/** What is told beside the page that is read, in the order of the sentence. */
const told = ['Screen', 'Language', 'Referrer'] as const;
type Told = (typeof told)[number];
/** A language alone is that of content as often as that of a device. */
const combinations: readonly (readonly Told[])[] = [
  ['Screen'],
  ['Screen', 'Language'],
  ['Screen', 'Referrer'],
  ['Screen', 'Language', 'Referrer'],
  ['Referrer'],
  ['Language', 'Referrer'],
];

const words: Record<Locale, Record<Told, string> & { and: string }> = {
  de: { Screen: 'Bildschirm- oder Fenstergröße ({screen})', Language: 'Sprache des Geräts', Referrer: 'Herkunftsseite', and: ' und ' },
  en: {
    Screen: 'the size of screen or window ({screen})',
    Language: 'the language of the device',
    Referrer: 'the page the visitor was on before',
    and: ' and ',
  },
};
const sentence: Record<Locale, Record<'others' | 'here' | 'reads' | 'counts', string>> = {
  de: {
    others:
      '{moment} meldet die Website selbst{script} auf {measured|=einer Seite|Seiten}, welche Seite gelesen wird, dazu {told}, an {recipient}: Das ist eine eigene Messung der Besuche',
    here: '{moment} meldet die Website selbst{script} auf {measured|=einer Seite|Seiten}, welche Seite gelesen wird, dazu {told}, an den eigenen Server: Das ist eine eigene Messung der Besuche',
    reads: '; Angaben aus dem Gerät auszulesen braucht nach Ansicht der Aufsichtsbehörden in der Regel eine Einwilligung',
    counts: '; ob das eine Einwilligung braucht, ist umstritten',
  },
  en: {
    others:
      '{moment}, the website itself{script} reports on {measured|=one page|pages} which page is read, with {told}, to {recipient}: that is a measurement of visits of its own',
    here: '{moment}, the website itself{script} reports on {measured|=one page|pages} which page is read, with {told}, to its own server: that is a measurement of visits of its own',
    reads: '; the supervisory authorities hold that reading details of the device needs consent as a rule',
    counts: '; whether that needs consent is disputed',
  },
};
const steps = {
  de: {
    less: 'Lassen Sie in dem Skript, das die Besuche zählt{script}, weg, was es aus dem Gerät liest (etwa Größe des Bildschirms, Sprache), oder zählen Sie die Aufrufe aus den Protokollen des eigenen Servers.',
    logs: 'Zählen Sie die Aufrufe aus den Protokollen des eigenen Servers, wenn das genügt, und nehmen Sie das Skript heraus, das die Besuche zählt{script}.',
    wait: '{#tie} Soll die Messung so bleiben, rufen Sie das Skript erst nach der Einwilligung auf, und führen Sie die Messung im Banner unter einer abwählbaren Kategorie.',
    waitUnasked: 'Soll die Messung so bleiben, rufen Sie das Skript erst nach der Einwilligung auf; dafür bräuchte die Website ein Banner.',
    others:
      'Beschreiben Sie die Messung in der Datenschutzerklärung, soweit das fehlt: was sie erhebt, wozu, auf welcher Rechtsgrundlage, wie lange, und dass {recipient} die Daten erhält. Handelt der Anbieter in Ihrem Auftrag, brauchen Sie einen Vertrag zur Auftragsverarbeitung.',
    here: 'Beschreiben Sie die Messung in der Datenschutzerklärung, soweit das fehlt: was sie erhebt, wozu, auf welcher Rechtsgrundlage und wie lange.',
  },
  en: {
    less: 'Leave out what the script that counts visits{script} reads from the device (such as size of the screen, language), or count visits from the logs of your own server.',
    logs: 'Count visits from the logs of your own server if that is enough, and take out the script that counts them{script}.',
    wait: '{#tie} If the measurement is to stay as it is, call the script only after consent, and list the measurement in the banner under a category that can be refused.',
    waitUnasked: 'If the measurement is to stay as it is, call the script only after consent; the website would need a banner for that.',
    others:
      'Describe the measurement in the privacy notice where that is missing: what it collects, for what purpose, on which legal basis, for how long, and that {recipient} receives the data. If the provider acts on your behalf, you need a data processing agreement.',
    here: 'Describe the measurement in the privacy notice where that is missing: what it collects, for what purpose, on which legal basis and for how long.',
  },
};

interface Variant {
  parts: readonly Told[];
  place: 'others' | 'here';
  unasked: boolean;
}
const variants: readonly Variant[] = combinations.flatMap((parts) =>
  (['others', 'here'] as const).flatMap((place) => [true, false].map((unasked) => ({ parts, place, unasked }))),
);
const nameOf = ({ parts, place, unasked }: Variant) =>
  `ownMeasure${parts.join('')}${place === 'here' ? 'Here' : ''}${unasked ? 'Unasked' : ''}`;

/** Names of the messages: no product has a place for a measurement that somebody wrote for this very website. */
export const ownMeasurementNames: readonly string[] = variants.map(nameOf);

/** What is told of a measurement of the site's own; `moments`: when, on a website that asks and on one that does not. */
export function ownMeasurementMessages(locale: Locale, moments: { asked: string; unasked: string }): Record<string, string> {
  const { and, ...parts } = words[locale];
  const { reads, counts, ...places } = sentence[locale];
  return Object.fromEntries(
    variants.map((variant) => {
      const named = variant.parts.map((part) => parts[part]);
      const list = named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')}${and}${named.at(-1)}`;
      const text = places[variant.place].replace('{moment}', variant.unasked ? moments.unasked : moments.asked).replace('{told}', list);
      return [nameOf(variant), text + (readsDevice(variant.parts) ? reads : counts)];
    }),
  );
}

/** Steps against it, by the same names. */
export function ownMeasurementFixes(locale: Locale): Record<string, string> {
  const own = steps[locale];
  return Object.fromEntries(
    variants.map((variant) => [
      nameOf(variant),
      numberedSteps([
        readsDevice(variant.parts) ? own.less : own.logs,
        variant.unasked ? own.waitUnasked : own.wait,
        variant.place === 'here' ? own.here : own.others,
      ]),
    ]),
  );
}

function readsDevice(parts: readonly Told[]): boolean {
  return parts.includes('Screen') || parts.includes('Language');
}

/** Whoever records the choice of the banner may note the window as well: that is the proof of it, no measurement. */
const ofChoice = /consent|cookie|einwillig|zustimm/i;

/**
 * Measurements that scripts of the site itself make in a state, one for each recipient: they say which page is read, and the screen or where the
 * visitor came from. To its own server, the screen has to be among it: programs of the site may need the rest.
 */
export function ownMeasurements(
  { requests, services }: Pick<Facts, 'requests' | 'services'>,
  state: ConsentState,
  { unasked }: { unasked: boolean },
): Finding[] {
  const byId = requestIndex(requests).byId;
  const categories = new Map(services.map(({ service }) => [service.id, service]));
  const categoryOf = (serviceId: string | null) => categories.get(serviceId ?? '')?.category;
  // What a builder measures for itself is no script of the site, and neither is one that somebody hosts in a cloud.
  const isOwnServer = (id: string | null) => id === null || backends.has(id) || categoryOf(id) === 'cdn';
  const isOwnCaller = (id: string | null) => id !== null && (backends.has(id) || libraryHosts.has(id) || categoryOf(id) === 'tag-manager');
  const reports = requests.filter((request) => {
    const { visitReport, serviceId, parentId, states, url, type, inOwnFrame } = request;
    if (!visitReport || !states.includes(state) || !wasSent(request) || !inOwnFrame || ofChoice.test(URL.parse(url)?.pathname ?? ''))
      return false;
    if (!/^(?:fetch|xhr|beacon|image)$/.test(type) || !isOwnServer(serviceId)) return false;
    const caller = parentId === null ? undefined : byId.get(parentId);
    const isOwnCall = caller === undefined || caller.party === 'first' || isOwnCaller(caller.serviceId);
    return isOwnCall && (visitReport.screen !== null || (visitReport.referrer && request.party !== 'first'));
  });
  return [...Map.groupBy(reports, ({ host }) => host).values()].flatMap((group) => {
    const measured = pageCount(group);
    const first = group.find(({ visitReport }) => visitReport!.screen !== null) ?? group[0]!;
    const { screen, language, referrer } = first.visitReport!;
    // Once is not each visit: a form or a tool may send such a report.
    if (measured < 2 && !(screen !== null && referrer && state === 'none')) return [];
    const parts = told.filter((part) => ({ Screen: screen !== null, Language: language, Referrer: referrer })[part]);
    const place = first.party === 'first' ? 'here' : 'others';
    const service = first.serviceId === null ? undefined : categories.get(first.serviceId);
    const caller = byId.get(first.parentId ?? '');
    const script = caller?.type === 'script' && caller.party === 'first' ? ` (${URL.parse(caller.url)?.pathname ?? ''})` : '';
    return [
      {
        message: nameOf({ parts, place, unasked }),
        params: {
          measured,
          recipient: service ? `${service.name} (${first.host})` : first.host,
          script,
          ...(screen !== null && { screen }),
        },
        items: [requestItem(first, { requests: group.length, pages: measured })],
        cause: `own-measurement:${first.host}`,
        ...(service && { serviceIds: [service.id] }),
      } satisfies Finding,
    ];
  });
}
