import { useState } from 'react';
import classes from './full-text.module.css';

interface FullTextProps {
  short: string;
  full: string;
  /** Words of the button: to see all of it, and to shorten it again. */
  moreLabel: string;
  lessLabel: string;
}

/** A name or an address in short, and as a whole when asked for. What it says cannot turn the text around it. */
export function FullText({ short, full, moreLabel, lessLabel }: FullTextProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <code className={classes.text}>{open ? full : short}</code>
      {short !== full && (
        <button type="button" className={classes.button} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </>
  );
}
