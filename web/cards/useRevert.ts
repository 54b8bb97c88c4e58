import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevertMutation } from '../__generated__/useRevertMutation.graphql.ts';
import { useAct } from '../forms/useAct.ts';
import { CANNOT_UNDO } from './useUndoStack.ts';

/** Where something is taken back: the answer brings what that screen shows. */
export type UndoScreen = 'schedule' | 'coachSchedule' | 'season' | 'other';

/** More than a toast can tell; the history has the rest. */
const LONG = 140;

/** The first sentence of what would fill the screen. */
function brief(summary: string): string {
  const end = summary.indexOf('. ');
  return summary.length > LONG && end > 0 ? summary.slice(0, end + 1) : summary;
}

/** Takes back a revision, and says what became of it; `onUndone` hears of each that is undone. */
export function useRevert(athleteId: string, screen: UndoScreen, onUndone?: (revisionId: string) => void) {
  const [act, isBusy] = useAct<useRevertMutation>(
    graphql`
      mutation useRevertMutation(
        $input: UndoScheduleChangeInput!
        $onSchedule: Boolean!
        $onCoachSchedule: Boolean!
        $onSeason: Boolean!
        $onOther: Boolean!
      ) {
        undoScheduleChange(input: $input) {
          ... on UndoScheduleChangePayload @alias(as: "payload") {
            athlete {
              ...ScheduleView_athlete @include(if: $onSchedule) @alias(as: "schedule")
              ...CoachScheduleView_athlete @include(if: $onCoachSchedule) @alias(as: "coachSchedule")
              seasonPlan @include(if: $onSeason) {
                ...Season_plan
              }
              ...SeasonChart_athlete @include(if: $onSeason) @alias(as: "seasonChart")
              ...adaptedSchedule_athlete @include(if: $onOther) @alias(as: "adaptedSchedule")
              ...RecurringPreferences_athlete @include(if: $onOther) @alias(as: "lastingWishes")
              ...ThresholdProposals_athlete @include(if: $onOther) @alias(as: "thresholdProposals")
              ...ThresholdHistory_athlete @include(if: $onOther) @alias(as: "thresholdHistory")
              preferences @include(if: $onOther) {
                blackoutDates {
                  from
                  to
                  label
                  mostMinutes
                }
                constraints {
                  text
                  understood
                  note
                }
              }
            }
            revision {
              summary
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      variables: {
        onSchedule: screen === 'schedule',
        onCoachSchedule: screen === 'coachSchedule',
        onSeason: screen === 'season',
        onOther: screen === 'other',
      },
      failed: CANNOT_UNDO,
      says: ({ revision }) => ({ title: 'Change Undone', description: brief(revision.summary) }),
      done: (_payload, { revisionId }) => onUndone?.(revisionId!),
    },
  );
  return [useCallback((revisionId: string) => void act({ athleteId, revisionId }), [act, athleteId]), isBusy] as const;
}
