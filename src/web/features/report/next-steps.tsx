import type { TopAction } from '#contract/report.ts';
import { asHeading, keepTogether, withoutSubject } from '../../components/finding/finding-texts.ts';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { groupAnchor } from './finding-groups.ts';
import classes from './next-steps.module.css';
import type { FindingLinks } from './use-finding-links.ts';

/** At most three things to do, the most effective first, each leading to its proof. */
export function NextSteps({ actions, links }: { actions: readonly TopAction[]; links: FindingLinks }) {
  const { t } = useTranslation('report');
  if (actions.length === 0) return null;
  return (
    <Section id="naechste-schritte" title={t('next.title')} rule="quiet">
      <ol className={classes.steps}>
        {actions.map(({ findingId, checkId, subject, title, statement, effect }) => (
          <li key={findingId}>
            <a href={`#${groupAnchor(checkId)}`} onClick={links.goTo(checkId)}>
              {subject ? keepTogether(subject) : asHeading(title)}
            </a>
            {subject && <p className={classes.step}>{keepTogether(withoutSubject(title, subject))}</p>}
            <p>{statement}</p>
            <p>{effect}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
