import type { ReactNode } from 'react';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import { shortAddress } from '../../components/evidence-table/evidence-columns.ts';
import { FullText } from '../../components/full-text/full-text.tsx';
import { PageList } from '../../components/page-list/page-list.tsx';
import type { Format } from '../../lib/format.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import classes from './entry-details.module.css';
import { blockedWords, categoryWords, lifetimeWords, shortName, stateWords } from './entry-words.ts';
import { declaredInstead, lifetimeOf } from './lifetime.ts';

/** All that is known about an entry. */
export function EntryDetails({ entry, format }: { entry: CookieMonitorEntry; format: Format }) {
  const { t, i18n } = useTranslation('cookieMonitor');
  const reasons: Readonly<Record<string, string>> = useTexts('cookieMonitor').blockedReason;
  const { name, exampleValue, purposeTexts, setBy, path, blockedReason, pages, consent } = entry;
  const kept = lifetimeWords(lifetimeOf(entry), t, format);
  const declared = declaredInstead(entry);
  const { seen, left } = stateWords(entry, t);
  const text = (short: string, full: string) => (
    <FullText short={short} full={short.endsWith('…') ? full : short} moreLabel={t('detail.more')} lessLabel={t('detail.less')} />
  );
  const rows: [term: string, value: ReactNode][] = [
    [t('detail.purpose'), purposeTexts?.[i18n.language] ?? t('detail.purposeUnknown')],
    [t('detail.category'), categoryWords(entry, t)],
    [t('detail.consent'), t(`consent.${consent ?? 'unknown'}`)],
    [t('detail.setBy'), setBy === null ? t('detail.setByUnknown') : text(shortAddress(setBy), setBy)],
    ...(blockedReason === null ? [] : [[t('detail.blocked'), blockedWords(blockedReason, reasons, t)] satisfies [string, string]]),
    [t('detail.lifetime'), declared ? t('detail.declared', { declared: lifetimeWords(declared, t, format), kept }) : kept],
    [t('detail.states'), left === null ? seen : `${seen}; ${left}`],
    ...(name === shortName(name) ? [] : [[t('detail.name'), text(shortName(name), name)] satisfies [string, ReactNode]]),
    [t('detail.value'), exampleValue === '' ? t('detail.valueEmpty') : <code key="value">{exampleValue}</code>],
    ...(path === null ? [] : [[t('detail.path'), <code key="path">{path}</code>] satisfies [string, ReactNode]]),
    [t('detail.pages', { count: pages.length }), <PageList key="pages" pages={pages} />],
  ];
  return (
    <dl className={classes.details}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
