import { lazy, startTransition, useState } from 'react';
import { confirmDialog } from '../../components/dialog/dialogs.ts';
import { TextButton } from '../../components/text-button/text-button.tsx';
import { Home } from '../../features/home/home.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { rememberedScan, rememberScan, type VisitorScan } from '../visitor-scan.ts';
import classes from './home-page.module.css';

const ScanProgress = lazy(async () => ({ default: (await import('../../features/scan-progress/scan-progress.tsx')).ScanProgress }));
const VisitorReportView = lazy(async () => ({
  default: (await import('../../features/report/visitor-report-view.tsx')).VisitorReportView,
}));

/** The home page: what the product does and the form, then the scan that was started, then its report. */
export function HomePage() {
  const [scan, setScan] = useState(() => rememberedScan());
  const show = (next: VisitorScan | null) => {
    rememberScan(next);
    // As a transition, so that what is on the screen stays there until the next has been loaded.
    startTransition(() => setScan(next));
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!scan) return <Home onStarted={({ identifier, secret }, url) => show({ identifier, secret, url, hasEnded: false })} />;
  const { identifier, secret, hasEnded } = scan;
  return (
    <div className="sheet">
      <NewScan onConfirmed={() => show(null)} />
      {hasEnded ? (
        <VisitorReportView identifier={identifier} secret={secret} registerHref="/registration" />
      ) : (
        <ScanProgress identifier={identifier} secret={secret} onEnded={() => show({ ...scan, hasEnded: true })} />
      )}
    </div>
  );
}

/** Leads back to the form. Asks first: the tab forgets the only key to the scan. */
function NewScan({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('home');
  const ask = async () => {
    const isSure = await confirmDialog({
      title: t('newScan.title'),
      message: t('newScan.message'),
      accept: t('newScan.link'),
    });
    if (isSure) onConfirmed();
  };
  return (
    <p className={classes.bar}>
      <TextButton quiet onClick={() => void ask()}>
        {t('newScan.link')}
      </TextButton>
    </p>
  );
}
