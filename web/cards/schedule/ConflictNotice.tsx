import { IconAlertTriangle } from '@tabler/icons-react';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import type { GenerateConflict } from './useGenerating.ts';

const Bullets = styled('ul', { listStyle: 'disc', paddingLeft: '$5' });
const Label = styled('p', { fontWeight: '$semibold' });

/** Why no schedule could be made: the limits that contradict each other, and what would help. */
export function ConflictNotice({ conflict, whose = 'Your' }: { conflict: GenerateConflict; whose?: string }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={`${whose} limits cannot all be kept`}
    >
      <Stack gap={3}>
        <p>{conflict.message} Nothing was changed.</p>
        <Group label="These do not fit together" lines={conflict.constraints} />
        <Group label="Any one of these would solve it" lines={conflict.relaxations} />
      </Stack>
    </Notice>
  );
}

function Group({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Label>{label}</Label>
      <Bullets>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Bullets>
    </div>
  );
}
