import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field-problem.module.css';

/** What is wrong with a field, in its place of the help. */
export function FieldProblem({ text }: { text: string }) {
  return (
    <span className={classes.problem}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
