import type { ClassCounts, ReportArea } from '#contract/report.ts';
import { ClassMark, classOrder } from '../../components/class-mark/class-mark.tsx';
import { Section } from '../../components/section/section.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './areas-section.module.css';
import { groupAnchor } from './finding-groups.ts';
import type { FindingLinks } from './use-finding-links.ts';

interface AreasSectionProps {
  areas: readonly ReportArea[];
  /** Over all areas. */
  counts: ClassCounts;
  links: FindingLinks;
}

/** Every area with the number of its checks in each class. */
export function AreasSection({ areas, counts, links }: AreasSectionProps) {
  const { t } = useTranslation('report');
  const { count } = useFormat();
  const applicable = areas.reduce((sum, area) => sum + area.applicable, 0);
  const notApplicable = areas.reduce((sum, area) => sum + area.notApplicable, 0);
  const note = t('areas.note', { count: applicable }) + (notApplicable > 0 ? ` ${t('areas.notApplicable', { count: notApplicable })}` : '');
  const figures = (own: ClassCounts, total = false) =>
    classOrder.map((of) => (
      <td key={of} className={`${classes.figure} ${own[of] === 0 ? classes.zero : total ? '' : classes[of]}`} data-label={t(`class.${of}`)}>
        {count(own[of])}
      </td>
    ));
  return (
    <Section id="bereiche" title={t('areas.title')} note={<p>{note}</p>}>
      <Hatching />
      <table className={classes.areas}>
        <thead>
          <tr>
            <th scope="col">{t('areas.area')}</th>
            <th scope="col" className={classes.share}>
              {t('areas.share')}
            </th>
            {classOrder.map((of) => (
              <th key={of} scope="col" className={classes.figure}>
                <ClassMark value={of} size="meta" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area.id}>
              <th scope="row">
                <AreaName area={area} links={links} />
              </th>
              <td className={classes.share}>
                {area.applicable > 0 ? <ShareBar counts={area.counts} /> : <span className={classes.none}>{t('areas.none')}</span>}
              </td>
              {figures(area.counts)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('areas.total')}</th>
            <td className={classes.share} />
            {figures(counts, true)}
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

/** The pattern of what is open, for all bars. */
function Hatching() {
  return (
    <svg className={classes.definitions} width="0" height="0" aria-hidden="true">
      <pattern id="noch-offen" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={classes.hatch} width="1.5" height="5" />
      </pattern>
    </svg>
  );
}

/** Leads to the first finding of the area, if it has one. */
function AreaName({ area: { id, title }, links }: { area: ReportArea; links: FindingLinks }) {
  const target = links.groups.find(({ area }) => area.id === id);
  if (!target) return title;
  return (
    <a href={`#${groupAnchor(target.checkId)}`} onClick={links.goTo(target.checkId)}>
      {title}
    </a>
  );
}

/** Shares of the classes; the numbers stand beside it, so it is silent for readers of the screen. */
function ShareBar({ counts }: { counts: ClassCounts }) {
  const total = classOrder.reduce((sum, of) => sum + counts[of], 0);
  let done = 0;
  return (
    <svg className={classes.bar} aria-hidden="true">
      {classOrder.map((of) => {
        const start = (done / total) * 100;
        done += counts[of];
        if (counts[of] === 0) return null;
        const place = { x: `${start}%`, width: `${(counts[of] / total) * 100}%`, height: 12 };
        return of === 'NoClassification' ? (
          <rect key={of} {...place} className={classes.openBar} fill="url(#noch-offen)" />
        ) : (
          <rect key={of} {...place} className={classes[`${of}Bar`]} />
        );
      })}
    </svg>
  );
}
