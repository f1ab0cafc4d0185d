/** What a privacy notice has to state or may state (Art. 13 GDPR, catalogue chapter 2.2). */
export const noticeItemKinds = [
  'controller',
  'controllerContact',
  'dpo',
  'dpoContact',
  'dpoDenied',
  'purposes',
  'legalBases',
  'legalBasesInWords',
  'legitimateInterest',
  'recipients',
  'thirdCountry',
  'retentionPeriod',
  'retentionCriterion',
  'rightAccess',
  'rightRectification',
  'rightErasure',
  'rightRestriction',
  'rightPortability',
  'rightObjection',
  'withdrawal',
  'objectionHighlighted',
  'complaint',
  'complaintAuthority',
  'obligation',
  'automated',
  'hostingLogs',
  'newsletter',
  'applications',
  'social',
] as const;

/** A kind of statement in a privacy notice. */
export type NoticeItemKind = (typeof noticeItemKinds)[number];

/** One statement read off a privacy notice. */
export interface NoticeItem {
  kind: NoticeItemKind;
  /**
   * What it states, where that is more than yes; else the quote.
   * `legalBases`: letters of Art. 6(1) in order, and church law ("a,f", "f,KDG"), empty when no letter is named.
   * `legalBasesInWords`: letters of Art. 6(1) of which it speaks without saying that they are the ground ("a,b"), where no legal basis is named.
   * `retentionPeriod`: the period ("14 Tage"). `retentionCriterion`: `necessity` when it only says "as long as necessary".
   * `recipients`, `thirdCountry`: `none` when it says that there are none. `complaint`: the authority, if named. `complaintAuthority`: an authority named without the right.
   * `withdrawal`: the way to do so, `newsletter`: who sends it; empty when it does not say.
   * `hostingLogs`: `bare` where neither purpose nor ground nor duration stands with it.
   * `dpoDenied`: that there is no data protection officer or need not be one.
   * `purposes` come once for each section that states one.
   */
  value: string;
  /** The passage that says it, at most 200 characters. */
  quote: string;
  /** `legalBases`: for each letter the first passage that names it; `quote` names the first of all. */
  quotesByGround?: Readonly<Record<string, string>>;
}

/** All that was read off the privacy notice. */
export interface NoticeItems {
  items: readonly NoticeItem[];
  /** Whether what is missing here is missing in the notice: its text was read completely and in a language that is understood. */
  complete: boolean;
}
