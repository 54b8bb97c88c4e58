/** Filter: nobody has answered the invitation and it still counts. */
export const openInvites = (now: Date) => ({
  acceptedAt: null,
  declinedAt: null,
  revokedAt: null,
  expiresAt: { gt: now },
});
