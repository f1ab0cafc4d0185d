import type { ReactNode } from 'react';
import classes from './message-page.module.css';

/** A page that has only one thing to say, and one thing to do about it. */
export function MessagePage({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className={`sheet ${classes.page}`}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className={classes.action}>{children}</div>
    </div>
  );
}
