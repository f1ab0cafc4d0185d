import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts in a registry of its own', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.httpRequests.observe({ method: 'GET', route: '/a/:id', status: '200' }, 0.02);
  expect(await one.registry.metrics()).toContain('http_request_duration_seconds_count{method="GET",route="/a/:id",status="200"} 1');
  expect(await one.registry.metrics()).toContain('process_resident_memory_bytes');
  expect(await other.registry.metrics()).not.toContain('/a/:id');
});
