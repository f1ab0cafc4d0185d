import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** In place of a list without entries: the mark, a sentence, and what to do next. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={classes.lens} cx="15" cy="15" r="10.5" />
        <circle className={classes.step} cx="25.5" cy="25.5" r="2.9" />
        <circle className={classes.step} cx="31" cy="31" r="2.9" />
        <circle className={classes.step} cx="36.5" cy="36.5" r="2.9" />
      </svg>
      <div>
        <h3>{title}</h3>
        <p className="meta">{text}</p>
        {children}
      </div>
    </div>
  );
}
