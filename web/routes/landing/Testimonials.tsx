import { Badge } from '../../ui/Badge.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import { SAMPLE_TESTIMONIALS } from './content.ts';
import { Section, Thirds } from './Section.tsx';

const Quote = styled('figure', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$5',
  height: '100%',
  paddingLeft: '$5',
  borderLeft: '2px solid $colors$accentLine',
});

export function Testimonials() {
  return (
    <Section id="testimonials" eyebrow="Testimonials" title="What it is for, in their words">
      <Thirds>
        {SAMPLE_TESTIMONIALS.map(({ text, name, role }) => (
          <li key={role}>
            <Quote>
              <Text as="blockquote" size={4} css={{ margin: 0 }}>
                {text}
              </Text>
              <figcaption>
                <Inline gap={3} justify="between">
                  <Stack gap={1}>
                    <Text weight="medium">{name}</Text>
                    <Text size={2} tone="subtle">
                      {role}
                    </Text>
                  </Stack>
                  <Badge tone="outline">Sample</Badge>
                </Inline>
              </figcaption>
            </Quote>
          </li>
        ))}
      </Thirds>
    </Section>
  );
}
