import { useTranslation } from '../lib/i18n.tsx';
import classes from './skip-link.module.css';

/** First thing the keyboard reaches. Moves the focus itself: a change of the hash would be a navigation. */
export function SkipLink() {
  const { t } = useTranslation('app');
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead there; only the address stays as it is
    <a
      className={classes.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById('main');
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      {t('skip')}
    </a>
  );
}
