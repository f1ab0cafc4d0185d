/** A short message at the bottom right. */
export interface SnackbarOptions {
  message: string;
  /** Milliseconds until it closes by itself; -1, the default, keeps it open. */
  timeout?: number;
  /** Word on the button, by default „Schließen“. */
  button?: string;
  /** Leaves the button out. */
  hideButton?: boolean;
}
export interface OpenSnackbar extends SnackbarOptions {
  id: number;
}

let current: OpenSnackbar | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const change = (next: OpenSnackbar | null) => {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
};

/** The message that is shown, for the host. */
export const currentSnackbar = (): OpenSnackbar | null => current;
/** Tells the host about another message. */
export const onSnackbarChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Closes the message that is shown. */
export const closeSnackbar = () => change(null);

/** Shows a message in place of the one before. */
export function showSnackbar(options: SnackbarOptions): void {
  change({ ...options, id: ++lastId });
  const { timeout = -1 } = options;
  if (timeout >= 0) timer = setTimeout(closeSnackbar, timeout);
}
