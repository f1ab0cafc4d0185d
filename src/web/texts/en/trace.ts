import type { trace as de } from '../de/trace.ts';

/** English texts of the trace. */
export const trace: typeof de = {
  state: { none: 'No interaction', reject: 'Rejected', accept: 'Accepted' },
  notExamined: 'not examined',
  requests: {
    own_one: '{{count}} request to the own server',
    own_other: '{{count}} requests to the own server',
    third_one: '{{count}} to third parties',
    third_other: '{{count}} to third parties',
    tracker_one: '{{count}} to trackers',
    tracker_other: '{{count}} to trackers',
  },
  clickAfter: 'Click in the banner after {{time}}.',
  legend: { own: 'own server', third: 'third party', tracker: 'tracker', click: 'click in the banner' },
};
