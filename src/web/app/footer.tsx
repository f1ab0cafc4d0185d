import { useMantineColorScheme } from '@mantine/core';
import { Link } from 'react-router';
import type { Locale } from '#contract/vocabulary.ts';
import { useLocale, useTranslation } from '../lib/i18n.tsx';
import classes from './footer.module.css';
import { footerPages } from './navigation-links.ts';

// Each language by its own name, so that its readers find it.
const languages: Record<Locale, string> = { de: 'Deutsch', en: 'English' };
const schemes = { light: 'light', dark: 'dark', auto: 'system' } as const;

/** The five pages of the operator, language, colours and the copyright line. */
export function Footer({ product }: { product: string }) {
  const { t } = useTranslation('app');
  const { locale, setLocale } = useLocale();
  // Without keeping them Mantine writes a style element, which the content security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <footer className={classes.footer}>
      <div className={`sheet ${classes.row}`}>
        <nav aria-label={t('footer.label')}>
          <ul className={classes.links}>
            {footerPages.map((page) => (
              <li key={page}>
                <Link to={`/${page}`}>{t(`footer.${page}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.choices}>
          <fieldset className={classes.choice}>
            <legend className="visually-hidden">{t('footer.language')}</legend>
            {(Object.keys(languages) as Locale[]).map((value) => (
              <button type="button" key={value} lang={value} aria-pressed={value === locale} onClick={() => setLocale(value)}>
                {languages[value]}
              </button>
            ))}
          </fieldset>
          <fieldset className={classes.choice}>
            <legend className="visually-hidden">{t('footer.scheme')}</legend>
            {(Object.keys(schemes) as (keyof typeof schemes)[]).map((value) => (
              <button type="button" key={value} aria-pressed={value === colorScheme} onClick={() => setColorScheme(value)}>
                {t(`footer.${schemes[value]}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <p className={classes.copyright}>
          © {new Date().getFullYear()} {product}
        </p>
      </div>
    </footer>
  );
}
