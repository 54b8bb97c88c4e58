import * as z from 'zod/mini';
import { WORKOUT_TIMES } from '../../api/core/athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS, GENDERS } from '../../api/core/codes/athlete.ts';
import type { EnduranceSport } from '../../api/core/codes/sport.ts';
import { WEEKDAYS } from '../../api/core/calendar/calendar.ts';
import { baseSportsOf, RACE_TYPES, type RaceType } from '../../api/core/codes/race.ts';
import { goalSecondsOf } from '../cards/season/goalSeconds.ts';
import { VOLUME_UNITS, volumeText } from './weeklyVolume.ts';
import { clearOnboardingAnswers, ONBOARDING_KEY as KEY } from './onboardingRecord.ts';
import type { User } from './user.ts';

/** An answer not given yet is the empty string, as the form holds it. */
const orBlank = <T extends readonly string[]>(values: T) =>
  z.enum([...values, ''] as unknown as readonly [T[number], '']);

const assessment = z.object({
  experienceLevel: orBlank(EXPERIENCE_LEVELS),
  currentFitnessLevel: orBlank(FITNESS_LEVELS),
  weeklyVolume: z.string(),
  volumeUnit: z._default(z.enum(VOLUME_UNITS), 'hours'),
  recentResult: z._default(z.string(), ''),
  notes: z.string(),
});

const injury = z.object({
  injuryType: z.string(),
  affectedArea: z.string(),
  dateOccurred: z.string(),
  isRecovered: z.boolean(),
  notes: z.string(),
});

const answersSchema = z.object({
  raceGoal: z.object({
    raceType: orBlank(RACE_TYPES),
    raceName: z.string(),
    targetDate: z.string(),
    goalTimeSec: z._default(z.string(), ''),
  }),
  // kept for every sport, so that changing the race type loses nothing
  assessments: z.object({ running: assessment, cycling: assessment, swimming: assessment }),
  trainingPreferences: z.object({
    weeklyHoursAvailable: z.string(),
    longWorkoutDays: z.array(z.enum(WEEKDAYS)),
    unavailableDays: z.array(z.enum(WEEKDAYS)),
    preferredWorkoutTimes: orBlank(WORKOUT_TIMES),
    schedulingConstraints: z.string(),
  }),
  personalProfile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    age: z.string(),
    gender: orBlank(GENDERS),
    injuries: z.array(injury),
  }),
});

/** What the onboarding form holds. */
export type OnboardingAnswers = z.infer<typeof answersSchema>;

/** Sports that the race type asks about, in the order in which they are raced. */
export const sportsOf = (raceType: RaceType | ''): readonly EnduranceSport[] =>
  raceType === '' ? [] : baseSportsOf(raceType);

const text = (value: string) => value.trim() || undefined;
const number = (value: string) => (value.trim() === '' ? undefined : Number(value));

/** The body of POST /api/onboarding/complete. What is optional and blank is left out; what is required is sent as it stands. */
export function onboardingPayload({ raceGoal, assessments, trainingPreferences, personalProfile }: OnboardingAnswers) {
  return {
    raceGoal: {
      raceType: raceGoal.raceType,
      raceName: text(raceGoal.raceName),
      targetDate: text(raceGoal.targetDate),
      // what is no time is sent as it stands: the server says so
      goalTimeSec: goalSecondsOf(raceGoal.goalTimeSec) ?? text(raceGoal.goalTimeSec),
    },
    fitnessAssessments: sportsOf(raceGoal.raceType).map((sport) => {
      const { weeklyVolume, volumeUnit, recentResult, notes, ...levels } = assessments[sport];
      return {
        ...levels,
        sport,
        weeklyVolume: volumeText(weeklyVolume, volumeUnit),
        recentResult: text(recentResult),
        notes: text(notes),
      };
    }),
    trainingPreferences: {
      ...trainingPreferences,
      weeklyHoursAvailable: number(trainingPreferences.weeklyHoursAvailable),
      schedulingConstraints: text(trainingPreferences.schedulingConstraints),
    },
    personalProfile: {
      ...personalProfile,
      age: number(personalProfile.age),
      injuries: personalProfile.injuries.map((one) => ({
        ...one,
        dateOccurred: text(one.dateOccurred),
        notes: text(one.notes),
      })),
    },
  };
}

const noAssessment = {
  experienceLevel: '',
  currentFitnessLevel: '',
  weeklyVolume: '',
  volumeUnit: 'hours',
  recentResult: '',
  notes: '',
} as const;

export function blankAnswers(user: User | null): OnboardingAnswers {
  return {
    raceGoal: { raceType: '', raceName: '', targetDate: '', goalTimeSec: '' },
    assessments: { running: noAssessment, cycling: noAssessment, swimming: noAssessment },
    trainingPreferences: {
      weeklyHoursAvailable: '',
      longWorkoutDays: [],
      unavailableDays: [],
      preferredWorkoutTimes: '',
      schedulingConstraints: '',
    },
    personalProfile: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      age: '',
      gender: '',
      injuries: [],
    },
  };
}

/** Answers tell of injuries, so a forgotten browser keeps them for one day only. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const recordSchema = z.object({
  savedAt: z.number(),
  /** Who was signed in when they were typed. */
  ownerId: z.nullable(z.string()),
  /** Completed while signed out: to be posted after signing in. */
  pending: z.boolean(),
  answers: answersSchema,
});
type StoredAnswers = z.infer<typeof recordSchema>;

function stored(): StoredAnswers | null {
  let json: unknown;
  try {
    json = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
  const read = recordSchema.safeParse(json);
  if (read.success && Date.now() - read.data.savedAt < KEPT_MS) return read.data;
  clearOnboardingAnswers();
  return null;
}

/** Typed by someone else on this computer: under another account, or with another e-mail than this account's. */
function ofSomeoneElse({ ownerId, answers }: StoredAnswers, user: User): boolean {
  if (ownerId !== null) return ownerId !== user.id;
  const email = answers.personalProfile.email.trim().toLowerCase();
  return email !== '' && email !== user.email.toLowerCase();
}

function storedFor(user: User | null): StoredAnswers | null {
  const record = stored();
  // the owner has to sign in again to see them
  if (!record || (!user && record.ownerId !== null)) return null;
  if (!user || !ofSomeoneElse(record, user)) return record;
  clearOnboardingAnswers();
  return null;
}

/** What this person has typed so far; null when nothing, too old, or someone else's, which is then erased. */
export function draftAnswers(user: User | null): OnboardingAnswers | null {
  return storedFor(user)?.answers ?? null;
}

/** Completed answers that wait for this person to sign in. */
export function pendingAnswers(user: User | null): OnboardingAnswers | null {
  const record = storedFor(user);
  return record?.pending ? record.answers : null;
}

/** Erases answers that nobody came back for. */
export function dropOldAnswers() {
  stored();
}

export function saveAnswers(answers: OnboardingAnswers, user: User | null, { pending = false } = {}) {
  const record: StoredAnswers = { savedAt: Date.now(), ownerId: user?.id ?? null, pending, answers };
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // storage is blocked: the answers last as long as the page
  }
}
