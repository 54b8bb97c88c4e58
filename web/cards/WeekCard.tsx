import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { addDays, type Day } from '../../api/core/calendar/calendar.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import { Heading } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { WeekCard_week$data, WeekCard_week$key } from '../__generated__/WeekCard_week.graphql.ts';
import { dateRange, shortDay } from './dateText.ts';
import { BesideLines } from './activities/BesideLines.tsx';
import { DayColumn, WIDE_WEEK } from './DayColumn.tsx';
import { hoursToFiveMinutes, timeText, timesText } from '../../api/core/units/timeText.ts';
import { phaseAndKind } from './phaseText.ts';
import { isKept, ProofIcon } from './ProofBadge.tsx';
import { CopyWeekMenu } from './schedule/CopyWeekMenu.tsx';
import { ProofList } from './ProofList.tsx';
import { proofSummary } from './proofText.ts';
import { useScheduleActions } from './ScheduleActions.tsx';
import { SportIcon, sportName } from './sport.tsx';
import { WeekThread } from './thread/WeekThread.tsx';
import { WorkoutCard } from './WorkoutCard.tsx';

const Frame = styled('section', {
  minWidth: 0,
  backgroundColor: '$surface',
  border: '1px solid $colors$line',
  borderRadius: '$xlarge',
  boxShadow: '$small',
  containerType: 'inline-size',
  '@media print': { boxShadow: 'none', breakInside: 'avoid' },
});

/** Title and totals fit side by side. */
const WIDE_HEAD = '@container (min-width: 40rem)';

const Head = styled('header', {
  display: 'grid',
  gap: '$4',
  padding: '$4',
  [WIDE_HEAD]: { gridTemplateColumns: 'minmax(0, 1fr) min(27rem, 50%)', alignItems: 'start', padding: '$5 $6 $4' },
});
// on a phone of usual width, what a week can be asked stays on one line with the longest words of its proof
const Controls = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  '@medium': { gap: '$1', marginLeft: '$1' },
});
const Line = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1 $3', minWidth: 0 });
const Muted = styled('span', { fontSize: '$3', color: '$textMuted' });
const Title = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Totals = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });
const Total = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 $3',
  fontSize: '$3',
  color: '$textMuted',
  '& strong': { fontSize: '$5', fontWeight: '$semibold', letterSpacing: '$tight', color: '$text' },
});
const Split = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$1 $4', fontSize: '$2', color: '$textMuted' });
const Share = styled('li', { display: 'flex', alignItems: 'center', gap: '$1' });

const Body = styled('div', { containerType: 'inline-size', padding: '0 $2 $2', '@medium': { padding: '0 $4 $4' } });
const Days = styled('div', {
  display: 'grid',
  gap: '$1',
  borderTop: '1px solid $colors$line',
  paddingTop: '$2',
  [WIDE_WEEK]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2px' },
});
const Earlier = styled('p', { padding: '$3 $3 0', fontSize: '$2', color: '$textMuted' });

const weekFragment = graphql`
  fragment WeekCard_week on TrainingWeek {
    id
    weekNumber
    weekStartDate
    weekEndDate
    status
    targetWeeklyHours
    plannedMinutes
    completedMinutes
    recordedBeside {
      activityId
      date
      recordedSport
      movingSec
    }
    phaseType
    kind
    proof {
      kind
      holds
      value
      brokenBy {
        actorRole
        isOwn
        cause
      }
    }
    workouts {
      id
      scheduledDate
      workoutType
      duration
      tss
      ...WorkoutCard_workout
    }
    ...ProofList_week
  }
`;

type Week = WeekCard_week$data;

interface WeekCardProps {
  week: WeekCard_week$key;
  /** Days already on the screen elsewhere. */
  without?: Day;
  /** Days still to come stand first. */
  upcomingFirst?: Day;
  /** Given: the days can be folded away. */
  collapsible?: 'open' | 'closed';
  /** A day that someone asked for: its week is unfolded. */
  shownDay?: Day | null;
}

/** One training week: what it asks, what is done of it, and its seven days. */
export function WeekCard({ week: key, without, upcomingFirst, collapsible, shownDay = null }: WeekCardProps) {
  const week = useFragment(weekFragment, key);
  const holdsShown = shownDay !== null && week.weekStartDate <= shownDay && shownDay <= week.weekEndDate;
  // null: nobody chose yet. A week that cannot be folded is open, whatever was chosen where it could be.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wasAsked, setWasAsked] = useState(holdsShown);
  if (wasAsked !== holdsShown) {
    setWasAsked(holdsShown);
    if (holdsShown) setChosen(true);
  }
  const isOpen = !collapsible || (chosen ?? (collapsible === 'open' || holdsShown));
  const titleId = useId();
  const bodyId = useId();
  const { athleteId } = useScheduleActions();
  const isCurrent = week.status === 'IN_PROGRESS';
  const days = Array.from({ length: 7 }, (_, index) => addDays(week.weekStartDate, index)).filter(
    (day) => day !== without,
  );
  const past = upcomingFirst ? days.filter((day) => day < upcomingFirst) : [];
  const shown = upcomingFirst ? days.filter((day) => day >= upcomingFirst) : days;

  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <Title>
          <Line>
            <Heading size={5} id={titleId}>
              Week {week.weekNumber}
            </Heading>
            <Badge tone={isCurrent ? 'accent' : 'outline'}>{isCurrent ? 'Current Week' : 'Upcoming'}</Badge>
            {collapsible && (
              <IconButton
                size="small"
                label={isOpen ? `Hide week ${week.weekNumber}` : `Show week ${week.weekNumber}`}
                aria-expanded={isOpen}
                aria-controls={bodyId}
                onClick={() => setChosen(!isOpen)}
                css={{
                  marginLeft: 'auto',
                  '& svg': { transition: 'transform $transitions$base' },
                  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
                }}
              >
                <IconChevronDown size={18} aria-hidden />
              </IconButton>
            )}
          </Line>
          <Line>
            <Muted>{dateRange(week.weekStartDate, week.weekEndDate)}</Muted>
            <Muted>{phaseAndKind(week.phaseType, week.kind)}</Muted>
            <Controls>
              <ProofButton week={week} />
              <WeekThread athleteId={athleteId} week={week} />
              <CopyWeekMenu weekId={week.id} from={week.weekStartDate} />
            </Controls>
          </Line>
        </Title>
        <WeekTotals week={week} />
      </Head>
      {isOpen && (
        <Body id={bodyId}>
          <Days>
            {shown.map((day) => (
              <WeekDay key={day} day={day} week={week} />
            ))}
          </Days>
          {past.length > 0 && (
            <>
              <Earlier>Earlier this week</Earlier>
              {past.map((day) => (
                <WeekDay key={day} day={day} week={week} />
              ))}
            </>
          )}
        </Body>
      )}
    </Frame>
  );
}

/** The day of a week that a phone shows before everything else. */
export function WeekCardToday({ week: key, today }: { week: WeekCard_week$key; today: Day }) {
  const week = useFragment(weekFragment, key);
  return (
    <Frame aria-label="Today">
      <Body css={{ padding: '$2' }}>
        <WeekDay day={today} week={week} />
      </Body>
    </Frame>
  );
}

function WeekDay({ day, week }: { day: Day; week: Week }) {
  const workouts = week.workouts.filter((workout) => workout.scheduledDate === day);
  const beside = week.recordedBeside.filter(({ date }) => date === day);
  return (
    <DayColumn day={day} isRest={workouts.length === 0 && beside.length === 0}>
      {beside.length > 0 && (
        <li>
          <BesideLines recordings={beside} />
        </li>
      )}
      {workouts.map((workout) => (
        <li key={workout.id}>
          <WorkoutCard workout={workout} />
        </li>
      ))}
    </DayColumn>
  );
}

/** Part of a full week's hours that a week without lost days holds at least. */
const FULL = 0.9;

/** First day of a schedule that began within its first week: the hours of a full week are no target for what was left of it. */
function lateBeginning({ weekNumber, weekStartDate, targetWeeklyHours, plannedMinutes, workouts }: Week): Day | null {
  const first = workouts.map(({ scheduledDate }) => scheduledDate).sort()[0];
  const isShort = plannedMinutes < FULL * 60 * targetWeeklyHours;
  return weekNumber === 1 && first && first > weekStartDate && isShort ? first : null;
}

/** A week that holds clearly less than it was planned with names no target that nobody is asked to reach. */
function targetText({ targetWeeklyHours, plannedMinutes }: Week): string {
  const isLess = plannedMinutes < FULL * 60 * targetWeeklyHours;
  return `${isLess ? 'Down from' : 'Target'} ${hoursToFiveMinutes(targetWeeklyHours)}`;
}

function WeekTotals({ week }: { week: Week }) {
  const load = Math.round(week.workouts.reduce((sum, { tss }) => sum + tss, 0));
  const bySport = new Map<string, number>();
  for (const { workoutType, duration } of week.workouts)
    bySport.set(workoutType, (bySport.get(workoutType) ?? 0) + duration);
  const percent = week.plannedMinutes === 0 ? 0 : Math.min(100, (week.completedMinutes / week.plannedMinutes) * 100);
  const begins = lateBeginning(week);
  // all of it blocked, or asked to be free
  const isEmpty = week.plannedMinutes === 0 && week.completedMinutes === 0;
  return (
    <Totals>
      <Total>
        {isEmpty ? (
          <strong>No training</strong>
        ) : (
          <strong>
            <VisuallyHidden>Done of planned: </VisuallyHidden>
            {timesText(week.completedMinutes, week.plannedMinutes, ' / ')}
          </strong>
        )}
        {(!isEmpty || week.targetWeeklyHours > 0) && (
          <span>
            {begins ? `From ${shortDay(begins)}` : targetText(week)} · Load {load}
          </span>
        )}
      </Total>
      <ProgressBar value={percent} label={`Week ${week.weekNumber}: done of planned`} />
      <Split aria-label="Planned time by sport">
        {[...bySport].map(([type, minutes]) => (
          <Share key={type}>
            <SportIcon type={type} size={14} />
            {sportName(type)} {timeText(minutes)}
          </Share>
        ))}
      </Split>
    </Totals>
  );
}

/** One click to the limits of the week. */
function ProofButton({ week }: { week: Week }) {
  const [isOpen, setOpen] = useState(false);
  const { athleteName } = useScheduleActions();
  const { proof, weekNumber } = week;
  if (proof.length === 0) return null;
  const summary = proofSummary(proof, athleteName);
  const kept = isKept(proof);
  return (
    <>
      <Button
        size="small"
        tone="ghost"
        icon={<ProofIcon kept={kept} />}
        css={{
          margin: '0 -$2',
          paddingX: '$2',
          ...(!kept && { color: '$onWarningSoft', background: '$warningSoft' }),
        }}
        onClick={() => setOpen(true)}
      >
        {summary}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Week ${weekNumber}: ${kept ? summary.charAt(0).toLowerCase() + summary.slice(1) : summary}`}
        description="What this week was checked against as it stands now, with its numbers."
      >
        <ProofList week={week} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
