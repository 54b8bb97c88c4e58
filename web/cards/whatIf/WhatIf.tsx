import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PlanRace } from '../../../api/core/race/race.ts';
import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';
import type { WhatIf_athlete$key } from '../../__generated__/WhatIf_athlete.graphql.ts';
import type { WhatIf_plan$key } from '../../__generated__/WhatIf_plan.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Button } from '../../ui/Button.tsx';
import { WhatIfPanel } from './WhatIfPanel.tsx';
import { doneHours, whatIfInput } from './whatIfInput.ts';

interface WhatIfProps {
  athlete: WhatIf_athlete$key;
  plan: WhatIf_plan$key;
  /** Opens the preview of these edits. */
  onReview: (edits: readonly SeasonEdit[]) => void;
  /** Opens the form that adds a race, filled in; `onAdded` once it is on file. */
  onAddRace: (race: PlanRace, onAdded: () => void) => void;
  isReviewing: boolean;
  onClose: () => void;
}

/** A season to try changes on, planned by the core in the browser. */
export function WhatIf({ athlete: athleteKey, plan: planKey, onReview, onAddRace, isReviewing, onClose }: WhatIfProps) {
  const athlete = useFragment(
    graphql`
      fragment WhatIf_athlete on Athlete {
        today
        age
        gender
        preferences {
          weeklyHoursAvailable
          longWorkoutDays
          unavailableDays
          blackoutDates {
            from
            to
            mostMinutes
          }
          preferredWorkoutTimes
          maxMinutesByDay {
            day
            minutes
          }
        }
        assessments {
          sport
          experienceLevel
          currentFitnessLevel
          weeklyVolume
        }
        injuries {
          injuryType
          affectedArea
          dateOccurred
          isRecovered
        }
      }
    `,
    athleteKey,
  );
  const plan = useFragment(
    graphql`
      fragment WhatIf_plan on SeasonPlan {
        sportPreferences
        lostWeeks
        weeks @required(action: THROW) {
          weekStartDate
          doneHours
        }
        startingFitness @required(action: THROW)
        startingFatigue @required(action: THROW)
        load @required(action: THROW) {
          date
          tss
        }
        races {
          id
          raceName
          raceType
          raceDate
          priority
          goalTimeSec
          prediction {
            lowSec
            highSec
            plannedSec
            fastestSec
            usualSec
          }
          result {
            status
            finishSeconds
            feeling
            beforeHalfway
          }
        }
        phases {
          id
          phaseName
          phaseType
          startDate
          endDate
          weeklyVolume
          plannedVolume
          isEdited
          description
          focusAreas
          baseSports
          sportPreferences
        }
      }
    `,
    planKey,
  );
  const input = useMemo(() => whatIfInput(athlete, plan), [athlete, plan]);
  const done = useMemo(() => doneHours(plan), [plan]);
  if (!input) {
    return (
      <Card aria-label="What if?">
        <EmptyState title="Nothing to try yet" action={<Button onClick={onClose}>Back to the Chart</Button>}>
          Complete the onboarding first: the plan is made from your hours and your fitness.
        </EmptyState>
      </Card>
    );
  }
  return (
    <WhatIfPanel
      input={input}
      done={done}
      onReview={onReview}
      onAddRace={onAddRace}
      isReviewing={isReviewing}
      onClose={onClose}
    />
  );
}
