import type { Locale } from '../../define-check.ts';

/** Stands in the names of messages where somebody else than the owner of the site receives the answers. */
export const received = 'Received';

/** Whether a message, by its name, tells who receives the answers. */
export function isReceived(name: string): boolean {
  return name.endsWith(received);
}

/** What is said of it. */
export const receivedSentence: Record<Locale, string> = {
  de: '; die Antworten gehen an {receiver} (Sitz: {country})',
  en: '; the answers go to {receiver} (seat: {country})',
};

/** Whoever else gets the answers may keep them for the site only under a contract, and abroad on a basis of its own. */
export const receivedStep: Record<Locale, string> = {
  de: 'Die Antworten erhält {receiver}: Prüfen Sie, ob mit dem Anbieter ein Vertrag zur Auftragsverarbeitung besteht, der solche Angaben umfasst (Art. 28 DSGVO), bei Sitz außerhalb des EWR auch, worauf sich die Übermittlung stützt (Art. 44 DSGVO), und löschen Sie dort, was Sie nicht mehr brauchen. Sonst fragen Sie danach auf einem anderen Weg, etwa mit dem Formular eines Anbieters in der EU oder am Telefon.',
  en: 'The answers go to {receiver}: check whether there is a contract on processing with the provider that covers such information (Art. 28 GDPR), with a seat outside the EEA also what the transfer rests on (Art. 44 GDPR), and delete there what you no longer need. Otherwise ask for it in another way, such as by the form of a provider in the EU or on the telephone.',
};
