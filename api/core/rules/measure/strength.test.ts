import { HARD, LONG, type Rows, told, eachRow } from '../../../test/core/madeWeeks.ts';

// What the limits of strength say at their edge and one step over it: the line of the proof, the refusal, and what puts it right.
const ROWS: Rows = {
  STRENGTH_SHARE: [
    [
      'of two the last gives way to the other',
      [
        ['tue', 'strength', 20],
        ['wed', 'run', 500],
        ['thu', 'strength', 60],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 13.8%',
        '  STRENGTH by 1.8: Strength would take 13.8% of the week; 12% is the most.',
        '  resize thu-strength-2 to 45',
      ],
    ],
    [
      'as short as strength may be',
      [
        ['tue', 'strength', 30],
        ['wed', 'run', 150],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%',
        '  STRENGTH by 4.7: Strength would take 16.7% of the week; 12% is the most.',
        '  resize tue-strength-0 to 20',
      ],
    ],
    [
      'it is done',
      [
        ['tue', 'strength', 30, { status: 'completed' }],
        ['wed', 'run', 150],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%',
        '  STRENGTH by 4.7: Strength would take 16.7% of the week; 12% is the most.',
        '  leave',
      ],
    ],
    [
      'a skipped run takes nothing of its share',
      [
        ['tue', 'strength', 30],
        ['wed', 'run', 150],
        ['thu', 'run', 70, { status: 'skipped' }],
      ],
      {},
      ['week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%, 12.0% with what was skipped'],
    ],
    [
      'what is skipped of strength counts nowhere, and a skipped run once',
      [
        ['tue', 'strength', 30],
        ['wed', 'run', 100],
        ['thu', 'run', 70, { status: 'skipped' }],
        ['fri', 'strength', 30, { status: 'skipped' }],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 23.1%, 15.0% with what was skipped',
        '  STRENGTH by 3: Strength would take 15% of the week; 12% is the most.',
        '  resize tue-strength-0 to 20',
      ],
    ],
    [
      'too much to shorten',
      [
        ['tue', 'strength', 40],
        ['wed', 'run', 100],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 28.6%',
        '  STRENGTH by 16.6: Strength would take 28.6% of the week; 12% is the most.',
        '  remove tue-strength-0',
      ],
    ],
    [
      'the last of two goes',
      [
        ['tue', 'strength', 100],
        ['wed', 'run', 60],
        ['thu', 'strength', 20],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 66.7%',
        '  STRENGTH by 54.7: Strength would take 66.7% of the week; 12% is the most.',
        '  remove thu-strength-2',
      ],
    ],
    [
      '12%',
      [
        ['tue', 'strength', 12],
        ['wed', 'run', 88],
      ],
      {},
      ['week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 12.0%'],
    ],
    [
      'what reads as 12%',
      [
        ['tue', 'strength', 16],
        ['wed', 'run', 117],
      ],
      {},
      ['week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 12.0%'],
    ],
    [
      'a tenth more',
      [
        ['tue', 'strength', 121],
        ['wed', 'run', 879],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 12.1%',
        '  STRENGTH by 0.1: Strength would take 12.1% of the week; 12% is the most.',
        '  resize tue-strength-0 to 115',
      ],
    ],
    ['none', [['wed', 'run', 88]], {}, []],
    [
      'shorter is enough',
      [
        ['tue', 'strength', 60],
        ['wed', 'run', 300],
      ],
      {},
      [
        'week [STRENGTH_SHARE, 0] Strength at most 12% of the week (12%): 16.7%',
        '  STRENGTH by 4.7: Strength would take 16.7% of the week; 12% is the most.',
        '  resize tue-strength-0 to 40',
      ],
    ],
  ],
  STRENGTH_EVE: [
    [
      'the eve of a hard one',
      [
        ['tue', 'strength', 40],
        ['wed', 'run', 100, HARD],
        ['thu', 'strength', 20],
      ],
      {},
      [
        'tue [STRENGTH_EVE, 0] No strength on the eve of a hard or long workout (none): Tuesday 5 January',
        '  STRENGTH by 1: Strength on Tuesday 5 January would tire you for the hard workout the day after.',
        '  remove tue-strength-0',
        'thu [STRENGTH_EVE, 0] No strength on the eve of a hard or long workout (none): none',
      ],
    ],
    [
      'the eve of a long one',
      [
        ['tue', 'strength', 40],
        ['wed', 'run', 100, LONG],
      ],
      {},
      [
        'tue [STRENGTH_EVE, 0] No strength on the eve of a hard or long workout (none): Tuesday 5 January',
        '  STRENGTH by 1: Strength on Tuesday 5 January would tire you for the long workout the day after.',
        '  remove tue-strength-0',
      ],
    ],
    [
      'two days before',
      [
        ['tue', 'strength', 40],
        ['thu', 'run', 100, HARD],
      ],
      {},
      ['tue [STRENGTH_EVE, 0] No strength on the eve of a hard or long workout (none): none'],
    ],
  ],
};

test.each(eachRow(ROWS))('%s: %s', (rule, _name, week, over, lines) => {
  expect(told(rule, week, over)).toEqual(lines);
});
