import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures of a process for Prometheus. Each process has a registry of its own, so that tests do not share counts. */
export interface Metrics {
  registry: Registry;
  /** Duration of HTTP requests in seconds by method, route template and status. */
  httpRequests: Histogram<'method' | 'route' | 'status'>;
}

/** Metrics of a server: those of Node (memory, event loop, garbage collection) and of HTTP. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const httpRequests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return { registry, httpRequests };
}
