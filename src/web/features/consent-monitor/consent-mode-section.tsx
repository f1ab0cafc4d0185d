import { useQuery } from '@tanstack/react-query';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { Section } from '../../components/section/section.tsx';
import { ShowMore } from '../../components/show-more/show-more.tsx';
import table from '../../components/table/table.module.css';
import { callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { type ConsentModeRow, consentModeRows, consentModeSignals } from './consent-mode-rows.ts';
import classes from './consent-monitor.module.css';

const rowsAtFirst = 15;

interface ConsentModeSectionProps {
  identifier: string;
  commands: ConsentMonitor['consentMode'];
}

/** The commands of Google Consent Mode over time, relative to the click in the banner. */
export function ConsentModeSection({ identifier, commands }: ConsentModeSectionProps) {
  const { t } = useTranslation('consentMonitor');
  // The report around this view has asked for it already.
  const { data } = useQuery({
    queryKey: ['report', identifier],
    queryFn: ({ signal }) => callApi('report', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const signals = consentModeSignals(commands);
  const rows = consentModeRows(commands, signals, data?.trace ?? null);
  const rest = rows.slice(rowsAtFirst);
  return (
    <Section id="consent-mode" title={t('mode.title')} note={<p>{t('mode.note')}</p>} rule="quiet">
      <ModeTable signals={signals} rows={rows.slice(0, rowsAtFirst)} />
      {rest.length > 0 && (
        <ShowMore label={t('more', { count: rest.length })} lessLabel={t('less')}>
          <ModeTable signals={signals} rows={rest} />
        </ShowMore>
      )}
    </Section>
  );
}

function ModeTable({ signals, rows }: { signals: readonly string[]; rows: readonly ConsentModeRow[] }) {
  const { t } = useTranslation('consentMonitor');
  const words: Readonly<Record<string, string>> = useTexts('consentMonitor').mode.value;
  const { seconds } = useFormat();
  const time = ({ timeMs, sinceClickMs }: ConsentModeRow) =>
    sinceClickMs === null
      ? t('mode.sinceStart', { time: seconds(timeMs) })
      : t(sinceClickMs < 0 ? 'mode.before' : 'mode.after', { time: seconds(Math.abs(sinceClickMs)) });
  return (
    <table className={`${table.table} ${table.cards} ${classes.table}`} aria-labelledby="consent-mode-title">
      <thead>
        <tr>
          <th scope="col">{t('mode.state')}</th>
          <th scope="col">{t('mode.time')}</th>
          <th scope="col">{t('mode.command')}</th>
          {signals.map((signal) => (
            <th key={signal} scope="col">
              <code>{signal.slice(0, 40)}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a command may be given twice; the list never changes
          <tr key={index}>
            <th scope="row">{t(`state.${row.state}`)}</th>
            <td data-label={t('mode.time')}>{time(row)}</td>
            <td data-label={t('mode.command')}>{t(`mode.commandOf.${row.command}`)}</td>
            {row.values.map((value, at) => (
              <td key={signals[at]} data-label={signals[at]!.slice(0, 40)}>
                {value === null ? (
                  <>
                    <span className={classes.count} aria-hidden="true">
                      –
                    </span>
                    <span className="visually-hidden">{t('mode.unset')}</span>
                  </>
                ) : (
                  <span className={value === 'granted' ? classes.set : undefined}>
                    {Object.hasOwn(words, value) ? words[value] : value.slice(0, 40)}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
