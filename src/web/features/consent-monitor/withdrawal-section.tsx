import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { PageList } from '../../components/page-list/page-list.tsx';
import { Section } from '../../components/section/section.tsx';
import table from '../../components/table/table.module.css';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-monitor.module.css';
import { groupControls, type WithdrawalControl } from './withdrawal-controls.ts';

/** How a consent is taken back, and what closing the banner does. */
export function WithdrawalSection({ monitor: { banner, withdrawal, close } }: { monitor: ConsentMonitor }) {
  const { t } = useTranslation('consentMonitor');
  const controls = groupControls(withdrawal.controls);
  const isAbsent = banner.examined && !banner.visible;
  return (
    <Section id="widerruf" title={t('withdrawal.title')} rule="quiet">
      {!withdrawal.examined && <p className="meta">{t(isAbsent ? 'withdrawal.noBanner' : 'withdrawal.notExamined')}</p>}
      {withdrawal.examined && controls.length === 0 && <p className="meta">{t('withdrawal.none')}</p>}
      {controls.length > 0 && <Controls controls={controls} />}
      {!isAbsent && (
        <>
          <h3 className={classes.heading}>{t('close.title')}</h3>
          <p className="meta">
            {!close.examined
              ? t('close.notExamined')
              : !close.present
                ? t('close.absent')
                : close.consentGiven === null
                  ? t('close.unknown')
                  : t(close.consentGiven ? 'close.accepts' : 'close.nothing')}
          </p>
        </>
      )}
    </Section>
  );
}

function Controls({ controls }: { controls: readonly WithdrawalControl[] }) {
  const { t } = useTranslation('consentMonitor');
  return (
    <table className={`${table.table} ${table.cards} ${classes.table}`} aria-labelledby="widerruf-title">
      <thead>
        <tr>
          <th scope="col">{t('withdrawal.control')}</th>
          <th scope="col">{t('withdrawal.kind')}</th>
          <th scope="col">{t('withdrawal.reopens')}</th>
          <th scope="col">{t('withdrawal.pages')}</th>
        </tr>
      </thead>
      <tbody>
        {controls.map(({ text, kind, reopens, pages }) => (
          <tr key={`${kind} ${text}`}>
            <th scope="row">
              <bdi>{text.slice(0, 120) || t('buttons.noText')}</bdi>
            </th>
            <td data-label={t('withdrawal.kind')}>{t(`withdrawal.kindOf.${kind}`)}</td>
            <td data-label={t('withdrawal.reopens')}>{reopens === null ? t('withdrawal.untested') : t(reopens ? 'yes' : 'no')}</td>
            <td data-label={t('withdrawal.pages')}>
              <PageList pages={pages} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
