import { useCallback, useEffect, useRef } from 'react';

/**
 * Changes a value that comes back only when the page is drawn again, as what lives in the address does: two changes before that build on
 * each other, and the second does not undo the first. `write` has to keep its identity.
 */
export function useChange<T>(value: T, write: (next: T) => void): (change: (before: T) => T) => void {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);
  return useCallback(
    (change) => {
      newest.current = change(newest.current);
      write(newest.current);
    },
    [write],
  );
}
