import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { AGENTS } from './content.ts';
import { Section, Thirds } from './Section.tsx';
import { Shot } from './Shot.tsx';
import { Ticked } from './Ticked.tsx';

export function Agents() {
  return (
    <Section
      id="features"
      eyebrow="Features"
      title="A coach, assisted by three agents"
      text="Each has one task, and shows its work. What they say is checked against your plan before you read it."
      tone="surface"
    >
      <Thirds>
        {AGENTS.map(({ picture, shows, name, text, skills }) => (
          <Card as="li" key={name} padding="large" css={{ backgroundColor: '$canvas', boxShadow: 'none' }}>
            <Stack gap={4}>
              <Shot name={picture} alt={shows} height={374} />
              <Heading as="h3" size={5}>
                {name}
              </Heading>
              <Text tone="muted">{text}</Text>
              <Ticked items={skills} />
            </Stack>
          </Card>
        ))}
      </Thirds>
    </Section>
  );
}
