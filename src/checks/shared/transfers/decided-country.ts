import type { Finding, Locale } from '../../define-check.ts';
import { suffixed } from '../../message-variants.ts';
import type { Recipient } from './recipients.ts';
import { countryOfRecipient, isAdequate } from './third-country.ts';

/** What is told of a country on which there is a decision, too: there it alone is the basis. */
const decided: ReadonlySet<string> = new Set([
  'notDescribed',
  'noStatement',
  'notNamed',
  'notNamedElsewhere',
  'notNamedVendor',
  'generalOnly',
  'elsewhereOnly',
  'generalOnlyCountry',
  'elsewhereOnlyCountry',
]);

/** Messages, each that tells of a missing basis also for such a country. */
export function withAdequate(texts: Readonly<Record<string, string>>): Record<string, string> {
  return { ...texts, ...suffixed(Object.fromEntries(Object.entries(texts).filter(([name]) => decided.has(name))), 'Adequate') };
}

const adequateSteps = {
  de: {
    undescribed:
      '1. Soweit die Einbindung bleibt, beschreiben Sie {service} in der Datenschutzerklärung, mit Empfängerland ({country}) und dem Angemessenheitsbeschluss der EU-Kommission für dieses Land (Art. 45 DSGVO).',
    described:
      '1. Soweit die Einbindung bleibt, nennen Sie in der Datenschutzerklärung bei {service} das Empfängerland ({country}), soweit es dort noch fehlt, und den Angemessenheitsbeschluss der EU-Kommission für dieses Land (Art. 45 DSGVO).',
  },
  en: {
    undescribed:
      '1. As far as the embed stays, describe {service} in the privacy notice, with the recipient’s country ({country}) and the adequacy decision of the EU Commission on that country (Art. 45 GDPR).',
    described:
      '1. As far as the embed stays, in the privacy notice, name the recipient’s country ({country}) beside {service} where it is still missing there, and the adequacy decision of the EU Commission on that country (Art. 45 GDPR).',
  },
};

/** Steps for these messages. */
export function adequateFixes(locale: Locale): Record<string, string> {
  const { undescribed, described } = adequateSteps[locale];
  return Object.fromEntries([...decided].map((name) => [`${name}Adequate`, name.startsWith('not') ? undescribed : described]));
}

/** The finding with the step for a country on which there is a decision: it alone is the basis there. */
export function asDecided(finding: Finding, use: Recipient['use']): Finding {
  return decided.has(finding.message) && isAdequate(countryOfRecipient(use)!)
    ? { ...finding, message: `${finding.message}Adequate` }
    : finding;
}
