import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { styled } from './theme.ts';
import { Heading, Text } from './Text.tsx';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  paddingX: '$4',
  paddingY: '$12',
  textAlign: 'center',
  textWrap: 'balance',
});
const Emblem = styled('div', {
  display: 'grid',
  placeItems: 'center',
  square: '3rem',
  marginBottom: '$2',
  borderRadius: '$large',
  variants: {
    tone: {
      calm: { backgroundColor: '$accentSoft', color: '$onAccentSoft' },
      danger: { backgroundColor: '$dangerSoft', color: '$onDangerSoft' },
    },
  },
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$3',
  marginTop: '$4',
});

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** What will appear here and why it is empty. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Frame>
      {icon && (
        <Emblem tone="calm" aria-hidden>
          {icon}
        </Emblem>
      )}
      <Heading size={5}>{title}</Heading>
      {children && (
        <Text as="div" tone="muted" css={{ maxWidth: '30rem' }}>
          {children}
        </Text>
      )}
      {action && <Actions>{action}</Actions>}
    </Frame>
  );
}

interface ErrorStateProps {
  /** It stands for the whole screen, so its title is the h1. */
  page?: boolean;
  title?: string;
  message: string;
  onRetry?: () => void;
}

/** Says what went wrong and offers to try again. */
export function ErrorState({ page = false, title = 'Something went wrong', message, onRetry }: ErrorStateProps) {
  return (
    <Frame role="alert">
      <Emblem tone="danger" aria-hidden>
        <IconAlertTriangle size={24} />
      </Emblem>
      <Heading as={page ? 'h1' : 'h2'} size={5}>
        {title}
      </Heading>
      <Text tone="muted" css={{ maxWidth: '30rem', overflowWrap: 'anywhere' }}>
        {message}
      </Text>
      {onRetry && (
        <Actions>
          <Button onClick={onRetry}>Try Again</Button>
        </Actions>
      )}
    </Frame>
  );
}

const Box = styled('div', {
  display: 'flex',
  gap: '$3',
  padding: '$3 $4',
  borderRadius: '$large',
  fontSize: '$3',
  lineHeight: '$normal',
  '& svg': { marginTop: '0.15em' },
  variants: {
    tone: {
      info: { backgroundColor: '$infoSoft', color: '$onInfoSoft' },
      success: { backgroundColor: '$successSoft', color: '$onSuccessSoft' },
      warning: { backgroundColor: '$warningSoft', color: '$onWarningSoft' },
      danger: { backgroundColor: '$dangerSoft', color: '$onDangerSoft' },
    },
  },
  defaultVariants: { tone: 'info' },
});
const BoxTitle = styled('p', { fontWeight: '$semibold' });

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts, `status` waits; leave out for what was there from the start. */
  role?: 'alert' | 'status';
}

/** A tinted box inside the page: a warning, an inline error. */
export function Notice({ tone, icon, title, children, role }: NoticeProps) {
  return (
    <Box tone={tone} role={role}>
      {icon}
      <div>
        {title && <BoxTitle>{title}</BoxTitle>}
        {children}
      </div>
    </Box>
  );
}
