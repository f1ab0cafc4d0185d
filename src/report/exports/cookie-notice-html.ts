import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type NoticeEntry, type NoticeGroup, type NoticeWords, noticeGroups, noticeWords } from './cookie-notice.ts';
import { observedAt } from './observed-at.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;table-layout:fixed;width:100%}thead th{width:14%}thead th:nth-child(1),thead th:nth-child(2){width:22%}thead th:nth-child(3){width:28%}th,td{border-bottom:1px solid #bbb;padding:.5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}`;

/**
 * The cookie table as a page of its own: plain HTML without scripts, classes or addresses, of which the marked part is taken over into a
 * privacy notice. Every foreign text is escaped.
 */
export function cookieNoticeHtml({ report, cookieMonitor }: Pick<ScanResult, 'report' | 'cookieMonitor'>, locale: Locale): string {
  const words = noticeWords[locale];
  const groups = noticeGroups(cookieMonitor, locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<style>${style}</style>
</head>
<body>
<!-- ${words.begin} -->
<h2>${escaped(words.title)}</h2>
${groups.length === 0 ? `<p>${escaped(words.none)}</p>` : groups.map((group) => renderGroup(group, words)).join('\n')}
<!-- ${words.end} -->
<p><small>${escaped(observedAt(report, locale))}</small></p>
</body>
</html>
`;
}

function renderGroup({ category, entries }: NoticeGroup, words: NoticeWords): string {
  const headings = Object.values(words.columns).map((column) => `<th scope="col">${escaped(column)}</th>`);
  return `<h3>${escaped(category ?? words.unclassified)}</h3>
${category === null ? `<p><strong>${escaped(words.unclassifiedNote)}</strong></p>\n` : ''}<table>
<thead><tr>${headings.join('')}</tr></thead>
<tbody>
${entries.map((entry) => renderEntry(entry, words)).join('\n')}
</tbody>
</table>`;
}

function renderEntry({ name, provider, purpose, lifetime, type }: NoticeEntry, { toComplete }: NoticeWords): string {
  const cells = [provider ?? toComplete, purpose ?? toComplete, lifetime, type].map((text) => `<td>${escaped(text)}</td>`);
  return `<tr><th scope="row">${escaped(name)}</th>${cells.join('')}</tr>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`);
}
