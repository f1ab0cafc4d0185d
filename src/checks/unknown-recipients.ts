import type { TextParams } from './define-check.ts';
import type { RequestFact } from './facts.ts';

const seatFix = {
  de: '1. Klären Sie, wer dahintersteht, wo das Unternehmen sitzt und, sitzt es in den USA, ob es am Data Privacy Framework teilnimmt: {names}.\n2. Sitzt es in einem Land ohne Angemessenheitsbeschluss, in den USA ohne diese Teilnahme, ersetzen Sie den Dienst, oder laden Sie ihn erst nach der Einwilligung und schließen Sie Standardvertragsklauseln ab.\n3. Sitzt es in einem Drittland, nennen Sie Land und Grundlage der Übermittlung in der Datenschutzerklärung.',
  en: '1. Find out who is behind it, where the company has its seat and, if in the USA, whether it takes part in the Data Privacy Framework: {names}.\n2. If its seat is in a country without adequacy decision, in the USA without that participation, replace the service, or load it only after consent and conclude standard contractual clauses.\n3. If its seat is in a third country, name the country and the basis of the transfer in the privacy notice.',
};
/** A banner cannot wait for the consent it asks for. */
const bannerFix = {
  de: '1. Prüfen Sie, was die Datenschutzerklärung zu {host} sagt, und klären Sie, wo der Betreiber sitzt. Sitzt er im EWR und gibt nichts in ein Drittland weiter, ist nichts zu tun.\n2. Gelangen Daten in ein Drittland, nennen Sie Land und Grundlage der Übermittlung in der Datenschutzerklärung.\n3. Gibt es dafür weder einen Angemessenheitsbeschluss noch, in den USA, die Teilnahme am Data Privacy Framework, schließen Sie Standardvertragsklauseln ab, oder wählen Sie einen anderen Anbieter.',
  en: '1. Check what the privacy notice says about {host}, and find out where its operator has its seat. If it is in the EEA and passes nothing on to a third country, there is nothing to do.\n2. If data reaches a third country, name the country and the basis of the transfer in the privacy notice.\n3. If there is neither an adequacy decision for it nor, in the USA, participation in the Data Privacy Framework, conclude standard contractual clauses or choose another provider.',
};

/** What to do about recipients whose seat or status is not known, by message. */
export const unknownRecipientFixes = {
  de: { hostUnknown: seatFix.de, bannerHost: bannerFix.de, bannerHostPlaced: bannerFix.de },
  en: { hostUnknown: seatFix.en, bannerHost: bannerFix.en, bannerHostPlaced: bannerFix.en },
};

const bannerHost = {
  de: 'Dem Scanner ist nicht bekannt, wo der Betreiber von {host} sitzt, von dem das Banner kommt',
  en: 'The scanner does not know where the operator of {host}, from which the banner comes, has its seat',
};

export const bannerHostMessages = {
  de: { bannerHost: bannerHost.de, bannerHostPlaced: `${bannerHost.de}; die Adresse des Servers ist {place} zugeordnet` },
  en: { bannerHost: bannerHost.en, bannerHostPlaced: `${bannerHost.en}; the address of the server is assigned to {place}` },
};

/** Message and params where the only unknown host is the one that shows the banner, else null. */
export function bannerHostOnly(hosts: readonly RequestFact[], place: string | null): { message: string; params: TextParams } | null {
  const [first] = hosts;
  if (first === undefined || hosts.length > 1 || !first.servesBanner) return null;
  const { host } = first;
  return place === null ? { message: 'bannerHost', params: { host } } : { message: 'bannerHostPlaced', params: { host, place } };
}
