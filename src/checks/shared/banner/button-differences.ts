import type { BannerControl } from '#evidence/banner.ts';

const smallestAreaRatio = 0.8;
/** Of two buttons whose words alone differ in length. */
const smallestWordRatio = 0.5;
/** Of a letter, in font sizes: of ordinary fonts about the half. */
const letterWidth = 0.5;
const largestSurfaceFactor = 2;
const readableContrast = 4.5;
/** Contrast from which a surface or a border can be told from its ground. */
export const visibleContrast = 1.5;
/** Steps of font weight that the eye takes for normal against bold. */
const weightStep = 200;

/** By what the button to reject is as good as hidden beside the one to accept: names of messages. */
export function heavyDifferences(accept: BannerControl, reject: BannerControl): string[] {
  return [
    ...(tenth(reject.textContrast) < visibleContrast ? ['invisible'] : []),
    ...(accept.inViewport && !reject.inViewport ? ['outsideView'] : []),
    ...(isPlainLink(reject) && isLargeButton(accept, reject) ? ['plainLink'] : []),
  ];
}

/** By what it merely stands back behind it: names of messages. */
export function lightDifferences(accept: BannerControl, reject: BannerControl): string[] {
  const thinner = accept.fontWeight - reject.fontWeight >= weightStep || reject.fontSize < accept.fontSize * smallestAreaRatio;
  return [
    ...sizeDifference(accept, reject),
    ...(accept.surfaceContrast / reject.surfaceContrast > largestSurfaceFactor ? [isOutlined(reject) ? 'outlined' : 'paler'] : []),
    ...(isLessReadable(accept, reject) ? ['lowContrast'] : []),
    ...(thinner ? ['lighter'] : []),
    ...(accept.element === 'button' && reject.element !== 'button' ? ['otherElement'] : []),
  ];
}

/** A button that is narrower by its shorter word alone does not stand back, unless next to nothing of the other's size is left. */
function sizeDifference(accept: BannerControl, reject: BannerControl): string[] {
  const ratio = areaOf(reject) / areaOf(accept);
  if (ratio >= smallestAreaRatio) return [];
  if (!isShorterWord(accept, reject)) return ['smaller'];
  return ratio >= smallestWordRatio ? [] : ['narrower'];
}

/**
 * Whether both are drawn alike, as high, in one font, the one to reject not clearly paler than the other, and it is narrower only because its
 * label is shorter: then at least as much room is left around the label.
 */
function isShorterWord(accept: BannerControl, reject: BannerControl): boolean {
  const alike =
    accept.element === reject.element &&
    accept.fontSize === reject.fontSize &&
    accept.fontWeight === reject.fontWeight &&
    accept.surfaceContrast / reject.surfaceContrast <= largestSurfaceFactor &&
    Math.abs(accept.rect.height - reject.rect.height) <= 2;
  const around = ({ text, rect, fontSize }: BannerControl) => rect.width - text.length * fontSize * letterWidth;
  return alike && reject.text.length < accept.text.length && around(reject) >= around(accept);
}

/** Hard to read, and harder than the other: where both are, neither is preferred. */
function isLessReadable(accept: BannerControl, reject: BannerControl): boolean {
  return tenth(reject.textContrast) < readableContrast && tenth(reject.textContrast) < tenth(accept.textContrast);
}

/** Text without a surface of its own. A link that looks like a button is a button to the eye. */
function isPlainLink(control: BannerControl): boolean {
  return control.element !== 'button' && control.surfaceContrast < visibleContrast && !isOutlined(control);
}

/** Drawn by a border that can be seen; its surface is that of the banner. */
function isOutlined({ surfaceContrast, borderContrast = 1 }: BannerControl): boolean {
  return surfaceContrast < visibleContrast && borderContrast >= visibleContrast;
}

/** A button with a colour of its own that takes at least half as much room again. */
function isLargeButton(accept: BannerControl, reject: BannerControl): boolean {
  return accept.element === 'button' && accept.surfaceContrast >= visibleContrast && areaOf(accept) >= areaOf(reject) * 1.5;
}

/** Room that a button takes, in square pixels. */
export function areaOf({ rect }: BannerControl): number {
  return rect.width * rect.height;
}

/** A contrast as it is told: with one decimal. */
export function tenth(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
