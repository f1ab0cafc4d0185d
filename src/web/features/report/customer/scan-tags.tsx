import { lazy, Suspense, useRef, useState } from 'react';
import type { ScanOrderAnswer } from '#contract/api/scan-reading.ts';
import { TagList } from '../../../components/tags/tag-list.tsx';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './customer-report.module.css';

const TagEditor = lazy(async () => ({ default: (await import('../../../components/tags/tag-editor.tsx')).TagEditor }));

/** Tags of the scan below the head of its report, to be changed in place. */
export function ScanTags({ order: { identifier, host, tags } }: { order: ScanOrderAnswer }) {
  const { t } = useTranslation('dashboard');
  const [isEditing, setIsEditing] = useState(false);
  // What was stored, until the order has been loaded again.
  const [stored, setStored] = useState<{ before: readonly string[]; tags: readonly string[] } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = stored && stored.before === tags ? stored.tags : tags;
  if (isEditing) {
    return (
      <div className={classes.tags}>
        <Suspense fallback={null}>
          <TagEditor
            identifier={identifier}
            label={t('tags.editFor', { host })}
            tags={shown}
            onEnd={(saved) => {
              if (saved) setStored({ before: tags, tags: saved });
              setIsEditing(false);
              requestAnimationFrame(() => opener.current?.focus());
            }}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.tags}>
      {shown.length > 0 ? <TagList tags={shown} /> : <span className="small">{t('tags.none')}</span>}
      <button ref={opener} type="button" className={classes.edit} onClick={() => setIsEditing(true)}>
        {t('tags.edit')}
      </button>
    </div>
  );
}
