import { startersOf } from './starterWorkout.ts';

export const BRICK_STARTERS = startersOf(
  'brick',
  `
first | First Brick | easy | base beginner transition
bike: 10m gentle, work 25m easy, run: work 10m easy "off the bike"
A short ride with ten easy minutes of running after it.
Lay everything out before you start. Short quick steps for the first five minutes; it feels odd and then it does not.

sprint-short | Bike-Run Brick | moderate | base build all-levels sprint olympic
bike: 15m gentle, work 30m 70% "steady", run: work 15m 79% "easy, off the bike"
Running straight off the bike teaches your legs the change.
Change shoes in under two minutes. Start the run gently.

double | Double Brick | moderate | build intermediate advanced transition sprint olympic
bike: 10m gentle, 2x(bike: work 15m 75%, run: work 8m 84%), run: 6m gentle "jog"
Twice from bike to run: two transitions for the price of one.
A turbo trainer makes it easy. The second change should be quicker than the first.

olympic-pace | Olympic Race-Pace Brick | race-pace | race-specific peak intermediate advanced olympic sprint
bike: 15m gentle, 2x(12m 92% "at race pace", 5m gentle), recovery 11m easy, run: recovery 5m 76% "easy, off the bike", 10m 100% "at 10 km pace", cooldown 5m 74%
Race pace on the bike, then on tired legs: your race in small.
Drink in the last five minutes of the ride. Do not chase the pace in the first kilometre.

half-iron | 70.3 Brick | race-pace | race-specific peak advanced veteran half-ironman
bike: 20m gentle, 3x(20m 80% "at 70.3 pace", 5m gentle), recovery 25m easy, run: recovery 10m easy "off the bike", 20m 90% "at 70.3 pace", cooldown 10m easy
Race power on the bike and race pace off it.
The food and drink of race day, in the order of race day. Note what your stomach says.

iron | Ironman Brick | race-pace | race-specific peak advanced veteran ironman long
bike: 20m gentle, 180m 70% "at Ironman pace", recovery 40m 65% "easy", run: work 45m 82% "at Ironman pace"
Hours at race power, then the run at the pace that you can hold all day.
Practise the whole plan: breakfast, bottles, special needs, walking the aid stations.

long-easy | Long Ride and Short Run | easy | base build intermediate advanced long half-ironman ironman
bike: 20m gentle, work 130m easy, run: work 20m easy "off the bike"
A long ride with a run that only reminds the legs.
Stop the run after ten minutes if your form is gone; the ride was the work.

opener | Race-Week Brick | race-pace | taper race all-levels opener transition
bike: 15m gentle, 3x(1m 100% "at race effort", 2m gentle), 6m gentle, run: work 5m easy "off the bike", 2x(1m 97% "at race pace", 1m easy), cooldown 3m 74%
A few minutes at race effort on both, in the week of the race.
Rehearse the transition exactly as it will be. Then rest.
`,
);
