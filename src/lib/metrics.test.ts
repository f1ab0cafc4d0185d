import { expect, it } from 'vitest';
import { addQueueMetrics, createMetrics } from './metrics.ts';

it('counts in a registry of its own', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.httpRequests.observe({ method: 'GET', route: '/a/:id', status: '200' }, 0.02);
  expect(await one.registry.metrics()).toContain('http_request_duration_seconds_count{method="GET",route="/a/:id",status="200"} 1');
  expect(await one.registry.metrics()).toContain('process_resident_memory_bytes');
  expect(await other.registry.metrics()).not.toContain('/a/:id');
});

it('asks for the queue at each reading, and leaves it out when nobody answers', async () => {
  const metrics = createMetrics();
  let queue: { waiting: number; oldestSeconds: number } | null = { waiting: 3, oldestSeconds: 41.5 };
  addQueueMetrics(metrics, async () => queue ?? Promise.reject(new Error('no database')));
  expect(await metrics.registry.metrics()).toMatch(/^scans_waiting 3$[\s\S]*^scans_waiting_oldest_seconds 41.5$/m);
  queue = null;
  const text = await metrics.registry.metrics();
  expect(text).not.toMatch(/^scans_waiting/m);
  expect(text).toContain('process_resident_memory_bytes');
});
