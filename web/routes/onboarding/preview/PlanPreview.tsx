import { IconAlertTriangle } from '@tabler/icons-react';
import { type Day, daysBetween, mondayOf } from '../../../../api/core/calendar/calendar.ts';
import { hoursText } from '../../../../api/core/units/clock.ts';
import { fullDate } from '../../../cards/dateText.ts';
import { limitCount } from '../../../cards/proofText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { EmptyState, Notice } from '../../../ui/states.tsx';
import { styled } from '../../../ui/theme.ts';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FirstDays } from './FirstDays.tsx';
import { KeptLimits } from './KeptLimits.tsx';
import type { PlanPreview as Preview, Remark, ShownPlan } from './planPreview.ts';
import { PreviewChart } from './PreviewChart.tsx';
import { hoursToFiveMinutes } from '../../../../api/core/units/timeText.ts';

const Numbers = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
  '@small': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { padding: '$3', borderRadius: '$large', backgroundColor: '$sunken' },
  '& dt': { fontSize: '$2', color: '$textMuted' },
  '& dd': { fontSize: '$5', fontWeight: '$semibold', letterSpacing: '$tight' },
});

interface PlanPreviewProps {
  preview: Preview;
  today: Day;
  goTo: (step: number) => void;
}

/** The plan of the answers so far; what is missing or wrong says so, with the way to it. */
export function PlanPreview(props: PlanPreviewProps) {
  const { preview } = props;
  return (
    <>
      <Shown {...props} />
      <VisuallyHidden role="status">
        {preview.kind === 'plan' && `Plan ready: ${preview.raceName} on ${fullDate(preview.raceDate)}.`}
      </VisuallyHidden>
    </>
  );
}

function Shown({ preview, today, goTo }: PlanPreviewProps) {
  switch (preview.kind) {
    case 'noRace':
      return (
        <EmptyState title="No race yet" action={<Button onClick={() => goTo(1)}>Choose a Race Type</Button>}>
          Everything follows from your race: choose its type, and your season stands here.
        </EmptyState>
      );
    case 'faults':
      return (
        <Notice
          tone="warning"
          role="status"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title="The plan waits for these answers."
        >
          <RemarkList remarks={preview.faults} goTo={goTo} />
        </Notice>
      );
    case 'conflict':
      return (
        <Notice tone="warning" icon={<IconAlertTriangle size={18} aria-hidden />} title={preview.conflict.message}>
          {preview.conflict.relaxations.map((way) => (
            <p key={way}>{way}</p>
          ))}
        </Notice>
      );
    case 'plan':
      return <Plan plan={preview} today={today} goTo={goTo} />;
  }
}

function Plan({ plan, today, goTo }: { plan: ShownPlan; today: Day; goTo: (step: number) => void }) {
  const { chart, weeks, warnings, assumed, raceName, raceDate } = plan;
  const planned = chart.weeks.map(({ plannedHours }) => plannedHours);
  const full = chart.weeks.find(({ weekStartDate }) => weekStartDate >= mondayOf(today) && weekStartDate >= today);
  const proof = weeks.flatMap((week) => week.proof);
  const limits = proof.filter(({ kind }) => kind !== 'target');
  const kept = limits.filter(({ holds }) => holds).length;
  const isKept = kept === limits.length;
  const keptText = isKept ? `all ${limitCount(kept)} kept` : `${kept} of ${limits.length} limits kept`;
  const goal = chart.races[0];
  const toRace = Math.max(0, Math.floor(daysBetween(today, raceDate) / 7));
  return (
    <Stack gap={6}>
      <Text>
        Your season leads to {raceName} on {fullDate(raceDate)}. Its first four weeks are checked against everything you
        said: {keptText}.{assumed.length > 0 && ' What you have not answered is assumed; it is listed below.'}
      </Text>
      <Numbers>
        <div>
          <dt>Weeks to the race</dt>
          <dd>{toRace}</dd>
        </div>
        <div>
          <dt>First full week</dt>
          <dd>{hoursToFiveMinutes(full?.plannedHours ?? planned[0]!)}</dd>
        </div>
        <div>
          <dt>Largest week</dt>
          <dd>{hoursToFiveMinutes(Math.max(...planned))}</dd>
        </div>
        {goal?.lowSec != null && goal.highSec != null ? (
          <div>
            <dt>Predicted finish</dt>
            <dd>
              {hoursText(goal.lowSec)}–{hoursText(goal.highSec)} h
            </dd>
          </div>
        ) : (
          <div>
            <dt>First four weeks</dt>
            <dd>{weeks.reduce((sum, { workouts }) => sum + workouts.length, 0)} workouts</dd>
          </div>
        )}
      </Numbers>
      <PreviewChart season={chart} today={today} />
      <FirstDays weeks={weeks} today={today} />
      <KeptLimits weeks={weeks} />
      {warnings.length > 0 && (
        <Notice tone="warning" icon={<IconAlertTriangle size={18} aria-hidden />} title="Good to know">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {assumed.length > 0 && (
        <Notice title="Assumed until you answer">
          <RemarkList remarks={assumed} goTo={goTo} />
        </Notice>
      )}
    </Stack>
  );
}

const Remarks = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$1' });
const StepLink = styled('button', {
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

function RemarkList({ remarks, goTo }: { remarks: readonly Remark[]; goTo: (step: number) => void }) {
  return (
    <Remarks>
      {remarks.map(({ step, text }) => (
        <li key={text}>
          {text.charAt(0).toUpperCase() + text.slice(1)}{' '}
          {step < 4 && (
            <StepLink type="button" onClick={() => goTo(step)}>
              step {step}
              <VisuallyHidden>: {text}</VisuallyHidden>
            </StepLink>
          )}
        </li>
      ))}
    </Remarks>
  );
}
