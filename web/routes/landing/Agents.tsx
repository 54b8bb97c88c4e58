import { IconActivityHeartbeat, IconAdjustmentsHorizontal, IconMessageHeart, type TablerIcon } from '@tabler/icons-react';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { type AgentIcon, AGENTS } from './content.ts';
import { Section, Thirds } from './Section.tsx';
import { Ticked } from './Ticked.tsx';

const ICONS: Record<AgentIcon, TablerIcon> = {
  analyst: IconActivityHeartbeat,
  planner: IconAdjustmentsHorizontal,
  coach: IconMessageHeart,
};

const Icon = styled('span', {
  display: 'grid',
  placeItems: 'center',
  square: '2.75rem',
  borderRadius: '$large',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
});

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
        {AGENTS.map(({ icon, name, text, skills }) => {
          const Picture = ICONS[icon];
          return (
            <Card as="li" key={name} padding="large" css={{ backgroundColor: '$canvas', boxShadow: 'none' }}>
              <Stack gap={4}>
                <Icon aria-hidden>
                  <Picture size={22} stroke={1.75} />
                </Icon>
                <Heading as="h3" size={5}>
                  {name}
                </Heading>
                <Text tone="muted">{text}</Text>
                <Ticked items={skills} />
              </Stack>
            </Card>
          );
        })}
      </Thirds>
    </Section>
  );
}
