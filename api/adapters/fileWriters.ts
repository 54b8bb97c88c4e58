import type { FileWriters } from '../domain/kernel/ports.ts';
import { writeFitWorkout } from './fit/writeWorkout.ts';
import { writeCalendar } from './ics.ts';
import { writeZwo } from './zwo.ts';

export const fileWriters: FileWriters = { calendar: writeCalendar, fit: writeFitWorkout, zwo: writeZwo };
