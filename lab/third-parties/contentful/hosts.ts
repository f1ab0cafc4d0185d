import { svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** A photo as Contentful's network delivers it: people at desks before a skyline. */
export const contentfulPhoto = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500"><rect width="1200" height="500" fill="#cfe3ea"/><path d="M0 320h120V190h70v130h90V120h60v200h140V220h90v100h160V90h50v230h120V180h80v140h220v180H0z" fill="#7fa0ad"/><rect y="410" width="1200" height="90" fill="#d9b48a"/><g fill="#23465a"><circle cx="300" cy="300" r="42"/><path d="M220 420q80-130 160 0z"/><circle cx="820" cy="290" r="42"/><path d="M740 420q80-140 160 0z"/></g><path d="M480 330h140v90H480z" fill="#333"/></svg>',
);

/** Contentful's network for pictures (images.ctfassets.net). No cookies. */
export const contentfulHosts: readonly LabHost[] = [
  { host: 'images.ctfassets.net', address: '18.66.112.41', handle: () => contentfulPhoto },
];

/** A picture straight from there. */
export const contentfulFootprint: Footprint = { service: 'Contentful', hosts: ['images.ctfassets.net'] };
