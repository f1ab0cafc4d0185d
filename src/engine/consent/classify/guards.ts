import type { Rule } from './label-reading.ts';
import { other } from './verdict.ts';

const signsIn =
  /\b(?:log|login|logge|einloggen|inloggen|anmelde\w*|anmeldung|sign|connecter|accedi|iniciar|kuendigen|newsletter|bereits|already|user)\b/;

/** Offers that cost money: refusing against payment is one; buying and signing in are none of the banner's business. */
export const payment: Rule = (label) => {
  if (!label.has('subscribe', 'adfree', 'pay')) return null;
  const sellsPrivacy = /\bpur\b|\bpurabo\b|\bcontentpass\b/.test(label.words) && label.has('subscribe') && !signsIn.test(label.words);
  if (sellsPrivacy && !label.has('policy', 'accept', 'info') && label.unknown <= 1) return { role: 'pay', kind: null, confidence: 0.85 };
  if (label.has('leave', 'policy', 'partner', 'adjust', 'withdraw', 'notice', 'info') || label.unknown > 2) return other(0.9);
  if (label.has('accept') || label.isBefore('without', 'subscribe')) return other(0.7);
  if (label.has('reject', 'without')) return { role: 'pay', kind: null, confidence: 0.95 };
  if (label.has('adfree')) return { role: 'pay', kind: null, confidence: 0.85 };
  if (label.has('subscribe') && label.place.inBanner !== false) return { role: 'pay', kind: null, confidence: 0.6 };
  return other(0.8);
};

/** Reading without tracking is sold, going on without it is refused. */
export const untrackedReading: Rule = (label) =>
  label.has('without') && label.has('use') && /\b(tracking|werbung)\b/.test(label.words) && !label.has('leave')
    ? { role: 'pay', kind: null, confidence: 0.6 }
    : null;

/** Documents, lists, age gates, forms, shops and accounts. */
export const leadsAway: Rule = (label) => {
  if (label.has('leave', 'policy')) return other(0.95);
  // "Chat erlauben" is the choice of a banner that asks for nothing else; "Chat öffnen" or "Karte" is none.
  if (label.has('embedded') && !(label.place.inBanner && label.place.layer === 1 && label.has('accept', 'reject'))) return other(0.95);
  if (label.has('age') && !(label.has('accept') && label.has('cookie'))) return other(0.8);
  // "Zwecke & Partner" is the layer of the purposes; the list of the partners alone decides nothing.
  if (label.isOnly('details', 'partner') && label.isBefore('details', 'partner')) return { role: 'settings', kind: null, confidence: 0.5 };
  if (label.has('partner') && !label.has('accept', 'reject', 'adjust', 'settings')) return other(0.9);
  if (label.has('untick', 'submit') && !label.has('settings', 'choice')) return other(0.8);
  return null;
};

/** Labels that say two things, or the opposite of what their verb says. */
export const contradiction: Rule = (label) => {
  const refuses = label.has('reject', 'disable');
  if (refuses && label.has('not')) return other(0.6);
  if (refuses && label.isBefore('without', 'reject')) return other(0.6);
  if (refuses && label.has('choice', 'selected') && !label.has('settings', 'adjust', 'change')) return other(0.5);
  if (refuses && label.has('accept', 'enable')) {
    const namesWhatStays = label.has('necessary') && label.has('only') && !label.has('all', 'or');
    return namesWhatStays ? { role: 'reject', kind: 'only-necessary', confidence: 0.85 } : other(0.7);
  }
  if (label.has('accept') && (label.isBefore('accept', 'without') || (label.has('except') && !label.has('not')))) return other(0.6);
  return null;
};
