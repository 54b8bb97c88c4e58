import { IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import type { NeedsAttention_coach$key } from '../../__generated__/NeedsAttention_coach.graphql.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useIsPhone } from '../../ui/phone.ts';
import { styled } from '../../ui/theme.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { LighterWeekDialog } from './LighterWeekDialog.tsx';
import { MessageAthletesDialog } from './MessageAthletesDialog.tsx';
import { useBatchUndo } from './useBatchUndo.ts';
import { useIdSet } from '../../ui/useIdSet.ts';

const List = styled('ol', {
  display: 'flex',
  flexDirection: 'column',
  borderTop: '1px solid $colors$line',
  '& > li + li': { borderTop: '1px solid $colors$line' },
});

const BATCH_BUTTON_ID = 'lighter-week';

/** Seen at a glance; the others follow on request. */
const AT_FIRST = { phone: 4, wide: 8 };
/** As many as one change may concern. */
const MOST = 50;

interface NeedsAttentionProps {
  coach: NeedsAttention_coach$key;
  /** Schedules were changed: what is shown is no longer true. */
  onChanged: () => void;
}

/** Athletes who ask for their coach, most urgent first, with the numbers that say why and one click to act. */
export function NeedsAttention({ coach: key, onChanged }: NeedsAttentionProps) {
  const { attention, overview } = useFragment(
    graphql`
      fragment NeedsAttention_coach on Coach {
        overview {
          totalAthletes
        }
        attention(first: 50) @required(action: THROW) {
          athlete {
            id
            firstName
            lastName
          }
          ...AttentionItem_attention
        }
      }
    `,
    key,
  );
  const { ids: chosen, put: choose, setIds: setChosen } = useIdSet();
  const [isOpen, setOpen] = useState(false);
  const [easing, setEasing] = useState<readonly string[] | null>(null);
  const [isWriting, setWriting] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const remember = useBatchUndo(onChanged);
  const markFocus = useFocusKept(easing !== null || isWriting, BATCH_BUTTON_ID);
  const ease = useCallback(
    (athleteIds: readonly string[]) => {
      markFocus();
      setEasing(athleteIds);
    },
    [markFocus],
  );
  const write = () => {
    markFocus();
    setWriting(true);
  };
  const easeOne = useCallback((id: string) => ease([id]), [ease]);
  const atFirst = useIsPhone() ? AT_FIRST.phone : AT_FIRST.wide;
  const listed = attention.map(({ athlete }) => athlete.id);
  const selected = listed.filter((id) => chosen.has(id));
  const showAll = (all: boolean) => {
    flushSync(() => setOpen(all));
    // on from where the eyes are: the button has gone with the end of the list
    const place = list.current?.children[all ? atFirst : 0];
    place?.querySelector('input')?.focus({ preventScroll: all });
  };
  // the button would take the place of one
  const isLong = attention.length > atFirst + 1;
  const shown = isOpen || !isLong ? attention : attention.slice(0, atFirst);

  if (overview?.totalAthletes === 0) return null;
  return (
    <Card aria-labelledby="needs-attention">
      <Stack gap={4}>
        <Inline gap={3} justify="between">
          <Inline gap={3}>
            <Heading id="needs-attention">Needs Attention</Heading>
            {attention.length > 0 && (
              <Badge tone="accent">{attention.length < MOST ? attention.length : `${MOST}+`}</Badge>
            )}
          </Inline>
          {attention.length > 0 && (
            <Inline gap={2}>
              <Button size="small" disabled={selected.length === 0} onClick={write}>
                {selected.length === 0 ? 'Message' : `Message ${selected.length}`}
              </Button>
              <Button id={BATCH_BUTTON_ID} size="small" disabled={selected.length === 0} onClick={() => ease(selected)}>
                {selected.length === 0 ? 'Lighter Week for Chosen' : `Lighter Week for ${selected.length}`}
              </Button>
            </Inline>
          )}
        </Inline>
        {attention.length === 0 ? (
          <EmptyState icon={<IconCircleCheck size={24} />} title="Nobody needs you right now">
            Missed key workouts, red check-ins, jumps in load, silence, conflicts and races within 14 days appear here,
            each with its numbers.
          </EmptyState>
        ) : (
          <>
            <Text tone="muted" size={2}>
              Most urgent first. Choose several to act for all of them at once.
            </Text>
            <Checkbox
              label={`Choose all ${listed.length}`}
              checked={selected.length === listed.length}
              onChange={({ target }) => setChosen(new Set(target.checked ? listed : []))}
            />
            <List ref={list}>
              {shown.map((item) => (
                <AttentionItem
                  key={item.athlete.id}
                  attention={item}
                  isChosen={chosen.has(item.athlete.id)}
                  onChoose={choose}
                  onEase={easeOne}
                />
              ))}
            </List>
            {isLong && (
              <Inline justify="center">
                <Button size="small" aria-expanded={isOpen} onClick={() => showAll(!isOpen)}>
                  {isOpen ? `Show the First ${atFirst}` : `Show All ${attention.length}`}
                </Button>
              </Inline>
            )}
          </>
        )}
      </Stack>
      {isWriting && (
        <MessageAthletesDialog
          athletes={attention.map(({ athlete }) => athlete).filter(({ id }) => chosen.has(id))}
          onClose={() => setWriting(false)}
          onSent={() => setWriting(false)}
        />
      )}
      {easing && (
        <LighterWeekDialog
          athleteIds={easing}
          onClose={() => setEasing(null)}
          onApplied={(batch) => {
            setEasing(null);
            setChosen(new Set());
            remember(batch);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
