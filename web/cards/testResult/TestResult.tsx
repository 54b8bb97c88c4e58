import { IconStopwatch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { testResultWords } from '../../../api/core/messages/testResult.ts';
import { secondsOf } from '../../../api/core/units/clock.ts';
import type { TestQuestion_athlete$data } from '../../__generated__/TestQuestion_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput, TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useUnits } from '../units/ownUnits.ts';
import { isLeft, leaveQuestion } from './leftQuestion.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { useTestResult } from './useTestResult.ts';

type Asked = NonNullable<TestQuestion_athlete$data['testQuestion']>;
export interface AnswerProps {
  rememberUndo: RememberUndo;
  onAnswered: () => void;
  /** The reader has just told of the test: the keyboard goes on where its result is asked for. */
  takesFocus?: boolean;
}

const QUESTION = 'What was the result of your test?';

/** The button that had the focus goes: the keyboard stays on the dialog or page that it was in. */
const focusAround = (button: HTMLElement) =>
  button.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });

/** It came in answer to what was pressed farther down. */
const focusCome = (card: HTMLElement | null) => card?.focus();

/** Asks for the numbers of a test, shows what they would change, and sets it once the athlete agrees. */
export function TestResult({ asks, minutes, workout, rememberUndo, onAnswered, takesFocus }: Asked & AnswerProps) {
  // they stay for whoever looks at what they would change, and changes them
  const typed = useState<Typed>(['', '']);
  const [isGone, setGone] = useState(() => isLeft(workout.id));
  const { suggestion, tell, again, apply, isBusy, refusal } = useTestResult(rememberUndo, onAnswered);
  const units = useUnits();
  if (isGone) return null;
  const leave = (button: HTMLElement) => {
    leaveQuestion(workout.id);
    focusAround(button);
    setGone(true);
  };
  const leaveButton = (
    <Button tone="ghost" disabled={isBusy} onClick={({ currentTarget }) => leave(currentTarget)}>
      Don’t Ask Again
    </Button>
  );
  const kind = asks === 'WATTS' ? 'watts' : asks === 'DISTANCE' ? 'distance' : 'trials';
  return (
    <Card
      aria-label={QUESTION}
      padding="small"
      css={{ '@media print': { display: 'none' } }}
      {...(takesFocus && { ref: focusCome, tabIndex: -1 })}
    >
      <Stack gap={4}>
        <Inline gap={3} align="start" wrap={false}>
          <IconStopwatch size={24} stroke={1.75} aria-hidden />
          <div>
            <Heading size={4}>{QUESTION}</Heading>
            <Text tone="muted">
              {workout.description}, {dayName(workout.scheduledDate)}. Nothing recorded it; your zones follow once you
              agree.
            </Text>
          </div>
        </Inline>
        {suggestion === null ? (
          <Numbers
            asks={asks}
            minutes={minutes}
            typed={typed}
            isBusy={isBusy}
            onTell={(values) =>
              tell(testResultWords({ asks: kind, minutes: minutes ?? null }, values, units, workout.scheduledDate))
            }
          >
            {leaveButton}
          </Numbers>
        ) : (
          <>
            <Text role="status">{suggestion.explanation}</Text>
            <Inline gap={2}>
              {suggestion.reach && (
                <Button tone="primary" busy={isBusy} onClick={apply}>
                  Set It
                </Button>
              )}
              <Button disabled={isBusy} onClick={again}>
                Change the Numbers
              </Button>
              {leaveButton}
            </Inline>
          </>
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

/** One number, or the times of both trials. */
type Typed = readonly [first: string, second: string];

interface NumbersProps extends Pick<Asked, 'asks' | 'minutes'> {
  typed: readonly [Typed, (typed: Typed) => void];
  isBusy: boolean;
  onTell: (values: string[]) => void;
  /** Beside the button that sends. */
  children: ReactNode;
}

const NO_TIME = 'Minutes and seconds, such as 7:10.';

function Numbers({ asks, minutes, typed: [[first, second], setTyped], isBusy, onTell, children }: NumbersProps) {
  const { units } = useUnits();
  const setFirst = (text: string) => setTyped([text, second]);
  const setSecond = (text: string) => setTyped([first, text]);
  const [isChecked, setChecked] = useState(false);
  const isTimed = asks === 'TRIALS';
  const noTime = (text: string) => (isChecked && secondsOf(text) === null ? NO_TIME : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isTimed) onTell([String(Math.round(Number(first) * 100) / 100)]);
    else if (secondsOf(first) !== null && secondsOf(second) !== null) onTell([first.trim(), second.trim()]);
  };
  const time = (label: string, value: string, set: (text: string) => void) => (
    <Field label={label} error={noTime(value)}>
      <TextInput
        inputMode="text"
        placeholder="m:ss"
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </Field>
  );
  return (
    <form onSubmit={submit} noValidate={isTimed}>
      <Stack gap={4}>
        {isTimed ? (
          <Inline gap={3} align="start">
            {time('Time of 400', first, setFirst)}
            {time('Time of 200', second, setSecond)}
          </Inline>
        ) : (
          <Field
            label={
              asks === 'WATTS'
                ? `Mean power of the ${minutes} min, watts`
                : `Distance of the ${minutes} min, ${units === 'metric' ? 'km' : 'miles'}`
            }
          >
            <NumberInput
              required
              min={asks === 'WATTS' ? 20 : 0.5}
              max={asks === 'WATTS' ? 2000 : 20}
              step={asks === 'WATTS' ? 1 : 0.01}
              value={first}
              onChange={(event) => setFirst(event.currentTarget.value)}
            />
          </Field>
        )}
        <Inline gap={2}>
          <Button type="submit" tone="primary" busy={isBusy}>
            Show My Zones
          </Button>
          {children}
        </Inline>
      </Stack>
    </form>
  );
}
