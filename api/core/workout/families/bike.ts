import { parseFamilies } from './parseFamilies.ts';

/** Families of rides. Rungs are main sets alone, demand rising from one to the next; `parseFamilies.ts` says how they are written [K]. */
export const BIKE_FAMILIES = parseFamilies(
  'bike',
  `
cadence | Cadence ride | easy | tempo
A quick, round pedal stroke saves the legs for the last hour of a long day.
Light gears, still hips; the legs are busy and the breathing is calm.
Bouncing on the saddle: slow down until it stops, then build again.
Leave it out with a sore knee that dislikes speed.
4x(90s 68% "at 100 rpm", 2m 60% "easy spin")
6x(90s 70% "at 105 rpm", 2m 60% "easy spin")
4x(3m 70% "at 100 rpm", 2m 60% "easy spin") | 6x(30s 65% "one leg, then the other", 60s 60% "easy spin"), 4x(2m 70% "at 100 rpm", 2m 60% "easy spin")
3x(6m 71% "at 95 rpm or more", 2m 60% "easy spin")
3x(8m 72% "at 95 rpm or more", 2m 60% "easy spin") | 8x(150s 74% "at 110 rpm", 2m 60% "easy spin")

brisk | Easy ride with brisk minutes | easy | tempo | above-threshold
A few brisk minutes keep the legs awake while the ride stays easy.
Brisk and smooth, about 7 of 10; every one of them feels as light as the first.
Making a race of them: the ride is an easy one.
Leave them out with a sore knee, or when the easy part already feels heavy.
6x(1m 101% "brisk", 2m 58% "easy spin") | 6x(1m 101% "brisk", 1m 58% "easy spin") | 6x(50s 102% "brisk", 70s 58% "easy spin")
7x(1m 101% "brisk", 2m 58% "easy spin")
8x(1m 102% "brisk", 2m 58% "easy spin")
9x(1m 102% "brisk", 2m 58% "easy spin")
10x(1m 103% "brisk", 2m 58% "easy spin")

force | Low-cadence force | hard | tempo | force
Pushing a big gear seated builds strength for hills and for the last hour of a long ride.
The muscles work, the breathing stays calm; still shoulders, hands open.
Rocking from side to side; if you must, the gear is too big.
Leave it out with a sore knee or lower back.
5x(3m 80% "in a big gear, 55 to 60 rpm", 2m 55% "easy spin")
4x(5m 80% "in a big gear, 55 to 60 rpm", 3m 55% "easy spin")
5x(5m 82% "in a big gear, 55 to 60 rpm", 3m 55% "easy spin") | 8x(3m 83% "in a big gear, 55 to 60 rpm", 2m 55% "easy spin")
5x(6m 82% "in a big gear, 55 to 60 rpm", 3m 55% "easy spin")
4x(8m 83% "in a big gear, 55 to 60 rpm", 4m 55% "easy spin") | 6x(6m 82% "in a big gear, 55 to 60 rpm", 3m 55% "easy spin")
4x(10m 83% "in a big gear, 50 to 60 rpm", 4m 55% "easy spin")
4x(12m 83% "in a big gear, 50 to 60 rpm", 4m 55% "easy spin")

tempo | Tempo ride | moderate | tempo
Tempo builds the strength to ride steadily for a long time.
Deep breathing, no strain; you notice it after a while, not at once.
Chasing the number on a day with wind or hills: effort first.
Leave it out the day before a hard run.
2x(10m 80% "at tempo", 3m 55% "easy spin")
3x(8m 81% "at tempo", 3m 55% "easy spin") | 20m 80% "at tempo"
2x(15m 82% "at tempo", 4m 55% "easy spin") | 3x(10m 82% "at tempo", 3m 55% "easy spin")
2x(20m 82% "at tempo", 5m 55% "easy spin") | 3x(12m 83% "at tempo", 4m 55% "easy spin")
3x(15m 83% "at tempo", 4m 55% "easy spin") | 45m 80% "at tempo"
3x(20m 82% "at tempo", 5m 55% "easy spin") | 2x(28m 82% "at tempo", 5m 55% "easy spin")
2x(35m 82% "at tempo", 5m 55% "easy spin") | 4x(17m 83% "at tempo", 4m 55% "easy spin")
80m 81% "at tempo"

sweet-spot | Sweet spot | hard | threshold
Just below threshold you gain most of its benefit at less cost.
Hard enough to need your mind, easy enough to repeat the day after tomorrow.
Riding it at threshold; then it is another workout, with another price.
Leave it out when you cannot hold the first one.
3x(6m 89% "just below threshold", 3m 55% "easy spin")
3x(8m 90% "just below threshold", 3m 55% "easy spin")
3x(10m 90% "just below threshold", 4m 55% "easy spin") | 4x(8m 90% "just below threshold", 3m 55% "easy spin")
3x(12m 90% "just below threshold", 4m 55% "easy spin") | 2x(18m 90% "just below threshold", 5m 55% "easy spin")
2x(20m 90% "just below threshold", 5m 55% "easy spin") | 4x(10m 91% "just below threshold", 3m 55% "easy spin")
3x(15m 90% "just below threshold", 5m 55% "easy spin") | 2x(23m 90% "just below threshold", 5m 55% "easy spin")
3x(18m 90% "just below threshold", 5m 55% "easy spin")
3x(20m 91% "just below threshold", 5m 55% "easy spin") | 2x(30m 90% "just below threshold", 6m 55% "easy spin")

threshold | Threshold ride | threshold | threshold
Long efforts near threshold lift the power that you can hold for an hour.
Short phrases only; the last third of each is the part that counts.
Starting above it and fading; ride the second half of each a little stronger than the first.
Leave it out in the week of a race.
3x(5m 97% "at threshold", 3m 55% "easy spin")
4x(5m 98% "at threshold", 3m 55% "easy spin")
4x(6m 98% "at threshold", 3m 55% "easy spin") | 3x(8m 97% "at threshold", 3m 55% "easy spin")
3x(10m 97% "at threshold", 4m 55% "easy spin") | 5x(6m 98% "at threshold", 3m 55% "easy spin")
2x(15m 98% "at threshold", 5m 55% "easy spin") | 4x(8m 98% "at threshold", 3m 55% "easy spin")
3x(12m 97% "at threshold", 4m 55% "easy spin") | 4x(9m 98% "at threshold", 3m 55% "easy spin")
2x(20m 97% "at threshold", 6m 55% "easy spin") | 4x(10m 98% "at threshold", 4m 55% "easy spin")
3x(15m 97% "at threshold", 5m 55% "easy spin") | 35m 97% "at threshold", 10m 90% "just below threshold"

over-unders | Over-unders | threshold | threshold | above-threshold
Going over threshold and back teaches you to answer a hill or a rider and still hold your power.
Burning on the over, working on the under.
Making the overs sprints; five percent over is enough.
Leave them out when threshold alone is hard this week.
4x(3m 94% "just under", 1m 105% "just over threshold")
6x(2m 94% "just under", 1m 105% "just over threshold")
8x(2m 94% "just under", 1m 105% "just over threshold")
9x(2m 95% "just under", 1m 105% "just over threshold") | 5x(3m 94% "just under", 2m 104% "just over threshold")
12x(2m 95% "just under", 1m 105% "just over threshold") | 7x(3m 95% "just under", 2m 104% "just over threshold")
14x(2m 95% "just under", 1m 106% "just over threshold")

vo2-short | Short VO2max intervals | vo2max | vo2max | above-threshold
Short hard rides with short rests collect minutes at your aerobic ceiling.
Deep breathing from the third on; the legs are tired, not dead.
All out on the first ones; they are short because there are many.
Leave them out when you slept badly twice in a row.
10x(30s 118% "hard", 30s 50% "easy spin")
14x(30s 118% "hard", 30s 50% "easy spin") | 8x(1m 114% "hard", 1m 50% "easy spin")
18x(30s 120% "hard", 30s 50% "easy spin") | 15x(40s 116% "hard", 20s 50% "easy spin")
24x(30s 120% "hard", 30s 50% "easy spin") | 18x(40s 117% "hard", 20s 50% "easy spin")
24x(40s 117% "hard", 20s 50% "easy spin") | 15x(1m 115% "hard", 1m 50% "easy spin")
30x(40s 117% "hard", 20s 50% "easy spin")

vo2-long | VO2max intervals | vo2max | vo2max | above-threshold
Hard, even repetitions raise your aerobic ceiling.
Heavy breathing, one word at a time; you wish for the end and can wait for it.
The first at 130 percent; look at the average of the last.
Leave them out in the two days after a long ride.
4x(2m 112% "hard", 2m 50% "easy spin")
5x(2m 113% "hard", 2m 50% "easy spin") | 4x(150s 112% "hard", 150s 50% "easy spin")
4x(3m 112% "hard", 3m 50% "easy spin") | 6x(2m 114% "hard", 2m 50% "easy spin")
5x(3m 112% "hard", 3m 50% "easy spin") | 4x(4m 110% "hard", 4m 50% "easy spin")
6x(3m 112% "hard", 3m 50% "easy spin") | 5x(4m 109% "hard", 4m 50% "easy spin")
5x(4m 111% "hard", 4m 50% "easy spin") | 4x(5m 109% "hard", 4m 50% "easy spin")
6x(4m 110% "hard", 4m 50% "easy spin") | 5x(5m 108% "hard", 5m 50% "easy spin")

anaerobic | Anaerobic efforts | vo2max | vo2max | above-threshold
A minute far above threshold is what a short hill or a break asks; the long rests make it repeatable.
Very hard from the middle on; you need all of the rest.
Shortening the rest to feel busy.
Leave them out with a sore knee, and in weeks of little sleep.
6x(45s 125% "very hard", 150s 50% "easy spin")
8x(45s 126% "very hard", 150s 50% "easy spin")
6x(1m 130% "very hard", 4m 50% "easy spin")
8x(1m 130% "very hard", 4m 50% "easy spin")
10x(1m 130% "very hard", 4m 50% "easy spin")
8x(90s 126% "very hard", 4m 50% "easy spin")

bursts | Bursts inside tempo | hard | tempo | above-threshold
Roads and groups are not even: bursts teach you to go hard and settle again.
Sharp for seconds, then back to work; the heart rate never quite comes down.
Sitting up after each burst.
Leave them out with a sore knee.
6x(15s 150% "burst", 105s 76% "steady")
8x(15s 150% "burst", 105s 78% "steady")
10x(15s 150% "burst", 105s 80% "at tempo")
2x(20m 83% "at tempo, a burst of ten seconds each fourth minute", 4m 55% "easy spin")
16x(15s 155% "burst", 105s 82% "at tempo")
2x(28m 83% "at tempo, a burst of ten seconds each fourth minute", 5m 55% "easy spin")

climbs | Climb simulation | hard | tempo | force
Long steady efforts, seated and standing in turns, are what a mountain asks.
Patient at the foot, strong at the top.
Standing too often; one minute in five is plenty.
Leave it out with a sore lower back.
2x(12m 86% "seated, standing each fifth minute", 5m 55% "easy spin")
2x(16m 87% "seated, standing each fifth minute", 6m 55% "easy spin")
2x(20m 88% "seated, standing each fifth minute", 6m 55% "easy spin") | 3x(13m 88% "seated, standing each fifth minute", 5m 55% "easy spin")
3x(16m 88% "seated, standing each fifth minute", 5m 55% "easy spin")
3x(20m 88% "seated, standing each fifth minute", 6m 55% "easy spin") | 2x(30m 87% "seated, standing each fifth minute", 8m 55% "easy spin")
2x(35m 88% "seated, standing each fifth minute", 8m 55% "easy spin")
20m 82% "at tempo", 25m 88% "seated, standing each fifth minute", 25m 92% "to the top"

race-power-short | Short-course race power | race-pace | race-olympic | aero
The power of your race in race position, often enough to find it without looking.
Hard and even, the head quiet.
Pressing on the climbs and resting on the descents.
Leave it out within three days of a race.
3x(5m 92% "at race power", 3m 55% "easy spin")
3x(7m 93% "at race power", 3m 55% "easy spin") | 2x(10m 92% "at race power", 4m 55% "easy spin")
3x(10m 92% "at race power", 4m 55% "easy spin") | 5x(5m 94% "at race power", 2m 55% "easy spin")
2x(18m 92% "at race power", 5m 55% "easy spin") | 4x(8m 93% "at race power", 3m 55% "easy spin")
3x(14m 92% "at race power", 4m 55% "easy spin") | 2x(20m 93% "at race power", 5m 55% "easy spin")
2x(25m 92% "at race power", 5m 55% "easy spin")
60m 91% "at race power"

race-power-half | 70.3 race power | race-pace | race-half-ironman | aero
Hold race power in race position, and practise eating and drinking at it.
Strong and quiet; the run still has to come.
Riding above it in the first half hour because it feels like nothing.
Leave it out when heat or wind makes the number a fight; ride the effort.
Take 60 to 90 g of carbohydrate an hour, from the bottles that you will race with.
2x(15m 80% "at 70.3 power", 5m 55% "easy spin") | 30m 80% "at 70.3 power"
2x(20m 80% "at 70.3 power", 5m 55% "easy spin") | 3x(13m 81% "at 70.3 power", 4m 55% "easy spin") | 40m 80% "at 70.3 power"
3x(20m 80% "at 70.3 power", 5m 55% "easy spin") | 2x(28m 80% "at 70.3 power", 6m 55% "easy spin") | 55m 80% "at 70.3 power"
2x(35m 80% "at 70.3 power", 6m 55% "easy spin") | 3x(24m 81% "at 70.3 power", 5m 55% "easy spin") | 65m 80% "at 70.3 power"
3x(30m 80% "at 70.3 power", 6m 55% "easy spin") | 2x(45m 80% "at 70.3 power", 8m 55% "easy spin") | 80m 80% "at 70.3 power"
90m 80% "at 70.3 power", 15m 84% "at 70.3 power, uphill"
2x(60m 80% "at 70.3 power", 8m 55% "easy spin")

race-power-ironman | Ironman race power | race-pace | race-ironman | aero
Hours at race power in race position, fed as on race day.
Almost too easy; the work is to keep it even and to eat.
Letting the group or the hill decide; your number decides.
Leave it out when you have a cold coming.
Take 60 to 90 g of carbohydrate an hour and drink to thirst; what the stomach takes today it takes on the day.
2x(25m 72% "at Ironman power", 5m 60% "easy spin") | 45m 72% "at Ironman power"
3x(20m 72% "at Ironman power", 5m 60% "easy spin") | 2x(32m 72% "at Ironman power", 6m 60% "easy spin") | 60m 72% "at Ironman power"
2x(45m 72% "at Ironman power", 8m 60% "easy spin") | 3x(30m 72% "at Ironman power", 6m 60% "easy spin") | 90m 72% "at Ironman power"
3x(40m 72% "at Ironman power", 8m 60% "easy spin") | 2x(60m 72% "at Ironman power", 10m 60% "easy spin") | 110m 72% "at Ironman power"
2x(75m 72% "at Ironman power", 10m 60% "easy spin") | 140m 72% "at Ironman power"
2x(90m 72% "at Ironman power", 10m 60% "easy spin") | 3x(60m 72% "at Ironman power", 8m 60% "easy spin")
3x(75m 72% "at Ironman power", 10m 60% "easy spin")

race-power-fondo | Gran-fondo effort | race-pace | race-half-ironman
Hours of steady riding at the effort of the day, so that the last climb is met with legs left.
Strong and patient on the climbs, easy in the wheels; you can still speak in sentences.
Chasing every group that goes by in the first hour.
Leave it out when heat or a short night makes the effort dearer than it should be.
Take 60 to 90 g of carbohydrate an hour from the start, from the pockets and bottles of the day.
2x(15m 76% "at gran-fondo effort", 5m 60% "easy spin") | 30m 76% "at gran-fondo effort"
2x(20m 76% "at gran-fondo effort", 5m 60% "easy spin") | 40m 76% "at gran-fondo effort, over hills"
3x(18m 76% "at gran-fondo effort", 5m 60% "easy spin") | 2x(26m 76% "at gran-fondo effort, over hills", 6m 60% "easy spin")
3x(22m 76% "at gran-fondo effort", 5m 60% "easy spin") | 65m 76% "at gran-fondo effort, over hills"
2x(40m 76% "at gran-fondo effort", 8m 60% "easy spin") | 80m 76% "at gran-fondo effort, over hills"
3x(30m 76% "at gran-fondo effort", 6m 60% "easy spin") | 2x(45m 76% "at gran-fondo effort, over hills", 8m 60% "easy spin")
2x(60m 76% "at gran-fondo effort, over hills", 10m 60% "easy spin")

time-trial | Time-trial efforts | race-pace | threshold | aero above-threshold
Race position and race effort together; the body has to learn both at once.
On the edge from the third minute; still, low and smooth.
Coming out of position when it gets hard.
Leave it out with a sore neck or lower back.
4x(4m 101% "at race power, in race position", 3m 55% "easy spin")
4x(6m 101% "at race power, in race position", 4m 55% "easy spin") | 6x(4m 102% "at race power, in race position", 3m 55% "easy spin")
3x(10m 100% "at race power, in race position", 5m 55% "easy spin") | 5x(6m 102% "at race power, in race position", 3m 55% "easy spin")
2x(15m 100% "at race power, in race position", 6m 55% "easy spin"), 1x(6m 103% "at race power, in race position", 5m 55% "easy spin")
25m 99% "at race power, in race position", 2x(6m 102% "at race power, in race position", 4m 55% "easy spin")
3x(14m 100% "at race power, in race position", 6m 55% "easy spin")

endurance | Endurance ride | easy | tempo
Easy minutes build endurance; keep the gears light and your breathing calm.
Conversation the whole way.
Half-hard all the time: too easy to gain speed, too hard to recover.
Shorten it when the legs do not come round in twenty minutes.
0m
10m 74% "steady"
3x(5m 74% "over rolling ground", 5m 66% "easy")
20m 75% "steady" | 6x(4m 74% "over rolling ground", 4m 66% "easy")
30m 75% "steady"

long | Long ride | easy | tempo
The long ride builds endurance; eat and drink from the first half hour.
Easy enough to ride on when you are home.
Coasting behind others, or leaving the food for the second half.
Shorten it in storm, ice and when you are ill.
Take 60 g of carbohydrate an hour from the start; more from three hours on.
0m
20m 77% "steady"
4x(6m 76% "over hills, seated", 6m 66% "easy")
40m 77% "steady" | 5x(8m 78% "over hills", 8m 66% "easy")
60m 77% "steady"
`,
);
