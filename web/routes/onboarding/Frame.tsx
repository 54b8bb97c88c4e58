import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';
import { PublicHeader } from '../PublicHeader.tsx';

const Main = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  width: '100%',
  maxWidth: '$prose',
  margin: '0 auto',
  padding: '$4 $4 $16',
});

interface FrameProps {
  aside?: ReactNode;
  /** Drawn by the server, before the questions have come. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** The wizard's page: one narrow column. */
export function Frame({ aside, isWaiting, children }: FrameProps) {
  return (
    <>
      <PublicHeader isWaiting={isWaiting}>{aside}</PublicHeader>
      <Main>{children}</Main>
    </>
  );
}
