import { z } from 'zod';
import { type consentStateSchema, statesSchema } from './vocabulary.ts';

/** A host and what its documents and scripts made the browser load. */
export interface RequestNode {
  originHost: string;
  service: string | null;
  requests: number;
  childRequests: RequestNode[];
  exampleRequests: string[];
  states: z.infer<typeof consentStateSchema>[];
}

/** One node of the tree of hosts. A host appears once below each chain that leads to it, never below itself. */
export const requestNodeSchema: z.ZodType<RequestNode> = z.object({
  originHost: z.string(),
  service: z.string().nullable(),
  requests: z.number().int().describe('Requests to this host on this chain, over all states'),
  get childRequests() {
    return z.array(requestNodeSchema).describe('Hosts contacted because of this one');
  },
  exampleRequests: z.array(z.string()).max(5).describe('Addresses, at most five'),
  states: statesSchema,
});

/** Request hierarchy: one root for each host whose documents were visited. */
export const requestHierarchySchema = z.object({ nodes: z.array(requestNodeSchema) });

export type RequestHierarchy = z.infer<typeof requestHierarchySchema>;
