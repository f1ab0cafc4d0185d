import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './profile-frame.module.css';
import { type ProfilePage, profilePages } from './profile-pages.ts';

/** A page of the profile: its navigation in the margin, above the content on small screens. */
export function ProfileFrame({ page, children }: { page: ProfilePage; children: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <div className={`sheet ${classes.page}`}>
      <p className={classes.profile}>{t('title')}</p>
      <h1>{t(`pages.${page}`)}</h1>
      <div className={classes.columns}>
        <nav className={classes.navigation} aria-label={t('navigation')}>
          <ul>
            {profilePages.map(({ page: other, path }) => (
              <li key={other}>
                <NavLink to={path}>{t(`pages.${other}`)}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </div>
  );
}

interface ProfilePartProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a profile page: a heading, a sentence, its content; parts are divided by rules. */
export function ProfilePart({ id, title, lead, children }: ProfilePartProps) {
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
