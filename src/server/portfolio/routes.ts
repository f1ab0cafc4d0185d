import type { Database } from '#db/database.ts';
import { findTrend, findUsedServices } from '#db/queries/portfolio.ts';
import { findWebsiteHost, removeWebsite } from '#db/queries/websites.ts';
import { ApiError } from '../api-error.ts';
import { type Api, defineRoute } from '../define-route.ts';
import { importWebsites } from './import-websites.ts';
import { readWebsites } from './list-websites.ts';

/** Puts the calls about a customer's websites on the server. */
export function registerPortfolioRoutes(api: Api, { db, ownHosts }: { db: Database; ownHosts: readonly string[] }): void {
  defineRoute(api, 'websites', ({ query, customer }) => readWebsites(db, customer.identifier, query, new Date()));
  defineRoute(api, 'usedServices', async ({ customer }) => ({ services: await findUsedServices(db, customer.identifier) }));
  defineRoute(api, 'importWebsites', ({ body, customer }) => importWebsites({ db, ownHosts }, customer.identifier, body.csv));
  defineRoute(api, 'trend', async ({ params, customer }) => {
    const host = await findWebsiteHost(db, params.id, customer.identifier);
    if (host === null) throw new ApiError('not-found');
    return { points: await findTrend(db, customer.identifier, host) };
  });
  defineRoute(api, 'removeWebsite', async ({ params, customer }) => {
    if (!(await removeWebsite(db, params.id, customer.identifier))) throw new ApiError('not-found');
    return undefined;
  });
}
