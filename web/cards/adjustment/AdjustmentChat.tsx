import { useCallback, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AdjustmentChat_athlete$key } from '../../__generated__/AdjustmentChat_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import type { RememberUndo } from '../undoStack.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatProblem, NoSchedule } from './ChatProblem.tsx';
import { Composer } from './Composer.tsx';
import { ModelOffer } from './ModelOffer.tsx';
import { canReachFurther, clearConversation, isLasting, openSuggestion, useConversation } from './conversation.ts';
import { type ChatScreen, useApplyAdjustment } from './useApplyAdjustment.ts';
import { useRequestAdjustment } from './useRequestAdjustment.ts';

const Skipped = styled('ul', { paddingLeft: '$5', listStyle: 'disc' });

interface AdjustmentChatProps {
  athlete: AdjustmentChat_athlete$key;
  screen: ChatScreen;
  rememberUndo: RememberUndo;
  /** The changes are made. */
  onApplied?: () => void;
}

/** A conversation with the coach about the schedule; nothing is changed before it is applied. */
export function AdjustmentChat({ athlete: key, screen, rememberUndo, onApplied }: AdjustmentChatProps) {
  const { id, today, scheduleRevision, schedule, languageModel } = useFragment(
    graphql`
      fragment AdjustmentChat_athlete on Athlete {
        id
        today
        scheduleRevision
        schedule {
          lastDay
        }
        languageModel {
          isAllowed
        }
      }
    `,
    key,
  );
  const [conversation, change] = useConversation(id);
  const { draft, messages, isWaiting, problem, leftOut, skipped } = conversation;
  const [isApplyOpen, setApplyOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const boxId = useId();
  const markFocus = useFocusKept(isApplyOpen, boxId);
  const ask = useRequestAdjustment(id);
  const onSettled = useCallback(
    (isApplied: boolean) => {
      setApplyOpen(false);
      if (isApplied) onApplied?.();
    },
    [onApplied],
  );
  const [apply, isApplying] = useApplyAdjustment({
    athleteId: id,
    scheduleRevision,
    screen,
    rememberUndo,
    onSettled,
    onRefused: setRefusal,
  });

  if (!schedule) return <NoSchedule />;

  const suggestion = openSuggestion(conversation);
  const wanted = (suggestion?.changes ?? []).filter((each) => !leftOut.includes(each.changeId));
  const chosen = wanted.map((each) => each.changeId);
  const lastAsked = messages.findLast(({ role }) => role === 'athlete')?.content;
  return (
    <Stack gap={4}>
      <ChatLog
        conversation={conversation}
        onLeaveOut={(changeId, isOut) =>
          change({ leftOut: isOut ? [...leftOut, changeId] : leftOut.filter((each) => each !== changeId) })
        }
      />
      {suggestion && !isWaiting && problem?.kind !== 'outdated' && (
        <Inline gap={3} justify="between">
          <Text size={2} tone="muted" css={{ flex: '1 1 12rem' }}>
            {isLasting(suggestion)
              ? 'Nothing has changed yet.'
              : `${chosen.length} of ${suggestion.changes.length} chosen. Nothing has changed yet.`}
          </Text>
          <Button
            tone="primary"
            css={{ flexGrow: 1, '@small': { flexGrow: 0 } }}
            busy={isApplying && !isApplyOpen}
            disabled={!isLasting(suggestion) && chosen.length === 0}
            onClick={() => {
              if (isLasting(suggestion) || !wanted.some(canReachFurther)) {
                apply(
                  isLasting(suggestion)
                    ? { suggestionId: suggestion.id, scope: 'ALL_FUTURE' }
                    : { suggestionId: suggestion.id, changeIds: chosen, scope: 'THIS_WEEK' },
                );
                box.current?.focus();
                return;
              }
              markFocus();
              setRefusal(null);
              setApplyOpen(true);
            }}
          >
            {isLasting(suggestion) ? 'Remember This' : 'Apply Changes'}
          </Button>
        </Inline>
      )}
      {problem && <ChatProblem problem={problem} onAskAgain={lastAsked ? () => ask(lastAsked) : null} />}
      {skipped.length > 0 && (
        <Notice role="status" title="Some later weeks stay as they are">
          <Skipped>
            {skipped.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Skipped>
        </Notice>
      )}
      <Composer
        box={box}
        boxId={boxId}
        draft={draft}
        isWaiting={isWaiting}
        hasExamples={messages.length === 0}
        isQuiet={suggestion !== null}
        onChange={(text) => change({ draft: text })}
        onSend={() => ask(draft)}
        onStartOver={messages.length > 0 ? () => clearConversation(id) : null}
      />
      {languageModel?.isAllowed === false && <ModelOffer />}
      {isApplyOpen && suggestion && (
        <ApplyDialog
          suggestion={suggestion}
          chosen={chosen.length}
          today={today}
          busy={isApplying}
          refusal={refusal}
          onApply={(scope, untilDate) => {
            setRefusal(null);
            apply({ suggestionId: suggestion.id, changeIds: chosen, scope, untilDate });
          }}
          onClose={() => setApplyOpen(false)}
        />
      )}
    </Stack>
  );
}
