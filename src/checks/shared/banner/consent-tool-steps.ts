import type { Locale } from '../../define-check.ts';

const otherProvider = {
  de: '3. Erwägen Sie einen Anbieter in der EU oder Selbst-Hosting: Das kann die Übermittlung vermeiden, wenn auch Server und Unterauftragnehmer in der EU sind; vorgeschrieben ist es nicht.',
  en: '3. Consider a provider in the EU or hosting the tool yourself: that can avoid the transfer if servers and sub-processors are in the EU as well; it is not required.',
};
const contractOnly = {
  de: '2. Schließen Sie einen Vertrag zur Auftragsverarbeitung, falls noch keiner besteht.',
  en: '2. Conclude a data processing agreement if there is none yet.',
};
const contractAndCountry = {
  de: '2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie Anbieter und Drittland in der Datenschutzerklärung, soweit noch nicht geschehen.',
  en: '2. Conclude a data processing agreement and name the provider and the third country in the privacy notice, unless that is done.',
};
const contractAndName = {
  de: '2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung, soweit noch nicht geschehen.',
  en: '2. Conclude a data processing agreement and name the provider in the privacy notice, unless that is done.',
};
const listedStep = {
  de: '1. Prüfen Sie den Eintrag von {vendor} auf dataprivacyframework.gov und notieren Sie das Datum; fehlt er, stützen Sie die Übermittlung auf Standardvertragsklauseln.',
  en: '1. Check the entry of {vendor} on dataprivacyframework.gov and note the date; if it is missing, base the transfer on standard contractual clauses.',
};
const transferStep = {
  de: '1. Klären und dokumentieren Sie, worauf sich die Übermittlung an {service} stützt: einen Angemessenheitsbeschluss (bei den USA einen Eintrag in der Liste zum Data Privacy Framework) oder Standardvertragsklauseln.',
  en: '1. Clarify and document on what the transfer to {service} rests: an adequacy decision (for the USA an entry in the list of the Data Privacy Framework) or standard contractual clauses.',
};
/** A decision on the country itself carries the transfer: nothing is to be found out. */
const adequateSteps = {
  de: '1. Nennen Sie in der Datenschutzerklärung {service}, das Land ({country}) und den Angemessenheitsbeschluss der EU-Kommission für dieses Land (Art. 45 DSGVO), der die Übermittlung trägt, soweit noch nicht geschehen.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung, falls noch keiner besteht.',
  en: '1. In the privacy notice, name {service}, the country ({country}) and the adequacy decision of the European Commission on this country (Art. 45 GDPR), which carries the transfer, unless that is done.\n2. Conclude a data processing agreement if there is none yet.',
};
/** The same where the notice names a basis already. */
const groundedStep = {
  de: '1. Prüfen und dokumentieren Sie, ob die Grundlage trägt, die die Datenschutzerklärung für die Übermittlung an {service} nennt (beim Data Privacy Framework der Eintrag auf dataprivacyframework.gov mit Datum, bei Standardvertragsklauseln der Abschluss).',
  en: '1. Check and document whether the basis holds that the privacy notice names for the transfer to {service} (for the Data Privacy Framework the entry on dataprivacyframework.gov with its date, for standard contractual clauses their conclusion).',
};
const serverStep = {
  de: '1. Lassen Sie sich von {service} bestätigen, wo die Server stehen, und halten Sie Server in der EU im Vertrag fest; bestätigt {service} das nicht, dokumentieren Sie, worauf sich die Übermittlung stützt.',
  en: '1. Have {service} confirm where the servers are, and fix servers in the EU in the contract; if {service} does not confirm it, document on what the transfer rests.',
};
/** Steps on what a tool creates before the choice. */
export const identifierSteps = {
  de: '1. Klären Sie mit {service}, ob das erst mit der Entscheidung des Besuchers entstehen kann, oder dokumentieren Sie, warum es schon vorher unbedingt erforderlich ist: {names}.',
  en: '1. Clarify with {service} whether this can come into being with the visitor’s decision only, or document why it is strictly necessary even before: {names}.',
};

/** The same where the notice says so already: names, and why they may be there before the choice. */
export const reasonedStep = {
  de: '1. Halten Sie intern fest, warum das schon vor der Auswahl unbedingt erforderlich ist; die Datenschutzerklärung nennt diese Begründung schon: {names}.',
  en: '1. Keep an internal record of why this is strictly necessary even before the choice; the privacy notice names it and gives that reason: {names}.',
};
const contractAtHand = {
  de: '2. Halten Sie den Vertrag zur Auftragsverarbeitung bereit, den die Datenschutzerklärung anspricht.',
  en: '2. Keep the data processing agreement at hand of which the privacy notice speaks.',
};
const serversClaimed = {
  de: '\n3. Bestätigt {service} keine Server in der EU, berichtigen Sie die Datenschutzerklärung: Sie spricht davon, dass die Server in der EU stehen.',
  en: '\n3. If {service} does not confirm servers in the EU, correct the privacy notice: it speaks of servers in the EU.',
};

/** Messages whose steps differ where the notice does its part already: then their names end with `Disclosed`. */
const ofTransfer = {
  providerInUsa: transferStep,
  thirdCountryProvider: transferStep,
  thirdCountryParent: transferStep,
  providerInUsaListed: listedStep,
  thirdCountryParentListed: listedStep,
};
const ofServer = { serverInUsa: serverStep, thirdCountryServer: serverStep, euProviderServerAbroad: serverStep };

/** Steps on the company and the servers behind a consent tool, by message; `…Disclosed` where the notice does its part already. */
export function contractFixes(locale: Locale): Record<string, string> {
  const transfers = Object.entries(ofTransfer).flatMap(([message, first]) => [
    [message, `${first[locale]}\n${contractAndCountry[locale]}\n${otherProvider[locale]}`],
    [
      `${message}Disclosed`,
      `${(first === transferStep ? groundedStep : first)[locale]}\n${contractOnly[locale]}\n${otherProvider[locale]}`,
    ],
  ]);
  const servers = Object.entries(ofServer).flatMap(([message, first]) => [
    [message, `${first[locale]}\n${contractAndName[locale]}`],
    ...Object.entries({ '': '', Servers: serversClaimed[locale] }).flatMap(([ending, last]) => [
      [`${message}Disclosed${ending}`, `${first[locale]}\n${contractOnly[locale]}${last}`],
      [`${message}DisclosedContract${ending}`, `${first[locale]}\n${contractAtHand[locale]}${last}`],
    ]),
  ]);
  return { ...Object.fromEntries([...transfers, ...servers]), adequateProvider: adequateSteps[locale] };
}

/** Messages on the company and the servers behind a consent tool, each also for a notice that does its part. */
export function withDisclosed(messages: Record<keyof typeof ofTransfer | keyof typeof ofServer, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([message, text]) => [
      [message, text],
      ...(message in ofServer ? ['', 'Contract', 'Servers', 'ContractServers'] : ['']).map((said) => [`${message}Disclosed${said}`, text]),
    ]),
  );
}
