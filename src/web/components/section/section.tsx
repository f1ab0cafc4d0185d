import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** Anchor of the section; its heading gets `<id>-title`. */
  id: string;
  title: string;
  /** Below the heading in the margin. */
  note?: ReactNode;
  /** `strong` begins something new, `quiet` continues. */
  rule?: 'strong' | 'quiet';
  tight?: boolean;
  children: ReactNode;
}

/** A part of a page: a rule, its name in the margin, its content beside it. */
export function Section({ id, title, note, rule = 'strong', tight = false, children }: SectionProps) {
  return (
    <section id={id} className={`${classes.section} ${classes[rule]} ${tight ? classes.tight : ''}`} aria-labelledby={`${id}-title`}>
      <header className={classes.margin}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {note && <div className={classes.note}>{note}</div>}
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
