import { z } from 'zod';
import {
  importReportSchema,
  importSchema,
  trendSchema,
  usedServicesSchema,
  websiteListQuerySchema,
  websiteListSchema,
} from '../portfolio.ts';
import { done, ok, type Route } from './route.ts';

const website = '/api/user/dsgvo/website';
const websiteId = z.object({ id: z.uuid() });

/** Calls of customers about their websites. */
export const portfolioRoutes = {
  websites: {
    method: 'GET',
    path: website,
    summary: 'Websites of the customer with their latest results',
    access: 'customer',
    query: websiteListQuerySchema,
    success: ok(websiteListSchema),
    errors: [],
  },
  usedServices: {
    method: 'GET',
    path: `${website}/service`,
    summary: 'Services seen on the websites, the most frequent first',
    access: 'customer',
    success: ok(usedServicesSchema),
    errors: [],
  },
  importWebsites: {
    method: 'POST',
    path: `${website}/import`,
    summary: 'Add websites from a CSV file, at most 500; answers line by line',
    access: 'customer',
    body: importSchema,
    bodyBytes: 1_000_000,
    success: ok(importReportSchema),
    errors: ['import-too-large'],
  },
  trend: {
    method: 'GET',
    path: `${website}/:id/trend`,
    summary: 'How the results of a website went, at most 50 scans',
    access: 'customer',
    params: websiteId,
    success: ok(trendSchema),
    errors: ['not-found'],
  },
  removeWebsite: {
    method: 'DELETE',
    path: `${website}/:id`,
    summary: 'Take a website out of the portfolio; its scans stay',
    access: 'customer',
    params: websiteId,
    success: done,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>;
