import { lazy, Suspense } from 'react';
import { nameOf } from '../../names.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Turn } from './turns.ts';
import { goneText, leftText, type Reading, roundText, turnText } from './turnText.ts';

const ExerciseDrawing = lazy(async () => ({
  default: (await import('../exercises/ExerciseDrawing.tsx')).ExerciseDrawing,
}));

const ExerciseWords = lazy(async () => ({
  default: (await import('../exercises/ExerciseWords.tsx')).ExerciseWords,
}));

// its room is kept while it is on its way, and where there is nothing to draw
const Drawn = styled('div', { display: 'flex', justifyContent: 'center', width: '100%', height: '7rem' });

const Middle = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  textAlign: 'center',
  // a line more or less moves no button
  variants: { isDrawn: { false: { minHeight: '19rem' }, true: { minHeight: 'clamp(20rem, 30vw, 23rem)' } } },
});
// read at arm's length, from a wrist that moves
const Big = styled('p', {
  fontWeight: '$semibold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: {
    of: { time: { fontSize: 'clamp(4rem, 24vw, 7.5rem)' }, length: { fontSize: 'clamp(2rem, 10vw, 4.5rem)' } },
  },
});
const Target = styled('p', { fontSize: '$7', fontWeight: '$semibold', lineHeight: '$snug' });

interface TurnNowProps {
  turn: Turn;
  /** Undefined: it is the last. */
  next: Turn | undefined;
  spentMs: number;
  reading: Reading;
}

/** The step that is done now, as large as the screen allows, and the one that comes next. */
export function TurnNow({ turn, next, spentMs, reading }: TurnNowProps) {
  const { name, length, target, share, note, exercise } = turnText(turn, reading);
  // in a rest, what to get ready for
  const drawn = exercise ?? (next ? turnText(next, reading).exercise : null);
  const isStrength = nameOf(reading.workoutType) === 'STRENGTH';
  const round = roundText(turn, reading.workoutType);
  return (
    <>
      <Middle isDrawn={isStrength}>
        {isStrength && (
          <Drawn>
            <Suspense fallback={null}>{drawn !== null && <ExerciseDrawing name={drawn} />}</Suspense>
          </Drawn>
        )}
        <Heading as="h3" size={6}>
          {name}
        </Heading>
        {round && <Text tone="muted">{round}</Text>}
        {turn.endsAfterMs !== null ? (
          <Big of="time" role="timer" aria-label="Time left">
            {leftText(turn.endsAfterMs - spentMs)}
          </Big>
        ) : (
          <>
            <Big of="length">{length}</Big>
            <Text tone="muted" role="timer" aria-label="Time of this step" css={{ fontVariantNumeric: 'tabular-nums' }}>
              {goneText(spentMs)}
            </Text>
          </>
        )}
        {target && <Target>{target}</Target>}
        {share && <Text tone="muted">{share}</Text>}
        {note && <Text>{note}</Text>}
        {exercise === null && drawn !== null && (
          <Suspense fallback={null}>
            <ExerciseWords name={drawn} />
          </Suspense>
        )}
      </Middle>
      <VisuallyHidden role="status">{listed(name, length, target)}</VisuallyHidden>
      <Text tone="muted" css={{ minHeight: '2lh', textAlign: 'center' }}>
        {next ? `Next: ${nextText(next, reading)}` : 'This is the last step.'}
      </Text>
    </>
  );
}

const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

function nextText(turn: Turn, reading: Reading): string {
  const { name, length, target } = turnText(turn, reading);
  return listed(name, length, target);
}
