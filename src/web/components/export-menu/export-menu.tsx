import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './export-menu.module.css';

// What is rarely opened is loaded when it is opened.
const ExportList = lazy(async () => ({ default: (await import('./export-list.tsx')).ExportList }));

interface ExportMenuProps {
  identifier: string;
  /** The scan is from before HAR and seal were kept: then a file may not be there. */
  isOld: boolean;
}

/** What a scan can be saved as, behind one button. */
export function ExportMenu({ identifier, isOld }: ExportMenuProps) {
  const { t } = useTranslation('report');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // A tap beside it moves no focus.
    const close = ({ target }: PointerEvent) => target instanceof Node && !menu.current?.contains(target) && setIsOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what the button in it opened
    <div
      ref={menu}
      className={classes.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <Button
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('head.export')}
      </Button>
      <div id={id} className={classes.panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p className={classes.loading}>{t('head.exportLoading')}</p>}>
            <ExportList identifier={identifier} isOld={isOld} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
