import { randomUUID } from 'node:crypto';
import { defaultConfigurationCode } from '#contract/api/scan-order.ts';
import { scanSettingsInputSchema } from '#contract/scan-settings.ts';
import type { NewScan } from '#db/queries/order-scan.ts';
import type { ScanEnd } from '#db/queries/run-scan.ts';

/** A visitor's scan as it is ordered: no settings, good for a day. */
export function newScan(overrides: Partial<NewScan> & Pick<NewScan, 'secretHash'>): NewScan {
  return {
    id: randomUUID(),
    customerId: null,
    url: 'https://www.beispiel.test/',
    host: 'beispiel.test',
    depth: 'standard',
    maxPages: 3,
    configurationCode: defaultConfigurationCode,
    settings: scanSettingsInputSchema.parse({}),
    locale: 'de',
    tags: [],
    expires: new Date(Date.now() + 86_400_000),
    ...overrides,
  };
}

/** What a scan came to that found nothing. */
export function scanEnd(overrides: Partial<ScanEnd> = {}): ScanEnd {
  return {
    state: 'done',
    class: 'Conform',
    score: 100,
    complete: true,
    error: null,
    risks: 0,
    hints: 0,
    findingKeys: [],
    services: [],
    answers: new Map(),
    ...overrides,
  };
}
