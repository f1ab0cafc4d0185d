import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fold.module.css';

/** Something a reader opens when needed; open in print. */
export function Fold({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>
        <IconChevronDown className={classes.icon} stroke={1.75} aria-hidden="true" />
        <span>
          {title} {note && <span className={classes.note}>{note}</span>}
        </span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
