import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';

export const Secret = styled('code', {
  fontFamily: '$mono',
  fontSize: '$3',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A secret that was just made; only this page knows it. */
export function NewSecret({ title, secret }: { title: string; secret: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  };
  return (
    <Notice tone="success" role="status" title={title}>
      <Inline gap={3} justify="between">
        <Secret>{secret}</Secret>
        <Button
          size="small"
          icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={copy}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Inline>
    </Notice>
  );
}
