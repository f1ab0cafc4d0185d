import type { ControlReading } from '#engine/consent/read-candidates.ts';

/** A visible button of a banner as the page drew it, with the text it bears. */
export function controlReading(text: string, part: Partial<ControlReading> = {}): ControlReading {
  return {
    ref: 0,
    text,
    ariaLabel: '',
    title: '',
    href: null,
    opens: null,
    tag: 'button',
    id: '',
    className: '',
    rect: { x: 0, y: 0, width: 90, height: 32 },
    inViewport: true,
    fontSize: 16,
    fontWeight: 400,
    color: 'rgb(0, 0, 0)',
    background: 'rgb(255, 255, 255)',
    surface: 'rgb(255, 255, 255)',
    hasBorder: true,
    border: 'rgb(0, 0, 0)',
    disabled: false,
    pressed: null,
    inTextForm: false,
    ...part,
  };
}
