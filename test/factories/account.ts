import { hash } from '@node-rs/argon2';
import { and, asc, eq } from 'drizzle-orm';
import { mails } from '#db/tables/mails.ts';
import type { TestService } from './service.ts';

/** A password that the rules accept. */
export const goodPassword = 'Regenschirm im Keller';
/** Another one. */
export const otherPassword = 'vier Kühe im Nebel';
/** The first as it is stored. */
export const goodPasswordHash = await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Mails to an address, oldest first. */
export async function mailsTo({ database }: TestService, recipient: string, kind?: string) {
  return database.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), kind === undefined ? undefined : eq(mails.kind, kind)))
    .orderBy(asc(mails.created));
}

/** Address of the confirming call, made of the link in the newest mail. */
export async function confirmationPath(service: TestService, email: string): Promise<string> {
  const text = (await mailsTo(service, email, 'confirm-account')).at(-1)!.text;
  const [, id, token] = /\/app\/confirmaccount\/customer\/([0-9a-f-]{36})\/token\/([\w-]{43})/.exec(text)!;
  return `/api/free/dsgvo/customer/${id}/confirmregistration/${token}`;
}

/** Token of the link and code to type in the newest mail. */
export async function resetSecrets(service: TestService, email: string): Promise<{ token: string; code: string }> {
  const text = (await mailsTo(service, email, 'password-reset')).at(-1)!.text;
  return { token: /token=([\w-]{43})/.exec(text)![1]!, code: /\b([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})\b/.exec(text)![1]! };
}

/** Logs in from the app's own page; `cookie` is what a browser would send from then on. */
export async function logIn(
  service: TestService,
  body: { email: string; password?: string; code?: string },
  headers: Record<string, string> = {},
) {
  const response = await service.send('POST', '/api/free/auth/login', { body: { password: goodPassword, ...body }, headers });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]!)[0];
  const text = await response.text();
  return { status: response.status, text, codes: errorCodes(text), response, headers: { ...(cookie && { cookie }) } };
}

/** Codes of an error answer; none when it is no error. */
export function errorCodes(text: string): string[] {
  return text.startsWith('{') ? ((JSON.parse(text) as { errors?: string[] }).errors ?? []) : [];
}

/** Status and codes of a response, to compare at once. */
export async function outcome(response: Response): Promise<[number, ...string[]]> {
  return [response.status, ...errorCodes(await response.text())];
}
