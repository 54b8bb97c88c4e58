import { useEffect, useRef } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Conversation, openSuggestion } from './conversation.ts';
import { SuggestionMessage } from './SuggestionMessage.tsx';

const Log = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  maxHeight: '24rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: '$large',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '4px' },
  // the announcer must be there before there is anything to announce, and takes no room
  '&:empty': { position: 'absolute' },
});
const Bubble = styled('div', {
  maxWidth: '92%',
  padding: '$3 $4',
  borderRadius: '$large',
  fontSize: '$3',
  lineHeight: '$normal',
  overflowWrap: 'anywhere',
  '@forced': { border: '1px solid' },
  variants: {
    by: {
      athlete: {
        alignSelf: 'flex-end',
        borderBottomRightRadius: '$small',
        backgroundColor: '$accentSoft',
        color: '$onAccentSoft',
        whiteSpace: 'pre-wrap',
      },
      coach: { alignSelf: 'flex-start', borderBottomLeftRadius: '$small', backgroundColor: '$sunken' },
    },
    wide: { true: { width: '100%', maxWidth: '100%' } },
  },
});
const Waiting = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', color: '$textMuted' });

interface ChatLogProps {
  conversation: Conversation;
  onLeaveOut: (changeId: string, isOut: boolean) => void;
}

/** What was said so far, the latest in sight. */
export function ChatLog({ conversation, onLeaveOut }: ChatLogProps) {
  const { messages, isWaiting, leftOut } = conversation;
  const open = openSuggestion(conversation);
  const log = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1)?.id;
  useEffect(() => {
    const box = log.current;
    const last = box?.lastElementChild;
    if (!box || !(last instanceof HTMLElement)) return;
    // a long answer is read from its beginning
    box.scrollTop = Math.min(last.offsetTop, box.scrollHeight - box.clientHeight);
  }, [latest, isWaiting]);
  return (
    <Log
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Conversation with your coach"
      // what scrolls must be reached by the keyboard
      tabIndex={messages.length > 0 ? 0 : undefined}
    >
      {messages.map((message) =>
        message.role === 'athlete' ? (
          <Bubble key={message.id} by="athlete">
            <VisuallyHidden>You: </VisuallyHidden>
            {message.content}
          </Bubble>
        ) : (
          <Bubble key={message.id} by="coach" wide={message.suggestion.changes.length > 0}>
            <VisuallyHidden>Coach: </VisuallyHidden>
            <SuggestionMessage
              suggestion={message.suggestion}
              leftOut={message.suggestion === open ? leftOut : null}
              onLeaveOut={onLeaveOut}
            />
          </Bubble>
        ),
      )}
      {isWaiting && (
        <Bubble by="coach">
          <Waiting>
            <Spinner aria-hidden />
            <Text as="span">Looking at your schedule…</Text>
          </Waiting>
        </Bubble>
      )}
    </Log>
  );
}
