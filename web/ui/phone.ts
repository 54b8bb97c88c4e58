import { useMediaQuery } from './useMediaQuery.ts';

/** What holds below `@small` alone. */
export const onPhone = '@media (max-width: 639.98px)';

/** Whether the window is one below `@small`. */
export const useIsPhone = (): boolean => !useMediaQuery('(min-width: 640px)');
