import type { Rule } from './label-reading.ts';
import { other } from './verdict.ts';

/** Leading to the choices in detail. */
export const settings: Rule = (label) => {
  if (label.has('close') && label.has('settings')) return { role: 'close', kind: null, confidence: 0.6 };
  if (label.has('close') && !label.has('show')) return null;
  if (label.has('advert') || (label.has('category') && !label.has('cookie', 'settings'))) return null;
  const object = label.has('cookie', 'consent', 'choice', 'settings', 'privacy');
  const opens =
    label.has('settings', 'adjust', 'details') ||
    (label.has('change', 'own') && object) ||
    (label.has('choose') &&
      label.has('cookie', 'own', 'settings', 'consent', 'choice') &&
      !(label.has('all') && label.isOnly('choose', 'all', 'cookie'))) ||
    (label.has('choice') && label.has('show', 'cookie', 'more')) ||
    (label.has('show') && label.has('cookie') && !label.has('info', 'more', 'notice')) ||
    label.isOnly('own') ||
    (label.isOnly('change') && label.place.inBanner !== false) ||
    (label.isOnly('choice', 'choose') && label.place.inBanner === true && label.place.layer === 1);
  if (!opens) return null;
  if (label.has('necessary', 'functional', 'age', 'give')) return other(0.5);
  const trust = label.trust(2, label.has('cookie', 'privacy', 'consent', 'choice'));
  const certain = label.has('settings', 'adjust') ? 0.95 : label.isOnly('change') || label.isOnly('choice', 'choose') ? 0.5 : 0.75;
  return trust ? { role: 'settings', kind: null, confidence: certain * trust } : other(0.5);
};

/** Taking note, closing, going on. */
export const dismissal: Rule = (label) => {
  if (label.unknown > 0) return null;
  if (
    label.has('ok', 'acknowledge') &&
    label.isOnly('ok', 'acknowledge', 'yes', 'thanks', 'continue', 'close', 'notice', 'enter', 'all', 'info', 'cookie', 'with')
  ) {
    return { role: 'acknowledge', kind: null, confidence: label.has('cookie', 'enter') ? 0.6 : 0.9 };
  }
  if (label.has('close') && label.isOnly('close', 'notice', 'info', 'cookie', 'continue', 'all', 'privacy', 'consent'))
    return { role: 'close', kind: null, confidence: 0.9 };
  if (label.isOnly('later', 'continue', 'thanks') && label.has('later')) return { role: 'close', kind: null, confidence: 0.5 };
  if (label.isOnly('yes', 'continue', 'thanks') && label.has('yes'))
    return { role: 'accept', kind: 'plain', confidence: label.place.inBanner ? 0.6 : 0.5 };
  if (label.isOnly('continue')) return { role: 'acknowledge', kind: null, confidence: 0.4 };
  return null;
};
