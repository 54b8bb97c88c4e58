import { MAX_HEART_RATE } from '../constants/load.ts';

/** Highest heart rate that an age has on the average, beats per minute: 208 - 0.7 x age [S84]. */
export const maxHeartRateOfAge = (age: number): number => MAX_HEART_RATE.atBirth - MAX_HEART_RATE.perYear * age;
