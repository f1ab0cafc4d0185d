import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';

const shortestName = 5;

/**
 * Whether a server lies under a domain by which nobody takes it for the site's own. A second domain that bears the site's name ("muster.de",
 * "muster-statistik.de") may be its own server.
 */
export function isOthersServer({ party, domain }: Pick<RequestFact, 'party' | 'domain'>, siteDomain: string): boolean {
  if (party !== 'third') return false;
  const names = siteDomain
    .toLowerCase()
    .replace(/\.[^.]+$/, '')
    .split(/[.-]/);
  return !names.some((name) => name.length >= shortestName && domain.toLowerCase().includes(name));
}

/** A service is said to run on own servers, and whose the server is shows nowhere. Place: `seen`, its address. */
export const othersServerTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; die Daten gehen {when} aber an {seen} ({pages}), eine andere Domain als die der Website; wer diesen Server betreibt, sieht der Scan nicht',
    fix: '1. Klären Sie, wer {seen} betreibt, etwa Ihre Agentur. Nur wenn Sie es selbst sind oder Ihr Hoster es für Sie tut, kann der Satz „{quote}“ bleiben.\n2. Betreibt den Server jemand anderes, berichtigen Sie diesen Satz, nennen Sie den Betreiber als Empfänger (Art. 13 Abs. 1 lit. e DSGVO), und schließen Sie mit ihm einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO). Oder betreiben Sie {service} auf einem eigenen Server.',
  },
  en: {
    message:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} the data go to {seen} ({pages}), another domain than that of the website; who runs this server the scan does not see',
    fix: '1. Clarify who runs {seen}, for example your agency. The sentence “{quote}” can stay only if you do yourself, or your hosting company does for you.\n2. If somebody else runs the server, correct that sentence, name them as recipient (Art. 13(1)(e) GDPR) and conclude a data processing agreement with them (Art. 28 GDPR). Or run {service} on a server of your own.',
  },
};
