import { IconEye, IconPencil, IconX } from '@tabler/icons-react';
import { Heading } from '../../ui/Text.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  fontSize: '$3',
  lineHeight: '$normal',
});
const Item = styled('li', {
  display: 'flex',
  gap: '$3',
  '& svg': { flexShrink: 0, marginTop: '0.1em', color: '$textSubtle' },
});

/** What an athlete shares with a coach, before they say yes and for as long as it lasts. */
export function WhatCoachesSee({ firstName }: { firstName: string }) {
  return (
    <Stack as="section" gap={3}>
      <Heading as="h2" size={4}>
        What {firstName} sees and may do
      </Heading>
      <List>
        <Item>
          <IconEye size={18} aria-hidden />
          <span>
            Sees your name, e-mail, age and gender, your schedule with your feedback, your season plan and races, your
            check-ins with their notes, your recorded activities with day, time, distance and load, your fitness and
            your injuries.
          </span>
        </Item>
        <Item>
          <IconPencil size={18} aria-hidden />
          <span>
            May add, move and change workouts, races, phases and sports, and plan your weeks anew. You see every change
            with its author, and can undo it.
          </span>
        </Item>
        <Item>
          <IconX size={18} aria-hidden />
          <span>
            Does not see your password or your settings. You can end it at any time, and all of this ends at once.
          </span>
        </Item>
      </List>
    </Stack>
  );
}
