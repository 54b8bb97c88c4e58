import { courseProblem, thinned } from '../../../api/core/raceDay/course.ts';
import type { CoursePoint } from '../../../api/core/raceDay/coursePoint.ts';
import { trackOfFit } from './fitTrack.ts';
import { profileOfTrack, type TrackPoint } from '../../../api/core/raceDay/track.ts';

/** A file holds no course; the message says why. */
export class NoCourse extends Error {}

const LARGEST_MB = 25;

const numberOf = (text: string | null | undefined): number | null => {
  const value = text == null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

/** The places of a GPX file: of its tracks, else of its routes; null: it is none. */
function trackOfGpx(text: string): TrackPoint[] | null {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.documentElement.localName !== 'gpx') return null;
  const points = ['trkpt', 'rtept']
    .map((name) => [...document.getElementsByTagNameNS('*', name)])
    .find((found) => found.length > 0);
  return (points ?? []).map((point) => ({
    lat: numberOf(point.getAttribute('lat')),
    lon: numberOf(point.getAttribute('lon')),
    ele: numberOf([...point.children].find(({ localName }) => localName === 'ele')?.textContent),
    d: null,
  }));
}

/** The profile of a GPX or FIT file, thinned. The file is read here; where on earth it lies goes nowhere. Throws NoCourse. */
export async function readCourse(file: File): Promise<CoursePoint[]> {
  if (file.size > LARGEST_MB * 1024 * 1024) throw new NoCourse(`This file is larger than ${LARGEST_MB} MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const track = trackOfFit(bytes) ?? trackOfGpx(new TextDecoder().decode(bytes));
  if (track === null) throw new NoCourse('This is no GPX or FIT file.');
  const profile = profileOfTrack(track);
  if (profile === null) throw new NoCourse('This file tells no heights along a course.');
  const sent = thinned(profile);
  const problem = courseProblem(sent);
  if (problem !== null) throw new NoCourse(problem);
  return sent;
}
