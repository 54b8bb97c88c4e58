import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegenerateSchedule_athlete$key } from '../../__generated__/RegenerateSchedule_athlete.graphql.ts';
import { useAskedFor } from '../keyboard/useAskedFor.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { ConsistentTraining } from './ConsistentTraining.tsx';
import type { Generate, GenerateInput } from './useGenerating.ts';
import { sportOfType } from '../../words.ts';

const SchedulePreview = lazy(async () => ({ default: (await import('./SchedulePreview.tsx')).SchedulePreview }));

const FROM_SEASON: GenerateInput = { mode: 'SEASON_PLAN' };

interface RegenerateScheduleProps {
  athlete: RegenerateSchedule_athlete$key;
  busy: boolean;
  onGenerate: Generate;
  /** Whose it is, where it is not the reader's own. */
  firstName?: string;
}

/** Makes the weeks anew, without a season plan after asking for the sports; where there are weeks, once what would become of them was seen. */
export function RegenerateSchedule({ athlete: key, busy, onGenerate, firstName }: RegenerateScheduleProps) {
  const { id, scheduleRevision, seasonPlan, schedule } = useFragment(
    graphql`
      fragment RegenerateSchedule_athlete on Athlete {
        id
        scheduleRevision
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
  const [isOpen, setOpen] = useState(false);
  /** What would be made; null: that is still to be told. */
  const [wanted, setWanted] = useState<GenerateInput | null>(null);
  const types =
    schedule?.weeks.flatMap(({ workouts }) => workouts.map(({ workoutType }) => sportOfType(workoutType))) ?? [];
  const sports = [...new Set(types)].filter((sport) => sport != null);
  const hasWeeks = schedule != null && schedule.weeks.length > 0;
  const close = () => setOpen(false);
  const make = (input: GenerateInput) => {
    close();
    onGenerate(input);
  };
  const look = (input: GenerateInput) => (hasWeeks ? setWanted(input) : make(input));
  const regenerate = () => {
    if (seasonPlan && !hasWeeks) return onGenerate(FROM_SEASON);
    setWanted(seasonPlan ? FROM_SEASON : null);
    setOpen(true);
  };
  useAskedFor('regenerate', regenerate);
  return (
    <>
      <Button icon={<IconRefresh size={16} aria-hidden />} busy={busy} onClick={regenerate}>
        {schedule ? 'Regenerate Schedule' : 'Generate Schedule'}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={schedule ? 'Regenerate Schedule' : 'Generate Schedule'}
        description={`${wanted ? 'Nothing has changed yet. ' : ''}Completed workouts and those you ${firstName ? `or ${firstName} ` : ''}moved stay where they are.`}
      >
        {wanted ? (
          <Suspense fallback={<Skeleton css={{ height: '18rem' }} aria-label="Loading the weeks" />}>
            <SchedulePreview
              // of weeks that change meanwhile something else would become
              key={scheduleRevision}
              input={wanted}
              athleteId={firstName === undefined ? undefined : id}
              busy={busy}
              whose={firstName ? `${firstName}’s` : 'Your'}
              onApply={() => make(wanted)}
              onClose={close}
            />
          </Suspense>
        ) : (
          <ConsistentTraining sports={sports} firstName={firstName} busy={busy} onGenerate={look} />
        )}
      </Dialog>
    </>
  );
}
