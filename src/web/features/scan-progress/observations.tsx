import type { Observation } from '#contract/api/scan-progress.ts';
import { Section } from '../../components/section/section.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './observations.module.css';

/** What the scan noticed first. New lines are read out, the old ones are not repeated. */
export function Observations({ observations }: { observations: readonly Observation[] }) {
  const { t } = useTranslation('progress');
  const { t: ofTrace } = useTranslation('trace');
  const { seconds } = useFormat();
  return (
    <Section id="erste-beobachtungen" title={t('observations.title')} note={<p>{t('observations.note')}</p>}>
      {observations.length === 0 && <p className={classes.none}>{t('observations.none')}</p>}
      <ol className={classes.feed} aria-live="polite" aria-relevant="additions">
        {observations.map(({ atMs, state, name, host }) => (
          <li key={`${state} ${name} ${host}`}>
            <p>
              {state === 'none' ? t('observations.before', { name }) : t('observations.seen', { name })}
              <span className={classes.where}>
                {ofTrace(`state.${state}`)}, <code>{host}</code>
              </span>
            </p>
            <span className={classes.time}>{t('observations.after', { time: seconds(atMs) })}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
