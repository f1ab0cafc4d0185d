import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { pluginFile } from '#checks/shared/services/plugin-folder.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { unconsentedRequests } from './frame-step.ts';

/** A file of the site itself whose address tells what wrote it, so that the step can name the place. */
interface CallingFile {
  path: string;
  /** `injected`: typed into Asset Injector of Drupal; `plugin`, `module`, `extension`: a product's own file, lost with its next update. */
  kind: 'injected' | 'plugin' | 'module' | 'extension';
  name: string;
}

const kinds: readonly (readonly [CallingFile['kind'], RegExp])[] = [
  ['injected', /\/asset_injector\/js\/([\w.]{1,60}?)-[0-9a-f]{16,64}\.js$/],
  ['plugin', pluginFile],
  ['module', /\/modules\/contrib\/(\w{1,60})\//],
  ['extension', /\/typo3conf\/ext\/(\w{1,60})\//],
];

/** What the path of a script of the site tells about who wrote it; null for any other. */
export function callingFile(path: string): CallingFile | null {
  for (const [kind, pattern] of kinds) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) return { path, kind, name };
  }
  return null;
}

/** What a plugin loads frames and pictures with as soon as they come into view: their addresses stand in attributes of its own till then. */
const lazyLoader = /\/wp-content\/plugins\/([\w.-]{1,60})\/(?:[\w.-]{1,60}\/){0,8}[\w.-]{0,40}lazy[\w.-]{0,40}\.js$/i;

const steps: Readonly<Record<CallingFile['kind'], (service: string, file: CallingFile) => NamedFix>> = {
  injected: (service, { name, path }) => ({
    de: `In Drupal unter Konfiguration › Entwicklung › Asset Injector: ${service} lädt hier aus dem Eintrag „${name}“ (${path}). Löschen oder deaktivieren Sie ihn, wenn Sie ihn nicht mehr brauchen; sonst laden Sie ${service} darin erst nach der Einwilligung.`,
    en: `In Drupal under Configuration › Development › Asset Injector: ${service} loads here from the entry “${name}” (${path}). Delete or disable it if you no longer need it; otherwise load ${service} in it only after consent.`,
  }),
  plugin: (service, { name, path }) => ({
    de: `${service} lädt hier durch eine Datei des Plugins „${name}“ (${path}): Schalten Sie ${service} in dessen Einstellungen ab, oder lassen Sie das Plugin dort oder im Einwilligungswerkzeug auf die Zustimmung warten. Die Datei selbst ändern Sie nicht; das nächste Update überschreibt sie.`,
    en: `${service} loads here through a file of the plugin “${name}” (${path}): turn ${service} off in its settings, or have the plugin wait for consent there or in the consent tool. Do not change the file itself; the next update overwrites it.`,
  }),
  module: (service, { name, path }) => ({
    de: `${service} lädt hier durch eine Datei des Drupal-Moduls „${name}“ (${path}): Schalten Sie ${service} in dessen Einstellungen ab, oder lassen Sie das Modul dort oder im Einwilligungswerkzeug auf die Zustimmung warten. Die Datei selbst ändern Sie nicht; das nächste Update überschreibt sie.`,
    en: `${service} loads here through a file of the Drupal module “${name}” (${path}): turn ${service} off in its settings, or have the module wait for consent there or in the consent tool. Do not change the file itself; the next update overwrites it.`,
  }),
  extension: (service, { name, path }) => ({
    de: `${service} lädt hier durch eine Datei der TYPO3-Erweiterung „${name}“ (${path}): Schalten Sie ${service} in deren Einstellungen ab, oder lassen Sie die Erweiterung dort oder im Einwilligungswerkzeug auf die Zustimmung warten. Die Datei selbst ändern Sie nicht; das nächste Update überschreibt sie.`,
    en: `${service} loads here through a file of the TYPO3 extension “${name}” (${path}): turn ${service} off in its settings, or have the extension wait for consent there or in the consent tool. Do not change the file itself; the next update overwrites it.`,
  }),
};

/** The step against the file of a product, or one typed into it, that calls a service; null for scripts of the site itself. */
export function stepForFile(service: string, path: string): NamedFix | null {
  const plugin = lazyLoader.exec(path)?.[1];
  if (plugin !== undefined) return stepForLazyLoader(service, plugin, path);
  const file = callingFile(path);
  return file && steps[file.kind](service, file);
}

function stepForLazyLoader(service: string, plugin: string, path: string): NamedFix {
  const place = plugin === 'wp-rocket' ? { de: ' (in WP Rocket unter „Medien“)', en: ' (in WP Rocket under Media)' } : { de: '', en: '' };
  return {
    de: `Nehmen Sie Rahmen (iframes) und Videos von ${service} vom verzögerten Laden des Plugins „${plugin}“ aus${place.de}: Es setzt ihre Adresse erst im Browser ein (${path}), wo ein Einwilligungswerkzeug sie oft nicht erkennt. Die Datei selbst ändern oder sperren Sie nicht; von ihr hängen auch Ihre Bilder ab.`,
    en: `Exclude frames (iframes) and videos of ${service} from the lazy loading of the plugin “${plugin}”${place.en}: it fills in their address only in the browser (${path}), where a consent tool often does not recognise it. Do not change or block the file itself; your pictures depend on it, too.`,
  };
}

/** Where Google Analytics itself keeps the lives of its cookies, whatever writes the call. */
const inAnalytics = {
  de: '„Verwaltung > Datenstreams > Tag-Einstellungen konfigurieren > Cookie-Einstellungen überschreiben“',
  en: 'Admin > Data streams > Configure tag settings > Override cookie settings',
};

/** A file of a consent tool: it starts scripts that wait in the page, and the call stands in them. */
const releases =
  /\/[^/]*(?:consent|cookie|gdpr|dsgvo|rgpd|privacy|datenschutz|complianz|borlabs|iubenda|usercentrics|klaro|(?<![a-z])cmp(?![a-z]))[^/]*(?:\/|$)/i;

/**
 * The place where the lives of cookies of Google Analytics are set, where a product's own file makes its call: no source of the site has
 * one to change. Null where the call is the site's.
 */
export function stepForLifetimeInFile(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const loading = cause === 'google-analytics' ? loadingFile(cause, facts) : null;
  const file = cause !== 'google-analytics' ? null : loading && !releases.test(loading.path) ? loading : tagModuleOf(facts);
  if (!file || file.kind === 'injected') return null;
  return {
    de: `Den Aufruf von gtag enthält hier eine Datei von „${file.name}“ (${file.path}); das nächste Update überschreibt sie. Stellen Sie die Laufzeit in den Einstellungen von „${file.name}“ ein, oder in Google Analytics unter ${inAnalytics.de}. Laden Sie den Tag künftig mit einem eigenen Skript, setzen Sie sie dort in gtag('config', …).`,
    en: `The call of gtag is in a file of “${file.name}” here (${file.path}); the next update overwrites it. Set the lifetime in the settings of “${file.name}”, or in Google Analytics under ${inAnalytics.en}. If you will load the tag with a script of your own, set it there in gtag('config', …).`,
  };
}

/**
 * The step against a service that one file of a known kind loads: it names the file and where in the product it is changed. With a
 * consent tool that blocks by address only for what somebody typed in, since the tool holds the files of products itself. Null where a
 * tag in the page, another service or several files load it.
 */
export function stepInCallingFile(cause: string | null, facts: GatheredFacts, hasCmp: boolean): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const file = cause === null ? null : loadingFile(cause, facts);
  return !service || !file || (hasCmp && file.kind !== 'injected') ? null : steps[file.kind](service.name, file);
}

/** The one file of a known kind that loads a service; null where several do, or something else. */
function loadingFile(cause: string, facts: GatheredFacts): CallingFile | null {
  const { requests } = facts;
  if (!requests.ok) return null;
  const byId = requestIndex(requests.data).byId;
  const seen = unconsentedRequests(cause, facts).filter(({ type }) => type !== 'preconnect');
  const placed = seen.filter(({ parentId }) => parentId === null || byId.get(parentId)?.serviceId !== cause);
  const scripts = placed.filter(({ type }) => type === 'script');
  const starts = scripts.length > 0 ? scripts : placed;
  const files = starts.map((request) => fileAbove(request, byId));
  const [file] = files;
  return file && files.every((each) => each?.kind === file.kind && each.name === file.name) ? file : null;
}

/** Modules of Drupal that put the tag of Google into the page and make its calls in a file of their own. */
const tagModule = /\/modules\/contrib\/(?:google_tag|google_analytics)\/[^?#]{1,120}\.js$/;

/** The file of such a module that the pages load; null where they load none. */
export function tagModuleOf({ requests }: GatheredFacts): CallingFile | null {
  const paths = requests.ok
    ? requests.data.flatMap(({ url, party, type }) => (party === 'first' && type === 'script' ? [URL.parse(url)?.pathname ?? ''] : []))
    : [];
  const path = paths.find((each) => tagModule.test(each));
  return path === undefined ? null : callingFile(path);
}

function fileAbove({ parentId, embeddedBy, inOwnFrame }: RequestFact, byId: ReadonlyMap<string, RequestFact>): CallingFile | null {
  const parent = parentId === null ? undefined : byId.get(parentId);
  if (embeddedBy !== null || !inOwnFrame || parent?.type !== 'script' || parent.party !== 'first' || parent.serviceId !== null) return null;
  return callingFile(URL.parse(parent.url)?.pathname ?? '');
}
