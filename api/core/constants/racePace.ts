import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';

/** Weeks before an A race in which its effort is trained [D]. */
export const RACE_PACE_WEEKS = 10;

type ByLevel = Readonly<Record<ExperienceLevel, number>>;
const byLevel = (beginner: number, intermediate: number, advanced: number): ByLevel => ({
  beginner,
  intermediate,
  advanced,
  veteran: advanced,
});
const REPETITIONS = byLevel(25, 45, 60);
const SHORT_TRIATHLON = byLevel(30, 60, 80);

/** Least minutes at the effort of an A race in those weeks together, by sport and level [D]. */
export const RACE_PACE_MINUTES: Readonly<
  Partial<Record<RaceType, Readonly<Partial<Record<'run' | 'bike', ByLevel>>>>>
> = {
  marathon: { run: byLevel(60, 130, 200) },
  'half-marathon': { run: byLevel(40, 80, 110) },
  '5k': { run: REPETITIONS },
  '10k': { run: REPETITIONS },
  'sprint-tri': { run: SHORT_TRIATHLON, bike: SHORT_TRIATHLON },
  'olympic-tri': { run: SHORT_TRIATHLON, bike: SHORT_TRIATHLON },
  'half-ironman': { run: byLevel(40, 80, 110), bike: byLevel(90, 180, 260) },
  ironman: { run: byLevel(60, 120, 170), bike: byLevel(150, 300, 450) },
};
