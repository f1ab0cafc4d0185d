import type { Customer } from '#contract/api/customer.ts';
import type { ScanComment, ScanCommentInput, ScanCommentList } from '#contract/api/scan-notes.ts';
import type { Database } from '#db/database.ts';
import {
  deleteComment,
  findCommentSwitch,
  findComments,
  holdCommentSwitch,
  putComment,
  replaceTags,
  switchComments,
} from '#db/queries/scan-notes.ts';
import { ApiError } from '../api-error.ts';

/** Whose scan is meant. */
export interface NotedScan {
  id: string;
  customer: Customer;
}

/** Gives a scan these tags, each once. */
export async function setTags(db: Database, { id, customer }: NotedScan, values: readonly string[]): Promise<{ tags: string[] }> {
  const tags = await replaceTags(db, id, customer.identifier, [...new Set(values)]);
  if (tags === null) throw new ApiError('scan-not-found');
  return { tags };
}

/** Comments on a scan: to be read in every product, also while they are switched off. */
export async function readComments(db: Database, { id, customer }: NotedScan): Promise<ScanCommentList> {
  const active = ofOwnScan(await findCommentSwitch(db, id, customer.identifier));
  return { active, scanComments: await findComments(db, id) };
}

/** Writes the comment on an area in place of the one before. */
export async function writeComment(db: Database, { id, customer }: NotedScan, input: ScanCommentInput): Promise<ScanComment> {
  return db.transaction(async (tx) => {
    const active = ofOwnScan(await holdCommentSwitch(tx, id, customer.identifier));
    requireProfessional(customer);
    if (!active) throw new ApiError('comments-inactive');
    return putComment(tx, id, input);
  });
}

/** Switches comments on or off; what was written stays. */
export async function activateComments(db: Database, scan: NotedScan, active: boolean): Promise<ScanCommentList> {
  const { id, customer } = scan;
  ofOwnScan(await findCommentSwitch(db, id, customer.identifier));
  requireProfessional(customer);
  await switchComments(db, id, customer.identifier, active);
  return readComments(db, scan);
}

/** Deletes one comment, in every product: it is the customer's. */
export async function removeComment(db: Database, { id, customer }: NotedScan, commentId: string): Promise<void> {
  ofOwnScan(await findCommentSwitch(db, id, customer.identifier));
  if (!(await deleteComment(db, id, commentId))) throw new ApiError('not-found');
}

/** First of all: whether somebody else's scan exists must not show in another refusal. */
function ofOwnScan(active: boolean | null): boolean {
  if (active === null) throw new ApiError('scan-not-found');
  return active;
}

function requireProfessional({ product }: Customer): void {
  if (product !== 'premium') throw new ApiError('professional-only');
}
