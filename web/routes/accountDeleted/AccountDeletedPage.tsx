import { IconCheck, IconCopy, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT, pageTitle } from '../../copy.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { type ErasureReceipt, readReceipt } from '../erasureReceipt.ts';
import { PublicHeader } from '../PublicHeader.tsx';
import { erasedOn, linesOf, receiptText, totalOf } from './receiptLines.ts';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media print': { minHeight: 0 },
});
const Main = styled('main', { flexGrow: 1, width: '100%', maxWidth: '$prose', margin: '0 auto', padding: '$8 $4 $16' });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$3',
  '& th, & td': { padding: '$2 0', borderTop: '1px solid $colors$line', textAlign: 'left', fontWeight: '$regular' },
  '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tfoot th, & tfoot td': { fontWeight: '$semibold' },
  '& caption': { textAlign: 'left', paddingBottom: '$3', color: '$textMuted' },
});
const OnScreen = styled(Inline, { '@media print': { display: 'none' } });

function Counts({ caption, counts }: { caption: string; counts: Readonly<Record<string, number>> }) {
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {linesOf(counts).map(({ name, rows }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{rows}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{totalOf(counts)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Receipt({ receipt }: { receipt: ErasureReceipt }) {
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // one comes from the end of a long page
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    void navigator.clipboard.writeText(receiptText(receipt)).then(() => setCopied(true));
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading as="h1" size={7} ref={heading} tabIndex={-1} css={{ outline: 'none', scrollMarginTop: '$24' }}>
          Your account is deleted
        </Heading>
        <Text tone="muted" size={4}>
          Everything that {PRODUCT} kept about you was erased on {erasedOn(receipt.erasedAt)}. Backups that still hold
          it expire within 30 days. This is your receipt; it holds numbers only.
        </Text>
      </Stack>
      <Card>
        <Stack gap={6}>
          <Counts caption="Erased, by kind" counts={receipt.rows} />
          {totalOf(receipt.cleaned) > 0 && (
            <Counts caption="Taken out of what other people keep" counts={receipt.cleaned} />
          )}
        </Stack>
      </Card>
      <OnScreen gap={3}>
        <Button
          onClick={copy}
          icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        >
          {isCopied ? 'Copied' : 'Copy Receipt'}
        </Button>
        <Button onClick={() => window.print()} icon={<IconPrinter size={16} aria-hidden />}>
          Print
        </Button>
        <ButtonLink href="/" tone="ghost">
          Go to the Start Page
        </ButtonLink>
      </OnScreen>
    </Stack>
  );
}

/** The end of an account: signed out, with a receipt to keep. */
export function AccountDeletedPage() {
  const [receipt] = useState(readReceipt);
  return (
    <Frame>
      <PageTitle>{pageTitle(receipt ? 'Account Deleted' : 'No Receipt')}</PageTitle>
      <PublicHeader />
      <Main>
        {receipt ? (
          <Receipt receipt={receipt} />
        ) : (
          <Stack gap={3} align="start">
            <Heading as="h1" size={7}>
              There is no receipt here
            </Heading>
            <Text tone="muted" size={4}>
              The receipt of a deleted account is shown once, in the window in which it was deleted.
            </Text>
            <ButtonLink href="/">Go to the Start Page</ButtonLink>
          </Stack>
        )}
      </Main>
    </Frame>
  );
}
