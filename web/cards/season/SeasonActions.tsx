import { createContext, useContext } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { Race } from '../../../api/core/race/race.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';

/** The button that adds a race: where the keyboard goes when the control that it was on has gone. */
export const ADD_RACE_ID = 'add-race';

/** What the cards of a season may ask of the screen around them. */
export interface SeasonActions {
  /** The athlete's own day. */
  today: Day;
  addRace: () => void;
  /** The form of a new race, filled in; `onAdded` once it is on file. */
  addRaceLike: (race: Race, onAdded: () => void) => void;
  editRace: (raceId: string) => void;
  deleteRace: (raceId: string) => void;
  /** How the race went. */
  enterResult: (raceId: string) => void;
  editPhase: (phaseId: string) => void;
  editSports: () => void;
  /** Asks for a preview of the plan made anew, with these changes where there are any. */
  regenerate: (edits?: readonly SeasonEdit[]) => void;
  isAnalyzing: boolean;
  /** Offers the way back to what was before a change. */
  remember: RememberUndo;
}

const Context = createContext<SeasonActions | null>(null);

export const SeasonActionsProvider = Context.Provider;

/** Null: the season is only looked at. */
export function useSeasonActions(): SeasonActions | null {
  return useContext(Context);
}
