import {
  IconAdjustmentsHorizontal,
  IconCalendarHeart,
  IconMessageQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { PRODUCT, TAGLINE } from '../../copy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { PaceLines } from '../../ui/PaceLines.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { styled } from '../../ui/theme.ts';
import { Eyebrow, Heading, Text } from '../../ui/Text.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { useSession } from '../session.ts';
import { useAskWhoIsThere } from './useAskWhoIsThere.ts';
import { WeekPicture } from './WeekPicture.tsx';

// not before the page itself: it waits for the session anyway
const AccountActions = lazy(async () => ({ default: (await import('./AccountActions.tsx')).AccountActions }));

const Frame = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh', overflowX: 'clip' });
const Main = styled('main', { flexGrow: 1 });

const Hero = styled('section', {
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

const Promises = styled('section', { borderTop: '1px solid $colors$line', backgroundColor: '$surface' });
const PromiseGrid = styled('ul', {
  display: 'grid',
  gap: '$8',
  width: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  padding: '$12 $4',
  '@medium': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '$10', padding: '$16 $8' },
});
const PromiseIcon = styled('span', {
  display: 'grid',
  placeItems: 'center',
  square: '2.5rem',
  borderRadius: '$large',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
});
const Foot = styled('footer', {
  padding: '$6 $4',
  borderTop: '1px solid $colors$line',
  textAlign: 'center',
});

const PROMISES: readonly { icon: TablerIcon; title: string; text: string }[] = [
  {
    icon: IconCalendarHeart,
    title: 'Fits the week you have',
    text: 'Your days off stay off and your hours are a ceiling. Every planned week is checked against them before you see it.',
  },
  {
    icon: IconAdjustmentsHorizontal,
    title: 'Moves when life does',
    text: 'Drag a session to another day, and hear at once what that means for the days around it. Any change can be undone.',
  },
  {
    icon: IconMessageQuestion,
    title: 'Says why',
    text: 'Each session carries its reason in plain words: the phase, the rule, the race it serves. No black box.',
  },
];

function HeroActions() {
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in')
    return (
      <ButtonLink as={Link} to="/dashboard" tone="primary" size="large">
        Go to Dashboard
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink as={Link} to="/onboarding" tone="primary" size="large">
        Get Started
      </ButtonLink>
      <ButtonLink as={Link} to="/login" size="large">
        Sign In
      </ButtonLink>
    </>
  );
}

export function LandingPage() {
  useAskWhoIsThere();
  return (
    <Frame>
      <PageTitle>{`${PRODUCT}: ${TAGLINE}`}</PageTitle>
      <PublicHeader sticky>
        <Suspense>
          <AccountActions />
        </Suspense>
      </PublicHeader>
      <Main>
        <Hero>
          <Words>
            <Eyebrow tone="accent">Running, cycling, swimming, triathlon</Eyebrow>
            <Heading as="h1" size="display">
              {TAGLINE}
            </Heading>
            <Text size={5} tone="muted" css={{ maxWidth: '34rem' }}>
              {PRODUCT} builds your race plan around the life you lead: the hours you have, the days you cannot, the
              work trip next week. It keeps those limits, adapts with you, and tells you why every session is there.
            </Text>
            <Actions gap={3}>
              <HeroActions />
            </Actions>
          </Words>
          <Picture>
            <Lines>
              <PaceLines />
            </Lines>
            <WeekPicture />
          </Picture>
        </Hero>
        <Promises aria-label="What it does">
          <PromiseGrid>
            {PROMISES.map(({ icon: Icon, title, text }) => (
              <Stack as="li" key={title} gap={3}>
                <PromiseIcon aria-hidden>
                  <Icon size={20} stroke={1.75} />
                </PromiseIcon>
                <Heading size={5}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </PromiseGrid>
        </Promises>
      </Main>
      <Foot>
        <Text size={2} tone="subtle">
          {PRODUCT}. {TAGLINE}.
        </Text>
      </Foot>
    </Frame>
  );
}
