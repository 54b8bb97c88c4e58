import { startersOf } from './starterWorkout.ts';

export const RUN_STARTERS = startersOf(
  'run',
  `
walk-run | First Run-Walk | easy | base beginner walk-run
warmup 5m 45% "brisk walk", 8x(2m easy, recovery 1m 45% "walk"), cooldown 6m 45% "brisk walk"
Eight short runs with walks between them, for the first weeks of running.
Start each run slower than you want to. If two minutes are too long today, run one and walk two; the count is what matters, not the pace.

walk-run-long | Run-Walk 4:1 | easy | base beginner walk-run
warmup 5m 45% "brisk walk", 7x(4m easy, recovery 1m 45% "walk"), cooldown 5m 45% "brisk walk"
Four minutes of running, one of walking: the step before running through.
Walk before you are tired. You should be able to talk in whole sentences during every run.

recovery-30 | Recovery Jog | easy | recovery all-levels
30m gentle
Loosens the legs after a hard day or a race.
Slower is better today. Stay on soft, flat ground and stop after twenty minutes if your legs are heavy.

easy-40 | Easy Run 40 | easy | base build beginner intermediate endurance
40m easy
Easy minutes build endurance without costing recovery.
Breathe through your nose for the first ten minutes; that sets the pace. You can talk in sentences all the way.

easy-60 | Easy Run 60 | easy | base build race-specific intermediate advanced veteran endurance
60m easy
An hour of calm running: the daily bread of every plan.
Even effort, not even pace: slow down on climbs and in the heat.

strides | Easy Run with Strides | easy | base taper all-levels strides speed
33m easy, 6x(20s 110% "fast but relaxed", recovery 100s 70% "easy jog"), cooldown 5m easy
An easy run with six short strides that keep the legs quick.
Build up over the first five seconds, run tall and loose, and let it fade out. Strides are quick, never a sprint; take the whole rest.

hill-strides | Hill Strides | easy | base beginner intermediate hills strength
32m easy, 8x(15s 105% "uphill, springy", recovery 105s 60% "walk down"), cooldown 7m easy
Short springy climbs: strength for the legs at little cost.
Pick a hill of six to eight percent. Lift the knees, push the ground away, walk back down and start again fresh.

long-75 | Long Run 75 | easy | base build beginner intermediate long endurance
75m easy
The weekly long run for shorter races and early base weeks.
Start ten seconds per kilometre slower than feels right. Drink if it is warm.

long-100 | Long Run 100 | easy | base build intermediate advanced long endurance half-marathon
100m easy
Time on your feet builds the endurance that everything else stands on.
Keep it easy to the end; if the last twenty minutes are hard, the first twenty were too fast. Take a drink and something to eat along.

long-150 | Long Run 150 | easy | build race-specific advanced veteran long endurance marathon
150m easy
The big long run of marathon training.
Practise race-day breakfast, drinks and gels, and wear the shoes of race day. Walk breaks of a minute every half hour are allowed.

progression | Progression Run | moderate | build race-specific intermediate advanced pacing
warmup 25m easy, 20m 88% "steady", 10m threshold, 5m easy
Easy, then steady, then strong: teaches pacing on tired legs.
Each change is a gear, not a leap. If you cannot finish the last ten minutes evenly, the steady part was too fast.

fartlek | Fartlek 1-2-3 | moderate | base build all-levels fartlek
15m easy, 3x(1m 104%, 1m easy, 2m 100%, 2m easy, 3m 96%, 3m easy), 9m easy
Play with speed: one, two and three minutes brisk, as long easy.
Run it by feel, on trails if you can. The longer the surge, the calmer it is.

steady-state | Steady State | moderate | base build intermediate advanced tempo
15m easy, 2x(15m 90%, 3m easy), 9m easy
Two long stretches just below threshold build strength to hold a pace.
Strong but calm; you could say a short sentence. Keep the second as even as the first.

cruise-4x8 | Cruise Intervals 4 × 8 | threshold | build race-specific intermediate advanced threshold half-marathon marathon
15m 76%, 4x(8m threshold, 2m gentle "jog"), 10m 74%
Threshold work lifts the pace that you can hold for an hour.
Comfortably hard, never a race: you should feel that a fifth one is possible. Keep the jogs moving.

cruise-5x5 | Cruise Intervals 5 × 5 | threshold | build beginner intermediate threshold
15m 76%, 5x(5m threshold, 1m gentle "jog"), 10m 74%
Shorter threshold intervals with short jogs, for those new to this work.
Run the first one a touch slower than you think. The short rests are the point; do not stretch them.

tempo-25 | Tempo Run 25 | threshold | build race-specific taper advanced veteran threshold
15m 76%, 25m 99% "at threshold", 10m 74%
One unbroken stretch at threshold.
Settle in during the first five minutes. If your breathing gets away from you, ease off at once: the time counts, not the pace.

over-unders | Over-Unders | threshold | race-specific peak advanced veteran threshold
15m 76%, 6x(3m 96% "just under threshold", 2m 103% "just over"), 10m 74%
Half an hour around threshold that teaches the legs to clear what they make.
The twos are only a little quicker than the threes. It should feel like one long effort with waves in it.

vo2-5x3 | VO₂max 5 × 3 | vo2max | build peak intermediate advanced vo2max intervals
15m 76%, 5x(3m vo2max, 3m gentle "jog"), 10m 74%
Hard, even repetitions raise your aerobic ceiling.
The last should be as fast as the first. Leave one repetition out rather than struggling through it.

vo2-kilometres | Kilometre Repeats | vo2max | build peak advanced veteran vo2max intervals half-marathon marathon
16m 76%, 6x(4m vo2max, recovery 150s 62% "jog"), 9m 74%
Repetitions of about a kilometre at five-kilometre effort.
Run by effort if it is windy or hilly. Stop when your form goes; four good ones are better than six.

vo2-30-30 | Thirty-Thirty | vo2max | build peak beginner intermediate vo2max speed
18m 76%, 2x(30s 112%, 30s gentle "jog", 30s 112%, 30s gentle "jog", 30s 112%, 30s gentle "jog", 30s 112%, 30s gentle "jog", 30s 112%, 150s gentle "jog"), 13m 74%
Short quick bursts with equal jogs: a gentle way into fast running.
Quick feet, loose shoulders. The jog is a jog, not a stand.

hills-10x1 | Hill Repeats 10 × 1 | hard | base build intermediate advanced hills strength
15m 76%, 10x(1m 108% "uphill, strong", 2m gentle "easy down"), 10m 74%
Hills build strength with less impact than fast running on the flat.
Four to six percent is steep enough. Short steps, upright hips, eyes ahead; come down as gently as you can.

marathon-pace | Marathon Pace Long Run | race-pace | race-specific peak advanced veteran marathon long
30m easy, 2x(30m 90% "at marathon pace", 5m easy), 20m easy
An hour at marathon pace inside a long run makes it feel normal.
Practise race-day drinking and eating. The pace should feel held back in the first half hour and honest in the second.

half-marathon-pace | Half-Marathon Pace 3 × 12 | race-pace | race-specific peak intermediate advanced half-marathon
15m 76%, 3x(12m 97% "at half-marathon pace", 3m gentle "jog"), 10m 74%
Teaches the rhythm of your race.
Lock on to the pace in the first two minutes and stop looking at your watch. Even splits are the goal.

opener | Run Opener | race-pace | taper race all-levels opener
15m 76%, 3x(2m 95% "at race pace", 2m gentle "easy"), 8m 74%
A few minutes at race pace wake your legs up the day or two before a race.
Stop while it feels easy. Lay out your kit when you are back.
`,
);
