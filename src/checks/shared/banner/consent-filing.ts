import { statistics } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { ConsentMarkFact, PageFact } from '../../facts/pages.ts';
import type { RequestFact } from '../../facts/requests.ts';

/** How the markup files an element: as necessary, as something that waits for consent, or out of reach of the consent tool. */
export interface Filing {
  kind: 'necessary' | 'optional' | 'exempt';
  /** The attribute that says so, and its value. */
  attribute: string;
  value: string;
  rule: FilingRule;
}

/** What the attribute of a consent tool says by its values. */
export interface FilingRule {
  /** Consent tools that read it, by their ids in the catalogue. */
  cmps: readonly string[];
  attribute: string;
  necessary?: RegExp;
  optional?: RegExp;
  exempt?: RegExp;
  /** Under which type a script waits. */
  waitingType: string;
  /** Its values for measuring and for everything else that waits; missing where each site names its own. */
  values?: { statistics: string; marketing: string };
  /** Tells it from an attribute of the same name that another tool reads. */
  besides?: string;
}

/** Categories as the tools document them; what the owner of a site may name is told by the usual words. */
const rules: readonly FilingRule[] = [
  {
    cmps: ['cookiebot'],
    attribute: 'data-cookieconsent',
    necessary: /^necessary$/i,
    optional: /^(?:preferences|statistics|marketing)(?:\s*,\s*(?:preferences|statistics|marketing)){0,2}$/i,
    exempt: /^ignore$/i,
    waitingType: 'text/plain',
    values: { statistics: 'statistics', marketing: 'marketing' },
  },
  {
    cmps: ['cookieyes'],
    attribute: 'data-cookieyes',
    necessary: /^cookieyes-necessary$/i,
    optional: /^cookieyes-(?:functional|analytics|performance|advertisement)$/i,
    waitingType: 'text/plain',
    values: { statistics: 'cookieyes-analytics', marketing: 'cookieyes-advertisement' },
  },
  {
    cmps: ['iubenda'],
    attribute: 'data-iub-purposes',
    necessary: /^1$/,
    optional: /^[1-5](?:\s*,\s*[1-5]){1,4}$|^[2-5]$/,
    waitingType: 'text/plain',
    values: { statistics: '4', marketing: '5' },
  },
  {
    cmps: ['onetrust'],
    attribute: 'class',
    necessary: /^optanon-category-C0001$/,
    optional: /^optanon-category-C000[2-5](?:-C000[2-5]){0,3}$/,
    waitingType: 'text/plain',
    values: { statistics: 'optanon-category-C0002', marketing: 'optanon-category-C0004' },
  },
  {
    cmps: ['cookiefirst'],
    attribute: 'data-cookiefirst-category',
    necessary: /^necessary$/i,
    optional: /^(?:functional|performance|advertising)$/i,
    waitingType: 'text/plain',
    values: { statistics: 'performance', marketing: 'advertising' },
  },
  {
    cmps: ['cookie-script'],
    attribute: 'data-cookiecategory',
    necessary: /^strict$/i,
    optional: /^(?:performance|targeting|functionality|unclassified)$/i,
    waitingType: 'text/plain',
    values: { statistics: 'performance', marketing: 'targeting' },
  },
  {
    cmps: ['complianz'],
    attribute: 'data-category',
    besides: 'data-service',
    necessary: /^functional$/i,
    optional: /^(?:preferences|statistics|marketing)$/i,
    waitingType: 'text/plain',
    values: { statistics: 'statistics', marketing: 'marketing' },
  },
  {
    cmps: ['vanilla-cookieconsent'],
    attribute: 'data-category',
    necessary: /^(?:strictly[-_ ]?)?(?:necessary|essential|notwendig|essen[zt]iell)$/i,
    optional: /^(?:analytics|statistics?|statistik|marketing|advertis(?:ing|ement)|ads|targeting)$/i,
    waitingType: 'text/plain',
  },
  { cmps: ['real-cookie-banner'], attribute: 'consent-skip-blocker', exempt: /^(?:1|true)?$/i, waitingType: 'application/consent' },
  { cmps: ['oil-js'], attribute: 'data-managed', optional: /^as-oil$/, waitingType: 'as-oil' },
];

/** What the markup tells this consent tool of an element, or null: attributes of another tool are idle. */
export function filingOf({ attributes }: ConsentMarkFact, cmpId: string): Filing | null {
  for (const rule of rules) {
    const value = attributes[rule.attribute]?.trim();
    if (value === undefined || !rule.cmps.includes(cmpId) || (rule.besides && !(rule.besides in attributes))) continue;
    const kind = (['necessary', 'exempt', 'optional'] as const).find((each) => rule[each]?.test(value));
    if (kind) return { kind, attribute: rule.attribute, value, rule };
  }
  return null;
}

/** An element that is filed, and the pages on which it stands. */
export interface FiledElement {
  mark: ConsentMarkFact;
  filing: Filing;
  pages: string[];
}

/** The elements that load a service and that are filed for the consent tool, each way of filing once. */
export function filedElements(serviceId: string, cmpId: string, pages: readonly PageFact[]): FiledElement[] {
  const found = new Map<string, FiledElement>();
  for (const { url, consentMarks = [] } of pages) {
    for (const mark of consentMarks) {
      const filing = mark.serviceIds.includes(serviceId) ? filingOf(mark, cmpId) : null;
      if (filing === null) continue;
      const key = [mark.element, filing.attribute, filing.value, mark.type, mark.runsIn].join('|');
      const known = found.get(key);
      if (known) known.pages.push(url);
      else found.set(key, { mark, filing, pages: [url] });
    }
  }
  return [...found.values()];
}

/** Whether a request comes from the pages themselves: at once, or as the consent tool releases the element. */
export function isOfOwnMarkup({ embeddedBy }: Pick<RequestFact, 'embeddedBy'>): boolean {
  return embeddedBy === null || serviceOf(embeddedBy)?.category === 'cmp';
}

/** An attribute with its value as it stands in the source. */
export function asWritten(attribute: string, value: string): string {
  return `${attribute}="${value}"`;
}

/** The mark under which the tool would hold a service back; `…` where each site names its own categories. */
export function wantedMark({ attribute, rule: { values } }: Filing, category: ServiceCategory): string {
  return asWritten(attribute, values?.[statistics.has(category) ? 'statistics' : 'marketing'] ?? '…');
}
