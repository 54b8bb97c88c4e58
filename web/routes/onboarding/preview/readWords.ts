import type { Injury } from '../../../../api/core/athlete/athlete.ts';
import { readConstraints, withConstraints } from '../../../../api/core/language/constraints.ts';
import { conditionsIn } from '../../../../api/core/language/request/conditions.ts';
import { BY_ATHLETE } from '../../../../api/core/messages/principleName.ts';
import type { ReadWords } from './planPreview.ts';

/** Scheduling constraints as the server takes them: days and minutes, dates, rules, and what somebody has to clear. */
export const readWords: ReadWords = (text, stated, today) => {
  const read = readConstraints(text, today);
  const blackoutDates = [...(stated.blackoutDates ?? []), ...read.flatMap(({ dates }) => dates)];
  const { preferences, rules } = withConstraints({ ...stated, blackoutDates }, read);
  return {
    preferences,
    principles: rules.length === 0 ? [] : [{ id: 'constraints', by: BY_ATHLETE, rules }],
    injuries: conditionsIn(text, today).map(({ area, from }): Injury => ({
      injuryType: area,
      affectedArea: area,
      dateOccurred: from,
      isRecovered: false,
    })),
  };
};
