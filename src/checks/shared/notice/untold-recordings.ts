import type { FindingItem } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { serviceItem } from '../../items.ts';
import { isReplay } from '../services/replay-recordings.ts';
import { pathsOf } from '../site/page-paths.ts';
import { type Notice, namesService, passagesAbout } from './notice.ts';

/** A service that records what visitors do, of which its description says nothing. */
export interface UntoldRecording {
  use: ServiceUse;
  pages: string;
  items: readonly [FindingItem, ...FindingItem[]];
}

/** Words by which a notice tells that sessions are recorded. */
const tellsRecording =
  /aufzeich|aufgezeichnet|mitgeschnitten|nachvollzieh|maus|scroll|heatmap|record|replay|(?:sitzung|session)s?-?\s?(?:wiedergabe|video|verl[aä]uf)|mouse/iu;

/** Services that were seen to record and are described under their own name as something else; what records by its kind is known for it. */
export function untoldRecordings(notice: Notice, { recordings, services }: Pick<Facts, 'recordings' | 'services'>): UntoldRecording[] {
  const recorded = recordings.filter(isReplay);
  return services.flatMap((use): UntoldRecording[] => {
    const own = recorded.filter(({ serviceId }) => serviceId === use.service.id);
    if (own.length === 0 || use.service.category === 'session-replay') return [];
    const passages = namesService(notice.text, use) ? passagesAbout(notice, use, 700) : [];
    if (passages.length === 0 || passages.some((passage) => tellsRecording.test(passage))) return [];
    return [{ use, pages: pathsOf(own.flatMap(({ pages }) => pages)), items: [serviceItem(use)] }];
  });
}
