/** Who pays for what a request or a socket asks. */
export interface Payer {
  /** As far as the proxy in front may be believed. */
  address: string;
  /** The browser's session, by a name that nobody can make up; null: none. */
  session: string | null;
  /** The account, or the session of one that was not looked up yet; null: nobody who is known. */
  account: string | null;
  /** The connection, where it is a socket. */
  socket?: string;
}
