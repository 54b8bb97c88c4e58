import type { FileWriters } from '../domain/ports.ts';
import { writeCalendar } from './ics.ts';

export const fileWriters: FileWriters = { calendar: writeCalendar };
