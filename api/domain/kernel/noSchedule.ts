import { ATHLETE } from '../../core/messages/reader.ts';
import { refusalText } from '../../core/messages/refusals.ts';
import { NotPossible } from './errors.ts';

/** There is no schedule yet to change. */
export function noSchedule(): NotPossible {
  const said = { refusal: 'NO_SCHEDULE', inputs: {} } as const;
  return new NotPossible('NO_SCHEDULE', refusalText(said, ATHLETE), said);
}
