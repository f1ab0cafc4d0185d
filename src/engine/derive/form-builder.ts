import type { EmbedEvidence, FormEvidence } from '#evidence/evidence.ts';
import { parseAddress } from './addresses.ts';

/**
 * The builder whose own script sends a form to its servers: its form as the builder writes it, without a target of the owner's, on a
 * page that the builder delivers. Exported to another server, such a form goes nowhere by itself. Undefined where that is not sure.
 */
export function formBuilderOf({ id, classes = '', actionDeclared }: FormEvidence, embeds: readonly EmbedEvidence[]): string | undefined {
  if (actionDeclared || !/^(?:wf-form-|email-form(?:-\d+)?$)/i.test(id) || !/(?:^|\s)w-form(?:\s|$)/.test(classes)) return undefined;
  const isDelivered = embeds.some(
    ({ kind, url }) => (kind === 'script' || kind === 'stylesheet') && /(?:^|\.)website-files\.com$/.test(parseAddress(url)?.host ?? ''),
  );
  return isDelivered ? 'webflow' : undefined;
}
