import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { dividerStep, mainRange, mainWidth, readWidth } from './pane-widths.ts';
import classes from './split-view.module.css';

interface SplitViewProps {
  /** The report. */
  main: ReactNode;
  /** What is shown beside it; null = nothing. In a narrow window it stands in place of the report. */
  side: ReactNode | null;
  /** Name of the second pane. */
  sideLabel: string;
  /** Name of the line between them: what it sets. */
  dividerLabel: string;
  /** Where the width is remembered on this device. */
  storageKey: string;
}

/** Two panes beside each other in a window wider than 1,200 px, else one at a time. The line between them can be moved. */
export function SplitView({ main, side, sideLabel, dividerLabel, storageKey }: SplitViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const mainPane = useRef<HTMLDivElement>(null);
  const sidePane = useRef<HTMLElement>(null);
  const mainId = useId();
  const [whole, setWhole] = useState(() => document.documentElement.clientWidth);
  const [wanted, setWanted] = useState(() => readStored(storageKey));
  const isOpen = side !== null;
  const range = isOpen ? mainRange(whole) : null;
  const width = range && mainWidth(wanted, whole, range);

  useLayoutEffect(() => {
    const onResize = () => setWhole(document.documentElement.clientWidth);
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  useLayoutEffect(() => {
    // As a property: the page's policy allows no style attribute.
    mainPane.current?.style.setProperty('width', width === null ? 'auto' : `${width}px`);
  }, [width]);

  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) sidePane.current?.focus({ preventScroll: width !== null });
    wasOpen.current = isOpen;
  }, [isOpen, width]);

  const move = (to: number) => {
    setWanted(to);
    store(storageKey, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = range && width !== null ? dividerStep(event.key, width, range) : null;
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!range || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const left = frame.current!.getBoundingClientRect().left;
    move(mainWidth(event.clientX - left, whole, range));
  };

  return (
    <div ref={frame} className={`${classes.frame} ${range ? classes.split : ''}`}>
      <div ref={mainPane} id={mainId} className={classes.main} hidden={isOpen && range === null}>
        {main}
      </div>
      {range && width !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a line between panes that can be moved is no <hr>
        <div
          className={classes.divider}
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={dividerLabel}
          aria-controls={mainId}
          aria-valuenow={width}
          aria-valuemin={range.least}
          aria-valuemax={range.most}
          aria-valuetext={`${width} px`}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
        />
      )}
      {isOpen && (
        <section ref={sidePane} className={classes.side} aria-label={sideLabel} tabIndex={-1}>
          {side}
        </section>
      )}
    </div>
  );
}

function readStored(key: string): number | null {
  try {
    return readWidth(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function store(key: string, width: number): void {
  try {
    localStorage.setItem(key, String(width));
  } catch {
    // The width then holds until the page is left.
  }
}
