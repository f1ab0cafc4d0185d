import type { Comparison } from '#contract/comparison.ts';
import { Section } from '../../components/section/section.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { type ChangeGroup, countKinds, isEmpty, kindOrder, type SentencePart, sumUp } from './change-groups.ts';
import classes from './comparison.module.css';

const lists = { findings: '#befunde', hosts: '#hosts', cookies: '#cookies' } as const;

/** What changed, in one sentence first, then in numbers. */
export function ChangeSummary({ comparison, site }: { comparison: Comparison; site: ChangeGroup }) {
  const { t } = useTranslation('comparison');
  const { count, change } = useFormat();
  const { before, after, sameRules, unchangedFindings } = comparison;
  const { main, apart } = sumUp(comparison);
  const isSame = before.identifier === after.identifier;
  // A number stays with its word.
  const said = ({ key, count: number }: SentencePart) => t(`sum.${key}`, { count: number }).replace(/^(\d+) /, '$1\u00a0');
  const points = before.score !== null && after.score !== null && { before: before.score, after: after.score };
  return (
    <Section id="aenderungen" title={t('sum.title')}>
      <div className={classes.summary}>
        <div>
          <p className={classes.sentence}>{[main.map(said).join(', '), ...apart.map(said)].join('; ')}</p>
          <p className={classes.basis}>
            {!isSame &&
              points &&
              (points.before === points.after
                ? t('sum.pointsSame', { after: points.after })
                : t('sum.points', { ...points, change: change(points.after - points.before) }))}{' '}
            {unchangedFindings > 0 && !isSame && t('sum.kept', { count: unchangedFindings })}
          </p>
          {!sameRules && <p className={classes.basis}>{t('sum.otherRules')}</p>}
        </div>
        {!isEmpty(site) && (
          <table className={classes.counts} aria-label={t('sum.table')}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('sum.what')}</span>
                </th>
                {kindOrder.map((kind) => (
                  <th key={kind} scope="col">
                    {t(`kind.${kind}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(['findings', 'hosts', 'cookies'] as const).map((name) => {
                const counts = countKinds(site[name]);
                return (
                  <tr key={name}>
                    <th scope="row">
                      <a href={lists[name]}>{t(`${name}.title`)}</a>
                    </th>
                    {kindOrder.map((kind) => (
                      <td key={kind} className={counts[kind] === 0 ? classes.zero : undefined}>
                        {count(counts[kind])}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
    </Section>
  );
}
