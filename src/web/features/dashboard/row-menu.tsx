import { IconDots } from '@tabler/icons-react';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './row-menu.module.css';

interface RowMenuProps {
  ref: Ref<HTMLButtonElement>;
  /** What the actions are for, for readers who do not see the row. */
  label: string;
  actions: readonly { name: string; act: () => unknown }[];
}

/** What can be done with a row, behind one button. */
export function RowMenu({ ref, label, actions }: RowMenuProps) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what the buttons in it opened
    <div
      className={classes.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <button
        ref={ref}
        type="button"
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={t('list.actions')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('list.actions')}</span>
      </button>
      <ul id={id} className={classes.list} hidden={!isOpen}>
        {actions.map(({ name, act }) => (
          <li key={name}>
            <button
              type="button"
              onClick={(event) => {
                // A dialog gives the focus back to where it was: to the opener, not to a button that is hidden by then.
                event.currentTarget.closest('div')?.querySelector('button')?.focus();
                setIsOpen(false);
                void act();
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
