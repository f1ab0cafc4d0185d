import { z } from 'zod';
import { consentStateSchema } from './vocabulary.ts';

/** Whom a request went to: the site itself, somebody else, or a service that needs consent. */
export const strokeKindSchema = z.enum(['own', 'third', 'tracker']);

/** One request: when, in milliseconds after the state began, and to whom. A pair, because a trace has hundreds. */
export const strokeSchema = z.tuple([z.number().int().min(0), strokeKindSchema]);

/** One consent state of a trace. */
export const traceLaneSchema = z.object({
  state: consentStateSchema,
  examined: z.boolean().describe('False: the state could not be examined, or not yet; an empty lane then says nothing'),
  durationMs: z.number().int().min(0).describe('Length of the visit shown'),
  choiceAtMs: z.number().int().min(0).nullable().describe('Click in the banner that decided, null = none'),
  strokes: z.array(strokeSchema).max(600),
});

/** Requests over time, one lane a state, in the order none, reject, accept: the picture of a scan. */
export const traceSchema = z.array(traceLaneSchema).length(3);

export type StrokeKind = z.infer<typeof strokeKindSchema>;
export type Stroke = z.infer<typeof strokeSchema>;
export type TraceLane = z.infer<typeof traceLaneSchema>;
export type Trace = z.infer<typeof traceSchema>;
