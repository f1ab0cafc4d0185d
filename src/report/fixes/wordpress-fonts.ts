import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { shortPathList } from '../statements/page-paths.ts';

/** Of one load of a page, in the order in which the page asked for them. */
type Loaded = readonly RequestFact[];

const isFont = ({ host, type }: RequestFact) => /^fonts\.(?:googleapis|gstatic)\.com$/.test(host) && type !== 'preconnect';
const fileOf = ({ type, party }: RequestFact) => party !== 'third' && (type === 'stylesheet' || type === 'script');
const pathOf = ({ url }: RequestFact) => URL.parse(url)?.pathname ?? '';
/** Folder of the extension whose file a request fetches, or null. */
const extensionOf = (request: RequestFact | undefined): string | null =>
  request && fileOf(request) ? (/\/wp-content\/plugins\/([a-z0-9_-]{1,60})\//i.exec(pathOf(request))?.[1] ?? null) : null;

/**
 * The step on a WordPress site that loads fonts from Google: in the extension that does, where its files tell it; else in those page
 * builders that the site has and that do not deliver their fonts themselves already. Null where the site's own pages load none.
 */
export function stepForWordPressFonts({ requests, ...facts }: GatheredFacts): NamedFix | null {
  const all = requests.ok ? requests.data : [];
  const fonts = all.filter((request) => isFont(request) && request.embeddedBy === null && request.inOwnFrame);
  if (fonts.length === 0) return null;
  const has = (path: RegExp) => all.some((request) => request.party !== 'third' && path.test(pathOf(request)));
  const elementor = has(/\/wp-content\/plugins\/elementor\//);
  const local = has(/\/wp-content\/uploads\/elementor\/google-fonts\//);
  const divi = has(/\/wp-content\/(?:themes\/Divi|plugins\/divi-builder)\//);
  const pages = (locale: 'de' | 'en') =>
    shortPathList(
      fonts.map(({ pageUrl }) => pageUrl),
      { requests, ...facts },
      locale,
      true,
    );
  const done = {
    de: local ? ' Elementor liefert seine Schriften schon vom eigenen Server.' : '',
    en: local ? ' Elementor delivers its fonts from your own server already.' : '',
  };
  const calling = callingExtension(fonts, all);
  const extension = calling ?? neighbouringExtension(fonts, all);
  if (extension !== null && !(extension === 'elementor' && local)) {
    const sign = calling
      ? { de: `ihre Datei ruft sie ab (${pages('de')})`, en: `its file requests them (${pages('en')})` }
      : {
          de: `ihre Dateien laden nur auf denselben Seiten wie die Schriften und unmittelbar daneben (${pages('de')})`,
          en: `its files load only on the same pages as the fonts and right beside them (${pages('en')})`,
        };
    return {
      de: `In WordPress: Schalten Sie Google Fonts in der Erweiterung „${extension}“ (so heißt ihr Ordner) ab, oder lassen Sie sie dort vom eigenen Server laden; ${sign.de}.${done.de}`,
      en: `In WordPress: turn Google Fonts off in the extension “${extension}” (the name of its folder) or have them loaded from your own server there; ${sign.en}.${done.en}`,
    };
  }
  const builders = {
    de: [
      ...(elementor && !local ? ['Elementor: „Einstellungen > Erweitert“ und „Leistung“'] : []),
      ...(divi ? ['Divi: „Theme-Optionen > Allgemein“'] : []),
    ].join('; '),
    en: [
      ...(elementor && !local ? ['Elementor: Settings > Advanced and Performance'] : []),
      ...(divi ? ['Divi: Theme Options > General'] : []),
    ].join('; '),
  };
  const inTheme = {
    de: builders.de === '' ? 'im Theme' : `im Theme oder Page-Builder (${builders.de})`,
    en: builders.en === '' ? 'in the theme' : `in the theme or page builder (${builders.en})`,
  };
  return {
    de: `In WordPress: Schalten Sie Google Fonts dort ab, wo die Seiten sie laden (${pages('de')}), oder lassen Sie sie lokal laden: ${inTheme.de}, in einer Erweiterung, oder als eigener Stylesheet-Link im Quelltext.${done.de}`,
    en: `In WordPress: turn Google Fonts off where the pages load them (${pages('en')}), or have them loaded locally: ${inTheme.en}, in an extension, or as a style sheet link of its own in the source.${done.en}`,
  };
}

/** The extension whose script or style sheet asks for the fonts on every page that loads them. */
function callingExtension(fonts: Loaded, all: Loaded): string | null {
  const byId = requestIndex(all).byId;
  const starts = fonts.filter(({ parentId }) => !fonts.some(({ id }) => id === parentId));
  return only(starts.map(({ parentId }) => extensionOf(parentId === null ? undefined : byId.get(parentId))));
}

/**
 * The extension whose file the page asks for right before or after the style sheet of the fonts, wherever it loads, and nowhere else. Where
 * every page loads the fonts, that one stands beside them says nothing.
 */
function neighbouringExtension(fonts: Loaded, all: Loaded): string | null {
  const pagesWith = new Set(fonts.map(({ pageUrl }) => pageUrl));
  if (all.every(({ pageUrl }) => pagesWith.has(pageUrl))) return null;
  const elsewhere = new Set(all.filter(({ pageUrl }) => !pagesWith.has(pageUrl)).map(extensionOf));
  const sheets = fonts.filter(({ type }) => type === 'stylesheet');
  return only(
    sheets.map((sheet) => {
      const beside = all
        .filter(({ pageUrl, load, type }) => pageUrl === sheet.pageUrl && load === sheet.load && type === 'stylesheet')
        .toSorted((a, b) => a.time - b.time);
      const at = beside.indexOf(sheet);
      const next = [beside[at - 1], beside[at + 1]].map(extensionOf);
      return next.find((folder) => folder !== null && !elsewhere.has(folder)) ?? null;
    }),
  );
}

function only(folders: readonly (string | null)[]): string | null {
  const [first = null] = folders;
  return folders.every((folder) => folder === first) ? first : null;
}
