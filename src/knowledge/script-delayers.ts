/** An extension that holds scripts back until somebody moves, or some seconds have passed, whatever was chosen in a consent banner. */
export interface ScriptDelayer {
  name: string;
  /** Folder of its files below that of the extensions. */
  folder: string;
}

/** Those whose purpose or setting this is; what merely bundles or defers scripts (Autoptimize, Async JavaScript) starts nothing late. */
const delayers: readonly ScriptDelayer[] = [
  { name: 'Flying Scripts', folder: 'flying-scripts' },
  { name: 'WP Rocket', folder: 'wp-rocket' },
  { name: 'Perfmatters', folder: 'perfmatters' },
  { name: 'LiteSpeed Cache', folder: 'litespeed-cache' },
  { name: 'FlyingPress', folder: 'flying-press' },
  { name: 'WP Meteor', folder: 'wp-meteor' },
];
const byFolder = new Map(delayers.map((delayer) => [delayer.folder, delayer]));

/** The delayer among whose files an address is, or null. */
export function delayerAt(url: string): ScriptDelayer | null {
  const folder = /\/(?:plugins|cache)\/([a-z0-9-]{1,60})\//.exec(URL.parse(url)?.pathname ?? '')?.[1];
  return byFolder.get(folder ?? '') ?? null;
}
