import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

/** A declared lifetime in days, hours or minutes, whichever is the largest that fits. */
export function lifetimeText(seconds: number, t: Translate<'report'>, format: Format): string {
  const [unit, length] =
    seconds >= 86_400 ? (['days', 86_400] as const) : seconds >= 3_600 ? (['hours', 3_600] as const) : (['minutes', 60] as const);
  const count = Math.max(1, Math.round(seconds / length));
  return t(`evidence.${unit}`, { count, amount: format.count(count) });
}
