import { z } from 'zod';
import { consentMonitorSchema } from '../consent-monitor.ts';
import { cookieMonitorSchema } from '../cookie-monitor.ts';
import { requestHierarchySchema } from '../request-hierarchy.ts';
import { tagMonitorSchema } from '../tag-monitor.ts';
import { checkCatalogueSchema } from './check-catalogue.ts';
import { publicConfigurationSchema } from './configuration.ts';
import { customerSchema } from './customer.ts';
import { customerScanOrderSchema, scanAcceptedSchema, visitorScanAcceptedSchema, visitorScanOrderSchema } from './scan-order.ts';
import { scanProgressSchema } from './scan-progress.ts';
import { customerReportSchema, scanListQuerySchema, scanListSchema, visitorReportSchema } from './scan-reading.ts';

/** One call: what goes in, what comes out. Errors of all calls have the body of `error.ts`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call it: anybody, the holder of a scan's secret, a logged-in customer. */
  access: 'free' | 'secret' | 'customer';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status and body of success. `binary` and `events` are no JSON. */
  success: { status: 200 | 202 | 204; body: z.ZodType | 'binary' | 'events' };
  /** Codes beyond those any call may give. */
  errors: readonly string[];
}

const scanId = z.object({ id: z.uuid() });
const file = scanId.extend({ file: z.string().regex(/^[a-z0-9-]{1,60}\.jpg$/) });
const free = '/api/free/dsgvo/scan';
const user = '/api/user/dsgvo/scan';
const ok = <T extends z.ZodType | 'binary' | 'events'>(body: T) => ({ status: 200, body }) as const;

/** All calls, in the order of the documentation. */
export const routes = {
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
    summary: 'A proof-of-work challenge for an instant scan (ALTCHA), good for ten minutes and one scan',
    access: 'free',
    success: ok(z.record(z.string(), z.unknown())),
    errors: [],
  },
  startVisitorScan: {
    method: 'POST',
    path: free,
    summary: 'Start an instant scan; honours `Idempotency-Key`',
    access: 'free',
    body: visitorScanOrderSchema,
    success: { status: 202, body: visitorScanAcceptedSchema },
    errors: ['invalid-url', 'blocked-target', 'terms-not-accepted', 'proof-of-work-missing', 'idempotency-conflict', 'queue-full'],
  },
  visitorProgress: {
    method: 'GET',
    path: `${free}/:id/progress`,
    summary: 'How far an instant scan is',
    access: 'secret',
    params: scanId,
    success: ok(scanProgressSchema),
    errors: ['scan-not-found'],
  },
  visitorEvents: {
    method: 'GET',
    path: `${free}/:id/events`,
    summary: 'The same as server-sent events `progress`, until the scan has ended',
    access: 'secret',
    params: scanId,
    success: ok('events'),
    errors: ['scan-not-found'],
  },
  visitorReport: {
    method: 'GET',
    path: `${free}/:id/report/full`,
    summary: 'Report of an instant scan',
    access: 'secret',
    params: scanId,
    success: ok(visitorReportSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  visitorScreenshot: {
    method: 'GET',
    path: `${free}/:id/screenshot/:file`,
    summary: 'A screenshot of an instant scan (JPEG)',
    access: 'secret',
    params: file,
    success: ok('binary'),
    errors: ['scan-not-found', 'not-found'],
  },
  customer: {
    method: 'GET',
    path: '/api/user/dsgvo/customer',
    summary: 'The customer who is logged in',
    access: 'customer',
    success: ok(customerSchema),
    errors: [],
  },
  startScan: {
    method: 'POST',
    path: user,
    summary: 'Start a scan; honours `Idempotency-Key`',
    access: 'customer',
    body: customerScanOrderSchema,
    success: { status: 202, body: scanAcceptedSchema },
    errors: ['invalid-url', 'blocked-target', 'terms-not-accepted', 'configuration-code-missing', 'idempotency-conflict', 'queue-full'],
  },
  scans: {
    method: 'GET',
    path: user,
    summary: 'Scans of the customer, newest first',
    access: 'customer',
    query: scanListQuerySchema,
    success: ok(scanListSchema),
    errors: [],
  },
  progress: {
    method: 'GET',
    path: `${user}/:id/progress`,
    summary: 'How far a scan is',
    access: 'customer',
    params: scanId,
    success: ok(scanProgressSchema),
    errors: ['scan-not-found'],
  },
  events: {
    method: 'GET',
    path: `${user}/:id/events`,
    summary: 'The same as server-sent events `progress`, until the scan has ended',
    access: 'customer',
    params: scanId,
    success: ok('events'),
    errors: ['scan-not-found'],
  },
  report: {
    method: 'GET',
    path: `${user}/:id/report/full`,
    summary: 'The full report',
    access: 'customer',
    params: scanId,
    success: ok(customerReportSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  tagMonitor: {
    method: 'GET',
    path: `${user}/:id/tagmonitor`,
    summary: 'Hosts and services contacted, state by state',
    access: 'customer',
    params: scanId,
    success: ok(tagMonitorSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  requestHierarchy: {
    method: 'GET',
    path: `${user}/:id/requesthierarchy`,
    summary: 'Who called whom',
    access: 'customer',
    params: scanId,
    success: ok(requestHierarchySchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  cookieMonitor: {
    method: 'GET',
    path: `${user}/:id/cookiemonitor`,
    summary: 'Cookies and web storage',
    access: 'customer',
    params: scanId,
    success: ok(cookieMonitorSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  consentMonitor: {
    method: 'GET',
    path: `${user}/:id/consentmonitor`,
    summary: 'The banner and what became of each choice',
    access: 'customer',
    params: scanId,
    success: ok(consentMonitorSchema),
    errors: ['scan-not-found', 'IllegalStateException'],
  },
  screenshot: {
    method: 'GET',
    path: `${user}/:id/screenshot/:file`,
    summary: 'A screenshot (JPEG)',
    access: 'customer',
    params: file,
    success: ok('binary'),
    errors: ['scan-not-found', 'not-found'],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
