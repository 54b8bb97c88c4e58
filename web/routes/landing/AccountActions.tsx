import { ButtonLink } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { useSession } from '../session.ts';
import { leaving } from './leaving.ts';

const Wide = styled('div', { display: 'none', '@small': { display: 'flex', gap: '$2' } });

/** What the top bar offers who is here; nothing until that is known. A phone has it in the menu. */
export function AccountActions() {
  const { status } = useSession();
  if (status === 'loading') return null;
  return (
    <Wide>
      {status === 'signed-in' ? (
        <>
          <ButtonLink tone="ghost" href="/api/logout" onClick={leaving}>
            Logout
          </ButtonLink>
          <ButtonLink href="/dashboard">Dashboard</ButtonLink>
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
