import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmDialog } from '../../components/dialog/dialogs.ts';
import { CheckField } from '../../components/form/check-field.tsx';
import { FieldProblem } from '../../components/form/field-problem.tsx';
import { useConfiguration } from '../../lib/configuration.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { useGuard } from '../../lib/navigation-context.tsx';
import classes from './profile.module.css';
import { saveFile } from './save-file.ts';

/** The codes that stand in for a lost app. They are told once: leaving before they are saved asks. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const { product } = useConfiguration();
  const [isSaved, setIsSaved] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const ask = useCallback(
    () =>
      confirmDialog({
        title: t('secondFactor.leaveTitle'),
        message: t('secondFactor.leaveMessage'),
        accept: t('secondFactor.leave'),
        dismiss: t('secondFactor.stay'),
      }),
    [t],
  );
  useGuard(!isSaved, ask);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied('copied');
    } catch {
      // Forbidden, or missing on a page without https.
      setCopied('copyFailed');
    }
  };
  const download = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), t('secondFactor.file', { product }));
  return (
    <>
      <ul ref={list} className={classes.recovery} tabIndex={-1} aria-label={t('secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button variant="default" onClick={download}>
          {t('secondFactor.download')}
        </Button>
        <span role="status" className="meta">
          {copied && t(`secondFactor.${copied}`)}
        </span>
      </div>
      <div className={classes.saved}>
        <CheckField
          name="saved"
          label={t('secondFactor.saved')}
          checked={isSaved}
          onChange={(checked) => {
            setIsSaved(checked);
            setIsMissing(false);
          }}
          problem={isMissing ? <FieldProblem text={t('secondFactor.saveFirst')} /> : undefined}
        />
      </div>
      <Button onClick={() => (isSaved ? onDone() : setIsMissing(true))}>{t('secondFactor.done')}</Button>
    </>
  );
}
