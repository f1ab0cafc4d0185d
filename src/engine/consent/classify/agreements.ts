import type { Label, Rule } from './label-reading.ts';
import { other } from './verdict.ts';

/** Keeping what is ticked. */
export const saving: Rule = (label) => {
  const chosen = label.has('choice', 'selected', 'settings');
  const saves = label.has('save') || (label.has('confirm', 'submit') && (chosen || label.has('consent')));
  const takesChosen =
    label.has('choice', 'selected') && label.has('accept', 'only', 'use', 'continue') && !label.has('choose', 'adjust', 'change', 'own');
  const takesSettings =
    label.has('settings') && label.has('accept') && !label.has('all', 'recommended', 'adjust', 'change', 'own', 'show', 'more', 'info');
  const confirmsAlone = label.isOnly('confirm', 'close', 'continue', 'ok', 'thanks') && label.has('confirm');
  if (!saves && !takesChosen && !takesSettings && !confirmsAlone) return null;
  if (label.has('all') && ((label.has('accept', 'choose') && !label.has('selected')) || (label.has('confirm') && !chosen))) return null;
  if (takesAll(label)) return null;
  if (
    label.unknown > 0 ||
    label.has('info', 'more', 'details', 'later', 'category', 'optional', 'advert', 'free', 'age', 'partner', 'enter')
  )
    return other(0.5);
  if (label.has('accept') && !chosen)
    return label.isBefore('save', 'accept') ? { role: 'save', kind: 'selection', confidence: 0.65 } : null;
  const confidence = confirmsAlone ? 0.5 : takesSettings && !saves ? 0.65 : 0.95;
  return { role: 'save', kind: chosen || label.has('own', 'consent') ? 'selection' : 'plain', confidence };
};

/** "Alle Cookies übernehmen" agrees; "alle Einstellungen übernehmen" keeps what is ticked. */
const takesAll: (label: Label) => boolean = (label) =>
  label.has('all') && /\buebernehmen?\b/.test(label.words) && label.isOnly('all', 'save', 'cookie', 'close', 'continue');

/** Agreeing, without wavering in the same breath. */
export const agreement: Rule = (label) => {
  const all = label.has('all');
  const ticksAll = label.has('choose') && all && label.has('confirm', 'save', 'continue', 'accept');
  const confirmsAll = label.has('confirm') && all && !label.has('choice', 'settings');
  const enables = label.has('enable') && label.has('all', 'cookie') && label.place.layer < 2;
  const gives = label.has('give') && label.has('consent');
  const withAdverts = label.isBefore('with', 'advert') && label.has('continue', 'use', 'free');
  const takesRecommended = label.has('recommended') && label.has('continue', 'use', 'accept') && label.has('settings', 'cookie');
  const usesCookies =
    label.has('cookie') && ((label.has('use') && label.has('all', 'yes', 'ok')) || (label.has('continue') && label.has('with')));
  const saysYes = label.has('yes') && label.has('cookie', 'all', 'use');
  const says =
    label.has('accept') ||
    ticksAll ||
    confirmsAll ||
    enables ||
    gives ||
    withAdverts ||
    takesRecommended ||
    usesCookies ||
    saysYes ||
    takesAll(label);
  if (!says) return null;
  const wavers =
    label.has('only', 'or', 'untick', 'withdraw', 'later', 'change', 'adjust', 'own', 'show', 'more', 'info', 'necessary', 'selected') ||
    (label.has('choose', 'choice') && !ticksAll) ||
    (label.has('details') && !all) ||
    (label.has('settings') && !takesRecommended && !all) ||
    (label.has('privacy') && !label.has('cookie', 'all')) ||
    (label.has('enter') && !label.has('cookie', 'all', 'continue'));
  const trust = label.trust(1, label.has('cookie') || (all && label.place.inBanner === true));
  if (wavers || trust === 0) return other(0.5);
  const oneCategory = label.has('category', 'advert', 'functional', 'embedded') && !all && !withAdverts;
  const certain =
    label.has('accept') && !oneCategory ? 0.95 : ticksAll || confirmsAll || gives || takesRecommended || takesAll(label) ? 0.8 : 0.6;
  return { role: 'accept', kind: all ? 'all' : 'plain', confidence: certain * trust };
};
