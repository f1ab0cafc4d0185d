import type { reportWork as de } from '../de/report-work.ts';

/** English texts of what a customer does with a report. */
export const reportWork: typeof de = {
  saving: 'Saving',
  cancel: 'Cancel',
  failed: 'That did not work',
  dispute: {
    open: 'Is wrong',
    title: 'Dispute the finding',
    effect: 'The report stays as it is. Beside the score it then says what it would be without this finding.',
    reason: 'What is wrong about it?',
    help: 'The reason is shown at the finding. At most 2,000 characters.',
    missing: 'Please say what is wrong.',
    submit: 'Dispute the finding',
    saved: 'The finding is marked as wrong.',
    mark: 'Disputed by you on {{date}}',
    change: 'Change the reason',
    withdraw: 'Take back',
    withdrawn: 'The finding counts again.',
  },
  without: {
    label_one: 'Without {{count}} disputed finding:',
    label_other: 'Without {{count}} disputed findings:',
    instead: '{{score}} instead of {{original}}',
    same: 'still {{score}}',
    others: 'The other findings decide the result.',
  },
  recheck: {
    button: 'Check again now',
    says: {
      still: 'This finding was made again in the new scan.',
      gone: 'This finding was not made any more in the new scan.',
      open: 'This finding could not be examined in the new scan.',
    },
  },
  rating: {
    ask: 'Does this report help you?',
    open: 'Rate the report',
    title: 'Rate the report',
    question: 'How helpful is this report?',
    word: { best: 'very helpful', good: 'helpful', fair: 'partly helpful', poor: 'of little help', worst: 'not helpful' },
    missing: 'Please choose a rating, or write something.',
    text: 'What should we know?',
    help: 'Optional. The operator of this installation reads it. At most 2,000 characters.',
    submit: 'Send the rating',
    sending: 'Sending',
    thanks: 'Thank you for your rating.',
  },
};
