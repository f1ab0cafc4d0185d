/** German texts of the trace; the shape the English ones are held to. */
export const trace = {
  state: { none: 'Keine Interaktion', reject: 'Abgelehnt', accept: 'Zugestimmt' },
  notExamined: 'nicht geprüft',
  requests: {
    own_one: '{{count}} Anfrage an den eigenen Server',
    own_other: '{{count}} Anfragen an den eigenen Server',
    third_one: '{{count}} an Dritte',
    third_other: '{{count}} an Dritte',
    tracker_one: '{{count}} an Tracker',
    tracker_other: '{{count}} an Tracker',
  },
  clickAfter: 'Klick im Banner nach {{time}}.',
  legend: { own: 'eigener Server', third: 'Dritter', tracker: 'Tracker', click: 'Klick im Banner' },
};
