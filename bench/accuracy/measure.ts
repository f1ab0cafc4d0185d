import { compareButtons } from './compare-button.ts';
import { compareCookies } from './compare-cookie.ts';
import { comparePage, type PageOutcomes } from './compare-page.ts';
import { compareRequests } from './compare-request.ts';
import { judgeCases } from './judge-cases.ts';
import { type MaterialPage, materialPages } from './material-pages.ts';
import { readPage } from './read-page.ts';
import { renderPages } from './render-pages.ts';
import type { Outcome } from './score.ts';
import { type VerdictCase, verdictCases } from './verdict-cases.ts';

/** What is measured, in the order in which it is printed. */
export const abilities = {
  pageKind: 'Kind of page',
  language: 'Language',
  imprint: 'Statements of imprints',
  notice: 'Statements of privacy notices',
  services: 'Services a notice names',
  buttons: 'Banner buttons, each text once',
  buttonsByOccurrence: 'Banner buttons, as often as they occur',
  confusions: 'Banner buttons, accept not taken for reject',
  requests: 'Services of requests',
  cookies: 'Cookies and storage entries',
  verdicts: 'Verdicts on small websites',
  alarms: 'Risks and warnings on small websites',
} as const;
export type Ability = keyof typeof abilities;
/** The outcomes of one run. */
export type Measured = Record<Ability, Outcome[]>;

/** Renders and reads the labelled pages that are wanted, looks up all labelled names, and judges the labelled cases that are wanted. */
export async function measure(
  isWanted: (page: MaterialPage) => boolean = () => true,
  cases: readonly VerdictCase[] = verdictCases(),
): Promise<Measured> {
  const pages = materialPages().filter(isWanted);
  const visits = await renderPages(pages.map(({ url, label, html }) => ({ url, kind: label.askedAs, html })));
  const read = pages.map((page) => comparePage(page, readPage(page, visits.get(page.url)!)));
  const all = (ability: keyof PageOutcomes) => read.flatMap((outcomes) => outcomes[ability]);
  return {
    pageKind: all('pageKind'),
    language: all('language'),
    imprint: all('imprint'),
    notice: all('notice'),
    services: all('services'),
    ...compareButtons(),
    requests: compareRequests(),
    cookies: compareCookies(),
    ...(await judgeCases(cases)),
  };
}
