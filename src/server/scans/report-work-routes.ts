import type { Database } from '#db/database.ts';
import { type Api, defineRoute } from '../define-route.ts';
import { disputeFinding, readDisputes, withdrawDispute } from './disputes.ts';
import { takeFeedback } from './feedback.ts';

/** Puts the calls about disputed findings and about feedback on the server. */
export function registerReportWorkRoutes(api: Api, db: Database): void {
  defineRoute(api, 'disputes', ({ params, customer }) => readDisputes(db, { id: params.id, customerId: customer.identifier }));
  defineRoute(api, 'disputeFinding', ({ params, body, customer }) =>
    disputeFinding(db, { id: params.id, customerId: customer.identifier }, body),
  );
  defineRoute(api, 'withdrawDispute', async ({ params, customer }) => {
    await withdrawDispute(db, { id: params.id, customerId: customer.identifier }, params.disputeId);
    return undefined;
  });
  defineRoute(api, 'customerFeedback', async ({ body, customer }) => {
    await takeFeedback(db, customer.identifier, body);
    return undefined;
  });
}
