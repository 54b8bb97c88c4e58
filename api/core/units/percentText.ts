/** '87%', '−30%', '88–93%': the one way to write a share. `percents`: of a hundred, or a range of them. */
export function percentText(percents: number | string): string {
  const text = `${percents}%`;
  return text.startsWith('-') ? `−${text.slice(1)}` : text;
}
