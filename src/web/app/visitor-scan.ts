/** A visitor's scan as this browser tab remembers it, so that a reload comes back to it. */
export interface VisitorScan {
  identifier: string;
  /** The only key to the scan. */
  secret: string;
  url: string;
  hasEnded: boolean;
}

const key = 'visitor-scan';

/** The scan this tab watches, or null. What cannot be read is none. */
export function rememberedScan(storage: Storage): VisitorScan | null {
  try {
    const scan = JSON.parse(storage.getItem(key) ?? 'null') as Partial<VisitorScan> | null;
    const isWhole =
      typeof scan?.identifier === 'string' &&
      typeof scan.secret === 'string' &&
      typeof scan.url === 'string' &&
      typeof scan.hasEnded === 'boolean';
    return isWhole ? (scan as VisitorScan) : null;
  } catch {
    return null;
  }
}

/** Remembers the scan until the tab is closed; null forgets it. */
export function rememberScan(storage: Storage, scan: VisitorScan | null): void {
  try {
    if (scan) storage.setItem(key, JSON.stringify(scan));
    else storage.removeItem(key);
  } catch {
    // Storage can be forbidden: then a reload begins anew.
  }
}
