import { type Weekday, WEEKDAYS } from '../calendar.ts';
import type { RaceType } from '../race.ts';
import { countOf } from '../reasons.ts';
import type { Intensity, WorkoutType } from '../workout.ts';
import type { Rule, RuleBody, What } from './rule.ts';

/** A session as the rules look at it. Days are day numbers. */
export interface SeenSession {
  number: number;
  workoutType: WorkoutType;
  /** Null while it is not known: nothing but hard or not. */
  intensity: Intensity | null;
  minutes: number;
  isLong: boolean;
  isHard: boolean;
  /** Done, or a person's: it counts and stays. */
  isFixed: boolean;
  /** Names it for whoever asked. */
  id?: string;
}

/** A week with what lies around it. Races are not among the sessions. */
export interface SeenWeek {
  monday: number;
  sessions: readonly SeenSession[];
  /** Sessions of the weeks before and of kept ones after. */
  near: readonly SeenSession[];
  races: readonly { number: number; raceType: RaceType }[];
  plannedHours: number;
  /** Largest planned hours of the four weeks before; null: nothing before. */
  largestBefore: number | null;
  /** Loading weeks in a row that end with this one; 0 for any other kind. */
  loadsInARow: number;
}

/** Sessions that break a rule, the one to change first in front, and by how much in the rule's unit. */
export interface Breach {
  sessions: readonly SeenSession[];
  excess: number;
}

export interface Judged {
  limit: string;
  value: string;
  breaches: readonly Breach[];
}

function isOfType(types: What['types'], workoutType: WorkoutType, parts: boolean): boolean {
  for (const type of types) {
    if (type === workoutType) return true;
    if (parts && workoutType === 'brick' && (type === 'run' || type === 'bike')) return true;
  }
  return types.length === 0;
}

/** Do both speak of the same sessions? */
export function isSameWhat(a: What, b: What): boolean {
  if (a.quality !== b.quality || a.types.length !== b.types.length) return false;
  for (let i = 0; i < a.types.length; i += 1) if (a.types[i] !== b.types[i]) return false;
  return true;
}

/** `parts`: a brick is a ride and a run too. */
export function isOf({ types, quality }: What, session: Pick<SeenSession, 'workoutType' | 'isLong' | 'isHard'> & { intensity?: Intensity | null }, parts: boolean): boolean {
  const { workoutType, isLong, isHard, intensity } = session;
  if (workoutType === 'race') return false;
  // the long session of a brick is its ride
  if (quality === 'long' && workoutType === 'brick' && types.length > 0 && !types.includes('bike') && !types.includes('brick')) return false;
  if (!isOfType(types, workoutType, parts)) return false;
  switch (quality) {
    case 'any':
      return true;
    case 'long':
      return isLong;
    case 'hard':
      return isHard;
    case 'easy':
      return !isHard && !isLong;
    case 'vo2max':
    case 'threshold':
      return intensity === quality;
  }
}

const OK = (limit: string, value: string): Judged => ({ limit, value, breaches: [] });
const free = (sessions: readonly SeenSession[]): SeenSession[] => [...sessions].sort((a, b) => Number(a.isFixed) - Number(b.isFixed) || Number(a.isLong) - Number(b.isLong) || a.minutes - b.minutes || b.number - a.number);
const single = (session: SeenSession, excess = 1): Breach => ({ sessions: [session], excess });
const times = (count: number): string => countOf(count, 'session');

/** Does the week keep the rule, with what it makes of it. */
export function judge({ body, scope }: Rule, week: SeenWeek): Judged {
  switch (body.kind) {
    case 'days':
      return judgeEach(week, (session) => isOf(body.what, session, true) && isShut(body, WEEKDAYS[session.number - week.monday]), body.only ? body.days.map((day) => day.slice(0, 3)).join(', ') : 'none', body.only ? 'nowhere else' : 'none');
    case 'count':
      return judgeCount(body, week);
    case 'perDay': {
      const breaches: Breach[] = [];
      const of = week.sessions.filter((session) => isOf(body.what, session, false));
      let busiest = 0;
      for (let day = week.monday; day < week.monday + 7; day += 1) {
        let here = 0;
        for (const { number } of of) if (number === day) here += 1;
        busiest = Math.max(busiest, here);
        if (here > body.most) breaches.push({ sessions: free(of.filter(({ number }) => number === day)), excess: here - body.most });
      }
      return { limit: times(body.most), value: times(busiest), breaches };
    }
    case 'length': {
      const of = week.sessions.filter((session) => isOf(body.what, session, false) && (body.days.length === 0 || body.days.includes(WEEKDAYS[session.number - week.monday]!)));
      const longest = of.reduce((most, { minutes }) => Math.max(most, minutes), 0);
      return { limit: `${body.minutes} min`, value: `${longest} min`, breaches: of.filter(({ minutes }) => minutes > body.minutes).map((session) => single(session, session.minutes - body.minutes)) };
    }
    case 'share':
      return judgeShare(body, week);
    case 'apart':
      return judgeApart(body, week);
    case 'rest': {
      const raced = week.races.filter(({ number }) => number >= week.monday && number < week.monday + 7);
      const days = 7 - daysOf(raced.length === 0 ? week.sessions : [...week.sessions, ...raced]);
      return { limit: countOf(body.least, 'day'), value: countOf(days, 'day'), breaches: days >= body.least ? [] : [{ sessions: free(week.sessions), excess: body.least - days }] };
    }
    case 'hours': {
      const minutes = week.sessions.reduce((sum, session) => sum + session.minutes, 0);
      const excess = minutes - 60 * body.most;
      return { limit: `${Math.round(60 * body.most)} min`, value: `${minutes} min`, breaches: excess > 0 ? [{ sessions: free(week.sessions), excess }] : [] };
    }
    case 'ramp': {
      if (week.largestBefore === null) return OK(`${body.percent} %`, 'no week before');
      if (week.loadsInARow === 0) return OK(`${body.percent} %`, 'no loading week');
      const grown = week.largestBefore === 0 ? 0 : 100 * (week.plannedHours / week.largestBefore - 1);
      const isOver = week.plannedHours > week.largestBefore * (1 + body.percent / 100) + 0.011;
      return { limit: `${body.percent} %`, value: grown <= 0 ? 'no growth' : `${grown.toFixed(1)} %`, breaches: isOver ? [{ sessions: [], excess: grown - body.percent }] : [] };
    }
    case 'step':
      return { limit: countOf(body.weeks, 'week'), value: week.loadsInARow === 0 ? 'no loading week' : `week ${week.loadsInARow}`, breaches: week.loadsInARow > body.weeks ? [{ sessions: [], excess: week.loadsInARow - body.weeks }] : [] };
    case 'nearRace': {
      const races = racesOf(scope.who, week.races);
      return judgeEach(week, (session) => isOf(body.what, session, true) && races.some(({ number }) => isNear(session.number - number, body)), 'none');
    }
    case 'prefer':
      return judgePrefer(body, week);
  }
}

/** Is the day one that a rule about days leaves out? */
export const isShut = ({ days, only }: { days: readonly Weekday[]; only: boolean }, day: Weekday | undefined): boolean => day !== undefined && days.includes(day) !== only;
export const isNear = (gap: number, { before, after }: { before: number; after: number }): boolean => (gap < 0 ? -gap <= before : gap > 0 && gap <= after);

/** A rule about one type of race looks at those alone. */
export function racesOf<T extends { raceType: RaceType }>(who: Rule['scope']['who'], races: readonly T[]): readonly T[] {
  const types = who.flatMap((each) => (each.kind === 'race' ? each.raceTypes : []));
  return types.length === 0 ? races : races.filter(({ raceType }) => types.includes(raceType));
}

function judgeEach(week: SeenWeek, isWrong: (session: SeenSession) => boolean, limit: string, none = 'none'): Judged {
  const wrong = week.sessions.filter(isWrong);
  return { limit, value: wrong.length === 0 ? none : times(wrong.length), breaches: wrong.map((session) => single(session)) };
}

function judgeCount(body: Extract<RuleBody, { kind: 'count' }>, week: SeenWeek): Judged {
  const { what, most, weeks } = body;
  const of = week.sessions.filter((session) => isOf(what, session, most === 0));
  const byDays = what.quality === 'hard';
  let found = byDays ? daysOf(of) : of.length;
  if (weeks > 1) {
    const before = week.near.filter((session) => isOf(what, session, false) && session.number < week.monday && session.number >= week.monday - 7 * (weeks - 1));
    found += byDays ? daysOf(before) : before.length;
  }
  const unit = byDays ? 'day' : 'session';
  const excess = of.length === 0 ? 0 : found - most;
  return { limit: countOf(most, unit), value: countOf(found, unit), breaches: excess > 0 ? [{ sessions: free(of), excess }] : [] };
}

/** On how many days they lie. */
function daysOf(sessions: readonly { number: number }[]): number {
  let days = 0;
  for (let i = 0; i < sessions.length; i += 1) {
    let isNew = true;
    for (let j = 0; j < i && isNew; j += 1) isNew = sessions[j]!.number !== sessions[i]!.number;
    if (isNew) days += 1;
  }
  return days;
}

function judgeShare({ what, percent, of }: Extract<RuleBody, { kind: 'share' }>, week: SeenWeek): Judged {
  const counted = week.sessions.filter(({ workoutType }) => of === 'week' || what.types.length === 0 || (what.types as readonly string[]).includes(workoutType));
  const total = counted.reduce((sum, { minutes }) => sum + minutes, 0);
  const long = week.sessions.filter((session) => isOf(what, session, false));
  const longest = long.reduce<SeenSession | null>((most, session) => (most === null || session.minutes > most.minutes ? session : most), null);
  if (longest === null || total === 0) return OK(`${percent} %`, 'no such session');
  const share = (100 * longest.minutes) / total;
  const breaches = long.filter(({ minutes }) => minutes > Math.ceil((percent / 100) * total)).map((session) => single(session, session.minutes - (percent / 100) * total));
  return { limit: `${percent} %`, value: `${share.toFixed(0)} %`, breaches };
}

function judgeApart({ first, next, from, to }: Extract<RuleBody, { kind: 'apart' }>, week: SeenWeek): Judged {
  const isSame = isSameWhat(first, next);
  const all: SeenSession[] = [];
  const isFirst: boolean[] = [];
  const isNext: boolean[] = [];
  let own = 0;
  for (let i = 0; i < week.near.length + week.sessions.length; i += 1) {
    const session = i < week.near.length ? week.near[i]! : week.sessions[i - week.near.length]!;
    const asFirst = isOf(first, session, true);
    const asNext = isOf(next, session, true);
    if (!asFirst && !asNext) continue;
    all.push(session);
    isFirst.push(asFirst);
    isNext.push(asNext);
    if (i < week.near.length) own += 1;
  }
  const breaches: Breach[] = [];
  let closest = Infinity;
  for (let i = own; i < all.length; i += 1) {
    const session = all[i]!;
    for (let j = 0; j < all.length; j += 1) {
      if (j === i) continue;
      const other = all[j]!;
      const gap = session.number - other.number;
      if (isSame && gap === 0 && from > 0) continue;
      const isPair = isNext[i]! && isFirst[j]!;
      if (isPair && gap >= from) closest = Math.min(closest, gap);
      if (isPair && gap >= from && gap <= to) breaches.push({ sessions: free(j >= own ? [session, other] : [session]), excess: to + 1 - gap });
      else if (j < own && isFirst[i]! && isNext[j]! && -gap >= from && -gap <= to) breaches.push({ sessions: [session], excess: to + 1 + gap });
    }
  }
  return { limit: from === 0 && to === 0 ? 'not on one day' : countOf(to + 1, 'day'), value: closest > 7 ? 'far apart' : closest === 0 ? 'same day' : countOf(closest, 'day'), breaches };
}

function judgePrefer({ after, rather }: Extract<RuleBody, { kind: 'prefer' }>, week: SeenWeek): Judged {
  const isAfter = ({ number }: SeenSession) => {
    const isEve = (other: SeenSession) => other.number === number - 1 && isOf(after, other, true);
    return week.near.some(isEve) || week.sessions.some(isEve);
  };
  const wrong = week.sessions.filter((session) => !isRather(rather, session) && isAfter(session));
  return { limit: 'as the week allows', value: wrong.length === 0 ? 'kept' : `${times(wrong.length)} otherwise`, breaches: wrong.map((session) => single(session)) };
}

export function isRather(rather: readonly string[], { workoutType, isHard, isLong }: Pick<SeenSession, 'workoutType' | 'isHard' | 'isLong'>): boolean {
  return rather.includes(workoutType) || (rather.includes('easy') && !isHard && !isLong);
}
