import { IconX } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AthleteGroups_athlete$key } from '../../__generated__/AthleteGroups_athlete.graphql.ts';
import type { AthleteGroups_coach$key } from '../../__generated__/AthleteGroups_coach.graphql.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useSetAthleteGroup } from './useSetAthleteGroup.ts';

const List = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Group = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingLeft: '$3',
  borderRadius: '$pill',
  backgroundColor: '$neutralSoft',
  color: '$onNeutralSoft',
  fontSize: '$2',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': { borderRadius: '$pill' },
});
const Add = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '$2',
});

interface AthleteGroupsProps {
  athlete: AthleteGroups_athlete$key;
  coach: AthleteGroups_coach$key;
}

/** What the coach sorts this athlete by, among the groups that there are. */
export function AthleteGroups({ athlete: athleteKey, coach: coachKey }: AthleteGroupsProps) {
  const { id, firstName, coachGroups } = useFragment(
    graphql`
      fragment AthleteGroups_athlete on Athlete {
        id
        firstName
        coachGroups @required(action: THROW)
      }
    `,
    athleteKey,
  );
  const { groups } = useFragment(
    graphql`
      fragment AthleteGroups_coach on Coach {
        groups @required(action: THROW) {
          name
        }
      }
    `,
    coachKey,
  );
  const [set, isSetting] = useSetAthleteGroup();
  const [typed, setTyped] = useState('');
  const known = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    set({ athleteIds: [id], group: typed.trim(), isIn: true }, { done: () => setTyped('') });
  };
  return (
    <Card aria-labelledby="athlete-groups">
      <Stack gap={4}>
        <Heading id="athlete-groups">Groups</Heading>
        <Text tone="muted" size={2}>
          {coachGroups.length > 0
            ? 'Only you see your groups.'
            : `${firstName} is in none of your groups. Only you see them.`}
        </Text>
        {coachGroups.length > 0 && (
          <List>
            {coachGroups.map((group) => (
              <Group key={group}>
                <span>{group}</span>
                <IconButton
                  size="small"
                  label={`Take ${firstName} out of ${group}`}
                  disabled={isSetting}
                  onClick={() => set({ athleteIds: [id], group, isIn: false })}
                >
                  <IconX size={14} aria-hidden />
                </IconButton>
              </Group>
            ))}
          </List>
        )}
        <FoldedOnPhone summary="Add to a group">
          <Add onSubmit={add}>
            <Field label="Add to group">
              <TextInput
                value={typed}
                maxLength={40}
                list={known}
                autoComplete="off"
                placeholder="Marathon, Tuesday track"
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            <Button type="submit" busy={isSetting} disabled={typed.trim() === ''}>
              Add
            </Button>
          </Add>
        </FoldedOnPhone>
        <datalist id={known}>
          {groups
            .filter(({ name }) => !coachGroups.includes(name))
            .map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
        </datalist>
      </Stack>
    </Card>
  );
}
