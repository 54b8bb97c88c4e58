/** The project's folder: every command changes into it before the server's code runs. */
export const projectRoot = process.cwd();
