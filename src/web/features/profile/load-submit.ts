/** What sending a form of the profile needs; loaded when one is first used. */
export const loadSubmit = () => import('./submit-profile.ts');

/** Begins to load it. A failure is told when the form is sent. */
export const prepareSubmit = (): void => void loadSubmit().catch(() => undefined);
