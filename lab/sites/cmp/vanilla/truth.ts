import { withoutFirstLayerReject } from './observed-by-category.ts';

/** Nothing before consent, but rejecting takes a second layer while the page is locked. */
export const truth = withoutFirstLayerReject('schichtplaner-nova.test', 'G-N0VAPLAN24', false);
