import type { GatheredFacts } from '#checks/facts.ts';
import { isEmbed } from '#checks/shared/services/initiator-chains.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { JudgedCheck } from '../score/scoring.ts';
import { shortPathList } from '../statements/page-paths.ts';

/**
 * The step against a service that runs only on pages whose form asks what Art. 9 or 10 GDPR protects: there the check on these forms
 * wants it gone whatever the visitor chooses, and no other check may say that it should wait for consent. Null for all other services.
 */
export function stepAwayFromForms(
  cause: string | null,
  facts: GatheredFacts,
  results: ReadonlyMap<string, JudgedCheck['result']>,
): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const judged = results.get('frm-sensitive-fields');
  const { forms, requests } = facts;
  // A film or a map is there for visitors, who may ask for it: it waits for them.
  if (!service || isEmbed({ service }) || judged?.class !== 'Risk' || !forms.ok || !requests.ok) return null;
  const causes = new Set(judged.findings.flatMap((finding) => (finding.serviceIds?.includes(service.id) ? [finding.cause] : [])));
  const sensitive = new Set(forms.data.flatMap(({ id, pageUrl }) => (causes.has(`form-special:${id}`) ? [pageUrl] : [])));
  const pages = [...new Set(requests.data.flatMap(({ serviceId, pageUrl }) => (serviceId === service.id ? [pageUrl] : [])))];
  if (pages.length === 0 || pages.some((page) => !sensitive.has(page))) return null;
  const paths = (locale: Locale) => shortPathList(pages, facts, locale);
  return {
    de: `{#gone} Entfernen Sie ${service.name} von ${paths('de')}, auch für Besucher, die zustimmen: Das Formular dort fragt besonders geschützte Angaben ab, und auf anderen geprüften Seiten läuft der Dienst nicht.`,
    en: `{#gone} Remove ${service.name} from ${paths('en')}, for visitors who agree as well: the form there asks for specially protected data, and the service runs on no other page examined.`,
  };
}
