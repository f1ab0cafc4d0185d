import { isWithin } from './is-within.ts';
import type { Service } from './types.ts';

/** Whether software for one's own server runs on hosts that are not its maker's: then the maker is no recipient, and whose they are is open. */
export function runsElsewhere({ selfHosted, hosts: own }: Pick<Service, 'selfHosted' | 'hosts'>, hosts: readonly string[]): boolean {
  return selfHosted && !hosts.some((host) => own.some((pattern) => isWithin(host, pattern.replace(/^\./, ''))));
}
