import { IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { KindMark } from './kind-mark.tsx';
import { shownHost, type TreeNode } from './request-tree.ts';
import { stepInTree } from './tree-keys.ts';
import classes from './tree-table.module.css';
import { useStateWords } from './use-state-words.ts';

const rowsAtOnce = 50;
/** Deeper levels are not indented further: the names would have no room. */
const deepestIndent = 8;

interface TreeTableProps {
  rows: readonly TreeNode[];
  found: ReadonlySet<string> | null;
  selected: TreeNode | null;
  isOpen: (id: string) => boolean;
  canOpen: (node: TreeNode) => boolean;
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
}

/** The same tree as rows, for keyboard and screen reader: arrows move, open and close. */
export function TreeTable({ rows, found, selected, isOpen, canOpen, onSelect, onToggle }: TreeTableProps) {
  const { t } = useTranslation('tagMonitor');
  const [most, setMost] = useState(rowsAtOnce);
  const table = useRef<HTMLTableElement>(null);
  /** Set when a key moved the choice: the focus then follows it. */
  const follows = useRef(false);
  const index = selected ? rows.indexOf(selected) : -1;
  const shown = rows.slice(0, Math.max(most, index + 1));
  const more = rows.length - shown.length;
  const reachable = index >= 0 ? selected!.id : rows[0]?.id;

  useEffect(() => {
    if (!follows.current || !selected) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>(`[data-id="${selected.id}"]`)?.focus();
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset['id'];
    const step = stepInTree(rows, id ?? null, event.key, { isOpen, canOpen });
    if (!step) return;
    event.preventDefault();
    if (step.toggle) onToggle(step.id);
    follows.current = step.id !== selected?.id;
    onSelect(step.id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree grid is a table whose rows have levels */}
      <table ref={table} className={classes.tree} role="treegrid" aria-label={t('graph.title')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{t('table.host')}</th>
            <th scope="col">{t('table.service')}</th>
            <th scope="col">{t('graph.kind')}</th>
            <th scope="col">{t('table.states')}</th>
            <th scope="col" className={classes.number}>
              {t('table.requests')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((node) => (
            <Row
              key={node.id}
              node={node}
              isOpen={canOpen(node) ? isOpen(node.id) : null}
              isSelected={node === selected}
              isReachable={node.id === reachable}
              isFound={found?.has(node.id) ?? false}
              onSelect={onSelect}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <button type="button" className={classes.more} onClick={() => setMost(shown.length + rowsAtOnce)}>
          {t('graph.more', { count: Math.min(more, rowsAtOnce) })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  node: TreeNode;
  /** Null: there is nothing below it. */
  isOpen: boolean | null;
  isSelected: boolean;
  isReachable: boolean;
  isFound: boolean;
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
}

const Row = memo(function Row({ node, isOpen, isSelected, isReachable, isFound, onSelect, onToggle }: RowProps) {
  const { t } = useTranslation('tagMonitor');
  const { count } = useFormat();
  const stateWords = useStateWords();
  const host = shownHost(node.host);
  const siblings = node.parent?.children;
  return (
    <tr
      data-id={node.id}
      className={classes[`level${Math.min(node.depth, deepestIndent)}`]}
      tabIndex={isReachable ? 0 : -1}
      aria-level={node.depth + 1}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isSelected}
      aria-setsize={siblings?.length}
      aria-posinset={siblings ? Number(node.id.slice(node.id.lastIndexOf('.') + 1)) + 1 : undefined}
      onClick={() => onSelect(node.id)}
    >
      <td className={classes.host}>
        {isOpen === null ? (
          <span className={classes.noToggle} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={classes.toggle}
            aria-label={t(isOpen ? 'graph.collapse' : 'graph.expand', { host })}
            onClick={() => onToggle(node.id)}
          >
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
        <code className={isFound ? classes.found : undefined}>{host}</code>
        {node.below > 0 && isOpen === false && <span className={classes.below}>+{count(node.below)}</span>}
      </td>
      <td data-label={t('table.service')} className={classes.service}>
        {node.service ?? '–'}
      </td>
      <td data-label={t('graph.kind')}>
        <span className={classes.kind}>
          <KindMark kind={node.kind} />
          {t(`graph.kinds.${node.kind}`)}
        </span>
      </td>
      <td data-label={t('table.states')}>{stateWords(node.states)}</td>
      <td data-label={t('table.requests')} className={classes.number}>
        {count(node.requests)}
      </td>
    </tr>
  );
});
