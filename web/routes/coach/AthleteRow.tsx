import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { AthleteRow_edge$data, AthleteRow_edge$key } from '../../__generated__/AthleteRow_edge.graphql.ts';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { ageAndGender, dateOf } from '../../cards/coaching/personText.ts';
import { shortDay } from '../../cards/dateText.ts';
import { NoWrap } from '../../cards/NoWrap.tsx';
import { signed } from '../../cards/seasonChart/seasonChartText.ts';
import { sportName } from '../../cards/sport.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { SparkBars, SparkLine } from '../../ui/chart/Spark.tsx';
import { bandName, flagWord, inDays, loadText } from './rosterText.ts';

/** Flags of one athlete that have room. */
const FLAGS = 2;

/** One athlete as a row of figures; leads to their page. */
export const AthleteRow = memo(function AthleteRow({ edge: key }: { edge: AthleteRow_edge$key }) {
  const { assignedAt, attention, training, node } = useFragment(
    graphql`
      fragment AthleteRow_edge on CoachedAthleteEdge {
        assignedAt
        attention {
          reasons {
            code
          }
        }
        training {
          lastWorkout {
            id
            description
            workoutType
            scheduledDate
          }
          nextKeyWorkout {
            id
            description
            workoutType
            scheduledDate
          }
          nextRace {
            id
            raceName
            raceDate
            priority
          }
          consistency
          weekConsistency
          weeklyLoad
          form
          formBand
        }
        node {
          id
          firstName
          lastName
          email
          age
          gender
          today
          unreadMessages
          coachGroups @required(action: THROW)
        }
      }
    `,
    key,
  );
  const reasons = attention?.reasons ?? [];
  const person = ageAndGender(node.age, node.gender);
  return (
    <tr>
      <th scope="row">
        <span className="person">
          <Initials firstName={node.firstName} lastName={node.lastName} />
          <span className="two">
            <span>
              <Link className="name" to={`/coach/athlete/${node.id}`}>
                {node.firstName} {node.lastName}
              </Link>{' '}
              {node.unreadMessages > 0 && (
                <Badge tone="accent">{node.unreadMessages === 1 ? '1 unread' : `${node.unreadMessages} unread`}</Badge>
              )}
            </span>
            <span className="small">{node.email}</span>
            <span className="small">
              {person && <Badge>{person}</Badge>} Joined {dateOf(assignedAt)}
            </span>
            {node.coachGroups.length > 0 && <span className="small">{node.coachGroups.join(', ')}</span>}
          </span>
        </span>
      </th>
      <td>
        <span className="flags">
          {reasons.slice(0, FLAGS).map(({ code }) => (
            <Flag key={code} code={code} />
          ))}
          {reasons.length > FLAGS && <span className="small">and {reasons.length - FLAGS} more</span>}
        </span>
      </td>
      <Training training={training ?? null} today={node.today} />
    </tr>
  );
});

function Flag({ code }: { code: string }) {
  const flag = flagWord(code);
  return flag ? <Badge tone={flag.tone}>{flag.name}</Badge> : null;
}

interface TrainingProps {
  training: AthleteRow_edge$data['training'] | null;
  today: string;
}

const NONE = <span className="none">–</span>;

function Training({ training, today }: TrainingProps) {
  const {
    lastWorkout,
    nextKeyWorkout,
    nextRace,
    consistency,
    weekConsistency,
    weeklyLoad = [],
    form = [],
  } = training ?? {};
  const latest = form.at(-1);
  return (
    <>
      <td>{lastWorkout ? <Workout workout={lastWorkout} /> : NONE}</td>
      <td data-number>
        <Two first={percentOf(consistency)}>{weekConsistency == null ? '' : `7 days: ${weekConsistency}%`}</Two>
      </td>
      <td data-room="more">
        {weeklyLoad.some((tss) => tss > 0) ? <SparkBars label={loadText(weeklyLoad)} values={weeklyLoad} /> : NONE}
      </td>
      <td>
        {latest === undefined ? (
          NONE
        ) : (
          <span className="form">
            <SparkLine label={`Form of ${form.length} days`} values={form} />
            <Two first={signed(latest)}>{bandName(training?.formBand) ?? ''}</Two>
          </span>
        )}
      </td>
      <td data-room="most">{nextKeyWorkout ? <Workout workout={nextKeyWorkout} /> : NONE}</td>
      <td data-room="some">
        {nextRace ? (
          <Two first={nextRace.raceName}>
            {nextRace.priority}, {inDays(today, nextRace.raceDate)}
          </Two>
        ) : (
          NONE
        )}
      </td>
    </>
  );
}

const percentOf = (share: number | null | undefined) => (share == null ? NONE : `${share}%`);

function Two({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <span className="two">
      <span className="first">{first}</span>
      <span className="small">{children}</span>
    </span>
  );
}

interface RowWorkout {
  readonly description: string;
  readonly workoutType: string;
  readonly scheduledDate: string;
}

const Workout = ({ workout: { description, workoutType, scheduledDate } }: { workout: RowWorkout }) => (
  <Two first={<NoWrap text={description || sportName(workoutType)} />}>{shortDay(scheduledDate)}</Two>
);
