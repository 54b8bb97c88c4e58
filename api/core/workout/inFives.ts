import { LENGTH_STEP } from '../constants/lengths.ts';

/** The most minutes, of so many, that a planned workout lasts. */
export const inFives = (minutes: number): number => LENGTH_STEP * Math.floor(minutes / LENGTH_STEP);

/** The least minutes, of so many or more, that a planned workout lasts. */
export const upToFives = (minutes: number): number => LENGTH_STEP * Math.ceil(minutes / LENGTH_STEP);

/** The minutes nearest to so many that a planned workout lasts. */
export const toFives = (minutes: number): number => LENGTH_STEP * Math.round(minutes / LENGTH_STEP);
