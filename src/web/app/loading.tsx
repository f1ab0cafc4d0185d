import { useEffect, useState } from 'react';
import { storedLocale } from '../lib/i18n.tsx';
import classes from './loading.module.css';

// Not from the text files: this is what is seen while they load.
const word = { de: 'Wird geladen', en: 'Loading' };
const quickMs = 300;

/** Fills the main area while it is not known what to show. What comes quickly comes without it. */
export function Loading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), quickMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.area} role="status">
      {isSlow && (
        <>
          <span className={classes.spinner} />
          <span className="visually-hidden">{word[storedLocale()]}</span>
        </>
      )}
    </div>
  );
}
