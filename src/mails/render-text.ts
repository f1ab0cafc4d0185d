import { imprintLines } from './imprint.ts';
import type { MailFrame } from './mail-kinds.ts';
import type { MailMessage, MailPart } from './mail-parts.ts';
import { mailTexts } from './mail-texts.ts';

/** A mail as plain text. Addresses stand alone on their line, so that clients find where they end. */
export function renderText({ heading, parts, reason }: MailMessage, frame: MailFrame): string {
  const { greeting, automatic } = mailTexts[frame.locale];
  const blocks = [
    heading,
    greeting,
    ...parts.map(plain),
    reason,
    ['-- ', frame.product, automatic(frame.product), ...imprintLines(frame)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function plain(part: MailPart): string {
  switch (part.is) {
    case 'paragraph':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.link}`;
    case 'link':
      return `${part.label}\n${part.link}`;
    case 'code':
      return `${part.label}\n\n    ${part.code}`;
  }
}
