import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-monitor.module.css';
import { Film } from './film.tsx';
import { filmOf } from './film-frames.ts';

/** The steps of rejecting and accepting, picture by picture. */
export function FilmSection({ identifier, monitor }: { identifier: string; monitor: ConsentMonitor }) {
  const { t } = useTranslation('consentMonitor');
  return (
    <Section id="ablauf" title={t('film.title')} note={<p>{t('film.note')}</p>} rule="quiet">
      <div className={classes.two}>
        {(['reject', 'accept'] as const).map((choice) => {
          const frames = filmOf(monitor[choice], choice, monitor.screenshots);
          return (
            <article key={choice} aria-labelledby={`ablauf-${choice}`}>
              <h3 id={`ablauf-${choice}`} className={classes.choice}>
                {t(`film.of.${choice}`)}
              </h3>
              {frames.length === 0 ? (
                <p className="meta">{monitor[choice].message ?? t('film.none')}</p>
              ) : (
                <Film identifier={identifier} name={t(`film.of.${choice}`)} frames={frames} />
              )}
            </article>
          );
        })}
      </div>
    </Section>
  );
}
