import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { dialogWidths } from './dialogs.ts';
import classes from './form-dialog.module.css';

/** A form in a native modal, for the reasons of `MessageDialog`. Closed by its button or Escape; `onClose` decides. */
export function FormDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('app');
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = element.current!;
    const before = document.activeElement;
    opened.style.width = `min(${dialogWidths.alert}px, calc(100vw - 2rem))`;
    opened.showModal();
    opened.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => {
      opened.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={classes.dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Without this Chromium closes it at the second Escape, whatever was decided.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={classes.close} onClick={onClose}>
          {t('dialog.close')}
        </button>
      </div>
      {children}
    </dialog>
  );
}
