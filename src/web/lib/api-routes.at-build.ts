import { type RouteName, routes } from '#contract/api/routes.ts';

/** What the client has to know of a call at run time. */
export interface ApiRoute {
  path: string;
  /** Left out: GET. */
  method?: string;
  /** Left out: JSON. */
  answer?: 'binary' | 'events' | 'text' | 'none';
}

/**
 * The calls of the contract without their schemas. The build evaluates this file and ships its result:
 * types come from the contract, while the schema library stays out of the first load.
 */
export const apiRoutes = Object.fromEntries(
  Object.entries(routes).map(([name, { method, path, success }]) => [
    name,
    { path, ...(method !== 'GET' && { method }), ...(typeof success.body === 'string' && { answer: success.body }) },
  ]),
) as Record<RouteName, ApiRoute>;
