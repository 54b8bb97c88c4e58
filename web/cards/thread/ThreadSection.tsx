import { IconMessage } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ThreadPlace } from './ThreadPanel.tsx';

const ThreadPanel = lazy(async () => ({ default: (await import('./ThreadPanel.tsx')).ThreadPanel }));

interface ThreadSectionProps extends ThreadPlace {
  /** Who reads it. */
  hint: string;
  /** What an address ends with that leads here; its thread is open then. */
  anchor?: string;
}

/** A thread, asked for and loaded when somebody opens it. */
export function ThreadSection({ hint, anchor, ...place }: ThreadSectionProps) {
  const { hash } = useLocation();
  const isNamed = anchor !== undefined && hash === `#${anchor}`;
  const [isOpen, setOpen] = useState(isNamed);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <Stack ref={section} id={anchor} gap={3} align={isOpen ? undefined : 'start'}>
      <Text size={2} tone="muted">
        {hint}
      </Text>
      {isOpen ? (
        <Suspense fallback={<Text tone="muted">Loading messages…</Text>}>
          <ThreadPanel {...place} />
        </Suspense>
      ) : (
        <Button size="small" icon={<IconMessage size={16} aria-hidden />} onClick={() => setOpen(true)}>
          Open Messages
        </Button>
      )}
    </Stack>
  );
}
