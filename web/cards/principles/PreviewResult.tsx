import { IconAlertTriangle } from '@tabler/icons-react';
import { timeText } from '../../../api/core/units/timeText.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { shortDay } from '../dateText.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import { StateBadge } from './PrincipleItem.tsx';
import type { PreviewState, PrinciplePreview } from './usePrinciplePreview.ts';

const Box = styled('div', {
  padding: '$4',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  backgroundColor: '$sunken',
});
const Athletes = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2', fontSize: '$3' });
const Details = styled(Disclosure, {
  '& ul': {
    display: 'flex',
    flexDirection: 'column',
    gap: '$2',
    padding: '$3 0 $1 $4',
    fontSize: '$2',
    lineHeight: '$snug',
    color: '$textMuted',
  },
  '& li': { overflowWrap: 'anywhere' },
  '& li > strong': { display: 'block', fontWeight: '$medium', color: '$text' },
});

/** What the planner would make of the words, and what that does to whom. */
export function PreviewResult({ state }: { state: PreviewState }) {
  if (state.status === 'none') return null;
  if (state.status === 'waiting')
    return <Skeleton role="status" aria-label="Looking at every athlete’s next four weeks" css={{ height: '8rem' }} />;
  if (state.status === 'failed')
    return (
      <Notice tone="danger" title="No preview">
        {state.message}
      </Notice>
    );
  const { compiled, conflicts, summary, affected } = state.preview;
  return (
    <Box>
      <Stack gap={3}>
        <div>
          <StateBadge state={compiled.state} />
        </div>
        {compiled.words && <Text weight="medium">{compiled.words}</Text>}
        {compiled.because && <Text tone="muted">{compiled.because}</Text>}
        {conflicts.map(({ principleId, because }) => (
          <Notice
            key={principleId}
            tone="warning"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title="Conflict with another principle"
          >
            {because}
          </Notice>
        ))}
        {compiled.state === 'COMPILED' && <Text>{summary}</Text>}
        {affected.length > 0 && (
          <Athletes aria-label="For whom">
            {affected.map((each, index) => (
              <li key={each.athlete?.id ?? index}>
                <ForAthlete affected={each} />
              </li>
            ))}
          </Athletes>
        )}
      </Stack>
    </Box>
  );
}

function ForAthlete({
  affected: { athlete, changes, notHeld, problem },
}: {
  affected: PrinciplePreview['affected'][number];
}) {
  const name = athlete ? `${athlete.firstName} ${athlete.lastName}` : 'One athlete';
  if (problem != null) {
    return (
      <Text tone="muted">
        {name}: {problem}
      </Text>
    );
  }
  return (
    <Details>
      <summary>
        {name}: {changes.length} {changes.length === 1 ? 'workout changes' : 'workouts change'}
      </summary>
      <ul>
        {changes.map(({ workoutId, before, after }) => (
          <li key={workoutId}>
            <ChangeLine before={before} after={after} />
          </li>
        ))}
        {notHeld.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Details>
  );
}

type Snapshot = PrinciplePreview['affected'][number]['changes'][number]['before'];
const face = (workout: NonNullable<Snapshot>) => `${workout.description}, ${timeText(workout.duration)}`;

/** One workout before and after, its day said again only where it becomes another. */
function ChangeLine({ before, after }: { before: Snapshot; after: Snapshot }) {
  const day = (before ?? after)!.scheduledDate;
  const textOf = (workout: NonNullable<Snapshot>) =>
    workout.scheduledDate === day ? face(workout) : `${face(workout)}, ${shortDay(workout.scheduledDate)}`;
  return (
    <>
      <strong>{shortDay(day)}</strong>
      <span>
        {before && after ? (
          <BeforeAfter before={textOf(before)} after={textOf(after)} />
        ) : before ? (
          `No longer: ${textOf(before)}`
        ) : (
          `New: ${textOf(after!)}`
        )}
      </span>
    </>
  );
}
