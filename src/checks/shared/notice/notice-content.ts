import type { Finding, FindingItem, Verdict } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, pageItem, textItem } from '../../items.ts';
import { examineLegalPage } from '../site/legal-page.ts';
import { plainText } from '../wording.ts';
import type { NoticeItem, NoticeItemKind } from './notice-items.ts';

/** Facts about what the privacy notice says, for the `needs` of a check. */
export const noticeNeeds = ['noticeItems', 'privacy', 'pages'] as const;

/** Texts for the cases in which the content cannot be judged. */
export const noticeMessages = {
  de: {
    noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden, deren Inhalt sich prüfen ließe',
    notRead: 'Der Text der Datenschutzerklärung ließ sich nicht vollständig in einer unterstützten Sprache lesen',
  },
  en: {
    noNotice: 'No readable privacy notice was found whose content could be examined',
    notRead: 'The text of the privacy notice could not be read completely in a supported language',
  },
} as const;

/** What the notice states, for one check. */
export interface NoticeContent {
  /** Its address. */
  url: string;
  /** Plain text as the page shows it, in one line. */
  text: string;
  /** Letters of Art. 6(1) GDPR that it names, and names of church law. */
  grounds: ReadonlySet<string>;
  /** The statement on legal bases, quoted where it names this letter of Art. 6(1) GDPR; empty when it does not. */
  basedOn(letter: string): readonly NoticeItem[];
  /** Statements of one kind. */
  of(kind: NoticeItemKind): readonly NoticeItem[];
  has(kind: NoticeItemKind): boolean;
  /** A verdict that rests on something missing: it holds only when the whole text was read. */
  ifComplete(verdict: Verdict): Verdict;
  /** A finding about the notice, proved by quotes, else by its address. Causes are the same for the same gap. */
  finding(message: string, gap: string, quotes?: readonly NoticeItem[], params?: Finding['params']): Finding;
}

/**
 * Runs a judgement of what the notice says. Without a notice there is nothing to judge, as its absence is the finding of
 * another check; a notice that could not be opened says nothing.
 */
export function judgeNotice(
  { noticeItems, privacy, pages }: Pick<Facts, (typeof noticeNeeds)[number]>,
  judge: (notice: NoticeContent) => Verdict,
): Verdict {
  const state = examineLegalPage(privacy, pages);
  if (state.kind === 'missing' || state.kind === 'faulty') return { class: 'NotApplicable', message: 'noNotice' };
  if (noticeItems.items.length === 0 && !noticeItems.complete) return { class: 'NoClassification', message: 'notRead' };
  const url = privacy.url ?? '';
  const of = (kind: NoticeItemKind) => noticeItems.items.filter((item) => item.kind === kind);
  return judge({
    url,
    text: plainText(privacy.text),
    grounds: new Set(of('legalBases').flatMap(({ value }) => value.split(',').filter((ground) => ground !== ''))),
    basedOn: (letter) =>
      of('legalBases').flatMap((item) => {
        if (!item.value.split(',').includes(letter)) return [];
        return [{ ...item, quote: item.quotesByGround?.[letter] ?? item.quote }];
      }),
    of,
    has: (kind) => of(kind).length > 0,
    ifComplete: (verdict) => (noticeItems.complete ? verdict : { class: 'NoClassification', message: 'notRead' }),
    finding(message, gap, quotes = [], params = {}) {
      const items = atLeastOne<FindingItem>(quotes.map(({ quote }) => textItem(url, quote))) ?? [pageItem(url)];
      return { message, params, items, cause: `privacy-notice:${gap}` };
    },
  });
}
