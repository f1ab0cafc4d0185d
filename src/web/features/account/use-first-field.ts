import { type RefObject, useEffect, useRef } from 'react';

/** Puts the keyboard into the first field of a form that follows another one on the same page. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, []);
  return form;
}
