import { z } from 'zod';
import { checkCatalogueSchema } from '../check-catalogue.ts';
import { publicConfigurationSchema } from '../configuration.ts';
import { visitorScanAcceptedSchema, visitorScanOrderSchema } from '../scan-order.ts';
import { scanProgressSchema } from '../scan-progress.ts';
import { visitorReportSchema } from '../scan-reading.ts';
import { ok, type Route, scanId, screenshotFile } from './route.ts';

const scan = '/api/free/dsgvo/scan';

/** Calls of visitors: configuration and instant scans. */
export const freeRoutes = {
  configuration: {
    method: 'GET',
    path: '/api/free/configuration',
    summary: 'Name, operator and limits of this installation',
    access: 'free',
    success: ok(publicConfigurationSchema),
    errors: [],
  },
  checkCatalogue: {
    method: 'GET',
    path: '/api/free/dsgvo/check',
    summary: 'All checks: what, why, how measured, how to fix, in both languages',
    access: 'free',
    success: ok(checkCatalogueSchema),
    errors: [],
  },
  challenge: {
    method: 'GET',
    path: '/api/free/dsgvo/challenge',
    summary: 'A proof-of-work challenge for an instant scan or a registration (ALTCHA), good for ten minutes and one use',
    access: 'free',
    success: ok(z.record(z.string(), z.unknown())),
    errors: [],
  },
  startVisitorScan: {
    method: 'POST',
    path: scan,
    summary: 'Start an instant scan; honours `Idempotency-Key`',
    access: 'free',
    body: visitorScanOrderSchema,
    success: { status: 202, body: visitorScanAcceptedSchema },
    errors: ['invalid-url', 'blocked-target', 'terms-not-accepted', 'proof-of-work-missing', 'idempotency-conflict', 'queue-full'],
  },
  visitorProgress: {
    method: 'GET',
    path: `${scan}/:id/progress`,
    summary: 'How far an instant scan is',
    access: 'secret',
    params: scanId,
    success: ok(scanProgressSchema),
    errors: ['scan-not-found'],
  },
  visitorEvents: {
    method: 'GET',
    path: `${scan}/:id/events`,
    summary: 'The same as server-sent events `progress`, until the scan has ended',
    access: 'secret',
    params: scanId,
    success: ok('events'),
    errors: ['scan-not-found'],
  },
  visitorReport: {
    method: 'GET',
    path: `${scan}/:id/report/full`,
    summary: 'Report of an instant scan',
    access: 'secret',
    params: scanId,
    success: ok(visitorReportSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  visitorScreenshot: {
    method: 'GET',
    path: `${scan}/:id/screenshot/:file`,
    summary: 'A screenshot of an instant scan (JPEG)',
    access: 'secret',
    params: screenshotFile,
    success: ok('binary'),
    errors: ['scan-not-found', 'not-found'],
  },
} as const satisfies Record<string, Route>;
