import { notFound, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** The picture with the number; a reload lock by IP address counts everyone once. */
const digits = (count: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20" rx="3" fill="#222"/><text x="45" y="15" font-family="monospace" font-size="14" text-anchor="middle" fill="#9f6">${count}</text></svg>`,
    { 'cache-control': 'no-cache, must-revalidate' },
  );

/** Free visitor counter of Andy Hoppe: a picture by account number. No cookies. */
export const andyHoppeHosts: readonly LabHost[] = [
  {
    host: 'c.andyhoppe.com',
    address: '78.46.69.118',
    handle: ({ url }) => (/^\/\d{7,}$/.test(url.pathname) ? digits('0041786') : notFound()),
  },
];

/** What the counter leaves behind. */
export const andyHoppeFootprint: Footprint = { service: 'Besucherzähler (andyhoppe.com)', hosts: ['c.andyhoppe.com'] };
