import { IconCalendarQuestion } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { askLater, isForLater } from './askLater.ts';
import { useAnswerSilentDays } from './useAnswerSilentDays.ts';
import { type SilentDays as AskedDays, useSilentDaysAhead } from './useSilentDaysAhead.ts';

export interface SilentDaysProps {
  athleteId: string;
  today: Day;
  remember: RememberUndo;
  onAnswered: () => void;
  /** Shown where there is nothing to ask. */
  otherwise?: ReactNode;
}

/** Asks whether the reader trained on days without a word; one press answers for all of them. */
export function SilentDays({ otherwise = null, ...props }: SilentDaysProps) {
  const days = useSilentDaysAhead();
  const [isGone, setGone] = useState(false);
  if (!days || isGone || isForLater(props.athleteId, days.from)) return otherwise;
  return <Question {...props} days={days} onGone={() => setGone(true)} />;
}

const SOME_ID = 'silent-days-some';
const ILL_ID = 'silent-days-ill';

/** The pressed button has gone: the keyboard goes on where its answer is asked for. */
const focusFirst = (node: HTMLElement | null) => node?.querySelector<HTMLElement>('input, button')?.focus();

type Step = 'ask' | 'some' | 'ill';

function Question({
  athleteId,
  today,
  days,
  remember,
  onAnswered,
  onGone,
}: Omit<SilentDaysProps, 'otherwise'> & { days: AskedDays; onGone: () => void }) {
  const { from, question, workouts } = days;
  const [step, setStep] = useState<Step>('ask');
  const markSome = useFocusKept(step === 'some', SOME_ID);
  const markIll = useFocusKept(step === 'ill', ILL_ID);
  const leave = () => {
    onGone();
    // the button that had it is gone
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const [answer, isBusy, refusal] = useAnswerSilentDays(remember, () => {
    onAnswered();
    leave();
  });
  const back = () => setStep('ask');
  return (
    <Card aria-label={question} padding="small" css={{ '@media print': { display: 'none' } }}>
      <Stack gap={4}>
        <Inline gap={3} align="start" wrap={false}>
          <IconCalendarQuestion size={24} stroke={1.75} aria-hidden />
          <div>
            <Heading size={4}>{question}</Heading>
            <Text tone="muted">
              {workouts.length === 1 ? 'One workout has' : `${workouts.length} workouts have`} no answer yet. The coming
              weeks are planned from what you did.
            </Text>
          </div>
        </Inline>
        {step === 'ask' && (
          <Inline gap={2}>
            <Button tone="primary" busy={isBusy} onClick={() => answer({ from, answer: 'AS_PLANNED' })}>
              Yes, as Planned
            </Button>
            <Button
              id={SOME_ID}
              onClick={() => {
                markSome();
                setStep('some');
              }}
            >
              Some of It
            </Button>
            <Button
              id={ILL_ID}
              onClick={() => {
                markIll();
                setStep('ill');
              }}
            >
              No, I Was Ill
            </Button>
            <Button disabled={isBusy} onClick={() => answer({ from, answer: 'AWAY' })}>
              No, I Was Away or Busy
            </Button>
            <Button
              tone="ghost"
              onClick={() => {
                askLater(athleteId, from);
                leave();
              }}
            >
              Ask Me Later
            </Button>
          </Inline>
        )}
        {step === 'some' && (
          <DoneWorkouts
            workouts={workouts}
            isBusy={isBusy}
            onSave={(doneWorkoutIds) => answer({ from, answer: 'SOME', doneWorkoutIds })}
            onBack={back}
          />
        )}
        {step === 'ill' && (
          <Stack gap={3} ref={focusFirst}>
            <Text>Are you free of symptoms now?</Text>
            <Inline gap={2}>
              <Button tone="primary" busy={isBusy} onClick={() => answer({ from, answer: 'ILL', wellOn: today })}>
                Yes, Since Today
              </Button>
              <Button disabled={isBusy} onClick={() => answer({ from, answer: 'ILL' })}>
                Not Yet
              </Button>
              <Button tone="ghost" onClick={back}>
                Back
              </Button>
            </Inline>
            <WellSince
              from={from}
              today={today}
              isBusy={isBusy}
              onSave={(wellOn) => answer({ from, answer: 'ILL', wellOn })}
            />
          </Stack>
        )}
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

/** An illness that was over before today. */
function WellSince({
  from,
  today,
  isBusy,
  onSave,
}: {
  from: Day;
  today: Day;
  isBusy: boolean;
  onSave: (wellOn: Day) => void;
}) {
  const [day, setDay] = useState('');
  return (
    <Inline gap={2} align="end">
      <Field label="Or since an earlier day, the first without symptoms">
        <TextInput type="date" min={from} max={today} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Button disabled={isBusy || day < from || day > today} onClick={() => onSave(day as Day)}>
        Well Since Then
      </Button>
    </Inline>
  );
}

function DoneWorkouts({
  workouts,
  isBusy,
  onSave,
  onBack,
}: {
  workouts: AskedDays['workouts'];
  isBusy: boolean;
  onSave: (ids: string[]) => void;
  onBack: () => void;
}) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setDone((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <Stack gap={4} ref={focusFirst}>
      <FieldGroup label="What did you do?" hint="What is left out counts as not done.">
        <Stack gap={2}>
          {workouts.map(({ id, scheduledDate, duration, description }) => (
            <Checkbox
              key={id}
              label={`${description}, ${timeText(duration)}`}
              note={dayName(scheduledDate)}
              checked={done.has(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </Stack>
      </FieldGroup>
      <Inline gap={2}>
        <Button tone="primary" busy={isBusy} disabled={done.size === 0} onClick={() => onSave([...done])}>
          Save
        </Button>
        <Button tone="ghost" onClick={onBack}>
          Back
        </Button>
      </Inline>
    </Stack>
  );
}
