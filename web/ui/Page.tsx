import type { ReactNode } from 'react';
import { styled } from './theme.ts';
import { Heading, Text } from './Text.tsx';

/** The column that holds a signed-in screen. */
export const Page = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$5',
  width: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  // the end of the page can be scrolled clear of a message
  padding: '$5 $4 calc($space$8 + var(--tabs-room, 0px) + var(--toast-room, 0px))',
  '@medium': { gap: '$8', padding: '$8 $8 $20' },
  '@media print': { display: 'block', maxWidth: 'none', padding: 0 },
});

const Head = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$4',
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '@media print': { display: 'none' },
});

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The screen's h1: where the focus goes when what it was on has made way for what it asked for. */
export const PAGE_TITLE_ID = 'page-title';

/** The screen's h1, with what can be done there. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Head>
      <div>
        <Heading as="h1" size={7} id={PAGE_TITLE_ID} tabIndex={-1} css={{ outline: 'none' }}>
          {title}
        </Heading>
        {description && (
          <Text as="div" tone="muted" css={{ marginTop: '$1' }}>
            {description}
          </Text>
        )}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}
