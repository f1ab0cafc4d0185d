import { useId, useState } from 'react';
import type { Report } from '#contract/report.ts';
import { Section } from '../../components/section/section.tsx';
import { foldedOnScreen, MoreButton } from '../../components/show-more/show-more.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { type OpenPoint, openPoints } from './open-points.ts';
import { placeOn } from './place-on.ts';
import classes from './report.module.css';

const rowsAtFirst = 6;

/** What was not examined and why: part of the result, not a footnote. */
export function OpenSection({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const [open, setOpen] = useState(false);
  const id = useId();
  const points = openPoints(report);
  if (points.length === 0) return null;
  const more = points.length - rowsAtFirst;
  return (
    <Section id="offen" title={t('open.title')} tight note={<p>{t('open.note')}</p>}>
      <table className={classes.table} id={id}>
        <thead>
          <tr>
            <th scope="col">{t('open.what')}</th>
            <th scope="col">{t('open.why')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={`${point.kind} ${point.checkId ?? point.what}`} className={index >= rowsAtFirst && !open ? foldedOnScreen : undefined}>
              <th scope="row">
                <What point={point} site={report.finalUrl} />
              </th>
              <td>{point.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <MoreButton open={open} onToggle={setOpen} controls={id} label={t('more.entries', { count: more })} lessLabel={t('more.less')} />
      )}
    </Section>
  );
}

function What({ point: { kind, what }, site }: { point: OpenPoint; site: string }) {
  const { t } = useTranslation('report');
  if (kind === 'state') return t('open.state', { state: t(`state.${what as 'none' | 'reject' | 'accept'}`) });
  if (kind === 'check') return what;
  return (
    <>
      {t('open.page')} <code>{placeOn(site, what)}</code>
    </>
  );
}
