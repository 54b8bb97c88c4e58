import type { RaceType } from '../codes/race.ts';

const NAMES: Readonly<Record<RacedSport, Readonly<Partial<Record<RaceType, string>>>>> = {
  run: {
    marathon: 'marathon pace',
    'half-marathon': 'half-marathon pace',
    '5k': 'race pace',
    '10k': 'race pace',
  },
  bike: {},
};
const OF_SEVERAL: Readonly<Record<RacedSport, string>> = {
  run: 'race pace on the run',
  bike: 'race effort on the bike',
};

/** Sports whose minutes at the effort of the race are counted. */
export type RacedSport = 'run' | 'bike';

/** What the effort of a race is called in a sport: "marathon pace", "race effort on the bike". */
export const racePaceName = (raceType: RaceType, sport: RacedSport): string =>
  NAMES[sport][raceType] ?? OF_SEVERAL[sport];
