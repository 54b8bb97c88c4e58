import { styled } from '../../ui/theme.ts';
import { type Frame, RADII, type Thing } from './frame.ts';
import { POSES } from './poses.ts';
import { HEAD_RADIUS, type Point, type Skeleton, skeletonOf } from './skeleton.ts';

/** Centimetres of a body to the width of a frame, and what stays free around it. */
export const WIDTH = 216;
const MARGIN = 12;

const Drawing = styled('svg', {
  display: 'block',
  width: '100%',
  maxHeight: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .floor': { stroke: '$lineStrong', strokeWidth: 2 },
  '& .next': { stroke: '$control', strokeWidth: 3 },
  '& .far': { stroke: '$control', strokeWidth: 7 },
  '& .near': { stroke: '$text', strokeWidth: 7 },
  '& .head': { fill: '$text' },
  '& .thing': { stroke: '$control', strokeWidth: 4, fill: '$sunken' },
  '& .band': { stroke: '$accent', strokeWidth: 3, strokeDasharray: '6 5' },
  '& .way': { stroke: '$accent', strokeWidth: 4 },
  variants: { frames: { 1: { maxWidth: '9rem' }, 2: { maxWidth: '18rem' } } },
});

const path = (points: readonly Point[]) => points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${-y}`).join('');

function arrowPath({ from, to }: { from: Point; to: Point }): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [to[0] - 9 * Math.cos(angle + turn), to[1] - 9 * Math.sin(angle + turn)];
  return path([from, to]) + path([wing(0.6), to, wing(-0.6)]);
}

function ThingDrawn({ thing, body }: { thing: Thing; body: Skeleton }) {
  switch (thing.kind) {
    case 'round': {
      const [x, y] = thing.at ?? body.hand;
      return <circle className="thing" cx={x} cy={-y} r={RADII[thing.size]} />;
    }
    case 'band':
      return <path className="band" d={path([body[thing.from], thing.to === 'hand' ? body.farHand : thing.to])} />;
    case 'line':
      return <path className="thing" d={path([thing.from, thing.to])} />;
    case 'box':
      return (
        <rect className="thing" x={thing.from} y={-thing.height} width={thing.to - thing.from} height={thing.height} />
      );
    case 'arrow':
      return <path className="way" d={arrowPath(thing)} />;
    case 'belly': {
      const [[x1, y1], [x2, y2]] = [thing.from, thing.to];
      return <path className="way" d={`M${x1} ${-y1}Q${(x1 + x2) / 2} ${-y1 - 2 * thing.height} ${x2} ${-y2}`} />;
    }
  }
}

function Body({ frame }: { frame: Frame }) {
  const body = skeletonOf(frame);
  const [x, y] = body.head;
  const things = (frame.things ?? []).map((thing, at) => <ThingDrawn key={at} thing={thing} body={body} />);
  return (
    <>
      <path className="far" d={body.far.map(path).join('')} />
      {things}
      <path className="near" d={path(body.trunk) + body.near.map(path).join('')} />
      <circle className="head" cx={x} cy={-y} r={HEAD_RADIUS} />
    </>
  );
}

/** Every point that a drawing must hold. */
export function pointsOf(frame: Frame): Point[] {
  const { head, trunk, near, far, hand } = skeletonOf(frame);
  const round = ([x, y]: Point, radius: number): Point[] => [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ];
  const of = (thing: Thing): Point[] => {
    if (thing.kind === 'box')
      return [
        [thing.from, 0],
        [thing.to, thing.height],
      ];
    if (thing.kind === 'round') return round(thing.at ?? hand, RADII[thing.size]);
    if (thing.kind === 'band') return thing.to === 'hand' ? [] : [thing.to];
    return [thing.from, thing.to];
  };
  return [...round(head, HEAD_RADIUS), ...trunk, ...near.flat(), ...far.flat(), ...(frame.things ?? []).flatMap(of)];
}

/** How an exercise looks where it begins and where it turns; its words stand beside it. */
export function ExerciseDrawing({ name }: { name: string }) {
  const frames = (POSES.get(name) ?? []).flatMap((frame) => frame ?? []);
  if (frames.length === 0) return null;
  const points = frames.flatMap(pointsOf);
  const xs = points.map(([x]) => x);
  const left = (Math.min(...xs) + Math.max(...xs) - WIDTH) / 2;
  const height = Math.max(...points.map(([, y]) => y)) + MARGIN;
  return (
    <Drawing
      viewBox={`${left} ${-height} ${WIDTH * frames.length} ${height + 4}`}
      frames={frames.length === 1 ? 1 : 2}
      data-exercise={name}
      aria-hidden
    >
      {frames.map((frame, at) => (
        <g key={at} transform={`translate(${at * WIDTH})`}>
          <path className="floor" d={`M${left + 8} 0h${WIDTH - 16}`} />
          <Body frame={frame} />
          {at > 0 && <path className="next" d={`M${left - 4} ${-height / 2 - 8}l8 8l-8 8`} />}
        </g>
      ))}
    </Drawing>
  );
}
