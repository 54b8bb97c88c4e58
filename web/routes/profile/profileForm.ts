import type { WorkoutTime } from '../../../api/core/athlete/athlete.ts';
import type { ExperienceLevel, FitnessLevel, Gender } from '../../../api/core/codes/athlete.ts';
import type { EnduranceSport, Sport } from '../../../api/core/codes/sport.ts';
import { blackoutErrors } from '../../../api/core/athlete/blackout.ts';
import { type Weekday, WEEKDAYS } from '../../../api/core/calendar/calendar.ts';
import { secondsOf } from '../../../api/core/units/clock.ts';
import { type DisplayUnits, paceMeasure } from '../../../api/core/units/displayUnits.ts';
import { paceText } from '../../../api/core/athlete/thresholds.ts';
import type { ProfileView_athlete$data } from '../../__generated__/ProfileView_athlete.graphql.ts';
import type { UpdateProfileInput } from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import { nameOf, wordOf } from '../../names.ts';

export interface AssessmentFields {
  sport: Sport;
  experienceLevel: ExperienceLevel;
  currentFitnessLevel: FitnessLevel;
  weeklyVolume: string;
  notes: string;
}

export interface InjuryFields {
  injuryType: string;
  affectedArea: string;
  dateOccurred: string;
  isRecovered: boolean;
  notes: string;
}

export interface BlackoutAnswer {
  from: string;
  /** Blank: the first day alone. */
  to: string;
  label: string;
  /** Blank: no training at all. */
  mostMinutes: string;
}

/** What the form holds: as typed, blank where nothing is known. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  age: string;
  gender: Gender | '';
  fitnessAssessments: AssessmentFields[];
  trainingPreferences: {
    weeklyHoursAvailable: string;
    longWorkoutDays: Weekday[];
    unavailableDays: Weekday[];
    preferredWorkoutTimes: WorkoutTime | '';
    schedulingConstraints: string;
    /** Minutes by weekday; blank: no cap. */
    maxMinutesByDay: Record<Weekday, string>;
    blackoutDates: BlackoutAnswer[];
  } | null;
  injuries: InjuryFields[];
  /** Watts, minutes a kilometre or mile, minutes a hundred metres or yards, beats a minute. */
  thresholds: { ftp: string; runThresholdSpeed: string; css: string; lthr: string };
  testedSports: EnduranceSport[];
}

const written = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(Math.round(value));

const pace = (speed: number | null | undefined, per: number) => (speed ? paceText(speed, per) : '');

export function fieldsOf(athlete: ProfileView_athlete$data, units: DisplayUnits): ProfileFields {
  const { preferences, thresholds } = athlete;
  const capOf = (day: Weekday) => preferences?.maxMinutesByDay.find((cap) => wordOf(cap.day) === day)?.minutes;
  return {
    firstName: athlete.firstName,
    lastName: athlete.lastName,
    age: written(athlete.age),
    gender: athlete.gender ? wordOf(athlete.gender) : '',
    fitnessAssessments: athlete.assessments.map((each) => ({
      sport: wordOf(each.sport) as Sport,
      experienceLevel: wordOf(each.experienceLevel),
      currentFitnessLevel: wordOf(each.currentFitnessLevel),
      weeklyVolume: each.weeklyVolume,
      notes: each.notes ?? '',
    })),
    trainingPreferences: preferences
      ? {
          weeklyHoursAvailable: String(preferences.weeklyHoursAvailable),
          longWorkoutDays: preferences.longWorkoutDays.map((day) => wordOf(day)),
          unavailableDays: preferences.unavailableDays.map((day) => wordOf(day)),
          preferredWorkoutTimes: wordOf(preferences.preferredWorkoutTimes),
          schedulingConstraints: preferences.schedulingConstraints ?? '',
          maxMinutesByDay: Object.fromEntries(WEEKDAYS.map((day) => [day, written(capOf(day))])) as Record<
            Weekday,
            string
          >,
          blackoutDates: preferences.blackoutDates.map(({ from, to, label, mostMinutes }) => ({
            from,
            to,
            label: label ?? '',
            mostMinutes: written(mostMinutes),
          })),
        }
      : null,
    injuries: athlete.injuries.map((each) => ({
      injuryType: each.injuryType,
      affectedArea: each.affectedArea,
      dateOccurred: each.dateOccurred ?? '',
      isRecovered: each.isRecovered,
      notes: each.notes ?? '',
    })),
    thresholds: {
      ftp: written(thresholds.ftp),
      runThresholdSpeed: pace(thresholds.runThresholdSpeed, paceMeasure('run', units).per),
      css: pace(thresholds.css, paceMeasure('swim', units).per),
      lthr: written(thresholds.lthr),
    },
    testedSports: athlete.testedSports.map((sport) => wordOf(sport) as EnduranceSport),
  };
}

/** A range as the server takes it. */
const rangeOf = ({ from, to, label, mostMinutes }: BlackoutAnswer) => ({
  from,
  to: to || from,
  label: label.trim() || null,
  mostMinutes: number(mostMinutes),
});

const number = (text: string) => (text.trim() === '' ? null : Number(text));
const text = (typed: string) => typed.trim() || null;

/** Metres per second of a pace over `per` metres; null where it is blank. */
const speed = (typed: string, per: number) => {
  const seconds = secondsOf(typed);
  return seconds ? per / seconds : null;
};

export interface ValidationError {
  path: string;
  message: string;
}

const isBlank = (typed: string) => typed.trim() === '';
const isWhole = (typed: string) => /^\d+$/.test(typed.trim());

/** What cannot be sent at all, because it is no number or no time; the server judges the rest. */
export function profileErrorsOf({ age, trainingPreferences, thresholds }: ProfileFields): ValidationError[] {
  const errors: ValidationError[] = [];
  const say = (path: string, message: string) => errors.push({ path, message });
  if (!isWhole(age)) say('age', 'Age must be a whole number from 18 to 100.');
  if (trainingPreferences) {
    if (!isWhole(trainingPreferences.weeklyHoursAvailable))
      say('trainingPreferences.weeklyHoursAvailable', 'Weekly hours must be a whole number from 0 to 40.');
    for (const day of WEEKDAYS) {
      const typed = trainingPreferences.maxMinutesByDay[day];
      if (!isBlank(typed) && !isWhole(typed))
        say(`trainingPreferences.maxMinutesByDay.${day}`, 'Minutes must be a whole number from 0 to 1440.');
    }
  }
  trainingPreferences?.blackoutDates.forEach((answer, i) => {
    for (const { field, message } of blackoutErrors(rangeOf(answer)))
      if (field === 'from' || answer.from) say(`trainingPreferences.blackoutDates.${i}.${field}`, message);
  });
  for (const key of ['ftp', 'lthr'] as const)
    if (!isBlank(thresholds[key]) && !Number.isFinite(Number(thresholds[key])))
      say(`thresholds.${key}`, 'Write a number, or leave it blank.');
  for (const key of ['runThresholdSpeed', 'css'] as const)
    if (!isBlank(thresholds[key]) && !secondsOf(thresholds[key]))
      say(`thresholds.${key}`, 'Write a pace such as 4:30, or leave it blank.');
  return errors;
}

/** The whole form as the server takes it. A pace that was not touched goes back as the exact speed it came from. */
export function inputOf(
  fields: ProfileFields,
  athlete: ProfileView_athlete$data,
  units: DisplayUnits,
): UpdateProfileInput {
  const { trainingPreferences, thresholds } = fields;
  const before = fieldsOf(athlete, units).thresholds;
  const kept = (key: keyof typeof before, read: () => number | null) =>
    thresholds[key] === before[key] ? athlete.thresholds[key] : read();
  return {
    firstName: fields.firstName,
    lastName: fields.lastName,
    age: Number(fields.age),
    gender: fields.gender === '' ? null : nameOf(fields.gender),
    ...(fields.fitnessAssessments.length > 0 && {
      fitnessAssessments: fields.fitnessAssessments.map((each) => ({
        sport: nameOf(each.sport),
        experienceLevel: nameOf(each.experienceLevel),
        currentFitnessLevel: nameOf(each.currentFitnessLevel),
        weeklyVolume: text(each.weeklyVolume),
        notes: text(each.notes),
      })),
    }),
    ...(trainingPreferences && {
      trainingPreferences: {
        weeklyHoursAvailable: Number(trainingPreferences.weeklyHoursAvailable),
        longWorkoutDays: trainingPreferences.longWorkoutDays.map((day) => nameOf(day)),
        unavailableDays: trainingPreferences.unavailableDays.map((day) => nameOf(day)),
        ...(trainingPreferences.preferredWorkoutTimes && {
          preferredWorkoutTimes: nameOf(trainingPreferences.preferredWorkoutTimes),
        }),
        schedulingConstraints: text(trainingPreferences.schedulingConstraints),
        maxMinutesByDay: WEEKDAYS.flatMap((day) => {
          const minutes = number(trainingPreferences.maxMinutesByDay[day]);
          return minutes === null ? [] : [{ day: nameOf(day), minutes }];
        }),
        blackoutDates: trainingPreferences.blackoutDates.map(rangeOf),
      },
    }),
    injuries: fields.injuries.map((each) => ({
      ...each,
      dateOccurred: text(each.dateOccurred),
      notes: text(each.notes),
    })),
    thresholds: {
      ftp: kept('ftp', () => number(thresholds.ftp)),
      runThresholdSpeed: kept('runThresholdSpeed', () =>
        speed(thresholds.runThresholdSpeed, paceMeasure('run', units).per),
      ),
      css: kept('css', () => speed(thresholds.css, paceMeasure('swim', units).per)),
      lthr: kept('lthr', () => number(thresholds.lthr)),
    },
    testedSports: fields.testedSports.map((sport) => nameOf(sport)),
  };
}
