import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coloursOf, type DrawnGraph, openGraph } from './draw-graph.ts';
import classes from './graph-canvas.module.css';
import type { GraphMeasures } from './graph-shapes.ts';
import { type PlacedNode, type TreeLayout, zoomedRow } from './tree-layout.ts';

interface GraphCanvasProps {
  layout: TreeLayout;
  rowHeight: number;
  onRowHeight: (rowHeight: number) => void;
  path: ReadonlySet<string>;
  selected: string | null;
  found: ReadonlySet<string> | null;
  /** What is shown, for those who do not see it. */
  label: string;
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
}

/** The request hierarchy as a picture that is scrolled like a page. */
export function GraphCanvas(props: GraphCanvasProps) {
  const { layout, rowHeight, onRowHeight, path, selected, found, label } = props;
  const scheme = useComputedColorScheme('light');
  const frame = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const graph = useRef<DrawnGraph | null>(null);
  const drawn = useRef<{ measures: GraphMeasures; rowHeight: number } | null>(null);
  const pointer = useRef<number | null>(null);
  const [width, setWidth] = useState(0);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const opened = openGraph(paper.current!, {
      onSelect: (id) => latest.current.onSelect(id),
      onToggle: (id) => latest.current.onToggle(id),
    });
    graph.current = opened;
    const observer = new ResizeObserver(() => setWidth(frame.current!.clientWidth));
    observer.observe(frame.current!);
    setWidth(frame.current!.clientWidth);
    return () => {
      observer.disconnect();
      opened.dispose();
      graph.current = null;
      drawn.current = null;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the colours that are read from the page
  useLayoutEffect(() => {
    const area = frame.current!;
    if (!graph.current || width === 0) return;
    const before = drawn.current;
    const at = pointer.current ?? area.clientHeight / 2;
    const measures = graph.current.draw({ layout, rowHeight, width, path, selected, found, colours: coloursOf(area) });
    paper.current!.style.width = `${measures.width}px`;
    paper.current!.style.height = `${measures.height}px`;
    // What is below the pointer stays there.
    if (before && before.rowHeight !== rowHeight) area.scrollTop = ((area.scrollTop + at) / before.rowHeight) * rowHeight - at;
    drawn.current = { measures, rowHeight };
    pointer.current = null;
  }, [layout, rowHeight, width, path, selected, found, scheme]);

  useEffect(() => {
    const area = frame.current!;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pointer.current = event.clientY - area.getBoundingClientRect().top;
      onRowHeight(zoomedRow(latest.current.rowHeight, -Math.sign(event.deltaY)));
    };
    // React's own listeners cannot keep the browser from zooming the page.
    area.addEventListener('wheel', onWheel, { passive: false });
    return () => area.removeEventListener('wheel', onWheel);
  }, [onRowHeight]);

  const place: PlacedNode | undefined = selected === null ? undefined : layout.nodes.find(({ node }) => node.id === selected);
  const row = place?.row;
  const column = place?.column;
  useEffect(() => {
    const area = frame.current!;
    const measures = drawn.current?.measures;
    if (row === undefined || column === undefined || !measures) return;
    const y = measures.y(row);
    const x = measures.x(column);
    if (y < area.scrollTop + 12 || y > area.scrollTop + area.clientHeight - 12) area.scrollTop = y - area.clientHeight / 2;
    if (x < area.scrollLeft || x > area.scrollLeft + area.clientWidth - 160) area.scrollLeft = x - 60;
  }, [row, column]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={frame} className={classes.frame} aria-label={label} tabIndex={0}>
      <div ref={paper} className={classes.paper} role="img" aria-label={label} />
    </section>
  );
}
