import { parseFamilies } from './parseFamilies.ts';

/** Families of run workouts. Rungs are main sets alone, demand rising from one to the next; `parseFamilies.ts` says how they are written [K]. */
export const RUN_FAMILIES = parseFamilies(
  'run',
  `
strides | Easy run with strides | easy | strides | strides above-threshold
Short relaxed strides keep your legs quick while the run stays easy.
Fast and loose, never a sprint: quick feet, tall hips, quiet shoulders.
Racing them, or cutting the walk short; the rest is what keeps them relaxed.
Leave them out when a calf, a hamstring or an Achilles tendon is sore.
6x(20s 106% "fast but relaxed", 40s 45% "walk") | 6x(20s 106% "fast but relaxed", 40s 60% "easy jog")
6x(20s 110% "fast but relaxed", 60s 45% "walk") | 7x(20s 108% "fast but relaxed", 60s 45% "walk")
8x(20s 110% "fast but relaxed", 60s 45% "walk") | 6x(25s 110% "fast but relaxed", 65s 45% "walk")
9x(20s 105% "uphill, springy", 70s 45% "walk down")
10x(20s 112% "fast but relaxed", 60s 60% "easy jog")

hill-sprints | Easy run with hill sprints | easy | strides | hills above-threshold
A few seconds uphill at almost full force make tendons and stride stronger at little cost.
Powerful and short; you could say a word, not a sentence, at the top.
Going on for longer than ten seconds, or starting again before you feel fresh.
Leave them out with a sore calf or Achilles tendon, and on icy hills.
6x(8s 112% "uphill, almost all out", 80s 45% "walk down") | 7x(8s 112% "uphill, almost all out", 80s 45% "walk down")
6x(10s 115% "uphill, almost all out", 80s 45% "walk down") | 7x(10s 115% "uphill, almost all out", 80s 45% "walk down")
8x(10s 115% "uphill, almost all out", 80s 45% "walk down") | 7x(12s 115% "uphill, almost all out", 90s 45% "walk down")
10x(10s 116% "uphill, almost all out", 80s 45% "walk down")
10x(12s 116% "uphill, almost all out", 90s 45% "walk down")

fartlek | Fartlek | moderate | vo2max | above-threshold fast
Playing with pace teaches your legs to change gear without watching the clock.
Brisk, about the effort of a 5 km race, and easy enough between to look around.
Making the first minutes the fastest ones; all of them should look alike.
Leave it out the day after a long run.
6x(1m 104% "brisk", 1m 74% "easy")
8x(1m 104% "brisk", 1m 74% "easy")
6x(90s 104% "brisk", 90s 74% "easy") | 2x(1m 104% "brisk", 30s 74% "easy"), 2x(2m 102% "brisk", 1m 74% "easy"), 1x(3m 100% "brisk", 90s 74% "easy")
10x(1m 105% "brisk", 1m 74% "easy")
8x(90s 104% "brisk", 90s 74% "easy") | 4x(3m 100% "brisk", 1m 78% "float")
5x(3m 102% "brisk", 1m 78% "float")
6x(3m 102% "brisk", 1m 78% "float") | 4x(4m 101% "brisk", 1m 78% "float")

hills | Hill repeats | hard | vo2max | hills above-threshold fast
Hills build strength and stride with less impact than fast running on the flat.
Strong and upright, hard breathing, about 8 of 10; push the ground away behind you.
Sprinting the first ones and crawling up the last; look for the same lamp post each time.
Leave them out with a sore Achilles tendon or calf.
6x(45s 106% "uphill, strong", 105s 60% "easy down")
8x(45s 107% "uphill, strong", 105s 60% "easy down") | 6x(1m 106% "uphill, strong", 2m 60% "easy down")
8x(1m 107% "uphill, strong", 2m 60% "easy down")
6x(90s 106% "uphill, strong", 150s 60% "easy down") | 10x(1m 107% "uphill, strong", 2m 60% "easy down")
8x(90s 106% "uphill, strong", 150s 60% "easy down") | 5x(2m 106% "uphill, strong", 3m 60% "easy down")
6x(2m 107% "uphill, strong", 3m 60% "easy down")
4x(3m 106% "uphill, strong", 3m 60% "easy down"), 4x(45s 110% "uphill, strong", 90s 60% "easy down")
5x(3m 107% "uphill, strong", 3m 60% "easy down")

tempo | Steady tempo | moderate | tempo | fast
Tempo builds the endurance to hold a good pace for a long time.
Comfortably brisk: you could speak a sentence, and would rather not.
Drifting up to threshold; it should end with the feeling that more was there.
Leave it out when your easy pace already feels like work.
8m 90% "at tempo"
12m 90% "at tempo" | 2x(6m 91% "at tempo", 1m 70% "jog")
15m 90% "at tempo" | 3x(5m 92% "at tempo", 1m 70% "jog")
20m 90% "at tempo" | 2x(10m 91% "at tempo", 90s 70% "jog")
2x(12m 91% "at tempo", 2m 70% "jog") | 3x(8m 92% "at tempo", 90s 70% "jog")
2x(15m 92% "at tempo", 2m 70% "jog") | 30m 90% "at tempo"
3x(12m 92% "at tempo", 2m 70% "jog") | 35m 91% "at tempo"
40m 91% "at tempo" | 2x(20m 92% "at tempo", 2m 70% "jog")
45m 91% "at tempo"

cruise | Cruise intervals | threshold | threshold | fast
Threshold work lifts the pace that you can hold for an hour.
Comfortably hard: three or four words at a time, the same pace from first to last.
Running them as a race; if the last one is the slowest, they were too fast.
Leave them out within two days of a race or the longest run.
4x(3m 98% "at threshold", 1m 65% "jog")
5x(3m 98% "at threshold", 1m 65% "jog") | 3x(5m 98% "at threshold", 1m 65% "jog")
4x(5m 98% "at threshold", 1m 65% "jog") | 6x(3m 99% "at threshold", 45s 65% "jog")
3x(8m 98% "at threshold", 2m 65% "jog") | 5x(5m 98% "at threshold", 1m 65% "jog")
6x(5m 98% "at threshold", 1m 65% "jog") | 2x(14m 98% "at threshold", 3m 65% "jog")
4x(8m 99% "at threshold", 2m 65% "jog") | 3x(10m 99% "at threshold", 2m 65% "jog")
3x(12m 98% "at threshold", 2m 65% "jog") | 2x(6m 100% "at threshold", 90s 65% "jog"), 2x(12m 98% "at threshold", 2m 65% "jog")
5x(8m 99% "at threshold", 2m 65% "jog") | 4x(10m 99% "at threshold", 2m 65% "jog")

threshold | Threshold run | threshold | threshold | fast
One unbroken stretch at threshold teaches you to hold a pace when it begins to ask.
Controlled discomfort; the second half should take more will, not more speed.
Starting five seconds a kilometre too fast, and paying for it after ten minutes.
Leave it out in heat; run the minutes by effort instead.
10m 98% "at threshold"
12m 98% "at threshold"
15m 98% "at threshold"
18m 98% "at threshold"
20m 98% "at threshold"
25m 98% "at threshold"
30m 98% "at threshold"
35m 98% "at threshold"

over-unders | Over-unders | threshold | threshold | above-threshold fast
Going a little over threshold and back teaches your legs to clear what hard running leaves behind.
Hard on the over, still working on the under; you recover while running well.
Jogging the unders; they are part of the work.
Leave them out when your threshold pace is a guess.
3x(2m 103% "just over threshold", 2m 92% "just under")
4x(2m 103% "just over threshold", 2m 92% "just under")
5x(2m 103% "just over threshold", 2m 92% "just under") | 3x(3m 103% "just over threshold", 3m 92% "just under")
6x(2m 103% "just over threshold", 2m 93% "just under") | 4x(3m 103% "just over threshold", 3m 92% "just under")
5x(3m 103% "just over threshold", 3m 93% "just under") | 15x(1m 104% "just over threshold", 1m 93% "just under")
6x(3m 104% "just over threshold", 3m 93% "just under")

vo2-short | Short VO2max intervals | vo2max | vo2max | above-threshold fast
Short fast runs with short rests collect minutes at your aerobic ceiling without heavy legs.
Fast and smooth; breathing deep from the third repetition on.
Sprinting; each one should look like the one before it.
Leave them out with a sore hamstring or calf.
8x(30s 108% "fast", 30s 62% "jog")
10x(30s 109% "fast", 30s 62% "jog")
12x(40s 108% "fast", 20s 62% "jog") | 16x(30s 109% "fast", 30s 62% "jog")
15x(40s 108% "fast", 20s 62% "jog") | 20x(30s 109% "fast", 30s 62% "jog")
10x(75s 108% "fast", 60s 62% "jog") | 12x(1m 109% "fast", 1m 62% "jog")
10x(90s 108% "fast", 75s 62% "jog")
12x(90s 108% "fast", 75s 62% "jog") | 24x(45s 109% "fast", 25s 62% "jog")

vo2-long | VO2max intervals | vo2max | vo2max | above-threshold fast
Hard, even repetitions raise your aerobic ceiling; the last should be as fast as the first.
About the pace of a 3 to 5 km race: one word at a time, no more.
The first one too fast; count back from the last and hold the pace that it allows.
Leave them out in the week of a race and while you are short of sleep.
4x(2m 106% "hard", 2m 62% "jog")
5x(2m 106% "hard", 2m 62% "jog") | 4x(150s 106% "hard", 150s 62% "jog")
4x(3m 106% "hard", 150s 62% "jog") | 6x(2m 107% "hard", 2m 62% "jog")
5x(3m 106% "hard", 150s 62% "jog") | 1x(2m 108% "hard", 2m 62% "jog"), 2x(3m 107% "hard", 150s 62% "jog"), 1x(4m 106% "hard", 3m 62% "jog"), 1x(2m 108% "hard", 2m 62% "jog")
4x(4m 106% "hard", 3m 62% "jog") | 6x(160s 107% "hard", 2m 62% "jog")
6x(3m 107% "hard", 150s 62% "jog")
5x(4m 106% "hard", 3m 62% "jog") | 7x(3m 106% "hard", 150s 62% "jog")
6x(4m 106% "hard", 3m 62% "jog") | 5x(5m 105% "hard", 3m 62% "jog")

speed | Speed endurance | vo2max | vo2max | above-threshold fast
Faster than race pace, with rests that let the form hold: the last lap gets cheaper.
Quick and tall; you could go on for a few seconds more each time.
Too short a rest; without it, it is another workout.
Leave it out in the first six weeks of running, and with any sore tendon.
8x(45s 112% "fast", 90s 50% "walk and jog")
12x(45s 112% "fast", 75s 50% "walk and jog")
10x(1m 111% "fast", 90s 50% "walk and jog") | 8x(75s 110% "fast", 2m 50% "walk and jog")
8x(90s 110% "fast", 2m 50% "walk and jog")
6x(2m 109% "fast", 150s 50% "walk and jog") | 12x(1m 111% "fast", 90s 50% "walk and jog")
5x(3m 108% "fast", 3m 50% "walk and jog")
6x(3m 108% "fast", 3m 50% "walk and jog")

pace-5k | 5 km pace | race-pace | race-5k | above-threshold fast
Repetitions at the pace of your race make its speed feel like something you can hold.
Quick and even; hard work from the second half of each, never a sprint.
Running the first as if it were the only one.
Leave it out within three days of a race, and with a sore calf or hamstring.
8x(1m 106% "at 5 km pace", 75s 62% "jog")
5x(2m 106% "at 5 km pace", 2m 62% "jog") | 4x(150s 106% "at 5 km pace", 2m 62% "jog")
12x(1m 106% "at 5 km pace", 1m 62% "jog") | 4x(3m 106% "at 5 km pace", 150s 62% "jog")
5x(3m 106% "at 5 km pace", 150s 62% "jog") | 7x(2m 106% "at 5 km pace", 90s 62% "jog")
6x(3m 106% "at 5 km pace", 150s 62% "jog") | 1x(5m 105% "at 5 km pace", 3m 62% "jog"), 4x(3m 106% "at 5 km pace", 2m 62% "jog")
5x(4m 106% "at 5 km pace", 3m 62% "jog") | 7x(3m 106% "at 5 km pace", 2m 62% "jog")
6x(4m 106% "at 5 km pace", 3m 62% "jog") | 8x(3m 106% "at 5 km pace", 2m 62% "jog")

pace-5k-10k | 10 km pace | race-pace | race-10k | fast
Repetitions at the pace of your race make it feel known before the start.
Even and contained; the pace that you will need when it is hard.
Proving yourself on the first kilometre.
Leave it out within three days of a race.
5x(3m 102% "at 10 km pace", 90s 65% "jog")
4x(4m 102% "at 10 km pace", 2m 65% "jog")
5x(4m 102% "at 10 km pace", 2m 65% "jog") | 3x(7m 101% "at 10 km pace", 3m 65% "jog")
3x(8m 102% "at 10 km pace", 3m 65% "jog") | 6x(4m 102% "at 10 km pace", 90s 65% "jog")
4x(7m 102% "at 10 km pace", 3m 65% "jog") | 2x(10m 101% "at 10 km pace", 3m 65% "jog"), 2x(4m 102% "at 10 km pace", 2m 65% "jog")
2x(12m 101% "at 10 km pace", 4m 65% "jog"), 2x(4m 103% "at 10 km pace", 2m 65% "jog")
4x(9m 102% "at 10 km pace", 3m 65% "jog")

pace-half | Half-marathon pace | race-pace | race-half-marathon | fast
Time at half-marathon pace teaches the rhythm of your race.
Brisk and steady; you could hold it for an hour and a half on a good day.
Letting it creep up to threshold because it feels easy at first.
Leave it out within three days of the longest run.
2x(7m 97% "at half-marathon pace", 2m 70% "easy") | 15m 97% "at half-marathon pace"
3x(7m 97% "at half-marathon pace", 2m 70% "easy") | 20m 97% "at half-marathon pace"
2x(12m 97% "at half-marathon pace", 3m 70% "easy") | 4x(6m 97% "at half-marathon pace", 1m 70% "easy") | 25m 97% "at half-marathon pace"
3x(10m 97% "at half-marathon pace", 3m 70% "easy") | 2x(15m 97% "at half-marathon pace", 3m 70% "easy") | 30m 97% "at half-marathon pace"
3x(12m 97% "at half-marathon pace", 3m 70% "easy") | 35m 97% "at half-marathon pace"
2x(20m 97% "at half-marathon pace", 4m 70% "easy") | 4x(10m 97% "at half-marathon pace", 2m 70% "easy") | 40m 97% "at half-marathon pace"
3x(15m 97% "at half-marathon pace", 3m 70% "easy") | 45m 97% "at half-marathon pace"

pace-marathon | Marathon pace | race-pace | race-marathon | fast
Time at marathon pace makes it feel normal; practise your race-day drinking and eating.
Strong and quiet; after ten minutes you should think: I could do this for hours.
Running it at half-marathon pace because the legs are fresh.
Leave it out when the long run of the week before still sits in your legs.
2x(10m 90% "at marathon pace", 2m 75% "easy") | 20m 90% "at marathon pace"
2x(15m 90% "at marathon pace", 3m 75% "easy") | 3x(10m 90% "at marathon pace", 2m 75% "easy") | 30m 90% "at marathon pace"
3x(13m 90% "at marathon pace", 3m 75% "easy") | 40m 90% "at marathon pace"
3x(15m 90% "at marathon pace", 3m 75% "easy") | 2x(22m 90% "at marathon pace", 4m 75% "easy") | 45m 90% "at marathon pace"
2x(25m 90% "at marathon pace", 4m 75% "easy") | 50m 90% "at marathon pace"
3x(20m 90% "at marathon pace", 3m 75% "easy") | 60m 90% "at marathon pace"
2x(35m 90% "at marathon pace", 5m 75% "easy") | 70m 90% "at marathon pace"
2x(40m 90% "at marathon pace", 5m 75% "easy") | 80m 90% "at marathon pace"

pace-long-course | Long-course run pace | race-pace | race-half-ironman | fast
The pace that you will run off the bike, learned while the legs are fresh enough to remember it.
Easy to begin, honest to end; you should want to go faster and not do it.
Running it as a half-marathon; that pace is gone after the ride.
Leave it out the day after a long ride in the heat.
2x(8m 90% "at 70.3 pace", 2m 74% "easy")
2x(11m 90% "at 70.3 pace", 2m 74% "easy") | 3x(7m 90% "at 70.3 pace", 90s 74% "easy") | 23m 90% "at 70.3 pace"
2x(14m 90% "at 70.3 pace", 2m 74% "easy") | 28m 90% "at 70.3 pace"
33m 90% "at 70.3 pace" | 3x(11m 90% "at 70.3 pace", 2m 74% "easy")
2x(20m 90% "at 70.3 pace", 3m 74% "easy") | 40m 90% "at 70.3 pace"
50m 90% "at 70.3 pace"

pace-ironman | Ironman run pace | moderate | race-ironman
Race pace for an Ironman is slow on purpose; learn to trust it and to eat at it.
Almost easy; the work is to keep it so, and to drink.
Running it faster because it feels too slow.
Leave it out when an easy run would do you more good.
2x(15m 84% "at Ironman pace", 2m 60% "walk, as at an aid station")
30m 84% "at Ironman pace" | 2x(18m 84% "at Ironman pace", 1m 60% "walk, as at an aid station")
40m 84% "at Ironman pace" | 3x(15m 84% "at Ironman pace", 1m 60% "walk, as at an aid station")
50m 84% "at Ironman pace" | 3x(18m 84% "at Ironman pace", 1m 60% "walk, as at an aid station")
60m 84% "at Ironman pace" | 4x(16m 84% "at Ironman pace", 1m 60% "walk, as at an aid station")
75m 84% "at Ironman pace"

pace-ultra | Ultra effort | moderate | race-ultra | hills
The effort of the race over hills, with the walking, eating and drinking that belong to it.
Patient: you climb without burning and run down without braking.
Running every hill; what is steep is walked from the first hour on.
Leave it out when yesterday's long run still sits in your legs.
Eat and drink from the first half hour, as in the race: 40 to 60 g of carbohydrate an hour.
2x(20m 84% "at ultra effort, walk what is steep", 5m 60% "walk and eat")
2x(25m 84% "at ultra effort, walk what is steep", 5m 60% "walk and eat") | 50m 84% "at ultra effort, walk what is steep"
3x(20m 84% "at ultra effort, over hills", 5m 60% "walk and eat") | 65m 84% "at ultra effort, over hills"
3x(25m 84% "at ultra effort, over hills", 5m 60% "walk and eat") | 80m 84% "at ultra effort, over hills"
3x(30m 84% "at ultra effort, over hills", 5m 60% "walk and eat") | 90m 84% "at ultra effort, over hills"
4x(28m 84% "at ultra effort, over hills", 5m 60% "walk and eat") | 110m 84% "at ultra effort, over hills"
4x(35m 84% "at ultra effort, over hills", 5m 60% "walk and eat") | 140m 84% "at ultra effort, over hills"

progression | Progression run | moderate | tempo | fast
Finishing faster than you start teaches pacing on tired legs.
Three gears: chatting, short sentences, a few words.
Beginning in the second gear.
Leave it out when you are sleeping badly; run it easy.
10m 88% "steady"
15m 88% "steady", 5m 94% "brisk" | 20m 88% "steady"
20m 88% "steady", 5m 98% "at threshold"
15m 88% "steady", 15m 94% "brisk"
20m 88% "steady", 10m 98% "at threshold"
25m 88% "steady", 15m 94% "brisk"
15m 88% "steady", 15m 92% "at marathon pace", 15m 98% "at threshold"

medium-long | Medium-long run | easy | tempo
The second-longest run of the week: endurance where the long run alone is not enough.
Easy, and a little proud at the end.
Making it a second long run.
Shorten it when the long run left you tired for two days.
0m
10m 85% "steady, over rolling ground"
15m 88% "steady"
20m 88% "steady"
25m 88% "steady"

long | Long run | easy | tempo
The long run builds endurance; start slower than you think you should.
You can talk all the way; the last half hour asks for patience, not for speed.
Starting at the pace of the middle; and forgetting to drink.
Shorten it when something hurts more with every kilometre.
Above 90 minutes take 30 to 60 g of carbohydrate an hour, and try what you will use in the race.
0m
6x(1m 92% "a little quicker", 4m 78% "easy")
8x(1m 94% "a little quicker", 4m 78% "easy")
15m 86% "steady"
20m 87% "steady"
30m 87% "steady"

back-to-back | Back-to-back long run | easy | tempo | hills
A second long run on tired legs is the closest thing to the second half of an ultra.
Slow; walk the hills, eat as you will on the day.
Racing your own run of yesterday.
Leave it out when yesterday's run left a pain on one side.
Eat and drink from the first half hour: 60 g of carbohydrate an hour, as in the race.
0m
20m 80% "rolling ground, walk what is steep"
40m 80% "rolling ground, walk what is steep"
60m 80% "rolling ground, walk what is steep"

run-walk | Run and walk | easy | - | walk-run
Walking breaks let you stay out longer while your legs get used to running; begin them before you need them.
So easy that you could sing; the walk is brisk.
Running the runs faster because a walk is coming.
Repeat a step as often as you like; go back one after a break of a week.
10x(1m 78% "easy run", 1m 45% "walk")
10x(90s 78% "easy run", 1m 45% "walk")
8x(2m 78% "easy run", 1m 45% "walk")
6x(3m 78% "easy run", 1m 45% "walk")
5x(4m 78% "easy run", 1m 45% "walk")
4x(6m 78% "easy run", 1m 45% "walk")
3x(8m 78% "easy run", 1m 45% "walk")
2x(13m 78% "easy run", 1m 45% "walk")
2x(15m 78% "easy run", 1m 45% "walk")
30m 78% "easy run"

drills | Running drills | easy | strides | strides above-threshold
Drills make a light, upright stride a habit.
Exact rather than fast.
Doing them tired at the end of a hard run.
Leave out the springing ones with a sore calf.
4x(20s 90% "A-skips", 40s 45% "walk back"), 6x(20s 106% "stride", 60s 45% "walk") | 3x(30s 90% "high knees and heel flicks in turns", 45s 45% "walk back"), 6x(20s 106% "stride", 60s 45% "walk")
6x(20s 90% "A-skips and B-skips in turns", 40s 45% "walk back"), 6x(20s 108% "stride", 60s 45% "walk") | 4x(30s 90% "high knees, heel flicks and A-skips in turns", 45s 45% "walk back"), 6x(20s 108% "stride", 60s 45% "walk")
8x(20s 90% "A-skips, B-skips, ankling and carioca in turns", 40s 45% "walk back"), 6x(20s 110% "stride", 60s 45% "walk")
8x(20s 92% "A-skips, B-skips, ankling and carioca in turns", 40s 45% "walk back"), 8x(20s 112% "stride", 60s 45% "walk")

cadence | Easy run with quick steps | easy | tempo | strides
Shorter, quicker steps spare knees and calves, and stay with you when you tire.
The same easy pace with more and lighter steps, as over hot ground.
Running faster instead of stepping quicker; the breathing should not change.
Leave it out with a sore calf or Achilles tendon.
3x(1m 80% "quick, short steps", 2m 78% "easy")
4x(1m 80% "quick, short steps", 2m 78% "easy")
4x(2m 81% "quick, short steps", 2m 78% "easy")
5x(2m 81% "quick, short steps", 2m 78% "easy")
4x(3m 82% "quick, short steps", 2m 78% "easy")

rolling | Easy run over rolling ground | easy | tempo | hills
Gentle ups and downs strengthen legs and feet without a hard minute.
The same easy breathing up and down; the pace may change, the effort may not.
Pushing the climbs to keep the pace of the flat.
Leave it out with a sore knee, calf or Achilles tendon.
2x(3m 80% "over rolling ground", 3m 78% "easy")
3x(3m 80% "over rolling ground", 3m 78% "easy")
3x(4m 81% "over rolling ground", 3m 78% "easy")
3x(5m 81% "over rolling ground", 4m 78% "easy")
4x(5m 82% "over rolling ground", 4m 78% "easy")
`,
);
