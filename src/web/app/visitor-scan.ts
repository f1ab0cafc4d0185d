/** A visitor's scan as this browser tab remembers it, so that a reload comes back to it. */
export interface VisitorScan {
  identifier: string;
  /** The only key to the scan. */
  secret: string;
  url: string;
  hasEnded: boolean;
  /** A registration took it along: it moves into the account once that is confirmed. */
  isMoving?: true;
}

const key = 'visitor-scan';
/** Gives the tab's storage, or throws where the browser's settings forbid it. */
export type StorageAccess = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const ofThisTab: StorageAccess = () => sessionStorage;

/** The scan this tab watches, or null. What cannot be read is none. */
export function rememberedScan(storage = ofThisTab): VisitorScan | null {
  try {
    const scan = JSON.parse(storage().getItem(key) ?? 'null') as Partial<VisitorScan> | null;
    const texts = [scan?.identifier, scan?.secret, scan?.url];
    const isWhole = texts.every((text) => typeof text === 'string') && typeof scan?.hasEnded === 'boolean';
    return isWhole ? (scan as VisitorScan) : null;
  } catch {
    return null;
  }
}

/** Remembers the scan until the tab is closed; null forgets it. */
export function rememberScan(scan: VisitorScan | null, storage = ofThisTab): void {
  try {
    if (scan) storage().setItem(key, JSON.stringify(scan));
    else storage().removeItem(key);
  } catch {
    // Storage is forbidden: then a reload begins anew.
  }
}

/** Forgets a scan that a registration took along: it is in the account now, and its secret opens it no more. */
export function forgetMovedScan(storage = ofThisTab): void {
  if (rememberedScan(storage)?.isMoving) rememberScan(null, storage);
}
