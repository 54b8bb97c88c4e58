import type { WorkoutTime } from '../api/core/athlete/athlete.ts';
import type { Gender } from '../api/core/codes/athlete.ts';
import type { FitnessLevel } from '../api/core/codes/athlete.ts';
import type { ExperienceLevel } from '../api/core/codes/athlete.ts';
import type { Sport } from '../api/core/codes/sport.ts';
import type { Weekday } from '../api/core/calendar/calendar.ts';

/** The name of the product, everywhere. */
export const PRODUCT = 'Evenpace';
export const TAGLINE = 'Consistency Is King';

/** Title of the browser's tab. */
export const pageTitle = (screen: string) => `${screen} · ${PRODUCT}`;

export const SPORT_LABELS: Record<Sport, string> = {
  running: 'Running',
  cycling: 'Cycling',
  swimming: 'Swimming',
  strength: 'Strength',
};

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const EXPERIENCE_LABELS: Record<ExperienceLevel, string> = {
  beginner: 'Beginner (first 1-2 years)',
  intermediate: 'Intermediate (2-5 years)',
  advanced: 'Advanced (5-10 years)',
  veteran: 'Veteran (10+ years)',
};

export const FITNESS_LABELS: Record<FitnessLevel, string> = {
  none: 'None',
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  'very-high': 'Very high',
};

export const GENDER_LABELS: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };

export const WORKOUT_TIME_LABELS: Record<WorkoutTime, { label: string; hours: string }> = {
  morning: { label: 'Morning', hours: '5am-9am' },
  midday: { label: 'Midday', hours: '9am-2pm' },
  afternoon: { label: 'Afternoon', hours: '2pm-6pm' },
  evening: { label: 'Evening', hours: '6pm-10pm' },
};
