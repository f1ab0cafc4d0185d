import type { MailContent, MailFrame, MailInputs, MailKind } from './mail-kinds.ts';
import type { MailMessage } from './mail-parts.ts';
import { mailTexts } from './mail-texts.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Writes a mail in the reader's language. Throws when a link leads away from this installation: no mail may carry one. */
export function renderMail<Kind extends MailKind>(kind: Kind, input: MailFrame & MailInputs[Kind]): MailContent {
  const said = oneLined(input);
  const write = mailTexts[said.locale].mails[kind] as (frame: MailFrame, input: MailInputs[Kind]) => MailMessage;
  const message = write(said, said);
  for (const part of message.parts)
    if ('link' in part && !part.link.startsWith(`${said.publicUrl}/`)) throw new Error(`the mail ${kind} has a link to another site`);
  return { subject: message.subject, html: renderHtml(message, said), text: renderText(message, said) };
}

/** Takes line breaks, control characters and changes of direction out of every text: a name must not begin a header or a paragraph. */
function oneLined<Input extends MailFrame>(input: Input): Input {
  return JSON.parse(JSON.stringify(input), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim() : value,
  ) as Input;
}
