import { svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#c9d6df"/><circle cx="40" cy="31" r="15" fill="#7b8f9c"/><path d="M12 80a28 28 0 0 1 56 0z" fill="#7b8f9c"/></svg>';

/** Gravatar: pictures of authors by the hash of their address. No cookies. */
export const gravatarHosts: readonly LabHost[] = [{ host: 'secure.gravatar.com', address: '192.0.73.2', handle: () => svg(face) }];
