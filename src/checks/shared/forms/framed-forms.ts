import { serviceOf } from '#knowledge/find-service.ts';
import type { FormFact, FramedFormFact } from '../../facts/forms.ts';
import type { EmbedFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { isUnreadForm } from './form-recipients.ts';
import { isDonationService, takesFormsAt } from './form-services.ts';
import { dataForms } from './visitor-forms.ts';

/**
 * Forms in frames that the site answers for: those on a host of its own, or of a service that takes entries for others. What booking
 * engines, players and platforms ask in their own name is theirs.
 */
export function ownFramedForms(framedForms: readonly FramedFormFact[]): FramedFormFact[] {
  return framedForms.filter(({ frameParty, frameServiceId, frameUrl }) => {
    if (frameParty === 'first') return true;
    const service = frameServiceId === null ? null : serviceOf(frameServiceId);
    return service !== null && (takesFormsAt(service, frameUrl) || isDonationService(service));
  });
}

/** All forms that the site puts before its visitors, in its pages and in frames. */
export function shownForms({ forms, framedForms }: Pick<Facts, 'forms' | 'framedForms'>): FormFact[] {
  return [...forms, ...ownFramedForms(framedForms)];
}

/** Frames that ought to hold a form of which nothing that asks for data could be read: it comes in steps, or not at all. */
export function unreadFrames(embeds: readonly EmbedFact[], framedForms: readonly FramedFormFact[]): EmbedFact[] {
  const read = new Set(dataForms(framedForms).map(({ frameUrl }) => URL.parse(frameUrl)?.host));
  return embeds.filter((embed) => isUnreadForm(embed) && !read.has(embed.host));
}

/** The frame a form stands in; null for those of the page itself. */
export function frameOf(form: FormFact): Pick<FramedFormFact, 'frameUrl' | 'frameServiceId'> | null {
  return 'frameUrl' in form ? (form as FramedFormFact) : null;
}
