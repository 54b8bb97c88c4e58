import { lazy, Suspense, useState } from 'react';
import { type ExerciseNote, readExerciseNote } from '../../../api/core/workout/families/exerciseNote.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { stepWord } from '../../words.ts';
import { stepDuration } from '../durationText.ts';
import type { ProfileBlock, ProfileStep } from '../profileBlock.ts';
import { Note, Table, Time } from '../StepTable.tsx';
import { targetText } from '../workoutProfile.ts';

const ExerciseGuide = lazy(async () => ({ default: (await import('./ExerciseGuide.tsx')).ExerciseGuide }));

const Guide = styled('details', {
  '& summary': { cursor: 'pointer', fontSize: '$3', color: '$textMuted', paddingBlock: '$1' },
});

const Name = styled('td', { '&::first-letter': { textTransform: 'uppercase' } });

/** The exercise of a step; without a note it is some work. */
export const exerciseIn = ({ note }: Pick<ProfileStep, 'note'>): ExerciseNote =>
  readExerciseNote(note ?? stepWord('WORK') ?? '');

interface Row {
  key: string;
  repeat: number;
  step: ProfileStep;
  rest: ProfileStep | undefined;
}

const rowsOf = (blocks: readonly ProfileBlock[]): Row[] =>
  blocks.flatMap(({ repeat, steps }, block) =>
    steps.flatMap((step, index) => {
      const next = steps[index + 1];
      if (step.kind === 'REST') return [];
      return [{ key: `${block}-${index}`, repeat, step, rest: next?.kind === 'REST' ? next : undefined }];
    }),
  );

/** Exercises with their sets, repetitions, rests and effort, and how each is done. */
export function ExerciseTable({ blocks }: { blocks: readonly ProfileBlock[] }) {
  const [wasOpened, setWasOpened] = useState(false);
  const rows = rowsOf(blocks);
  const names = [...new Set(rows.flatMap(({ step }) => (step.kind === 'WORK' ? [exerciseIn(step).name] : [])))];
  return (
    <Stack gap={3}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Exercise</th>
            <th scope="col">Sets</th>
            <th scope="col">Effort</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, repeat, step, rest }) => {
            const isWork = step.kind === 'WORK';
            const { name, repetitions, isPerSide } = exerciseIn(step);
            const once = repetitions ?? stepDuration(step.durationSec);
            return (
              <tr key={key}>
                <Name>
                  {isWork ? name : (stepWord(step.kind) ?? 'Step')}
                  {!isWork && step.note && <Note>{step.note}</Note>}
                </Name>
                <Time>
                  {isWork ? `${repeat} × ${once}` : stepDuration(step.durationSec)}
                  {isWork && isPerSide && <Note>{repetitions === null ? 'half on each side' : 'each side'}</Note>}
                  {rest && <Note>rest {stepDuration(rest.durationSec)}</Note>}
                </Time>
                <Time>{targetText(step.target)}</Time>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {names.length > 0 && (
        <Guide onToggle={() => setWasOpened(true)}>
          <summary>How to do each exercise</summary>
          {wasOpened && (
            <Suspense fallback={<Text tone="muted">Loading…</Text>}>
              <ExerciseGuide names={names} />
            </Suspense>
          )}
        </Guide>
      )}
    </Stack>
  );
}
