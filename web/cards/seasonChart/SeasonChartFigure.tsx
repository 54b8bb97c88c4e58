import { memo, useMemo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { Panels, PlotColumn } from '../../ui/chart/Panel.tsx';
import { styled } from '../../ui/theme.ts';
import { HoursPanel } from './HoursPanel.tsx';
import { FormPanel, LoadPanel } from './LoadPanels.tsx';
import { type ChartSeason, type DayScale, dayScale } from './seasonChartData.ts';
import { RaceFlags } from './RaceFlags.tsx';
import { RaceTimes } from './RaceTimes.tsx';
import { MonthAxis, PhaseStrip, Verticals } from './SeasonChartStrips.tsx';

const Stacked = styled(Panels, { gap: '$5' });
const Strips = styled(PlotColumn, { display: 'flex', flexDirection: 'column', gap: '$1' });

interface SeasonChartFigureProps {
  season: ChartSeason;
  /** The season as it stands, drawn as an outline behind the one that is tried. Its races are drawn by the caller. */
  before?: ChartSeason;
  today: Day;
  /** Where days lie; as wide as the season unless told. */
  scale?: DayScale;
}

/** Hours, fitness, fatigue and form of a season over one axis of days, under its phases and races. */
export const SeasonChartFigure = memo(function SeasonChartFigure({
  season,
  before,
  today,
  scale: given,
}: SeasonChartFigureProps) {
  const own = useMemo(() => dayScale([season]), [season]);
  const scale = given ?? own;
  return (
    <Stacked>
      <Verticals races={season.races} scale={scale} today={today} underFlags={!before} />
      <Strips>
        {!before && <RaceFlags races={season.races} scale={scale} today={today} />}
        {!before && <RaceTimes races={season.races} scale={scale} today={today} />}
        {before && <PhaseStrip weeks={before.weeks} scale={scale} label="Today’s plan" />}
        <PhaseStrip weeks={season.weeks} scale={scale} {...(before ? { label: 'With your changes' } : {})} />
      </Strips>
      <HoursPanel season={season} scale={scale} before={before} />
      <LoadPanel season={season} scale={scale} before={before} today={today} />
      <FormPanel season={season} scale={scale} before={before} today={today} />
      <PlotColumn>
        <MonthAxis scale={scale} />
      </PlotColumn>
    </Stacked>
  );
});
