import { checks } from '#checks/index.ts';

/** How many checks there are, and in how many areas. */
export const catalogueSize = { total: checks.length, areas: new Set(checks.map(({ area }) => area)).size } as const;
