import { Link, useLocation } from 'react-router';
import { MessagePage } from '../../components/message-page.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';

/** For every address that is no page. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  // Marks in the address are no marks of the text: it is put in as a whole.
  const marks = { address: () => <code>/app{pathname}</code> };
  return (
    <MessagePage title={t('notFound.title')} text={<RichText text={t('notFound.text')} marks={marks} />}>
      <Link to="/">{t('toHome')}</Link>
    </MessagePage>
  );
}
