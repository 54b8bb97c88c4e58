import {
  IconActivityHeartbeat,
  IconAlertTriangle,
  IconCalendarOff,
  IconCalendarX,
  IconFlag,
  IconFlame,
  IconHelpCircle,
  IconMessageOff,
  IconMoodSick,
  IconTrendingUp,
  IconZzz,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type {
  AttentionCode,
  AttentionItem_attention$key,
} from '../../__generated__/AttentionItem_attention.graphql.ts';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2 $3',
  alignItems: 'start',
  padding: '$3 0',
  // as high as the initials, whose middle all share
  '& > label': { height: '2.5rem', alignItems: 'center' },
  // on a phone the words need their room
  '& > span': { display: 'none' },
  '@small': { gridTemplateColumns: 'auto auto minmax(0, 1fr)', padding: '$4 0', '& > span': { display: 'grid' } },
  '@medium': { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto', gap: '$2 $4' },
});
const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > a': { fontWeight: '$medium', lineHeight: '$snug', '@touch': { minHeight: '$touch', alignContent: 'center' } },
});
const Reasons = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  fontSize: '$3',
  lineHeight: '$normal',
  color: '$textMuted',
});
const Reason = styled('li', {
  display: 'flex',
  gap: '$2',
  '& svg': { flexShrink: 0, marginTop: '0.15em' },
  variants: {
    weight: {
      urgent: { '& svg': { color: '$danger' } },
      soon: { '& svg': { color: '$warning' } },
      note: { '& svg': { color: '$textSubtle' } },
    },
  },
});
/** The athlete's own words: many of them are read on their page. */
const AthletesNote = styled('q', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: '$1',
  color: '$text',
  whiteSpace: 'pre-line',
});
const Act = styled('div', {
  gridColumn: '2 / -1',
  justifySelf: 'start',
  '@small': { gridColumn: '3 / -1' },
  '@medium': { gridColumn: 'auto', alignSelf: 'center' },
});

const LOOKS: Readonly<Record<AttentionCode, { icon: TablerIcon; weight: 'urgent' | 'soon' | 'note' }>> = {
  RED_CHECK_IN: { icon: IconActivityHeartbeat, weight: 'urgent' },
  PLAN_CONFLICT: { icon: IconAlertTriangle, weight: 'urgent' },
  EFFORT_AGAIN: { icon: IconFlame, weight: 'soon' },
  TIRED_AGAIN: { icon: IconZzz, weight: 'soon' },
  ILL: { icon: IconMoodSick, weight: 'soon' },
  LOAD_RAMP: { icon: IconTrendingUp, weight: 'urgent' },
  MISSED_KEY: { icon: IconCalendarX, weight: 'soon' },
  SILENT: { icon: IconMessageOff, weight: 'soon' },
  RACE_NEAR: { icon: IconFlag, weight: 'note' },
  NO_DATA: { icon: IconHelpCircle, weight: 'note' },
  NO_SCHEDULE: { icon: IconCalendarOff, weight: 'note' },
  '%future added value': { icon: IconHelpCircle, weight: 'note' },
};

interface AttentionItemProps {
  attention: AttentionItem_attention$key;
  isChosen: boolean;
  onChoose: (athleteId: string, isChosen: boolean) => void;
  /** Gives this athlete a lighter week, after a look at it. */
  onEase: (athleteId: string) => void;
}

/** One athlete who needs the coach: why, and the act that fits the weightiest reason. Choosing one draws none of the others anew. */
export const AttentionItem = memo(function AttentionItem({
  attention: key,
  isChosen,
  onChoose,
  onEase,
}: AttentionItemProps) {
  const { athlete, reasons } = useFragment(
    graphql`
      fragment AttentionItem_attention on AthleteAttention {
        athlete {
          id
          firstName
          lastName
        }
        reasons {
          code
          text
          note
        }
      }
    `,
    key,
  );
  const name = `${athlete.firstName} ${athlete.lastName}`;
  const page = `/coach/athlete/${athlete.id}`;
  return (
    <Row>
      <Checkbox
        label={<VisuallyHidden>Choose {name}</VisuallyHidden>}
        checked={isChosen}
        onChange={({ target }) => onChoose(athlete.id, target.checked)}
      />
      <Initials firstName={athlete.firstName} lastName={athlete.lastName} />
      <Words>
        <TextLink as={Link} to={page}>
          {name}
        </TextLink>
        <Reasons>
          {reasons.map(({ code, text, note }) => {
            const { icon: Icon, weight } = LOOKS[code];
            return (
              <Reason key={code} weight={weight}>
                <Icon size={16} aria-hidden />
                <span>
                  {text}
                  {note && <AthletesNote>{note}</AthletesNote>}
                </span>
              </Reason>
            );
          })}
        </Reasons>
      </Words>
      <Act>
        <FittingAct code={reasons[0]?.code} name={name} page={page} onEase={() => onEase(athlete.id)} />
      </Act>
    </Row>
  );
});

interface FittingActProps {
  code: AttentionCode | undefined;
  name: string;
  page: string;
  onEase: () => void;
}

function FittingAct({ code, name, page, onEase }: FittingActProps) {
  const of = <VisuallyHidden> for {name}</VisuallyHidden>;
  switch (code) {
    case 'RED_CHECK_IN':
    case 'LOAD_RAMP':
    case 'EFFORT_AGAIN':
    case 'TIRED_AGAIN':
      return (
        <Button size="small" onClick={onEase}>
          Lighter Week{of}
        </Button>
      );
    case 'MISSED_KEY':
    case 'PLAN_CONFLICT':
      return (
        <ButtonLink as={Link} to={`${page}/training-schedule`} size="small">
          Open Schedule{of}
        </ButtonLink>
      );
    case 'RACE_NEAR':
      return (
        <ButtonLink as={Link} to={`${page}/season-plan`} size="small">
          Open Season Plan{of}
        </ButtonLink>
      );
    case 'ILL':
    case 'SILENT':
    case 'NO_DATA':
      return (
        <ButtonLink as={Link} to={`${page}#messages`} size="small">
          Write to {name.split(' ')[0]}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink as={Link} to={page} size="small">
          Open Athlete{of}
        </ButtonLink>
      );
  }
}
