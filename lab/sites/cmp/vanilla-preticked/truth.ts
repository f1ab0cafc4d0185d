import { withoutFirstLayerReject } from '../vanilla/observed-by-category.ts';

/** As the variant beside it, and the analytics category is ticked before anybody touched it. */
export const truth = withoutFirstLayerReject('lagerblick-software.test', 'G-LAGERB1CK0', true);
