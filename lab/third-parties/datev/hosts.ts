import { notFound, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

const label =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 90"><rect width="220" height="90" rx="4" fill="#fff" stroke="#8fb93f" stroke-width="3"/><rect x="10" y="14" width="62" height="62" fill="#8fb93f"/><text x="18" y="52" font-family="Arial" font-size="15" font-weight="700" fill="#fff">DATEV</text><text x="84" y="38" font-family="Arial" font-size="15" font-weight="700">Digitale</text><text x="84" y="58" font-family="Arial" font-size="15" font-weight="700">DATEV-Kanzlei</text><text x="84" y="77" font-family="Arial" font-size="13">2026</text></svg>';

/** The public site of DATEV, from which offices link labels and pictures. No cookies on pictures. */
export const datevHosts: readonly LabHost[] = [
  { host: 'www.datev.de', address: '193.27.49.80', handle: ({ url }) => (url.pathname.endsWith('.svg') ? svg(label) : notFound()) },
];
