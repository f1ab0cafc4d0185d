import { fallbackService } from '#knowledge/fallback-service.ts';
import { findCmp } from '#knowledge/find-cmp.ts';
import { findCookie } from '#knowledge/find-cookie.ts';
import { findService, serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { mentions } from '#knowledge/phrases.ts';
import { registrableDomain } from '#knowledge/registrable-domain.ts';
import { createGeography } from '#knowledge/server-country.ts';
import type { DeriveDeps, Geography } from './catalogue.ts';

/** The catalogue of this version, and the packaged country database unless the operator brings another. */
export function catalogueDeps(geography: Geography = createGeography()): DeriveDeps {
  return {
    catalogue: { findService, serviceOf, fallbackService, findVendor, findCookie, findCmp, mentions, registrableDomain },
    geography,
  };
}
