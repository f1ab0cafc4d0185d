import { NativeSelect } from '@mantine/core';
import { IconArrowsMinimize, IconMinus, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { SearchField } from '../form/search-field.tsx';
import { TextButton } from '../text-button/text-button.tsx';
import classes from './graph-tools.module.css';
import { hostKinds, noTreeFilters, type RequestTree, shortestTo, shownHost, type TreeFilters } from './request-tree.ts';
import type { TreeView } from './use-tree-view.ts';

export type TreeDisplayName = 'graph' | 'table';

const states = ['none', 'reject', 'accept'] as const;

/** Search, filters, and the way to one service. */
export function TreeTools({ tree, view: { filters, setFilters, select } }: { tree: RequestTree; view: TreeView }) {
  const { t } = useTranslation('tagMonitor');
  const set = <F extends keyof TreeFilters>(field: F, value: TreeFilters[F]) => setFilters({ ...filters, [field]: value });
  const ways = useMemo(() => trackersOf(tree), [tree]);
  const isSet = Object.keys(noTreeFilters).some((name) => filters[name as keyof TreeFilters] !== '');
  const showWay = (host: string) => {
    setFilters({ ...noTreeFilters, host });
    if (host !== '') select(shortestTo(tree, host)?.id ?? null);
  };
  const options = ways.some(([host]) => host === filters.host) || filters.host === '' ? ways : [...ways, [filters.host, null] as const];
  return (
    <search className={classes.tools} aria-label={t('graph.label')}>
      <SearchField
        label={t('graph.search')}
        placeholder={t('graph.searchPlaceholder')}
        value={filters.search}
        onChange={(search) => set('search', search)}
      />
      <NativeSelect
        label={t('filter.state')}
        value={filters.state}
        data={[{ value: '', label: t('filter.any') }, ...states.map((state) => ({ value: state, label: t(`state.${state}`) }))]}
        onChange={(event) => set('state', event.currentTarget.value as TreeFilters['state'])}
      />
      <NativeSelect
        label={t('graph.kind')}
        value={filters.kind}
        data={[{ value: '', label: t('filter.any') }, ...hostKinds.map((kind) => ({ value: kind, label: t(`graph.kinds.${kind}`) }))]}
        onChange={(event) => set('kind', event.currentTarget.value as TreeFilters['kind'])}
      />
      <NativeSelect
        label={t('graph.way')}
        value={filters.host}
        data={[
          { value: '', label: t('graph.wayNone') },
          ...options.map(([host, service]) => ({ value: host, label: service ? `${service}: ${shownHost(host)}` : shownHost(host) })),
        ]}
        onChange={(event) => showWay(event.currentTarget.value)}
      />
      {isSet && (
        <TextButton size="meta" onClick={() => setFilters(noTreeFilters)}>
          {t('filter.reset')}
        </TextButton>
      )}
    </search>
  );
}

/** Hosts whose service needs consent, by service. */
function trackersOf({ all }: RequestTree): (readonly [host: string, service: string | null])[] {
  const trackers = new Map(all.filter(({ kind }) => kind === 'tracker').map(({ host, service }) => [host, service] as const));
  return [...trackers].sort(([a, x], [b, y]) => (x ?? a).localeCompare(y ?? b) || a.localeCompare(b));
}

/** Graph or table. */
export function DisplayChoice({ value, onChange }: { value: TreeDisplayName; onChange: (value: TreeDisplayName) => void }) {
  const { t } = useTranslation('tagMonitor');
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">{t('graph.display')}</legend>
      {(['graph', 'table'] as const).map((choice) => (
        <label key={choice}>
          <input type="radio" name="tree-display" value={choice} checked={choice === value} onChange={() => onChange(choice)} />
          {t(`graph.displays.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface GraphButtonsProps {
  isWhole: boolean;
  /** False while a filter decides what is open. */
  canOpen: boolean;
  onWhole: (whole: boolean) => void;
  /** Absent where nothing is drawn. */
  onZoom?: ((steps: number) => void) | undefined;
  onFit: () => void;
}

/** How much of the tree, and how large. */
export function GraphButtons({ isWhole, canOpen, onWhole, onZoom, onFit }: GraphButtonsProps) {
  const { t } = useTranslation('tagMonitor');
  return (
    <div className={classes.buttons}>
      {canOpen && (
        <span className={classes.whole}>
          <TextButton size="meta" onClick={() => onWhole(!isWhole)}>
            {isWhole ? t('graph.openFew') : t('graph.openAll')}
          </TextButton>
        </span>
      )}
      {onZoom && (
        <>
          <button type="button" className={classes.button} onClick={() => onZoom(-1)}>
            <IconMinus size={18} stroke={1.75} aria-hidden="true" />
            {t('graph.zoomOut')}
          </button>
          <button type="button" className={classes.button} onClick={() => onZoom(1)}>
            <IconPlus size={18} stroke={1.75} aria-hidden="true" />
            {t('graph.zoomIn')}
          </button>
          <button type="button" className={classes.button} onClick={onFit}>
            <IconArrowsMinimize size={18} stroke={1.75} aria-hidden="true" />
            {t('graph.fit')}
          </button>
        </>
      )}
    </div>
  );
}
