/** A promise whose outcome React's `use` can read at once, without waiting a turn. */
export type Readable<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** Notes the outcome of a promise where `use` looks for it. */
export function readable<T>(promise: Promise<T>): Readable<T> {
  const noted: Readable<T> = promise.then((value) => {
    noted.value = value;
    noted.status = 'fulfilled';
    return value;
  });
  return noted;
}
