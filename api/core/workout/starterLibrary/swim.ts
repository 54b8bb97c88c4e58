import { startersOf } from './starterWorkout.ts';

export const SWIM_STARTERS = startersOf(
  'swim',
  `
recovery | Recovery Swim | easy | recovery all-levels
30min gentle
Easy water, long strokes.
Any stroke, any order. Stop when it stops feeling good.

water-feel | First Lengths | easy | base beginner technique
5min gentle, 10x(25m easy, 26s rest), 5min gentle
Single lengths with plenty of rest, for those new to freestyle.
Breathe out under water, all the time. Hold the wall until you are calm again.

technique | Technique Swim | easy | base all-levels technique drills
8min easy, 8x(50m easy "drill", 23s rest), 4x(150m easy, 10s rest), 4min gentle
Drills, then the same feeling at full stroke.
One thing at a time: two drills of catch, two of body line, two of breathing, two of your choice.

easy-distance | Easy Distance | easy | base build intermediate advanced endurance
8min easy, 6x(200m easy, 33s rest), 4min gentle
Calm repetitions of two hundred metres.
Count your strokes on the first length of each; keep the number.

pull | Pull and Paddle | moderate | base build intermediate advanced strength
8min easy, 8x(100m tempo "pull buoy", 20s rest), 6x(25m easy "kick", 26s rest), 6min gentle
Strength for the shoulders with a pull buoy, legs for balance after it.
Small paddles or none. The elbow stays high; leave the paddles off if a shoulder complains.

endurance-400 | Endurance 5 × 400 | moderate | base build advanced veteran endurance half-ironman ironman
7min easy, 5x(400m tempo, 22s rest), 5min gentle
Long repetitions a little slower than critical speed.
Strong and steady. Sight forwards twice a length on the even ones.

css-10x100 | CSS 10 × 100 | threshold | build race-specific intermediate advanced threshold css
9min easy, 10x(100m css, 12s rest), 6min gentle
Even hundreds at critical swim speed.
The first four feel easy, the last four do not; all ten take the same time.

css-6x100 | CSS 6 × 100 | threshold | build beginner intermediate threshold css
9min easy, 6x(100m css, 42s rest), 6min gentle
A first set at critical swim speed, with longer rests.
Swim the time of the first one six times. Drop out of one if your stroke falls apart.

css-200 | CSS 5 × 200 | threshold | race-specific peak advanced veteran threshold css olympic half-ironman
10min easy, 5x(200m css, 24s rest), 6min gentle
Longer repetitions at critical speed for those who hold it well.
Turn cleanly and push off long. Even halves in every two hundred.

fast-fifties | Fast Fifties | vo2max | build peak intermediate advanced vo2max speed sprint olympic
9min easy, 16x(50m vo2max, 24s rest), 5min gentle
Sixteen fast fifties raise your top speed.
Fast arms, quiet head. Take ten more seconds before you take a bad stroke.

sprints-25 | Sprint Twenty-Fives | hard | base peak all-levels speed
10min easy, 12x(25m 120% "sprint", 37s rest), 8min easy
Short sprints for starts and overtaking.
All out from the wall, easy back to the start of the next. Full rest.

open-water | Open-Water Practice | race-pace | race-specific peak intermediate advanced open-water
8min easy, 3x(300m 97% "at race pace, sight every six strokes", 25s rest), 4x(50m vo2max "fast start", 24s rest), 5min gentle
Race pace with fast starts, as between the buoys.
In open water stay near the shore and never swim alone. In the pool, lift the eyes without lifting the head.

opener | Swim Opener | race-pace | taper race all-levels opener
10min easy, 4x(50m 97% "at race pace", 34s rest), 6min gentle
A few strokes at race pace before the day.
Try the goggles and the suit of race day. Get out wanting more.
`,
);
