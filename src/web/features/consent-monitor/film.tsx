import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Screenshot } from '../../components/screenshot/screenshot.tsx';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import classes from './film.module.css';
import type { FilmFrame } from './film-frames.ts';

interface FilmProps {
  identifier: string;
  /** Whose steps they are, say „Ablehnen“. */
  name: string;
  frames: readonly FilmFrame[];
}

/** Pictures in order, one at a time; moved by buttons, arrow keys or the list of steps, never by itself. */
export function Film({ identifier, name, frames }: FilmProps) {
  const { t } = useTranslation('consentMonitor');
  const actions: Readonly<Record<string, string>> = useTexts('consentMonitor').film.action;
  const [at, setAt] = useState(0);
  const frame = frames[at]!;
  const caption = ({ step }: FilmFrame) => {
    if (step === null) return t('film.afterText');
    const action = actions[step.action] ?? step.action;
    const text = step.text.trim().slice(0, 120);
    return text === '' ? t('film.stepNoText', { action }) : t('film.step', { action, text });
  };
  const place = ({ step }: FilmFrame) => (step === null ? t('film.after') : t('film.layer', { layer: step.layer }));
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), frames.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: frames.length - 1 };
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    go(moves[event.key]!);
  };
  return (
    <div className={classes.film}>
      <figure>
        <Screenshot
          key={frame.file}
          identifier={identifier}
          secret={null}
          file={frame.file}
          alt={t('film.shot', { choice: name, at: at + 1, caption: caption(frame) })}
          missing={t('film.noShot')}
        />
        <figcaption aria-live="polite">
          <span className={classes.place}>{place(frame)}</span> <bdi>{caption(frame)}</bdi>
        </figcaption>
      </figure>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons and a position are no form */}
      <div role="group" aria-label={t('film.steps', { choice: name })} className={classes.controls} onKeyDown={onKeyDown}>
        <button type="button" aria-label={t('film.back')} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <IconChevronLeft stroke={1.75} aria-hidden="true" />
        </button>
        <span>{t('film.position', { at: at + 1, all: frames.length })}</span>
        <button type="button" aria-label={t('film.next')} aria-disabled={at === frames.length - 1} onClick={() => go(at + 1)}>
          <IconChevronRight stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <ol className={classes.steps}>
        {frames.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same control may be used twice; the list never changes
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
              <span className={classes.place}>{place(one)}</span>
              <bdi>{caption(one)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
