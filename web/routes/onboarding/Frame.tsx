import type { ReactNode } from 'react';
import { TakenOverNotice } from '../../cards/account/TakenOverNotice.tsx';
import { styled } from '../../ui/theme.ts';
import { PublicHeader } from '../PublicHeader.tsx';
import { useSession } from '../session.ts';

const Main = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  width: '100%',
  maxWidth: '$prose',
  margin: '0 auto',
  padding: '$4 $4 $16',
  '&:focus': { outline: 'none' },
});

interface FrameProps {
  aside?: ReactNode;
  /** Drawn by the server, before the questions have come. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** The wizard's page: one narrow column. */
export function Frame({ aside, isWaiting, children }: FrameProps) {
  const session = useSession();
  return (
    <>
      <PublicHeader isWaiting={isWaiting}>{aside}</PublicHeader>
      {session.status === 'signed-in' && <TakenOverNotice userId={session.user.id} />}
      <Main tabIndex={-1}>{children}</Main>
    </>
  );
}
