import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegenerateSchedule_athlete$key } from '../../__generated__/RegenerateSchedule_athlete.graphql.ts';
import { useAskedFor } from '../keyboard/useAskedFor.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ConsistentTraining } from './ConsistentTraining.tsx';
import type { Generate } from './useGenerating.ts';
import { sportOfType } from '../../words.ts';

interface RegenerateScheduleProps {
  athlete: RegenerateSchedule_athlete$key;
  busy: boolean;
  onGenerate: Generate;
  /** Whose it is, where it is not the reader's own. */
  firstName?: string;
}

/** Makes the weeks anew: from the season plan at once, without one after asking for the sports. */
export function RegenerateSchedule({ athlete: key, busy, onGenerate, firstName }: RegenerateScheduleProps) {
  const { seasonPlan, schedule } = useFragment(
    graphql`
      fragment RegenerateSchedule_athlete on Athlete {
        seasonPlan {
          id
        }
        schedule {
          weeks @required(action: THROW) {
            workouts {
              workoutType
            }
          }
        }
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  const types =
    schedule?.weeks.flatMap(({ workouts }) => workouts.map(({ workoutType }) => sportOfType(workoutType))) ?? [];
  const sports = [...new Set(types)].filter((sport) => sport != null);
  const regenerate = () => (seasonPlan ? onGenerate({ mode: 'SEASON_PLAN' }) : setAsking(true));
  useAskedFor('regenerate', regenerate);
  return (
    <>
      <Button icon={<IconRefresh size={16} aria-hidden />} busy={busy} onClick={regenerate}>
        {schedule ? 'Regenerate Schedule' : 'Generate Schedule'}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={schedule ? 'Regenerate Schedule' : 'Generate Schedule'}
        description={`Completed workouts and those you ${firstName ? `or ${firstName} ` : ''}moved stay where they are.`}
      >
        <ConsistentTraining
          sports={sports}
          firstName={firstName}
          busy={busy}
          onGenerate={(input) => {
            setAsking(false);
            onGenerate(input);
          }}
        />
      </Dialog>
    </>
  );
}
