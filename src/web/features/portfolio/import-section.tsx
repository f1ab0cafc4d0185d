import { Input } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { ImportReport } from '#contract/api/portfolio.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { refreshScans } from '../../lib/scan-account.ts';
import { ImportResult } from './import-result.tsx';
import classes from './portfolio.module.css';

const loadSubmit = () => import('./submit-import.ts');

/** Adds many websites at once: a pasted list or a file, and line by line what became of it. */
export function ImportSection() {
  const { t } = useTranslation('portfolio');
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport | null>(null);
  const form = useForm({ csv: '' }, async (values, signal) => {
    const { importWebsites } = await loadSubmit();
    setReport(null);
    return importWebsites(values, signal, (answer) => {
      setReport(answer);
      form.set('csv', '');
      refreshScans(client);
    });
  });
  const { problem, failureText } = useProblemTexts(form);
  return (
    <Section id="import" title={t('import.title')} note={<p>{t('import.note')}</p>}>
      <form className={classes.import} noValidate onSubmit={form.submit} onFocus={() => void loadSubmit().catch(() => undefined)}>
        <Input.Wrapper
          id="import-csv"
          label={t('import.csv')}
          description={problem('csv') ? undefined : t('import.help')}
          error={problem('csv')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        >
          <Input
            component="textarea"
            id="import-csv"
            name="csv"
            rows={5}
            className={classes.lines}
            autoComplete="off"
            spellCheck={false}
            error={Boolean(problem('csv'))}
            value={form.values.csv}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => form.set('csv', event.currentTarget.value)}
          />
        </Input.Wrapper>
        <FormFailure text={failureText ? `${t('import.failed')} ${failureText}` : null} />
        <div className={classes.importActions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('import.submit')} busyLabel={t('import.submitting')} />
          <FileChoice onText={(csv) => form.set('csv', csv)} />
        </div>
      </form>
      {report && <ImportResult report={report} />}
    </Section>
  );
}

/** Files beyond this are not even read; the server draws the line at 200 KB. */
const readAtMostBytes = 1_000_000;

/** Takes the text of a chosen file over into the field, where it can be looked at. */
function FileChoice({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('portfolio');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    try {
      onText(await file.slice(0, readAtMostBytes).text());
      setSaid(t('import.fileChosen', { name: file.name }));
    } catch {
      setSaid(t('import.fileFailed'));
    }
    // So that the same file can be chosen again after a change.
    if (input.current) input.current.value = '';
  };
  return (
    <p className={classes.file}>
      <input ref={input} id={id} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
      <label htmlFor={id}>{t('import.file')}</label>
      <span role="status" className="meta">
        {said}
      </span>
    </p>
  );
}
