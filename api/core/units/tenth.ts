/** Hours, and points of load, fitness, fatigue and form, as everybody is told them: no two pages round the same number apart. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
