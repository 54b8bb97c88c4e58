import { useEffect } from 'react';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import { PublicFooter } from '../PublicFooter.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { loadUser } from '../session.ts';
import { AccountActions } from './AccountActions.tsx';
import { Agents } from './Agents.tsx';
import { CREDIT } from './content.ts';
import { Hero } from './Hero.tsx';
import { Places, PlacesMenu } from './Places.tsx';
import { Pricing } from './Pricing.tsx';
import { Steps } from './Steps.tsx';
import { Testimonials } from './Testimonials.tsx';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh', overflowX: 'clip' });

/** A document of its own, drawn ahead of time; its buttons appear when it is known who is there. */
export function LandingPage() {
  useEffect(() => {
    // without an answer the session counts as signed out
    loadUser().catch(() => undefined);
  }, []);
  return (
    <Frame>
      <PublicHeader sticky places={<Places />}>
        <AccountActions />
        <PlacesMenu />
      </PublicHeader>
      <main>
        <Hero />
        <Agents />
        <Steps />
        <Pricing />
        <Testimonials />
      </main>
      <PublicFooter>
        <Text tone="muted">
          Training that survives a working life. Every week proves that it keeps your limits, every change says why, and
          all of it can be undone.
        </Text>
        <Text size={2} tone="subtle">
          {CREDIT}
        </Text>
      </PublicFooter>
    </Frame>
  );
}
