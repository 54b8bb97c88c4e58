import { injuryRestrictions } from '../../core/athlete/injuries.ts';
import { dayNumber } from '../../core/calendar/calendar.ts';
import { rulesFor } from '../../core/principles/active.ts';
import type { WeekContext } from '../../core/week/draft.ts';
import { ruleSetOf } from '../../core/week/ruleSet.ts';
import { runner } from './schedules.ts';
import { taughtBy } from './underPrinciples.ts';

/** What no injury forbids. */
export const NONE = injuryRestrictions([]);
export const LEVELS = { running: 'intermediate', cycling: 'intermediate', swimming: 'intermediate' } as const;

/** What a week knows of the principles that hold in it. */
function under(principles: readonly string[]) {
  const rules = rulesFor(runner(), taughtBy(...principles));
  return { set: ruleSetOf(rules), rules, fired: new Set(), reached: new Set(), shaped: new Map() };
}

/** A loading week of base without a race, and of it what is asked here; `taught` are its principles. */
export function weekOf(more: object = {}): WeekContext {
  const { taught } = more as { taught?: readonly string[] };
  return {
    monday: dayNumber('2027-02-15'),
    raceType: null,
    week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'base', kind: 'load' },
    weekInPhase: 0,
    limits: { level: 'intermediate', levelBySport: LEVELS },
    restrictions: NONE,
    races: [],
    recentRun: 400,
    recentRunFrom: 'planned',
    memory: { lastLong: {}, ordinary: [], usual: {}, longest: {}, lastLoad: null },
    input: { races: [] },
    rules: taught === undefined ? null : under(taught),
    ...more,
  } as unknown as WeekContext;
}

/** A week of another kind, and what is remembered of those before. */
export const inWeek = (kind: string, memory: object = {}, phaseType = 'base') => ({
  week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType, kind },
  memory: { lastLong: {}, ordinary: [], usual: {}, longest: {}, lastLoad: null, ...memory },
});
export const race = (raceDate: string, raceType = '10k', priority = 'A') => ({
  raceName: 'Park',
  raceType,
  raceDate,
  priority,
});
