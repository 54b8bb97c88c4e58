import { IconX } from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import type { PlanRace } from '../../../api/core/race/race.ts';
import type { SeasonEdit, WhatIfInput } from '../../../api/core/season/whatIf.ts';
import { type ChartSeason, dayScale } from '../seasonChart/seasonChartData.ts';
import { SeasonChartFigure } from '../seasonChart/SeasonChartFigure.tsx';
import { SeasonChartReadout } from '../seasonChart/SeasonChartReadout.tsx';
import { placeAt, placeText, seasonSummary } from '../seasonChart/seasonChartText.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { PlotColumn } from '../../ui/chart/Panel.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { RaceTrack } from './RaceTrack.tsx';
import {
  changesOf,
  NOTHING_TRIED,
  type Trial,
  triedRaces,
  type TriedChange,
  withNewRace,
  withoutAdded,
  withRaceOn,
} from './trial.ts';
import { useThrottled } from './useThrottled.ts';
import { WhatIfControls } from './WhatIfControls.tsx';
import { WhatIfDetails } from './WhatIfDetails.tsx';
import { drawnTrials } from './whatIfSeason.ts';

/** Weeks beside the longer season into which a race can be moved. */
const SPARE_WEEKS = 4;

// what is drawn again in one of its parts is not painted again in the others
const Parts = styled(Stack, { '& > *': { isolation: 'isolate' } });
const Chips = styled('ul', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2', minHeight: '2rem' });
const Foot = styled('div', {
  position: 'sticky',
  bottom: 'var(--tabs-room, 0px)',
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$3',
  margin: '0 -$4 -$4',
  padding: '$3 $4',
  borderTop: '1px solid $colors$line',
  borderRadius: '0 0 $large $large',
  backgroundColor: '$surface',
  '@small': { margin: '0 -$6 -$6', padding: '$3 $6' },
});

interface WhatIfPanelProps {
  input: WhatIfInput;
  /** Done hours of the weeks that have begun, by their Mondays. */
  done: ReadonlyMap<Day, number | null>;
  /** Opens the preview of these edits. */
  onReview: (edits: readonly SeasonEdit[]) => void;
  /** Opens the form that adds a race, filled in; `onAdded` once it is on file. */
  onAddRace: (race: PlanRace, onAdded: () => void) => void;
  /** The preview is being fetched. */
  isReviewing: boolean;
  onClose: () => void;
}

/** Changes to the season, tried before anything is written: today's plan and the changed one in one chart, and in words. */
export function WhatIfPanel({ input, done, onReview, onAddRace, isReviewing, onClose }: WhatIfPanelProps) {
  const { today, races } = input;
  const hoursNow = input.athlete.preferences.weeklyHoursAvailable;
  const [trial, setTrial] = useState<Trial>(NOTHING_TRIED);
  const [isHeld, hold] = useState(false);
  const [newest, setNewest] = useState<string | null>(null);
  const trialNow = useRef(trial);
  useEffect(() => {
    trialNow.current = trial;
  }, [trial]);
  const change = useCallback((part: Partial<Trial>) => setTrial((old) => ({ ...old, ...part })), []);
  const move = useCallback((raceId: string, day: Day) => setTrial((old) => withRaceOn(old, raceId, day)), []);
  const tryRace = useCallback(() => {
    const next = withNewRace(trialNow.current, races, today);
    setTrial(next);
    setNewest(next.added.at(-1)!.id);
  }, [races, today]);
  const addRace = useCallback(
    (race: PlanRace) => onAddRace(race, () => setTrial((old) => withoutAdded(old, race.id))),
    [onAddRace],
  );

  // the race follows the pointer at once, the plan within the frame, what is read at leisure
  const shown = useDeferredValue(trial);
  const changes = useMemo(() => changesOf(shown, input), [shown, input]);
  const edits = useMemo(() => changes.map(({ edit }) => edit), [changes]);
  useClosedWhenApplied(input, edits.length, onClose);
  const trials = useMemo(() => drawnTrials(input, done), [input, done]);
  const { season: now, chart: before } = trials.now;
  const { season: changed, chart: after } = useMemo(() => trials.after(edits), [trials, edits]);
  const scale = useTrackScale(before, after, isHeld);
  const chosen = isHeld ? shown : trial;
  const read = useThrottled(
    useMemo(() => ({ changes, trial: chosen, changed, after }), [changes, chosen, changed, after]),
    isHeld,
  );

  const datesNow = useMemo(() => new Map(races.map(({ id, raceDate }) => [id, raceDate])), [races]);
  const shownRaces = useMemo(() => triedRaces(trial, races), [trial, races]);
  const showDone = before.weeks.some(({ doneHours }) => doneHours !== null);
  const { firstDay } = scale;
  const { after: readAfter } = read;
  const describe = useCallback(
    (index: number) => placeText(placeAt(readAfter, addDays(firstDay, index))),
    [readAfter, firstDay],
  );
  const readout = useCallback(
    (index: number) => {
      const day = addDays(firstDay, index);
      return <SeasonChartReadout place={placeAt(readAfter, day)} before={placeAt(before, day)} showDone={showDone} />;
    },
    [readAfter, before, firstDay, showDone],
  );
  const review = useCallback(
    () => onReview(changesOf(trialNow.current, input).map(({ edit }) => edit)),
    [onReview, input],
  );

  return (
    <Card aria-label="What if?">
      <Parts gap={5}>
        <Title />
        <WhatIfControls
          hours={trial.hours}
          lost={trial.lost}
          hoursNow={hoursNow}
          today={today}
          onChange={change}
          onTryRace={tryRace}
        />
        <ChangeChips changes={read.changes} onTakeBack={setTrial} />
        <VisuallyHidden role="status">{read.changes.length > 0 ? seasonSummary(read.after) : ''}</VisuallyHidden>
        <Crosshair
          count={scale.span}
          stride={7}
          rest={Math.max(0, Math.floor(scale.at(today)))}
          label="Season chart with your changes"
          describe={describe}
          readout={readout}
        >
          <PlotColumn css={{ zIndex: 1 }}>
            <RaceTrack
              races={shownRaces}
              datesNow={datesNow}
              scale={scale}
              today={today}
              newest={newest}
              onMove={move}
              onHold={hold}
            />
          </PlotColumn>
          <SeasonChartFigure season={after} before={before} today={today} scale={scale} />
        </Crosshair>
        <WhatIfDetails
          races={races}
          trial={read.trial}
          today={today}
          now={now}
          changed={read.changed}
          before={before}
          after={read.after}
          onEdit={setTrial}
          onAddRace={addRace}
        />
        <Decision canReview={edits.length > 0} isReviewing={isReviewing} onReview={review} onClose={onClose} />
      </Parts>
    </Card>
  );
}

/** Closes once the season on file has become what was tried. */
function useClosedWhenApplied(input: WhatIfInput, changes: number, onClose: () => void): void {
  const last = useRef({ input, changes });
  useEffect(() => {
    const { current } = last;
    last.current = { input, changes };
    if (current.input !== input && current.changes > 0 && changes === 0) onClose();
  }, [input, changes, onClose]);
}

/** The axis of both seasons; it holds still while a race is dragged along it. */
function useTrackScale(before: ChartSeason, after: ChartSeason, isHeld: boolean) {
  const fitting = useMemo(() => dayScale([before, after], SPARE_WEEKS), [before, after]);
  const [scale, setScale] = useState(fitting);
  if (!isHeld && (scale.span !== fitting.span || scale.firstDay !== fitting.firstDay)) setScale(fitting);
  return scale;
}

interface DecisionProps {
  canReview: boolean;
  isReviewing: boolean;
  onReview: () => void;
  onClose: () => void;
}

const Decision = memo(function Decision({ canReview, isReviewing, onReview, onClose }: DecisionProps) {
  return (
    <Foot>
      <Button onClick={onClose}>Discard</Button>
      <Button tone="primary" busy={isReviewing} disabled={!canReview} onClick={onReview}>
        Review This Change
      </Button>
    </Foot>
  );
});

const Title = memo(function Title() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, []);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} css={{ scrollMarginTop: '$8' }}>
        What if?
      </Heading>
      <Text tone="muted" css={{ maxWidth: '$prose' }}>
        Move a race along the chart, try another one, change what it means to you, lose weeks or hours, and see what it
        costs. Nothing is kept until you review the change and apply it.
      </Text>
    </div>
  );
});

interface ChangeChipsProps {
  changes: readonly TriedChange[];
  onTakeBack: (trial: Trial) => void;
}

const ChangeChips = memo(function ChangeChips({ changes, onTakeBack }: ChangeChipsProps) {
  if (changes.length === 0) {
    return (
      <Text tone="subtle" css={{ display: 'flex', alignItems: 'center', minHeight: '2rem' }}>
        This is today’s plan. Nothing is changed yet.
      </Text>
    );
  }
  return (
    <Chips aria-label="Changes to try">
      {changes.map(({ text, without }) => (
        <li key={text}>
          <Button size="small" wraps aria-label={`Take back: ${text}`} onClick={() => onTakeBack(without)}>
            {text}
            <IconX size={14} aria-hidden />
          </Button>
        </li>
      ))}
    </Chips>
  );
});
