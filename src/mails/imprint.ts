import type { MailFrame } from './mail-kinds.ts';
import { mailTexts } from './mail-texts.ts';

/** Who sends the mail, line by line as the law wants it; what the operator has not given is left out. */
export function imprintLines({ operator, locale }: MailFrame): string[] {
  const names = mailTexts[locale].operator;
  const named = (name: string, value: string) => value && `${name}: ${value}`;
  const { name, representedBy, street, town, country, phone, email, register, vatId } = operator;
  return [
    name,
    [street, town, country].filter(Boolean).join(', '),
    representedBy && `${names.representedBy} ${representedBy}`,
    named(names.phone, phone),
    named(names.email, email),
    named(names.register, register),
    named(names.vatId, vatId),
  ].filter(Boolean);
}
