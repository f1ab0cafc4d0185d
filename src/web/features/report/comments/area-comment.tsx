import { useRef, useState } from 'react';
import type { ScanComment } from '#contract/api/scan-notes.ts';
import type { ReportArea } from '#contract/report.ts';
import { confirmDialog } from '../../../components/dialog/dialogs.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import { CommentEditor } from './comment-editor.tsx';
import classes from './comments.module.css';

interface AreaCommentProps {
  area: Pick<ReportArea, 'id' | 'title'>;
  comment: ScanComment | null;
  mayWrite: boolean;
  onWrite: (text: string) => Promise<void>;
  onRemove: (comment: ScanComment) => Promise<unknown>;
}

/** One area with its comment, or with the place for one. */
export function AreaComment({ area, comment, mayWrite, onWrite, onRemove }: AreaCommentProps) {
  const { t } = useTranslation('report');
  const { dateTime } = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const focusFirst = () => requestAnimationFrame(() => item.current?.querySelector('button')?.focus());
  const remove = async () => {
    if (!comment) return;
    const isSure = await confirmDialog({
      title: t('comments.removeTitle'),
      message: t('comments.removeMessage', { area: area.title }),
      accept: t('comments.remove'),
    });
    if (!isSure) return;
    await onRemove(comment);
    focusFirst();
  };
  return (
    <li ref={item} className={classes.area}>
      <h3>{area.title}</h3>
      {isEditing ? (
        <CommentEditor
          area={area.title}
          text={comment?.text ?? ''}
          onSave={onWrite}
          onEnd={() => {
            setIsEditing(false);
            focusFirst();
          }}
        />
      ) : (
        <div className={classes.content}>
          {comment && <p className={classes.text}>{comment.text}</p>}
          {comment && <p className="small">{t('comments.changed', { time: dateTime(comment.changed) })}</p>}
          <div className={classes.actions}>
            {mayWrite && (
              <button
                type="button"
                className={classes.action}
                aria-label={t(comment ? 'comments.editFor' : 'comments.writeFor', { area: area.title })}
                onClick={() => setIsEditing(true)}
              >
                {t(comment ? 'comments.edit' : 'comments.write')}
              </button>
            )}
            {comment && (
              <button
                type="button"
                className={classes.action}
                aria-label={t('comments.removeFor', { area: area.title })}
                onClick={() => void remove()}
              >
                {t('comments.remove')}
              </button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
