import { Suspense, useDeferredValue, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { addDays, type Day, eachDay, mondayOf } from '../../../api/core/calendar/calendar.ts';
import type { CopyToAthleteDialogQuery } from '../../__generated__/CopyToAthleteDialogQuery.graphql.ts';
import { dateRange, shortDay } from '../../cards/dateText.ts';
import type { CopiedElsewhere } from '../../cards/ScheduleActions.tsx';
import { useRevert } from '../../cards/useRevert.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { type CopiedTo, useCopyToAthlete } from './useCopyToAthlete.ts';

/** So many are chosen from a list; more are looked for by name. */
const LISTED = 100;

interface CopyToAthleteDialogProps {
  what: CopiedElsewhere;
  /** Whose it is. */
  athleteId: string;
  today: Day;
  lastDay: Day;
  onClose: () => void;
}

/** To whom, and when; then what their limits made of it, with the way back. */
export function CopyToAthleteDialog(props: CopyToAthleteDialogProps) {
  const [made, setMade] = useState<CopiedTo | null>(null);
  return made ? <Made made={made} onClose={props.onClose} /> : <Asked {...props} onMade={setMade} />;
}

function Asked({
  what,
  athleteId,
  today,
  lastDay,
  onMade,
  onClose,
}: CopyToAthleteDialogProps & { onMade: (made: CopiedTo) => void }) {
  const isWeek = what.is === 'week';
  const days = isWeek
    ? eachDay(mondayOf(today), lastDay).filter((each) => mondayOf(each) === each)
    : eachDay(today, lastDay);
  const [search, setSearch] = useState('');
  const [to, setTo] = useState('');
  const [day, setDay] = useState<Day>(days.find((each) => each === what.from) ?? days[0]!);
  const [copy, isBusy, problem] = useCopyToAthlete(onMade);
  return (
    <FormDialog
      title={isWeek ? 'Copy Week to Another Athlete' : 'Copy Workout to Another Athlete'}
      description={
        isWeek
          ? 'In place of what is still ahead in their week, as far as their own limits allow, in their own paces.'
          : 'In their own paces, where their own limits allow it.'
      }
      submitLabel={isWeek ? 'Copy Week' : 'Copy Workout'}
      canSubmit={to !== ''}
      busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== '') copy(what, to, day);
      }}
      onClose={onClose}
    >
      <Columns>
        <Suspense fallback={<Skeleton role="status" aria-label="Loading your athletes" css={{ height: '4rem' }} />}>
          <Whom but={athleteId} search={search} onSearch={setSearch} value={to} onChoose={setTo} />
        </Suspense>
        <Field label={isWeek ? 'Week' : 'Day'}>
          <Select
            options={days.map((value) => ({ value, label: isWeek ? weekName(value, today) : shortDay(value) }))}
            value={day}
            onChange={({ target }) => setDay(target.value as Day)}
          />
        </Field>
      </Columns>
      {problem !== null && (
        <Notice tone="danger" role="alert" title="Not copied">
          {problem}
        </Notice>
      )}
    </FormDialog>
  );
}

interface WhomProps {
  /** Whose it is already. */
  but: string;
  search: string;
  onSearch: (search: string) => void;
  value: string;
  onChoose: (athleteId: string) => void;
}

function Whom({ but, search, onSearch, value, onChoose }: WhomProps) {
  const asked = useDeferredValue(search);
  const { viewer } = useLazyLoadQuery<CopyToAthleteDialogQuery>(
    graphql`
      query CopyToAthleteDialogQuery($search: String!, $count: Int!) {
        viewer {
          coach {
            athletes(first: $count, search: $search, sort: NAME) {
              totalCount
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
    `,
    { search: asked, count: LISTED },
    { fetchPolicy: 'store-and-network' },
  );
  const athletes = viewer?.coach?.athletes;
  const options = (athletes?.edges ?? [])
    .filter(({ node }) => node.id !== but)
    .map(({ node }) => ({ value: node.id, label: `${node.firstName} ${node.lastName}` }));
  const isMany = search !== '' || (athletes?.totalCount ?? 0) > LISTED;
  return (
    <Stack gap={4}>
      {isMany && (
        <Field label="Find by name">
          <TextInput
            type="search"
            value={search}
            onChange={({ target }) => {
              onSearch(target.value);
              onChoose('');
            }}
          />
        </Field>
      )}
      <Field
        label="Athlete"
        required
        hint={
          options.length > 0
            ? undefined
            : search === ''
              ? 'You coach nobody else.'
              : 'You coach nobody else by that name.'
        }
      >
        <Select
          options={options}
          placeholder="Choose"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
    </Stack>
  );
}

function Made({ made: { summary, changes, athlete, revisionId }, onClose }: { made: CopiedTo; onClose: () => void }) {
  const [undo, isUndoing] = useRevert(athlete.id, 'coachSchedule', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Copied to ${athlete.firstName} ${athlete.lastName}`}
      footer={
        <>
          <Button busy={isUndoing} onClick={() => undo(revisionId)}>
            Undo
          </Button>
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{summary}</Text>
        {changes.length > 0 && (
          <Stack as="ul" gap={2} aria-label="What their limits made of it">
            {changes.map((sentence) => (
              <Text as="li" key={sentence} tone="muted">
                {sentence}
              </Text>
            ))}
          </Stack>
        )}
        <TextLink as={Link} to={`/coach/athlete/${athlete.id}/training-schedule`} onClick={onClose}>
          {athlete.firstName}’s training schedule
        </TextLink>
      </Stack>
    </Dialog>
  );
}

function weekName(monday: Day, today: Day): string {
  const range = dateRange(monday, addDays(monday, 6));
  return monday === mondayOf(today) ? `This week, ${range}` : range;
}
