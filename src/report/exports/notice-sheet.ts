import type { ScanResult } from '#contract/scan-result.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import { consentStateSchema, type Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { compareText } from '../merge.ts';
import { categoryWord } from './export-words.ts';
import { type Column, fillSheet, listed, type Sheet } from './sheet.ts';

/** What is to be done about a service in the privacy notice. */
type Task = 'missing' | 'not-compared' | 'not-seen' | 'not-visible' | 'notice-unread';

interface Row {
  task: Task;
  service: string | null;
  serviceId: string | null;
  vendor: string | null;
  category: string | null;
  consent: TagRow['consent'];
  states: TagRow['states'];
  hosts: string[];
  quote: string | null;
}

const taskTexts: Record<Locale, Record<Task, string>> = {
  de: {
    missing: 'beobachtet, in der Datenschutzerklärung nicht gefunden: ergänzen',
    'not-compared': 'beobachtet, Abgleich mit der Datenschutzerklärung nicht möglich: selbst prüfen',
    'not-seen': 'genannt, aber nicht beobachtet: prüfen, ob der Dienst noch eingesetzt wird',
    'not-visible': 'genannt; arbeitet meist dort, wo ein Scan nicht hinsieht: selbst prüfen',
    'notice-unread': 'Welche Dienste die Datenschutzerklärung nennt, ist nicht vollständig bekannt: Diese Liste ist unvollständig',
  },
  en: {
    missing: 'observed, not found in the privacy notice: add it',
    'not-compared': 'observed, cannot be compared with the privacy notice: check yourself',
    'not-seen': 'named but not observed: check whether the service is still in use',
    'not-visible': 'named; works mostly where no scan looks: check yourself',
    'notice-unread': 'Which services the privacy notice names is not completely known: this list is incomplete',
  },
};

const columns: readonly Column<Row>[] = [
  { heading: { de: 'Was zu tun ist', en: 'What to do' }, width: 60, value: ({ task }, _, locale) => taskTexts[locale][task] },
  { heading: { de: 'Dienst', en: 'Service' }, width: 30, value: ({ service }) => service },
  { heading: { de: 'Anbieter', en: 'Vendor' }, width: 24, value: ({ vendor }) => vendor },
  { heading: { de: 'Kategorie', en: 'Category' }, width: 20, value: ({ category }, words) => categoryWord(category, words) },
  {
    heading: { de: 'Zweck', en: 'Purpose' },
    width: 50,
    value: ({ serviceId }, _, locale) => (serviceId === null ? null : (serviceOf(serviceId)?.purpose[locale] ?? null)),
  },
  {
    heading: { de: 'Einwilligung nötig', en: 'Consent needed' },
    width: 12,
    value: ({ consent }, words) => (consent === null ? null : words.consent[consent]),
  },
  {
    heading: { de: 'Gesehen in den Zuständen', en: 'Seen in the states' },
    width: 24,
    value: ({ states }, words) => listed(states.map((state) => words.states[state])),
  },
  { heading: { de: 'Hosts', en: 'Hosts' }, width: 36, value: ({ hosts }) => listed(hosts) },
  { heading: { de: 'Textstelle', en: 'Passage' }, width: 60, value: ({ quote }) => quote },
];

/** Services that the privacy notice lacks, and those it names although nothing of them was seen. */
export function noticeSheet({ tagMonitor }: Pick<ScanResult, 'tagMonitor'>, locale: Locale): Sheet {
  const observed = [...Map.groupBy(foreign(tagMonitor.rows), ({ serviceId }) => serviceId).values()].map(observedRow);
  const { notice } = tagMonitor;
  const named = (notice?.services ?? []).flatMap((named): Row[] => {
    if (named.seen) return [];
    const { service, serviceId, vendor, category, quote } = named;
    const consent = serviceOf(serviceId)?.consent ?? null;
    return [
      { task: named.visible ? 'not-seen' : 'not-visible', service, serviceId, vendor, category, consent, states: [], hosts: [], quote },
    ];
  });
  const rows = [...observed, ...named].sort((a, b) => order(a) - order(b) || compareText(a.service ?? '', b.service ?? ''));
  return fillSheet({ de: 'Datenschutzerklärung', en: 'Privacy notice' }, columns, notice?.complete ? rows : [unread, ...rows], locale);
}

const tasks: readonly Task[] = ['missing', 'not-compared', 'not-seen', 'not-visible'];
const order = ({ task }: Row) => tasks.indexOf(task);
const nothing = { service: null, serviceId: null, vendor: null, category: null, consent: null, states: [], hosts: [], quote: null };
const unread: Row = { task: 'notice-unread', ...nothing };

/** What others get to do with: the site's own software need not be named as a service. */
function foreign(rows: readonly TagRow[]): TagRow[] {
  return rows.filter(
    ({ serviceId, party, privacyPolicyMatch }) => serviceId !== null && party !== 'first' && privacyPolicyMatch !== 'found',
  );
}

function observedRow(rows: readonly TagRow[]): Row {
  const { service, serviceId, vendor, category, consent, privacyPolicyMatch } = rows[0]!;
  return {
    task: privacyPolicyMatch === 'notFound' ? 'missing' : 'not-compared',
    service,
    serviceId,
    vendor,
    category,
    consent,
    states: consentStateSchema.options.filter((state) => rows.some(({ states }) => states.includes(state))),
    hosts: [...new Set(rows.map(({ host }) => host))],
    quote: null,
  };
}
