import { IconSend2 } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';

const MAX_CHARACTERS = 2000;

const EXAMPLES = [
  'Swap Saturday and Sunday',
  'Only 40 minutes tomorrow',
  'I am travelling on Thursday and Friday',
  'Make next week easier',
  'Why is next week like this?',
] as const;

const Foot = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '$2' });
const Keys = styled('p', {
  flexGrow: 1,
  fontSize: '$2',
  color: '$textSubtle',
  // there is no Shift to hold
  '@touch': { display: 'none' },
});
// one line to swipe along on a phone
const Chips = styled('div', {
  display: 'flex',
  gap: '$2',
  margin: '0 -$4',
  padding: '$1 $4',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
  '@small': { flexWrap: 'wrap', margin: 0, padding: 0 },
});

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  boxId: string;
  draft: string;
  isWaiting: boolean;
  /** Examples stand above an empty conversation. */
  hasExamples: boolean;
  /** Something else is the main button: applying. */
  isQuiet: boolean;
  onChange: (draft: string) => void;
  onSend: () => void;
  /** Ends the conversation; null while there is none. */
  onStartOver: (() => void) | null;
}

/** Where the athlete writes: Enter sends, Shift+Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { box, boxId, draft, isWaiting, hasExamples, isQuiet, onChange, onSend, onStartOver } = props;
  const canSend = draft.trim() !== '' && !isWaiting;

  function send() {
    if (!canSend) return;
    onSend();
    // the button is disabled now and would keep the keyboard to itself
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends the choice of a character sends nothing
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function fill(example: string) {
    onChange(draft.trim() ? `${draft.trimEnd()} ${example}` : example);
    box.current?.focus();
  }

  return (
    <form
      data-writes
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap={3}>
        {hasExamples && (
          <Chips role="group" aria-label="Examples">
            {EXAMPLES.map((example) => (
              <Button key={example} size="small" wraps css={{ borderRadius: '$pill' }} onClick={() => fill(example)}>
                {example}
              </Button>
            ))}
          </Chips>
        )}
        <Textarea
          ref={box}
          id={boxId}
          aria-label="Your request"
          rows={2}
          maxLength={MAX_CHARACTERS}
          placeholder="What should change?"
          value={draft}
          css={{ minHeight: '4rem', maxHeight: '12rem' }}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Foot>
          <Keys>Shift+Enter for a new line</Keys>
          {onStartOver && (
            <Button
              tone="ghost"
              disabled={isWaiting}
              onClick={() => {
                onStartOver();
                box.current?.focus();
              }}
            >
              Start Over
            </Button>
          )}
          <Button
            type="submit"
            tone={isQuiet ? 'secondary' : 'primary'}
            disabled={!canSend}
            aria-busy={isWaiting || undefined}
            icon={<IconSend2 size={16} aria-hidden />}
          >
            Send
          </Button>
        </Foot>
      </Stack>
    </form>
  );
}
