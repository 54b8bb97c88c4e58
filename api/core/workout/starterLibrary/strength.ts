import { startersOf } from './starterWorkout.ts';

export const STRENGTH_STARTERS = startersOf(
  'strength',
  `
general | General Strength | moderate | base build all-levels full-body
warmup 5m mobility, 3x(60s squat or leg press, 40s rest, 60s hip hinge, 40s rest, 60s row, 40s rest, 60s push-up or press, 40s rest, 60s calf raise, 40s rest, 60s plank, 40s rest), cooldown 5m stretching
The whole body, three rounds: for holding form when tired.
Eight to twelve clean repetitions of each, with two left in reserve. Add weight when twelve are easy.

first-weeks | First Weeks of Lifting | easy | base beginner full-body
warmup 6m mobility, 2x(45s squat to a chair rpe 5, 45s rest, 45s hip hinge rpe 5, 45s rest, 45s row with a band rpe 5, 45s rest, 45s push-up on a bench rpe 5, 45s rest, 45s calf raise rpe 5, 45s rest), cooldown 4m stretching
Light and simple: learn the movements before the weights.
Move slowly down, quickly up. You should feel that you could do twice as many.

heavy-lower | Heavy Lower Body | hard | build intermediate advanced veteran heavy legs
warmup 7m mobility and light sets, 3x(30s half squat rpe 8, 130s rest, 30s single-leg press rpe 8, 110s rest, 40s hip flexion rpe 8, 80s rest), cooldown 5m stretching
Heavy lifting makes each stride and pedal stroke cheaper.
Four to six repetitions; stop two before you fail. Long rests are part of it. Not the day before a hard workout.

runner-legs | Single-Leg Strength for Runners | moderate | base build intermediate advanced legs run
warmup 5m mobility, 3x(50s step-up, 30s rest, 50s single-leg deadlift, 30s rest, 50s bent-knee calf raise, 30s rest, 40s side plank, 40s rest), cooldown 5m stretching
Running is one leg at a time; so is this.
Knee over the second toe, hips level. Use a wall for balance before you take less weight.

core | Core Circuit | easy | base build race-specific all-levels core
warmup 4m mobility, 3x(40s plank, 20s rest, 40s side plank left, 20s rest, 40s side plank right, 20s rest, 40s dead bug, 20s rest, 40s glute bridge, 20s rest), cooldown 3m stretching
A steady middle for running off the bike and for long days in the aero position.
Breathe all the time. When the back sags, the set is over.

swimmer-shoulders | Shoulders for Swimmers | easy | base build all-levels upper-body swim
warmup 5m arm circles and band pulls, 3x(45s band pull-apart, 30s rest, 45s external rotation, 30s rest, 45s lat pull-down, 30s rest, 45s push-up plus, 30s rest), cooldown 4m stretching
Strong small muscles keep shoulders quiet in the water.
Light weights, slow movements. No pain at the front of the shoulder, ever.

maintenance | Maintenance Strength | easy | race-specific peak taper all-levels full-body
warmup 5m mobility, 2x(40s squat rpe 5, 35s rest, 40s hip hinge rpe 5, 35s rest, 40s plank rpe 5, 35s rest, 40s side plank rpe 5, 35s rest), cooldown 5m stretching
Keeps the strength you have built and leaves the legs fresh.
Five repetitions with a weight that you know. Nothing new in these weeks.

plyometric | Springs and Hops | hard | build race-specific advanced veteran plyometric legs
warmup 8m skipping and mobility, 3x(20s pogo hops, 70s rest, 20s box jump, 70s rest, 20s bounding, 80s rest), cooldown 6m stretching and mobility
Short elastic jumps for economy.
Few, quick and quiet contacts. Leave it out with sore calves or Achilles tendons.

travel | Hotel Room Strength | moderate | base build recovery all-levels travel full-body
warmup 4m mobility, 4x(40s split squat, 20s rest, 40s push-up, 20s rest, 40s single-leg bridge, 20s rest, 40s plank, 20s rest), cooldown 4m stretching
No equipment, no excuse: a full workout in two square metres.
Change legs half way through each set. A towel and a chair are all you need.
`,
);
