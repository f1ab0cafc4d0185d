/** What a dialog says; everything but the message has a default. */
export interface DialogOptions {
  message: string;
  /** By default „Hinweis“. */
  title?: string;
  /** Word on the accepting button, by default „OK“. */
  accept?: string;
  /** Word on the dismissing button of a confirmation, by default „Abbrechen“. */
  dismiss?: string;
  /** `error` for what went wrong. */
  type?: 'default' | 'error';
  /** In pixels, by default 450 for an alert and 400 for a confirmation. */
  maxWidth?: number;
}

/** A dialog that is open or waits for the one before it. */
export interface OpenDialog {
  id: number;
  kind: 'alert' | 'confirm';
  options: DialogOptions;
  /** Closes it with the user's answer. */
  answer: (accepted: boolean) => void;
}

/** Widths of the specification. */
export const dialogWidths = { alert: 450, confirm: 400 } as const;

let queue: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: readonly OpenDialog[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

/** The dialog to be shown, for the host. */
export const firstDialog = (): OpenDialog | null => queue[0] ?? null;
/** Tells the host that another dialog is the first. */
export const onDialogChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const open = (kind: OpenDialog['kind'], options: DialogOptions) =>
  new Promise<boolean>((resolve) => {
    const id = ++lastId;
    const answer = (accepted: boolean) => {
      change(queue.filter((dialog) => dialog.id !== id));
      resolve(accepted);
    };
    change([...queue, { id, kind, options, answer }]);
  });

/** Tells something that has to be seen: stays until it is accepted, by button or Enter. */
export const alertDialog = async (options: DialogOptions): Promise<void> => void (await open('alert', options));
/** Asks: accepting (Enter) gives true, dismissing (Escape) false. */
export const confirmDialog = (options: DialogOptions): Promise<boolean> => open('confirm', options);
