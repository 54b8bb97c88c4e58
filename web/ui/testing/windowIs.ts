/** The window of a phone, or one in which everything fits; `jest.restoreAllMocks` brings back the one before. */
export const windowIs = ({ wide }: { wide: boolean }) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: wide, addEventListener() {}, removeEventListener() {} }) as never,
    );
