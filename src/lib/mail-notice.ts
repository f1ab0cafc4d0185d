import { z } from 'zod';

/** What a server tells `npm start`, its parent, when a mail was put into the outbox. `address` is where it can be read. */
export const mailNoticeSchema = z.object({ newMail: z.object({ recipient: z.string(), subject: z.string(), address: z.url() }) });

export type MailNotice = z.infer<typeof mailNoticeSchema>['newMail'];
