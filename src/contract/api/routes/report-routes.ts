import { z } from 'zod';
import { comparisonSchema } from '../../comparison.ts';
import { disputeInputSchema, disputeListSchema, disputeSchema } from '../dispute.ts';
import { customerFeedbackSchema } from '../feedback.ts';
import { scanExportParams, scanExportQuery } from '../scan-export.ts';
import { scanHistorySchema } from '../scan-history.ts';
import { done, ok, type Route, scanId } from './route.ts';

const scan = '/api/user/dsgvo/scan';

/** Calls of customers who work with a report: compare, dispute, export, rate. */
export const reportRoutes = {
  scanHistory: {
    method: 'GET',
    path: `${scan}/:id/history`,
    summary: 'The scan among the finished scans of its website: what came and went, and since when each finding is there',
    access: 'customer',
    params: scanId,
    success: ok(scanHistorySchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  comparison: {
    method: 'GET',
    path: `${scan}/:id/comparison/:other`,
    summary: 'Two scans of one website: findings, hosts and cookies that came, went or changed',
    access: 'customer',
    params: scanId.extend({ other: z.uuid() }),
    success: ok(comparisonSchema),
    errors: ['scan-not-found', 'IllegalStateException', 'other-website'],
  },
  disputes: {
    method: 'GET',
    path: `${scan}/:id/dispute`,
    summary: 'Findings that the customer holds to be wrong, and the result without them',
    access: 'customer',
    params: scanId,
    success: ok(disputeListSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  disputeFinding: {
    method: 'POST',
    path: `${scan}/:id/dispute`,
    summary: 'Call a finding of class Risk or Hint wrong, with the reason',
    access: 'customer',
    params: scanId,
    body: disputeInputSchema,
    success: ok(disputeSchema),
    errors: ['scan-not-found', 'IllegalStateException', 'finding-not-found'],
  },
  withdrawDispute: {
    method: 'DELETE',
    path: `${scan}/:id/dispute/:disputeId`,
    summary: 'Take a dispute back',
    access: 'customer',
    params: scanId.extend({ disputeId: z.uuid() }),
    success: done,
    errors: ['scan-not-found', 'not-found'],
  },
  exportScan: {
    method: 'GET',
    path: `${scan}/:id/export/:file`,
    summary: 'The scan as a file: CSV, XLSX, JSON, HAR, SARIF, cookie table, recipients, evidence package',
    access: 'customer',
    params: scanExportParams,
    query: scanExportQuery,
    success: ok('binary'),
    errors: ['scan-not-found', 'IllegalStateException', 'not-found'],
  },
  customerFeedback: {
    method: 'POST',
    path: '/api/user/dsgvo/customerfeedback',
    summary: 'Rate a report, or say anything else',
    access: 'customer',
    body: customerFeedbackSchema,
    success: done,
    errors: ['scan-not-found', 'feedback-too-long'],
  },
} as const satisfies Record<string, Route>;
