import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { KindMark } from './kind-mark.tsx';
import classes from './node-details.module.css';
import { pathTo, shownHost, type TreeNode } from './request-tree.ts';
import { useStateWords } from './use-state-words.ts';

interface NodeDetailsProps {
  node: TreeNode | null;
  isOpen: boolean;
  canOpen: boolean;
  onToggle: (id: string) => void;
  onSelect: (id: string) => void;
  onOnlyWays: (host: string) => void;
}

/** The chosen host: what it is, the way to it, and examples of what was asked of it. */
export function NodeDetails({ node, isOpen, canOpen, onToggle, onSelect, onOnlyWays }: NodeDetailsProps) {
  const { t } = useTranslation('tagMonitor');
  const { count } = useFormat();
  const stateWords = useStateWords();
  if (!node) {
    return (
      <aside className={classes.details} aria-label={t('graph.detail.title')}>
        <p className={classes.choose}>{t('graph.detail.choose')}</p>
      </aside>
    );
  }
  const direct = t('graph.detail.direct', { count: node.children.length });
  return (
    <aside className={classes.details} aria-label={t('graph.detail.title')}>
      <h3 className={classes.host}>{shownHost(node.host)}</h3>
      <p className={classes.kind}>
        <KindMark kind={node.kind} />
        {t(`graph.kinds.${node.kind}`)}
      </p>
      <dl>
        {node.service && (
          <>
            <dt>{t('table.service')}</dt>
            <dd>{node.service}</dd>
          </>
        )}
        <dt>{t('table.requests')}</dt>
        <dd>{count(node.requests)}</dd>
        <dt>{t('table.states')}</dt>
        <dd>{stateWords(node.states)}</dd>
        <dt>{t('graph.hosts')}</dt>
        <dd>
          {node.children.length === 0
            ? t('graph.detail.leaf')
            : node.below > node.children.length
              ? t('graph.detail.below', { direct, below: count(node.below) })
              : direct}
        </dd>
      </dl>
      <h4>{t('graph.detail.path')}</h4>
      {node.parent ? (
        <ol className={classes.path}>
          {pathTo(node).map((step) => (
            <li key={step.id} aria-current={step === node ? 'true' : undefined}>
              {step === node ? (
                <b>{shownHost(step.host)}</b>
              ) : (
                <button type="button" onClick={() => onSelect(step.id)}>
                  {shownHost(step.host)}
                </button>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('graph.detail.root')}</p>
      )}
      <h4>{t('graph.detail.examples')}</h4>
      {node.examples.length === 0 ? (
        <p>{t('graph.detail.noExamples')}</p>
      ) : (
        <ul className={classes.examples}>
          {node.examples.map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>
              <code>{address}</code>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {canOpen && (
          <button type="button" onClick={() => onToggle(node.id)}>
            {isOpen ? t('graph.detail.closeBelow') : t('graph.detail.openBelow')}
          </button>
        )}
        {node.parent && (
          <button type="button" onClick={() => onOnlyWays(node.host)}>
            {t('graph.detail.onlyWays')}
          </button>
        )}
      </div>
    </aside>
  );
}
