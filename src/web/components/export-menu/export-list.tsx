import { useId } from 'react';
import { callAddress } from '../../lib/api.ts';
import { useLocale, useTexts } from '../../lib/i18n.tsx';
import { type ExportGroup, exportGroups } from './export-groups.ts';
import classes from './export-menu.module.css';

/** All files of a scan by what they are for, each as a link that saves it. */
export function ExportList({ identifier, isOld }: { identifier: string; isOld: boolean }) {
  const texts = useTexts('exportMenu');
  const { locale } = useLocale();
  const id = useId();
  return (
    <>
      {(Object.keys(exportGroups) as ExportGroup[]).map((group) => (
        <div key={group} className={classes.part}>
          <p id={`${id}-${group}`} className={classes.group}>
            {texts.groups[group]}
          </p>
          <ul className={classes.list} aria-labelledby={`${id}-${group}`}>
            {exportGroups[group].map((file) => (
              <li key={file}>
                <a
                  className={classes.file}
                  href={callAddress('exportScan', { params: { id: identifier, file }, query: { lang: locale } })}
                  download
                >
                  <span className={classes.name}>
                    <span className={classes.title}>{texts.files[file].name}</span>{' '}
                    <span className={classes.format}>{texts.files[file].format}</span>
                  </span>
                  <span className={classes.use}>{texts.files[file].use}</span>
                </a>
              </li>
            ))}
          </ul>
          {group === 'evidence' && isOld && <p className={classes.note}>{texts.old}</p>}
        </div>
      ))}
    </>
  );
}
