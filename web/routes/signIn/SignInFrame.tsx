import type { ReactNode } from 'react';
import { TAGLINE } from '../../copy.ts';
import { Stack } from '../../ui/Layout.tsx';
import { PaceLines } from '../../ui/PaceLines.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { PublicHeader } from '../PublicHeader.tsx';

const Frame = styled('div', {
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const Side = styled('div', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Main = styled('main', {
  flexGrow: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: '$6 $4 $16',
});
const Form = styled('div', { display: 'flex', flexDirection: 'column', gap: '$6', width: '100%', maxWidth: '$form' });
const Picture = styled('aside', {
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  backgroundColor: '$surface',
  borderLeft: '1px solid $colors$line',
  '@large': { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', padding: '$16' },
});

interface SignInFrameProps {
  title: string;
  description: string;
  /** Drawn by the server, before the form has come. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Both account screens: the form on the left, a quiet picture beside it on wide windows. */
export function SignInFrame({ title, description, isWaiting, children }: SignInFrameProps) {
  return (
    <Frame>
      <Side>
        <PublicHeader isWaiting={isWaiting} />
        <Main>
          <Form>
            <Stack gap={2}>
              <Heading as="h1" size={7}>
                {title}
              </Heading>
              <Text tone="muted" size={4}>
                {description}
              </Text>
            </Stack>
            {children}
          </Form>
        </Main>
      </Side>
      <Picture aria-label="About">
        <PaceLines />
        <Stack gap={3} css={{ position: 'relative', maxWidth: '26rem' }}>
          <Heading as="p" size={8}>
            {TAGLINE}
          </Heading>
          <Text tone="muted" size={5}>
            A plan that fits the week you really have, keeps your limits, and tells you why each workout is there.
          </Text>
        </Stack>
      </Picture>
    </Frame>
  );
}
