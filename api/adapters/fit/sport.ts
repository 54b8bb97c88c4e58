import type { ActivitySport } from '../../core/workout/fit/fitFile.ts';
import { tableOf } from '../../core/units/tableOf.ts';
import { type Message, word } from './fields.ts';

const SPORTS: Readonly<Record<string, ActivitySport>> = tableOf({
  running: 'run',
  cycling: 'bike',
  e_biking: 'bike',
  swimming: 'swim',
});
const SUB_SPORTS: Readonly<Record<string, ActivitySport>> = tableOf({
  treadmill: 'run',
  indoor_running: 'run',
  virtual_run: 'run',
  indoor_cycling: 'bike',
  spin: 'bike',
  lap_swimming: 'swim',
  open_water: 'swim',
  strength_training: 'strength',
});

/** Our sport for the device's sport and its kind; `other` for what is none of ours. */
export function sportOf(message: Message): ActivitySport {
  const named = SPORTS[word(message, 'sport') ?? ''];
  return named ?? SUB_SPORTS[word(message, 'sub_sport') ?? ''] ?? 'other';
}

/** The change between two legs of a multisport recording. */
export function isTransition(message: Message): boolean {
  return word(message, 'sport') === 'transition';
}
