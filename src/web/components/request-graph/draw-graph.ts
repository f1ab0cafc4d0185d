import { CustomChart, type CustomSeriesOption } from 'echarts/charts';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type GraphColours, type GraphMeasures, type GraphPicture, measure, nodeAt, shapesOf } from './graph-shapes.ts';

use([CustomChart, SVGRenderer]);

/** A picture in the page. */
export interface DrawnGraph {
  draw(picture: GraphPicture): GraphMeasures;
  dispose(): void;
}

interface GraphListener {
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
}

/** Prepares an element for the picture. Without the library's tooltips: they write markup, which the page's policy forbids. */
export function openGraph(element: HTMLElement, { onSelect, onToggle }: GraphListener): DrawnGraph {
  const chart = init(element, null, { renderer: 'svg', width: 10, height: 10 });
  // In the end the library empties its elements by `innerHTML = ''`; Trusted Types refuse even the empty text.
  for (const part of [element, ...element.querySelectorAll('*')]) {
    Object.defineProperty(part, 'innerHTML', { configurable: true, set: () => part.replaceChildren() });
  }
  let drawn: { picture: GraphPicture; measures: GraphMeasures } | null = null;
  const under = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) =>
    drawn && nodeAt(drawn.picture, drawn.measures, offsetX, offsetY);
  const canvas = chart.getZr();
  canvas.on('click', (event) => {
    const hit = under(event);
    if (hit?.isMore) onToggle(hit.id);
    else if (hit) onSelect(hit.id);
  });
  canvas.on('dblclick', (event) => {
    const hit = under(event);
    if (hit && !hit.isMore) onToggle(hit.id);
  });
  canvas.on('mousemove', (event) => canvas.setCursorStyle(under(event) ? 'pointer' : 'default'));
  return {
    draw(picture) {
      const measures = measure(picture);
      drawn = { picture, measures };
      chart.resize({ width: measures.width, height: measures.height, silent: true });
      const series: CustomSeriesOption = {
        type: 'custom',
        coordinateSystem: 'none',
        data: [[0]],
        renderItem: () => ({ type: 'group', children: shapesOf(picture, measures) as never }),
      };
      // Otherwise it reuses the shapes of the picture before by their number, with what is left of their places.
      chart.clear();
      chart.setOption({ animation: false, series: [series] }, { silent: true });
      return measures;
    },
    dispose: () => chart.dispose(),
  };
}

/** The colours of the present scheme. */
export function coloursOf(element: HTMLElement): GraphColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: colour('--paper'),
    ink: colour('--ink'),
    quiet: colour('--ink-3'),
    line: colour('--field'),
    tracker: colour('--risk'),
  };
}
