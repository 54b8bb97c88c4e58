import { IconPlus } from '@tabler/icons-react';
import { timeText } from '../../../api/core/units/timeText.ts';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FamilyLadder_family$key } from '../../__generated__/FamilyLadder_family.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { familyStart } from './familyStart.ts';
import type { StartingPoint } from './workoutForm.ts';

const Rungs = styled('ol', { display: 'flex', flexDirection: 'column' });
const Rung = styled('li', {
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: '$3',
  position: 'relative',
  paddingBottom: '$4',
  // the rail from each rung to the next
  '&:not(:last-child)::before': {
    content: '',
    position: 'absolute',
    left: 'calc(0.875rem - 0.5px)',
    top: '1.75rem',
    bottom: 0,
    width: '1px',
    backgroundColor: '$lineStrong',
  },
  '&:last-child': { paddingBottom: 0 },
});
const RungNumber = styled('span', {
  display: 'grid',
  placeItems: 'center',
  square: '1.75rem',
  borderRadius: '$pill',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
  fontSize: '$2',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  '@forced': { border: '1px solid' },
});
const Sets = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2' });
const SetRow = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  '@small': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: '$5' },
});

/** Its first line is as high as the number beside it. */
const Words = styled(Text, { paddingY: '0.1875rem', overflowWrap: 'anywhere' });
const Or = styled('span', { color: '$textSubtle' });
const Minutes = styled('span', { color: '$textSubtle', fontSize: '$2', whiteSpace: 'nowrap', marginLeft: '$1' });

export interface FamilyLadderActions {
  /** Begins a workout of the library with a main set; null: whoever looks has no library. */
  onUse: ((from: StartingPoint) => void) | null;
}

interface FamilyLadderProps extends FamilyLadderActions {
  family: FamilyLadder_family$key;
}

/** The rungs of a family, from the least demanding to the most, each with its main sets in plain words. */
export function FamilyLadder({ family: key, onUse }: FamilyLadderProps) {
  const family = useFragment(
    graphql`
      fragment FamilyLadder_family on WorkoutFamily {
        key
        workoutType
        intensityLevel
        purpose
        feel
        mistake
        fuel
        rungs {
          number
          sets {
            name
            text
            stepText
            duration
          }
        }
      }
    `,
    key,
  );
  const headingId = useId();
  return (
    <Stack gap={4}>
      <div>
        <Heading as="h3" size={3} id={headingId}>
          The ladder
        </Heading>
        <Text tone="muted" size={2}>
          One main set of a rung is a workout. Minutes are those with warm-up and cool-down.
        </Text>
      </div>
      <Rungs aria-labelledby={headingId}>
        {family.rungs.map(({ number, sets }) => (
          <Rung key={number}>
            <RungNumber>
              <VisuallyHidden>Rung </VisuallyHidden>
              {number}
            </RungNumber>
            <Sets>
              {sets.map((set, i) => (
                <SetRow key={set.stepText}>
                  <Words>
                    {i > 0 && <Or>or </Or>}
                    {set.text} <Minutes>{timeText(set.duration)}</Minutes>
                  </Words>
                  {onUse && (
                    <Button
                      size="small"
                      tone="ghost"
                      css={{
                        flexShrink: 0,
                        marginLeft: '-$3',
                        '@small': { marginLeft: 0, marginRight: '-$3', marginY: '-$2' },
                      }}
                      icon={<IconPlus size={16} aria-hidden />}
                      onClick={() => onUse(familyStart(family, set))}
                    >
                      New Workout from This
                      <VisuallyHidden>: {set.text}</VisuallyHidden>
                    </Button>
                  )}
                </SetRow>
              ))}
            </Sets>
          </Rung>
        ))}
      </Rungs>
    </Stack>
  );
}
