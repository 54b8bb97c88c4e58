import { startersOf } from './starterWorkout.ts';

export const BIKE_STARTERS = startersOf(
  'bike',
  `
recovery-40 | Recovery Spin | easy | recovery all-levels
40m gentle
Easy turning of the legs; nothing more is wanted.
Light gear, around ninety turns a minute. If you sweat much, it is too hard.

endurance-60 | Endurance Ride 60 | easy | base build beginner intermediate endurance
60m easy
A calm hour that builds endurance.
Keep the pressure even; coast as little as the road allows.

endurance-90 | Endurance Ride 90 | easy | base build intermediate advanced endurance
90m easy
An hour and a half of steady pedalling.
Eat and drink from the first half hour on: practise it here, where it costs nothing.

long-150 | Long Ride 150 | easy | base build intermediate advanced long endurance half-ironman
20m gentle, work 120m 68% "steady", 10m gentle
The long ride of the week.
Steady beats fast. Take sixty grams of carbohydrate an hour and try the saddle position of race day.

long-240 | Long Ride 240 | easy | build race-specific advanced veteran long endurance ironman
30m gentle, work 200m 68% "steady", 10m gentle
Four hours for those who race all day.
Plan your stops and bottles before you leave. The last hour should feel like the second.

cadence | Cadence Play | easy | base recovery beginner intermediate cadence technique
15m gentle, 6x(3m 65% "100 to 110 turns a minute", 2m 60% "80 turns"), 15m easy
Quick legs at low pressure smooth the pedal stroke.
Hips stay still in the saddle; when they bounce, slow down a little. Power does not matter today.

tempo-3x12 | Tempo 3 × 12 | moderate | base build beginner intermediate tempo
15m gentle, 3x(12m tempo, 4m gentle), 10m gentle
Steady pressure below threshold: strong legs for little fatigue.
You could speak in short sentences. Keep the turns above eighty a minute.

tempo-40 | Tempo 40 | moderate | base build intermediate advanced tempo
15m gentle, 40m 82% "at tempo", 10m gentle
One long stretch at tempo.
Sit still, look ahead, breathe low. Drink every ten minutes even if you do not want to.

force | Low-Cadence Force | hard | base intermediate advanced strength force
15m gentle, 6x(4m 85% "55 to 60 turns a minute, seated", 3m gentle), 10m gentle
Slow turns against resistance build strength on the bike.
A climb or a big gear. Push and pull in circles, upper body quiet. Not for sore knees.

sweet-spot-3x15 | Sweet Spot 3 × 15 | hard | build advanced veteran sweet-spot olympic half-ironman ironman
15m gentle, 3x(15m 90%, 5m gentle), 10m gentle
Just below threshold, where much is gained for what it costs.
It should feel too easy for five minutes and just right after ten. Keep the power flat.

sweet-spot-3x8 | Sweet Spot 3 × 8 | hard | base build beginner intermediate sweet-spot
15m gentle, 3x(8m 90%, 4m gentle), 9m gentle
A first taste of long work near threshold.
Three even blocks. If the third is a fight, the first was too hard.

threshold-2x20 | Threshold 2 × 20 | threshold | build race-specific advanced veteran threshold
15m gentle, 2x(20m threshold, 5m gentle), 10m gentle
The classic: two times twenty minutes at threshold.
Begin five watts low. Break each into four times five minutes in your head.

threshold-4x8 | Threshold 4 × 8 | threshold | build race-specific intermediate advanced threshold
15m gentle, 4x(8m 100% "at threshold", 3m gentle), 10m gentle
Four shorter blocks at threshold.
Hard but under control; the last minute of each should look like the first.

over-unders | Over-Unders 3 × 9 | threshold | race-specific peak advanced veteran threshold
15m gentle, 3x(2m 95%, 1m 105%, 2m 95%, 1m 105%, 2m 95%, 1m 105%, 5m gentle), 13m gentle
Waves around threshold teach the legs to recover under pressure.
The overs are only a little above. Bring the breathing down again during the unders.

vo2-5x4 | VO₂max 5 × 4 | vo2max | build peak advanced veteran vo2max intervals sprint olympic
15m gentle, 5x(4m vo2max, 4m gentle), 10m gentle
Hard repetitions that raise your aerobic ceiling.
Get up to power within ten seconds and hold it. Quick turns, ninety and more.

vo2-5x3 | Above Threshold 5 × 3 | vo2max | build peak beginner intermediate vo2max intervals
15m easy, 5x(3m 106%, 3m easy), 10m easy
A gentler set above threshold.
Finish each repetition as strongly as you began it; skip the last if you cannot.

sprints | Neuromuscular Sprints | hard | base build intermediate advanced speed
20m easy, 8x(10s 180% "all out, seated", recovery 170s 55% "easy spin"), 16m easy
Ten-second sprints wake up muscle that steady riding never uses.
All out, then fully rested. Quality over everything: stop when the peak drops.

half-iron-pace | 70.3 Pace 3 × 25 | race-pace | race-specific peak advanced veteran half-ironman
20m gentle, 3x(25m 80% "at 70.3 pace", 5m gentle), 10m gentle
Long blocks at the power of a half-distance race.
On race bars, with race nutrition: eighty grams of carbohydrate an hour if your stomach allows.

iron-pace | Ironman Pace 3 × 45 | race-pace | race-specific peak advanced veteran ironman long
35m easy, 3x(45m 72% "at Ironman pace", 10m gentle), 40m easy
Hours at the power that you can hold all day.
It must feel easy in the first block. Check the position every ten minutes, eat every twenty.

opener | Bike Opener | race-pace | taper race all-levels opener
20m gentle, 4x(1m 105% "at race effort", 2m gentle), 8m gentle
Four short efforts the day before a race.
Check gears, brakes and tyres on the way. Home again before you feel anything.
`,
);
