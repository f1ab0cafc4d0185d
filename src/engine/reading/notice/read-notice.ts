import type { LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import type { NoticeItem, NoticeItems } from '#checks/shared/notice/notice-items.ts';
import { pageAt, searchableText } from '#checks/shared/site/legal-page.ts';
import { languageOf } from '#checks/shared/site/text-language.ts';
import { readApplications } from './applications.ts';
import { readAutomated } from './automated.ts';
import { readComplaint } from './complaint.ts';
import { readController } from './controller.ts';
import { readHostingLogs } from './hosting-logs.ts';
import { readLegalBases, readLegitimateInterest } from './legal-bases.ts';
import { readNewsletter } from './newsletter.ts';
import { type NoticeText, readNoticeText } from './notice-text.ts';
import { readObjectionHighlight } from './objection.ts';
import { readObligation } from './obligation.ts';
import { readProtectionOfficer } from './protection-officer.ts';
import { readPurposes } from './purposes.ts';
import { readRecipients, readThirdCountry } from './recipients.ts';
import { readRetention } from './retention.ts';
import { readRights } from './rights.ts';
import { readSocial } from './social.ts';
import { readWithdrawal } from './withdrawal.ts';

const readers: readonly ((notice: NoticeText) => NoticeItem[])[] = [
  readController,
  readProtectionOfficer,
  readPurposes,
  readLegalBases,
  readLegitimateInterest,
  readRecipients,
  readThirdCountry,
  readRetention,
  readRights,
  readWithdrawal,
  readObjectionHighlight,
  readComplaint,
  readObligation,
  readAutomated,
  readHostingLogs,
  readNewsletter,
  readApplications,
  readSocial,
];

/**
 * Reads the statements of a privacy notice off its text. `pages` are the visited pages: they tell whether the text is whole,
 * and what of it is menu or footer of every page.
 */
export function readNoticeItems(page: LegalPageFact, pages: readonly PageFact[] = []): NoticeItems {
  const searched = searchableText(page, pages);
  const readable = 'text' in searched && (page.contentKind === 'privacy' || page.contentKind === 'combined');
  const shown = page.url === null ? null : pageAt(pages, page.url);
  const notice = readNoticeText(withoutFrame(page, pages), shown?.emphasised);
  // A text in two languages is read as the page it is.
  const read = languageOf(notice.text);
  // The words of a table are hardly ever the common ones; what the page says of itself counts then.
  const language = read === null || read === 'other' ? page.language : read;
  const understood = language === 'de' || language === 'en';
  const items = understood ? readers.flatMap((read) => read(notice)) : [];
  return { items: withImprint(items, page), complete: readable && understood };
}

/** Where imprint and notice share a page, the way to reach whom the imprint names stands on it. */
function withImprint(items: readonly NoticeItem[], { contentKind }: LegalPageFact): readonly NoticeItem[] {
  const controller = items.find(({ kind }) => kind === 'controller');
  if (contentKind !== 'combined' || !controller || items.some(({ kind }) => kind === 'controllerContact')) return items;
  return [...items, { ...controller, kind: 'controllerContact' }];
}

/** Below this a line may be an address or a heading, which imprint and notice share. */
const sentenceLength = 60;
const fewestPages = 2;

/**
 * The text without lines that the start page shows as well; a notice on the start page itself stays whole. Where the start page speaks
 * another language, what imprint and a further page both show is the frame, such as the words of the banner.
 */
function withoutFrame(page: LegalPageFact, pages: readonly PageFact[]): string {
  const start = pages.find(({ kind, failure }) => kind === 'start' && failure === null);
  if (!start || start.text === page.text || start.url.replace(/[#/]*$/, '') === page.url?.replace(/[#/]*$/, '')) return page.text;
  const linesOf = ({ text }: PageFact) => new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()));
  const shared = linesOf(start);
  const others = pages.filter(({ kind, failure, url }) => failure === null && url !== page.url && kind !== 'start' && kind !== 'privacy');
  const seen = others.map((other) => ({ isImprint: other.kind === 'imprint', lines: linesOf(other) }));
  const isFrame = (line: string) => {
    const having = line.length < sentenceLength ? [] : seen.filter(({ lines }) => lines.has(line));
    return having.length >= fewestPages && having.some(({ isImprint }) => isImprint);
  };
  const lines = page.text.split('\n').map((line) => ({ line, plain: line.replace(/\s+/g, ' ').trim() }));
  const isOfAll = lines.map(({ plain }) => plain !== '' && (shared.has(plain) || isFrame(plain)));
  const kept = addressesInText(
    lines.map(({ plain }) => plain),
    isOfAll,
  );
  return lines.flatMap(({ line }, index) => (isOfAll[index] && !kept.has(index) ? [] : line)).join('\n');
}

const longestAddress = 8;

/**
 * Short lines between lines of the notice, below one that leads to them ("Verantwortlich ist:") or heads them: the footer of every page
 * gives name and address of the controller as well.
 */
function addressesInText(lines: readonly string[], isOfAll: readonly boolean[]): Set<number> {
  const kept = new Set<number>();
  const filled = lines.flatMap((line, at) => (line === '' ? [] : at));
  for (let from = 0; from < filled.length; from++) {
    const isShared = (place: number) => isOfAll[filled[place]!] === true;
    if (!isShared(from)) continue;
    let end = from;
    while (end < filled.length && isShared(end)) end++;
    const run = filled.slice(from, end);
    const isShort = run.length <= longestAddress && run.every((at) => lines[at]!.length < sentenceLength);
    // An address may have lines of its own between those of the footer: another street, another number.
    let above = from - 1;
    while (above > 0 && above > from - longestAddress && !leadsTo(lines[filled[above]!]!) && lines[filled[above]!]!.length < sentenceLength)
      above--;
    const leads = above >= 0 && leadsTo(lines[filled[above]!]!) && (!isShared(above) || kept.has(filled[above]!));
    if (end < filled.length && isShort && leads) for (const at of run) kept.add(at);
    from = end;
  }
  return kept;
}

function leadsTo(line: string): boolean {
  return line.endsWith(':') || (line.length < sentenceLength && /verantwort|betreiber|anbieter|controller|responsible|kontakt/i.test(line));
}
