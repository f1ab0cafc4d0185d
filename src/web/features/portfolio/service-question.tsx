import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FieldProblem } from '../../components/form/field-problem.tsx';
import { callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { namedService } from './named-service.ts';
import classes from './portfolio.module.css';

/** Services seen on the websites; with the websites they are asked for again. */
function useUsedServices() {
  const { data } = useQuery({ queryKey: ['websites', 'services'], queryFn: ({ signal }) => callApi('usedServices', { signal }) });
  return data?.services ?? null;
}

/** „Which of my websites use …?“: a list to search in by typing. The browser's own, which also a telephone knows. */
export function ServiceQuestion({ value, onChange }: { value: string; onChange: (service: string) => void }) {
  const { t } = useTranslation('portfolio');
  const services = useUsedServices();
  const chosen = services?.find(({ id }) => id === value)?.name ?? value;
  const [typed, setTyped] = useState(chosen);
  const [isUnknown, setIsUnknown] = useState(false);
  const shown = useRef(chosen);
  useEffect(() => {
    // The address names another service, or its name is known now.
    if (shown.current === chosen) return;
    shown.current = chosen;
    setTyped(chosen);
  }, [chosen]);
  const type = (text: string) => {
    setTyped(text);
    setIsUnknown(false);
    const service = namedService(services ?? [], text);
    if (!service && text.trim() !== '') return;
    shown.current = service?.name ?? '';
    if ((service?.id ?? '') !== value) onChange(service?.id ?? '');
  };
  const help = !services ? undefined : services.length > 0 ? t('filter.serviceHelp', { count: services.length }) : t('filter.serviceNone');
  return (
    <>
      <TextInput
        name="service"
        list="used-services"
        autoComplete="off"
        spellCheck={false}
        label={t('filter.service')}
        placeholder={t('filter.servicePlaceholder')}
        description={isUnknown ? undefined : help}
        error={isUnknown ? <FieldProblem text={t('filter.serviceUnknown')} /> : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setIsUnknown(typed.trim() !== '' && services !== null && !namedService(services, typed))}
      />
      <datalist id="used-services">
        {services?.map(({ id, name, websites }) => (
          <option key={id} value={name} label={t('filter.serviceOf', { count: websites })} />
        ))}
      </datalist>
    </>
  );
}

/** The answer in a sentence, with what it rests on. */
export function ServiceAnswer({ service, found, total }: { service: string; found: number; total: number }) {
  const { t } = useTranslation('portfolio');
  const { count } = useFormat();
  const name = useUsedServices()?.find(({ id }) => id === service)?.name ?? service;
  return (
    <div className={classes.answer} role="status">
      <p>{t('filter.answer', { count: found, total: count(total), service: name })}</p>
      <p className="small">{t('filter.answerBasis')}</p>
    </div>
  );
}
