import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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

/** What waits for a worker. */
export type QueueFigures = () => Promise<{ waiting: number; oldestSeconds: number }>;

/** Adds how many scans wait and how long the oldest has, asked for at each reading; an unreachable database leaves them out. */
export function addQueueMetrics({ registry }: Metrics, read: QueueFigures): void {
  // Both figures of one reading come from one question.
  let asked: ReturnType<QueueFigures> | null = null;
  const figure = (name: string, help: string, field: 'waiting' | 'oldestSeconds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        asked ??= read().finally(() => {
          asked = null;
        });
        const queue = await asked.catch(() => null);
        if (queue) this.set(queue[field]);
        else this.remove();
      },
    });
  figure('scans_waiting', 'Scans that wait for a worker', 'waiting');
  figure('scans_waiting_oldest_seconds', 'Age of the oldest scan that waits, in seconds', 'oldestSeconds');
}
