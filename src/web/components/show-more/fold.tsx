import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  title: string;
  note?: string;
  /** One of several lines below one another. */
  line?: boolean;
  children: ReactNode;
}

/** Something a reader opens when needed; open in print. */
export function Fold({ title, note, line = false, children }: FoldProps) {
  return (
    <details className={`${classes.fold} ${line ? classes.line : ''}`}>
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
