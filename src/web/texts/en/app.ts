import type { app as de } from '../de/app.ts';

export const app: typeof de = {};
