import { useConfiguration } from '../../lib/configuration.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import classes from './account.module.css';

/** In evaluation mode, where the mails can be read that are not sent. */
export function OutboxNote() {
  const { t } = useTranslation('account');
  const { evaluation } = useConfiguration();
  if (!evaluation) return null;
  return (
    <p className={`${classes.text} meta`}>
      <RichText text={t('outbox')} marks={{ outbox: (text) => <a href="/outbox">{text}</a> }} />
    </p>
  );
}
