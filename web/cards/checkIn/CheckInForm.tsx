import { type FormEvent, lazy, Suspense, useCallback, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { mondayOf } from '../../../api/core/calendar/calendar.ts';
import type {
  CheckInForm_athlete$data,
  CheckInForm_athlete$key,
} from '../../__generated__/CheckInForm_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { OptionalSlider } from '../../ui/OptionalSlider.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { type CheckInOutcome, isProposed } from './toldAdaptation.ts';
import { type CheckInAnswers, useCheckInDraft } from './checkInDraft.ts';
import { Questions, RatingGroup } from './RatingGroup.tsx';
import { ALL_RATINGS, BODY_RATINGS, LIFE_RATINGS, type Rating, ratingWord } from './ratings.ts';
import type { ScheduleUndo } from './useScheduleUndo.ts';
import { useSubmitCheckIn } from './useSubmitCheckIn.ts';

const ToldCheckIn = lazy(async () => ({ default: (await import('./ToldCheckIn.tsx')).ToldCheckIn }));

const MAX_NOTES = 2000;

type SavedCheckIn = CheckInForm_athlete$data['checkIns']['edges'][number]['node'];

/** What is saved, or nothing; `__typename`s and ids left behind. */
function answersOf(saved: SavedCheckIn | null): CheckInAnswers {
  const ratings = Object.fromEntries(ALL_RATINGS.map(({ name }) => [name, saved?.[name] ?? null]));
  return {
    ...(ratings as Pick<CheckInAnswers, Rating['name']>),
    travelThisWeek: saved?.travelThisWeek ?? null,
    majorDeadlines: saved?.majorDeadlines ?? null,
    notes: saved?.notes ?? '',
  };
}

interface CheckInFormProps {
  athlete: CheckInForm_athlete$key;
  /** The weekly four, or with them what a coach asks besides. */
  fields: 'short' | 'full';
  changesUndo: ScheduleUndo;
}

/**
 * How the athlete's week feels: one check-in a week, changed as often as they like until it ends. A slider that was not
 * touched is no answer, and what this form does not ask keeps the answer it has.
 */
export function CheckInForm({ athlete: key, fields, changesUndo }: CheckInFormProps) {
  const { id, today, checkIns } = useFragment(
    graphql`
      fragment CheckInForm_athlete on Athlete {
        id
        today
        checkIns(first: 1) @required(action: THROW) {
          edges {
            node {
              isPlanKept
              ...ratings_checkIn @relay(mask: false)
            }
          }
        }
      }
    `,
    key,
  );
  const week = mondayOf(today);
  const latest = checkIns.edges[0]?.node;
  const saved = latest?.weekStartDate === week ? latest : null;
  const { edits, change, forget, isDirty } = useCheckInDraft(id, week);
  const [isEmpty, setEmpty] = useState(false);
  // told once for each time of saving
  const [outcome, setOutcome] = useState<{ told: CheckInOutcome; time: number; isKept: boolean } | null>(null);
  const onSaved = useCallback(
    (told: CheckInOutcome | null) => {
      forget();
      setOutcome((before) => told && { told, time: (before?.time ?? 0) + 1, isKept: false });
    },
    [forget],
  );
  const [send, sending] = useSubmitCheckIn(changesUndo.rememberUndo, onSaved);
  const answers: CheckInAnswers = { ...answersOf(saved), ...edits };
  const isFull = fields === 'full';
  const isRested = saved !== null && !isDirty;
  const isLeft = isRested && saved.isPlanKept && outcome === null;

  /** Saved in any case; what follows for the plan waits for the athlete's word. */
  function save(keepPlan: boolean) {
    const nothing = ALL_RATINGS.every(({ name }) => answers[name] === null);
    setEmpty(nothing);
    if (!nothing) send({ ...answers, notes: answers.notes.trim() || null, ...(keepPlan && { keepPlan }) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    save(true);
  }

  const sliders = (ratings: readonly Rating[]) =>
    ratings.map((rating) => {
      const value = answers[rating.name];
      return (
        <OptionalSlider
          key={rating.name}
          label={rating.label}
          anchors={rating.anchors}
          start={rating.start}
          value={value}
          word={value === null ? undefined : ratingWord(rating, value)}
          onChange={(next) => {
            setEmpty(false);
            change({ [rating.name]: next });
          }}
        />
      );
    });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={isFull ? 8 : 4}>
        {isFull ? (
          <>
            <RatingGroup title="Life this week">
              <Questions>{sliders(LIFE_RATINGS)}</Questions>
            </RatingGroup>
            <RatingGroup title="Body and mind">
              <Questions>{sliders(BODY_RATINGS)}</Questions>
            </RatingGroup>
            <RatingGroup title="What lies ahead">
              <Questions>
                <YesOrNo
                  label="Travelling this week"
                  value={answers.travelThisWeek}
                  onChange={(travelThisWeek) => change({ travelThisWeek })}
                />
                <YesOrNo
                  label="Major deadlines this week"
                  value={answers.majorDeadlines}
                  onChange={(majorDeadlines) => change({ majorDeadlines })}
                />
              </Questions>
            </RatingGroup>
          </>
        ) : (
          <Questions>{sliders(LIFE_RATINGS)}</Questions>
        )}
        <Field label="Notes" optional>
          <Textarea
            rows={isFull ? 4 : 1}
            maxLength={MAX_NOTES}
            placeholder="Anything your plan should know"
            {...(isFull ? {} : { css: { minHeight: '$control' } })}
            value={answers.notes}
            onChange={(event) => change({ notes: event.currentTarget.value })}
          />
        </Field>
        {isEmpty && (
          <Notice role="alert" tone="warning">
            Answer at least one of the ratings.
          </Notice>
        )}
        <SaveBar
          isFull={isFull}
          busy={sending}
          state={isLeft ? 'left' : isRested ? 'saved' : saved ? 'changed' : 'new'}
        />
        {outcome && (!isProposed(outcome.told) || !isDirty) && (
          <Suspense fallback={<Skeleton css={{ height: '8rem' }} aria-label="Loading what follows" />}>
            <ToldCheckIn
              key={outcome.time}
              {...outcome}
              changesUndo={changesUndo}
              busy={sending}
              onApply={() => save(false)}
              onKeep={() => setOutcome({ ...outcome, isKept: true })}
            />
          </Suspense>
        )}
      </Stack>
    </form>
  );
}

/** How things stand with the answers: `left`, saved without a word on what they would change. */
type SaveState = 'new' | 'changed' | 'saved' | 'left';

const SAVE: Readonly<Record<SaveState, { label: string; says: string }>> = {
  new: { label: 'Submit Check-in', says: 'What you leave unanswered counts as no data.' },
  changed: { label: 'Update Check-in', says: 'What you leave unanswered counts as no data.' },
  saved: { label: 'Update Check-in', says: 'Saved. You can change it until Sunday.' },
  left: { label: 'See What It Would Change', says: 'Saved. You keep your plan as it is.' },
};

function SaveBar({ isFull, busy, state }: { isFull: boolean; busy: boolean; state: SaveState }) {
  return (
    <Stack gap={2} align={isFull ? 'start' : undefined}>
      <Button
        type="submit"
        tone="primary"
        size={isFull ? 'large' : 'medium'}
        wide={!isFull}
        busy={busy}
        disabled={state === 'saved'}
      >
        {SAVE[state].label}
      </Button>
      <Text size={2} tone="subtle">
        {SAVE[state].says}
      </Text>
    </Stack>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

interface YesOrNoProps {
  label: string;
  /** Null: not answered. */
  value: boolean | null;
  onChange: (value: boolean) => void;
}

function YesOrNo({ label, value, onChange }: YesOrNoProps) {
  return (
    <FieldGroup label={label}>
      <RadioCards
        name={useId()}
        columns={4}
        options={YES_NO}
        value={value === null ? '' : value ? 'yes' : 'no'}
        onChange={(answer) => onChange(answer === 'yes')}
      />
    </FieldGroup>
  );
}
