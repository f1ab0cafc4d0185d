import type { Report } from '#contract/report.ts';
import { Finding } from '../../components/finding/finding.tsx';
import { Section } from '../../components/section/section.tsx';
import { ShowMore } from '../../components/show-more/show-more.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { type FindingGroup, groupAnchor } from './finding-groups.ts';
import classes from './report.module.css';
import type { FindingLinks } from './use-finding-links.ts';

/** The worst findings, and the rest by area behind a button. */
export function FindingsSection({ report, links }: { report: Report; links: FindingLinks }) {
  const { t } = useTranslation('report');
  const { groups, first, rest, restCount, open, setOpen } = links;
  if (groups.length === 0) {
    const isOpen = report.summary.class === 'NoClassification';
    return (
      <Section id="befunde" title={t('findings.title')} tight>
        <p className={classes.intro}>{t(isOpen ? 'findings.noneOpen' : 'findings.none')}</p>
      </Section>
    );
  }
  const card = (group: FindingGroup, level: 3 | 4) => (
    <Finding
      key={group.checkId}
      id={groupAnchor(group.checkId)}
      area={group.area.title}
      findings={group.findings}
      settledBy={settledBy(group, links)}
      level={level}
    />
  );
  return (
    <>
      <Section id="befunde" title={t('findings.title')} tight>
        <p className={classes.intro}>{t('findings.intro')}</p>
      </Section>
      {first.map((group) => card(group, 3))}
      {restCount > 0 && (
        <div className={classes.moreFindings}>
          <ShowMore label={t('more.findings', { count: restCount })} lessLabel={t('more.less')} open={open} onToggle={setOpen}>
            {rest.map(({ area, groups: own }) => (
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

function settledBy({ settledBy: checkIds }: FindingGroup, { groups, goTo }: FindingLinks) {
  return checkIds.flatMap((checkId) => {
    const other = groups.find((group) => group.checkId === checkId);
    return other ? [{ href: `#${groupAnchor(checkId)}`, title: other.findings[0].title, onClick: goTo(checkId) }] : [];
  });
}
