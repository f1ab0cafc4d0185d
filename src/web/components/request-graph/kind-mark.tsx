import classes from './kind-mark.module.css';
import type { HostKind } from './request-tree.ts';

/** Sign of a kind, as it stands in the graph; always beside a word. */
export function KindMark({ kind }: { kind: HostKind }) {
  return (
    <svg className={`${classes.mark} ${classes[kind]}`} viewBox="0 0 16 16" aria-hidden="true">
      {kind === 'tracker' ? (
        <path d="M8 1 15 8 8 15 1 8Z" />
      ) : kind === 'unknown' ? (
        <rect x="3" y="3" width="10" height="10" />
      ) : (
        <circle cx="8" cy="8" r="5.5" />
      )}
    </svg>
  );
}
