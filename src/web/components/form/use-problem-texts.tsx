import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { FieldProblem } from './field-problem.tsx';
import type { Form } from './use-form.ts';

/** The problems of a form in the language of the page: beside a field, and of the whole. */
export function useProblemTexts<V extends object>({ problems, failure }: Pick<Form<V>, 'problems' | 'failure'>) {
  const { t, i18n } = useTranslation('app');
  const problem = (field: keyof V & string): ReactNode => {
    const found = problems[field];
    return found ? <FieldProblem text={found[i18n.language]} /> : undefined;
  };
  const failureText = failure && (typeof failure === 'string' ? t(`form.${failure}`) : failure[i18n.language]);
  return { problem, failureText };
}
