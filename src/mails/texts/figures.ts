import type { Locale } from '#contract/vocabulary.ts';
import type { MailFrame } from '../mail-kinds.ts';

/** `24 Stunden`, with a no-break space. */
export function duration(locale: Locale, value: number, unit: 'hour' | 'minute'): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value).replace(/ /g, '\u00a0');
}

/** Page of the app where a new password is requested. */
export function newPasswordPage({ publicUrl }: MailFrame): string {
  return `${publicUrl}/app/password-reset`;
}
