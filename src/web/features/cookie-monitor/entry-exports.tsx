import { IconDownload } from '@tabler/icons-react';
import { callAddress } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './cookie-monitor.module.css';

const files = [
  { file: 'cookies.csv', text: 'exportCsv' },
  { file: 'cookie-table.html', text: 'exportTable' },
] as const;

/** The whole list as files: to work with, and for the privacy notice. */
export function EntryExports({ identifier }: { identifier: string }) {
  const { t, i18n } = useTranslation('cookieMonitor');
  return (
    <ul className={classes.exports} aria-label={t('exports')}>
      {files.map(({ file, text }) => (
        <li key={file}>
          <a href={callAddress('exportScan', { params: { id: identifier, file }, query: { lang: i18n.language } })} download>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}
