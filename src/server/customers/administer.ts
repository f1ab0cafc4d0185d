import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailSchema } from '#contract/api/account.ts';
import { type Role, roleSchema } from '#contract/api/customer.ts';
import type { Database } from '#db/database.ts';
import { grantRole, insertCustomer, listCustomers } from '#db/queries/customers.ts';
import { listFeedback } from '#db/queries/feedback.ts';
import { createFirstPasswordLink } from './password-reset.ts';

/** What a command came to: lines to print, and whether it did what it was asked for. */
export interface Administered {
  ok: boolean;
  lines: string[];
}

/** Where the accounts are, and under which address people reach them. */
export interface Administration {
  db: Database;
  publicUrl: string;
}

const usage: Administered = {
  ok: false,
  lines: [
    'npm run admin -- create <email> [--role customer|auditor|admin]',
    'npm run admin -- grant <email> customer|auditor|admin',
    'npm run admin -- list',
    'npm run admin -- feedback',
  ],
};

/** Does what the operator asks for on the command line: makes an account, gives a role, lists the accounts or what customers say. */
export async function administer(administration: Administration, args: readonly string[]): Promise<Administered> {
  const parsed = parseCommand(args);
  if (!parsed) return usage;
  const { command, email, role } = parsed;
  if (command === 'list') return list(administration);
  if (command === 'feedback') return feedback(administration);
  if (!email) return { ok: false, lines: ['Das ist keine E-Mail-Adresse. / This is no e-mail address.'] };
  if (command === 'create') return create(administration, email, role ?? 'customer');
  return role ? grant(administration, email, role) : usage;
}

function parseCommand(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: { role: { type: 'string' } }, allowPositionals: true });
    const [command, address, given = values.role, ...more] = positionals;
    const isKnown = command === 'create' || command === 'grant' || command === 'list' || command === 'feedback';
    const role = given === undefined ? undefined : roleSchema.parse(given);
    return isKnown && more.length === 0 ? { command, email: emailSchema.safeParse(address).data, role } : null;
  } catch {
    return null;
  }
}

async function create({ db, publicUrl }: Administration, email: string, role: Role): Promise<Administered> {
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const roles = [...new Set<Role>(['customer', role])];
    if (!(await insertCustomer(tx, { id, email, roles, confirmed: new Date() })))
      return {
        ok: false,
        lines: ['Dieses Konto gibt es schon; `grant` gibt ihm eine Rolle. / This account exists; `grant` gives it a role.'],
      };
    const link = await createFirstPasswordLink(tx, publicUrl, id);
    const lines = ['Passwort festlegen (einmalig, 24 Stunden gültig) / Set the password (once, valid for 24 hours):', link];
    return { ok: true, lines };
  });
}

async function grant({ db }: Administration, email: string, role: Role): Promise<Administered> {
  const isGranted = await grantRole(db, email, role);
  return isGranted
    ? { ok: true, lines: [`${email}: ${role}`] }
    : { ok: false, lines: ['Dieses Konto gibt es nicht. / There is no such account.'] };
}

async function list({ db }: Administration): Promise<Administered> {
  const lines = (await listCustomers(db)).map(({ email, product, roles, created, confirmed }) =>
    [email, product, roles.join('+'), created.toISOString().slice(0, 10), confirmed ? 'confirmed' : 'unconfirmed'].join('\t'),
  );
  return { ok: true, lines };
}

const latest = 200;

/** One entry a line, so that the output can be sorted and searched. */
async function feedback({ db }: Administration): Promise<Administered> {
  const entries = await listFeedback(db, latest);
  if (entries.length === 0) return { ok: true, lines: ['Noch keine Rückmeldung. / No feedback yet.'] };
  const lines = entries.map(({ created, email, host, rating, text }) =>
    [created.toISOString().slice(0, 16), email, host ?? '-', rating === null ? '-' : `${rating}/5`, onOneLine(text)].join('\t'),
  );
  return { ok: true, lines };
}

/** Customers write it: nothing in it may move the cursor of the terminal or pass for another line. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
