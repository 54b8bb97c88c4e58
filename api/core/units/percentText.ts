/** '87%', '−30%', '88–93%': the one way to write a share. `percents`: of a hundred, or a range of them. */
export const percentText = (percents: number | string): string => `${percents}%`.replace(/^-/, '−');
