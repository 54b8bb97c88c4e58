import { addDays, mondayOf } from '../../calendar/calendar.ts';
import { SUBSTITUTE_GROWTH } from '../../constants/week.ts';
import { heldPart, type InjuryRestrictions, mayRunOffBike } from '../../athlete/injuries.ts';
import { heldHours } from '../../athlete/profile.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import { inFives } from '../../workout/inFives.ts';
import { STRENGTH_FAMILIES } from '../../workout/families/strength.ts';
import { featuresOf } from '../../workout/prescription/featuresOf.ts';
import { baseSportsOf } from '../../codes/race.ts';
import type { TrainedSport } from '../../codes/sport.ts';
import { TYPE_OF_SPORT } from '../../workout/sport.ts';
import type { Cause } from '../operations.ts';
import { LADDER } from '../operations/rebuild.ts';
import { RANKS } from '../../workout/prescription/choose.ts';
import type { Intensity } from '../../codes/workout.ts';
import { type AdaptationDraft, capMinutes, easeTo, remove, type Slot, spanOf } from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';

/** Codes of the planner's own reasons: it knew of the injury when it made the week. */
const KNOWN = ['INJURY_CARE', 'INJURY_SUBSTITUTION'];

/** Did the planner make a workout with these reasons around an injury? */
export const isMadeForInjury = (reasons: readonly { code: string }[]): boolean =>
  reasons.some(({ code }) => KNOWN.includes(code));

const typesOf = ({ workout }: Slot): readonly TrainedSport[] =>
  workout.workoutType === 'brick' ? ['bike', 'run'] : workout.workoutType === 'race' ? [] : [workout.workoutType];

/** In the place of another sport, now or since an earlier adaptation. */
const isSubstitute = ({ instead, workout }: Slot): boolean =>
  instead !== null || workout.reasons.some(({ code, inputs }) => code === 'INJURY_RULE' && inputs.op === 'replace');

const open = ({ slots }: AdaptationDraft) => slots.filter(({ fixed, removed }) => !fixed && !removed);

/** Bans, forbidden intensities, caps, no two days in a row, and less of the sport, by the areas that are hurt. */
export function adaptToInjuries(draft: AdaptationDraft): void {
  const { restrictions, limits } = draft.context;
  const areas = limits.athlete.injuries
    .filter(({ isRecovered }) => !isRecovered)
    .map(({ affectedArea }) => affectedArea)
    .sort()
    .join(', ');
  const cause = (rule: string): Cause => ({
    reasonCode: 'INJURY_RULE',
    source: 'feedback',
    inputs: { areas, rule },
  });
  for (const slot of open(draft)) {
    const isUncleared = heldPart(limits.athlete.injuries, slot.workout.scheduledDate) !== null;
    for (const type of typesOf(slot)) {
      const left = restrictions(slot.workout.scheduledDate);
      const rule = left[type];
      if (rule.banned || (type === 'run' && slot.workout.workoutType === 'brick' && !mayRunOffBike(left))) {
        substitute(draft, slot, type, cause('banned'));
        break;
      }
      let to: Intensity = slot.intensity;
      while (rule.noIntensities.includes(to) && RANKS[to] > RANKS.recovery) to = LADDER[to];
      if (isUncleared && holdsForbidden(slot, type, rule)) to = 'recovery';
      if (to !== slot.intensity) easeTo(slot, to, cause('intensity'));
      if (isUncleared && isPastEasing(slot, type, rule)) remove(slot, cause('banned'));
      const cap = slot.workout.workoutType === 'brick' ? capOfBrick(left) : rule.capMinutes;
      if (cap !== null) capMinutes(slot, cap, cause('cap'), true);
    }
  }
  holdWeeks(draft, cause('held'));
  spaceRuns(draft, cause('days'));
  for (const type of ['run', 'bike', 'swim'] as const) lessOf(draft, type, cause('volume'));
}

/** Steps that the injury forbids, or running where running and walking come in turns: what is gentlest has neither. */
function holdsForbidden({ workout }: Slot, type: TrainedSport, { avoid, walkRun }: SportRestriction): boolean {
  const { templateId, workoutType } = workout;
  if (featuresOf(templateId).some((feature) => avoid.includes(feature))) return true;
  if (type === 'strength') return avoid.includes('pressure') && !isFoundation(templateId);
  return type === 'run' && workoutType === 'run' && walkRun && templateId !== null;
}

/** The gentlest there is, and still not what the injury leaves: nothing would be made anew of it. */
function isPastEasing({ workout }: Slot, type: TrainedSport, { avoid, onlyWalk }: SportRestriction): boolean {
  const { templateId, intensity } = workout;
  if (type === 'strength') return intensity === 'easy' && avoid.includes('pressure') && !isFoundation(templateId);
  return type === 'run' && intensity === 'recovery' && onlyWalk && templateId !== null;
}

const isFoundation = (templateId: string | null): boolean =>
  templateId?.startsWith(`${STRENGTH_FAMILIES.foundation.id}/`) === true;

/** Both parts of a brick at their longest; null: one of them may be of any length. */
const capOfBrick = ({ bike, run }: InjuryRestrictions): number | null =>
  bike.capMinutes === null || run.capMinutes === null ? null : bike.capMinutes + run.capMinutes;

/** No week grows past what is trained now until who knows has cleared the athlete. */
function holdWeeks(draft: AdaptationDraft, cause: Cause): void {
  const { athlete, sports } = draft.context.limits;
  for (const monday of new Set(draft.slots.map(({ workout }) => mondayOf(workout.scheduledDate)))) {
    const part = heldPart(athlete.injuries, monday < draft.today ? draft.today : monday);
    if (part === null) continue;
    const hours = part * heldHours(athlete, draft.context.week(monday).raceType, sports);
    limitVolume(draft, spanOf(monday, 7), { most: Math.round(60 * hours) }, cause);
  }
}

/** Another sport takes the minutes, one of the race's own at most a fifth more than it had that week; what does not fit is left out. */
function substitute(draft: AdaptationDraft, slot: Slot, type: TrainedSport, cause: Cause): void {
  const restrictions = draft.context.restrictions(slot.workout.scheduledDate);
  const { substitute: others, substituteFactor } = restrictions[type];
  const wanted = slot.minutes * substituteFactor;
  const isRideLeft = slot.workout.workoutType === 'brick' && !restrictions.bike.banned;
  const [other = isRideLeft ? 'bike' : undefined] = others;
  if (other === undefined) return remove(slot, cause);
  const week = mondayOf(slot.workout.scheduledDate);
  const ofWeek = draft.slots.filter(({ workout, removed }) => !removed && mondayOf(workout.scheduledDate) === week);
  const planned = ofWeek
    .filter((each) => each.workout.workoutType === other && !isSubstitute(each))
    .reduce((sum, each) => sum + each.planned.minutes, 0);
  const taken = ofWeek
    .filter((each) => (each.instead?.workoutType ?? each.workout.workoutType) === other && isSubstitute(each))
    .reduce((sum, each) => sum + each.minutes, 0);
  const { raceType } = draft.context.week(week);
  const isOwn =
    raceType === null ? planned > 0 : baseSportsOf(raceType).some((sport) => TYPE_OF_SPORT[sport] === other);
  // walks are begun where nobody ran
  const room = restrictions[other].onlyWalk || !isOwn ? Infinity : SUBSTITUTE_GROWTH * planned - taken;
  const minutes = inFives(Math.min(wanted, room, restrictions[other].capMinutes ?? Infinity));
  if (minutes < 20) return remove(slot, cause);
  capMinutes(slot, minutes, cause);
  if (RANKS[slot.intensity] > RANKS.easy) slot.intensity = 'easy';
  slot.instead = { workoutType: other, cause };
}

function spaceRuns(draft: AdaptationDraft, cause: Cause): void {
  const isRun = (slot: Slot) =>
    !slot.removed && slot.instead === null && typesOf(slot).includes('run') && slot.workout.status !== 'skipped';
  const days = () => new Set(draft.slots.filter(isRun).map(({ workout }) => workout.scheduledDate));
  for (const slot of open(draft)) {
    const { scheduledDate } = slot.workout;
    if (!draft.context.restrictions(scheduledDate).run.noConsecutiveDays) continue;
    const known = days();
    if (!isRun(slot) || (!known.has(addDays(scheduledDate, -1)) && !isFixedNext(draft, scheduledDate))) continue;
    substitute(draft, slot, 'run', cause);
  }
}

/** A run that may not be touched stands on the day after. */
const isFixedNext = (draft: AdaptationDraft, day: string): boolean =>
  draft.slots.some(
    (slot) =>
      slot.fixed &&
      slot.workout.scheduledDate === addDays(day, 1) &&
      typesOf(slot).includes('run') &&
      slot.workout.status !== 'skipped',
  );

/** The sport's minutes of each week, at most its part of the plan; weeks that the planner made with the injury in mind have it already. */
function lessOf(draft: AdaptationDraft, type: 'run' | 'bike' | 'swim', cause: Cause): void {
  for (const week of new Set(draft.slots.map(({ workout }) => mondayOf(workout.scheduledDate)))) {
    const { volumeFactor } = draft.context.restrictions(week)[type];
    if (volumeFactor >= 1) continue;
    const here = draft.slots.filter(({ workout }) => mondayOf(workout.scheduledDate) === week);
    const gone = draft.removed.filter(({ scheduledDate }) => mondayOf(scheduledDate) === week);
    if ([...here.map(({ workout }) => workout), ...gone].some(({ reasons }) => isMadeForInjury(reasons))) continue;
    const ofSport = here.filter((slot) => slot.workout.workoutType === type && !isSubstitute(slot));
    const less = { ...cause, inputs: { ...cause.inputs, volumeFactor } };
    // every workout alike, so that frequency stays
    for (const slot of ofSport) capMinutes(slot, volumeFactor * slot.planned.minutes, less, true);
    const planned =
      ofSport.reduce((sum, slot) => sum + slot.planned.minutes, 0) +
      gone.filter(({ workoutType }) => workoutType === type).reduce((sum, { duration }) => sum + duration, 0);
    giveBack(ofSport, volumeFactor, volumeFactor * planned, less);
  }
}

/** What workouts of the least minutes have over their part, the longest give; where these are as short, workouts are left out. */
function giveBack(slots: readonly Slot[], factor: number, most: number, cause: Cause): void {
  const counted = ({ removed, fixed, minutes, planned }: Slot) =>
    removed ? 0 : fixed ? Math.min(minutes, factor * planned.minutes) : minutes;
  const excess = () => slots.reduce((sum, slot) => sum + counted(slot), 0) - most;
  const byLength = [...slots].sort((a, b) => b.planned.minutes - a.planned.minutes);
  for (const slot of byLength) if (excess() > 0) capMinutes(slot, slot.minutes - excess(), cause, true);
  for (const slot of byLength.reverse()) if (excess() > 0) remove(slot, cause);
}
