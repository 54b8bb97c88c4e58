import type { EnduranceTemplate } from './template.ts';
import { templatesIn } from './templateText.ts';

/** The planner's workouts of one sport, and of two, at their published size; how they are written says `templateText.ts`. */
export const ENDURANCE_TEMPLATES: readonly EnduranceTemplate[] = [
  ...templatesIn(
    'run',
    `
RUN-01 | Easy run | easy | -
Easy minutes build endurance without costing recovery; you can talk in sentences.
work 45m 78% "easy"

RUN-02 | Easy run with strides | easy | strides | strides above-threshold
Short relaxed strides keep your legs quick while the run stays easy.
warmup 30m 78% least 8m growing, 6x(20s 110% "fast but relaxed", 100s 70% "easy jog"), cooldown 5m 78% least 5m

RUN-03 | Recovery jog | recovery | -
Loosen up; slower is better today.
work 30m 70% "very easy"

RUN-04 | Long run | easy | -
The long run builds endurance; start slower than you think you should.
work 100m 79% "steady and easy"

RUN-05 | Progression run | moderate | tempo
Finishing faster than you start teaches pacing on tired legs.
warmup 25m 78% least 8m growing, 1x(20m 88% "steady"), 1x(10m 100% "at threshold"), cooldown 5m 78% least 5m

RUN-06 | Cruise intervals | threshold | threshold | counts-reps
Threshold work lifts the pace that you can hold for an hour; comfortably hard, never a race.
warmup 15m 76% least 8m, 4x(8m 100% "at threshold", 2m 65% "jog"), cooldown 10m 74% least 5m

RUN-07 | Tempo run | threshold | threshold
One unbroken stretch at threshold builds strength to hold a pace.
warmup 15m 76% least 8m, 1x(25m 99% "at threshold"), cooldown 10m 74% least 5m

RUN-08 | VO2max intervals | vo2max | vo2max | above-threshold counts-reps
Hard, even repetitions raise your aerobic ceiling; the last should be as fast as the first.
warmup 15m 76% least 8m, 5x(3m 109% "hard", 3m 62% "jog"), cooldown 10m 74% least 5m

RUN-09 | Kilometre repeats | vo2max | vo2max | above-threshold counts-reps
Repetitions of about a kilometre raise your aerobic ceiling.
warmup 15m 76% least 8m, 6x(4m 108% "hard", 150s 62% "jog"), cooldown 10m 74% least 5m

RUN-10 | Hill repeats | hard | vo2max | hills above-threshold counts-reps
Hills build strength with less impact than fast running on the flat.
warmup 15m 76% least 8m, 10x(1m 108% "uphill, strong", 2m 60% "easy down"), cooldown 10m 74% least 5m

RUN-11 | Marathon pace | race-pace | race-marathon | counts-reps
Time at marathon pace makes it feel normal; practise your race-day drinking and eating.
warmup 30m 78% least 8m growing, 2x(30m 90% "at marathon pace", 5m 75% "easy"), cooldown 20m 78% least 5m

RUN-12 | Half-marathon pace | race-pace | race-half-marathon | counts-reps
Time at half-marathon pace teaches the rhythm of your race.
warmup 15m 76% least 8m, 3x(12m 97% "at half-marathon pace", 3m 68% "jog"), cooldown 10m 74% least 5m

RUN-13 | Run opener | race-pace | opener
A few minutes at race pace wake your legs up without tiring them.
warmup 15m 76% least 8m, 3x(2m 95% "at race pace", 2m 70% "easy"), cooldown 8m 74% least 5m
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

BIKE-03 | Tempo ride | moderate | tempo | counts-reps
Tempo builds the strength to ride steadily for a long time; deep breathing, no strain.
warmup 15m 60% least 8m, 3x(12m 80% "at tempo", 4m 55% "easy spin"), cooldown 10m 55% least 5m

BIKE-04 | Sweet spot | hard | threshold | counts-reps
Just below threshold you gain most of its benefit at less cost.
warmup 15m 60% least 8m, 3x(15m 90% "just below threshold", 5m 55% "easy spin"), cooldown 10m 55% least 5m

BIKE-05 | Threshold ride | threshold | threshold | counts-reps
Long efforts near threshold lift the power that you can hold for an hour.
warmup 15m 60% least 8m, 2x(20m 97% "at threshold", 5m 55% "easy spin" between), cooldown 10m 55% least 5m

BIKE-06 | VO2max intervals | vo2max | vo2max | above-threshold counts-reps
Hard, even repetitions raise your aerobic ceiling; breathing is heavy.
warmup 15m 60% least 8m, 5x(4m 110% "hard", 4m 50% "easy spin"), cooldown 10m 55% least 5m

BIKE-07 | 70.3 pace ride | race-pace | race-half-ironman | aero counts-reps
Hold race power in race position, and practise eating and drinking at it.
warmup 20m 65% least 8m, 3x(25m 80% "at 70.3 pace", 5m 50% "easy spin"), cooldown 10m 65% least 5m

BIKE-08 | Ironman pace ride | race-pace | race-ironman | aero counts-reps
Hold race power in race position, and practise eating and drinking at it.
warmup 20m 60% least 8m, 3x(45m 72% "at Ironman pace", 25m 65% "easy"), cooldown 10m 55% least 5m

BIKE-09 | Low-cadence force | hard | tempo | force counts-reps
Pushing a big gear seated builds strength for the bike.
warmup 15m 60% least 8m, 6x(4m 85% "in a big gear, 55 to 60 rpm", 3m 55% "easy spin"), cooldown 10m 55% least 5m

BIKE-10 | Bike opener | race-pace | opener
A few short efforts wake your legs up without tiring them.
warmup 20m 60% least 8m, 4x(1m 105% "brisk", 2m 55% "easy spin"), cooldown 8m 55% least 5m

BIKE-11 | Easy spin | recovery | -
Turn the legs over lightly; nothing more is wanted today.
work 40m 53% "very easy"
`,
  ),
  // the last three are our own additions: the published set has no recovery swim, no swim before a race and one easy swim only [D]
  ...templatesIn(
    'swim',
    `
SWIM-01 | Technique swim | easy | -
Good technique is the cheapest speed in the water; think about one thing at a time.
warmup 8min 82% least 2m, 8x(50m in 69s 79% "drill"), 4x(200m in 266s 82% "easy"), cooldown 5min 78% least 2m

SWIM-02 | CSS swim | threshold | threshold | counts-reps
Even repetitions at your critical speed lift the pace that you can hold; short rests are the point.
warmup 9min 82% least 8m, 10x(100m in 108s 100% "at critical swim speed", 15s rest), cooldown 5min 78% least 5m

SWIM-03 | Endurance swim | moderate | tempo | counts-reps
Long repetitions a little slower than critical speed build endurance in the water.
warmup 7min 82% least 5m, 5x(400m in 450s 94.5% "strong and steady", 30s rest), cooldown 5min 78% least 3m

SWIM-04 | Fast fifties | vo2max | vo2max | above-threshold counts-reps
Short fast repetitions raise your top speed in the water.
warmup 9min 82% least 8m, 16x(50m in 51s 106% "fast", 20s rest), cooldown 5min 78% least 5m

SWIM-05 | Open-water swim | race-pace | threshold | above-threshold
Race pace and fast starts: swim as you would between the buoys.
warmup 7min 82% least 8m, 3x(300m in 334s 97% "at race pace", 45s rest), 4x(50m in 51s 107% "fast start", 30s rest), cooldown 5min 78% least 5m

SWIM-06 | Recovery swim | recovery | -
Easy water, long strokes; nothing more is wanted today.
work 30min 75% "very easy"

SWIM-07 | Swim opener | race-pace | opener
A few short stretches at race pace wake your arms up without tiring them.
warmup 10min 82% least 8m, 4x(50m in 56s 97% "at race pace", 30s rest), cooldown 6min 78% least 5m

SWIM-08 | Easy swim | easy | -
Easy repetitions build endurance; keep the strokes long and the breathing calm.
warmup 8min 82% least 2m, 5x(200m in 263s 82% "easy", 20s rest), cooldown 5min 78% least 2m
`,
  ),
  ...templatesIn(
    'brick',
    `
BRICK-01 | Bike-run brick | moderate | -
Running straight off the bike teaches your legs the change; start the run gently.
bike: warmup 15m 65% least 1m, work 30m 70% "steady"
run: work 15m 79% "easy, off the bike"

BRICK-02 | Race-pace brick | race-pace | threshold | aero
Race pace on the bike, then on tired legs: this is your race in small.
bike: warmup 15m 60% least 8m, 2x(12m 92% "at race pace", 5m 55% "easy spin" between), recovery 16m 65% "easy"
run: recovery 5m 76% "easy, off the bike", 1x(10m 100% "at 10 km pace"), cooldown 5m 74% least 5m

BRICK-03 | 70.3 brick | race-pace | race-half-ironman | aero
Race power on the bike and race pace off it, with the food and drink of race day.
bike: warmup 20m 60% least 8m, 3x(20m 80% "at 70.3 pace", 5m 55% "easy spin" between), recovery 30m 70% "steady"
run: recovery 10m 78% "easy, off the bike", 1x(20m 90% "at 70.3 pace"), cooldown 10m 78% least 5m

BRICK-04 | Ironman brick | race-pace | race-ironman | aero
Hours at race power, then the run at the pace that you can hold all day.
bike: warmup 20m 60% least 8m, 1x(180m 70% "at Ironman pace"), recovery 40m 65% "easy"
run: work 45m 82% "at Ironman pace"
`,
  ),
];

const BY_ID: ReadonlyMap<string, EnduranceTemplate> = new Map(
  ENDURANCE_TEMPLATES.map((template) => [template.id, template]),
);

/** The endurance template of this id; an unknown id is a programming error. */
export function enduranceTemplate(id: string): EnduranceTemplate {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`No workout template ${id}`);
  return found;
}
