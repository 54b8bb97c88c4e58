import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Text } from '../../ui/Text.tsx';
import type { StepsToShow } from '../StepTable.tsx';
import { useUnits } from '../units/ownUnits.ts';
import { allowSound, isSoundWanted, keepSoundWanted } from './sounds.ts';
import { hasBegun, trainedMs } from './timer.ts';
import { TimerButtons } from './TimerButtons.tsx';
import { TimerEnd } from './TimerEnd.tsx';
import { TurnNow } from './TurnNow.tsx';
import { sidesChangeMs, turnsOf } from './turns.ts';
import { goneText } from './turnText.ts';
import { useTimer } from './useTimer.ts';
import { useTimerSounds } from './useTimerSounds.ts';
import { useWakeLock } from './useWakeLock.ts';

interface WorkoutTimerProps extends StepsToShow {
  workoutId: string;
  busy: boolean;
  /** Back to all that is told of the workout. */
  onLeave: () => void;
  /** Minutes that were trained, and whether that was all of it. */
  onDone: (minutes: number, isWhole: boolean) => void;
}

/** A workout as it is done: one step at a time, with its time, what comes next, and a sound at each change. */
export function WorkoutTimer(props: WorkoutTimerProps) {
  const { workoutId, blocks, workoutType, thresholds = null, busy, onLeave, onDone } = props;
  const turns = useMemo(() => turnsOf(blocks, workoutType), [blocks, workoutType]);
  const { timer, isRunning, isOver, run, pause, forward, back, end } = useTimer(workoutId, turns);
  const [hasSound, setSound] = useState(isSoundWanted);
  const reading = { workoutType, thresholds, units: useUnits() };
  const turn = turns[timer.turn];
  const endsAfterMs = turn?.endsAfterMs ?? null;
  const secondsLeft = endsAfterMs === null ? null : Math.ceil((endsAfterMs - timer.spentMs) / 1000);
  const sidesMs = turn ? sidesChangeMs(turn, workoutType) : null;
  const sidesChangeAt = sidesMs === null ? null : Math.floor(sidesMs / 1000);
  useTimerSounds({ turn: timer.turn, secondsLeft, sidesChangeAt }, hasSound && (isRunning || !turn));
  useWakeLock(isRunning);

  if (!turn || isOver)
    return <TimerEnd timer={timer} turns={turns} busy={busy} onSave={onDone} onGoOn={turn ? run : back} />;
  const begun = hasBegun(timer);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <ProgressBar value={(100 * timer.turn) / turns.length} label="Steps done" />
        <Inline justify="between" gap={3}>
          <Text as="span" tone="muted">
            Step {timer.turn + 1} of {turns.length}
          </Text>
          <Text as="span" tone="muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
            {goneText(trainedMs(timer))} in all
          </Text>
        </Inline>
      </Stack>
      <TurnNow turn={turn} next={turns[timer.turn + 1]} spentMs={timer.spentMs} reading={reading} />
      <TimerButtons
        hasBegun={begun}
        isRunning={isRunning}
        isTimed={endsAfterMs !== null}
        isLast={timer.turn === turns.length - 1}
        onRun={() => {
          allowSound();
          run();
        }}
        onPause={pause}
        onForward={forward}
        onBack={back}
      />
      <Switch
        label="Sounds"
        note="Three before a step ends, one as the next begins, and one where you change sides."
        checked={hasSound}
        onChange={(isOn) => {
          if (isOn) allowSound();
          keepSoundWanted(isOn);
          setSound(isOn);
        }}
      />
      <Inline justify="between" gap={3}>
        <Button size="small" tone="ghost" icon={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
          All Details
        </Button>
        <Button size="small" onClick={end} disabled={!begun}>
          End Workout
        </Button>
      </Inline>
    </Stack>
  );
}
