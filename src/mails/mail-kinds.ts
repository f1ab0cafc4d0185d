import type { Locale } from '#contract/vocabulary.ts';
import type { Configuration } from '#lib/configuration.ts';

/** The mails that exist, with what each of them tells. Links are whole addresses of this installation. */
export interface MailInputs {
  /** After a registration; the link opens the page that confirms. */
  'confirm-account': { link: string; hours: number };
  /** Somebody registers with an address that has an account. */
  'account-exists': { loginLink: string; resetLink: string };
  'password-reset': { link: string; code: string; minutes: number };
  'password-changed': Record<never, never>;
  'second-factor-on': Record<never, never>;
  'second-factor-off': Record<never, never>;
  'account-deleted': Record<never, never>;
}

/** Which mail it is. */
export type MailKind = keyof MailInputs;

/** What every mail needs. A configuration has it all but the language. */
export interface MailFrame extends Pick<Configuration, 'product' | 'operator' | 'publicUrl'> {
  locale: Locale;
}

/** A mail as it is stored and sent. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}
