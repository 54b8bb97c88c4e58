import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconMessage2,
  IconPlayerPause,
  IconTarget,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type {
  PrincipleItem_principle$key,
  PrincipleState,
} from '../../__generated__/PrincipleItem_principle.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { shortDay } from '../dateText.ts';

const Words = styled('p', {
  fontSize: '$4',
  fontWeight: '$medium',
  lineHeight: '$normal',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
const Rule = styled('p', {
  display: 'flex',
  gap: '$2',
  fontSize: '$3',
  lineHeight: '$normal',
  color: '$textMuted',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, marginTop: '0.15em' },
  variants: { warns: { true: { color: '$text', '& svg': { color: '$warning' } } } },
});

interface StateLook {
  icon: TablerIcon;
  tone: 'success' | 'info' | 'danger' | 'neutral';
  word: string;
}
const STATES: Readonly<Record<PrincipleState, StateLook>> = {
  COMPILED: { icon: IconCircleCheck, tone: 'success', word: 'Rule' },
  ADVICE_ONLY: { icon: IconMessage2, tone: 'info', word: 'Advice' },
  REFUSED: { icon: IconBan, tone: 'danger', word: 'Not kept' },
  '%future added value': { icon: IconMessage2, tone: 'neutral', word: 'Principle' },
};

/** What became of a principle's words, in one word. */
export function StateBadge({ state, isActive = true }: { state: PrincipleState; isActive?: boolean }) {
  const {
    icon: Icon,
    tone,
    word,
  } = isActive ? STATES[state] : { icon: IconPlayerPause, tone: 'neutral' as const, word: 'Off' };
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden />
      {word}
    </Badge>
  );
}

export interface PrincipleActs {
  onEdit: (principleId: string) => void;
  onSwitch: (principleId: string, isActive: boolean) => void;
  onDelete: (principleId: string) => void;
  /** Makes weeks that are planned follow it. */
  onApply: (principleId: string) => void;
  onUndo: (applicationId: string) => void;
  isUndoing: boolean;
}

interface PrincipleItemProps {
  principle: PrincipleItem_principle$key;
  /** Left out: it is only shown. */
  acts?: PrincipleActs;
}

/** One principle: the coach's words, what the planner made of them, and what came of it. */
export function PrincipleItem({ principle: key, acts }: PrincipleItemProps) {
  const { id, principle, context, isActive, athlete, isGeneral, compiled, fired, lastEffect, application, conflicts } =
    useFragment(
      graphql`
        fragment PrincipleItem_principle on Principle {
          id
          principle
          context
          isActive
          isGeneral
          athlete {
            firstName
          }
          compiled {
            state
            words
            because
          }
          fired @required(action: THROW)
          lastEffect {
            on
            text
          }
          application {
            id
            athletes
          }
          conflicts @required(action: THROW) {
            principleId
            because
          }
        }
      `,
      key,
    );
  const named = <VisuallyHidden> the principle {principle}</VisuallyHidden>;
  return (
    <Stack gap={2}>
      <Inline>
        <StateBadge state={compiled.state} isActive={isActive} />
        {!isGeneral && <Badge tone="outline">{athlete ? `Only ${athlete.firstName}` : 'One athlete'}</Badge>}
        <Text as="span" size={2} tone="muted">
          {context}
        </Text>
      </Inline>
      <Words>{principle}</Words>
      {compiled.words && (
        <Rule>
          <IconTarget size={16} aria-hidden />
          <span>{compiled.words}</span>
        </Rule>
      )}
      {compiled.because && (
        <Text tone="muted" size={2}>
          {compiled.because}
        </Text>
      )}
      {conflicts.map((conflict) => (
        <Rule key={conflict.principleId} warns>
          <IconAlertTriangle size={16} aria-hidden />
          <span>Conflict: {conflict.because}</span>
        </Rule>
      ))}
      {compiled.state === 'COMPILED' && (
        <Text tone="subtle" size={2}>
          {fired === 0 || !lastEffect
            ? 'Has shaped nothing yet'
            : `Shaped ${fired} ${fired === 1 ? 'workout or week' : 'workouts and weeks'}, last on ${shortDay(lastEffect.on)}: ${lastEffect.text}`}
        </Text>
      )}
      {application && (
        <Inline gap={3}>
          <Text as="span" tone="subtle" size={2}>
            Applied to the{' '}
            {application.athletes === 1 ? 'schedule of 1 athlete' : `schedules of ${application.athletes} athletes`}
          </Text>
          {acts && (
            <Button size="small" tone="ghost" busy={acts.isUndoing} onClick={() => acts.onUndo(application.id)}>
              Undo{named}
            </Button>
          )}
        </Inline>
      )}
      {acts && (
        <Inline gap={3} css={{ marginTop: '$1' }}>
          <Button size="small" onClick={() => acts.onEdit(id)}>
            Edit{named}
          </Button>
          {isActive && compiled.state === 'COMPILED' && !application && (
            <Button size="small" onClick={() => acts.onApply(id)}>
              Apply Now{named}
            </Button>
          )}
          <Button size="small" onClick={() => acts.onSwitch(id, !isActive)}>
            {isActive ? 'Switch Off' : 'Switch On'}
            {named}
          </Button>
          {/* a row of four buttons is too long for a phone in words */}
          <IconButton label={`Delete the principle ${principle}`} size="small" onClick={() => acts.onDelete(id)}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </Inline>
      )}
    </Stack>
  );
}
