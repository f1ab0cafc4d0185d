import type { Vendor } from './types.ts';
import vendorData from './vendors.json' with { type: 'json' };

/** All vendors of the catalogue. */
export const vendors = vendorData as readonly Vendor[];

const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]));

/** The vendor with this id (`Service.vendor`), or null; services of the fallback list have no vendor. */
export function findVendor(id: string): Vendor | null {
  return byId.get(id) ?? null;
}
