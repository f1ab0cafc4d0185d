import type { LegalPageFact } from '#checks/facts.ts';
import type { ImprintElementKind } from '#checks/imprint-elements.ts';
import type { NoticeItemKind } from '#checks/notice-items.ts';

/** What a person says about one labelled page; `<id>.html` lies beside `<id>.json`. All persons and firms are invented. */
export interface PageLabel {
  /** Under what kind of link the page was found. */
  askedAs: LegalPageFact['kind'];
  /** What its content is, whatever it is called. */
  kind: LegalPageFact['contentKind'];
  /** Primary language of the text ("de", "en", "fr" …). */
  language: string;
  /** Statements of an imprint with their values in the normal form of ImprintElement; free-text kinds name a word that must occur. */
  elements?: Partial<Record<ImprintElementKind, readonly string[]>>;
  /** Statements that a privacy notice makes. */
  items?: readonly NoticeItemKind[];
  /** Services (ids of the catalogue) that the notice says are used, and those it merely mentions or says are not used. */
  services?: { used: readonly string[]; notUsed: readonly string[] };
  /** What makes the page hard, in a few words. */
  hard: string;
}
