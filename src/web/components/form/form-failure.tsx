import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './form-failure.module.css';

/** Why a form was not sent, when it is about no single field. The empty box is always there: a screen reader tells only changes. */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className={classes.failure}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
