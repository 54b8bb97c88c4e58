import { Suspense, useEffect, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import { useSearchParams } from 'react-router';
import { addDays, mondayOf } from '../../../api/core/calendar/calendar.ts';
import scheduleQuery from '../../__generated__/ScheduleDialogQuery$parameters.ts';
import type { ScheduleDialogQuery } from '../../__generated__/ScheduleDialogQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { styled } from '../../ui/theme.ts';
import type { LibraryWorkout } from './LibraryCard.tsx';
import { purposeOf } from './libraryChoice.ts';
import { PlacementReport } from './PlacementReport.tsx';
import { type Placed, useScheduleLibraryWorkout } from './useScheduleLibraryWorkout.ts';

const WEEKS_SHOWN = 4;

const List = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  // half of a name at the lower edge says that there are more
  maxHeight: '15.625rem',
  overflowY: 'auto',
  padding: '$3 $4',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
});

interface ScheduleDialogProps {
  workout: LibraryWorkout;
  isCoach: boolean;
  onClose: () => void;
}

/** The day, and for a coach whose schedules; then what became of each. */
export function ScheduleDialog({ workout, isCoach, onClose }: ScheduleDialogProps) {
  const [loaded, load] = useQueryLoader<ScheduleDialogQuery>(scheduleQuery);
  useEffect(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Schedule Workout"
      description={workout.name}
    >
      <Suspense fallback={<Waiting />}>
        {loaded ? <Choices loaded={loaded} workout={workout} isCoach={isCoach} onClose={onClose} /> : <Waiting />}
      </Suspense>
    </Dialog>
  );
}

const Waiting = () => <Skeleton role="status" aria-label="Loading athletes" css={{ height: '12rem' }} />;

const query = graphql`
  query ScheduleDialogQuery @preloadable {
    viewer {
      athlete {
        id
        today
      }
      coach {
        athletes(first: 100, sort: NAME) @required(action: THROW) {
          edges {
            node {
              id
              firstName
              lastName
            }
          }
        }
      }
    }
  }
`;

/** The athlete the library was opened for; the only one there is; nobody. */
function firstChoice(people: readonly { id: string }[], asked: string | undefined, self: string | null): string[] {
  const found = people.find(({ id }) => id === asked) ?? (people.length === 1 ? people[0] : undefined);
  return self === null ? (found ? [found.id] : []) : [self];
}

function Choices({
  loaded,
  workout,
  isCoach,
  onClose,
}: ScheduleDialogProps & { loaded: PreloadedQuery<ScheduleDialogQuery> }) {
  const { viewer } = usePreloadedQuery<ScheduleDialogQuery>(query, loaded);
  const self = viewer?.athlete;
  const people = [
    ...(viewer?.coach?.athletes.edges.map(({ node }) => ({
      id: node.id,
      name: `${node.firstName} ${node.lastName}`,
    })) ?? []),
    ...(self ? [{ id: self.id, name: 'Yourself' }] : []),
  ];
  const today = self?.today ?? '';
  const [params] = useSearchParams();
  const purpose = purposeOf(params);
  const [date, setDate] = useState(purpose.date ?? today);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(firstChoice(people, purpose.athlete, isCoach ? null : (self?.id ?? null))),
  );
  const [wrong, setWrong] = useState<{ date?: string; athletes?: string }>({});
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { schedule, undo, isBusy } = useScheduleLibraryWorkout({
    onPlaced: setPlaced,
    onUndone: onClose,
    onDone: onClose,
  });
  if (placed)
    return <PlacementReport placed={placed} busy={isBusy} onUndo={() => undo(placed.placementId)} onClose={onClose} />;

  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
    setWrong({ ...wrong, athletes: undefined });
  };
  const send = () => {
    const errors = {
      ...(date === '' && { date: 'Choose a day.' }),
      ...(chosen.size === 0 && { athletes: 'Choose at least one athlete.' }),
    };
    setWrong(errors);
    if (Object.keys(errors).length > 0) return;
    schedule({ libraryWorkoutId: workout.id, scheduledDate: date, athleteIds: [...chosen] });
  };
  const all = people.every(({ id }) => chosen.has(id));
  return (
    <Stack gap={5}>
      <Field label="Date" required hint="Inside the current four weeks." error={wrong.date}>
        <TextInput
          type="date"
          min={today}
          max={today === '' ? undefined : addDays(mondayOf(today), 7 * WEEKS_SHOWN - 1)}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
      </Field>
      {people.length > 1 && (
        <FieldGroup
          label="Athletes"
          required
          hint="Each within their own limits; one undo takes all of it back."
          error={wrong.athletes}
        >
          <Stack gap={3}>
            <div>
              <Button
                size="small"
                tone="ghost"
                onClick={() => setChosen(new Set(all ? [] : people.map(({ id }) => id)))}
              >
                {all ? 'Choose None' : 'Choose All'}
              </Button>
            </div>
            <List>
              {people.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={chosen.has(id)}
                  onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
                />
              ))}
            </List>
          </Stack>
        </FieldGroup>
      )}
      <Inline justify="end" gap={3}>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" busy={isBusy} onClick={send}>
          {chosen.size > 1 ? `Schedule for ${chosen.size} Athletes` : 'Schedule'}
        </Button>
      </Inline>
    </Stack>
  );
}
