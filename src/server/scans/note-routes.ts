import type { Database } from '#db/database.ts';
import { findTags } from '#db/queries/scan-notes.ts';
import { type Api, defineRoute } from '../define-route.ts';
import { activateComments, readComments, removeComment, setTags, writeComment } from './scan-notes.ts';

/** Puts the calls about tags and comments on the server. */
export function registerNoteRoutes(api: Api, db: Database): void {
  defineRoute(api, 'tags', async ({ query, customer }) => ({ tags: await findTags(db, customer.identifier, query.searchTerm) }));
  defineRoute(api, 'setTags', ({ params, body, customer }) => setTags(db, { id: params.id, customer }, body.values));
  defineRoute(api, 'comments', ({ params, customer }) => readComments(db, { id: params.id, customer }));
  defineRoute(api, 'writeComment', ({ params, body, customer }) => writeComment(db, { id: params.id, customer }, body));
  defineRoute(api, 'activateComments', ({ params, body, customer }) => activateComments(db, { id: params.id, customer }, body.active));
  defineRoute(api, 'deleteComment', async ({ params, customer }) => {
    await removeComment(db, { id: params.id, customer }, params.commentId);
    return undefined;
  });
}
