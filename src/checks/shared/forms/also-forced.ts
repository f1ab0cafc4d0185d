import type { Locale } from '../../define-check.ts';
import { applicantConsentTexts } from './applicant-consent.ts';
import { forcedTermsTexts } from './forced-terms.ts';
import { joinedAdvertisingTexts } from './required-advertising.ts';
import { sendingTexts } from './sending-as-consent.ts';
import { tenantCreditTexts } from './tenant-credit.ts';
import { termsPicturesTexts } from './terms-pictures.ts';

/** Messages and steps of what a form wants agreed to besides the privacy notice, or in other ways than by a box of its own. */
export function alsoForcedTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const all = [applicantConsentTexts, termsPicturesTexts, sendingTexts, forcedTermsTexts, joinedAdvertisingTexts, tenantCreditTexts].map(
    (textsOf) => textsOf(locale),
  );
  return {
    messages: Object.assign({}, ...all.map(({ messages }) => messages)),
    fixes: Object.assign({}, ...all.map(({ fixes }) => fixes)),
  };
}
