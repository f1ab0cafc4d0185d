import { findAddress, saveAddress } from '#db/queries/customers.ts';
import { readScanAccount } from '#db/queries/scan-bookings.ts';
import { endSession, endSessionOf, endSessions, listSessions } from '#db/queries/sessions.ts';
import { ApiError } from '../api-error.ts';
import { type Api, type Call, defineRoute } from '../define-route.ts';
import type { AccountDesk } from './account-desk.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { deviceOf } from './device.ts';
import { exportData } from './export-data.ts';
import { logIn, reauthenticate } from './login.ts';
import { initPasswordReset, resetPassword, validatePasswordReset } from './password-reset.ts';
import { confirmRegistration, register } from './registration.ts';
import { beginTotp, confirmTotp, endTotp } from './second-factor.ts';

/** Puts the calls about accounts on the server. */
export function registerAccountRoutes(api: Api, desk: AccountDesk): void {
  registerEntrance(api, desk);
  registerSessions(api, desk);
  registerProfile(api, desk);
}

/** Calls of somebody who is not, or not yet, logged in. */
function registerEntrance(api: Api, desk: AccountDesk): void {
  defineRoute(api, 'login', async ({ body, request, reply }) => {
    const device = deviceOf(request.headers['user-agent']);
    const { id, token } = await logIn(desk, body, { device, formerHash: desk.cookie.hashOf(request) });
    desk.cookie.set(reply, token);
    return id;
  });
  defineRoute(api, 'register', async ({ body }) => {
    await register(desk, body);
    return {};
  });
  defineRoute(api, 'confirmRegistration', async ({ params }) => {
    await confirmRegistration(desk, params.id, params.token);
    return { confirmed: true } as const;
  });
  defineRoute(api, 'initPasswordReset', async ({ body }) => {
    await initPasswordReset(desk, body);
    return {};
  });
  defineRoute(api, 'validatePasswordReset', async ({ params }) => {
    await validatePasswordReset(desk, params.token);
    return { valid: true } as const;
  });
  defineRoute(api, 'resetPassword', async ({ body }) => resetPassword(desk, body.token, body.password) as Promise<undefined>);
}

function registerSessions(api: Api, desk: AccountDesk): void {
  const { db, cookie } = desk;
  defineRoute(api, 'logout', async ({ request, reply }) => {
    const tokenHash = cookie.hashOf(request);
    if (tokenHash) await endSessionOf(db, tokenHash);
    cookie.clear(reply);
    return undefined;
  });
  defineRoute(api, 'changePassword', async ({ body, customer, request, reply }) => {
    const sessionHash = cookie.hashOf(request);
    if (!sessionHash) throw new ApiError('not-logged-in');
    cookie.set(reply, await changePassword(desk, customer, { ...body, sessionHash }));
    return undefined;
  });
  defineRoute(api, 'sessions', async ({ customer, request }) => {
    const own = cookie.hashOf(request);
    const sessions = await listSessions(db, customer.identifier);
    return {
      sessions: sessions.map(({ id, tokenHash, device, created, seen, expires }) => ({
        identifier: id,
        current: own?.equals(tokenHash) === true,
        created: created.toISOString(),
        seen: seen.toISOString(),
        expires: expires.toISOString(),
        device,
      })),
    };
  });
  defineRoute(api, 'endSessions', async ({ customer, reply }) => {
    await endSessions(db, customer.identifier);
    cookie.clear(reply);
    return undefined;
  });
  defineRoute(api, 'endSession', async ({ params, customer, request, reply }) => {
    const ended = await endSession(db, customer.identifier, params.id);
    if (!ended) throw new ApiError('not-found');
    if (cookie.hashOf(request)?.equals(ended)) cookie.clear(reply);
    return undefined;
  });
}

function registerProfile(api: Api, desk: AccountDesk): void {
  const { db, configuration } = desk;
  const known = ({ body, customer }: Call<'startTotp' | 'endTotp' | 'exportData'>) => reauthenticate(desk, customer.email, body.password);
  defineRoute(api, 'customer', ({ customer }) => customer);
  defineRoute(api, 'scanAccount', ({ customer }) => readScanAccount(db, customer.identifier, configuration.plans, new Date()));
  defineRoute(api, 'startTotp', async (call) => beginTotp(desk, await known(call)));
  defineRoute(api, 'confirmTotp', async ({ body, customer }) => ({ recoveryCodes: await confirmTotp(desk, customer, body.code) }));
  defineRoute(api, 'endTotp', async (call) => endTotp(desk, await known(call)) as Promise<undefined>);
  defineRoute(api, 'address', async ({ customer }) => ({ address: await findAddress(db, customer.identifier) }));
  defineRoute(api, 'saveAddress', async ({ body, customer }) => {
    await saveAddress(db, customer.identifier, body);
    return { address: body };
  });
  defineRoute(api, 'exportData', async (call) => {
    const { id } = await known(call);
    return { bytes: exportData(desk, id), type: 'application/zip', fileName: `${configuration.slug}-export.zip` };
  });
  defineRoute(api, 'deleteAccount', async ({ body, customer, reply }) => {
    await deleteAccount(desk, customer, body.password);
    desk.cookie.clear(reply);
    return undefined;
  });
}
