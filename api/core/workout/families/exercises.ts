import type { WorkoutFeature } from '../../codes/injury.ts';

export interface Exercise {
  name: string;
  /** What an injury may forbid about it; empty for core work. */
  loads: readonly WorkoutFeature[];
  /** Held for a time rather than repeated. */
  isHeld: boolean;
  /** Done with one side, or with one after the other. */
  isPerSide: boolean;
  how: string;
  mistake: string;
  easier: string;
  harder: string;
}

/**
 * Exercises, one in each five lines: name and what it loads ("held" for those without repetitions, "sides" for those of one side at a
 * time), how it is done, a common mistake, an easier and a harder form [K].
 */
const TEXT = `
goblet squat | lower-body
Hold the weight at your chest, sit down between your heels, stand up tall.
Heels that lift, knees that fall in.
Down to a chair and up.
Three seconds on the way down.

squat or leg press | lower-body
Hips back and down, knees over the second toe, push the floor away.
Going deeper than the back stays flat.
To a chair, with body weight or a rucksack.
More weight, or a pause at the bottom.

half squat | lower-body heavy-lower
Down until the knees are bent by a right angle, then up as fast as the weight allows.
A slow way up: the will to be quick is the point.
A leg press with the same bend.
More weight, never more repetitions.

split squat | lower-body sides
One foot far in front, sink straight down, rise over the front heel.
A short step that pushes the knee forward.
One hand on a wall.
The back foot on a bench, weights in the hands.

step-up | lower-body sides
Whole foot on a box of knee height, stand up without a push from the lower leg.
Jumping off the foot on the floor.
A lower step.
Weights in the hands, slowly down.

single-leg press | lower-body heavy-lower sides
One leg pushes, the hips stay flat on the seat.
The knee falls in.
Both legs push, one lets down.
More weight.

hip hinge | lower-body hinge
Soft knees, hips back until the hamstrings pull, back long, then stand tall.
A round back; bending the knees instead.
Hands on the hips, without weight.
A weight in each hand.

deadlift | lower-body heavy-lower hinge
Bar over the middle of the foot, back long, push the floor away and stand.
Jerking the bar; hips that rise first.
From blocks, or with a rucksack held close.
More weight, never more repetitions.

single-leg deadlift | lower-body hinge sides
On one leg, hips back, the free leg long behind you, hips level.
Opening the hip to the side.
Fingers on a wall.
A weight in the hand of the free side.

kettlebell swing | lower-body hinge
The hips throw the weight to chest height; the arms only lead it.
Lifting with the shoulders, squatting instead of hinging.
A hip hinge with a pause.
A heavier weight.

calf raise | lower-body
All the way up over the big toe, two seconds down.
Bouncing; half of the way.
Both feet, hands on a wall.
One foot on a step, with weight.

bent-knee calf raise | lower-body
The same with a bent knee, which loads the deep calf that runs.
Straightening the knee on the way up.
Sitting, weight on the knees.
One foot on a step, with weight.

hip flexion | lower-body sides
Standing, pull the knee up against a band or a cable, slowly back.
Leaning backwards.
Without resistance, slowly.
A stronger band.

pogo hops | lower-body heavy-lower
Small quick hops from the ankles, knees nearly straight, quiet feet.
Long contacts, deep knees.
Both feet, barely off the ground.
From one foot to the other.

jump squat | lower-body heavy-lower
A quarter squat, jump as high as you can, land softly and stand still.
Jumping again before you stand still.
Rise on the toes quickly instead.
A light weight in the hands.

box jump | lower-body heavy-lower
Jump onto a box, stand up tall, step down.
A box so high that you land crouched; jumping down.
A low step.
From one step of run-up.

row | upper-body
Pull the elbows back past the ribs, shoulder blades together.
Shoulders at the ears, swinging.
A band, or a bar with bent knees.
More weight, a pause at the ribs.

band pull-apart | upper-body
Arms long in front of you, pull the band apart to the chest.
A hollow back.
A lighter band.
A stronger band, slowly back.

press-up | upper-body
Hands under the shoulders, body as one board, chest to the floor.
Hips that hang; elbows straight out.
Hands on a bench or a wall.
Feet on a bench.

overhead press | upper-body
From the shoulders straight up, ribs down.
Leaning back.
One arm at a time, sitting.
More weight.

pull-up or lat pull-down | upper-body
Pull the elbows down to the ribs, chest up, slowly back to long arms.
Swinging; shoulders at the ears at the top.
A band under the feet, or less weight.
A pause with the chin over the bar.

scapular press-up | upper-body
In the press-up position, arms straight, let the chest sink between the shoulder blades and push it up again.
Bending the elbows.
On the knees, or against a wall.
Feet on a bench.

band external rotation | upper-body sides
Elbow at the side and bent by a right angle, turn the forearm outwards against the band, slowly back.
The elbow leaves the side.
Without a band.
The arm lifted to the side, as in the water.

medicine-ball throw | upper-body
From over the head throw the ball to the floor or a wall, with the whole body.
Throwing with the arms alone.
A lighter ball.
A heavier ball, never a slower throw.

side-lying leg raise | sides
On your side, lift the upper leg a little behind the body, toes forward, slowly down.
Rolling back; lifting it too high.
Knees bent, open them like a shell.
A band around the knees.

back extension | hinge
Face down, lift the chest and arms a little, neck long, slowly down.
Throwing the head back.
Hands under the shoulders.
Arms stretched ahead.

plank | held
On the elbows, one line from head to heels, breathe.
Hips that hang.
On the knees.
Lift one foot, then the other.

side plank | held sides
On one elbow, hips high, one line; change sides half way.
Rolling forward.
Knees on the floor.
Lift the upper leg.

hollow hold | held
On your back, lower back pressed down, arms and legs off the floor.
The back comes off the floor.
Knees bent.
Arms behind the head.

single-leg balance | held sides
Stand on one foot, knee soft, look around; change sides half way.
Locking the knee.
Fingers on a wall.
Eyes closed, or on a cushion.

dead bug | sides
On your back, lower the opposite arm and leg, the back stays down.
Holding your breath; the back comes off the floor.
Legs only.
Slower, with a light weight.

bird dog | sides
On hands and knees, stretch the opposite arm and leg, hips level.
Turning the hips.
Legs only.
Elbow to knee between repetitions.

pelvic floor squeeze
Breathe out, draw the pelvic floor up as if to hold back wind, hold for five seconds, then let go fully.
Holding your breath; squeezing belly and buttocks instead.
Lying on your side, two seconds at a time.
Standing, ten seconds at a time.

belly breathing
On your back, knees bent, breathe wide into the ribs, and out as the belly sinks.
Lifting the shoulders.
A pillow under the knees.
Sitting, then standing.

heel slide | sides
On your back, knees bent, slide one heel away and back as you breathe out; the hips stay still.
A belly that domes; a hollow back.
Half of the way.
Lift the foot a little off the floor.

clamshell | sides
On your side, knees bent, feet together, open the upper knee.
Rolling backwards.
A smaller way up.
A band around the knees.

standing march | sides
Stand tall, lift one knee as you breathe out, slowly change sides.
Leaning back.
Fingers on a wall.
Hands above the head.

glute bridge
On your back, feet flat, push the hips up, squeeze, slowly down.
Pushing from the lower back.
A smaller way up.
One leg.
`;

export const EXERCISES: readonly Exercise[] = TEXT.trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', how = '', mistake = '', easier = '', harder = ''] = block.split('\n');
    const [name = '', marks = ''] = head.split(' | ');
    const words = marks.split(' ').filter((word) => word !== '');
    const loads = words.filter((word) => word !== 'held' && word !== 'sides') as WorkoutFeature[];
    const [isHeld, isPerSide] = [words.includes('held'), words.includes('sides')];
    return { name, loads, isHeld, isPerSide, how, mistake, easier, harder };
  });

const BY_NAME: ReadonlyMap<string, Exercise> = new Map(EXERCISES.map((exercise) => [exercise.name, exercise]));

/** The exercise of this name; null: of somebody's own. */
export const exerciseOf = (name: string): Exercise | null => BY_NAME.get(name) ?? null;
