import { Suspense, useEffect, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WeekPieceQuery } from '../../__generated__/WeekPieceQuery.graphql.ts';
import { Skeleton } from '../../ui/progress.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useNear } from '../../ui/useNear.ts';
import { PastWeek } from './PastWeek.tsx';
import type { Piece } from './pieces.ts';
import { Retrying } from './Retrying.tsx';

/** Windows of that height above and below are drawn already. */
const NEAR = 1500;
/** About what a week takes, in pixels: a piece that is not drawn keeps its place. */
const HEIGHT = { wide: 200, narrow: 420 } as const;

interface WeekPieceProps {
  athleteId: string;
  piece: Piece;
  /** Number of the latest change: with each the weeks are asked for anew. */
  revision: number;
  /** Somebody asked for a day of it. */
  isAsked: boolean;
  /** It is drawn; left out: nobody waits for it. */
  onShown: (() => void) | undefined;
}

/** Some weeks of the past; only those near the window are asked for and drawn. */
export function WeekPiece({ athleteId, piece, revision, isAsked, onShown }: WeekPieceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [height, setHeight] = useState<number | null>(null);
  const isNear = useNear(frame, {
    within: NEAR,
    isNear: isAsked,
    onLeave: (element) => setHeight(element.offsetHeight),
  });
  const estimate = piece.weeks * HEIGHT[isWide ? 'wide' : 'narrow'];
  return (
    <div ref={frame} style={isNear ? undefined : { height: height ?? estimate }} data-piece={piece.from}>
      {isNear && (
        <Retrying>
          {(tries) => (
            <Suspense
              fallback={
                <Skeleton role="status" aria-label="Loading earlier weeks" style={{ height: height ?? estimate }} />
              }
            >
              <Weeks athleteId={athleteId} piece={piece} times={`${revision}.${tries}`} onShown={onShown} />
            </Suspense>
          )}
        </Retrying>
      )}
    </div>
  );
}

interface WeeksProps extends Omit<WeekPieceProps, 'isAsked' | 'revision'> {
  /** Another one asks anew. */
  times: string;
}

function Weeks({ athleteId, piece, times, onShown }: WeeksProps) {
  const { node } = useLazyLoadQuery<WeekPieceQuery>(
    graphql`
      query WeekPieceQuery($athleteId: ID!, $from: Date!, $to: Date!) {
        node(id: $athleteId) {
          ... on Athlete @alias(as: "athlete") {
            calendar(from: $from, to: $to) {
              weekStartDate
              ...PastWeek_week
            }
          }
        }
      }
    `,
    { athleteId, from: piece.from, to: piece.to },
    { fetchKey: times, fetchPolicy: 'store-and-network' },
  );
  const weeks = node?.athlete?.calendar ?? [];
  useEffect(() => onShown?.(), [onShown]);
  return weeks.map((week) => <PastWeek key={week.weekStartDate} week={week} />);
}
