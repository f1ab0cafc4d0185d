import { z } from 'zod';
import type { Role } from '../customer.ts';

/** One call: what goes in, what comes out. Errors of all calls have the body of `error.ts`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  path: string;
  summary: string;
  /**
   * Who may call it: anybody, the holder of a scan's secret, or whoever is logged in with that role. This is the table of
   * authorisation; a call without a row does not compile.
   */
  access: 'free' | 'secret' | Role;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status and body of success. `binary`, `events` and `text` are no JSON. */
  success: { status: 200 | 202 | 204; body: z.ZodType | 'binary' | 'events' | 'text' | 'none' };
  /** Bytes of a body at most, where forms and orders are not the measure. */
  bodyBytes?: number;
  /** A GET that changes something: it acts only for requests of this application. */
  acts?: true;
  /** Codes beyond those any call may give. */
  errors: readonly string[];
}

/** Parameters of a call about one scan. */
export const scanId = z.object({ id: z.uuid() });
/** Parameters of a call about one picture of a scan. */
export const screenshotFile = scanId.extend({ file: z.string().regex(/^[a-z0-9-]{1,60}\.jpg$/) });
/** Success with a body. */
export const ok = <T extends z.ZodType | 'binary' | 'events' | 'text'>(body: T) => ({ status: 200, body }) as const;
/** Success without one. */
export const done = { status: 204, body: 'none' } as const;
