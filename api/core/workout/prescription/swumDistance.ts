import { SWUM_DISTANCES } from '../../constants/swims.ts';

/** The longest distance that swimmers swim of no more metres; 0: less than a length. */
export const swumDistance = (metres: number): number => SWUM_DISTANCES.find((each) => each <= metres) ?? 0;
