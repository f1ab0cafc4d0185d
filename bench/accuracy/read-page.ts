import type { GatheredFacts } from '#checks/facts.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { PageVisit } from '#evidence/pages.ts';
import { catalogueDeps } from '../../src/engine/derive/catalogue-deps.ts';
import { deriveFacts } from '../../src/engine/derive/derive-facts.ts';
import { evidence, gathered, link, pageSnapshot, pageVisit } from '../../test/factories/evidence.ts';
import type { MaterialPage } from './material-pages.ts';

/** The packaged databases are read once for all pages. */
const deps = catalogueDeps();
const linkTexts = { imprint: 'Impressum', privacy: 'Datenschutz', terms: 'AGB', cancellation: 'Widerrufsrecht' };

/** What the product makes of a labelled page that lies behind the link of its kind on an otherwise bare site. */
export function readPage(page: MaterialPage, visit: PageVisit): GatheredFacts {
  return deriveFacts(siteOf(page, visit), deps);
}

function siteOf({ label, url }: MaterialPage, visit: PageVisit): Evidence {
  const start = new URL('/', url).href;
  // A page that is both imprint and notice is linked as both.
  const links = (label.kind === 'combined' ? (['imprint', 'privacy'] as const) : [label.askedAs]).map((kind) => link(linkTexts[kind], url));
  const snapshot = gathered(pageSnapshot({ title: 'Willkommen', text: 'Willkommen auf unserer Website.', links }));
  return evidence({ url: start, finalUrl: start, pages: [pageVisit({ url: start, snapshot }), { ...visit, kind: label.askedAs }] });
}
