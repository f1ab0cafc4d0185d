import type { ReactNode } from 'react';
import classes from './account.module.css';

/** A page about the account: its heading, a sentence, and its parts below. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={`sheet ${classes.page}`}>
      <h1>{title}</h1>
      {lead && <p className={`lead ${classes.lead}`}>{lead}</p>}
      {children && <div className={classes.sections}>{children}</div>}
    </div>
  );
}
