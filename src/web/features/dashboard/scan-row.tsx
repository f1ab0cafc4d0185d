import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import { useDeleteScan } from '../../components/scan-actions/use-delete-scan.ts';
import { useRescan } from '../../components/scan-actions/use-rescan.ts';
import { TagList } from '../../components/tags/tag-list.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { scanErrors } from '../../lib/scan-errors.at-build.ts';
import { shownAddress } from '../../lib/shown-address.ts';
import { RowMenu } from './row-menu.tsx';
import { ScanResult } from './scan-result.tsx';
import classes from './scan-table.module.css';

const TagEditor = lazy(async () => ({ default: (await import('../../components/tags/tag-editor.tsx')).TagEditor }));

interface ScanRowProps {
  entry: ScanListEntry;
  view: ScanProgressView | undefined;
  onStarted: (identifier: string, host: string) => void;
  onHost: (host: string) => void;
}

/** One scan: what it is, how it ended or how far it is, and what can be done with it. */
export function ScanRow({ entry, view, onStarted, onHost }: ScanRowProps) {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  const rescan = useRescan();
  const deleteScan = useDeleteScan();
  const [isEditing, setIsEditing] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const { identifier, url, host, created, score, tags } = entry;
  const time = dateTime(created);
  const actions = [
    {
      name: t('rescan.action'),
      act: async () => {
        const started = await rescan(entry);
        if (started) onStarted(started, host);
      },
    },
    { name: t('tags.edit'), act: () => setIsEditing(true) },
    { name: t('trend.show'), act: () => onHost(host) },
    {
      name: t('remove.action'),
      act: async () => {
        const isGone = await deleteScan(entry);
        if (isGone) document.getElementById('main')?.focus({ preventScroll: true });
      },
    },
  ];
  return (
    <>
      <tr className={isEditing ? classes.edited : undefined}>
        <th scope="row" className={classes.site}>
          <Link to={`/report/${identifier}`}>{shownAddress(url)}</Link>
          <About entry={entry} />
        </th>
        <td className={classes.result}>
          <ScanResult entry={entry} view={view} />
        </td>
        <td className={classes.score}>
          {score === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('list.noScore')}</span>
            </>
          ) : (
            <>
              <span className={classes.points} aria-hidden="true">
                {score}
              </span>
              <span className="visually-hidden">{t('list.scoreOf', { score })}</span>
            </>
          )}
        </td>
        <td className={classes.date}>
          <time dateTime={created}>{time}</time>
        </td>
        <td className={classes.tagCell}>
          <TagList tags={tags} />
        </td>
        <td className={classes.menu}>
          <RowMenu ref={menu} label={t('list.actionsFor', { host, time })} actions={actions} />
        </td>
      </tr>
      {isEditing && (
        <tr className={classes.editor}>
          <td colSpan={6}>
            <Suspense fallback={null}>
              <TagEditor
                identifier={identifier}
                label={t('tags.editFor', { host })}
                tags={tags}
                onEnd={() => {
                  setIsEditing(false);
                  menu.current?.focus();
                }}
              />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

/** Kind of the scan, and what the reader has to know before the result. */
function About({ entry: { depth, scanState, complete, error } }: { entry: ScanListEntry }) {
  const { t, i18n } = useTranslation('dashboard');
  const failure = scanState === 'failed' ? scanErrors[error ?? 'internal'][i18n.language] : null;
  return (
    <span className={classes.about}>
      {t(`list.${depth}`)}
      {failure && `. ${failure} ${t('list.refunded')}`}
      {scanState === 'done' && complete === false && `, ${t('list.incomplete')}`}
    </span>
  );
}
