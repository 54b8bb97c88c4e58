import { parseFamilies } from './parseFamilies.ts';

/** Families of swims, in whole lengths; rests in seconds. Rungs are main sets alone; `parseFamilies.ts` says how they are written [K]. */
export const SWIM_FAMILIES = parseFamilies(
  'swim',
  `
technique | Technique swim | easy | -
Good technique is the cheapest speed in the water; think about one thing at a time.
Slow and exact; you should feel the water, not fight it.
Thinking of five things; choose one for each set.
Never too tired for this one; make it shorter instead.
6x(50m 80% "25 catch-up drill, 25 swim", 20s rest)
8x(50m 80% "25 drill, 25 swim: catch-up, fingertip drag, 6-1-6, sculling", 20s rest)
12x(50m 80% "25 drill, 25 swim: catch-up, fingertip drag, 6-1-6, sculling", 20s rest) | 8x(75m 80% "25 drill, 25 swim, 25 build", 20s rest)
6x(100m 81% "one focus each: head, catch, hips, breathing", 20s rest) | 10x(75m 81% "25 drill, 25 swim, 25 build", 20s rest)
8x(100m 82% "one focus each: head, catch, hips, breathing", 15s rest)
10x(100m 82% "count your strokes, one fewer each fourth", 15s rest)

aerobic | Aerobic swim | easy | -
Easy repetitions build endurance; keep the strokes long and the breathing calm.
Calm and long; the last length looks like the first.
Racing the person in the next lane.
Split it into shorter repetitions when the shoulder tires.
4x(100m 83% "easy", 20s rest)
6x(100m 84% "easy", 15s rest) | 3x(200m 84% "easy", 20s rest)
5x(200m 84% "easy", 20s rest) | 4x(250m 84% "easy", 20s rest)
6x(200m 85% "easy", 20s rest) | 4x(300m 85% "easy", 20s rest)
3x(500m 85% "easy", 30s rest) | 5x(300m 85% "easy", 20s rest)
3x(600m 85% "easy", 30s rest) | 6x(300m 85% "easy", 20s rest)
2x(1000m 85% "easy", 40s rest)

css | CSS swim | threshold | threshold
Even repetitions at your critical speed lift the pace that you can hold; short rests are the point.
Each one within two seconds of the others; the rest feels too short.
Starting with the fastest one.
Leave it out with a sore shoulder.
6x(50m 100% "at critical swim speed", 15s rest), 2x(100m 98% "at critical swim speed", 15s rest)
8x(75m 100% "at critical swim speed", 15s rest) | 6x(100m 100% "at critical swim speed", 20s rest)
8x(100m 100% "at critical swim speed", 15s rest) | 4x(200m 99% "at critical swim speed", 20s rest)
10x(100m 100% "at critical swim speed", 15s rest) | 5x(200m 99% "at critical swim speed", 20s rest)
12x(100m 100% "at critical swim speed", 10s rest) | 4x(300m 99% "at critical swim speed", 20s rest)
7x(200m 99% "at critical swim speed", 15s rest) | 14x(100m 100% "at critical swim speed", 10s rest)
8x(200m 99% "at critical swim speed", 15s rest) | 4x(400m 98% "at critical swim speed", 30s rest)
9x(200m 100% "at critical swim speed", 15s rest)

css-minus | Threshold endurance swim | moderate | tempo
Long repetitions a little slower than critical speed build endurance in the water.
Strong and steady; you could swim another one.
Drifting up to critical speed; then the long ones fall apart.
Leave it out when your stroke count climbs by two from the start.
6x(100m 95% "strong and steady", 10s rest)
8x(100m 95% "strong and steady", 10s rest) | 4x(200m 94% "strong and steady", 15s rest)
5x(200m 95% "strong and steady", 15s rest) | 2x(500m 94% "strong and steady", 30s rest)
3x(400m 95% "strong and steady", 20s rest) | 4x(300m 95% "strong and steady", 20s rest)
5x(300m 95% "strong and steady", 20s rest) | 3x(500m 95% "strong and steady", 30s rest)
5x(400m 95% "strong and steady", 20s rest) | 10x(200m 95% "strong and steady", 15s rest)

broken | Broken distance swim | threshold | threshold
Your race distance with short breaths in it: race speed for longer than you could hold it whole.
Like a race, with ten seconds of mercy.
Spending all of it on the first block.
Leave it out in a week with a race.
8x(50m 102% "at race pace", 10s rest)
6x(100m 101% "at race pace", 10s rest)
8x(100m 100% "at race pace", 5s rest) | 16x(50m 102% "at race pace", 5s rest)
10x(100m 100% "at race pace", 5s rest)
15x(100m 100% "at race pace", 10s rest) | 30x(50m 101% "at race pace", 5s rest)
18x(100m 100% "at race pace", 10s rest)

speed | Fast swim | vo2max | vo2max | above-threshold
Short fast repetitions raise your top speed in the water, and make race pace feel slow.
Fast and long; speed comes from the catch, not from the rate alone.
Losing the stroke after ten metres.
Leave it out with a sore shoulder.
8x(25m 112% "fast", 20s rest)
12x(25m 112% "fast", 20s rest) | 8x(50m 106% "25 fast, 25 easy", 20s rest)
16x(25m 113% "fast", 20s rest) | 10x(50m 106% "25 fast, 25 easy", 20s rest)
12x(50m 107% "fast", 30s rest)
8x(50m 110% "fast", 40s rest), 8x(25m 113% "fast", 20s rest)
16x(50m 108% "fast", 30s rest)
10x(75m 107% "fast", 40s rest), 8x(25m 113% "fast", 20s rest)

pull | Pull swim | moderate | tempo
Pulling builds the strength of the catch; the buoy lets you think of nothing else.
Firm pressure from fingertips to elbow.
Big paddles too soon; the shoulder decides.
Leave the paddles out with any ache in the shoulder.
4x(100m 92% "pull", 20s rest)
6x(100m 92% "pull", 20s rest) | 4x(150m 92% "pull", 20s rest)
6x(150m 92% "pull", 20s rest) | 4x(200m 93% "pull, paddles each second", 20s rest)
5x(200m 93% "pull, paddles each second", 20s rest)
3x(400m 93% "pull", 30s rest) | 6x(200m 93% "pull, paddles each second", 20s rest)
4x(400m 93% "pull, paddles each second", 30s rest)

kick | Kick and swim | easy | - | kick
A calm kick holds the hips up and costs little; that is all it has to do.
Small and quick, from the hip.
Kicking from the knee.
Leave it out with a sore knee or ankle.
6x(25m 78% "kick", 15s rest), 4x(50m 82% "swim easy", 15s rest)
8x(25m 78% "kick", 15s rest), 6x(50m 82% "swim easy", 15s rest)
12x(25m 79% "kick", 15s rest), 4x(100m 83% "swim easy", 15s rest)
8x(50m 80% "25 kick, 25 swim", 15s rest), 4x(100m 84% "swim easy", 15s rest)
10x(50m 80% "25 kick, 25 swim", 15s rest), 6x(100m 84% "swim easy", 15s rest)

pyramid | Pyramid swim | moderate | tempo
Lengths that grow and shrink keep the head awake and teach even pacing.
Each one at the pace of the one before, whatever its length.
Sprinting the short ones.
Shorten the top of it when your stroke falls apart.
1x(50m 93% "steady", 15s rest), 1x(100m 93% "steady", 20s rest), 1x(150m 93% "steady", 20s rest), 1x(100m 94% "steady", 20s rest), 1x(50m 95% "steady", 15s rest)
1x(50m 94% "steady", 15s rest), 1x(100m 94% "steady", 20s rest), 1x(150m 94% "steady", 20s rest), 1x(200m 94% "steady", 20s rest), 1x(150m 94% "steady", 20s rest), 1x(100m 95% "steady", 20s rest), 1x(50m 96% "steady", 15s rest)
1x(100m 94% "steady", 15s rest), 1x(200m 94% "steady", 20s rest), 1x(300m 94% "steady", 30s rest), 1x(200m 95% "steady", 20s rest), 1x(100m 96% "steady", 15s rest)
1x(100m 94% "steady", 15s rest), 1x(200m 94% "steady", 20s rest), 1x(300m 94% "steady", 30s rest), 1x(400m 94% "steady", 30s rest), 1x(300m 95% "steady", 30s rest), 1x(200m 95% "steady", 20s rest), 1x(100m 96% "steady", 15s rest)
2x(100m 95% "steady", 15s rest), 2x(200m 95% "steady", 20s rest), 2x(300m 95% "steady", 20s rest), 2x(200m 96% "steady", 20s rest), 2x(100m 97% "steady", 15s rest)

open-water | Open-water swim | race-pace | threshold | above-threshold
Sighting, starts and company are skills; practise them before they cost you.
Eyes up for a blink, then the head goes down again.
Lifting the whole head; the hips sink.
Stay in the pool in cold or rough water, and never swim out alone.
6x(50m 98% "sight each sixth stroke", 20s rest), 4x(50m 105% "fast start", 30s rest)
8x(100m 97% "sight each sixth stroke", 20s rest) | 6x(50m 105% "deep-water start", 30s rest), 4x(100m 97% "sight each sixth stroke", 20s rest)
3x(300m 97% "at race pace", 30s rest), 4x(50m 106% "fast start", 30s rest)
3x(200m 102% "hard", 20s rest), 3x(250m 95% "steady, sighting", 20s rest)
3x(400m 97% "at race pace", 30s rest), 6x(50m 106% "fast start", 30s rest)
1x(200m 104% "start surge", 10s rest), 3x(500m 97% "at race pace", 20s rest)

race-pace | Race-pace swim | race-pace | threshold
Blocks at the pace of your race, so that the start line holds no surprise.
Controlled; long strokes while others thrash.
Starting as if it were a hundred metres.
Leave it out within three days of a race.
4x(100m 97% "at race pace", 15s rest)
3x(200m 97% "at race pace", 20s rest) | 6x(100m 98% "at race pace", 15s rest)
5x(200m 97% "at race pace", 15s rest) | 4x(250m 97% "at race pace", 20s rest)
3x(400m 96% "at race pace", 20s rest) | 4x(300m 97% "at race pace", 20s rest)
4x(400m 96% "at race pace", 20s rest) | 3x(500m 96% "at race pace", 30s rest)
3x(600m 96% "at race pace", 30s rest) | 2x(900m 95% "at race pace", 40s rest)
3x(800m 96% "at race pace", 40s rest)
3x(1000m 95% "at race pace", 60s rest)

mixed | Mixed swim | easy | - | strokes
Other strokes rest the shoulders and make the front crawl better.
Playful and easy, whatever the stroke.
Butterfly out of pride.
Swim front crawl alone when a shoulder or knee dislikes the others.
4x(50m 80% "one each: crawl, back, breast, crawl", 20s rest), 4x(50m 83% "build", 20s rest)
8x(50m 81% "medley order", 20s rest), 4x(50m 83% "build", 20s rest)
6x(100m 82% "50 back, 50 crawl", 20s rest), 6x(50m 84% "build", 20s rest)
8x(50m 82% "medley order", 20s rest), 6x(100m 85% "build by lengths", 20s rest)
`,
);
