import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { CustomerScanOrder, VisitorScanAccepted, VisitorScanOrder } from '#contract/api/scan-order.ts';
import { defaultConfigurationCode } from '#contract/api/scan-order.ts';
import type { Database } from '#db/database.ts';
import { claimKey, insertScan, type NewScan, readQueue, spendChallenge } from '#db/queries/order-scan.ts';
import { findScan } from '#db/queries/read-scan.ts';
import { bookScan, type Plans } from '#db/queries/scan-bookings.ts';
import { addWebsites, type WebsiteAddress } from '#db/queries/websites.ts';
import { enqueueScan } from '#jobs/queue.ts';
import { ApiError } from '../api-error.ts';
import { digest, visitorSecret } from './secrets.ts';
import { readWebsiteAddress } from './website-address.ts';

/** What ordering takes. */
export interface ScanDesk {
  db: Database;
  boss: PgBoss;
  /** Key from which visitors' secrets follow. */
  secretKey: Uint8Array;
  visitor: { pages: number; retentionDays: number };
  /** Standard scans a month by product. */
  plans: Plans;
  /** Scans that may wait before further orders are refused. */
  queueLimit: number;
  /** Host names under which this installation itself is reached. */
  ownHosts: readonly string[];
  /** Checks the answer to a challenge and, when it is right, takes the challenge out of circulation. */
  acceptsProof(answer: string, takeOnce: (id: string, expires: Date) => Promise<boolean>): Promise<boolean>;
}

/** Further pages of a customer's scan by depth. */
const pagesByDepth = { standard: 10, premium: 100 } as const;
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** Accepts a visitor's order: key, challenge, row and job in one transaction. */
export async function orderVisitorScan(desk: ScanDesk, order: VisitorScanOrder, key: string | undefined): Promise<VisitorScanAccepted> {
  const target = targetOf(desk, order.url);
  const id = randomUUID();
  const { proofOfWork, ...request } = order;
  const identifier = await place(desk, {
    scan: {
      id,
      customerId: null,
      secretHash: digest(visitorSecret(desk.secretKey, id)),
      ...target,
      depth: 'standard',
      maxPages: desk.visitor.pages,
      configurationCode: defaultConfigurationCode,
      settings: order.settings,
      locale: order.locale,
      tags: [],
      expires: new Date(Date.now() + desk.visitor.retentionDays * 86_400_000),
    },
    scope: 'visitor',
    key,
    request,
    before: async (tx) => {
      const accepted = await desk.acceptsProof(proofOfWork, (challenge, expires) => spendChallenge(tx, challenge, expires));
      if (!accepted) throw new ApiError('proof-of-work-missing');
    },
  });
  const secret = visitorSecret(desk.secretKey, identifier);
  const scan = await findScan(desk.db, identifier, { secretHash: digest(secret) });
  // Ordered under the same key a week ago, and deleted since.
  if (!scan?.expires) throw new ApiError('scan-not-found');
  return { identifier, secret, expires: scan.expires.toISOString() };
}

/** Accepts a customer's order. */
export async function orderCustomerScan(
  desk: ScanDesk,
  customerId: string,
  order: CustomerScanOrder,
  key: string | undefined,
): Promise<{ identifier: string }> {
  const target = targetOf(desk, order.url);
  const id = randomUUID();
  const identifier = await place(desk, {
    scan: {
      id,
      customerId,
      secretHash: null,
      ...target,
      depth: order.depth,
      maxPages: pagesByDepth[order.depth],
      configurationCode: order.configurationCode,
      settings: order.settings,
      locale: order.locale,
      tags: [...new Set(order.tags)],
      expires: null,
    },
    scope: customerId,
    key,
    request: order,
    before: async (tx) => {
      const isBooked = await bookScan(tx, { customerId, kind: order.depth, scanId: id, plans: desk.plans, now: new Date() });
      if (!isBooked) throw new ApiError(order.depth === 'premium' ? 'no-premium-scans-left' : 'no-scans-left');
      await addWebsites(tx, customerId, [target]);
    },
  });
  return { identifier };
}

interface Placement {
  scan: NewScan;
  scope: string;
  key: string | undefined;
  request: unknown;
  /** Conditions of a new order; a repeated one has met them already. */
  before(tx: Database): Promise<void>;
}

async function place({ db, boss, queueLimit }: ScanDesk, { scan, scope, key, request, before }: Placement): Promise<string> {
  if (key !== undefined && !keyPattern.test(key)) throw new ApiError('form-invalid', { field: 'Idempotency-Key' });
  return db.transaction(async (tx) => {
    if (key !== undefined) {
      const requestHash = digest(JSON.stringify(request));
      const claim = await claimKey(tx, { scope, keyHash: digest(key), requestHash, scanId: scan.id });
      if (!claim.isNew && !claim.sameRequest) throw new ApiError('idempotency-conflict');
      if (!claim.isNew) return claim.scanId;
    }
    await before(tx);
    if ((await readQueue(tx)).waiting >= queueLimit) throw new ApiError('queue-full');
    await insertScan(tx, scan);
    await enqueueScan(boss, tx, scan.id);
    return scan.id;
  });
}

function targetOf({ ownHosts }: ScanDesk, url: string): WebsiteAddress {
  const website = readWebsiteAddress(url, ownHosts);
  if (!website.ok) throw new ApiError(website.code, { field: 'url' });
  return website.address;
}
