import type { ReactNode } from 'react';
import classes from './text-button.module.css';

interface TextButtonProps {
  onClick: () => void;
  /** Absent: as the text around it. */
  size?: 'meta';
  /** Less than the text around it. */
  quiet?: boolean;
  children: ReactNode;
}

/** A button that looks like a link, for what is done besides. */
export function TextButton({ onClick, size, quiet = false, children }: TextButtonProps) {
  const looks = [classes.button, size && classes[size], quiet && classes.quiet].filter(Boolean).join(' ');
  return (
    <button type="button" className={looks} onClick={onClick}>
      {children}
    </button>
  );
}
