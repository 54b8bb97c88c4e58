/** Stands in the first chart's card before its numbers have come. */
export const LOAD_TITLE = 'Fitness, Fatigue and Form';
