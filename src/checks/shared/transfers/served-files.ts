import type { Locale } from '../../define-check.ts';
import { numberedSteps } from '../../message-variants.ts';
import { libraryHosts, servedByVendorOnly } from '../services/library-hosts.ts';
import type { Recipient } from './recipients.ts';

/** Messages on a recipient whose place in the notice comes second where the site can deliver the files itself. */
const kinds = [
  'notNamed',
  'noBasis',
  'undescribed',
  'namedElsewhere',
  'undescribedElsewhere',
  'statusUnknown',
  'statusUnknownGeneral',
  'statusOld',
  'statusOldGeneral',
] as const;
const named: ReadonlySet<string> = new Set(kinds);

const steps = {
  de: {
    serve: '{#own-files} Liefern Sie die Dateien vom eigenen Server aus ({service}); damit entfällt die Übermittlung.',
    otherwise:
      'Nur soweit Dateien weiter von {service} kommen: Prüfen Sie den Eintrag von {vendor} auf dataprivacyframework.gov (aktiv, andere als Beschäftigtendaten), notieren Sie das Datum, und nennen Sie beim Dienst in der Datenschutzerklärung das Data Privacy Framework; fehlt der Eintrag, nennen Sie dort die Garantie, auf die Sie die Übermittlung stützen, etwa Standardvertragsklauseln.',
  },
  en: {
    serve: '{#own-files} Deliver the files from your own server ({service}); with that, the transfer ends.',
    otherwise:
      'Only as far as files go on coming from {service}: check the entry of {vendor} on dataprivacyframework.gov (active, other than employee data), note the date, and name the Data Privacy Framework beside the service in the privacy notice; if there is no entry, name the guarantee there on which you base the transfer, such as standard contractual clauses.',
  },
};

/** Whether the site itself fetches files from a recipient that it can deliver as well: program libraries and fonts. */
export function isServable({ use: { service }, cause }: Recipient): boolean {
  return cause === service.id && (libraryHosts.has(service.id) || (service.category === 'font' && !servedByVendorOnly.has(service.id)));
}

/** The message on recipients, where all of them could be done without by delivering their files. */
export function messageOnFiles(message: string, recipients: readonly Recipient[]): string {
  return named.has(message) && recipients.every(isServable) ? `${message}Files` : message;
}

/** The same sentences again: what differs is what to do. */
export function onFiles(messages: Readonly<Record<string, string>>): Record<string, string> {
  return { ...messages, ...Object.fromEntries(kinds.map((kind) => [`${kind}Files`, messages[kind]!])) };
}

/** What to do: the notice has to name a basis only for what goes on loading from there. */
export function fileFixes(locale: Locale): Record<string, string> {
  const { serve, otherwise } = steps[locale];
  return Object.fromEntries(kinds.map((kind) => [`${kind}Files`, numberedSteps([serve, otherwise])]));
}

/** Names for the steps, which may be about several recipients at once. */
export function namesOfFiles(recipients: readonly Recipient[], vendorsOf: (some: readonly Recipient[]) => string) {
  return { service: [...new Set(recipients.map(({ use }) => use.service.name))].join(', '), vendor: vendorsOf(recipients) };
}
