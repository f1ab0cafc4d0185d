import type { UsedServices } from '#contract/api/portfolio.ts';

/** The service somebody means by a typed name; null = none of them. */
export function namedService(services: UsedServices['services'], typed: string): UsedServices['services'][number] | null {
  const name = typed.trim().toLowerCase();
  return services.find((service) => service.name.toLowerCase() === name) ?? null;
}
