import { SkeletonCard } from '../../ui/SkeletonCard.tsx';

/** The place of each part of a season until it is drawn. */
export const WAITING = {
  chart: <SkeletonCard of={{ height: '44rem' }} />,
  overview: <SkeletonCard of={{ height: '16rem' }} />,
  phases: <SkeletonCard of={{ height: '30rem' }} />,
};
