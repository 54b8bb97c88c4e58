import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { useSite } from '../site.ts';
import { type Plan, PLANS } from './content.ts';
import { Section, Thirds } from './Section.tsx';
import { Ticked } from './Ticked.tsx';

const Offer = styled(Card, {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  backgroundColor: '$canvas',
  variants: { chosen: { true: { borderColor: '$accent', boxShadow: '$medium' } } },
});
const Amount = styled('span', {
  fontSize: '$8',
  fontWeight: '$semibold',
  letterSpacing: '$tighter',
  lineHeight: '$tight',
});

/** Leads to the payment page of the plan in a tab of its own; without a link it says that it will come. */
function Choose({ name, link, mostPopular }: Plan) {
  const { paymentLinks } = useSite();
  const href = link && paymentLinks[link];
  if (!href)
    return (
      <Button disabled size="large" wide aria-label={`${name}: Coming Soon`}>
        Coming Soon
      </Button>
    );
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener"
      tone={mostPopular ? 'primary' : 'secondary'}
      size="large"
      wide
      aria-label={`Choose ${name}, opens in a new tab`}
    >
      Choose This Plan
    </ButtonLink>
  );
}

export function Pricing() {
  return (
    <Section
      id="pricing"
      eyebrow="Pricing"
      title="Choose Your Path"
      text="Per month, cancelled whenever you like."
      tone="surface"
    >
      <Thirds>
        {PLANS.map((plan) => (
          <Offer as="li" key={plan.name} padding="large" chosen={plan.mostPopular ?? false}>
            <Stack gap={2}>
              <Inline justify="between" css={{ minHeight: '1.75rem' }}>
                <Heading as="h3" size={5}>
                  {plan.name}
                </Heading>
                {plan.mostPopular && <Badge tone="accent">Most Popular</Badge>}
              </Inline>
              <Text tone="muted">{plan.text}</Text>
            </Stack>
            <Inline gap={2} align="baseline">
              <Amount>${plan.price}</Amount>
              <Text as="span" tone="muted">
                a month
              </Text>
            </Inline>
            <Ticked items={plan.features} />
            <Choose {...plan} />
          </Offer>
        ))}
      </Thirds>
    </Section>
  );
}
