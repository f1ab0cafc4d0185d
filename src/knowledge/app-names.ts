/** Apps of shops that bear the names of two networks: „Shopify-App ‚Google & YouTube‘“, „Vertriebskanal Facebook & Instagram“. */
const appName =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]+-)?(?:app|(?:vertriebs|verkaufs)?kanal|channel|erweiterung|plug-?in|modul|extension|integration)s?[\s:]{1,2}["„“»'‚«]{0,2}((?:Google|Facebook|Meta|Microsoft) (?:&|und|and) (?:YouTube|Instagram|Facebook|Bing))(?![a-zß-ɏ])/giu;

/** Names within the name of an app: what the app brings along, the text tells beside it. */
export function withoutAppNames<Hit extends { start: number; end: number }>(text: string, hits: readonly Hit[]): readonly Hit[] {
  const apps = [...text.matchAll(appName)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - match[1]!.length, end };
  });
  if (apps.length === 0) return hits;
  return hits.filter(({ start, end }) => !apps.some((app) => start >= app.start && end <= app.end));
}
