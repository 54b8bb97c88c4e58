import { parseFamilies } from './parseFamilies.ts';

/** Families of bricks: the ride's main set, then the run's, some more than once; `parseFamilies.ts` says how they are written [K]. */
export const BRICK_FAMILIES = parseFamilies(
  'brick',
  `
endurance | Bike-run brick | moderate | -
Running straight off the bike teaches your legs the change.
Heavy for five minutes, then yours again.
Starting the run at the pace of the ride.
Leave out the run when something in the calf or foot is sore.
bike 0m + run 10m 78% "easy, off the bike"
bike 10m 74% "steady" + run 12m 79% "easy, off the bike"
bike 15m 76% "steady" + run 15m 79% "easy, off the bike"
bike 20m 78% "steady" + run 20m 80% "easy, off the bike"

race-end | Race-effort brick | race-pace | race-olympic | aero
The end of the ride and the start of the run at race effort: this is your race in small.
Hard and smooth; the first minutes of the run are counted steps.
Starting the run faster than race pace because the bike has numbed you.
Leave it out within three days of a race.
bike 8m 90% "at race effort" + run 6m 94% "at race effort, off the bike" | bike 2x(5m 90% "at race effort", 2m 60% "easy spin") + run 6m 94% "at race effort, off the bike"
bike 12m 91% "at race effort" + run 9m 95% "at race effort, off the bike" | bike 2x(7m 91% "at race effort", 3m 60% "easy spin") + run 9m 95% "at race effort, off the bike"
bike 20m 91% "at race effort" + run 10m 96% "at race effort, off the bike" | bike 2x(10m 91% "at race effort", 3m 60% "easy spin") + run 10m 96% "at race effort, off the bike"
bike 2x(14m 92% "at race effort", 4m 60% "easy spin") + run 14m 97% "at race effort, off the bike" | bike 25m 92% "at race effort" + run 14m 97% "at race effort, off the bike"
bike 30m 92% "at race effort" + run 16m 97% "at race effort, off the bike" | bike 2x(16m 92% "at race effort", 4m 60% "easy spin") + run 16m 97% "at race effort, off the bike"
bike 2x(20m 92% "at race effort", 4m 60% "easy spin") + run 20m 97% "at race effort, off the bike"

sprint-race | Sprint brick | race-pace | race-olympic | aero
The run of a sprint race lasts more than half as long as its ride, so this brick runs nearly as long as it rides hard.
Quick from the first minute; the change of sport is part of the work.
Saving yourself on the ride for the run: race day will not wait for it either.
Leave it out within three days of a race.
bike 8m 95% "at race effort" + run 7m 100% "at race effort, off the bike" | bike 2x(5m 95% "at race effort", 2m 60% "easy spin") + run 7m 100% "at race effort, off the bike"
bike 12m 95% "at race effort" + run 2x(6m 100% "at race effort, off the bike", 1m 65% "jog") | bike 2x(7m 95% "at race effort", 3m 60% "easy spin") + run 12m 100% "at race effort, off the bike"
bike 2x(9m 95% "at race effort", 3m 60% "easy spin") + run 2x(8m 100% "at race effort, off the bike", 2m 65% "jog") | bike 18m 95% "at race effort" + run 16m 100% "at race effort, off the bike"
bike 2x(11m 95% "at race effort", 3m 60% "easy spin") + run 2x(9m 100% "at race effort, off the bike", 1m 65% "jog") | bike 22m 95% "at race effort" + run 18m 100% "at race effort, off the bike"
bike 25m 95% "at race effort" + run 20m 100% "at race effort, off the bike" | bike 2x(12m 95% "at race effort", 3m 60% "easy spin") + run 20m 100% "at race effort, off the bike"
bike 30m 95% "at race effort" + run 22m 100% "at race effort, off the bike"

sprint-repeats | Repeated sprint bricks | race-pace | race-olympic | aero
Ride, change, run and again: a sprint is so short that a slow change costs places.
Short and fast, with shoes and helmet where you want them on race day.
Resting in transition.
Leave it out with any sore tendon.
bike 8m 95% "at race effort" + run 5m 100% "at race effort, off the bike" + bike 8m 95% "at race effort" + run 5m 100% "at race effort, off the bike"
bike 9m 95% "at race effort" + run 7m 100% "at race effort, off the bike" + bike 9m 95% "at race effort" + run 7m 100% "at race effort, off the bike"
bike 9m 95% "at race effort" + run 6m 100% "at race effort, off the bike" + bike 9m 95% "at race effort" + run 6m 100% "at race effort, off the bike" + bike 9m 95% "at race effort" + run 6m 100% "at race effort, off the bike" | bike 13m 95% "at race effort" + run 9m 100% "at race effort, off the bike" + bike 13m 95% "at race effort" + run 9m 100% "at race effort, off the bike"
bike 10m 95% "at race effort" + run 7m 100% "at race effort, off the bike" + bike 10m 95% "at race effort" + run 7m 100% "at race effort, off the bike" + bike 10m 95% "at race effort" + run 7m 100% "at race effort, off the bike"

half-race | 70.3 brick | race-pace | race-half-ironman | aero
Race power on the bike and race pace off it, with the food and drink of race day.
Patient on the bike; the run tells you whether you were.
Chasing a time on the ride.
Shorten it in heat; keep the effort.
Take 60 to 90 g of carbohydrate an hour on the ride, and start the run with what you will carry.
bike 20m 79% "at 70.3 power" + run 10m 88% "at 70.3 pace, off the bike"
bike 2x(20m 80% "at 70.3 power", 5m 60% "easy spin") + run 20m 89% "at 70.3 pace, off the bike" | bike 40m 80% "at 70.3 power" + run 20m 89% "at 70.3 pace, off the bike" | bike 40m 80% "at 70.3 power" + run 14m 89% "at 70.3 pace, off the bike"
bike 3x(18m 80% "at 70.3 power", 5m 60% "easy spin") + run 25m 90% "at 70.3 pace, off the bike" | bike 55m 80% "at 70.3 power" + run 25m 90% "at 70.3 pace, off the bike"
bike 2x(35m 80% "at 70.3 power", 5m 60% "easy spin") + run 30m 90% "at 70.3 pace, off the bike" | bike 65m 80% "at 70.3 power" + run 30m 90% "at 70.3 pace, off the bike"
bike 3x(28m 80% "at 70.3 power", 5m 60% "easy spin") + run 32m 90% "at 70.3 pace, off the bike" | bike 80m 80% "at 70.3 power" + run 32m 90% "at 70.3 pace, off the bike"
bike 100m 80% "at 70.3 power" + run 35m 90% "at 70.3 pace, off the bike"

ironman-race | Ironman brick | race-pace | race-ironman | aero
Hours at race power, then the run at the pace that you can hold all day.
The ride ends with the feeling that you could go on; the run begins slowly on purpose.
A fast first kilometre.
Leave out the run after a ride in great heat.
Take 60 to 90 g of carbohydrate an hour on the ride; practise what you will eat on the run.
bike 30m 72% "at Ironman power" + run 10m 82% "at Ironman pace, off the bike"
bike 2x(30m 72% "at Ironman power", 8m 60% "easy spin") + run 15m 83% "at Ironman pace, off the bike" | bike 60m 72% "at Ironman power" + run 15m 83% "at Ironman pace, off the bike"
bike 2x(45m 72% "at Ironman power", 8m 60% "easy spin") + run 20m 84% "at Ironman pace, off the bike" | bike 90m 72% "at Ironman power" + run 20m 84% "at Ironman pace, off the bike"
bike 2x(60m 72% "at Ironman power", 10m 60% "easy spin") + run 25m 84% "at Ironman pace, off the bike" | bike 110m 72% "at Ironman power" + run 25m 84% "at Ironman pace, off the bike"
bike 2x(75m 72% "at Ironman power", 10m 60% "easy spin") + run 30m 84% "at Ironman pace, off the bike" | bike 140m 72% "at Ironman power" + run 30m 84% "at Ironman pace, off the bike"
bike 2x(90m 72% "at Ironman power", 10m 60% "easy spin") + run 40m 84% "at Ironman pace, off the bike"

repeats | Repeated bricks | race-pace | race-olympic | aero
Change sport several times, and the change stops being news.
Quick and tidy, like the race; everything in its place.
Resting in transition.
Leave it out with any sore tendon.
bike 10m 91% "at race effort" + run 5m 96% "at race effort, off the bike" + bike 10m 91% "at race effort" + run 5m 96% "at race effort, off the bike"
bike 14m 91% "at race effort" + run 7m 96% "at race effort, off the bike" + bike 14m 91% "at race effort" + run 7m 96% "at race effort, off the bike"
bike 20m 91% "at race effort" + run 10m 96% "at race effort, off the bike" + bike 20m 91% "at race effort" + run 10m 96% "at race effort, off the bike"
bike 15m 91% "at race effort" + run 8m 96% "at race effort, off the bike" + bike 15m 91% "at race effort" + run 8m 96% "at race effort, off the bike" + bike 15m 91% "at race effort" + run 8m 96% "at race effort, off the bike"
bike 20m 91% "at race effort" + run 10m 96% "at race effort, off the bike" + bike 20m 91% "at race effort" + run 10m 96% "at race effort, off the bike" + bike 20m 91% "at race effort" + run 10m 96% "at race effort, off the bike"
`,
);
