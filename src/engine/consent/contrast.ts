/** A colour with opacity, components 0–255 and 0–1. */
interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Reads a computed CSS colour (`rgb()`, `rgba()`, `color(srgb …)`); null for anything else. */
export function parseColor(text: string): Color | null {
  const numbers = text.match(/-?[\d.]+%?/g)?.map((part) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part)));
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return null;
  const [r, g, b, a = 1] = numbers as [number, number, number, number?];
  if (/^rgba?\(/.test(text)) return { r, g, b, a };
  if (/^color\(srgb/.test(text)) return { r: r * 255, g: g * 255, b: b * 255, a };
  return null;
}

function over(top: Color, under: Color): Color {
  const mix = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 };
}

function luminance({ r, g, b }: Color): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const white: Color = { r: 255, g: 255, b: 255, a: 1 };

/** WCAG contrast ratio of two computed colours (1–21), half-transparent ones laid over what is beneath. */
export function contrastRatio(foreground: string, background: string): number {
  const below = over(parseColor(background) ?? white, white);
  const above = over(parseColor(foreground) ?? below, below);
  const [light, dark] = [luminance(above), luminance(below)].sort((x, y) => y - x) as [number, number];
  return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** `#rrggbb` of a computed colour. */
export function hexColor(text: string): string {
  const color = over(parseColor(text) ?? white, white);
  return `#${[color.r, color.g, color.b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
