import { PRODUCT, TAGLINE } from '../../copy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { PaceLines } from '../../ui/PaceLines.tsx';
import { styled } from '../../ui/theme.ts';
import { Eyebrow, Heading, Text } from '../../ui/Text.tsx';
import { homeOf, useSession } from '../session.ts';
import { CLAIMS } from './content.ts';
import { WeekPicture } from './WeekPicture.tsx';

const Frame = styled('section', {
  position: 'relative',
  display: 'grid',
  gap: '$12',
  alignItems: 'center',
  width: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  padding: '$12 $4 $16',
  '@medium': { padding: '$16 $8 $20' },
  '@large': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: '$16', padding: '$20 $8 $24' },
});
const Picture = styled('div', { position: 'relative', minWidth: 0 });
// bleeds out to the right of the picture, and fades before it reaches the words
const Lines = styled('div', {
  position: 'absolute',
  // under the words on a phone, beside them on a wide window
  inset: '-1.5rem -50vw -4rem -6rem',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@large': { inset: '-8rem -50vw -6rem -6rem' },
  opacity: 0.5,
  maskImage: 'linear-gradient(to right, transparent, black 9rem)',
});
const Words = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  alignItems: 'flex-start',
});
// keeps its height while the session is being asked for, so nothing moves
const Actions = styled(Inline, { minHeight: '$controlLarge' });
const Claims = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: '$4 $5',
  paddingTop: '$6',
  borderTop: '1px solid $colors$line',
  '@small': { gap: '$10' },
});
const Claim = styled('div', { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

function HeroActions() {
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in')
    return (
      <ButtonLink href={homeOf(session.user)} tone="primary" size="large">
        Go to Dashboard
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href="/onboarding" tone="primary" size="large">
        Get Started
      </ButtonLink>
      <ButtonLink href="#pricing" size="large">
        View Plans
      </ButtonLink>
    </>
  );
}

export function Hero() {
  return (
    <Frame>
      <Words>
        <Eyebrow tone="accent">Running, cycling, swimming, triathlon</Eyebrow>
        <Heading as="h1" size="display">
          {TAGLINE}
        </Heading>
        <Text size={5} tone="muted" css={{ maxWidth: '34rem' }}>
          {PRODUCT} builds your race plan around the life you lead: the hours you have, the days you cannot, the work
          trip next week. It keeps those limits, adapts with you, and tells you why every workout is there.
        </Text>
        <Actions gap={3}>
          <HeroActions />
        </Actions>
        <Claims>
          {CLAIMS.map(({ value, label }) => (
            <Claim key={label}>
              <Text as="dt" size={2} tone="muted">
                {label}
              </Text>
              <Heading as="dd" size={6} css={{ whiteSpace: 'nowrap' }}>
                {value}
              </Heading>
            </Claim>
          ))}
        </Claims>
      </Words>
      <Picture>
        <Lines>
          <PaceLines />
        </Lines>
        <WeekPicture />
      </Picture>
    </Frame>
  );
}
