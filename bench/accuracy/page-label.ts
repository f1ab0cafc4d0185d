import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import type { NoticeItemKind } from '#checks/shared/notice/notice-items.ts';

/** Services (ids of the catalogue) that a text says are used, and those it merely mentions or says are not used. */
export interface ServiceLabel {
  used: readonly string[];
  notUsed: readonly string[];
}

/** The product that a service belongs to: a notice that names YouTube does not tell its two hosts apart, and people label one or both. */
export function productOf(serviceId: string): string {
  return serviceId === 'youtube-nocookie' ? 'youtube' : serviceId;
}

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
  services?: ServiceLabel;
  /** What makes the page hard, in a few words. */
  hard: string;
}
