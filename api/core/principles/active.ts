import type { Athlete, ExperienceLevel } from '../athlete.ts';
import type { RaceType } from '../race.ts';
import type { WeekTarget } from '../season.ts';
import { bodyWords } from './words.ts';
import type { Rule, TaughtPrinciple, Who } from './rule.ts';

/** A rule with the principle it comes from. */
export interface ActiveRule {
  /** Place of the principle among those taught. */
  place: number;
  principle: TaughtPrinciple;
  rule: Rule;
  /** "Max Mustermann's principle: no long run on Saturday". */
  name: string;
  /** "No long run on Saturday". */
  words: string;
}

/** "Max Mustermann's principle: no long run on Saturday". */
export function principleName(by: string, rule: Rule): string {
  return nameOf(by, bodyWords(rule.body));
}

function nameOf(by: string, words: string): string {
  return `${by === '' ? "Your coach's" : `${by}'s`} principle: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The rules that concern this athlete at all, in the order of principles. */
export function rulesFor(athlete: Athlete, principles: readonly TaughtPrinciple[]): readonly ActiveRule[] {
  return principles.flatMap((principle, place) =>
    principle.rules
      .filter(({ scope }) => scope.who.every((who) => who.kind === 'level' || who.kind === 'race' || isSo(athlete, who)))
      .map((rule) => {
        const words = bodyWords(rule.body);
        return { place, principle, rule, name: nameOf(principle.by, words), words };
      }),
  );
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
      return area === null ? open.length > 0 : open.some(({ injuryType, affectedArea }) => `${injuryType} ${affectedArea}`.toLowerCase().includes(area.toLowerCase()));
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
export function rulesOfWeek(rules: readonly ActiveRule[], { week, level, raceType, weekInPlan }: WhichWeek): readonly ActiveRule[] {
  return rules.filter(({ rule: { scope, body } }) => {
    if (scope.phases.length > 0 && !scope.phases.includes(week.phaseType)) return false;
    if (scope.kinds.length > 0 && !scope.kinds.includes(week.kind)) return false;
    if (scope.firstWeeks !== null && weekInPlan >= scope.firstWeeks) return false;
    return scope.who.every((who) => {
      if (who.kind === 'level') return who.levels.includes(level);
      // a rule about days near a race looks at the race itself
      if (who.kind === 'race') return body.kind === 'nearRace' || (raceType !== null && who.raceTypes.includes(raceType));
      return true;
    });
  });
}
