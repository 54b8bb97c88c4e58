import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AccountCard_user$key } from '../../__generated__/AccountCard_user.graphql.ts';
import type { ProfileView_athlete$key } from '../../__generated__/ProfileView_athlete.graphql.ts';
import { useScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { EditProfile } from './EditProfile.tsx';
import { ReadProfile } from './ReadProfile.tsx';

interface ProfileViewProps {
  user: AccountCard_user$key;
  athlete: ProfileView_athlete$key;
  timeZone: string;
}

/** What is known of the athlete: to read, or all of it to edit at once. */
export function ProfileView({ user, athlete: key, timeZone }: ProfileViewProps) {
  const athlete = useFragment(
    graphql`
      fragment ProfileView_athlete on Athlete {
        id
        today
        firstName
        lastName
        age
        gender
        scheduleRevision
        ...RecurringPreferences_athlete
        assessments {
          id
          sport
          experienceLevel
          currentFitnessLevel
          weeklyVolume
          notes
          createdAt
        }
        preferences {
          weeklyHoursAvailable
          longWorkoutDays
          unavailableDays
          blackoutDates {
            from
            to
            label
            mostMinutes
          }
          preferredWorkoutTimes
          schedulingConstraints
          constraints {
            text
            understood
            note
          }
          maxMinutesByDay {
            day
            minutes
          }
        }
        injuries {
          id
          injuryType
          affectedArea
          dateOccurred
          isRecovered
          notes
        }
        thresholds {
          ftp
          runThresholdSpeed
          css
          lthr
        }
        testedSports
        ...ThresholdProposals_athlete
        ...ThresholdHistory_athlete
      }
    `,
    key,
  );
  const { rememberUndo } = useScheduleUndo(athlete.id);
  const [mode, setMode] = useState<'read' | 'edit' | 'saved'>('read');
  return mode === 'edit' ? (
    <EditProfile
      user={user}
      athlete={athlete}
      timeZone={timeZone}
      onCancel={() => setMode('read')}
      onSaved={() => setMode('saved')}
      rememberUndo={rememberUndo}
    />
  ) : (
    <ReadProfile
      user={user}
      athlete={athlete}
      isSaved={mode === 'saved'}
      onEdit={() => setMode('edit')}
      rememberUndo={rememberUndo}
    />
  );
}
