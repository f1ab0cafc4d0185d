import type { Rule } from './label-reading.ts';
import { other } from './verdict.ts';

const bareNo = /^(?:no|non|nie|nao|ne|nem|nei|нет|не)(?: |$)/u;
/** "Ich möchte das nicht": what, the banner says. */
const unwilling = /^(?:nein )?(?:ich )?(?:moechte|will|mag)(?: ich)?(?: das| es| dies)? (?:lieber )?nicht$/;

/** Taking consent back. */
export const withdrawal: Rule = (label) => {
  if (!label.has('withdraw')) return null;
  if (!label.has('consent') || label.has('info', 'or') || label.unknown > 0)
    return label.has('settings', 'change', 'adjust') ? null : other(0.7);
  if (label.has('settings', 'change', 'adjust', 'show')) return { role: 'settings', kind: null, confidence: 0.7 };
  return { role: 'reject', kind: label.has('all') ? 'all' : 'plain', confidence: 0.7 };
};

/** Refusing by verb, by negated agreement, or by going on without consent. */
export const refusal: Rule = (label) => {
  const anchored = label.has('cookie', 'consent', 'necessary', 'optional') || (label.has('all') && label.place.inBanner === true);
  const trust = label.trust(1, anchored);
  const disables = label.has('disable') && label.has('all', 'cookie', 'optional', 'category') && label.place.layer < 2;
  const kind = label.has('except', 'optional', 'necessary') ? 'only-necessary' : label.has('all') || label.has('not') ? 'all' : 'plain';
  if (label.has('reject') || disables) {
    if (label.has('info', 'later')) return other(0.6);
    // "Alle Einstellungen ablehnen": what is refused are the settings, each of them. "Alle ablehnen Einstellungen" may be two buttons read as one.
    if (label.has('all') && label.isOnly('all', 'settings', 'cookie', 'reject') && label.isBefore('settings', 'reject'))
      return { role: 'reject', kind: 'all', confidence: 0.85 };
    if (label.has('settings', 'adjust', 'change', 'choose', 'own')) return { role: 'settings', kind: null, confidence: 0.5 };
    if (label.has('advert', 'category', 'functional') && !label.has('all'))
      return trust ? { role: 'reject', kind: 'plain', confidence: 0.6 * trust } : other(0.4);
    return trust ? { role: 'reject', kind, confidence: (disables ? 0.7 : 0.95) * trust } : other(0.4);
  }
  if (label.has('not') && !label.has('only') && label.has('accept', 'consent', 'use', 'enable', 'cookie', 'optional')) {
    if (label.has('settings', 'adjust', 'save', 'info', 'show') || (label.has('close') && !label.has('accept', 'consent')))
      return other(0.5);
    return trust
      ? {
          role: 'reject',
          kind: label.has('accept', 'consent') ? 'all' : kind,
          confidence: (label.has('accept', 'consent') ? 0.95 : 0.7) * trust,
        }
      : other(0.4);
  }
  if (label.has('no') && label.has('cookie', 'all') && label.isOnly('no', 'cookie', 'all', 'thanks'))
    return { role: 'reject', kind: 'all', confidence: 0.7 };
  const goesWithout = (['accept', 'consent', 'cookie', 'optional', 'category', 'confirm'] as const).some((object) =>
    label.isBefore('without', object),
  );
  if (goesWithout && !label.has('all', 'info')) return trust ? { role: 'reject', kind: 'all', confidence: 0.9 * trust } : other(0.4);
  return null;
};

/** "Nur notwendige": agreeing to what needs no consent is a refusal of the rest. */
export const onlyNecessary: Rule = (label) => {
  const functional = label.has('functional') && !label.has('necessary');
  if (!label.has('necessary', 'functional') || label.has('optional', 'category', 'advert', 'not')) return null;
  const acts = label.has('only', 'accept', 'use', 'continue', 'save', 'confirm', 'enable');
  if (label.has('all') && label.has('only')) return other(0.6);
  if (
    label.has('adjust', 'change', 'show', 'details', 'info', 'more', 'own') ||
    (label.has('close') && !acts) ||
    (label.has('settings') && !acts)
  )
    return other(0.7);
  if ((label.has('choose', 'selected') && !label.has('only')) || label.unknown > (label.has('only') ? 1 : 0)) return other(0.6);
  if (label.has('only')) return { role: 'reject', kind: 'only-necessary', confidence: label.unknown ? 0.7 : 0.95 };
  if (acts && !functional) return { role: 'reject', kind: 'only-necessary', confidence: 0.85 };
  const titleOfCategory = functional || label.place.layer > 1 || label.place.inBanner === false;
  return titleOfCategory ? other(0.6) : { role: 'reject', kind: 'only-necessary', confidence: 0.5 };
};

/** A bare no. Whatever else holds a negation is not understood well enough for any other reading. */
export const plainNo: Rule = (label) => {
  if (
    label.isOnly('no', 'not', 'thanks', 'noThanks') &&
    label.has('no', 'not', 'noThanks') &&
    (label.meanings[0] !== 'not' || bareNo.test(label.words) || unwilling.test(label.words))
  )
    return { role: 'reject', kind: 'plain', confidence: label.has('noThanks', 'thanks') ? 0.75 : 0.55 };
  if (label.denied && label.isOnly('thanks')) return { role: 'reject', kind: 'plain', confidence: 0.75 };
  if (label.has('noThanks')) return label.place.inBanner ? { role: 'reject', kind: 'plain', confidence: 0.5 } : other(0.5);
  return label.has('no', 'not', 'without', 'except') ? other(0.5) : null;
};
