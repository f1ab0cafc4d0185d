import type { home as de } from '../de/home.ts';

export const home: typeof de = {};
