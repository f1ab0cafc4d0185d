import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportClass } from '#contract/vocabulary.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { PageKind } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import type { Part } from './held-out.ts';

/** A page of a case; it takes the place of the page at its path, or is one more. */
export interface CasePage {
  path: string;
  kind: PageKind;
  html: string;
}

/** A request that was seen besides; without states in all three, without a page on the start page. */
export interface CaseRequest {
  url: string;
  type?: RequestEvidence['type'];
  page?: string;
  states?: ConsentState[];
}

/** A cookie that lies in the jar besides; `days`: how long it lives, none for the session. */
export interface CaseCookie {
  name: string;
  value?: string;
  domain?: string;
  days?: number;
  states?: ConsentState[];
}

/** What the head of a case says, as JSON in a comment. */
interface CaseHead {
  title: string;
  /** Classes by check; several that are as good, one behind the other with `|`; `NotApplicable`: no finding at all. */
  expect: Record<string, string>;
  /** What the findings of a check speak of, in one of the spellings that stand one behind the other with `|`. */
  says?: Record<string, string>;
  settings?: Partial<ScanSettings>;
  /** On the clean site that shows a banner. */
  banner?: boolean;
  requests?: CaseRequest[];
  cookies?: CaseCookie[];
}

/** A small labelled website: what differs from a clean one, and what the checks have to say about it. */
export interface VerdictCase extends CaseHead {
  /** Batch and name. */
  id: string;
  part: Part;
  pages: CasePage[];
}

/** Class of a check, or that it has no finding. */
export type CaseClass = ReportClass | 'NotApplicable';

const folder = fileURLToPath(new URL('./material/verdicts/', import.meta.url));
/** Batches whose errors nobody has looked at. */
const unseen: ReadonlySet<string> = new Set(['held-out']);
const footer = '<footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutzerklärung</a></footer>';
const kinds: readonly (readonly [PageKind, RegExp])[] = [
  ['start', /^\/$/],
  ['imprint', /impressum/],
  ['privacy', /datenschutz|privacy/],
  ['terms', /agb|geschaeftsbedingungen|terms/],
  ['cancellation', /widerruf/],
];

/** Reads a case: a comment with its head, then each page behind a comment `page PATH`. */
export function readCase(id: string, part: Part, text: string): VerdictCase {
  const head = /^\s*<!--\s*(\{[\s\S]*?\})\s*-->/.exec(text);
  if (!head) throw new Error(`${id}: it does not begin with a comment that holds its head`);
  const [, ...parts] = text.slice(head[0].length).split(/<!--\s*page\s+(\S+)\s*-->/);
  const pages: CasePage[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [path, html] = parts.slice(index, index + 2) as [string, string];
    // A website has one page of each kind; what is called alike is one of the others.
    const kind = pages.some((page) => page.kind === kindOf(path)) ? 'other' : kindOf(path);
    pages.push({ path, kind, html: whole(html) });
  }
  return { ...(JSON.parse(head[1]!) as CaseHead), id, part, pages };
}

/** All labelled cases, batch by batch. */
export function verdictCases(): VerdictCase[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((batch) =>
      readdirSync(join(folder, batch))
        .filter((file) => file.endsWith('.html'))
        .sort()
        .map((file) => {
          const id = `${batch}/${file.slice(0, -'.html'.length)}`;
          return readCase(id, unseen.has(batch) ? 'unseen' : 'seen', readFileSync(join(folder, batch, file), 'utf8'));
        }),
    );
}

function kindOf(path: string): PageKind {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/** A page as its author wrote it, with what every page of a website has around it. */
function whole(html: string): string {
  const linked = /<footer/i.test(html) ? html : html.includes('</body>') ? html.replace('</body>', `${footer}</body>`) : html + footer;
  return /<html/i.test(linked)
    ? linked
    : `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Seite</title></head><body>${linked}</body></html>`;
}
