import { Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './tags.module.css';
import { tagBounds, withTypedTags } from './typed-tags.ts';

interface TagFieldProps {
  /** Name of the field, by default „Schlagwörter“. */
  label?: string;
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  problem?: ReactNode;
  autoFocus?: boolean;
}

/** Tags to add and to remove, with those that were used before as suggestions. */
export function TagField({ label, value, onChange, problem, autoFocus }: TagFieldProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [typed, setTyped] = useState('');
  const suggestions = useTagSuggestions(typed).filter((tag) => !value.includes(tag));
  const isFull = value.length >= tagBounds.count;
  const add = (text: string) => {
    setTyped('');
    const tags = withTypedTags(value, text);
    if (tags.length !== value.length) onChange(tags);
  };
  return (
    <Input.Wrapper
      id={id}
      label={label ?? t('tags.label')}
      description={problem ? undefined : t(isFull ? 'tags.full' : 'tags.help')}
      error={problem}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.field}>
        {value.length > 0 && (
          <ul className={classes.tags}>
            {value.map((tag) => (
              <li key={tag} className={classes.chosen}>
                <span>{tag}</span>
                <button
                  type="button"
                  aria-label={t('tags.remove', { tag })}
                  onClick={() => {
                    onChange(value.filter((other) => other !== tag));
                    document.getElementById(id)?.focus();
                  }}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <Input
          id={id}
          list={`${id}-used`}
          autoComplete="off"
          autoFocus={autoFocus}
          maxLength={tagBounds.length}
          readOnly={isFull}
          placeholder={isFull ? undefined : t('tags.placeholder')}
          value={typed}
          error={Boolean(problem)}
          onChange={({ currentTarget: { value: text }, nativeEvent }) => {
            // A suggestion that was picked, unlike one that was typed, comes as a replacement of the whole text.
            const isPicked = suggestions.includes(text) && (nativeEvent as InputEvent).inputType !== 'insertText';
            if (isPicked || /[,;]/.test(text)) add(text);
            else setTyped(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return;
            // Otherwise Enter would send the form around it.
            event.preventDefault();
            add(typed);
          }}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
        <datalist id={`${id}-used`}>
          {suggestions.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
    </Input.Wrapper>
  );
}

/** Tags in use that contain what is typed. Without an answer there are no suggestions, and no message about it. */
function useTagSuggestions(typed: string): readonly string[] {
  const searchTerm = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['tags', searchTerm],
    queryFn: ({ signal }) => callApi('tags', { query: { searchTerm }, signal }),
    placeholderData: keepPreviousData,
  });
  return data?.tags ?? [];
}
