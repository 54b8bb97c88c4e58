import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PastWeek_week$data, PastWeek_week$key } from '../../__generated__/PastWeek_week.graphql.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dateRange, dayOfMonth, shortWeekday } from '../dateText.ts';
import { WIDE_WEEK } from '../DayColumn.tsx';
import { timeText, timesText } from '../../../api/core/units/timeText.ts';
import { PhaseDot } from '../phaseDot.ts';
import { phaseAndKind } from '../phaseText.ts';
import { SportIcon, sportName } from '../sport.tsx';
import { CopyWeekMenu } from '../schedule/CopyWeekMenu.tsx';
import { BesideChip, CalendarChip } from './CalendarChip.tsx';

const Frame = styled('section', {
  minWidth: 0,
  paddingY: '$4',
  borderTop: '1px solid $colors$line',
  containerType: 'inline-size',
  // weeks out of sight are laid out when they come near
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 12rem',
  scrollMarginTop: '7.5rem',
});
const Head = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $4',
  marginBottom: '$3',
});
// the button beside the dates makes no line taller
const Title = styled('div', { display: 'flex', alignItems: 'center', gap: '$1', '& > button': { marginY: '-$2' } });
const Facts = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
  '& strong': { fontSize: '$3', fontWeight: '$semibold', color: '$text' },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '$1' },
});
const Days = styled('ol', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  [WIDE_WEEK]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '$2' },
});
const Day = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: '$2',
  minWidth: 0,
  [WIDE_WEEK]: { display: 'flex', flexDirection: 'column', gap: '$1' },
  // on a phone a day without anything takes no room
  variants: { empty: { true: { display: 'none', [WIDE_WEEK]: { display: 'flex' } } } },
});
const DayHead = styled('h3', {
  paddingTop: '$1',
  fontSize: '$2',
  fontWeight: '$medium',
  color: '$textSubtle',
});
const Chips = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Race = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$2',
  fontWeight: '$semibold',
  color: '$text',
  overflowWrap: 'anywhere',
});
const Quiet = styled('p', { fontSize: '$2', color: '$textMuted' });

type Week = PastWeek_week$data;

/** A week that is over: what was planned beside what was done, and what the week held. */
export function PastWeek({ week: key }: { week: PastWeek_week$key }) {
  const week = useFragment(
    graphql`
      fragment PastWeek_week on CalendarWeek {
        weekStartDate
        weekEndDate
        week {
          id
          weekNumber
          phaseType
          kind
        }
        plannedMinutes
        doneMinutes
        plannedTss
        doneTss
        sports {
          workoutType
          plannedMinutes
          doneMinutes
        }
        atEnd {
          form
        }
        days {
          date
          races {
            id
            raceName
          }
          workouts {
            workout {
              id
              ...CalendarChip_workout
            }
          }
          activities {
            activityId
            recordedSport
            movingSec
            distanceM
            workoutId
          }
        }
      }
    `,
    key,
  );
  const titleId = useId();
  const isEmpty = week.days.every((day) => isNothing(day));
  return (
    <Frame aria-labelledby={titleId} data-week={week.weekStartDate}>
      <Head>
        <Title>
          <Heading size={4} id={titleId}>
            {dateRange(week.weekStartDate, week.weekEndDate)}
          </Heading>
          {week.week && week.days.some(({ workouts }) => workouts.length > 0) && (
            <CopyWeekMenu weekId={week.week.id} from={week.weekStartDate} />
          )}
        </Title>
        <WeekFacts week={week} />
      </Head>
      {isEmpty ? (
        <Quiet>Nothing was planned or recorded.</Quiet>
      ) : (
        <Days>
          {week.days.map((day) => (
            <WeekDay key={day.date} day={day} />
          ))}
        </Days>
      )}
    </Frame>
  );
}

const besideOf = ({ activities }: Week['days'][number]) => activities.filter(({ workoutId }) => workoutId == null);
const isNothing = (day: Week['days'][number]) =>
  day.workouts.length === 0 && besideOf(day).length === 0 && day.races.length === 0;

function WeekDay({ day }: { day: Week['days'][number] }) {
  return (
    <Day empty={isNothing(day)}>
      <DayHead>
        <span aria-hidden>
          {shortWeekday(day.date)} {dayOfMonth(day.date)}
        </span>
        <VisuallyHidden>{dayName(day.date)}</VisuallyHidden>
      </DayHead>
      <Chips>
        {day.workouts.length === 0 &&
          day.races.map(({ id, raceName }) => (
            <Race key={id}>
              <SportIcon type="RACE" size={15} /> {raceName}
            </Race>
          ))}
        {day.workouts.map(({ workout }) => (
          <li key={workout.id}>
            <CalendarChip workout={workout} />
          </li>
        ))}
        {besideOf(day).map((activity) => (
          <li key={activity.activityId}>
            <BesideChip activity={activity} />
          </li>
        ))}
      </Chips>
    </Day>
  );
}

/** What the week held: time of its plan, by sport, load, and the form that it left. */
function WeekFacts({ week }: { week: Week }) {
  const { plannedMinutes, doneMinutes, plannedTss, doneTss, sports, atEnd, week: planned } = week;
  const isPlanned = plannedMinutes > 0;
  const trained = sports.filter((sport) => sport.doneMinutes > 0);
  if (!isPlanned && doneMinutes === 0) return null;
  return (
    <Facts>
      {planned && (
        <span>
          <PhaseDot phase={planned.phaseType} css={{ square: '0.5rem' }} />
          {phaseAndKind(planned.phaseType, planned.kind)}
        </span>
      )}
      {trained.map(({ workoutType, doneMinutes: minutes }) => (
        <span key={workoutType}>
          <SportIcon type={workoutType} size={14} />
          <VisuallyHidden>{sportName(workoutType)} </VisuallyHidden>
          {timeText(minutes)}
        </span>
      ))}
      <span>
        Load {Math.round(doneTss)}
        {isPlanned && ` of ${Math.round(plannedTss)}`}
      </span>
      {atEnd && <span>Form {signed(atEnd.form)}</span>}
      <strong>
        <VisuallyHidden>{isPlanned ? 'Done of planned: ' : 'Done: '}</VisuallyHidden>
        {isPlanned ? timesText(doneMinutes, plannedMinutes, ' / ') : timeText(doneMinutes)}
      </strong>
    </Facts>
  );
}

const signed = (form: number) => {
  const whole = Math.round(form);
  return whole < 0 ? `−${-whole}` : `${whole}`;
};
