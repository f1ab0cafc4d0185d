import type { FormFact } from '../../facts/forms.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { drawsForms, isFormService, takesFormsAt } from './form-services.ts';

/**
 * Whether a service is on the pages only for a form that visitors open them for: it hosts forms and nothing else, or its address names one, or each page on which it runs shows a
 * form that sends to it (the sign-up of a service for webinars or bookings). Tied to the consent for cookies, whoever rejects would lack
 * the form. What needs consent whatever it does, is told so; a search and a popup that nobody asked for are no such forms.
 */
export function bringsForm(
  { service, pages, path = [] }: Pick<ServiceUse, 'service' | 'pages'> & Partial<Pick<ServiceUse, 'path'>>,
  forms: readonly FormFact[],
): boolean {
  // A mailer that follows visitors on each page (Klaviyo, Omnisend) is there for more than a form.
  if (service.category === 'newsletter' && service.consent === 'yes') return false;
  // Who shows lists of vacancies or documents as well has a form only where its address says so.
  if (drawsForms(service) || (isFormService(service) && path.some((url) => takesFormsAt(service, url)))) return true;
  if (service.consent === 'yes' || pages.length === 0) return false;
  const own = forms.filter(
    ({ actionServiceId, kind, visible, overlay }) =>
      actionServiceId === service.id && kind !== 'search' && visible && overlay === undefined,
  );
  return pages.every((page) => own.some(({ pageUrl }) => pageUrl === page));
}
