import type { WorkoutTime } from '../athlete/athlete.ts';
import type { DayPlan, Draft } from './draft.ts';
import { timesOfDrafts } from './timeOfDay.ts';

/** What a day's times are made of. */
const draft = (text: string): Draft => {
  const [name, minutes] = text.split(' ');
  return {
    workoutType: name === 'strength' ? 'strength' : 'run',
    sport: name === 'strength' ? 'strength' : 'running',
    role: 'easy',
    keyIndex: 0,
    minutes: Number(minutes),
    max: 300,
    brickRunMinutes: 0,
    isLong: name === 'long',
    isHard: name === 'hard',
    dayIndex: 0,
    lengthRule: 'share',
    maxRule: 'share',
    insteadOf: null,
    race: null,
  };
};

test.each<[WorkoutTime, string[], WorkoutTime[], WorkoutTime[]]>([
  ['midday', ['easy 30'], [], ['midday']],
  ['morning', ['easy 30', 'easy 40'], [], ['evening', 'morning']],
  ['evening', ['easy 40', 'easy 30'], [], ['evening', 'morning']],
  ['midday', ['long 90', 'hard 50'], [], ['evening', 'midday']],
  ['afternoon', ['easy 95', 'long 90'], [], ['morning', 'afternoon']],
  ['evening', ['strength 30', 'easy 40'], [], ['evening', 'morning']],
  ['midday', ['easy 40', 'strength 50'], [], ['midday', 'evening']],
  ['morning', ['strength 60', 'easy 40'], [], ['evening', 'morning']],
  ['morning', ['easy 40'], ['morning'], ['evening']],
  ['morning', ['easy 40'], ['evening'], ['morning']],
  ['morning', ['easy 40'], ['morning', 'evening'], ['evening']],
  ['afternoon', ['easy 40'], ['afternoon'], ['morning']],
  ['morning', ['easy 40'], ['midday'], ['morning']],
])('preferred in the %s, %j beside kept ones at %j take %j', (preferred, texts, kept, expected) => {
  const drafts = texts.map(draft);
  const day = { drafts, kept: kept.map((timeOfDay) => ({ timeOfDay })) } as unknown as DayPlan;
  const times = timesOfDrafts([day], preferred);
  expect(drafts.map((each) => times.get(each))).toEqual(expected);
});

test('a day without new workouts has no times', () => {
  const day = { drafts: [], kept: [] } as unknown as DayPlan;
  expect(timesOfDrafts([day], 'morning').size).toBe(0);
});
