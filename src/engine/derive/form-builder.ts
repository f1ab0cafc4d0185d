import type { FormEvidence } from '#evidence/forms.ts';
import type { EmbedEvidence } from '#evidence/pages.ts';
import { parseAddress } from './addresses.ts';

/** Class names that mailers' scripts give the forms they draw into a page; those scripts send what is entered to their own servers. */
const drawnBy: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)klaviyo-form(?:[-\s]|$)/, 'klaviyo'],
  [/(?:^|\s)omnisend-(?:form|subscribe-form)(?:[-\s]|$)/, 'omnisend'],
];

/**
 * The builder whose own script sends a form to its servers: its form as the builder writes it, without a target of the owner's, on a
 * page that the builder delivers. Exported to another server, such a form goes nowhere by itself. Undefined where that is not sure.
 */
export function formBuilderOf({ id, classes = '', actionDeclared }: FormEvidence, embeds: readonly EmbedEvidence[]): string | undefined {
  const drawn = actionDeclared ? undefined : drawnBy.find(([pattern]) => pattern.test(classes));
  if (drawn) return drawn[1];
  if (actionDeclared || !/^(?:wf-form-|email-form(?:-\d+)?$)/i.test(id) || !/(?:^|\s)w-form(?:\s|$)/.test(classes)) return undefined;
  const isDelivered = embeds.some(
    ({ kind, url }) => (kind === 'script' || kind === 'stylesheet') && /(?:^|\.)website-files\.com$/.test(parseAddress(url)?.host ?? ''),
  );
  return isDelivered ? 'webflow' : undefined;
}
