import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { PublicConfiguration } from '#contract/api/configuration.ts';
import { callApi } from './api.ts';

/** The request for name, operator and limits of this installation. */
export const configurationQuery = {
  queryKey: ['configuration'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('configuration', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Loads name, operator and limits of this installation; the shell waits for it. */
export const useConfigurationRequest = () => useQuery(configurationQuery);

/** Name, operator and limits of this installation, on every page inside the shell. */
export const useConfiguration = (): PublicConfiguration => useSuspenseQuery(configurationQuery).data;
