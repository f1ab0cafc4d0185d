import type { BannerEvidence } from '#evidence/banner.ts';
import type { Facts } from '../../facts.ts';
import { acknowledgedBy, firstLayer, mayBeChoice } from './banner-controls.ts';
import { consentItems } from './consent-items.ts';

type Seen = Partial<Pick<Facts, 'banner' | 'attempts' | 'services' | 'requests' | 'cookies' | 'storage' | 'site'>>;

/** Roles of controls by which a banner lets the visitor choose. */
export const choiceRoles: ReadonlySet<string> = new Set(['accept', 'reject', 'settings', 'save', 'pay']);

/** Whether a banner only takes note: a button to confirm it, and nothing beside it that is a choice or might be one. */
export function offersNoChoice(banner: BannerEvidence): boolean {
  const controls = firstLayer(banner);
  return (
    controls.some(({ role }) => role === 'acknowledge') &&
    !banner.controls.some(({ role }) => choiceRoles.has(role)) &&
    !controls.some(mayBeChoice)
  );
}

/**
 * Label of the button of a banner that merely informs, on a website of which nothing is known that would need a consent: there is nothing
 * to agree to, to refuse or to withdraw, and what the banner lacks as a request for consent nobody needs. Null for any other banner, and
 * where it could not be seen.
 */
export function informsOnly({ banner: shown, attempts, services, requests, cookies, storage, site }: Seen): string | null {
  const accepted = attempts?.accept;
  if (!shown?.banner?.visible || !accepted?.performed) return null;
  const label = acknowledgedBy(accepted);
  if (label === null || !offersNoChoice(shown.banner)) return null;
  if (!services || !requests || !cookies || !storage || !site) return null;
  return consentItems({ services, requests, cookies, storage, site }).length === 0 ? label : null;
}
