import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import type { AuthState } from '../lib/customer.ts';
import { useTranslation } from '../lib/i18n.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { headerLinks, headerPaths } from './navigation-links.ts';
import { pagePaths } from './routes.ts';

/** Logo and the links a user may follow, by login state. */
export function Header({ auth, product }: { auth: AuthState; product: string }) {
  const { t } = useTranslation('app');
  return (
    <header className={classes.header}>
      <div className={`sheet ${classes.row}`}>
        <Link className={classes.logo} to="/" aria-label={`${product} – ${t('toHome')}`}>
          <Logo />
          {product}
        </Link>
        <HeaderNavigation auth={auth} />
      </div>
    </header>
  );
}

function HeaderNavigation({ auth }: { auth: AuthState }) {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  const links = headerLinks(auth, pagePaths);
  if (links.length === 0) return null;
  if (links[0] === 'login') {
    return (
      <nav aria-label={t('navigation.label')}>
        <Link className={classes.login} to={headerPaths.login}>
          {t('navigation.login')}
        </Link>
      </nav>
    );
  }
  return (
    <nav
      className={classes.nav}
      aria-label={t('navigation.label')}
      onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <button type="button" className={classes.menu} aria-expanded={isOpen} aria-controls="header-links" onClick={() => setIsOpen(!isOpen)}>
        <span className={classes.bars} aria-hidden="true" />
        {t('navigation.menu')}
      </button>
      <ul id="header-links" className={classes.links} data-open={isOpen}>
        {links.map((link) => (
          <li key={link}>
            {link === 'logout' && auth.isPremiumAccount && <span className={classes.note}>{t('professional')}</span>}
            <NavLink to={headerPaths[link]} end={link === 'dashboard'} onClick={() => setIsOpen(false)}>
              {t(`navigation.${link}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
