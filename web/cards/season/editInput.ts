import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';
import type { SeasonEdit as SeasonEditInput } from '../../__generated__/useRegenerationPreviewMutation.graphql.ts';
import { nameOf } from '../../names.ts';

/** An edit of the core as the API takes it: exactly one field. */
export function editInput(edit: SeasonEdit): SeasonEditInput {
  switch (edit.kind) {
    case 'moveRace':
      return { moveRace: { raceId: edit.raceId, raceDate: edit.raceDate } };
    case 'setPriority':
      return { setPriority: { raceId: edit.raceId, priority: edit.priority } };
    case 'setGoal':
      return { setGoal: { raceId: edit.raceId, goalTimeSec: edit.goalTimeSec } };
    case 'addRace': {
      const { raceName, raceType, raceDate, priority, goalTimeSec } = edit.race;
      return {
        addRace: {
          raceName,
          raceType: nameOf(raceType),
          raceDate,
          priority,
          ...(goalTimeSec != null && { goalTimeSec }),
        },
      };
    }
    case 'removeRace':
      return { removeRace: { raceId: edit.raceId } };
    case 'loseWeeks':
      return { loseWeeks: { from: edit.from, count: edit.count } };
    case 'setHours':
      return { setHours: { weeklyHoursAvailable: edit.weeklyHoursAvailable } };
  }
}
