import { ButtonLink } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { homeOf, useSession } from '../session.ts';
import { leaving } from './leaving.ts';

const Wide = styled('div', { display: 'none', '@small': { display: 'flex', gap: '$2' } });

/** What the top bar offers who is here; nothing until that is known. A phone has it in the menu. */
export function AccountActions() {
  const session = useSession();
  if (session.status === 'loading') return null;
  return (
    <Wide>
      {session.status === 'signed-in' ? (
        <>
          <ButtonLink tone="ghost" href="/api/logout" onClick={leaving}>
            Logout
          </ButtonLink>
          <ButtonLink href={homeOf(session.user)}>Dashboard</ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink tone="ghost" href="/login">
            Sign In
          </ButtonLink>
          <ButtonLink href="/onboarding">Get Started</ButtonLink>
        </>
      )}
    </Wide>
  );
}
