import { Tooltip as Radix } from 'radix-ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
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

/** One at the root with 700 ms; a nested one may set another delay (the sidebar: 0). */
export function TooltipProvider({ delayDuration = 700, children }: { delayDuration?: number; children: ReactNode }) {
  return <Radix.Provider delayDuration={delayDuration}>{children}</Radix.Provider>;
}

interface TooltipProps {
  content: ReactNode;
  side?: ComponentProps<typeof Content>['side'];
  /** It never opens. */
  disabled?: boolean;
  /** One element that takes focus and a ref. */
  children: ReactNode;
}

export function Tooltip({ content, side = 'top', disabled = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open && !disabled} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Content side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
