import { IconBarbell, IconStairsUp } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FamilyList_query$key } from '../../__generated__/FamilyList_query.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { CardGrid } from './CardGrid.tsx';
import { FamilyCard, type FamilyCardActions } from './FamilyCard.tsx';

/** As many as of the workouts. */
const PAGE = 24;

interface FamilyListProps extends FamilyCardActions {
  families: FamilyList_query$key;
  /** Words that names or purposes hold. */
  search: string;
  onShowWorkouts: () => void;
}

/** The families of a kind that hold what is looked for. */
export function FamilyList({ families: key, search, onUse, onShowWorkouts }: FamilyListProps) {
  const { workoutFamilies: all } = useFragment(
    graphql`
      fragment FamilyList_query on Query @argumentDefinitions(type: { type: "WorkoutType" }) {
        workoutFamilies(workoutType: $type) {
          key
          name
          purpose
          ...FamilyCard_family
        }
      }
    `,
    key,
  );
  const [shown, setShown] = useState(PAGE);
  const words = search.trim().toLowerCase();
  const found = all.filter(({ name, purpose }) => `${name}\n${purpose}`.toLowerCase().includes(words));
  if (all.length === 0)
    return (
      <EmptyState
        icon={<IconBarbell size={24} />}
        title="No families of this kind"
        action={<Button onClick={onShowWorkouts}>Show Workouts</Button>}
      >
        Its workouts are in the library one by one.
      </EmptyState>
    );
  if (found.length === 0)
    return (
      <EmptyState icon={<IconStairsUp size={24} />} title="Nothing matches">
        No families found. Try adjusting your search or filter.
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <Text tone="muted" size={2} css={{ maxWidth: '44rem' }}>
        What the planner trains with. Each family is a ladder: whenever it comes back, it asks a little more.
      </Text>
      <CardGrid aria-label="Families">
        {found.slice(0, shown).map((family) => (
          <li key={family.key}>
            <FamilyCard family={family} onUse={onUse} />
          </li>
        ))}
      </CardGrid>
      <Inline justify="between" gap={4}>
        <Text tone="muted" size={2} role="status">
          Showing {Math.min(shown, found.length)} of {all.length} {all.length === 1 ? 'family' : 'families'}
        </Text>
        {found.length > shown && (
          <Button onClick={() => setShown(shown + PAGE)}>Show More ({found.length - shown} left)</Button>
        )}
      </Inline>
    </Stack>
  );
}
