import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { TextButton } from '../text-button/text-button.tsx';
import classes from './filter-fold.module.css';

interface FilterFoldProps {
  label: string;
  /** How many of the folded filters are set, in words; null = none. */
  activeLabel: string | null;
  resetLabel: string;
  /** Absent while nothing is set at all. */
  onReset?: (() => void) | undefined;
  /** A field in the same row, before the button. */
  field?: ReactNode;
  /** The rarer filters; they exist while they are seen. */
  children: ReactNode;
}

/** The rarer filters of a list behind a button, and the way back to the whole list. Stands in the grid of the other filters. */
export function FilterFold({ label, activeLabel, resetLabel, onReset, field, children }: FilterFoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isSet = activeLabel !== null;
  useEffect(() => {
    // A link may have set one of them. What is open stays so, also when the last one is taken out.
    if (isSet) setIsOpen(true);
  }, [isSet]);
  return (
    <>
      <div className={`${classes.row} ${field ? classes.besideField : ''}`}>
        {field}
        <button type="button" className={classes.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          {label}
          {isSet && <span className={classes.active}>{activeLabel}</span>}
        </button>
        {onReset && (
          <TextButton size="meta" onClick={onReset}>
            {resetLabel}
          </TextButton>
        )}
      </div>
      <div id={id} className={classes.fields} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
