import type { EnduranceTemplate } from './template.ts';
import { isTest } from '../thresholdTest.ts';
import { templatesIn } from './templateText.ts';

/** The planner's workouts that hold no ladder: easy ones, which take the time that there is, and openers; how they are written says `templateText.ts`. */
export const ENDURANCE_TEMPLATES: readonly EnduranceTemplate[] = [
  ...templatesIn(
    'run',
    `
RUN-01 | Easy run | easy | -
Easy minutes build endurance without costing recovery; you can talk in sentences.
work 45m 78% "easy"

RUN-03 | Recovery jog | recovery | -
Loosen up; slower is better today.
work 30m 70% "very easy"

RUN-04 | Long run | easy | -
The long run builds endurance; start slower than you think you should.
work 100m 77% "steady and easy"

RUN-13 | Run opener | race-pace | opener | fast
A few minutes at race pace wake your legs up without tiring them.
warmup 15m 76% least 8m, 3x(2m 95% "at race pace", 2m 70% "easy"), cooldown 8m 74% least 5m

RUN-14 | Easy run with race pace | easy | - | above-threshold fast
A few minutes at the pace of the race, early in its week, keep it in your legs.
warmup 10m 76% least 8m, recovery 5m 78%, 4x(1m 100% "at race pace", 90s 70% "easy"), cooldown 5m 74% least 5m

RUN-15 | Easy run with race pace | easy | - | fast
A few minutes at the pace of the race, early in its week, keep it in your legs.
warmup 10m 76% least 8m, recovery 5m 78%, 3x(3m 90% "at race pace", 2m 70% "easy"), cooldown 5m 74% least 5m

RUN-21 | Threshold run test | threshold | - | fast
Half an hour alone on a flat road, as far as you can: its mean pace is your threshold pace, the mean heart rate of its last 20 minutes your threshold heart rate. Connect or upload the recording, or tell the result: the new thresholds are proposed.
warmup 15m 76% least 10m, 1x(30m 100% "all out, evenly"), cooldown 10m 74% least 5m

RUN-22 | Threshold run test | threshold | - | above-threshold fast
Where half an hour does not fit: twenty minutes alone on a flat road, as far as you can, of whose mean speed 95% is your threshold speed. Connect or upload the recording, or tell the result: the new threshold is proposed.
warmup 15m 76% least 8m, 1x(20m 104% "all out, evenly"), cooldown 10m 74% least 5m
`,
  ),
  // BIKE-11 is our own addition: the published set has no recovery ride [D]
  ...templatesIn(
    'bike',
    `
BIKE-01 | Endurance ride | easy | -
Easy minutes build endurance; keep the gears light and your breathing calm.
warmup 10m 60% least 1m, work 55m 68% "steady and easy", cooldown 10m 60% least 1m

BIKE-02 | Long ride | easy | -
The long ride builds endurance; eat and drink from the first half hour.
warmup 20m 60% least 1m, work 150m 70% "steady and easy", cooldown 10m 60% least 1m

BIKE-10 | Bike opener | race-pace | opener
A few short efforts wake your legs up without tiring them.
warmup 20m 60% least 8m, 4x(1m 105% "brisk", 2m 55% "easy spin"), cooldown 8m 55% least 5m

BIKE-12 | Easy ride with race power | easy | -
A few minutes at the power of the race, early in its week, keep it in your legs.
warmup 10m 60% least 8m, recovery 5m 66%, 4x(1m 95% "at race power", 2m 55% "easy spin"), cooldown 5m 55% least 5m

BIKE-13 | Easy ride with race power | easy | -
A few minutes at the power of the race, early in its week, keep it in your legs.
warmup 10m 60% least 8m, recovery 5m 66%, 3x(4m 78% "at race power", 2m 55% "easy spin"), cooldown 5m 55% least 5m

BIKE-21 | FTP test | threshold | -
Twenty minutes as hard as you can hold: 95% of their mean power is your FTP. Connect or upload the recording, or tell the result: the new FTP is proposed.
warmup 20m 60% least 7m, 3x(1m 100% "spin up", 1m 55% "easy"), 1x(20m 105% "all out, evenly"), cooldown 10m 55% least 5m

BIKE-11 | Easy spin | recovery | -
Turn the legs over lightly; nothing more is wanted today.
work 40m 53% "very easy"
`,
  ),
  // these but the first are our own additions: the published set has no recovery swim and no swims before a race [D]
  ...templatesIn(
    'swim',
    `
SWIM-01 | Technique swim | easy | -
Good technique is the cheapest speed in the water; think about one thing at a time.
warmup 8min 82% least 2m, 8x(50m in 69s 79% "drill"), 4x(200m in 266s 82% "easy"), cooldown 5min 78% least 2m

SWIM-06 | Recovery swim | recovery | -
Easy water, long strokes; nothing more is wanted today.
work 30min 75% "very easy"

SWIM-07 | Swim opener | race-pace | opener
A few short stretches at race pace wake your arms up without tiring them.
warmup 10min 82% least 8m, 4x(50m in 56s 97% "at race pace", 30s rest), cooldown 6min 78% least 5m

SWIM-08 | Easy swim with race pace | easy | -
A few stretches at the pace of the race, early in its week, keep it in your arms.
warmup 9min 82% least 8m, 6x(50m in 56s 97% "at race pace", 30s rest), cooldown 6min 78% least 5m

SWIM-21 | CSS test | threshold | - | above-threshold
Two swims all out, 400 m and 200 m: 200 m divided by the difference of their times is your critical swim speed. Connect or upload the recording, or tell the result: the new speed is proposed.
warmup 8min 82% least 8m, 4x(50m in 62s 88% "build up", 20s rest), 1x(400m in 424s 103% "all out, evenly", 5min rest), 1x(200m in 204s 107% "all out, evenly"), cooldown 5min 78% least 5m
`,
  ),
  ...templatesIn(
    'brick',
    `
BRICK-01 | Bike-run brick | moderate | -
Running straight off the bike teaches your legs the change; start the run gently.
bike: warmup 15m 65% least 1m, work 30m 70% "steady"
run: work 15m 79% "easy, off the bike"
`,
  ),
];

const BY_ID: ReadonlyMap<string, EnduranceTemplate> = new Map(
  // a test is done as it is written, or not at all
  ENDURANCE_TEMPLATES.map((template) => [template.id, isTest(template.id) ? { ...template, isExact: true } : template]),
);

/** The endurance template of this id, as it may be used; undefined: there is none. */
export const findTemplate = (id: string): EnduranceTemplate | undefined => BY_ID.get(id);

/** The endurance template of this id; an unknown id is a programming error. */
export function enduranceTemplate(id: string): EnduranceTemplate {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`No workout template ${id}`);
  return found;
}
