import { Link } from 'react-router';
import { MessagePage } from '../../../components/message-page.tsx';
import { useTranslation } from '../../../lib/i18n.tsx';

/** For a scan that was deleted or is somebody else's: which of the two is not told. */
export function ScanGone() {
  const { t } = useTranslation('report');
  return (
    <MessagePage title={t('customer.gone')} text={t('customer.goneText')}>
      <Link to="/">{t('customer.toDashboard')}</Link>
    </MessagePage>
  );
}
