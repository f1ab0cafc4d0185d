import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** Bytes: hashes, keys, compressed bodies. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
