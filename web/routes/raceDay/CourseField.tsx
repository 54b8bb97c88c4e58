import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useUpdateRaceDayPlan } from './useUpdateRaceDayPlan.ts';

interface CourseFieldProps {
  raceId: string;
  leg: 'bike' | 'run';
  isThere: boolean;
}

const FIELD = { bike: 'bikeCourse', run: 'runCourse' } as const;

/** Takes the course of a leg. The file is read here; its profile alone is sent. */
export function CourseField({ raceId, leg, isThere }: CourseFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const [save, isSaving] = useUpdateRaceDayPlan({
    says: (_, input) => ({ title: input[FIELD[leg]] == null ? 'Course Removed' : 'Course Saved' }),
    showErrors: (faults) => setError(faults[0]?.message ?? null),
  });
  const read = async (file: File) => {
    setError(null);
    // the readers of files come when there is one
    const { NoCourse, readCourse } = await import('./courseFile.ts');
    try {
      const points = await readCourse(file);
      save({ raceId, [FIELD[leg]]: points });
    } catch (failure) {
      if (!(failure instanceof NoCourse)) throw failure;
      setError(failure.message);
    }
  };
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Heading as="h3" size={4}>
          {leg === 'bike' ? 'Bike course' : 'Run course'}
        </Heading>
        {isThere && (
          <Button size="small" tone="ghost" busy={isSaving} onClick={() => save({ raceId, [FIELD[leg]]: null })}>
            Remove {leg} course
          </Button>
        )}
      </Inline>
      <FileDrop
        label={isThere ? `Replace ${leg} course` : `Add ${leg} course`}
        title="Drop a GPX or FIT file here"
        hint={
          isThere
            ? 'The pacing follows its hills.'
            : 'Without one the pacing is for flat ground. The file is read in this browser; only distances and heights are sent, no places.'
        }
        accept=".gpx,.fit"
        progress={null}
        onFile={(file) => void read(file)}
      />
      {error && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
