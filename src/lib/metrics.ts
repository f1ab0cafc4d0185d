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

/** Reads several figures of the database at once. */
type Read<Field extends string> = () => Promise<Record<Field, number>>;

/** Adds how many scans wait and how long the oldest has. */
export function addQueueMetrics(metrics: Metrics, read: Read<'waiting' | 'oldestSeconds'>): void {
  addFigures(metrics, read, {
    waiting: ['scans_waiting', 'Scans that wait for a worker'],
    oldestSeconds: ['scans_waiting_oldest_seconds', 'Age of the oldest scan that waits, in seconds'],
  });
}

/** Adds how many mails wait in the outbox and how many were given up in the last 30 days. */
export function addMailMetrics(metrics: Metrics, read: Read<'waiting' | 'failed'>): void {
  addFigures(metrics, read, {
    waiting: ['mails_waiting', 'Mails that wait to be sent, for the first time or again'],
    failed: ['mails_failed', 'Mails of the last 30 days that were given up'],
  });
}

/** Gauges that are asked for at each reading of the metrics; an unreachable database leaves them out. */
function addFigures<Field extends string>(
  { registry }: Metrics,
  read: Read<Field>,
  gauges: Record<Field, [name: string, help: string]>,
): void {
  // All figures of one reading come from one question.
  let asked: ReturnType<Read<Field>> | null = null;
  for (const [field, [name, help]] of Object.entries(gauges) as [Field, [string, string]][])
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        asked ??= read().finally(() => {
          asked = null;
        });
        const figures = await asked.catch(() => null);
        if (figures) this.set(figures[field]);
        else this.remove();
      },
    });
}
