import type { Locale } from '#contract/vocabulary.ts';
import type { MailFrame, MailInputs, MailKind } from './mail-kinds.ts';
import type { MailMessage } from './mail-parts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** Every mail in one language, and what stands below each. */
export interface MailTexts {
  mails: { [Kind in MailKind]: (frame: MailFrame, input: MailInputs[Kind]) => MailMessage };
  greeting: string;
  /** Above an address that is written out. */
  copyLink: string;
  automatic: (product: string) => string;
  operator: { representedBy: string; phone: string; email: string; register: string; vatId: string };
}

/** The mails' texts by language. */
export const mailTexts: Record<Locale, MailTexts> = { de, en };
