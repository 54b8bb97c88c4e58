import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Addressee, MessageAthletesDialog } from './MessageAthletesDialog.tsx';

/** As many as one message may go to. */
const MAX_WRITTEN_TO = 200;

/** Writes to those who are shown: a group, or whoever was looked for. */
export function MessageThese({ athletes }: { athletes: readonly Addressee[] }) {
  const [isWriting, setWriting] = useState(false);
  const shown = athletes.slice(0, MAX_WRITTEN_TO);
  return (
    <>
      <Button size="small" onClick={() => setWriting(true)}>
        <IconMessage size={16} aria-hidden />
        {shown.length === 1 ? 'Message This Athlete' : `Message These ${shown.length}`}
      </Button>
      {isWriting && (
        <MessageAthletesDialog athletes={shown} onClose={() => setWriting(false)} onSent={() => setWriting(false)} />
      )}
    </>
  );
}
