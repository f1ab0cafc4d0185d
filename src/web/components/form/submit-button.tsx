import { Button } from '@mantine/core';
import classes from './submit-button.module.css';

interface SubmitButtonProps {
  isSubmitting: boolean;
  label: string;
  busyLabel: string;
  /** Not the thing that the page is for. */
  plain?: boolean;
}

/** Sends the form; stays in place and says so while that is under way. */
export function SubmitButton({ isSubmitting, label, busyLabel, plain = false }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={plain ? 'default' : 'filled'} className={classes.submit} aria-disabled={isSubmitting}>
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
