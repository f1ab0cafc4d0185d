import { Button } from '@mantine/core';
import classes from './submit-button.module.css';

/** Sends the form; stays in place and says so while that is under way. */
export function SubmitButton({ isSubmitting, label, busyLabel }: { isSubmitting: boolean; label: string; busyLabel: string }) {
  return (
    <Button type="submit" className={classes.submit} aria-disabled={isSubmitting}>
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
