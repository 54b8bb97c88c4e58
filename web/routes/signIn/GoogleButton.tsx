import { useLoaderData } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import type { Providers } from './signInLoader.ts';

const Or = styled('p', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '$4',
  marginTop: '$6',
  fontSize: '$2',
  color: '$textSubtle',
  '&::before, &::after': { content: '""', height: '1px', backgroundColor: '$line' },
});

/** The provider's own mark in its own colours, as it asks for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden focusable="false">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z"
      />
      <path fill="#34a853" d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18z" />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8.1z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7z" />
    </svg>
  );
}

/** Sign-in at the external provider, by full navigation; nothing where the server does not offer it. */
export function GoogleButton({ children }: { children: string }) {
  const { google } = useLoaderData<Providers>();
  if (!google) return null;
  return (
    <div>
      <ButtonLink href="/api/auth/google" size="large" wide>
        <GoogleMark />
        {children}
      </ButtonLink>
      <Or>or with e-mail</Or>
    </div>
  );
}
