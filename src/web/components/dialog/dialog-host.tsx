import { lazy, Suspense, useSyncExternalStore } from 'react';
import { firstDialog, onDialogChange } from './dialogs.ts';

// Most visits show no dialog.
const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));

/** Shows the dialogs opened by `alertDialog` and `confirmDialog`, one at a time. */
export function DialogHost() {
  const dialog = useSyncExternalStore(onDialogChange, firstDialog);
  return <Suspense fallback={null}>{dialog && <MessageDialog key={dialog.id} dialog={dialog} />}</Suspense>;
}
