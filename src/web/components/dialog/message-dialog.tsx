import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { dialogWidths, type OpenDialog } from './dialogs.ts';
import classes from './message-dialog.module.css';

/**
 * One dialog as a native modal: the browser keeps the focus inside and gives it back. Mantine's modal locks scrolling with
 * a style element, which the content security policy forbids.
 */
export function MessageDialog({ dialog: { kind, options, answer } }: { dialog: OpenDialog }) {
  const { t } = useTranslation('app');
  const element = useRef<HTMLDialogElement>(null);
  const acceptButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const messageId = useId();
  const { message, title = t('dialog.title'), accept = t('dialog.accept'), dismiss = t('dialog.dismiss'), type = 'default' } = options;

  useEffect(() => {
    const opened = element.current!;
    // Where it was before; the browser does the same, but not when React removes the dialog.
    const before = document.activeElement;
    opened.style.width = `min(${options.maxWidth ?? dialogWidths[kind]}px, calc(100vw - 2rem))`;
    opened.showModal();
    acceptButton.current?.focus();
    return () => {
      opened.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [kind, options.maxWidth]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Enter' && (event.target as HTMLElement).dataset.dismiss === undefined) {
      event.preventDefault();
      answer(true);
    }
    if (event.key === 'Escape') {
      // An alert is persistent; without this Chromium closes it at the second Escape.
      event.preventDefault();
      if (kind === 'confirm') answer(false);
    }
  };

  return (
    <dialog
      ref={element}
      className={classes.dialog}
      data-type={type}
      role={kind === 'alert' ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        if (kind === 'confirm') answer(false);
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={messageId}>{message}</p>
      <div className={classes.buttons}>
        {kind === 'confirm' && (
          <Button variant="default" data-dismiss="" onClick={() => answer(false)}>
            {dismiss}
          </Button>
        )}
        <Button ref={acceptButton} onClick={() => answer(true)}>
          {accept}
        </Button>
      </div>
    </dialog>
  );
}
