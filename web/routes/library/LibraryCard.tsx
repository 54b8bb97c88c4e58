import { IconCalendarPlus, IconCircleCheck, IconClock, IconPencil, IconTrash } from '@tabler/icons-react';
import { timeText } from '../../../api/core/units/timeText.ts';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  LibraryCard_workout$data,
  LibraryCard_workout$key,
} from '../../__generated__/LibraryCard_workout.graphql.ts';
import { intensityTone, levelName } from '../../cards/intensity.ts';
import { MiniProfile, ProfileFigure } from '../../cards/ProfileFigure.tsx';
import { SportIcon, sportName } from '../../cards/sport.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { onPhone } from '../../ui/phone.ts';
import { blocksLoad } from './blocksLoad.ts';
import { CardBody, CardPart, CardRow } from './CardBody.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { Facts } from './Facts.tsx';
import { useOpenCard } from './useOpenCard.ts';

const SHOWN_TAGS = 3;

const Instructions = styled('div', {
  whiteSpace: 'pre-line',
  fontSize: '$3',
  lineHeight: '$normal',
  overflowWrap: 'anywhere',
});
const Name = styled(Heading, { overflowWrap: 'anywhere' });
// a phone knows the sport by its figure
const SportWord = styled('span', { [onPhone]: visuallyHidden });
const Clock = styled(IconClock, { [onPhone]: { display: 'none' } });
const More = styled(Stack, { gridColumn: '1 / -1', borderTop: '1px solid $colors$line', paddingTop: '$4' });
const Description = styled(Text, { overflowWrap: 'anywhere', variants: { open: { false: { minHeight: '2.9em' } } } });

export type LibraryWorkout = LibraryCard_workout$data;

export interface LibraryCardActions {
  onEdit: (workout: LibraryWorkout) => void;
  onSchedule: (workout: LibraryWorkout) => void;
  onDelete: (workout: LibraryWorkout) => void;
}

interface LibraryCardProps extends LibraryCardActions {
  workout: LibraryCard_workout$key;
}

/** One workout; opened, its instructions, its steps and what can be done with it. */
export function LibraryCard({ workout: key, onEdit, onSchedule, onDelete }: LibraryCardProps) {
  const workout = useFragment(
    graphql`
      fragment LibraryCard_workout on LibraryWorkout {
        id
        name
        description
        workoutType
        duration
        intensityLevel
        instructions
        tags
        completionCount
        stepText
        mayEdit
        steps {
          ...ProfileFigure_block @relay(mask: false)
        }
      }
    `,
    key,
  );
  const {
    name,
    description,
    workoutType,
    duration,
    intensityLevel,
    instructions,
    tags,
    completionCount,
    steps,
    mayEdit,
  } = workout;
  const { card, isOpen, toggle } = useOpenCard();
  const headingId = useId();
  const detailsId = useId();
  const load = blocksLoad(steps, workoutType);
  const shown = isOpen ? tags : tags.slice(0, SHOWN_TAGS);
  return (
    <Card
      as="article"
      ref={card}
      padding="medium"
      aria-labelledby={headingId}
      css={{ scrollMarginTop: '$16', [onPhone]: { paddingY: '$3' } }}
    >
      <CardBody>
        <CardRow hasBars={!isOpen}>
          <CardPart area="name">
            <Name as="h2" size={4} id={headingId}>
              {name}
            </Name>
          </CardPart>
          <CardPart area="level">
            <Badge tone={intensityTone(intensityLevel)}>{levelName(intensityLevel)}</Badge>
          </CardPart>
          {!isOpen && (
            <CardPart area="bars">
              <MiniProfile blocks={steps} />
            </CardPart>
          )}
          <CardPart area="facts">
            <Facts>
              <li>
                <SportIcon type={workoutType} size={16} />
                <SportWord>{sportName(workoutType)}</SportWord>
              </li>
              <li>
                <Clock size={16} aria-hidden />
                {typeof duration === 'number' ? timeText(duration) : 'Open'}
              </li>
              {load !== null && (
                <CardPart as="li" sooner={!isOpen}>
                  Load {load}
                </CardPart>
              )}
              <CardPart as="li" later={!isOpen}>
                <IconCircleCheck size={16} aria-hidden />
                {completionCount} completed
              </CardPart>
            </Facts>
          </CardPart>
          <CardPart area="details">
            <DetailsButton name={name} isOpen={isOpen} controls={detailsId} edge="left" onClick={toggle} />
          </CardPart>
        </CardRow>
        <CardPart area="what" later={!isOpen}>
          <Description tone="muted" size={2} open={isOpen}>
            {description}
          </Description>
        </CardPart>
        <CardPart area="tags" later={!isOpen}>
          <Inline gap={2} aria-label="Tags" role="group" css={{ minHeight: '1.5rem' }}>
            {shown.map((tag) => (
              <Badge key={tag} tone="outline">
                {tag}
              </Badge>
            ))}
            {tags.length > shown.length && <Badge tone="neutral">+{tags.length - shown.length}</Badge>}
          </Inline>
        </CardPart>
        <CardPart area="schedule" later={!isOpen}>
          <Button size="small" icon={<IconCalendarPlus size={16} aria-hidden />} onClick={() => onSchedule(workout)}>
            Schedule
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </CardPart>
        {isOpen && (
          <More id={detailsId} gap={5}>
            <Instructions>{instructions}</Instructions>
            <ProfileFigure blocks={steps} workoutType={workoutType} />
            {mayEdit && (
              <Inline gap={3}>
                <Button size="small" icon={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(workout)}>
                  Edit
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
                <Button size="small" icon={<IconTrash size={16} aria-hidden />} onClick={() => onDelete(workout)}>
                  Delete
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Inline>
            )}
          </More>
        )}
      </CardBody>
    </Card>
  );
}
