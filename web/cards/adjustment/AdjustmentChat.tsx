import { useCallback, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AdjustmentChat_athlete$key } from '../../__generated__/AdjustmentChat_athlete.graphql.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ChatLog } from './ChatLog.tsx';
import { Choices } from './Choices.tsx';
import { ChatProblem, NoSchedule } from './ChatProblem.tsx';
import { Composer } from './Composer.tsx';
import { ModelOffer } from './ModelOffer.tsx';
import {
  canReachFurther,
  clearConversation,
  isLasting,
  openSuggestion,
  type Suggestion,
  useConversation,
  wantedChanges,
} from './conversation.ts';
import { SkippedWeeks } from './SkippedWeeks.tsx';
import { type ChatScreen, useApplyAdjustment } from './useApplyAdjustment.ts';
import { useRequestAdjustment } from './useRequestAdjustment.ts';

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
  const wanted = wantedChanges(conversation, suggestion);
  const changeIds = wanted.map((each) => each.changeId);
  const last = messages.at(-1);
  const question = last?.role === 'coach' && !isWaiting ? last.suggestion.question : null;
  const lastAsked = messages.findLast(({ role }) => role === 'athlete')?.content;

  function applyOrAskHowFar(open: Suggestion) {
    if (wanted.some(canReachFurther)) {
      markFocus();
      setRefusal(null);
      setApplyOpen(true);
      return;
    }
    const suggestionId = open.id;
    apply(isLasting(open) ? { suggestionId, scope: 'ALL_FUTURE' } : { suggestionId, changeIds, scope: 'THIS_WEEK' });
    box.current?.focus();
  }

  return (
    <Stack gap={4}>
      <ChatLog
        conversation={conversation}
        onLeaveOut={(changeId, isOut) =>
          change({ leftOut: isOut ? [...leftOut, changeId] : leftOut.filter((each) => each !== changeId) })
        }
      />
      {question && (
        <Choices
          question={question}
          onChoose={(sentence) => {
            ask(sentence);
            // the buttons go, and would take the focus with them
            box.current?.focus();
          }}
        />
      )}
      {suggestion && !isWaiting && problem?.kind !== 'outdated' && (
        <ApplyBar
          suggestion={suggestion}
          chosen={wanted.length}
          busy={isApplying && !isApplyOpen}
          onApply={() => applyOrAskHowFar(suggestion)}
        />
      )}
      {problem && <ChatProblem problem={problem} onAskAgain={lastAsked ? () => ask(lastAsked) : null} />}
      <SkippedWeeks reasons={skipped} />
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
          chosen={wanted.length}
          today={today}
          busy={isApplying}
          refusal={refusal}
          onApply={(scope, untilDate) => {
            setRefusal(null);
            apply({ suggestionId: suggestion.id, changeIds, scope, untilDate });
          }}
          onClose={() => setApplyOpen(false)}
        />
      )}
    </Stack>
  );
}
