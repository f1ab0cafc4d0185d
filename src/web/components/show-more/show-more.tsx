import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './show-more.module.css';

interface MoreButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** „15 weitere anzeigen“. */
  label: string;
  lessLabel: string;
  /** Element that it opens. */
  controls?: string;
}

/** Opens and closes the rest of a list. */
export function MoreButton({ open, onToggle, label, lessLabel, controls }: MoreButtonProps) {
  return (
    <button type="button" className={classes.button} aria-expanded={open} aria-controls={controls} onClick={() => onToggle(!open)}>
      {open ? lessLabel : label}
      <IconChevronDown className={`${classes.icon} ${open ? classes.turned : ''}`} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Brings the next rows of a list that is too long to be drawn at once. */
export function NextButton({ onClick, label, about }: { onClick: () => void; label: string; about?: string | undefined }) {
  return (
    <button type="button" className={classes.button} aria-label={about} onClick={onClick}>
      {label}
      <IconChevronDown className={classes.icon} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Class of what is folded away: not on the screen, but in print. */
export const foldedOnScreen = classes.folded!;

interface ShowMoreProps {
  label: string;
  lessLabel: string;
  children: ReactNode;
  /** Controlled from outside, when links lead into it. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** The rest of a list behind a button. It stays in the page, so that print and links reach it. */
export function ShowMore({ label, lessLabel, children, open: openFromOutside, onToggle }: ShowMoreProps) {
  const [own, setOwn] = useState(false);
  const open = openFromOutside ?? own;
  const id = useId();
  return (
    <>
      <div id={id} className={open ? undefined : classes.folded}>
        {children}
      </div>
      <MoreButton open={open} onToggle={onToggle ?? setOwn} label={label} lessLabel={lessLabel} controls={id} />
    </>
  );
}
