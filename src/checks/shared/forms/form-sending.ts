import type { FormFact } from '../../facts/forms.ts';

/** Whether its fields stand on the page without a form around them. */
export function isLoose({ id }: Pick<FormFact, 'id'>): boolean {
  return /(?:^|[#-])loose-fields(?:-\d+)?(?:@|$)/.test(id);
}

/**
 * Whether only a script sends a form, so that its target shows on submitting. Without a target, or with an empty one, a form that posts
 * does so to its own page; fields without a form are always sent by script.
 */
export function isSentByScript(form: FormFact): boolean {
  const { action, actionDeclared, method, pageUrl } = form;
  if (isLoose(form) || method === 'dialog' || /^javascript:/i.test(action)) return true;
  if (method === 'post') return false;
  return !actionDeclared || (action.endsWith('#') && action.slice(0, -1) === pageUrl.replace(/#.*$/, ''));
}
