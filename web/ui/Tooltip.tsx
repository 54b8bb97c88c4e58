import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { keyframes, styled } from './theme.ts';

const appear = keyframes({ from: { opacity: 0 } });

const Content = styled(Radix.Content, {
  zIndex: '$popover',
  maxWidth: '18rem',
  padding: '$1 $2',
  borderRadius: '$small',
  backgroundColor: '$text',
  color: '$canvas',
  fontSize: '$2',
  lineHeight: '$snug',
  boxShadow: '$medium',
  animation: `${appear} 120ms ease-out`,
});

interface TooltipProps {
  content: ReactNode;
  side?: ComponentProps<typeof Content>['side'];
  /** Milliseconds before it opens under a pointer; none by the keyboard. */
  delay?: number;
  /** One element that takes focus and a ref. */
  children: ReactNode;
}

export function Tooltip({ content, side = 'top', delay = 700, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Content side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
