/** A point of a course's profile: where along it, and how high; metres. It says nothing of where on earth. */
export interface CoursePoint {
  d: number;
  ele: number;
}
