import type { OwnAnswer } from './gateway-headers.ts';

const page = '<!doctype html><meta charset="utf-8"><title>Spurenleser</title><p>Spurenleser</p>';

/** Answers the reserved hosts of the browser's start-up self-test; null for every other host. */
export function selfTestAnswer(host: string, path: string): OwnAnswer | null {
  if (host !== 'first.selftest.invalid' && host !== 'third.selftest.invalid') return null;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return path === '/' ? { status: 200, headers, body: page } : { status: 404, headers, body: '' };
}
