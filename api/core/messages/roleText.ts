import type { PhaseType } from '../codes/phase.ts';
import type { WorkoutRole } from '../codes/workout.ts';
import type { Reader } from './reader.ts';

type OfPhase = Readonly<Record<PhaseType, (reader: Reader) => string>>;

/** What the harder work of a phase is for; completes "a key workout that …". */
const KEY_AIM: OfPhase = {
  base: () => 'adds a little quality to the aerobic base',
  build: () => 'builds threshold and speed',
  'race-specific': ({ possessive }) => `prepares the demands of ${possessive} race`,
  peak: () => 'sharpens race fitness',
  taper: ({ possessive }) => `keeps ${possessive} edge while the volume falls`,
  race: ({ object }) => `keeps ${object} sharp for the race`,
  recovery: ({ object, subject }) => `keeps ${object} moving while ${subject} recover`,
};

const atLessVolume = ({ possessive }: Reader) => `holds ${possessive} endurance at less volume`;

const LONG_AIM: OfPhase = {
  base: () => 'builds endurance',
  build: () => 'keeps endurance growing',
  'race-specific': ({ object, possessive }) => `prepares ${object} for the length of ${possessive} race`,
  peak: ({ possessive }) => `holds ${possessive} endurance`,
  taper: atLessVolume,
  race: atLessVolume,
  recovery: () => 'brings endurance back gently',
};

const betweenHarderDays = () => 'easy minutes carry the volume between the harder days';

const EASY_AIM: OfPhase = {
  base: ({ possessive }) => `easy minutes build ${possessive} aerobic base`,
  build: betweenHarderDays,
  'race-specific': betweenHarderDays,
  peak: betweenHarderDays,
  taper: ({ subject }) => `short and easy keeps the rhythm while ${subject} rest for the race`,
  race: ({ object }) => `short and easy keeps ${object} loose for the race`,
  recovery: ({ object }) => `easy movement helps ${object} recover from the race`,
};

const firstSteps = ({ object }: Reader) => `steady minutes, brisker than easy, prepare ${object} for harder work`;
const beside = () => 'steady minutes, brisker than easy, add endurance beside the hard days';
const rhythm = ({ possessive }: Reader) => `a few steady minutes keep ${possessive} rhythm`;

const STEADY_AIM: OfPhase = {
  base: firstSteps,
  build: beside,
  'race-specific': beside,
  peak: beside,
  taper: rhythm,
  race: rhythm,
  recovery: rhythm,
};

const robust = ({ object }: Reader) => `strength makes ${object} more economical and robust`;
const kept = ({ subject }: Reader) => `a little strength keeps what ${subject} have built`;

const STRENGTH_AIM: OfPhase = {
  base: robust,
  build: robust,
  'race-specific': kept,
  peak: kept,
  taper: kept,
  race: kept,
  recovery: kept,
};

/** `steady`: harder than easy, and no hard workout. */
export type ToldRole = WorkoutRole | 'steady';

const ROLE: Readonly<Record<ToldRole, (reader: Reader, phaseType: PhaseType) => string>> = {
  long: (reader, phaseType) => `the long workout ${LONG_AIM[phaseType](reader)}`,
  key: (reader, phaseType) => `a key workout that ${KEY_AIM[phaseType](reader)}`,
  easy: (reader, phaseType) => EASY_AIM[phaseType](reader),
  steady: (reader, phaseType) => STEADY_AIM[phaseType](reader),
  recovery: ({ subject }) => `very easy movement while ${subject} recover from the race`,
  strength: (reader, phaseType) => STRENGTH_AIM[phaseType](reader),
  brick: ({ object }) => `running straight off the bike prepares ${object} for the change in the race`,
  opener: ({ object }) => `a few short efforts at race pace keep ${object} sharp without tiring ${object}`,
  race: () => 'the race',
};

/** What a workout does in its phase. */
export const roleText = (role: ToldRole, phaseType: PhaseType, reader: Reader): string => ROLE[role](reader, phaseType);
