/** What submitting needs; the forms load it when they are first used. */
export const loadSubmit = () => import('./submit-account.ts');

/** Begins to load it. A failure is told when the form is sent. */
export const prepareSubmit = (): void => void loadSubmit().catch(() => undefined);
