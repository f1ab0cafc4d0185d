import type { GatheredFacts } from '#checks/facts.ts';
import { compareImprint } from './compare-imprint.ts';
import type { Part } from './held-out.ts';
import type { MaterialPage } from './material-pages.ts';
import { productOf } from './page-label.ts';
import { compareNames, compareSets, type Outcome } from './score.ts';

/** What one page says about each of the abilities that are measured with pages. */
export interface PageOutcomes {
  pageKind: Outcome[];
  language: Outcome[];
  imprint: Outcome[];
  notice: Outcome[];
  services: Outcome[];
}

/** Languages that are read; of others nothing is said to be missing, so what is not found there is no error. */
const readLanguages: readonly string[] = ['de', 'en'];

const products = (ids: readonly string[]): string[] => [...new Set(ids.map(productOf))];

/** Compares what the product made of a page with its label. */
export function comparePage(page: MaterialPage, facts: GatheredFacts): PageOutcomes {
  const { id, label, part, servicesPart, elementsPart } = page;
  // Behind another link an imprint or a notice is not read as the site's.
  const isImprint = label.askedAs === 'imprint' || label.kind === 'combined';
  const isNotice = label.askedAs === 'privacy' || label.kind === 'combined';
  const isRead = readLanguages.includes(label.language);
  const legal = facts[label.askedAs];
  if (!legal.ok) throw new Error(`${id}: ${legal.message}`);
  const { used, notUsed } = facts.noticeServices.ok ? facts.noticeServices.data : { used: [], notUsed: [] };
  const ids = (named: typeof used) => products(named.map(({ serviceId }) => serviceId));
  return {
    pageKind: compareNames(part, `${id} (${label.hard})`, label.kind, legal.data.contentKind),
    language: compareNames(part, id, label.language, legal.data.language || 'none'),
    imprint:
      isRead && isImprint && label.elements && facts.imprintElements.ok
        ? compareImprint(elementsPart, page, facts.imprintElements.data.elements)
        : [],
    notice:
      isRead && isNotice && label.items && facts.noticeItems.ok ? compareItems(part, id, label.items, facts.noticeItems.data.items) : [],
    services:
      isNotice && label.services
        ? [
            compareSets(servicesPart, 'used', id, products(label.services.used), ids(used)),
            compareSets(servicesPart, 'not used', id, products(label.services.notUsed), ids(notUsed)),
          ]
        : [],
  };
}

function compareItems(
  part: Part,
  id: string,
  expected: readonly string[],
  found: readonly { kind: string; value?: string; quote: string }[],
): Outcome[] {
  // That there is no transfer is read, and is no statement of one.
  const stated = found.filter(({ value }) => value !== 'none');
  return [...new Set([...expected, ...stated.map(({ kind }) => kind)])].map((kind) => {
    const item = stated.find((each) => each.kind === kind);
    const outcome = compareSets(part, kind, id, expected.includes(kind) ? [kind] : [], item ? [kind] : []);
    return item ? { ...outcome, errors: outcome.errors.map((error) => `${error} “${item.quote}”`) } : outcome;
  });
}
