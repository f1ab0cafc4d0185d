import { z } from 'zod';
import { strokeSchema } from '../trace.ts';
import { consentStateSchema, scanStateSchema } from '../vocabulary.ts';

/** Steps of a scan as a watcher sees them, in order. */
export const scanStepSchema = z.enum(['queued', 'launch', 'visit', 'seal', 'judge', 'ended']);

/** One consent state of a running scan. */
export const progressLaneSchema = z.object({
  state: consentStateSchema,
  status: z.enum(['waiting', 'running', 'examined', 'not-examined']),
  reason: z.string().nullable().describe('Stable code why the state was not examined'),
  choice: z.enum(['none', 'pending', 'taken', 'failed']).describe('`none` in the state without interaction'),
  choiceAtMs: z.number().int().min(0).nullable(),
  page: z.string().nullable().describe('Address that is open'),
  pageIndex: z.number().int().min(0).describe('Pages opened so far'),
  pageCount: z.number().int().min(0).describe('Pages planned; a bound until the plan is known'),
  requests: z.number().int().min(0),
  thirdPartyHosts: z.number().int().min(0),
  trackers: z.number().int().min(0).describe('Services that need consent'),
  cookies: z.number().int().min(0),
  strokes: z.array(strokeSchema).max(600),
  screenshots: z.array(z.string()).max(12).describe('Names of files to ask for, newest last'),
});

/** First sight of something worth telling. Provisional: it is classed when all states are done. */
export const observationSchema = z.object({
  atMs: z.number().int().min(0),
  state: consentStateSchema,
  name: z.string().describe('Service'),
  host: z.string(),
});

/** A scan under way, whole in every message: nothing has to be remembered between two of them. */
export const scanProgressSchema = z.object({
  identifier: z.string(),
  scanState: scanStateSchema,
  step: scanStepSchema,
  queuePosition: z.number().int().min(1).nullable().describe('Scans to be run up to and with this one; null = it runs or has ended'),
  url: z.string(),
  elapsedMs: z.number().int().min(0).describe('Since the scan began to run'),
  attempt: z.number().int().min(0).describe('2 and more after a worker was lost'),
  lanes: z.array(progressLaneSchema).length(3),
  observations: z.array(observationSchema).max(40),
});

export type ScanStep = z.infer<typeof scanStepSchema>;
export type ProgressLane = z.infer<typeof progressLaneSchema>;
export type Observation = z.infer<typeof observationSchema>;
export type ScanProgressView = z.infer<typeof scanProgressSchema>;
