/**
 * Sites that the tests leave out, so that all of them end in a quarter of an hour: their reports hold at most six sentences that the report
 * of no other site holds (measured on 2026-11-23 over 80 recorded scans), and their banners are of kinds that others show. Scans on demand
 * cover them: `npm run lab:reports`, or `LAB_SITES=all npm test -- test/lab`.
 */
export const scannedOnDemand: ReadonlySet<string> = new Set([
  'angelhaus-schilf',
  'autohaus-kessler',
  'clarity',
  'cookies',
  'energieberatung-lindner',
  'english',
  'fitpunkt-studio',
  'grundschule-lerchenfeld',
  'hotel-seeblick',
  'kaffeehaus-pregler',
  'kanzlei-osterholt',
  'keramik-morgenrot',
  'lichthaus-brandau',
  'no-banner',
  'nordlicht-outdoor',
  'orejime',
  'planwerk',
  'posthog',
  'seehotel-ammerblick',
  'springerpool-weser',
  'steuerkanzlei-rehberg',
  'stiftung-auenland',
  'taktwerk-software',
  'teekontor-hansen',
  'tierklinik-wiesengrund',
  'tischlerei-brandtner',
  'tsv-wiesenbruch',
  'vanilla-preticked',
  'weingut-steinacker',
  'zahnarzt-lindenhof',
]);
