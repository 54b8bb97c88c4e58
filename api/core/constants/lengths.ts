import type { EnduranceSport } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

/** Longest workout that is not the sport's long one, minutes [D]. */
export const ORDINARY_CAPS: Readonly<Record<EnduranceSport, number>> = { running: 90, cycling: 150, swimming: 75 };
/** The same before a race whose weeks hold two long runs [D]. */
export const BACK_TO_BACK_ORDINARY_CAP = 150;
/** With so many easy ones of a sport one is medium-long, at most this many times the usual length, and others give it minutes [D]. */
export const MIN_EASY_TO_VARY = 3;
/** Minutes between the shortest and the longest easy one where no medium-long one has room [D]. */
export const MIN_SPREAD = 15;
/** In weeks of so many runs or rides, so do two easy ones [D]. */
export const VARIED_FROM = { run: 5, bike: 4 } as const;
export const MEDIUM_LONG = 1.4;
/** What the others keep of the usual length, more of them or the other of two [D]. */
export const SHORT_EASY = 0.75;
export const SHORT_OF_TWO = 0.67;
/** Every second week before such a race the day after the long run holds a run of this share of it [D]. */
export const BACK_TO_BACK_RACES: readonly RaceType[] = ['ultra-50k', 'ultra-100k'];
export const BACK_TO_BACK_SHARE = 0.65;
/** What is planned lasts whole steps of so many minutes; races, and what people ask for, last as long as they do [D]. */
export const LENGTH_STEP = 5;
export const MIN_WORKOUT = 20;
/** A hard workout needs a warm-up, a main set and a cool-down [D]. */
export const MIN_KEY_WORKOUT = 30;
/** A long workout shorter than this is not called long, unless it is the longest of the week [D]. */
export const MIN_LONG_WORKOUT = 45;
/** What a person puts into a week that has no long workout is one from so many minutes on [D]. */
export const MIN_LONG_PLACED = 90;

/** More than the plan's hours, when a person asks for it: 10% or half an hour in loading weeks, nothing in others [D]. */
export const REQUEST_GROWTH = { share: 0.1, minutes: 30 };

/** A workout that took so much longer than planned was done as planned: 5% or 5 minutes, as recordings begin and end a little early or late [D]. */
export const DONE_BEYOND = { share: 0.05, minutes: 5 };
