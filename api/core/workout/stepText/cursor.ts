/** What keeps a text from being steps, and where: the index of the character. */
export class StepProblem extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

export class Cursor {
  at = 0;

  constructor(readonly text: string) {}

  /** What the sticky pattern finds here; null: nothing, and nothing is passed over. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  skipSpace(): void {
    this.take(/[ \t\u00a0]*/y);
  }

  /** Spaces and line breaks. */
  skipBlank(): void {
    this.take(/\s*/y);
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  fail(message: string, at = this.at): never {
    throw new StepProblem(at, message);
  }
}
