import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type NoticeGroup, type NoticeWords, noticeGroups, noticeWords } from './cookie-notice.ts';
import { observedAt } from './observed-at.ts';

/** The cookie table as Markdown with tables (GitHub's dialect). Foreign texts hold no markup and no HTML. */
export function cookieNoticeMarkdown({ report, cookieMonitor }: Pick<ScanResult, 'report' | 'cookieMonitor'>, locale: Locale): string {
  const words = noticeWords[locale];
  const groups = noticeGroups(cookieMonitor, locale);
  const body = groups.length === 0 ? [words.none] : groups.map((group) => renderGroup(group, words));
  return `${[`## ${words.title}`, ...body, `*${escaped(observedAt(report, locale))}*`].join('\n\n')}\n`;
}

function renderGroup({ category, entries }: NoticeGroup, { columns, unclassified, unclassifiedNote, toComplete }: NoticeWords): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const headings = Object.values(columns);
  const rows = entries.map(({ name, provider, purpose, lifetime, type }) =>
    line([name, provider ?? toComplete, purpose ?? toComplete, lifetime, type].map(escaped)),
  );
  const parts = [`### ${escaped(category ?? unclassified)}`, ...(category === null ? [`**${unclassifiedNote}**`] : [])];
  return [...parts, [line(headings), line(headings.map(() => '---')), ...rows].join('\n')].join('\n\n');
}

/** Entities for what is HTML, a table or an address: not every dialect takes a backslash there, and addresses become links by themselves. */
function escaped(text: string): string {
  return text
    .replace(/[&<>|@]|:(?=\/\/)|(?<=\bwww)\./gi, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\\`*_[\]~!]|#(?!\d)/g, '\\$&');
}
