import type { Protocol } from 'devtools-protocol';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';

function collectClosed(node: Protocol.DOM.Node, found: number[]): void {
  for (const shadow of node.shadowRoots ?? []) {
    if (shadow.shadowRootType === 'closed') found.push(shadow.backendNodeId);
    collectClosed(shadow, found);
  }
  for (const child of node.children ?? []) collectClosed(child, found);
}

/**
 * Hands the closed shadow roots of a frame to our world there. Scripts cannot reach them; the protocol can.
 * Gives the number of roots found.
 */
export async function exposeClosedRoots(tab: Tab, frame: Frame): Promise<number> {
  const { session } = frame.target;
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true }, 6_000);
    const found: number[] = [];
    collectClosed(root, found);
    if (found.length === 0) return 0;
    const executionContextId = await tab.worldOf(frame);
    const handles: Protocol.Runtime.CallArgument[] = [];
    for (const backendNodeId of found.slice(0, 60)) {
      const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId });
      if (object.objectId) handles.push({ objectId: object.objectId });
    }
    await session.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function (...roots) { globalThis.scanClosedRoots = roots; }',
      executionContextId,
      arguments: handles,
    });
    return handles.length;
  } catch {
    return 0;
  }
}
