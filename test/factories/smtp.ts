import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

/** A mail as the server took it: envelope, read message, and its bytes as text. */
export interface ReceivedMail {
  sender: string;
  recipients: string[];
  mail: Email;
  raw: string;
}

/** A real mail server on this machine that keeps what it gets. */
export interface TestSmtp {
  /** For `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** Waits for a mail to a recipient, among those that came `after` so many, and returns what the pattern found in the newest one that has it. */
  foundInMail(recipient: string, pattern: RegExp, after?: number): Promise<string>;
  /** Answers the next mail with this code, at its recipient or after the message. */
  failNext(code: number, at?: 'recipient' | 'message'): void;
  /** Takes the next mail and ends the connection without an answer. */
  hangUpNext(): void;
  /** Ends the server, with all connections. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  reopen(): Promise<void>;
}

/** Starts a mail server on a free port of the loopback. With a password it takes mails only from `user` with that password. */
export async function startSmtp({ password }: { password?: string } = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const failures: { code: number; at: 'recipient' | 'message' }[] = [];
  let hangsUp = false;
  const refusal = (at: 'recipient' | 'message'): Error | null => {
    if (failures[0]?.at !== at) return null;
    const { code } = failures.shift()!;
    return Object.assign(new Error(code < 500 ? 'Try again later' : 'No such user here'), { responseCode: code });
  };
  const create = () =>
    new SMTPServer({
      disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (given, _session, callback) =>
        given.username === 'user' && given.password === password ? callback(null, { user: 'user' }) : callback(new Error('Wrong password')),
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => callback(refusal('recipient')),
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const refused = refusal('message');
          if (refused) return callback(refused);
          const raw = Buffer.concat(chunks).toString('utf8');
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            sender: mailFrom ? mailFrom.address : '',
            recipients: rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(raw),
            raw,
          });
          if (!hangsUp) return callback();
          hangsUp = false;
          for (const connection of server.connections) connection._socket.destroy();
        });
      },
    });
  let server = create();
  const listen = async (at: number) => {
    server.on('error', () => undefined);
    const listening = server.listen(at, '127.0.0.1');
    await once(listening, 'listening');
    return (listening.address() as { port: number }).port;
  };
  const bound = await listen(0);
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    async foundInMail(recipient, pattern, after = 0) {
      // The newest mail of all may be of another kind.
      const find = () =>
        received
          .slice(after)
          .flatMap(({ recipients, mail }) => (recipients.includes(recipient) ? (pattern.exec(mail.text ?? '')?.[0] ?? []) : []))
          .at(-1);
      await expect.poll(find, { timeout: 20_000, interval: 50 }).toBeDefined();
      return find()!;
    },
    failNext: (code, at = 'recipient') => void failures.push({ code, at }),
    hangUpNext: () => {
      hangsUp = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
    async reopen() {
      server = create();
      await listen(bound);
    },
  };
}
