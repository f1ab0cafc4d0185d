import { Link } from 'react-router';
import type { ScanCommentList } from '#contract/api/scan-notes.ts';
import type { ReportArea } from '#contract/report.ts';
import { alertDialog, confirmDialog } from '../../../components/dialog/dialogs.ts';
import { CheckField } from '../../../components/form/check-field.tsx';
import { Section } from '../../../components/section/section.tsx';
import { showSnackbar } from '../../../components/snackbar/snackbars.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import { AreaComment } from './area-comment.tsx';
import classes from './comments.module.css';
import { useComments } from './use-comments.ts';

const toldMs = 8_000;

interface CommentsSectionProps {
  identifier: string;
  areas: readonly Pick<ReportArea, 'id' | 'title'>[];
  isPremium: boolean;
  upgradeHref: string | null;
}

/** Comments on the areas of a report, to be switched on by Professional accounts. */
export function CommentsSection({ identifier, areas, isPremium, upgradeHref }: CommentsSectionProps) {
  const { t } = useTranslation('report');
  const comments = useComments(identifier);
  const { list } = comments;
  if (!list) return null;
  const { active, scanComments } = list;
  const told = (work: Promise<unknown>) =>
    work.catch((error: Error) => alertDialog({ title: t('comments.failed'), message: error.message, type: 'error' }));
  const removeAll = async () => {
    const isSure = await confirmDialog({
      title: t('comments.removeAllTitle'),
      message: t('comments.removeAllMessage', { count: scanComments.length }),
      accept: t('comments.remove'),
    });
    if (!isSure) return;
    const allGone = await comments.removeAll(scanComments);
    if (allGone) showSnackbar({ message: t('comments.removedAll'), timeout: toldMs });
    else showSnackbar({ message: t('comments.notAllRemoved') });
  };
  return (
    <Section id="kommentare" title={t('comments.title')} note={isPremium && <p>{t('comments.note')}</p>}>
      {isPremium ? (
        <div className={classes.switch}>
          <CheckField
            name="comments"
            label={t('comments.activate')}
            checked={active}
            onChange={(checked) => void told(comments.activate(checked))}
          />
        </div>
      ) : (
        <p className={classes.free}>
          {t('comments.free')} {upgradeHref && <Link to={upgradeHref}>{t('comments.upgrade')}</Link>}
        </p>
      )}
      {!active && isPremium && scanComments.length > 0 && <p className="meta">{t('comments.hidden', { count: scanComments.length })}</p>}
      {(active || !isPremium) && (
        <ul className={classes.areas}>
          {shownAreas(areas, list, isPremium).map((area) => (
            <AreaComment
              key={area.id}
              area={area}
              comment={scanComments.find((comment) => comment.area === area.id) ?? null}
              mayWrite={isPremium && active}
              onWrite={(text) => comments.write({ area: area.id, text })}
              onRemove={(comment) => told(comments.remove(comment))}
            />
          ))}
        </ul>
      )}
      {(active || !isPremium) && scanComments.length > 1 && (
        <button type="button" className={classes.action} onClick={() => void removeAll()}>
          {t('comments.removeAll')}
        </button>
      )}
    </Section>
  );
}

/** All areas to write about; of an account that may not write those that have a comment from before. */
function shownAreas(areas: CommentsSectionProps['areas'], { scanComments }: ScanCommentList, isPremium: boolean) {
  return isPremium ? areas : areas.filter(({ id }) => scanComments.some(({ area }) => area === id));
}
