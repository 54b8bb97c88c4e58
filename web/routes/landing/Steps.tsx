import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { STEPS } from './content.ts';
import { Section } from './Section.tsx';
import { Shot } from './Shot.tsx';

const List = styled('ol', {
  display: 'grid',
  gap: '$8',
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@large': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Number = styled('span', {
  display: 'grid',
  placeItems: 'center',
  square: '2.25rem',
  borderRadius: '$pill',
  border: '1px solid $colors$accentLine',
  color: '$accent',
  fontWeight: '$semibold',
  fontSize: '$3',
});

export function Steps() {
  return (
    <Section id="how-it-works" eyebrow="How It Works" title="Four steps, every week">
      <List>
        {STEPS.map(({ title, text }, index) => (
          <Stack as="li" key={title} gap={3}>
            <Number aria-hidden>{index + 1}</Number>
            <Heading as="h3" size={5}>
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </List>
      <div>
        <Shot
          name="season"
          alt="A season: weekly hours by phase, fitness and fatigue, and the form to come on each race day."
          height={834}
          wide={772}
        />
      </div>
    </Section>
  );
}
