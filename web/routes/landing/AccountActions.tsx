import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { clearOnboardingAnswers } from '../onboardingAnswers.ts';
import { useSession } from '../session.ts';

/** What the top bar offers who is here; nothing until that is known. On a phone it is a menu. */
export function AccountActions() {
  const { status } = useSession();
  const isWide = useMediaQuery('(min-width: 640px)');
  if (status === 'loading') return null;
  const isSignedIn = status === 'signed-in';
  if (!isWide)
    return (
      <Menu
        trigger={
          <IconButton label="Menu">
            <IconMenu2 size={20} stroke={1.75} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem asChild>
          {isSignedIn ? <Link to="/dashboard">Dashboard</Link> : <Link to="/login">Sign In</Link>}
        </MenuItem>
        <MenuItem asChild>
          {isSignedIn ? (
            <a href="/api/logout" onClick={clearOnboardingAnswers}>
              Logout
            </a>
          ) : (
            <Link to="/onboarding">Get Started</Link>
          )}
        </MenuItem>
      </Menu>
    );
  if (isSignedIn)
    return (
      <>
        <ButtonLink tone="ghost" href="/api/logout" onClick={clearOnboardingAnswers}>
          Logout
        </ButtonLink>
        <ButtonLink as={Link} to="/dashboard">
          Dashboard
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink as={Link} to="/login" tone="ghost">
        Sign In
      </ButtonLink>
      <ButtonLink as={Link} to="/onboarding">
        Get Started
      </ButtonLink>
    </>
  );
}
