import { exerciseOf } from '../../../api/core/workout/families/exercises.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { ExerciseDrawing } from './ExerciseDrawing.tsx';

const List = styled('dl', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  paddingTop: '$2',
  '& dt': { fontWeight: '$medium', fontSize: '$3' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '$4', margin: 0 },
});
// beside the drawing where there is room for lines of a length to read, else below it
const Words = styled('div', { flex: '1 1 16rem' });

/** How each of the exercises is done, what goes wrong, and what is easier or harder; nothing of somebody's own ones. */
export function ExerciseGuide({ names }: { names: readonly string[] }) {
  const known = names.flatMap((name) => exerciseOf(name) ?? []);
  if (known.length === 0) return <Text tone="muted">Nothing is written down about these exercises.</Text>;
  return (
    <List>
      {known.map(({ name, how, mistake, easier, harder }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <ExerciseDrawing name={name} />
            <Words>
              <Stack gap={1}>
                <Text>{how}</Text>
                <Text tone="muted">Common mistake: {mistake.charAt(0).toLowerCase() + mistake.slice(1)}</Text>
                <Text tone="muted">
                  Easier: {easier.charAt(0).toLowerCase() + easier.slice(1)} Harder:{' '}
                  {harder.charAt(0).toLowerCase() + harder.slice(1)}
                </Text>
              </Stack>
            </Words>
          </dd>
        </div>
      ))}
    </List>
  );
}
