import { pageTitle } from '../../copy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

export function NotFoundPage() {
  return (
    <Stack
      as="main"
      gap={3}
      align="center"
      css={{ minHeight: '100dvh', justifyContent: 'center', padding: '$6', textAlign: 'center' }}
    >
      <PageTitle>{pageTitle('404 Page Not Found')}</PageTitle>
      <Heading as="h1" size={7}>
        404 Page Not Found
      </Heading>
      <Text tone="muted" size={4}>
        There is nothing at this address. It may have moved, or the link may be mistyped.
      </Text>
      <ButtonLink href="/" css={{ marginTop: '$3' }}>
        Go to the start page
      </ButtonLink>
    </Stack>
  );
}
