import { pageTitle } from '../../copy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { PublicHeader } from '../PublicHeader.tsx';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export function NotFoundPage() {
  return (
    <Frame>
      <PublicHeader />
      <Stack
        as="main"
        gap={3}
        align="center"
        // the middle of the window, not of what the header leaves
        css={{ flexGrow: 1, justifyContent: 'center', padding: '$6 $6 $24', textAlign: 'center' }}
      >
        <PageTitle>{pageTitle('404 Page Not Found')}</PageTitle>
        <Heading as="h1" size={7}>
          404 Page Not Found
        </Heading>
        <Text tone="muted" size={4} css={{ maxWidth: '30rem', textWrap: 'balance' }}>
          There is nothing at this address. It may have moved, or the link may be mistyped.
        </Text>
        <ButtonLink href="/" css={{ marginTop: '$3' }}>
          Go to the Start Page
        </ButtonLink>
      </Stack>
    </Frame>
  );
}
