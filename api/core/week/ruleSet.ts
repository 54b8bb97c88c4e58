import type { ActiveRule } from '../principles/active.ts';
import { isClosing, isOfDays } from '../principles/closing.ts';
import type { RuleBody, What } from '../principles/rule.ts';
import { sortsOf } from '../principles/sort.ts';

/** With more rules than this, planning every week once more to ask what each did would take too long. */
export const MAX_ASKED = 10;

/** Rules that hold together, sorted once for all the weeks that have just these. */
export interface RuleSet {
  rules: readonly ActiveRule[];
  /** Those of them that look at what else lies in the week, and by the sort of workout that they concern. */
  moving: readonly ActiveRule[];
  movingBySort: (readonly ActiveRule[] | undefined)[];
  /** Those that close days to sorts of workouts whatever else lies in the week, and by the sort that they concern. */
  closing: readonly ActiveRule[];
  closingBySort: (readonly ActiveRule[] | undefined)[];
  /** Those that close days or sports to hard workouts. */
  ofHard: readonly ActiveRule[];
  prefers: readonly (ActiveRule & { rule: { body: Body<'prefer'> } })[];
  /** Caps on the length of workouts whatever the day and however hard. */
  lengths: readonly (ActiveRule & { rule: { body: Body<'length'> } })[];
  /** Numbers of workouts whatever their sort. */
  counts: readonly (ActiveRule & { rule: { body: Body<'count'> } })[];
  /** Rules that close a day to a sort of workout in any week, by sort and day, as they come to be asked. */
  always: (ActiveRule | null | undefined)[];
  /** Days near a race may be closed as well. */
  looksAtRaces: boolean;
  /** And days that are too short for the week's long workout. */
  looksAtLengths: boolean;
  /** Those that placing workout by workout leaves open; the others hold by it. */
  open: readonly ActiveRule[];
  /** Those about VO2max or threshold, which show in finished workouts alone. */
  finished: readonly ActiveRule[];
  /** Those that forbid a sort of hard workout, so that others are chosen in their place. */
  milder: readonly (ActiveRule & { rule: { body: Body<'count'> } })[];
}

type Body<Kind extends RuleBody['kind']> = Extract<RuleBody, { kind: Kind }>;
const isAbout =
  <Kind extends RuleBody['kind']>(kind: Kind) =>
  (active: ActiveRule): active is ActiveRule & { rule: { body: Body<Kind> } } =>
    active.rule.body.kind === kind;

/** Kinds of rules that look at what else lies in the week. */
const MOVING: ReadonlySet<RuleBody['kind']> = new Set(['count', 'perDay', 'apart']);
const HARD_SORTS = sortsOf({ types: [], quality: 'hard' }).parts;
const LEFT_OPEN: ReadonlySet<RuleBody['kind']> = new Set(['length', 'share', 'hours', 'rest', 'count']);
const FINISHED_ONLY: ReadonlySet<What['quality']> = new Set(['hard', 'vo2max', 'threshold']);

export function ruleSetOf(rules: readonly ActiveRule[]): RuleSet {
  return {
    rules,
    moving: rules.filter(({ rule }) => MOVING.has(rule.body.kind)),
    movingBySort: [],
    ofHard: rules.filter(
      ({ rule: { body }, of, next }) =>
        (body.kind === 'days' || body.kind === 'nearRace' || MOVING.has(body.kind)) &&
        ((of.intensity === null && (of.parts & HARD_SORTS) !== 0) ||
          (next.intensity === null && (next.parts & HARD_SORTS) !== 0)),
    ),
    prefers: rules.filter(isAbout('prefer')),
    lengths: rules
      .filter(isAbout('length'))
      .filter(({ rule: { body } }) => body.days.length === 0 && !FINISHED_ONLY.has(body.what.quality)),
    counts: rules.filter(isAbout('count')).filter(({ rule: { body } }) => body.what.quality === 'any'),
    always: [],
    closing: rules.filter(({ rule: { body } }) => isClosing(body)),
    closingBySort: [],
    looksAtRaces: rules.some(isAbout('nearRace')),
    looksAtLengths: rules.some(({ rule: { body } }) => isOfDays(body)),
    open: rules.filter(({ rule: { body }, of }) => LEFT_OPEN.has(body.kind) && of.intensity === null),
    finished: rules.filter(({ of, next }) => of.intensity !== null || next.intensity !== null),
    milder: rules
      .filter(isAbout('count'))
      .filter(
        ({ rule: { body } }) =>
          body.most === 0 &&
          (body.what.quality === 'vo2max' || (body.what.quality === 'hard' && body.what.types.length > 0)),
      ),
  };
}
