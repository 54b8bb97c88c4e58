interface Outcome {
  readonly athlete: { readonly firstName: string; readonly lastName: string } | null | undefined;
  readonly problem: string | null | undefined;
}

/** "Robin Vale: No training schedule yet.", for each athlete for whom a change could not be made, or not wholly. */
export function problemsOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ athlete, problem }) =>
    problem == null ? [] : [`${athlete ? `${athlete.firstName} ${athlete.lastName}` : 'One athlete'}: ${problem}`],
  );
}
