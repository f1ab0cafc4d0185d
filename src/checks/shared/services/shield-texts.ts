import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';

/** Services that stand in front of a whole website, not at a form: no hidden field takes their place. */
export const shields: ReadonlySet<string> = new Set(['datadome', 'human-security', 'imperva', 'myra']);

const told = {
  de: {
    shield:
      '{service} schützt die Website vor automatischen Zugriffen und lädt dazu ohne Einwilligung ({hosts}); ob das auf allen Seiten unbedingt erforderlich ist, ist umstritten',
    Storing: '; dabei speichert der Dienst im Endgerät',
    Named: '; die Datenschutzerklärung nennt ihn',
  },
  en: {
    shield:
      '{service} protects the website from automated access and loads for that without consent ({hosts}); whether that is strictly necessary on all pages is disputed',
    Storing: '; the service stores on the device with it',
    Named: '; the privacy notice names it',
  },
};

/** What is said of them, by whether they store something and whether the notice names them. */
export function shieldMessages(locale: Locale): Record<string, string> {
  const { shield, Storing, Named } = told[locale];
  return addedTo({ shield }, { '': '', Storing, Named, StoringNamed: Storing + Named });
}

const steps = {
  de: {
    reason:
      'Halten Sie fest, warum die Website diesen Schutz auf allen Seiten braucht (§ 25 Abs. 2 Nr. 2 TDDDG, Art. 32 DSGVO), oder beschränken Sie {service} in dessen Einstellungen auf Seiten, die er schützen soll, etwa Anmeldung und Formulare.',
    describe: 'Bleibt der Dienst, beschreiben Sie ihn in der Datenschutzerklärung, mit Anbieter, Zweck, Rechtsgrundlage und Cookies.',
  },
  en: {
    reason:
      'Put on record why the website needs this protection on all pages (Section 25(2) no. 2 TDDDG, Art. 32 GDPR), or limit {service} in its settings to the pages that it is to protect, such as login and forms.',
    describe: 'If the service stays, describe it in the privacy notice, with provider, purpose, legal basis and cookies.',
  },
};

/** Their steps. */
export function shieldFixes(locale: Locale): Record<string, string> {
  const { reason, describe } = steps[locale];
  const [named, unnamed] = [numberedSteps([reason]), numberedSteps([reason, describe])];
  return { shield: unnamed, shieldStoring: unnamed, shieldNamed: named, shieldStoringNamed: named };
}
