import { createTransport } from 'nodemailer';
import type { Configuration } from '#lib/configuration.ts';
import { maskText } from '#lib/log.ts';
import type { MailContent } from './mail-kinds.ts';

/** A mail on its way. */
export interface OutgoingMail extends MailContent {
  /** Becomes the Message-ID: whoever gets the mail twice can tell. */
  id: string;
  recipient: string;
  created: Date;
}

/** What became of one attempt. `permanent`: the mail server will never take this mail. `reason` names no address. */
export type Delivery = { ok: true } | { ok: false; permanent: boolean; reason: string };

/** Hands mails to the mail server. */
export interface Postman {
  deliver(mail: OutgoingMail): Promise<Delivery>;
}

/** Longest a whole attempt may take, in milliseconds. The pause before the next one has to be longer. */
export const deliveryMs = 45_000;

/** The way to the mail server of `SMTP_URL`, or null when there is none. */
export function createPostman({ smtpUrl, mailFrom, publicUrl }: Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Postman | null {
  if (smtpUrl === null) return null;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 5_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicUrl);
  return {
    async deliver({ id, recipient, created, subject, html, text }) {
      // A list, or a header behind a line break, would reach somebody else.
      if (!/^[^\s,;:<>@"]+@[^\s,;:<>@"]+$/.test(recipient)) return { ok: false, permanent: true, reason: 'the recipient is no address' };
      try {
        await transport.sendMail({
          from: mailFrom,
          to: recipient,
          envelope: { from: mailFrom.address, to: [recipient] },
          messageId: `<${id}@${hostname}>`,
          date: created,
          subject,
          html,
          text,
          // No out-of-office reply to a mail that nobody wrote (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(deliveryMs),
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, ...failureOf(error) };
      }
    },
  };
}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/**
 * Only a refusal of this recipient or this message is final. A 5xx to anything before, the password say, is the operator's to mend:
 * the mails wait for that.
 */
function failureOf(error: unknown): { permanent: boolean; reason: string } {
  const { message, responseCode = 0, command = '' } = error as SmtpError;
  return { permanent: responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command), reason: maskText(message).slice(0, 500) };
}
