import { leavesPage } from './destination.ts';
import { judgeLabel } from './judge-label.ts';
import { isMarkedClosing, isMarkedNotice, judgeMark } from './known-controls.ts';
import { normaliseLabel } from './label.ts';
import { readLabel } from './read-label.ts';
import { actingRoles, type ControlVerdict, other } from './verdict.ts';

/** What is known of a control besides its visible text. All optional. */
export interface ControlContext {
  ariaLabel?: string;
  title?: string;
  /** As written in the markup or as the browser resolved it; null when there is none. */
  href?: string | null;
  /** Address of the page, without which every absolute address counts as leading away. */
  pageUrl?: string;
  tag?: string;
  id?: string;
  className?: string;
  /** Layer of the banner, from 1. */
  layer?: number;
  /** False when the control is known to stand outside a consent banner. */
  inBanner?: boolean;
}

const surelyUnderstood = 0.75;
const weak = 0.65;

/**
 * Says what a control of a consent banner does, from its words. Pure. Accept and reject are never guessed from half-understood
 * labels, and nothing that buys, subscribes, signs in or leads to another page gets a role a scanner would act on.
 */
export function classifyControl(text: string, context: ControlContext = {}): ControlVerdict {
  const place = { layer: context.layer ?? 1, inBanner: context.inBanner };
  const visible = judgeLabel(text, place);
  const verdict = withPlace(fromHiddenNames(text, visible, context), context);
  if (verdict.role === 'settings' && isMarkedNotice(context.className)) return other(0.9);
  if (!leavesPage(context.href, context.pageUrl)) return verdict;
  if (actingRoles.has(verdict.role)) return other(0.9);
  return verdict.role === 'settings' ? { ...verdict, confidence: verdict.confidence * 0.5 } : verdict;
}

/** The accessible name and the platform's marks speak only where the visible text does not. */
function fromHiddenNames(text: string, visible: ControlVerdict, context: ControlContext): ControlVerdict {
  const place = { layer: context.layer ?? 1, inBanner: context.inBanner };
  const hidden = [context.ariaLabel, context.title].filter((name) => name?.trim()).map((name) => judgeLabel(name!, place));
  const contradicts = (role: ControlVerdict['role']) => hidden.some((name) => name.role === role && name.confidence >= weak);
  if ((visible.role === 'accept' && contradicts('reject')) || (visible.role === 'reject' && contradicts('accept'))) {
    return { ...visible, confidence: Math.min(visible.confidence, 0.4) };
  }
  const saysNothing = !/[\p{L}\p{N}]/u.test(text) || (visible.role === 'close' && text.trim().length <= 2);
  if (saysNothing) {
    const named = hidden.find((name) => name.role !== 'other');
    const isX = visible.role === 'close' || isMarkedClosing(context.id, context.className);
    // "Nein" on an X leaves open what it refuses; only what closing does to the consent tells.
    if (isX && named?.role === 'reject' && named.confidence < weak) return { role: 'close', kind: null, confidence: weak };
    if (named) return { ...named, confidence: named.confidence * 0.95 };
    if (visible.role === 'close' || hidden.some((name) => name.confidence >= surelyUnderstood)) return visible;
    const marked = judgeMark(context.id, context.className);
    return marked.role === 'other' && isX && context.inBanner !== false ? { role: 'close', kind: null, confidence: weak } : marked;
  }
  // The title of a window stands beside its X: "✕ Cookie-Voreinstellungen".
  if (visible.role === 'settings' && (/^\s*[×✕✖✗╳⨯]/.test(text) || hidden.some(({ role }) => role === 'close')))
    return { role: 'close', kind: null, confidence: weak };
  return visible.role === 'other' && visible.confidence < surelyUnderstood ? fromMarks(text, visible, context) : visible;
}

function fromMarks(text: string, visible: ControlVerdict, context: ControlContext): ControlVerdict {
  const meanings = readLabel(normaliseLabel(text));
  const foreign =
    meanings.length > 0 && meanings.every((meaning) => meaning === 'unknown' || meaning === 'cookie' || meaning === 'consent');
  const marked = foreign ? judgeMark(context.id, context.className) : other(0);
  if (marked.role !== 'other') return marked;
  const asksForMore =
    meanings.length > 0 &&
    meanings.every((meaning) => ['more', 'info', 'show'].includes(meaning)) &&
    meanings.some((meaning) => meaning !== 'show');
  const isButton = context.tag?.toLowerCase() === 'button' && !context.href;
  return asksForMore && isButton && context.inBanner ? { role: 'settings', kind: null, confidence: 0.4 } : visible;
}

/** Outside a banner only unmistakable words keep their meaning. */
function withPlace(verdict: ControlVerdict, context: ControlContext): ControlVerdict {
  if (context.inBanner !== false || verdict.role === 'other') return verdict;
  if (actingRoles.has(verdict.role) && (verdict.confidence < weak || ['acknowledge', 'close', 'save'].includes(verdict.role)))
    return other(0.6);
  return { ...verdict, confidence: verdict.confidence * 0.7 };
}
