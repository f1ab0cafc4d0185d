import { IconScale } from '@tabler/icons-react';
import { Fragment, type MouseEvent } from 'react';
import type { ReportFinding } from '#contract/report.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { ClassMark } from '../class-mark/class-mark.tsx';
import { EvidenceTable } from '../evidence-table/evidence-table.tsx';
import { Fold } from '../show-more/fold.tsx';
import { ShowMore } from '../show-more/show-more.tsx';
import { Confidence } from './confidence.tsx';
import classes from './finding.module.css';
import type { FindingSlots } from './finding-slots.ts';
import { asHeading, fixSteps, keepTogether, lawParts } from './finding-texts.ts';

interface FindingProps extends FindingSlots {
  /** Anchor that next steps and areas lead to. */
  id: string;
  area: string;
  /** Results of one check, one for each cause, the one to show first first. */
  findings: readonly [ReportFinding, ...ReportFinding[]];
  /** Other findings that settle this one too. */
  settledBy: readonly { href: string; title: string; onClick: (event: MouseEvent) => void }[];
  level: 3 | 4;
}

/** What one check found: statement, why, evidence for each cause, how to fix it beside the law. */
export function Finding({ id, area, findings, settledBy, level, ...slots }: FindingProps) {
  const { t } = useTranslation('report');
  const { date } = useFormat();
  const { since, clicks, picture, work } = slots;
  const [first, ...others] = findings;
  const Heading = `h${level}` as const;
  const Sub = level === 3 ? 'h4' : 'h5';
  const begun = since?.[first.id];
  const foundBy = begun?.reason === 'rules' || begun?.reason === 'extent' ? begun.reason : null;
  const isAlone = others.length === 0;
  return (
    <article className={classes.finding} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes.margin}>
        <ClassMark value={first.class} />
        <dl>
          <div>
            <dt>{t('finding.area')}</dt>
            <dd>{area}</dd>
          </div>
          <div>
            <dt>{t('finding.confidence')}</dt>
            <dd>
              {/* What is open was not rated: a level beside it would say the opposite. */}
              {first.class !== 'NoClassification' && <Confidence value={first.confidence} />}
              <span className={classes.reason}>
                {first.confidenceReason ? keepTogether(first.confidenceReason) : t(`finding.confidenceReason.${first.confidence}`)}
              </span>
            </dd>
          </div>
          {begun && (
            <div>
              <dt>{t(foundBy ? 'finding.foundSince' : 'finding.since')}</dt>
              <dd>
                {date(begun.created)}
                {foundBy && <span className={classes.reason}>{t(`finding.foundBy.${foundBy}`)}</span>}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('finding.check')}</dt>
            <dd>
              <code>{first.checkId}</code>
            </dd>
          </div>
        </dl>
      </div>
      <div className={classes.body}>
        <Heading className={classes.statement} id={`${id}-title`}>
          {asHeading(first.statement)}
        </Heading>
        {work?.rechecked?.checkId === first.checkId && work.rechecked.outcome}
        {work?.isDisputed(first.id) && work.note(first)}
        <p className={classes.why}>{keepTogether(first.explanation)}</p>
        {picture?.(first)}
        <EvidenceTable items={first.items} clicks={clicks} />
        {work && !isAlone && !work.isDisputed(first.id) && <div className={classes.tools}>{work.tools(first)}</div>}
        <OtherCauses findings={others} slots={slots} />
        <div className={classes.pair}>
          <section>
            <Sub className={classes.sub}>{t('finding.fix')}</Sub>
            <ol className={classes.steps}>
              {fixSteps(first.howToFix).map((step) => (
                <li key={step}>{keepTogether(step)}</li>
              ))}
            </ol>
          </section>
          <section>
            <Sub className={classes.sub}>{t('finding.law')}</Sub>
            <ul className={classes.law}>
              {first.legalBasis.map(lawParts).map(({ name, note }) => (
                <li key={name}>
                  <b>{name}</b>
                  {note && <span>{note}</span>}
                </li>
              ))}
            </ul>
          </section>
        </div>
        {first.volatile && (
          <p className={classes.note}>
            <IconScale className={classes.icon} stroke={1.75} aria-hidden="true" />
            <span>
              <b>{t('finding.volatile')}</b> {keepTogether(first.volatile)}
            </span>
          </p>
        )}
        {settledBy.length > 0 && (
          <p className={classes.settled}>
            {t('finding.settledBy')}{' '}
            {settledBy.map(({ href, title, onClick }, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <a href={href} onClick={onClick}>
                  {title}
                </a>
              </Fragment>
            ))}
          </p>
        )}
        {work && (
          <div className={classes.tools}>
            {work.recheck(first)}
            {isAlone && !work.isDisputed(first.id) && work.tools(first)}
          </div>
        )}
      </div>
    </article>
  );
}

const causesAtFirst = 6;

/** The same finding with other causes: each a line that opens its evidence. */
function OtherCauses({ findings, slots: { clicks, work } }: { findings: readonly ReportFinding[]; slots: FindingSlots }) {
  const { t } = useTranslation('report');
  if (findings.length === 0) return null;
  const line = (finding: ReportFinding) => (
    <Fold
      key={finding.id}
      title={keepTogether(finding.statement)}
      {...(work?.isDisputed(finding.id) && { note: t('finding.disputed') })}
      line
    >
      {work?.isDisputed(finding.id) && work.note(finding)}
      <EvidenceTable items={finding.items} clicks={clicks} />
      {work && !work.isDisputed(finding.id) && <div className={classes.tools}>{work.tools(finding)}</div>}
    </Fold>
  );
  const more = findings.slice(causesAtFirst);
  return (
    <div className={classes.causes}>
      <p className={classes.sub}>{t('finding.alsoCauses', { count: findings.length })}</p>
      {findings.slice(0, causesAtFirst).map(line)}
      {more.length > 0 && (
        <ShowMore label={t('more.entries', { count: more.length })} lessLabel={t('more.less')}>
          {more.map(line)}
        </ShowMore>
      )}
    </div>
  );
}
