import { graphql, useFragment } from 'react-relay';
import type { AccountCard_user$key } from '../../__generated__/AccountCard_user.graphql.ts';
import { Fact, Facts, ProfileCard } from './Facts.tsx';

/** Who signs in, and how. It is not changed here. */
export function AccountCard({ user }: { user: AccountCard_user$key }) {
  const { email, authProvider } = useFragment(
    graphql`
      fragment AccountCard_user on User {
        email
        authProvider
      }
    `,
    user,
  );
  // a long one breaks before its @
  const [name, host] = email.split(/(?=@)/);
  return (
    <ProfileCard title="Account Information">
      <Facts>
        <Fact label="Email">
          {name}
          <wbr />
          {host}
        </Fact>
        <Fact label="Login method">{authProvider === 'GOOGLE' ? 'Google' : 'Email/Password'}</Fact>
      </Facts>
    </ProfileCard>
  );
}
