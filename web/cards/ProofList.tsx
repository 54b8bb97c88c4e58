import { IconAlertTriangle, IconCircleCheck, IconTarget } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { ProofList_week$data, ProofList_week$key } from '../__generated__/ProofList_week.graphql.ts';
import { brokenText, constraintText, isTarget, saysLimit, valueText } from './proofText.ts';
import { useScheduleActions } from './ScheduleActions.tsx';
import { useAsk } from './keyboard/useAskedFor.ts';
import { useRevert } from './useRevert.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(40%)',
  alignItems: 'start',
  gap: '$1 $3',
  paddingY: '$3',
  fontSize: '$3',
  lineHeight: '$snug',
  '& + &': { borderTop: '1px solid $colors$line' },
  // a phone has no room for two columns of text
  '@media (max-width: 480px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  variants: { holds: { true: { '& > svg': { color: '$success' } }, false: { '& > svg': { color: '$danger' } } } },
});
const Limit = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted', marginTop: '2px' });
const Value = styled('span', {
  textAlign: 'right',
  '& > strong': { fontWeight: '$semibold' },
  '@media (max-width: 480px)': { gridColumn: 2, textAlign: 'left' },
});
const Label = styled('span', { fontSize: '$2', color: '$textMuted' });
const Broken = styled('div', {
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $3',
  fontSize: '$2',
  color: '$textMuted',
  '& > p': { flex: '1 1 14rem' },
});

type BrokenLimit = ProofList_week$data['proof'][number];

/** Every limit of a week with the value it has now: what is not kept first, with who broke it and the way back. */
export function ProofList({ week, onLeave }: { week: ProofList_week$key; onLeave: () => void }) {
  const { proof, status, workouts } = useFragment(
    graphql`
      fragment ProofList_week on TrainingWeek {
        status
        proof {
          code
          kind
          constraint
          limit
          value
          excess
          holds
          workoutId
          brokenBy {
            id
            number
            cause
            actorRole
            isOwn
            summary
            createdAt
          }
          brokenCause
        }
        workouts {
          id
          description
        }
      }
    `,
    week,
  );
  return (
    <List>
      {proof
        .toSorted((a, b) => Number(a.holds) - Number(b.holds) || Number(isTarget(b)) - Number(isTarget(a)))
        .map((line, index) => (
          <Line key={index} holds={line.holds}>
            {isTarget(line) ? (
              <IconTarget size={18} aria-hidden />
            ) : line.holds ? (
              <IconCircleCheck size={18} aria-hidden />
            ) : (
              <IconAlertTriangle size={18} aria-hidden />
            )}
            <span>
              {!isTarget(line) && <VisuallyHidden>{line.holds ? 'Kept: ' : 'Not kept: '}</VisuallyHidden>}
              {constraintText(line.constraint)}
              {!isTarget(line) && !saysLimit(line.constraint, line.limit) && <Limit>Limit: {line.limit}</Limit>}
            </span>
            <Value>
              <VisuallyHidden>, </VisuallyHidden>
              <Label>this week: </Label>
              <strong>{valueText(line)}</strong>
            </Value>
            {!line.holds && (
              <WayBack
                limit={line}
                isOver={status === 'COMPLETED'}
                workoutName={workouts.find(({ id }) => id === line.workoutId)?.description}
                onLeave={onLeave}
              />
            )}
          </Line>
        ))}
    </List>
  );
}

interface WayBackProps {
  limit: BrokenLimit;
  isOver: boolean;
  workoutName: string | undefined;
  onLeave: () => void;
}

/** Who broke a limit, and what puts it right: undoing the change where it is the latest, else its workout, or a new plan where nobody broke it. */
function WayBack({ limit, isOver, workoutName, onLeave }: WayBackProps) {
  const { athleteId, athleteName, timeZone, revision, openWorkout } = useScheduleActions();
  const [undo, isUndoing] = useRevert(athleteId, athleteName ? 'coachSchedule' : 'schedule');
  const askFor = useAsk();
  const { workoutId, brokenBy, brokenCause } = limit;
  const text = brokenText(limit, { athleteName, timeZone, isOver });
  if (text === null) return null;
  const leaveTo = (act: () => void) => () => {
    onLeave();
    act();
  };
  const isLatest = brokenBy?.number === revision;
  const [label, act, what] = isLatest
    ? ['Undo', () => undo(brokenBy.id), brokenBy.summary]
    : workoutId
      ? ['Open Workout', leaveTo(() => openWorkout(workoutId)), workoutName]
      : ['Plan Anew', brokenBy || brokenCause === 'PLAN' ? null : leaveTo(() => askFor('regenerate'))];
  return (
    <Broken>
      <p>{text}</p>
      {act && (
        // one change may break several limits, each with its button
        <Button
          size="small"
          busy={isLatest && isUndoing}
          aria-label={`${label}: ${constraintText(limit.constraint)}${what ? `, ${what}` : ''}`}
          onClick={act}
        >
          {label}
        </Button>
      )}
    </Broken>
  );
}
