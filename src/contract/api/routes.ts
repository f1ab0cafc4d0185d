import { accountRoutes } from './routes/account-routes.ts';
import { freeRoutes } from './routes/free-routes.ts';
import { portfolioRoutes } from './routes/portfolio-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import type { Route } from './routes/route.ts';
import { scanRoutes } from './routes/scan-routes.ts';

export type { Route } from './routes/route.ts';

/** All calls, in the order of the documentation. */
export const routes = { ...freeRoutes, ...accountRoutes, ...scanRoutes, ...reportRoutes, ...portfolioRoutes } as const satisfies Record<
  string,
  Route
>;

export type RouteName = keyof typeof routes;
