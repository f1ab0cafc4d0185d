import type { BannerControl, ControlRole } from '#evidence/banner.ts';
import type { Targets } from '../browser/targets.ts';

const colors: Partial<Record<ControlRole, string>> = {
  accept: '#07717d',
  reject: '#a3122f',
  save: '#a3122f',
  pay: '#a3122f',
  settings: '#4338be',
  acknowledge: '#07717d',
  close: '#5c6168',
};

/** Numbers in the picture follow the order of the controls in the evidence, first layer only. */
function markup(image: Buffer, controls: readonly BannerControl[], viewport: { width: number; height: number }): string {
  const boxes = controls
    .map((control, index) => ({ control, number: index + 1 }))
    .filter(({ control }) => control.layer === 1 && control.role !== 'other')
    .map(({ control: { rect, role }, number }) => {
      const color = colors[role] ?? '#5c6168';
      const place = `left:${rect.x - 3}px;top:${rect.y - 3}px;width:${rect.width + 6}px;height:${rect.height + 6}px`;
      return `<div style="position:absolute;box-sizing:border-box;${place};border:3px solid ${color};border-radius:4px"><b style="position:absolute;left:-3px;top:-25px;min-width:22px;padding:0 6px;box-sizing:border-box;background:${color};color:#fff;font:600 14px/22px sans-serif;text-align:center">${number}</b></div>`;
    });
  const size = `width:${viewport.width}px;height:${viewport.height}px`;
  return `<!doctype html><body style="margin:0"><div style="position:relative;overflow:hidden;${size}"><img style="display:block;${size}" src="data:image/jpeg;base64,${image.toString('base64')}">${boxes.join('')}</div></body>`;
}

/** Draws the banner's controls into a copy of its picture. Null when the browser does not draw in time. */
export async function markScreenshot(
  targets: Targets,
  browserContextId: string,
  image: Buffer,
  controls: readonly BannerControl[],
  viewport: { width: number; height: number },
): Promise<Buffer | null> {
  try {
    const page = await targets.openPage(browserContextId);
    const { session } = page;
    try {
      await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: false });
      const { frameTree } = await session.send('Page.getFrameTree');
      await session.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html: markup(image, controls, viewport) });
      await session.send('Runtime.evaluate', { expression: 'document.images[0].decode()', awaitPromise: true });
      const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 75 });
      return Buffer.from(data, 'base64');
    } finally {
      await targets.closePage(page);
    }
  } catch {
    return null;
  }
}
