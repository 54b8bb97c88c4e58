import { createContext, useContext } from 'react';
import type { Day } from '../../../api/core/calendar.ts';

/** What the cards of a season may ask of the screen around them. */
export interface SeasonActions {
  /** The athlete's own day. */
  today: Day;
  addRace: () => void;
  editRace: (raceId: string) => void;
  deleteRace: (raceId: string) => void;
  /** How the race went. */
  enterResult: (raceId: string) => void;
  editPhase: (phaseId: string) => void;
  editSports: () => void;
  /** Asks for a preview of the plan made anew. */
  regenerate: () => void;
  isAnalyzing: boolean;
}

const Context = createContext<SeasonActions | null>(null);

export const SeasonActionsProvider = Context.Provider;

/** Null: the season is only looked at. */
export function useSeasonActions(): SeasonActions | null {
  return useContext(Context);
}
