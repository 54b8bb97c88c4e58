import { compilePrinciple } from '../../principles/compile.ts';
import { dayOf, HARD, LIMITS, LONG, made, type Made } from '../../../test/core/madeWeeks.ts';
import type { Day } from '../../calendar/calendar.ts';
import { planningContextOf } from '../../rules/context.ts';
import { type Follower, followPrinciple, provedRules } from './followPrinciple.ts';

const VO2MAX = { isHard: true, intensity: 'vo2max' } as const;

/** The first of the principles is the one to follow, in the first week. */
function following(list: readonly Made[], sentences: readonly string[], more: Partial<Follower>) {
  const principles = sentences.map((principle, i) => {
    const { rules } = compilePrinciple({ principleType: '', context: '', principle });
    expect([principle, rules.length]).toEqual([principle, 1]);
    return { id: String(i), by: 'Max', rules };
  });
  const weeks = [dayOf('mon')];
  const follower: Follower = { principleId: '0', weeks, yielding: new Map(), isFree: () => true, ...more };
  const context = planningContextOf({ ...LIMITS, principles });
  const followed = followPrinciple(made(list), context, follower);
  return { ...followed, proof: provedRules(followed.workouts, context, dayOf('mon'), follower) };
}

type Row = readonly [name: string, week: readonly Made[], more: Partial<Follower>, text: string];
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'No run on Tuesday': [
    ['a workout on another day', [['wed', 'run', 30]], {}, 'none'],
    [
      'a workout on the day',
      [['tue', 'run', 30]],
      {},
      'Move the run on Tuesday 5 January to Wednesday 6 January. none',
    ],
    [
      'one free day',
      [['tue', 'run', 30]],
      { isFree: (day: Day) => day === dayOf('fri') },
      'Move the run on Tuesday 5 January to Friday 8 January. none',
    ],
    [
      'no free day',
      [['tue', 'run', 30]],
      { isFree: () => false },
      'Remove the run of 30 min on Tuesday 5 January. none',
    ],
    [
      'what a person wants',
      [['tue', 'run', 30, { locked: true }]],
      {},
      'NOT KEPT: 1 workout; otherwise a workout that is kept would have to go',
    ],
    ['what was skipped', [['tue', 'run', 30, { status: 'skipped' }]], {}, 'none'],
    ['another week', [['tue', 'run', 30, {}, 1]], {}, 'none'],
    [
      'both weeks',
      [
        ['tue', 'run', 30],
        ['tue', 'run', 30, {}, 1],
      ],
      { weeks: [dayOf('mon'), dayOf('mon', 1)] },
      'Move the run on Tuesday 5 January to Wednesday 6 January. Move the run on Tuesday 12 January to Wednesday 13 January. none',
    ],
    [
      'a limit in the way',
      [
        ['tue', 'run', 50, HARD],
        ['thu', 'bike', 40, { ...HARD, locked: true }],
      ],
      {},
      'Move the run on Tuesday 5 January to Thursday 7 January. none',
    ],
  ],
  'No run on Thursday': [
    [
      'of two as near the earlier',
      [['thu', 'run', 30]],
      {},
      'Move the run on Thursday 7 January to Wednesday 6 January. none',
    ],
  ],
  'No intensity': [
    [
      'a threshold run',
      [['tue', 'run', 50, HARD]],
      {},
      'Ease the run on Tuesday 5 January from threshold to moderate. 0 days',
    ],
    [
      'a VO2max run',
      [['tue', 'run', 50, VO2MAX]],
      {},
      'Ease the run on Tuesday 5 January from vo2max to moderate. 0 days',
    ],
  ],
  'No VO2max': [
    [
      'a VO2max run',
      [['tue', 'run', 50, VO2MAX]],
      {},
      'Ease the run on Tuesday 5 January from vo2max to threshold. 0 workouts',
    ],
    ['a threshold run', [['tue', 'run', 50, HARD]], {}, '0 workouts'],
  ],
  'No threshold work': [
    [
      'a threshold run',
      [['tue', 'run', 50, HARD]],
      {},
      'Ease the run on Tuesday 5 January from threshold to moderate. 0 workouts',
    ],
    ['a VO2max run', [['tue', 'run', 50, VO2MAX]], {}, '0 workouts'],
  ],
  'No long workouts': [
    [
      'a long run',
      [['sun', 'run', 60, LONG]],
      {},
      'Replace the workout on Sunday 10 January with an easy run of 40 min. 0 workouts',
    ],
    [
      'one that is short',
      [['sun', 'run', 30, LONG]],
      {},
      'Replace the workout on Sunday 10 January with an easy run of 25 min. 0 workouts',
    ],
    [
      'a brick',
      [['sun', 'brick', 60, LONG]],
      {},
      'Remove the brick workout of 1:00 h on Sunday 10 January. 0 workouts',
    ],
  ],
  'No hard session for 2 days after a long run': [
    [
      'hard the day after',
      [
        ['sat', 'run', 60, LONG],
        ['sun', 'bike', 40, HARD],
      ],
      { isFree: () => false },
      'Ease the ride on Sunday 10 January from threshold to moderate. far apart',
    ],
  ],
  'No long run for 2 days after a hard session': [
    [
      'a long run the day after',
      [
        ['sat', 'bike', 40, HARD],
        ['sun', 'run', 60, LONG],
      ],
      { isFree: () => false },
      'Ease the ride on Saturday 9 January from threshold to moderate. far apart',
    ],
  ],
  'Easy runs at most 30 minutes': [
    [
      'the longest first',
      [
        ['tue', 'run', 40],
        ['wed', 'run', 50],
      ],
      {},
      'Shorten the run on Wednesday 6 January from 50 to 30 min. Shorten the run on Tuesday 5 January from 40 to 30 min. 30 min',
    ],
    ['as long as is allowed', [['tue', 'run', 30]], {}, '30 min'],
  ],
  'At most 1 hour a week': [
    [
      'the longest gives way',
      [
        ['tue', 'run', 40],
        ['wed', 'bike', 50],
      ],
      {},
      'Shorten the ride on Wednesday 6 January from 50 to 20 min. 1:00 h',
    ],
    [
      'a short one goes',
      [
        ['tue', 'run', 30],
        ['wed', 'bike', 30],
        ['thu', 'swim', 20],
      ],
      {},
      'Remove the swim of 20 min on Thursday 7 January. 1:00 h',
    ],
    [
      'what is left is the shortest',
      [
        ['tue', 'run', 45, { locked: true }],
        ['wed', 'bike', 35],
      ],
      {},
      'Remove the ride of 35 min on Wednesday 6 January. 45 min',
    ],
  ],
  'Long run at most 50% of weekly run volume': [
    [
      'a longer one',
      [
        ['tue', 'run', 50, LONG],
        ['wed', 'run', 40],
      ],
      {},
      'Shorten the run on Tuesday 5 January from 50 to 45 min. Shorten the run on Tuesday 5 January from 45 to 40 min. 50%',
    ],
    [
      'nothing else',
      [['tue', 'run', 50, LONG]],
      {},
      'Shorten the run on Tuesday 5 January from 50 to 25 min. NOT KEPT: 100%; otherwise more of the week would have to go',
    ],
  ],
  'At most 1 run a week': [
    [
      'one in each week',
      [
        ['tue', 'run', 40],
        ['tue', 'run', 40, {}, 1],
      ],
      {},
      '1 workout',
    ],
    [
      'one, and one that was skipped',
      [
        ['tue', 'run', 40],
        ['wed', 'run', 40, { status: 'skipped' }],
      ],
      {},
      '1 workout',
    ],
    [
      'two',
      [
        ['tue', 'run', 40],
        ['wed', 'run', 40],
      ],
      {},
      'Remove the run of 40 min on Wednesday 6 January. 1 workout',
    ],
    [
      'two that are kept',
      [
        ['tue', 'run', 40, { locked: true }],
        ['wed', 'run', 40, { status: 'completed' }],
      ],
      {},
      'NOT KEPT: 2 workouts; otherwise a workout that is kept would have to go',
    ],
    [
      'one that is kept',
      [
        ['tue', 'run', 40, { locked: true }],
        ['wed', 'run', 40],
      ],
      {},
      'Remove the run of 40 min on Wednesday 6 January. 1 workout',
    ],
  ],
  'At least 5 rest days a week': [
    [
      'three days of training',
      [
        ['tue', 'run', 30],
        ['thu', 'run', 30],
        ['sat', 'run', 30],
      ],
      {},
      'Move the run on Saturday 9 January to Thursday 7 January. 5 days',
    ],
  ],
  'After a long run prefer a swim': [
    [
      'a ride',
      [
        ['sat', 'run', 60, LONG],
        ['sun', 'bike', 40],
      ],
      {},
      '',
    ],
  ],
  'Increase weekly volume by at most 4% per week': [['the first week', [['sat', 'run', 60]], {}, '']],
};

test.each(Object.entries(ROWS).flatMap(([principle, rows]) => rows.map((row) => [principle, ...row] as const)))(
  '%s: %s',
  (principle, _, week, more, text) => {
    const { changes, proof } = following(week, [principle], more);
    const done = changes.map(({ changeDescription }) => changeDescription.replace(/ \(Max's principle.*/, '.'));
    const lines = proof.map(({ value, holds }) => (holds ? value : `NOT KEPT: ${value}`));
    expect([...done, ...lines].join(' ')).toBe(text);
  },
);

test('a change names the principle, and so does its line of the proof', () => {
  const { changes, proof, workouts } = following([['tue', 'run', 30]], ['No run on Tuesday'], {});
  expect(changes).toMatchObject([
    {
      changeDescription:
        "Move the run on Tuesday 5 January to Wednesday 6 January (Max's principle: no run on Tuesday).",
      reasonCode: 'PRINCIPLE',
      source: 'principle',
      inputs: { principleId: '0', by: 'Max', rule: 'No run on Tuesday' },
    },
  ]);
  expect(workouts.map(({ scheduledDate }) => scheduledDate)).toEqual([dayOf('wed')]);
  expect(proof).toEqual([
    {
      constraint: "Max's principle: no run on Tuesday",
      limit: 'none',
      value: 'none',
      holds: true,
      principleId: '0',
    },
  ]);
});

test('other principles are not followed', () => {
  const { changes, proof } = following([['tue', 'run', 30]], ['No swim on Monday', 'No run on Tuesday'], {});
  expect(changes).toEqual([]);
  expect(proof.map(({ constraint }) => constraint)).toEqual(["Max's principle: no swim on Monday"]);
});

test('a rule that the planner itself cannot keep is left alone, with its proof of why', () => {
  const line = { constraint: "Max's principle: no run on Tuesday", limit: 'none', value: '1 workout', holds: false };
  const otherwise = { need: 'SPORT', sport: 'running' } as never;
  const { changes, proof } = following([['tue', 'run', 30]], ['No run on Tuesday'], {
    yielding: new Map([[dayOf('mon'), [{ ...line, otherwise }]]]),
  });
  expect(changes).toEqual([]);
  expect(proof).toMatchObject([
    { value: '1 workout; otherwise the week would have no running, which your race needs', holds: false, otherwise },
  ]);
});
