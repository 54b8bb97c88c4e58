import { addDays, mondayOf } from '../../calendar/calendar.ts';
import { SUBSTITUTE_GROWTH } from '../../constants/week.ts';
import type { TrainedSport } from '../../codes/sport.ts';
import type { Cause } from '../operations.ts';
import { LADDER, RANKS } from '../operations/rebuild.ts';
import type { Intensity } from '../../codes/workout.ts';
import { type Board, capMinutes, easeTo, remove, type Slot } from './board.ts';

/** Codes of the planner's own reasons: it knew of the injury when it made the week. */
const KNOWN = ['INJURY_CARE', 'INJURY_SUBSTITUTION'];

const typesOf = ({ session }: Slot): readonly TrainedSport[] =>
  session.workoutType === 'brick' ? ['bike', 'run'] : session.workoutType === 'race' ? [] : [session.workoutType];

/** In the place of another sport, now or since an earlier adaptation. */
const isSubstitute = ({ instead, session }: Slot): boolean =>
  instead !== null || session.reasons.some(({ code, inputs }) => code === 'INJURY_RULE' && inputs.op === 'replace');

const open = ({ slots }: Board) => slots.filter(({ fixed, removed }) => !fixed && !removed);

/** Bans, forbidden intensities, caps, no two days in a row, and less of the sport, by the areas that are hurt. */
export function adaptToInjuries(board: Board): void {
  const { restrictions, limits } = board.desk;
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
  for (const slot of open(board)) {
    for (const type of typesOf(slot)) {
      const rule = restrictions(slot.session.scheduledDate)[type];
      if (rule.banned) {
        substitute(board, slot, type, cause('banned'));
        break;
      }
      let to: Intensity = slot.intensity;
      while (rule.noIntensities.includes(to) && RANKS[to] > RANKS.recovery) to = LADDER[to];
      if (to !== slot.intensity) easeTo(slot, to, cause('intensity'));
      if (rule.capMinutes !== null && slot.session.workoutType !== 'brick')
        capMinutes(slot, rule.capMinutes, cause('cap'), true);
    }
  }
  spaceRuns(board, cause('days'));
  for (const type of ['run', 'bike', 'swim'] as const) lessOf(board, type, cause('volume'));
}

/** Another sport takes the minutes, at most a fifth more than it had that week; what does not fit is left out. */
function substitute(board: Board, slot: Slot, type: TrainedSport, cause: Cause): void {
  const restrictions = board.desk.restrictions(slot.session.scheduledDate);
  const { substitute: others, substituteFactor } = restrictions[type];
  const wanted = slot.minutes * substituteFactor;
  const [other] = others;
  if (other === undefined) return remove(slot, cause);
  const week = mondayOf(slot.session.scheduledDate);
  const ofWeek = board.slots.filter(({ session, removed }) => !removed && mondayOf(session.scheduledDate) === week);
  const planned = ofWeek
    .filter((each) => each.session.workoutType === other && !isSubstitute(each))
    .reduce((sum, each) => sum + each.planned.minutes, 0);
  const taken = ofWeek
    .filter((each) => (each.instead?.workoutType ?? each.session.workoutType) === other && isSubstitute(each))
    .reduce((sum, each) => sum + each.minutes, 0);
  const minutes = Math.floor(
    Math.min(wanted, SUBSTITUTE_GROWTH * planned - taken, restrictions[other].capMinutes ?? Infinity),
  );
  if (minutes < 20) return remove(slot, cause);
  capMinutes(slot, minutes, cause);
  if (RANKS[slot.intensity] > RANKS.easy) slot.intensity = 'easy';
  slot.instead = { workoutType: other, cause };
}

function spaceRuns(board: Board, cause: Cause): void {
  const isRun = (slot: Slot) =>
    !slot.removed && slot.instead === null && typesOf(slot).includes('run') && slot.session.status !== 'skipped';
  const days = () => new Set(board.slots.filter(isRun).map(({ session }) => session.scheduledDate));
  for (const slot of open(board)) {
    const { scheduledDate } = slot.session;
    if (!board.desk.restrictions(scheduledDate).run.noConsecutiveDays) continue;
    const known = days();
    if (!isRun(slot) || (!known.has(addDays(scheduledDate, -1)) && !isFixedNext(board, scheduledDate))) continue;
    substitute(board, slot, 'run', cause);
  }
}

/** A run that may not be touched stands on the day after. */
const isFixedNext = (board: Board, day: string): boolean =>
  board.slots.some(
    (slot) =>
      slot.fixed &&
      slot.session.scheduledDate === addDays(day, 1) &&
      typesOf(slot).includes('run') &&
      slot.session.status !== 'skipped',
  );

/** The sport's minutes of each week, at most its part of the plan; weeks that the planner made with the injury in mind have it already. */
function lessOf(board: Board, type: 'run' | 'bike' | 'swim', cause: Cause): void {
  for (const week of new Set(board.slots.map(({ session }) => mondayOf(session.scheduledDate)))) {
    const { volumeFactor } = board.desk.restrictions(week)[type];
    if (volumeFactor >= 1 || volumeFactor === 0) continue;
    const here = board.slots.filter(({ session }) => mondayOf(session.scheduledDate) === week);
    const gone = board.removed.filter(({ scheduledDate }) => mondayOf(scheduledDate) === week);
    if (
      [...here.map(({ session }) => session), ...gone].some(({ reasons }) =>
        reasons.some(({ code }) => KNOWN.includes(code)),
      )
    )
      continue;
    const ofSport = here.filter((slot) => slot.session.workoutType === type && !isSubstitute(slot));
    for (const slot of ofSport) {
      // every session alike, so that frequency stays
      if (!slot.fixed)
        capMinutes(slot, volumeFactor * slot.planned.minutes, { ...cause, inputs: { ...cause.inputs, volumeFactor } });
    }
  }
}
