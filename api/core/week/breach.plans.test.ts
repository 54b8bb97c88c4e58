import { LONG } from '../../test/core/madeWeeks.ts';
import { at, freely, taught, type BreakerRow, tellsBreaker } from '../../test/core/breachStories.ts';

test.each<BreakerRow>([
  [
    'who made it, where an undo brought it back',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [
        ['there', 'r', ['mon', 'run', 40]],
        ['delete', 'r', null],
        ['undo', 'r', ['mon', 'run', 40], { undoesNumber: 2 }],
      ],
    },
    'there',
    'r',
  ],
  [
    'the undo, where the day was closed since',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'mon', 'run', 40)],
      was: { 1: freely({}) },
      acts: [
        ['away', 'r', ['tue', 'run', 40]],
        ['undo', 'r', ['mon', 'run', 40], { undoesNumber: 1 }],
      ],
    },
    'undo',
    'r',
  ],
  [
    'the workout that a principle has something against now',
    'PRINCIPLE p ',
    {
      limits: taught('Workout at most 60 min on Friday'),
      planned: [at('run', 'fri', 'run', 50), at('ride', 'fri', 'bike', 40)],
      acts: [
        ['a longer run', 'run', ['fri', 'run', 70]],
        ['a longer ride', 'ride', ['fri', 'bike', 117]],
        ['the run as it was', 'run', ['fri', 'run', 60]],
      ],
    },
    'a longer ride',
    'ride',
  ],
  [
    'nobody for the longest that was there before its limit, whoever made another too long',
    'PRINCIPLE p ',
    {
      limits: taught('Every workout at most 45 minutes'),
      planned: [at('sat', 'sat', 'bike', 214), at('tue', 'tue', 'bike', 40)],
      was: { 0: {} },
      acts: [['somewhat longer', 'tue', ['tue', 'bike', 95]]],
    },
    null,
    'sat',
  ],
  [
    'the day that has the most, not another that has too many',
    'PRINCIPLE p ',
    {
      limits: taught('At most 1 workout a day'),
      planned: [at('s', 'sat', 'swim', 30)],
      acts: [
        ['three on Tuesday', 'a', ['tue', 'run', 30]],
        ['three on Tuesday', 'b', ['tue', 'bike', 30]],
        ['three on Tuesday', 'c', ['tue', 'swim', 20]],
        ['two on Saturday', 't', ['sat', 'run', 30]],
      ],
    },
    'three on Tuesday',
    'b',
  ],
  [
    'the workout of who broke it, not one of the planner that gives way first',
    'PRINCIPLE p ',
    {
      limits: taught('No run on Wednesday'),
      planned: [at('w', 'wed', 'run', 20)],
      was: { 0: {} },
      acts: [['a brick', 'b', ['wed', 'brick', 60, { locked: true }]]],
    },
    'a brick',
    'b',
  ],
  [
    'nobody where the day was closed before the plan that an undo took back',
    'UNAVAILABLE_DAY monday',
    {
      planned: [at('r', 'mon', 'run', 40)],
      was: { 0: freely({}) },
      acts: [
        ['plan', 'r', ['tue', 'run', 40], { isOfPlan: true }],
        ['undo', 'r', ['mon', 'run', 40], { undoesNumber: 1 }],
      ],
    },
    null,
    undefined,
  ],
  [
    'who made what a new plan of the week may not change',
    'LONG_DAY',
    {
      planned: [at('long', 'sat', 'run', 60, LONG)],
      acts: [
        ['a ride', 'r', ['wed', 'bike', 150, { locked: true }]],
        ['plan', 's', ['thu', 'run', 30], { isOfPlan: true, startsWeek: true }],
      ],
    },
    'a ride',
    'r',
  ],
  [
    'nobody where a new plan lengthened it',
    'DAY_CAP tuesday',
    {
      acts: [
        ['add', 'r', ['tue', 'run', 70, { locked: true }]],
        ['plan', 'r', ['tue', 'run', 90, { locked: true }], { isOfPlan: true, startsWeek: true }],
      ],
    },
    null,
    undefined,
  ],
  [
    'nobody where the planner did',
    'DAY_CAP tuesday',
    {
      planned: [at('r', 'tue', 'run', 40)],
      acts: [['plan', 'r', ['tue', 'run', 90], { isOfPlan: true }]],
    },
    null,
    undefined,
  ],
  [
    'nobody before the week was planned',
    'DAY_CAP tuesday',
    {
      acts: [
        ['add', 'r', ['tue', 'run', 90]],
        ['plan', 's', ['wed', 'run', 30], { isOfPlan: true, startsWeek: true }],
      ],
    },
    null,
    undefined,
  ],
])('%s', tellsBreaker);
