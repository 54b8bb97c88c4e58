import type { Athlete } from '../athlete/athlete.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { WeekTarget } from '../season/season.ts';
import { principleName } from '../messages/principleName.ts';
import { ATHLETE } from '../messages/reader.ts';
import type { PrincipleRule, RuleBody, TaughtPrinciple, What, Who } from './rule.ts';
import { isSameWhat, NO_SORTS, type Sorts, sortsNamed, sortsOf } from './sort.ts';
import { limitOf } from './verdict.ts';
import { bodyWords } from './words.ts';

/** A rule with the principle it comes from. */
export interface ActiveRule {
  /** Place of the principle among those taught. */
  place: number;
  principle: TaughtPrinciple;
  rule: PrincipleRule;
  /** "Max Mustermann's principle: no long run on Saturday". */
  name: string;
  /** "No long run on Saturday". */
  words: string;
  /** What it allows: "2 workouts". */
  limit: string;
  /** Workouts that it speaks of; of two kinds, those that come first. */
  of: Sorts;
  /** Those that follow; those that a share is a share of; those that are rather wanted. */
  next: Sorts;
  /** What comes first and what follows are the same. */
  isSame: boolean;
}

const keys = new WeakMap<PrincipleRule, string>();

/** The same for rules that say the same. */
export function ruleKey(rule: PrincipleRule): string {
  const known = keys.get(rule) ?? JSON.stringify([rule.body, rule.scope]);
  keys.set(rule, known);
  return known;
}

/** The rules that concern this athlete at all, in the order of principles; what several say is the first one's rule. */
export function rulesFor(athlete: Athlete, principles: readonly TaughtPrinciple[]): readonly ActiveRule[] {
  const active: ActiveRule[] = [];
  const said = new Set<string>();
  principles.forEach((principle, place) => {
    for (const rule of principle.rules) {
      if (said.has(ruleKey(rule)) || !mayConcern(athlete, rule)) continue;
      said.add(ruleKey(rule));
      active.push(activeRule(principle, place, rule));
    }
  });
  return active;
}

/** Is the athlete one whom the rule is for, as far as no week changes that? */
export const mayConcern = (athlete: Athlete, { scope }: PrincipleRule): boolean =>
  scope.who.every((who) => who.kind === 'level' || who.kind === 'race' || isSo(athlete, who));

function activeRule(principle: TaughtPrinciple, place: number, rule: PrincipleRule): ActiveRule {
  const { body } = rule;
  const words = bodyWords(body);
  const { of, next } = whatOf(body);
  const isSame = body.kind === 'apart' && isSameWhat(body.first, body.next);
  return {
    place,
    principle,
    rule,
    name: principleName(principle.by, words, ATHLETE),
    words,
    limit: limitOf(body),
    of,
    next,
    isSame,
  };
}

const everyLength = (what: What): What => (what.quality === 'long' ? { ...what, quality: 'any' } : what);

function whatOf(body: RuleBody): { of: Sorts; next: Sorts } {
  switch (body.kind) {
    case 'apart':
      return { of: sortsOf(body.first), next: sortsOf(body.next) };
    case 'prefer':
      return { of: sortsOf(body.after), next: sortsNamed(body.rather) };
    case 'share':
      return {
        of: sortsOf(body.what),
        next: sortsOf({ types: body.of === 'week' ? [] : body.what.types, quality: 'any' }),
      };
    case 'rest':
    case 'hours':
    case 'ramp':
    case 'step':
      return { of: NO_SORTS, next: NO_SORTS };
    // a longest length of long runs is one of every run
    case 'length':
      return { of: sortsOf(everyLength(body.what)), next: NO_SORTS };
    default:
      return { of: sortsOf(body.what), next: NO_SORTS };
  }
}

function isSo(athlete: Athlete, who: Exclude<Who, { kind: 'level' } | { kind: 'race' }>): boolean {
  switch (who.kind) {
    case 'age':
      return athlete.age >= who.from && athlete.age <= who.to;
    case 'gender':
      return athlete.gender === who.gender;
    case 'hours':
      return athlete.preferences.weeklyHoursAvailable < who.below;
    case 'injury': {
      const open = athlete.injuries.filter(({ isRecovered }) => !isRecovered);
      const { area } = who;
      return area === null
        ? open.length > 0
        : open.some(({ injuryType, affectedArea }) =>
            `${injuryType} ${affectedArea}`.toLowerCase().includes(area.toLowerCase()),
          );
    }
  }
}

export interface WhichWeek {
  week: Pick<WeekTarget, 'phaseType' | 'kind'>;
  level: ExperienceLevel;
  raceType: RaceType | null;
  weekInPlan: number;
}

/** The rules that hold in a week. */
export function rulesOfWeek<T extends { rule: PrincipleRule }>(
  rules: readonly T[],
  { week, level, raceType, weekInPlan }: WhichWeek,
): readonly T[] {
  return rules.filter(({ rule: { scope, body } }) => {
    if (scope.phases.length > 0 && !scope.phases.includes(week.phaseType)) return false;
    if (scope.kinds.length > 0 && !scope.kinds.includes(week.kind)) return false;
    if (scope.firstWeeks !== null && weekInPlan >= scope.firstWeeks) return false;
    return scope.who.every((who) => {
      if (who.kind === 'level') return who.levels.includes(level);
      // a rule about days near a race looks at the race itself
      if (who.kind === 'race')
        return body.kind === 'nearRace' || (raceType !== null && who.raceTypes.includes(raceType));
      return true;
    });
  });
}
