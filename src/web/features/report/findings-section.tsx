import { memo, useDeferredValue } from 'react';
import type { Report } from '#contract/report.ts';
import { Finding } from '../../components/finding/finding.tsx';
import type { FindingSlots } from '../../components/finding/finding-slots.ts';
import { Section } from '../../components/section/section.tsx';
import { ShowMore } from '../../components/show-more/show-more.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { type FindingGroup, groupAnchor } from './finding-groups.ts';
import classes from './report.module.css';
import type { FindingLinks } from './use-finding-links.ts';

interface FindingsSectionProps {
  report: Report;
  links: FindingLinks;
  /** What stands in the findings beside them; the same object until something of it changes. */
  slots: FindingSlots;
}

/** The worst findings, and the rest by area behind a button. */
export function FindingsSection({ report, links, slots }: FindingsSectionProps) {
  const { t } = useTranslation('report');
  const { groups, first, rest, restCount, open, setOpen, goTo } = links;
  // What is folded comes after the first picture; when a link leads into it, with it.
  const hasRest = useDeferredValue(true, false) || open;
  const isNone = groups.length === 0;
  const intro = !isNone ? 'findings.intro' : report.summary.class === 'NoClassification' ? 'findings.noneOpen' : 'findings.none';
  const rechecked = slots.work?.rechecked;
  const card = (group: FindingGroup, level: 3 | 4) => (
    <Card key={group.checkId} group={group} groups={groups} goTo={goTo} slots={slots} level={level} />
  );
  return (
    <>
      <Section id="befunde" title={t('findings.title')} tight>
        <p className={classes.intro}>{t(intro)}</p>
        {rechecked && !groups.some(({ checkId }) => checkId === rechecked.checkId) && (
          <div className={classes.asked} id={groupAnchor(rechecked.checkId)} tabIndex={-1}>
            {rechecked.outcome}
          </div>
        )}
      </Section>
      {first.map((group) => card(group, 3))}
      {restCount > 0 && (
        <div className={classes.moreFindings}>
          <ShowMore label={t('more.findings', { count: restCount })} lessLabel={t('more.less')} open={open} onToggle={setOpen}>
            {hasRest &&
              rest.map(({ area, groups: own }) => (
                <div key={area.id} className={classes.areaGroup}>
                  <h3 className={classes.areaTitle}>{area.title}</h3>
                  {own.map((group) => card(group, 4))}
                </div>
              ))}
          </ShowMore>
        </div>
      )}
    </>
  );
}

interface CardProps extends Pick<FindingLinks, 'groups' | 'goTo'> {
  group: FindingGroup;
  slots: FindingSlots;
  level: 3 | 4;
}

/** Drawn again only when something in it changes: a report may have hundreds. */
const Card = memo(function Card({ group: { checkId, area, findings, settledBy }, groups, goTo, slots, level }: CardProps) {
  const others = settledBy.flatMap((otherId) => {
    const other = groups.find((group) => group.checkId === otherId);
    return other ? [{ href: `#${groupAnchor(otherId)}`, title: other.findings[0].title, onClick: goTo(otherId) }] : [];
  });
  return <Finding id={groupAnchor(checkId)} area={area.title} findings={findings} settledBy={others} level={level} {...slots} />;
});
